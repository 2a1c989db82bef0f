// Where cards are catalogued: the line, and beside it what holds for all that follows, place, condition, language and
// printing. Tab goes there, Enter comes back; Escape there clears what is held.
#pragma once

#include "desk/entry_session.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QStringListModel;
class QToolButton;

namespace dossier {

class CardEntryLine;
struct Desk;

class EntryBar : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the bar.
    EntryBar(const Desk& desk, EntrySession& session, QWidget* parent = nullptr);

    CardEntryLine& line() { return *m_line; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createLine();
    void createChips();
    void createLayout();
    void connectSignals();
    void arrange();
    void keep();
    void showKept();
    void clearAll();

    const Desk& m_desk;
    EntrySession& m_session;
    CardEntryLine* m_line;
    QLineEdit* m_place;
    QStringListModel* m_places;
    QComboBox* m_condition;
    QComboBox* m_language;
    QComboBox* m_set;
    QComboBox* m_printing;
    QToolButton* m_clear;
    QWidget* m_chips;
    QBoxLayout* m_layout;
};

} // namespace dossier
