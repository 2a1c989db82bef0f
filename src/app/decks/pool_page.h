// All cards beside the open deck, to be searched and put into it: Enter, Ctrl+Enter for the Team, or dragging.
#pragma once

#include "desk/search/card_search.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace dossier {

class CardTableModel;
class SearchBox;
struct Desk;

class PoolPage : public QWidget
{
    Q_OBJECT

public:
    explicit PoolPage(const Desk& desk, QWidget* parent = nullptr);

signals:
    void cardChosen(dossier::CardIndex card);
    // "Only cards I own" was checked, or no longer is.
    void ownedOnlyChanged();

private:
    void createTable();
    void createNothing();
    void sayNothing(std::size_t found);
    void search(const QString& query);
    void addChosen(bool toTeam);

    const Desk& m_desk;
    CardSearch m_finder;
    bool m_waits = false; // for the collection to be read
    CardTableModel* m_model;
    SearchBox* m_search;
    QCheckBox* m_owned; // only these
    QTableView* m_table;
    QWidget* m_nothing; // in its place, where no card is left of those that there are
    QLabel* m_why;
    QPushButton* m_more;
};

} // namespace dossier
