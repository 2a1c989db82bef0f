// A scenario is set up.
#include "engine/records/scenario/scenario_game.h"

#include "effects/effect_reader.h"
#include "engine/flow/setup.h"
#include "engine/records/scenario/scenario_vocabulary.h"

namespace dossier {

namespace {

std::string sentenceOf(const SetupProblem& problem)
{
    using Kind = SetupProblem::Kind;
    switch (problem.kind) {
    case Kind::Seats:
        return "a game has two to four players, not " + std::to_string(problem.have);
    case Kind::BasicSeats:
        return "the Basic Game is for two players, not " + std::to_string(problem.have) + " (BASIC-1)";
    case Kind::AgentTwice:
        return "a title stands twice in a Team (DECK-14)";
    case Kind::NoAgent:
        return "a card of a Team is no Agent";
    default:
        return "too many cards: " + std::to_string(problem.have) + ", at most " + std::to_string(problem.want);
    }
}

void checkPlayers(const Json& players)
{
    for (std::size_t i = 0; i < players.members().size(); ++i)
        if (players.members()[i].first != ScenarioGame::letterOf(static_cast<Seat>(i)))
            throw JsonError(players.line(), "players are called \"A\", \"B\" … in seat order");
}

} // namespace

ScenarioGame::ScenarioGame(const Json& scenario, const CardPool& pool, const EffectBook* usual, const RuleBook* rules)
    : m_pool(&pool)
    , m_rules(rules)
    , m_outcomes(pool)
    , m_course{&m_outcomes, false}
{
    checkKeys(scenario, scenarioKeys(), "the scenario");
    if (const Json* effects = scenario.find("effects"))
        m_effects = readEffects(*effects);
    const Json& players = scenario.at("players");
    checkPlayers(players);
    m_decks = scenarioDecks(players, pool);
    MatchSetup setup;
    setup.pool = &pool;
    setup.effects = usual && !scenario.find("effects") ? usual : &m_effects;
    setup.options = scenarioOptions(scenario);
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const Json* passive = players.members()[i].second.find("passive");
        SeatSetup seat{&m_decks[i], passive && passive->asBool()};
        if (const Json* owned = players.members()[i].second.find("collection"))
            for (const Json& card : owned->items())
                seat.collection.push_back({cardNamed(card, pool), 2});
        setup.seats.push_back(std::move(seat));
    }
    const auto problems = setupProblems(setup);
    if (!problems.empty())
        throw JsonError(players.line(), sentenceOf(problems.front()));
    m_match = std::make_unique<Match>(setup);
    const Json* seed = scenario.find("seed");
    m_state = emptyTable(*m_match, static_cast<std::uint64_t>(seed ? seed->asInteger(0, INT64_MAX) : 1));
    placeCards(m_state, players, *this);
    if (const Json* strict = scenario.find("strict"))
        setStrict(*strict);
    if (const Json* outcomes = scenario.find("outcomes"))
        m_outcomes.add(*outcomes);
    if (const Json* turnOf = scenario.find("turn of"))
        m_firstSeat = seatNamed(*turnOf);
    if (const Json* phase = scenario.find("phase"))
        m_firstPhase = static_cast<Phase>(indexOf(*phase, phaseWords(), "phase"));
    m_run.from = moment();
    start();
}

void ScenarioGame::start()
{
    startAt(m_state, m_firstSeat, m_firstPhase, &m_log, m_course);
}

std::string ScenarioGame::letterOf(Seat seat)
{
    return seat == kNoSeat ? std::string("nobody") : std::string(1, static_cast<char>('A' + seat));
}

Seat ScenarioGame::seatNamed(const Json& at, std::string_view letter) const
{
    const int seat = letter.size() == 1 ? letter[0] - 'A' : -1;
    if (seat < 0 || seat >= static_cast<int>(m_decks.size()))
        throw JsonError(at.line(), "no player \"" + std::string(letter) + "\"");
    return static_cast<Seat>(seat);
}

void ScenarioGame::end() const
{
    m_outcomes.checkDone();
}

} // namespace dossier
