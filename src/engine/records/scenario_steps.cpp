// The steps of a scenario: what players do, by name, and what they may not do.
#include "engine/changes/agents.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/records/scenario.h"
#include "engine/records/scenario_game.h"

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

constexpr std::string_view kRoundWord = "round ";
constexpr std::string_view kSecondWord = "second of ";
constexpr int kPatience = 1000; // passes until something must have come up

constexpr auto kStepKeys =
    std::to_array<std::string_view>({"other",    "way",   "word",    "A",     "B",      "C",      "D",      "card",
                                     "target",   "agent", "section", "team",  "at",     "number", "price",  "skill",
                                     "question", "xfile", "refused", "until", "expect", "site",   "events", "about"});

} // namespace

bool ScenarioGame::inWindow() const
{
    const FrameKind kind = m_state.top().kind;
    return kind == FrameKind::Window || kind == FrameKind::Card || kind == FrameKind::Text;
}

void ScenarioGame::takeLeast(const ActionList& actions)
{
    const Action* pass = actions.find(ActionKind::Pass);
    applyLegal(m_state, pass ? *pass : actions[0], &m_log);
}

// Where the game stands, for messages.
std::string ScenarioGame::happening() const
{
    if (m_state.over())
        return "the game is over (" + std::string(nameOf(m_state.ending)) + ")";
    return "it is " + letterOf(m_state.activeSeat()) + "'s " + std::string(nameOf(m_state.phase())) + " Phase and " +
           letterOf(m_state.decider) + " decides";
}

void ScenarioGame::run(const Json& step)
{
    checkKeys(step, kStepKeys, "a step");
    if (const Json* goal = step.find("until")) {
        if (goal->asString() == "resolved")
            passUntilResolved();
        else
            passUntil(*goal);
        return;
    }
    if (const Json* expected = step.find("expect")) {
        checkExpectations(*expected, *this);
        return;
    }
    for (const auto& [key, value] : step.members())
        if (key.size() == 1) {
            act(step, seatNamed(value, key), value);
            return;
        }
    throw JsonError(step.line(), "a step says what a player does, \"until\" or \"expect\"");
}

namespace {

// Cards and uses that wait or are at work.
int pendingTexts(const GameState& state)
{
    int count = 0;
    for (int i = 0; i < state.depth; ++i) {
        const FrameKind kind = state.frames[static_cast<std::size_t>(i)].kind;
        count += kind == FrameKind::Card || kind == FrameKind::Text ? 1 : 0;
    }
    return count;
}

} // namespace

