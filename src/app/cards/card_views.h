// The cards that were found, as a table or as pictures: one choice of card for both. Where nothing was found, a page
// says what to do.
#pragma once

#include "domain/cards/card_pool.h"

#include <QStackedWidget>

#include <optional>

class QAbstractItemView;
class QLabel;
class QTableView;

namespace dossier {

class CardColumns;
class CardGrid;
class CardListModel;
class RowKeys;
struct Desk;

class CardViews : public QStackedWidget
{
    Q_OBJECT

public:
    CardViews(const Desk& desk, CardListModel* model, QWidget* parent = nullptr);

    void showAsPictures(bool pictures);
    CardGrid& grid() { return *m_grid; }

    std::optional<CardIndex> card() const;
    // Where it is not among the rows: the first one.
    void choose(std::optional<CardIndex> card);
    // To the next or an earlier row, as far as there is one.
    void step(int rows);

    // After the model was filled, `ordered`: as the search asked for. `nothing` (rich text, links are titles to search
    // for) is shown where it is empty.
    void showFound(const QString& nothing, bool ordered);
    // Puts the keyboard into the list, where there is something in it.
    void enterList();
    CardColumns& columns() { return *m_columns; }
    QWidget* list() const;

signals:
    void cardChanged();
    void taken(bool toTeam);      // Enter, double click
    void ownedWanted(int change); // + and -
    void lookedAt();              // Space
    void titleWanted(const QString& title);
    void menuWanted(const QPoint& place); // on the screen, for the card that is chosen

private:
    void createTable();
    void createNothing();
    void openMenu(QAbstractItemView* view, const QPoint& place);
    void connectView(QAbstractItemView* view);
    QAbstractItemView* view() const;
    void turnTo(QWidget* page);

    const Desk& m_desk;
    CardListModel* m_model;
    QTableView* m_table;
    CardColumns* m_columns = nullptr;
    CardGrid* m_grid;
    QLabel* m_nothing;
    bool m_asPictures = false;
};

} // namespace dossier
