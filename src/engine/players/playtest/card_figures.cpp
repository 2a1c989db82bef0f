#include "engine/players/playtest/card_figures.h"

namespace dossier {

namespace {

using Entries = std::bitset<kCardsPerSeat>;

bool isPlay(EventKind kind)
{
    return kind == EventKind::Played || kind == EventKind::SitePlaced || kind == EventKind::BoughtAgent ||
           kind == EventKind::Requisitioned;
}

void resize(DeckFigures& figures, std::size_t entries)
{
    if (figures.cards.size() < entries)
        figures.cards.resize(entries);
}

} // namespace

GameCount GameCount::of(Seat seat, Seat winner, std::size_t seats)
{
    if (winner == kNoSeat)
        return {1, 0, 1, partsOfUndecided(static_cast<int>(seats))};
    return {1, winner == seat ? 1 : 0, 0, 0};
}

GameCount& GameCount::operator+=(const GameCount& other)
{
    games += other.games;
    wins += other.wins;
    undecided += other.undecided;
    parts += other.parts;
    return *this;
}

GameCount GameCount::operator-(const GameCount& other) const
{
    return {games - other.games, wins - other.wins, undecided - other.undecided, parts - other.parts};
}

CardFigures& CardFigures::operator+=(const CardFigures& other)
{
    opening += other.opening;
    drawn += other.drawn;
    played += other.played;
    return *this;
}

DeckFigures& DeckFigures::operator+=(const DeckFigures& other)
{
    all += other.all;
    resize(*this, other.cards.size());
    for (std::size_t entry = 0; entry < other.cards.size(); ++entry)
        cards[entry] += other.cards[entry];
    return *this;
}

CardWatch::CardWatch(const Deck& deck, const CardPool& pool)
    : m_entryOf(pool.size(), -1)
    , m_entries(deck.bureauDeck.size())
{
    for (std::size_t entry = 0; entry < m_entries; ++entry)
        m_entryOf[deck.bureauDeck[entry].card] = static_cast<std::int16_t>(entry);
}

void CardWatch::add(const EventLog& log, Seat seat, const GameCount& count, DeckFigures& figures) const
{
    Entries opening;
    Entries drawn;
    Entries played;
    bool began = false;
    for (const Event& event : log) {
        began = began || event.kind == EventKind::TurnBegan;
        const bool draw = event.kind == EventKind::DrewCard || event.kind == EventKind::Took;
        if ((!draw && !isPlay(event.kind)) || event.seat != seat || event.card.name.owner != seat)
            continue;
        const CardIndex card = event.card.name.card;
        const int entry = card < m_entryOf.size() ? m_entryOf[card] : -1;
        if (entry < 0)
            continue;
        const auto bit = static_cast<std::size_t>(entry);
        (draw ? drawn : played).set(bit);
        if (!began)
            opening.set(bit);
    }
    resize(figures, m_entries);
    figures.all += count;
    for (std::size_t entry = 0; entry < m_entries; ++entry) {
        CardFigures& card = figures.cards[entry];
        if (opening.test(entry))
            card.opening += count;
        if (drawn.test(entry))
            card.drawn += count;
        if (played.test(entry))
            card.played += count;
    }
}

} // namespace dossier
