#include "net/guest/bot_guest.h"

#include "effects/card_effect.h"
#include "importers/decks/deck_formats.h"

#include <algorithm>

namespace dossier {

namespace {

// Of the others' decks nothing is known but which sets they are of: those of the X-Files.
std::vector<Deck> decksOf(const CardPool& pool, const Welcomed& welcome, const GameBegan& game)
{
    std::vector<Deck> decks(static_cast<std::size_t>(welcome.seats));
    for (Deck& deck : decks)
        for (const CardIndex card : game.xFiles)
            deck.add(Zone::BureauDeck, card, 1);
    decks[welcome.seat] = readDeck(game.deck.toStdString(), pool, DeckFormat::DossierText, {}).deck;
    return decks;
}

MatchSetup setupOf(const std::vector<Deck>& decks, const CardPool& pool, const EffectBook& effects,
                   const GameOptions& options)
{
    MatchSetup setup;
    setup.pool = &pool;
    setup.effects = &effects;
    setup.options = options;
    for (const Deck& deck : decks) {
        SeatSetup& seat = setup.seats.emplace_back();
        seat.deck = &deck;
        seat.drawsXFile = true;
    }
    return setup;
}

} // namespace

BotGuest::BotGuest(Bot bot, const CardPool& pool, const EffectBook& effects, const Welcomed& welcome,
                   const GameBegan& game, std::uint64_t seed)
    : m_decks(decksOf(pool, welcome, game))
    , m_player(bot, setupOf(m_decks, pool, effects, welcome.options), game.xFiles, seed)
{}

std::optional<Act> BotGuest::choose(const SeatView& view)
{
    const ActionList& actions = view.offer.actions;
    if (actions.empty() || view.scene)
        return std::nullopt;
    const Action chosen = m_player.choose(view.seen, actions);
    const auto found = std::find(actions.begin(), actions.end(), chosen);
    return Act{view.position, found == actions.end() ? 0 : static_cast<int>(found - actions.begin())};
}

} // namespace dossier
