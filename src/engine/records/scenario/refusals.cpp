// What a player must not be able to do, and the rules that forbid it (REASON-1 to REASON-5).
#include "domain/rule_book/rule_book.h"
#include "engine/flow/course.h"
#include "engine/flow/refusal.h"
#include "engine/records/scenario/scenario_game.h"

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr std::string_view kCardPrefix = "XF96-";

std::string listOf(const std::vector<Reason>& reasons)
{
    std::string text;
    for (const Reason& reason : reasons)
        text += (text.empty() ? "" : ", ") + std::string(reason.rule.text());
    return text;
}

} // namespace

// A rule of the reference, or a card by its number; nothing is known where there is no reference.
void ScenarioGame::checkRule(const Json& rule) const
{
    const std::string& number = rule.asString();
    if (!m_rules || m_rules->find(RuleNumber(number)) || m_pool->findNumber(number))
        return;
    std::vector<std::string_view> known;
    if (number.starts_with(kCardPrefix))
        for (const Card& card : m_pool->cards())
            known.emplace_back(card.id);
    else
        for (const RuleEntry& entry : m_rules->entries())
            if (!entry.number.empty())
                known.push_back(entry.number.text());
    notUnderstood(rule, "rule", number, known);
}

// The printings of one title are one card (DECK-5).
bool ScenarioGame::isSameRule(std::string_view one, std::string_view other) const
{
    const auto first = m_pool->findNumber(one);
    const auto second = m_pool->findNumber(other);
    return one == other || (first && second && m_pool->sameCard(*first, *second));
}

// In the window that is open everybody passes until this player is asked, with `everyChoice` also where he could but
// pass; otherwise everything stays as it is.
bool ScenarioGame::passTo(Seat seat, bool everyChoice)
{
    const Moment before = moment();
    const bool asWas = std::exchange(m_course.everyChoice, m_course.everyChoice || everyChoice);
    const auto sameWindow = [&] {
        const auto at = before.state.depth - 1u;
        const Frame& now = m_state.frames[at];
        const Frame& then = before.state.frames[at];
        return m_state.depth > at && now.kind == then.kind && now.raw14 == then.raw14 && now.card == then.card &&
               m_state.turn == before.state.turn && m_state.phase() == before.state.phase();
    };
    while (!m_state.over() && m_state.decider != seat && inWindow() && sameWindow())
        takeLeast();
    m_course.everyChoice = asWas;
    const bool asked = !m_state.over() && m_state.decider == seat && sameWindow();
    if (!asked)
        goBack(before);
    return asked;
}

// The same beyond this window, to the next one in which he is asked.
bool ScenarioGame::passOnTo(Seat seat)
{
    constexpr int kMostPasses = 1000;
    const Moment before = moment();
    for (int i = 0; i < kMostPasses && !m_state.over() && m_state.decider != seat && inWindow(); ++i)
        takeLeast();
    const bool asked = m_state.over() || m_state.decider == seat;
    if (!asked)
        goBack(before);
    return asked;
}

// Of all that the step may mean; what is said first of the first meaning stays in front.
std::vector<Reason> ScenarioGame::reasons(const Json& step, Seat seat, ActionKind kind) const
{
    std::vector<Reason> all;
    for (const Attempt& attempt : attemptsOf(*this, step, seat, kind))
        for (const Reason& reason : reasonsAgainst(m_state, attempt))
            if (std::none_of(all.begin(), all.end(), [&](const Reason& known) { return known.rule == reason.rule; }))
                all.push_back(reason);
    return all;
}

std::vector<std::string> ScenarioGame::rulesAgainst(const Json& step, Seat seat, ActionKind kind) const
{
    std::vector<std::string> rules;
    for (const Reason& reason : reasons(step, seat, kind))
        rules.emplace_back(reason.rule.text());
    return rules;
}

// Who could but pass is not asked, and the game goes on: a refusal may speak of any such moment of this player's since
// the step before it, or since the game began.
bool ScenarioGame::refusedMeanwhile(const Wanted& wanted, const Json& step, Seat seat, ActionKind kind)
{
    constexpr int kMostChoices = 2000;
    const Moment now = moment();
    const EventLog log = m_log;
    const std::vector<Action> taken = m_run.taken;
    goBack(m_run.from);
    m_course.everyChoice = true;
    if (m_run.line == 0)
        start();
    bool met = false;
    std::size_t next = 0;
    for (int i = 0; i < kMostChoices && !m_state.over() && !met; ++i) {
        ActionList actions;
        legalActions(m_state, actions);
        const bool idle = actions.size() == 1;
        met = idle && m_state.decider == seat && unlike(wanted, step, seat, kind).empty();
        if (!idle && next == taken.size())
            break;
        applyOn(m_course, m_state, idle ? Action(actions[0]) : taken[next++], &m_log);
    }
    m_course.everyChoice = false;
    goBack(now);
    m_log = log;
    m_run.taken = taken;
    return met;
}

