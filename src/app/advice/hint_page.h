// A hint beside the table: that somebody thinks, and then what he advises, why, and what the other choices are worth.
#pragma once

#include "app/advice/hint.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier {

class QuietLabel;
struct Desk;

class HintPage : public QWidget
{
    Q_OBJECT

public:
    explicit HintPage(const Desk& desk, QWidget* parent = nullptr);

    void showThinking();
    void show(const Hint& hint);
    using QWidget::show;
    void clear();
    // Something is shown, or thought about.
    bool isInUse() const { return m_inUse; }
    bool isThinking() const;
    AdviceList& list() { return *m_list; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void stopWanted();
    // A row was taken: by double click, or Return.
    void taken(const dossier::Action& action);

private:
    void arrange();
    bool isReasonInList() const;

    QLabel* m_best;
    QuietLabel* m_reason;
    QPushButton* m_stop;
    QuietLabel* m_figures;
    AdviceList* m_list;
    Hint m_hint;
    bool m_inUse = false;
    bool m_reasonInList = false;
};

} // namespace dossier
