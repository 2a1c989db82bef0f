#include "engine/players/playtest/card_uses.h"

#include "domain/decks/random_deck.h"
#include "engine/flow/refusal.h"
#include "engine/players/batch_pieces.h"
#include "engine/players/supervisor/supervisor_worth.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"
#include "engine/state/match.h"

#include <algorithm>
#include <map>

namespace dossier {

namespace {

constexpr std::size_t kGamesKept = 2; // of each card, to look at again

void addGame(std::vector<int>& games, int game)
{
    if (games.size() < kGamesKept && (games.empty() || games.back() < game))
        games.push_back(game);
}

void merge(std::vector<int>& games, const std::vector<int>& more)
{
    std::vector<int> all;
    std::ranges::set_union(games, more, std::back_inserter(all));
    all.resize(std::min(all.size(), kGamesKept));
    games = std::move(all);
}

// A game with its decks, as its number gives them.
class DrawnGame
{
public:
    DrawnGame(const UsesSetup& setup, int game)
        : m_setup(setup)
        , m_seed(seedOfGame(setup.seed, static_cast<std::uint64_t>(game)))
    {
        constexpr std::uint64_t kDecks = 0x6465636b73;
        Random random(seedOfGame(m_seed, kDecks));
        const bool basic = setup.options.game == Game::Basic; // BASIC-1
        const int seats = random.below(4) == 0 && !basic ? 3 : 2;
        for (int seat = 0; seat < seats; ++seat)
            m_decks.push_back(randomDeck(*setup.pool, setup.format, random));
    }

    // Calls `visit(state, seen, actions, chosen)` at every decision; gives the winner.
    template <typename Visit>
    Seat play(Visit visit) const
    {
        const Match match(matchSetup());
        std::vector<std::unique_ptr<Policy>> players;
        for (std::size_t seat = 0; seat < m_decks.size(); ++seat) {
            Thinking thinking;
            thinking.worlds = m_setup.worlds;
            thinking.seed = seedOfGame(m_seed, seat + 1);
            players.push_back(playerFor(m_setup.bot, match, thinking));
        }
        GameState state = newGame(match, m_seed);
        ActionList actions;
        Observation seen;
        legalActions(state, actions);
        while (!state.over()) {
            observe(state, state.decider, seen);
            const Action chosen = players[state.decider]->decide({state, seen, actions});
            visit(state, seen, actions, chosen);
            applyLegal(state, chosen, actions);
        }
        return state.winner;
    }

    bool canBePlayed() const { return setupProblems(matchSetup()).empty(); }
    const std::vector<Deck>& decks() const { return m_decks; }

private:
    MatchSetup matchSetup() const
    {
        MatchSetup match;
        match.pool = m_setup.pool;
        match.effects = m_setup.effects;
        match.options = m_setup.options;
        for (const Deck& deck : m_decks)
            match.seats.push_back({.deck = &deck, .inOrder = true});
        return match;
    }

    const UsesSetup& m_setup;
    std::uint64_t m_seed;
    std::vector<Deck> m_decks;
};

// The card that a choice would use, of those its player brought; none of any other choice.
CardRef cardUsed(const GameState& state, const Action& action)
{
    CardRef card;
    switch (action.kind) {
    case ActionKind::Play:
    case ActionKind::UseBluff:
    case ActionKind::UseText:
    case ActionKind::PlaceSite:
    case ActionKind::Requisition:
    case ActionKind::BuyAgent:
        card = action.card;
        break;
    case ActionKind::Deploy:
        card = agentCard(state, state.decider, action.agent);
        break;
    default:
        break;
    }
    return card && card.owner() == state.decider ? card : CardRef();
}

// What the players of one game could do with their cards, and did.
class Watcher
{
public:
    Watcher(UsesReport& report, const DrawnGame& game, std::size_t cards)
        : m_report(report)
        , m_seats(game.decks().size(), std::vector<Seen>(cards))
    {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            const Deck& deck = game.decks()[seat];
            for (const DeckEntry& entry : deck.team)
                m_seats[seat][entry.card].held = true;
            for (const Zone zone : {Zone::Team, Zone::BureauDeck})
                for (const DeckEntry& entry : deck.zone(zone))
                    m_seats[seat][entry.card].inDeck = true;
        }
    }