ScenarioGame::Wanted ScenarioGame::wantedOf(const Json& step) const
{
    const Json* refused = step.find("refused");
    const Json* first = step.find("first");
    const bool named = first && first->isString();
    if (!refused && first && !named)
        throw JsonError(first->line(), R"("first" stands beside "refused", or names a rule itself)");
    Wanted wanted;
    if (refused && refused->isArray())
        for (const Json& rule : refused->items())
            wanted.rules.push_back(&rule);
    else if (refused)
        wanted.rules.push_back(refused);
    if (named)
        wanted.front = first;
    else if (first && first->asBool() && !wanted.rules.empty())
        wanted.front = wanted.rules.front();
    if (wanted.rules.empty() && !wanted.front)
        throw JsonError(step.line(), "\"refused\" names a rule at least");
    for (const Json* rule : wanted.rules)
        checkRule(*rule);
    if (wanted.front)
        checkRule(*wanted.front);
    return wanted;
}

// Why it is not refused so; nothing where it is.
std::string ScenarioGame::unlike(const Wanted& wanted, const Json& step, Seat seat, ActionKind kind) const
{
    if (mayDo(step, seat, kind))
        return "this is legal, " + (wanted.rules.empty() ? wanted.front : wanted.rules.front())->asString() +
               " should forbid it";
    std::vector<Reason> found = reasons(step, seat, kind);
    for (const Reason& reason : wanted.atOnce)
        if (std::none_of(found.begin(), found.end(), [&](const Reason& known) { return known.rule == reason.rule; }))
            found.push_back(reason);
    for (const Json* rule : wanted.rules)
        if (std::none_of(found.begin(), found.end(),
                         [&](const Reason& reason) { return isSameRule(reason.rule.text(), rule->asString()); }))
            return "refused by " + listOf(found) + ", not by " + rule->asString();
    const auto isFront = [&](const std::vector<Reason>& list) {
        return !list.empty() && isSameRule(list.front().rule.text(), wanted.front->asString());
    };
    if (wanted.front && !isFront(found) && !isFront(wanted.atOnce))
        return "refused first by " + std::string(found.front().rule.text()) + " (" + listOf(found) + "), not by " +
               wanted.front->asString();
    return {};
}

// "refused": one rule that forbids it, or several that all do; "first": true for the one refused by, or a rule. Judged
// is the window that is open, when the player is asked in it; who could but pass there is not asked, but judged so,
// too.
void ScenarioGame::expectRefusal(const Json& step, Seat seat, ActionKind kind)
{
    Wanted wanted = wantedOf(step);
    if (!m_state.over())
        wanted.atOnce = reasons(step, seat, kind);
    const bool now = m_strict || m_state.over() || m_state.decider == seat;
    if (now || passTo(seat, false)) {
        if (!mayDo(step, seat, kind))
            m_trace.against(rulesAgainst(step, seat, kind));
        const std::string fault = unlike(wanted, step, seat, kind);
        if (fault.empty() || (!m_strict && !mayDo(step, seat, kind) && refusedMeanwhile(wanted, step, seat, kind)))
            return;
        throw ScenarioFailure(step.line(), fault);
    }
    const Moment before = moment();
    passTo(seat, true);
    const std::string fault = unlike(wanted, step, seat, kind);
    m_trace.against(rulesAgainst(step, seat, kind));
    goBack(before);
    if (fault.empty() || refusedMeanwhile(wanted, step, seat, kind) ||
        (passOnTo(seat) && unlike(wanted, step, seat, kind).empty()))
        return;
    goBack(before);
    throw ScenarioFailure(step.line(), fault);
}

// {"may": {…}}, {"may not": {…}}: whether it is legal, without doing it.
void ScenarioGame::expectPossible(const Json& deed, bool possible)
{
    const Json* word = nullptr;
    const Seat seat = actorOf(deed, word);
    const ActionKind kind = kindOfStep(deed, *word);
    for (std::string_view key : {"refused", "first", "events", "no events", "outcomes"})
        if (const Json* value = deed.find(key))
            throw JsonError(value->line(), "\"" + std::string(key) + "\" is said of a step, not of what may be done");
    m_trace.speakOf(seat, kind);
    const Moment before = moment();
    if (possible && reach(deed, seat, kind).empty()) {
        goBack(before);
        m_trace.against(rulesAgainst(deed, seat, kind));
        hintAtMissingCards(deed);
        throw ScenarioFailure(deed.line(), cannot(deed, seat, *word, kind));
    }
    if (!possible) {
        if (!m_strict && !m_state.over() && m_state.decider != seat)
            passTo(seat, false);
        if (mayDo(deed, seat, kind))
            throw ScenarioFailure(deed.line(), letterOf(seat) + " may " + word->asString() + "; " + happening());
    }
    goBack(before);
}

} // namespace dossier
