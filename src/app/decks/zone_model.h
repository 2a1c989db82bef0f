// One zone of the open deck as a list: its cards in a steady order, the Bureau Deck under a heading for each type,
// cost, Keyword or question.
#pragma once

#include "domain/cards/card_set.h"
#include "domain/decks/deck.h"
#include "domain/decks/deck_rules.h"

#include <QAbstractListModel>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dossier {

class OpenDeck;
struct RowLook;

// Beside kCardRole and kCountRole (row_look.h).
enum ZoneRole : int {
    kHeadingRole = Qt::UserRole + 100 // true for a heading; its text is the display role
};

// Question: what a Site lets ask; other cards by their type. A card with several Keywords stands under its first.
enum class Grouping { Type, Cost, Keyword, Question };
inline constexpr int kGroupings = 4;

class ZoneModel : public QAbstractListModel
{
    Q_OBJECT

public:
    ZoneModel(OpenDeck& deck, const CardPool& pool, Zone zone, QObject* parent = nullptr);

    void setGrouping(Grouping grouping);
    Grouping grouping() const { return m_grouping; }
    // Only the rows of these cards; nothing: all of them. Headings still count the whole zone.
    void showOnly(std::optional<PoolSet> cards);
    bool hides(CardIndex card) const { return m_only && !m_only->contains(card); }
    int copiesShown() const;
    std::optional<CardIndex> cardAt(int row) const;
    int rowOf(CardIndex card) const; // -1 where it is not in the zone
    // This card's row stands out: it has just gone in.
    void setLit(std::optional<CardIndex> card);
    std::optional<CardIndex> lit() const { return m_lit; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction | Qt::CopyAction; }

signals:
    // Of one card, and no other, there is more in the zone now.
    void grew(dossier::CardIndex card);

private:
    struct Row
    {
        int group = 0; // in the order of groups
        bool heading = false;
        std::string_view title; // folded, of the pool
        CardIndex card = 0;
        int count = 0;

        auto key() const { return std::tuple(group, !heading, title, card); }
    };

    std::vector<Row> rowsNow() const;
    int groupOf(const Card& card) const;
    QString headingOf(int group) const;
    QString titleOf(CardIndex card) const;
    void refresh();
    void refreshRows();
    // The only card of which there is more than when this was last asked, of the same deck.
    std::optional<CardIndex> grownCard();
    RowLook lookOf(const Row& row) const;
    std::optional<Severity> severityOf(CardIndex card) const;

    OpenDeck& m_deck;
    const CardPool& m_pool;
    Zone m_zone;
    Grouping m_grouping = Grouping::Type;
    std::optional<PoolSet> m_only;
    std::optional<CardIndex> m_lit;
    std::vector<Row> m_rows;
    std::int64_t m_deckBefore = 0; // whose cards these are:
    std::vector<DeckEntry> m_before;
};

} // namespace dossier