    void look(const GameState& state, const ActionList& actions, const Action& chosen)
    {
        ++m_decision;
        const Seat self = state.decider;
        auto& cards = m_seats[self];
        state.player(self).hand.forEach([&](int index) { cards[cardIndex(state, {self, index})].held = true; });
        for (const Action& action : actions)
            if (const CardRef ref = cardUsed(state, action)) {
                const CardIndex card = cardIndex(state, ref);
                const bool text = action.kind == ActionKind::UseText;
                Seen& seen = cards[card];
                if (std::exchange(seen.offeredAt, m_decision) != m_decision)
                    ++m_report.cards[card].offered;
                if (text && std::exchange(seen.textOfferedAt, m_decision) != m_decision)
                    ++m_report.cards[card].textOffered;
            }
        if (const CardRef ref = cardUsed(state, chosen)) {
            const CardIndex card = cardIndex(state, ref);
            cards[card].used = true;
            ++m_report.cards[card].taken;
            m_report.cards[card].textTaken += chosen.kind == ActionKind::UseText;
        }
        if (chosen.kind == ActionKind::PutUnder && factsOf(state, chosen.card).type == CardType::Bluff)
            ++m_report.cards[cardIndex(state, chosen.card)].hidden;
    }

    void end(int game, Seat winner)
    {
        ++m_report.games;
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            const GameCount count = GameCount::of(static_cast<Seat>(seat), winner, m_seats.size());
            for (std::size_t card = 0; card < m_seats[seat].size(); ++card)
                add(m_seats[seat][card], count, game, m_report.cards[card]);
        }
    }

private:
    struct Seen
    {
        bool inDeck = false;
        bool held = false;
        bool used = false;
        int offeredAt = 0; // the last decision that offered it
        int textOfferedAt = 0;
    };

    static void add(const Seen& seen, const GameCount& count, int game, CardUses& uses)
    {
        uses.decks += seen.inDeck;
        if (seen.held && seen.inDeck) {
            ++uses.held;
            addGame(uses.gamesHeld, game);
        }
        if (seen.offeredAt > 0) {
            uses.could += count;
            addGame(uses.gamesOffered, game);
        }
        if (seen.used)
            uses.used += count;
    }

    UsesReport& m_report;
    std::vector<std::vector<Seen>> m_seats; // by CardIndex
    int m_decision = 0;
};

// --- Why not --------------------------------------------------------------------------------------------------------

// How near a card came to being played: of several reasons the last one counts.
int nearness(ReasonKind kind)
{
    switch (kind) {
    case ReasonKind::NotYourDecision:
    case ReasonKind::NotInHand:
    case ReasonKind::OtherChoice:
        return 0;
    case ReasonKind::WrongRole:
    case ReasonKind::WrongWindow:
        return 1;
    default:
        return 2;
    }
}

// What most often stood against playing the card from hand, where its moment had come.
class Obstacles
{
public:
    void look(const GameState& state, CardIndex card)
    {
        const Seat self = state.decider;
        state.player(self).hand.forEach([&](int index) {
            const CardRef ref(self, index);
            if (cardIndex(state, ref) != card)
                return;
            if (const auto reason = whyNot(state, self, ref)) {
                auto& [times, first] = m_met[{nearness(reason->kind), reason->rule}];
                if (times++ == 0)
                    first = *reason;
            }
        });
    }

    std::optional<Reason> most() const
    {
        const auto found = std::ranges::max_element(
            m_met, {}, [](const auto& each) { return std::pair(each.first.first, each.second.first); });
        return found == m_met.end() || found->first.first == 0 ? std::nullopt : std::optional(found->second.second);
    }

private:
    std::map<std::pair<int, RuleNumber>, std::pair<int, Reason>> m_met; // how often, and the first of them
};

