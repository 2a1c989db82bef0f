#include "engine/state/match.h"

#include "domain/cards/published_set.h"

#include <algorithm>
#include <cassert>

namespace dossier {

namespace {

bool isOfSetOf(const std::vector<DeckEntry>& entries, const CardPool& pool, const Card& card)
{
    return std::any_of(entries.begin(), entries.end(), [&](const DeckEntry& entry) {
        const Card& other = pool[entry.card];
        return other.further && other.setName == card.setName;
    });
}

// Whether some deck at the table has a card of the further set that this one is of.
bool isAtTheTable(const MatchSetup& setup, const Card& card)
{
    return std::any_of(setup.seats.begin(), setup.seats.end(), [&](const SeatSetup& seat) {
        return seat.deck &&
               ((!seat.drawsXFile && isOfSetOf(seat.deck->xFile, *setup.pool, card)) ||
                isOfSetOf(seat.deck->team, *setup.pool, card) || isOfSetOf(seat.deck->bureauDeck, *setup.pool, card));
    });
}

// What an X-File can be, one printing a title (DECK-5): of a further set only if its cards are at the table, and then
// each of them, or the list would tell which.
std::vector<CardIndex> xFilesOf(const MatchSetup& setup)
{
    const CardPool& pool = *setup.pool;
    std::vector<CardIndex> found;
    std::vector<TitleIndex> titles;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (!pool[card].xfile || (pool[card].further && !isAtTheTable(setup, pool[card])))
            continue;
        const TitleIndex title = pool.titleOf(card);
        if (std::find(titles.begin(), titles.end(), title) != titles.end())
            continue;
        titles.push_back(title);
        found.push_back(card);
    }
    return found;
}

void collectAgents(const std::vector<DeckEntry>& entries, const CardPool& pool, std::vector<TitleIndex>& titles)
{
    for (const DeckEntry& entry : entries) {
        const TitleIndex title = pool.titleOf(entry.card);
        if (pool[entry.card].agent && std::find(titles.begin(), titles.end(), title) == titles.end())
            titles.push_back(title);
    }
}

std::vector<TitleIndex> agentTitlesOf(const MatchSetup& setup)
{
    std::vector<TitleIndex> titles;
    for (const SeatSetup& seat : setup.seats)
        if (seat.deck) {
            collectAgents(seat.deck->team, *setup.pool, titles);
            collectAgents(seat.deck->bureauDeck, *setup.pool, titles);
        }
    std::sort(titles.begin(), titles.end());
    return titles;
}

// Agents of the collections besides, as far as there is room.
std::vector<TitleIndex> withCollections(std::vector<TitleIndex> titles, const MatchSetup& setup)
{
    for (const SeatSetup& seat : setup.seats)
        collectAgents(seat.collection, *setup.pool, titles);
    const auto room = static_cast<std::size_t>(kMostAgentTitles);
    titles.resize(std::min(titles.size(), room));
    std::sort(titles.begin(), titles.end());
    return titles;
}

void checkTeam(const Deck& deck, const CardPool& pool, Seat seat, std::vector<SetupProblem>& problems)
{
    using Kind = SetupProblem::Kind;
    std::vector<TitleIndex> seen;
    for (const DeckEntry& entry : deck.team) {
        const TitleIndex title = pool.titleOf(entry.card);
        if (!pool[entry.card].agent)
            problems.push_back({Kind::NoAgent, seat, entry.card, 0, 0});
        else if (entry.count > 1 || std::find(seen.begin(), seen.end(), title) != seen.end())
            problems.push_back({Kind::AgentTwice, seat, entry.card, std::max(entry.count, 2), 1});
        seen.push_back(title);
    }
}

void checkSeat(const Deck& deck, const CardPool& pool, Seat seat, std::vector<SetupProblem>& problems)
{
    using Kind = SetupProblem::Kind;
    const int all = bureauDeckSize(deck) + sizeOf(deck.team);
    if (all > kCardsPerSeat)
        problems.push_back({Kind::TooManyCards, seat, {}, all, kCardsPerSeat});
    checkTeam(deck, pool, seat, problems);
}

// The place of `value` in a sorted list, or -1.
std::int8_t placeIn(const std::vector<std::uint16_t>& sorted, std::uint16_t value)
{
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), value);
    if (found == sorted.end() || *found != value)
        return -1;
    return static_cast<std::int8_t>(found - sorted.begin());
}

void append(const std::vector<DeckEntry>& entries, std::vector<CardIndex>& cards)
{
    for (const DeckEntry& entry : entries)
        cards.insert(cards.end(), static_cast<std::size_t>(entry.count), entry.card);
}

} // namespace

std::vector<SetupProblem> setupProblems(const MatchSetup& setup)
{
    using Kind = SetupProblem::Kind;
    std::vector<SetupProblem> problems;
    const int seats = static_cast<int>(setup.seats.size());
    if (seats < 2 || seats > kMostSeats)
        problems.push_back({Kind::Seats, kNoSeat, {}, seats, seats < 2 ? 2 : kMostSeats});
    else if (seats > 2 && setup.options.game == Game::Basic)
        problems.push_back({Kind::BasicSeats, kNoSeat, {}, seats, 2});
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        if (setup.seats[seat].deck)
            checkSeat(*setup.seats[seat].deck, *setup.pool, static_cast<Seat>(seat), problems);
    const int titles = static_cast<int>(agentTitlesOf(setup).size());
    if (titles > kMostAgentTitles)
        problems.push_back({Kind::AgentTitles, kNoSeat, {}, titles, kMostAgentTitles});
    const int xFiles = static_cast<int>(xFilesOf(setup).size());
    if (xFiles < 1 || xFiles > kMostXFiles)
        problems.push_back({Kind::XFiles, kNoSeat, {}, xFiles, xFiles < 1 ? 1 : kMostXFiles});
    return problems;
}

