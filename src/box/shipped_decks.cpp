#include "box/shipped_decks.h"

#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "box/sample_decks.h"

#include <algorithm>

namespace dossier {

ShippedDecks::ShippedDecks(const GameData& box)
    : m_box(box)
{}

std::size_t ShippedDecks::size()
{
    return decks().size();
}

const QString& ShippedDecks::name(std::size_t place)
{
    return decks()[place].name;
}

const Deck& ShippedDecks::deck(std::size_t place)
{
    Shipped& shipped = decks()[place];
    if (!shipped.whole) {
        shipped.deck = completed(std::move(shipped.deck), m_box);
        shipped.deck.name = shipped.name.toStdString();
        shipped.whole = true;
    }
    return shipped.deck;
}

bool ShippedDecks::isAmong(const QStringList& names, std::size_t place)
{
    const QString& own = name(place);
    return std::any_of(names.begin(), names.end(), [&](const QString& each) { return starterNow(each) == own; });
}

std::vector<ShippedDecks::Shipped>& ShippedDecks::decks()
{
    if (m_decks.empty())
        for (Deck& deck : sampleDecks(m_box.cards)) {
            const QString name = shippedName(deck);
            m_decks.push_back({name, std::move(deck), false});
        }
    return m_decks;
}

} // namespace dossier
