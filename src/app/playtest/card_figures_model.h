// The cards of a tested deck as rows: how much was won when each was in the opening hand, drawn, played, against when
// not, and what it is truly worth where that was played out.
#pragma once

#include "app/playtest/error_bar.h"
#include "app/playtest/played_series.h"
#include "engine/players/playtest/playtest_worth.h"

#include <QAbstractTableModel>

namespace dossier {

enum CardFiguresRole : int { kSortRole = Qt::UserRole + 100 }; // what a column is sorted by, a number or a text

class CardFiguresModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Copies, Opening, Drawn, Played, Difference, Worth, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    // Keeps the rows where the deck is the one that is shown.
    void show(const PlayedSeries& series);
    // What was found out about cards of this deck; about others it stays.
    void showWorth(const std::vector<CardWorth>& cards);
    // What was found out in former games counts no longer.
    void forgetWorth();

    std::vector<CardWorth> worth() const;
    // A card to be tried: where it lies, nothing compared.
    CardWorth cardAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        CardWorth card;
        CardFigures figures;
        bool knowsWorth = false;
    };
    void changed();
    void fitScales();
    // The games when it was so, for the columns Opening, Drawn and Played.
    static const GameCount& when(const Row& row, int column);
    std::optional<ErrorBar> whisker(const Row& row, int column) const;
    // Won when drawn, less won when not; nothing where one of them never was.
    std::optional<Rate> difference(const Row& row, int column) const;
    RowLook lookOf(const Row& row, int column) const;
    QString text(const Row& row, int column) const;
    QString tip(const Row& row, int column) const;
    QVariant sortKey(const Row& row, int column) const;

    const CardPool* m_pool = nullptr;
    Deck m_deck;
    std::vector<Row> m_rows;
    GameCount m_all;
    Scale m_scale;
    Scale m_worthScale;
};

} // namespace dossier