Deck deckOf(const SeatSetup& seat)
{
    if (!seat.deck)
        return {};
    return seat.inOrder ? inOrder(*seat.deck) : *seat.deck;
}

bool isDealt(Game game, const Card& card)
{
    return game != Game::Basic || !(card.advancedOnly || card.agent || card.xfile);
}

int notDealt(const Deck& deck, const CardPool& pool, Game game)
{
    int count = 0;
    for (const DeckEntry& entry : deck.bureauDeck)
        count += isDealt(game, pool[entry.card]) ? 0 : entry.count;
    return count;
}

Match::Match(const MatchSetup& setup)
    : m_pool(setup.pool)
    , m_options(setup.options)
    , m_firstSeat(setup.firstSeat)
    , m_agentTitles(withCollections(agentTitlesOf(setup), setup))
    , m_xFiles(xFilesOf(setup))
{
    if (!setupProblems(setup).empty())
        throw std::invalid_argument("the match cannot be set up");
    m_compiled = setup.compiled ? setup.compiled : compileCards(*m_pool, setup.effects);
    auto ownFacts = std::make_shared<std::vector<CardFacts>>(m_compiled->facts);
    for (std::size_t card = 0; card < ownFacts->size(); ++card)
        (*ownFacts)[card].slot = slotOf(static_cast<CardIndex>(card));
    m_ownFacts = std::move(ownFacts);
    m_facts = m_ownFacts->data();
    m_effectOf = m_compiled->effectOf.data();
    for (const SeatSetup& seat : setup.seats) {
        SeatCards& own = m_seats.emplace_back();
        own.passive = seat.passive;
        own.drawsXFile = seat.drawsXFile;
        own.collection = seat.collection;
        if (!seat.deck)
            continue;
        const Deck deck = deckOf(seat);
        append(deck.team, own.cards);
        own.team = static_cast<int>(own.cards.size());
        append(deck.bureauDeck, own.cards);
        if (!seat.drawsXFile && !deck.xFile.empty() && facts(deck.xFile.front().card).type == CardType::XFile)
            own.xFile = facts(deck.xFile.front().card).slot;
        sortByEffect(own);
    }
}

void Match::bringIn(SeatCards& seat, int index)
{
    const CompiledCards::Traits& traits = m_compiled->traits[seat.cards[static_cast<std::size_t>(index)]];
    if (traits.kinds != 0)
        seat.lasting.insert(index);
    if (traits.listening)
        seat.listening.insert(index);
    if (traits.usable)
        seat.usable.insert(index);
    if (traits.ending)
        seat.ending.insert(index);
    m_anyEnding = m_anyEnding || traits.ending;
    m_anyForTheirTurn = m_anyForTheirTurn || traits.forTheirTurn;
    m_kinds |= traits.kinds;
    m_moments |= traits.moments;
    m_permissions |= traits.permissions;
    m_windows |= traits.windows;
}

void Match::sortByEffect(SeatCards& seat)
{
    seat.lasting = seat.listening = seat.usable = seat.ending = {};
    for (int index = 0; index < static_cast<int>(seat.cards.size()); ++index)
        bringIn(seat, index);
    if (seat.collection.empty())
        return;
    // What comes from outside may do anything.
    m_kinds = ~std::uint64_t{0};
    m_moments = ~std::uint32_t{0};
    m_permissions = ~std::uint32_t{0};
    m_windows = ~std::uint32_t{0};
    m_anyEnding = true;
    m_anyForTheirTurn = true;
    for (int i = 0; i < kFetchedPerSeat; ++i)
        for (CardSet* set : {&seat.lasting, &seat.listening, &seat.usable, &seat.ending})
            set->insert(static_cast<int>(seat.cards.size()) + i);
}

void Match::setCards(Seat seat, std::span<const CardIndex> cards)
{
    SeatCards& own = m_seats[seat];
    assert(cards.size() == own.cards.size());
    own.cards.assign(cards.begin(), cards.end());
    sortByEffect(own); // what the match may bring about only grows: it may be more than its cards do
}

int Match::owned(Seat seat, CardIndex card) const
{
    int count = 0;
    for (const DeckEntry& entry : m_seats[seat].collection)
        count += entry.card == card ? entry.count : 0;
    return count;
}

std::int8_t Match::slotOf(CardIndex card) const
{
    if ((*m_pool)[card].agent)
        return placeIn(m_agentTitles, m_pool->titleOf(card));
    if (!(*m_pool)[card].xfile)
        return -1;
    const auto found =
        std::find_if(m_xFiles.begin(), m_xFiles.end(), [&](CardIndex other) { return m_pool->sameCard(card, other); });
    return found == m_xFiles.end() ? std::int8_t{-1} : static_cast<std::int8_t>(found - m_xFiles.begin());
}

} // namespace dossier
