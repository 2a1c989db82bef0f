// All cards beside the open deck, to be searched and put into it: Enter, Ctrl+Enter for the Team, or dragging.
#pragma once

#include "desk/search/card_search.h"

#include <QWidget>

class QCheckBox;
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

private:
    void createTable();
    void search(const QString& query);
    void addChosen(bool toTeam);

    const Desk& m_desk;
    CardSearch m_finder;
    bool m_waits = false; // for the collection to be read
    CardTableModel* m_model;
    SearchBox* m_search;
    QCheckBox* m_owned; // only these
    QTableView* m_table;
};

} // namespace dossier
