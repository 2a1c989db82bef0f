#include "engine/players/goldfish.h"

#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr Seat kSolo = 0;
constexpr Seat kOpponent = 1;

// The deck with a Team the table can hold: no title twice, Agents only (DECK-14).
Deck playable(const Deck& deck, const CardPool& pool, std::vector<CardIndex>& dropped)
{
    Deck fit = deck;
    fit.team.clear();
    fit.xFile.clear(); // SETUP-1: the own one is never asked about
    std::vector<TitleIndex> seen;
    for (const DeckEntry& entry : deck.team) {
        const TitleIndex title = pool.titleOf(entry.card);
        const bool fresh = pool[entry.card].agent && std::find(seen.begin(), seen.end(), title) == seen.end();
        if (fresh) {
            seen.push_back(title);
            fit.team.push_back({entry.card, 1});
        }
        if (!fresh || entry.count > 1)
            dropped.push_back(entry.card);
    }
    return fit;
}

// The opponent has no cards and does nothing; his X-File is drawn at random.
MatchSetup matchSetup(const GoldfishSetup& setup, const Deck& deck)
{
    MatchSetup match;
    match.pool = setup.pool;
    match.effects = setup.effects;
    match.options.game = deck.game;
    match.options.killerCards = setup.killers;
    match.options.mostTurns = 2 * setup.mostTurns;
    match.seats = {SeatSetup{.deck = &deck, .inOrder = true}, SeatSetup{.passive = true}};
    match.firstSeat = kSolo;
    return match;
}

int questionsAsked(const GameState& state)
{
    const Notebook& known = notebook(state, kSolo, kOpponent);
    return std::popcount(known.yes | known.no);
}

GoldfishGame playOne(const Match& match, std::uint64_t seed, Policy& player, Observation& seen)
{
    ActionList actions;
    GameState state = newGame(match, seed);
    legalActions(state, actions);
    while (!state.over()) {
        observe(state, state.decider, seen);
        applyLegal(state, player.choose(seen, actions), actions);
    }
    return {state.winner == kSolo, state.player(kSolo).turns, questionsAsked(state), state.player(kSolo).rp};
}

// Without effects: Sites and X-Files act by their printed facts alone, every other card may have a text of its own.
std::vector<CardIndex> manualCardsOf(const Deck& deck, const CardPool& pool, const EffectBook* effects)
{
    if (effects)
        return {};
    std::vector<CardIndex> manual;
    std::vector<TitleIndex> seen;
    for (const auto* zone : {&deck.team, &deck.bureauDeck})
        for (const DeckEntry& entry : *zone) {
            const CardType type = pool[entry.card].type;
            const TitleIndex title = pool.titleOf(entry.card);
            if (type == CardType::Site || type == CardType::XFile ||
                std::find(seen.begin(), seen.end(), title) != seen.end())
                continue;
            seen.push_back(title);
            manual.push_back(entry.card);
        }
    std::sort(manual.begin(), manual.end(), [&](CardIndex a, CardIndex b) { return pool[a].title < pool[b].title; });
    return manual;
}

} // namespace

std::span<const Bot> goldfishPlayers()
{
    static constexpr std::array<Bot, 2> kPlayers{Bot::Agent, Bot::Supervisor};
    return kPlayers;
}

std::vector<CardIndex> droppedFrom(const Deck& deck, const CardPool& pool)
{
    std::vector<CardIndex> dropped;
    playable(deck, pool, dropped);
    return dropped;
}

std::vector<SetupProblem> goldfishProblems(const GoldfishSetup& setup)
{
    std::vector<CardIndex> dropped;
    const Deck deck = playable(setup.deck, *setup.pool, dropped);
    return setupProblems(matchSetup(setup, deck));
}

GoldfishReport playGoldfish(const GoldfishSetup& setup, int first, int last, const GoldfishContinue& goOn)
{
    GoldfishReport report;
    const Deck deck = playable(setup.deck, *setup.pool, report.dropped);
    const Match match(matchSetup(setup, deck));
    const std::unique_ptr<Policy> player = playerFor(setup.player, match, {});
    Observation seen;
    report.seed = setup.seed;
    report.player = setup.player;
    report.takenOut = notDealt(deck, *setup.pool, deck.game);
    report.manualCards = manualCardsOf(setup.deck, *setup.pool, setup.effects);
    for (int game = first; game < last && (!goOn || goOn()); ++game) {
        const GoldfishGame played =
            playOne(match, seedOfGame(setup.seed, static_cast<std::uint64_t>(game)), *player, seen);
        ++report.games;
        report.questions.add(played.questions);
        report.rpUnspent.add(played.rpUnspent);
        if (!played.solved)
            continue;
        ++report.solved;
        report.turns.add(played.turns);
    }
    return report;
}

GoldfishReport mergeReports(const std::vector<GoldfishReport>& parts)
{
    GoldfishReport all;
    if (!parts.empty()) {
        all.seed = parts.front().seed;
        all.player = parts.front().player;
        all.manualCards = parts.front().manualCards;
        all.dropped = parts.front().dropped;
        all.takenOut = parts.front().takenOut;
    }
    for (const GoldfishReport& part : parts) {
        all.games += part.games;
        all.solved += part.solved;
        all.turns.add(part.turns);
        all.questions.add(part.questions);
        all.rpUnspent.add(part.rpUnspent);
    }
    return all;
}

void Distribution::add(const Distribution& other)
{
    for (const auto& [value, times] : other.m_counts)
        m_counts[value] += times;
}

int Distribution::count() const
{
    int all = 0;
    for (const auto& [value, times] : m_counts)
        all += times;
    return all;
}

double Distribution::mean() const
{
    double sum = 0;
    for (const auto& [value, times] : m_counts)
        sum += static_cast<double>(value) * times;
    const int all = count();
    return all == 0 ? 0.0 : sum / all;
}

int Distribution::percentile(int percent) const
{
    const std::int64_t all = count();
    std::int64_t below = 0;
    for (const auto& [value, times] : m_counts) {
        below += times;
        if (below * 100 >= all * percent)
            return value;
    }
    return 0;
}

} // namespace dossier