// Whether the rules of thumb see anything that a choice with this card would do.
bool meansSomething(const GameState& state, const Observation& seen, const ActionList& actions, CardIndex card)
{
    const PlayerView sight{*state.match, seen};
    for (const Action& action : actions) {
        const CardRef ref = cardUsed(state, action);
        if (!ref || cardIndex(state, ref) != card)
            continue;
        if (action.kind != ActionKind::Play && action.kind != ActionKind::UseText)
            return true; // a Site, an Agent, Equipment: what they are for he knows by their type
        const Worth worth = worthOf(sight, sight.check(), action);
        if (worth.margin != 0 || worth.gain != 0)
            return true;
    }
    return false;
}

} // namespace

CardUses& CardUses::operator+=(const CardUses& other)
{
    decks += other.decks;
    held += other.held;
    could += other.could;
    used += other.used;
    offered += other.offered;
    taken += other.taken;
    textOffered += other.textOffered;
    textTaken += other.textTaken;
    hidden += other.hidden;
    merge(gamesHeld, other.gamesHeld);
    merge(gamesOffered, other.gamesOffered);
    return *this;
}

UsesReport& UsesReport::operator+=(const UsesReport& other)
{
    games += other.games;
    cards.resize(std::max(cards.size(), other.cards.size()));
    for (std::size_t card = 0; card < other.cards.size(); ++card)
        cards[card] += other.cards[card];
    return *this;
}

UsesReport countUses(const UsesSetup& setup, int jobs, const std::function<void(int)>& progress,
                     const std::stop_token& stop)
{
    const auto play = [&](int first, int last) {
        UsesReport report;
        report.cards.resize(setup.pool->size());
        for (int number = first; number < last && !stop.stop_requested(); ++number) {
            const DrawnGame game(setup, number);
            if (!game.canBePlayed())
                continue;
            Watcher watcher(report, game, setup.pool->size());
            const Seat winner = game.play([&](const GameState& state, const Observation&, const ActionList& actions,
                                              const Action& chosen) { watcher.look(state, actions, chosen); });
            watcher.end(number, winner);
        }
        return report;
    };
    constexpr int kAtOnce = 16;
    UsesReport all;
    for (const UsesReport& piece : playInPieces(setup.games, jobs, progress, stop, play, kAtOnce))
        all += piece;
    return all;
}

std::map<CardIndex, NotUsed> whyNotUsed(const UsesSetup& setup, const UsesReport& report)
{
    std::map<CardIndex, NotUsed> answers;
    std::map<CardIndex, Obstacles> obstacles;
    std::map<int, std::vector<CardIndex>> games; // to play again, with the cards to look at
    for (CardIndex card = 0; card < report.cards.size(); ++card) {
        const CardUses& uses = report.cards[card];
        if (uses.used.games > 0 || !isUsable(*setup.pool, card))
            continue;
        const bool offered = uses.could.games > 0;
        answers[card].why = uses.decks == 0  ? NotUsed::Why::NotInDecks
                            : uses.held == 0 ? NotUsed::Why::NotHeld
                            : offered        ? NotUsed::Why::NoRule
                                             : NotUsed::Why::NotAllowed;
        for (const int game : offered ? uses.gamesOffered : uses.gamesHeld)
            games[game].push_back(card);
    }
    for (const auto& again : games) // a name of its own: Clang lets no function inside take a part of a pair
        DrawnGame(setup, again.first)
            .play([&](const GameState& state, const Observation& seen, const ActionList& actions, const Action&) {
                for (const CardIndex card : again.second) {
                    NotUsed& answer = answers[card];
                    if (answer.why == NotUsed::Why::NotAllowed)
                        obstacles[card].look(state, card);
                    else if (answer.why == NotUsed::Why::NoRule && meansSomething(state, seen, actions, card))
                        answer.why = NotUsed::Why::NotWorth;
                }
            });
    for (const auto& [card, met] : obstacles)
        answers[card].against = met.most();
    return answers;
}

} // namespace dossier
