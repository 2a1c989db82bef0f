#include "app/widgets/card_table_model.h"

#include "app/theme/marks.h"
#include "app/widgets/card_move.h"
#include "app/widgets/card_words.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/words/game_words.h"

#include <algorithm>

namespace dossier {

namespace {

// Dear cards last, an X behind every number, cards without a Cost first.
int costOrder(const Card& card)
{
    if (!card.cost)
        return -1;
    return card.cost->x ? 100 + card.cost->base : card.cost->base;
}

QString figureOrNothing(int count)
{
    return count > 0 ? QString::number(count) : QString();
}

} // namespace

CardTableModel::CardTableModel(const CardPool& pool, const OwnedCards& owned, const OpenDeck& deck, QObject* parent)
    : ColumnModel(parent)
    , m_pool(pool)
    , m_owned(owned)
    , m_deck(deck)
{
    setColumns(columns());
    connect(&owned, &OwnedCards::changed, this, [this] { tell(Owned, Owned); });
    connect(&deck, &OpenDeck::changed, this, [this] { tell(InDeck, InDeck); });
}

Column<CardIndex> CardTableModel::says(const QString& name, const Says& text) const
{
    return {.head = {name}, .text = text, .before = [](CardIndex a, CardIndex b) { return a < b; }};
}

std::vector<Column<CardIndex>> CardTableModel::columns() const
{
    const auto card = [this](CardIndex index) -> const Card& { return m_pool[index]; };
    const auto owned = [this](CardIndex index) { return m_owned.copies(index); };
    const auto inDeck = [this](CardIndex index) { return this->inDeck(index); };
    std::vector<dossier::Column<CardIndex>> all{
        says(tr("Number"), [=](CardIndex index) { return QString::fromStdString(card(index).id); }),
        sorted(says(tr("Title"),
                    [=, this](CardIndex index) {
                        return m_titlesFirst ? printingTitle(m_pool, index) : QString::fromStdString(card(index).title);
                    }),
               [this](CardIndex index) { return m_pool.foldedTitle(index); }),
        sorted(says(tr("Type"), [=](CardIndex index) { return word(card(index).type); }),
               [=](CardIndex index) { return card(index).type; }),
        sorted(says(tr("Cost"),
                    [=](CardIndex index) { return card(index).cost ? costFigure(*card(index).cost) : QString(); }),
               [=](CardIndex index) { return costOrder(card(index)); }),
        sorted(says(tr("Rarity"), [=](CardIndex index) { return word(card(index).rarity); }),
               [=](CardIndex index) { return card(index).rarity; }),
        sorted(says(tr("Owned"), [=](CardIndex index) { return figureOrNothing(owned(index)); }), owned),
        sorted(says(tr("In deck"), [=](CardIndex index) { return figureOrNothing(inDeck(index)); }), inDeck)};
    for (const int figure : {CostColumn, Owned, InDeck})
        all[static_cast<std::size_t>(figure)].head.side = Qt::AlignRight;
    all[Title].spoken = [=](CardIndex index) { return describe(card(index)); };
    for (int column = 0; column < kColumns; ++column)
        all[static_cast<std::size_t>(column)].look = [this, column](CardIndex index) { return lookOf(index, column); };
    return all;
}

QVariant CardTableModel::data(const QModelIndex& index, int role) const
{
    if (role == kCardRole && index.isValid())
        return static_cast<int>(cardAt(index.row()));
    return ColumnModel::data(index, role);
}

void CardTableModel::showCards(std::vector<CardIndex> cards, bool keepOrder)
{
    beginResetModel();
    rows() = std::move(cards);
    if (!keepOrder)
        put(inOrder());
    endResetModel();
}

int CardTableModel::rowOf(CardIndex card) const
{
    const auto found = std::ranges::find(rows(), card);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

Qt::ItemFlags CardTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? ColumnModel::flags(index) | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList CardTableModel::mimeTypes() const
{
    return {cardMime()};
}

QMimeData* CardTableModel::mimeData(const QModelIndexList& indexes) const
{
    return indexes.isEmpty() ? nullptr : draggedCard(cardAt(indexes.front().row()));
}

RowLook CardTableModel::lookOf(CardIndex index, int column) const
{
    const Card& card = m_pool[index];
    RowLook look = m_titlesFirst ? breakingCell(card.type, column == Title)
                                 : numberedCell(card.type, column == Number, column == Title);
    if (column == CostColumn) {
        look.bare = true;
        look.after = {costPart(card.cost)};
    }
    return look;
}

int CardTableModel::inDeck(CardIndex card) const
{
    return copiesIn(m_deck.deck(), card);
}

} // namespace dossier