// What was played or used last has resolved, or asks for a choice.
void ScenarioGame::passUntilResolved()
{
    const int pending = pendingTexts(m_state);
    while (!m_state.over() && inWindow() && pending > 0 && pendingTexts(m_state) >= pending) {
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
}

// A phase, a window in which somebody has a choice, or an action that somebody may take.
void ScenarioGame::passUntil(const Json& goal)
{
    const std::string word = goal.asString();
    const auto phases = phaseWords();
    const auto phase = std::find(phases.begin(), phases.end(), word);
    const bool forPhase = phase != phases.end();
    const auto windows = windowWords();
    const auto window = std::find(windows.begin(), windows.end(), word);
    const auto deeds = actionWords(); // "assign" is a Team's way to its Site before it is a window
    const bool forDeed = std::find(deeds.begin(), deeds.end(), word) != deeds.end();
    const bool forWindow = !forPhase && !forDeed && window != windows.end();
    if (word == "LRC" || word == "CRC") {
        passUntilRound(goal, word == "LRC" ? kLongRange : kCloseRange);
        return;
    }
    if (word.compare(0, kRoundWord.size(), kRoundWord) == 0 && word.size() == kRoundWord.size() + 1) {
        passUntilRound(goal, word.back() - '0');
        return;
    }
    const auto events = eventWords();
    const auto event = std::find(events.begin(), events.end(), word);
    if (!forPhase && !forDeed && !forWindow && event != events.end()) {
        passUntilEvent(goal, static_cast<EventKind>(event - events.begin()));
        return;
    }
    const auto kind =
        forPhase || forWindow ? ActionKind::Pass : static_cast<ActionKind>(indexOf(goal, actionWords(), "goal"));
    const int turn = m_state.turn;
    for (int i = 0; i < kPatience && !m_state.over(); ++i) {
        ActionList actions;
        legalActions(m_state, actions);
        const auto wanted = static_cast<Phase>(phase - phases.begin());
        if (forPhase && (m_state.turn != turn || m_state.phase() >= wanted) &&
            (wanted != Phase::Briefing || m_state.turn != turn))
            return;
        if (forWindow && m_state.top().kind == FrameKind::Window &&
            m_state.top().as<WindowFrame>().window == window - windows.begin())
            return;
        if (!forPhase && !forWindow && actions.find(kind))
            return;
        takeLeast(actions);
    }
    throw ScenarioFailure(goal.line(), "\"" + word + "\" never comes; " + happening());
}

// Until somebody has a choice in a round of this range, the one under way included.
void ScenarioGame::passUntilRound(const Json& goal, Ability range)
{
    const auto reached = [&] {
        const Frame* round = roundUnderWay(m_state);
        return round && round->what == range;
    };
    const int turn = m_state.turn;
    while (!m_state.over() && m_state.turn == turn && !reached()) {
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
    if (!reached())
        throw ScenarioFailure(goal.line(), "no round of " + goal.asString() + " comes; " + happening());
}

// Until somebody has a choice in this round of the Combat under way, added ones counted.
void ScenarioGame::passUntilRound(const Json& goal, int number)
{
    const auto begun = [&] {
        int rounds = 0;
        for (auto event = m_log.rbegin();
             event != m_log.rend() && event->kind != EventKind::CombatEnded && event->kind != EventKind::Attacked;
             ++event)
            rounds += event->kind == EventKind::RoundBegan;
        return rounds;
    };
    const int turn = m_state.turn;
    while (!m_state.over() && m_state.turn == turn && begun() < number) {
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
    if (begun() != number)
        throw ScenarioFailure(goal.line(), "nobody has a choice in " + goal.asString() + "; " + happening());
}

// Until the choice that follows the next event of this kind.
void ScenarioGame::passUntilEvent(const Json& goal, EventKind kind)
{
    const auto count = [&] {
        return std::count_if(m_log.begin(), m_log.end(), [&](const Event& event) { return event.kind == kind; });
    };
    const auto before = count();
    for (int i = 0; i < kPatience && !m_state.over() && count() == before; ++i) {
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
    if (count() == before)
        throw ScenarioFailure(goal.line(), "\"" + goal.asString() + "\" never happens; " + happening());
}

namespace {

// Words that name no card.
bool isSpecial(const Json& word)
{
    if (!word.isString())
        return false;
    const std::string& text = word.asString();
    const auto sections = sectionWords();
    return std::find(sections.begin(), sections.end(), text) != sections.end() || text == "hands" || text.size() == 1 ||
           text.compare(0, kSecondWord.size(), kSecondWord) == 0;
}

// A word that has been named: a skill, a Keyword, a characteristic, a player, "this check" or "later check".
bool isWord(const Json& word, int number)
{
    const std::string& text = word.asString();
    const auto abilities = abilityWords();
    const auto ability = std::find(abilities.begin(), abilities.end(), text);
    if (ability != abilities.end() && number == ability - abilities.begin())
        return true;
    if (const auto keyword = keywordNamed(text); keyword && number == kFirstKeywordWord + static_cast<int>(*keyword))
        return true;
    if (const auto characteristic = characteristicNamed(text);
        characteristic && number == static_cast<int>(*characteristic))
        return true;
    if (text == "this check" || text == "later check")
        return number == (text == "later check" ? 1 : 0);
    return text.size() == 1 && text[0] - 'A' == number;
}

// "pick" is said of every choice that a text asks for.
bool isKind(ActionKind kind, ActionKind wanted)
{
    return kind == wanted || (wanted == ActionKind::PickAgent && kind == ActionKind::Choose);
}

} // namespace

void ScenarioGame::act(const Json& step, Seat seat, const Json& word)
{
    const auto kind = static_cast<ActionKind>(indexOf(word, actionWords(), "action"));
    if (const Json* rule = step.find("refused")) {
        expectRefusal(step, seat, kind, *rule);
        return;
    }
    if (kind == ActionKind::Concede) {
        apply(m_state, {.kind = kind, .seat = seat}, &m_log);
        return;
    }
    for (int i = 0; i < kPatience && !m_state.over(); ++i) {
        const auto found = m_state.decider == seat ? matching(step, kind) : std::vector<Action>{};
        if (!found.empty()) {
            refuseSeveral(step, found);
            applyLegal(m_state, found.front(), &m_log);
            return;
        }
        if (!inWindow())
            break;
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
    std::string message = letterOf(seat) + " cannot " + word.asString() + "; " + happening();
    if (!m_state.over() && m_state.decider == seat)
        if (const auto rule = ruleAgainst(m_state, described(step, seat, kind)); !rule.empty())
            message += " (" + std::string(rule.text()) + ")";
    throw ScenarioFailure(step.line(), message);
}

// A step means one choice; a copy of a card is as good as another.
void ScenarioGame::refuseSeveral(const Json& step, const std::vector<Action>& found) const
{
    const auto named = [&](Thing thing) {
        const CardRef card = thing.card();
        return card ? std::tuple(thing.kind(), card.owner(), static_cast<int>(cardIndex(m_state, card)))
                    : std::tuple(thing.kind(), kNoSeat, static_cast<int>(thing.bits()));
    };
    const auto meaning = [&](const Action& action) {
        return std::tuple(action.number, action.agent, action.team, action.section, action.seat, action.form,
                          named(action.card), named(action.target), named(action.other));
    };
    for (const Action& action : found)
        if (meaning(action) != meaning(found.front()))
            throw ScenarioFailure(step.line(), "the step fits " + std::to_string(found.size()) + " different choices");
}

void ScenarioGame::expectRefusal(const Json& step, Seat seat, ActionKind kind, const Json& rule)
{
    for (int i = 0; i < kPatience && !m_state.over() && m_state.decider != seat && inWindow(); ++i) {
        ActionList actions;
        legalActions(m_state, actions);
        takeLeast(actions);
    }
    if (!m_state.over() && m_state.decider != seat)
        throw ScenarioFailure(step.line(), letterOf(seat) + " is not asked; " + happening());
    if (!m_state.over() && !matching(step, kind).empty())
        throw ScenarioFailure(step.line(), "this is legal, " + rule.asString() + " should forbid it");
    GameState copy = m_state;
    const Refusal refusal = apply(copy, described(step, seat, kind));
    if (refusal.rule.text() != rule.asString())
        throw ScenarioFailure(step.line(),
                              "refused by " + std::string(refusal.rule.text()) + ", not by " + rule.asString());
}

// The Team an action names: of a certain Agent, or a new one; unsaid: a new one.
bool ScenarioGame::fitsTeam(const Json& step, const Action& action) const
{
    const bool forms =
        action.kind == ActionKind::Deploy || action.kind == ActionKind::BuyAgent || action.kind == ActionKind::Regroup;
    const bool names = forms || action.kind == ActionKind::AssignTeam;
    if (!names || action.team == kNoTeam)
        return true;
    const Json* team = step.find("team");
    if (!team)
        return !forms || teamMembers(m_state, m_state.decider, action.team) == 0;
    if (team->isString() && team->asString() == "new")
        return teamMembers(m_state, m_state.decider, action.team) == 0;
    const int slot = slotNamed(*team, CardType::Agent, *m_match);
    return slot >= 0 && agentOf(m_state, m_state.decider, slot).inPlay() &&
           agentOf(m_state, m_state.decider, slot).team == action.team;
}

// A card by number or title, a Team by one of its Agents, a Section by its word, a player by his letter.
bool ScenarioGame::isMeant(const Json& word, Thing thing) const
{
    const auto sameTitle = [&](CardRef card) {
        return card && m_pool->sameCard(cardNamed(word, *m_pool), cardIndex(m_state, card));
    };
    switch (thing.kind()) {
    case Thing::Kind::Card:
        return !isSpecial(word) && sameTitle(thing.card());
    case Thing::Kind::Team: {
        bool found = false;
        if (!isSpecial(word))
            forEachAgent(teamMembers(m_state, thing.seat(), thing.number()),
                         [&](int slot) { found = found || sameTitle(agentCard(m_state, thing.seat(), slot)); });
        return found;
    }
    case Thing::Kind::Section:
        return word.isString() && word.asString() == sectionWords()[thing.number()];
    case Thing::Kind::Player:
        return word.isString() && word.asString() == letterOf(thing.seat());
    case Thing::Kind::Hands:
        return word.isString() && word.asString() == "hands";
    case Thing::Kind::Second:
        return word.isString() &&
               word.asString() == std::string(kSecondWord) + (*m_pool)[cardIndex(m_state, thing.card())].title;
    case Thing::Kind::None:
        return false;
    }
    return false;
}

bool ScenarioGame::fits(const Json& step, const Action& action) const
{
    const auto sameTitle = [&](const Json& word, CardRef card) {
        return card && m_pool->sameCard(cardNamed(word, *m_pool), cardIndex(m_state, card));
    };
    const bool fromOutside = action.kind == ActionKind::Choose && !action.target;
    const auto outside = static_cast<CardIndex>(action.number << 8 | action.agent);
    if (const Json* card = step.find("card"))
        if (fromOutside ? cardNamed(*card, *m_pool) != outside : !sameTitle(*card, action.card))
            return false;
    if (const Json* target = step.find("target")) {
        const Thing aimed =
            action.kind == ActionKind::Allot ? combatantThing(m_state, m_state.top(), action.number) : action.target;
        if (!isMeant(*target, aimed))
            return false;
    }
    if (const Json* other = step.find("other"); other && !isMeant(*other, action.other))
        return false;
    if (const Json* way = step.find("way"); way && way->asInt(1, 9) != action.form + 1)
        return false;
    if (const Json* word = step.find("word"); word && !isWord(*word, action.number))
        return false;
    if (const Json* site = step.find("site"); site && !sameTitle(*site, action.target))
        return false;
    if (const Json* agent = step.find("agent")) {
        const bool same = action.kind == ActionKind::Choose
                              ? isMeant(*agent, action.target)
                              : slotNamed(*agent, CardType::Agent, *m_match) == static_cast<int>(action.agent);
        if (!same)
            return false;
    }
    if (const Json* section = step.find("section"))
        if (indexOf(*section, sectionWords(), "Section") != action.section)
            return false;
    if (const Json* at = step.find("at"); at && seatNamed(*at, at->asString()) != action.seat)
        return false;
    if (const Json* number = step.find("number"); number && number->asInt(0, 255) != action.number)
        return false;
    if (const Json* price = step.find("price"))
        if (action.number >= kPriceSteps.size() || price->asInt(0, 9) != kPriceSteps[action.number])
            return false;
    if (const Json* skill = step.find("skill"))
        if (indexOf(*skill, abilityWords(), "skill") != action.number)
            return false;
    if (const Json* question = step.find("question"); question && typeBitNamed(*question) != action.number)
        return false;
    if (const Json* xFile = step.find("xfile"))
        if (slotNamed(*xFile, CardType::XFile, *m_match) != static_cast<int>(action.number))
            return false;
    return fitsTeam(step, action);
}

std::vector<Action> ScenarioGame::matching(const Json& step, ActionKind kind) const
{
    std::vector<Action> found;
    ActionList actions;
    legalActions(m_state, actions);
    for (const Action& action : actions)
        if (isKind(action.kind, kind) && fits(step, action))
            found.push_back(action);
    return found;
}

// The action a step speaks of, as far as it says; for the reason why it is refused.
Action ScenarioGame::described(const Json& step, Seat seat, ActionKind kind) const
{
    Action action{.kind = kind};
    if (kind == ActionKind::Concede)
        action.seat = seat;
    const auto number = [&](int value) { action.number = static_cast<std::uint8_t>(value); };
    if (const Json* card = step.find("card")) {
        const CardIndex wanted = cardNamed(*card, *m_pool);
        for (int index = m_match->cardCount(seat) - 1; index >= 0; --index) {
            const CardRef own(seat, index);
            const bool better = !action.card || placeOf(m_state, own) == Place::Hand;
            if (m_pool->sameCard(m_match->card(seat, index), wanted) && better)
                action.card = own;
        }
    }
    if (const Json* agent = step.find("agent"))
        action.agent = static_cast<std::uint8_t>(slotNamed(*agent, CardType::Agent, *m_match));
    if (const Json* section = step.find("section"))
        action.section = static_cast<std::uint8_t>(indexOf(*section, sectionWords(), "Section"));
    if (const Json* value = step.find("number"))
        number(value->asInt(0, 255));
    if (const Json* skill = step.find("skill"))
        number(static_cast<int>(indexOf(*skill, abilityWords(), "skill")));
    if (const Json* question = step.find("question"))
        number(typeBitNamed(*question));
    if (const Json* xFile = step.find("xfile"))
        number(slotNamed(*xFile, CardType::XFile, *m_match));
    return action;
}

ScenarioResult runScenario(std::string_view text, const CardPool& pool, std::string_view name,
                           const EffectBook* effects)
{
    const Json scenario = Json::parse(text);
    ScenarioResult result;
    const Json* title = scenario.find("title");
    result.name = title ? title->asString() : std::string(name);
    if (const Json* rules = scenario.find("rules"))
        for (const Json& rule : rules->items())
            result.rules.push_back(rule.asString());
    ScenarioGame game(scenario, pool, effects);
    try {
        for (const Json& step : scenario.at("steps").items())
            game.run(step);
        result.ok = true;
    } catch (const ScenarioFailure& failure) {
        result.line = failure.line();
        result.message = failure.what();
    }
    return result;
}

} // namespace dossier
