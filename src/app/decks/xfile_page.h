// Choosing the X-File a deck protects: all of them with their four characteristics, and how hard each is to find out.
#pragma once

#include "domain/deduction/xfile_hardness.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace dossier {

class LatestOnlyTask;
struct Desk;

class XFilePage : public QWidget
{
    Q_OBJECT

public:
    explicit XFilePage(const Desk& desk, QWidget* parent = nullptr);

    // Against the questions that are thought of; what is shown later is reckoned then.
    void reckon();

signals:
    void cardChosen(dossier::CardIndex card);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    bool owns(CardIndex xFile) const;
    void list(const std::vector<Hardness>& hardest);
    void markProtected();
    void chooseProtected();
    void sayWhetherProtected();
    void sayTwins();
    void protect();
    std::optional<CardIndex> chosen() const;

    const Desk& m_desk;
    LatestOnlyTask* m_background;
    std::vector<NearTwins> m_twins;
    QComboBox* m_mix;
    QListWidget* m_list;
    QLabel* m_whichAreListed; // of those there are
    QLabel* m_twinsOfChosen;
    QPushButton* m_protect;
};

} // namespace dossier
