#include "table/asking.h"

#include <algorithm>

namespace dossier {

namespace {

bool isPlay(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseText;
}

// The result of the check is not as he wants it: that of his own Team fails, that of another passes.
bool isOpenFor(Seat seat, const SeenCheck& check)
{
    if (check.needed <= 0)
        return true;
    return (check.seat == seat) == (check.level < check.needed);
}

bool isOfCombat(WindowKind window)
{
    switch (window) {
    case WindowKind::CombatStart:
    case WindowKind::Combat:
    case WindowKind::AfterDamage:
    case WindowKind::Departure:
    case WindowKind::Assign:
    case WindowKind::Absorb:
        return true;
    default:
        return false;
    }
}

CardStop stopOf(const Choice& choice, const AskingRules& rules)
{
    if (!choice.card.isKnown())
        return CardStop::Usual;
    return rules.stops.cards.value(QString::fromStdString(rules.pool[choice.card.card].id), CardStop::Usual);
}

// Whether a window is worth a question, choice by choice.
class Window
{
public:
    Window(const Lookahead& at, const Asked& asked, const AskingRules& rules)
        : m_at(at)
        , m_asked(asked)
        , m_rules(rules)
        , m_seat(at.decider())
        , m_check(at.check())
    {}

    bool isAsked() const
    {
        const auto& waiting = m_asked.occasion.waiting;
        if (waiting && waiting->seat == m_seat)
            return false; // his own card or use
        const bool stopped = !waiting && isStopped();
        return std::any_of(m_asked.choices.begin(), m_asked.choices.end(),
                           [&](const Choice& choice) { return counts(choice, stopped); });
    }

private:
    bool isStopped() const
    {
        if (m_rules.haste != Haste::None || !m_asked.occasion.window)
            return false;
        const WindowKind window = *m_asked.occasion.window;
        const PhaseStops& stops = m_rules.stops.of(m_at.phase());
        const bool phase = m_at.active() == m_seat ? stops.mine : stops.others;
        return (window == WindowKind::Open && phase) || (window == WindowKind::BeforeSite && m_rules.stops.beforeSite);
    }

    bool counts(const Choice& choice, bool stopped) const
    {
        const ActionKind kind = choice.action.kind;
        if (kind == ActionKind::UsePower)
            return stopped || m_asked.occasion.waiting.has_value();
        if (!isPlay(kind))
            return false;
        const PlayFacts facts = m_at.factsOf(choice.action);
        if (isPointless(m_at, m_asked, choice.action, facts))
            return false;
        switch (stopOf(choice, m_rules)) {
        case CardStop::OnlyClicked:
            return false;
        case CardStop::Always:
            if (m_rules.haste == Haste::None && !(m_rules.pokerFace && isOpen()))
                return true;
            break;
        case CardStop::InCheck:
            return inCheck(facts);
        case CardStop::Usual:
            break;
        }
        return stopped || matters(choice, facts);
    }

    bool isOpen() const { return !m_asked.occasion.waiting && m_asked.occasion.window == WindowKind::Open; }

    bool inCheck(const PlayFacts& facts) const
    {
        return m_check && isOpenFor(m_seat, m_check) && (facts.levelOnly || facts.touchesCheck);
    }

    bool matters(const Choice& choice, const PlayFacts& facts) const
    {
        const bool lies = choice.action.kind == ActionKind::UseText; // there, and can wait
        if (m_asked.occasion.waiting)
            return !lies || !facts.anytime || inCheck(facts);
        switch (*m_asked.occasion.window) {
        case WindowKind::Open:
            return false;
        case WindowKind::BeforeSite:
            return !facts.anytime && !facts.inCheck;
        case WindowKind::Check:
            if (facts.anytime || facts.levelOnly)
                return lies ? inCheck(facts) : isOpenFor(m_seat, m_check);
            return true;
        default:
            return !facts.anytime || isOfCombat(*m_asked.occasion.window);
        }
    }

    const Lookahead& m_at;
    const Asked& m_asked;
    const AskingRules& m_rules;
    Seat m_seat;
    SeenCheck m_check;
};

int count(const Asked& asked, ActionKind kind)
{
    return static_cast<int>(std::count_if(asked.actions.begin(), asked.actions.end(),
                                          [&](const Action& action) { return action.kind == kind; }));
}

// Somebody could be sent to the Field, and nobody of his is there (DEP-1).
bool isFieldEmpty(const Lookahead& at, const Asked& asked)
{
    return at.inField() == 0 && std::ranges::any_of(asked.choices, [](const Choice& choice) {
               return choice.action.kind == ActionKind::Deploy && choice.team &&
                      static_cast<Section>(choice.action.section) == Section::Field;
           });
}

// A question that he who wants to get to the end of the turn passes over.
bool isOfPhase(Asks asks)
{
    switch (asks) {
    case Asks::BuyCards:
    case Asks::Sell:
    case Asks::Equip:
    case Asks::Deploy:
    case Asks::PlaceSites:
    case Asks::PutUnder:
    case Asks::AssignTeams:
    case Asks::Discard:
        return true;
    default:
        return false;
    }
}

// The answer to a phase's own question that goes without saying.
std::optional<Action> obvious(const Lookahead& at, const Asked& asked, const AskingRules& rules)
{
    const Action* pass = asked.pass();
    const PhaseStops& stops = rules.stops.of(at.phase());
    switch (asked.decision.asks) {
    case Asks::FreeDraw:
        if (rules.stops.freeDraw)
            return *asked.actions.find(ActionKind::FreeDraw);
        break;
    case Asks::Investigate:
        // It has just been assigned; after another one it may well be left alone (INV-10).
        if (rules.stops.lastSite && count(asked, ActionKind::Investigate) == 1 && at.investigated() == 0 &&
            at.isEnoughThere(*asked.actions.find(ActionKind::Investigate)))
            return *asked.actions.find(ActionKind::Investigate);
        break;
    case Asks::AssignTeams: // Teams are formed anew for a Site (INV-1)
        if (pass && at.sites() == 0)
            return *pass;
        break;
    case Asks::Discard: // DEBRIEF-1: what he may discard, not what he must
        if (pass && !(at.active() == at.decider() ? stops.mine : stops.others))
            return *pass;
        break;
    default:
        break;
    }
    return std::nullopt;
}

// What could be played here is offered together with the question that comes next.
bool isPutWithQuestion(const Lookahead& at, const Asked& asked, const AskingRules& rules)
{
    const bool any = std::any_of(asked.actions.begin(), asked.actions.end(), [&](const Action& action) {
        return isPlay(action.kind) && !isPointless(at, asked, action, at.factsOf(action));
    });
    const auto next = any ? nextQuestion(at, asked, rules.pokerFace) : std::nullopt;
    return next && !byItself(next->at, rules);
}

// What he does not do in this window he cannot do any more in this phase: after it comes another one, where nobody does
// anything.
bool isLastOfPhase(const Lookahead& at)
{
    constexpr int kMostPasses = 2 * kMostSeats;
    Lookahead next = at;
    for (int passes = 0; passes < kMostPasses; ++passes) {
        const Asked asked(next);
        if (!isPlainWindow(next, asked) || !next.take(*asked.pass()))
            return false;
        if (next.over() || next.phase() != at.phase() || next.turn() != at.turn())
            return true;
    }
    return false;
}

// What could be played or used here for some good, but for cards that are never to ask.
std::vector<Action> playsWorthAsking(const Lookahead& at, const Asked& asked, const AskingRules& rules)
{
    std::vector<Action> found;
    for (const Choice& choice : asked.choices)
        if (isPlay(choice.action.kind) && stopOf(choice, rules) != CardStop::OnlyClicked &&
            !isPointless(at, asked, choice.action, at.factsOf(choice.action)))
            found.push_back(choice.action);
    return found;
}

// A card that only this phase has room for, and no question that it could stand beside comes any more (PLAY-59).
bool isLastChance(const Lookahead& at, const std::vector<Action>& plays)
{
    return std::ranges::any_of(plays, [&](const Action& action) { return at.isOfPhase(action); }) && isLastOfPhase(at);
}

// The choices of this player's next question in this phase, once everybody has passed the windows before it.
ActionList nextChoices(Lookahead at, Seat seat, Phase phase)
{
    constexpr int kMostPasses = 3 * kMostSeats;
    ActionList choices;
    for (int passes = 0; passes < kMostPasses && !at.over() && at.phase() == phase; ++passes) {
        const Asked asked(at);
        if (!asked.isWindow()) {
            if (at.decider() == seat)
                choices = asked.actions;
            break;
        }
        if (!isPlainWindow(at, asked) || !at.take(*asked.pass()))
            break;
    }
    return choices;
}

// The question comes once others have had their say, so that nothing stands beside it: but what is played now would
// open a choice there, as healing somebody lets him leave the Hospital (HEAL-7).
bool opensAChoice(const Lookahead& at, const std::vector<Action>& plays)
{
    const ActionList usual = plays.empty() ? ActionList() : nextChoices(at, at.decider(), at.phase());
    return !usual.empty() && std::ranges::any_of(plays, [&](const Action& action) {
        const std::optional<Lookahead> after = at.alone(action);
        return after && std::ranges::any_of(nextChoices(*after, at.decider(), at.phase()),
                                            [&](const Action& choice) { return !usual.contains(choice); });
    });
}

// A window of a turn that is worth a question by itself. Far away a pause would tell what somebody holds.
bool isOwnMoment(const Lookahead& at, const Asked& asked, const AskingRules& rules)
{
    if (rules.pokerFace || rules.haste == Haste::ToTurnEnd || !isPlainWindow(at, asked))
        return false;
    const std::vector<Action> plays = playsWorthAsking(at, asked, rules);
    return isLastChance(at, plays) || opensAChoice(at, plays);
}

// The same player chooses in the same phase, and nothing has happened in between.
bool isQuietlyBack(const Lookahead& at, const Lookahead& from)
{
    return !at.over() && at.silent() && at.decider() == from.decider() && at.phase() == from.phase() &&
           at.turn() == from.turn();
}

} // namespace

Asked::Asked(const Lookahead& at)
{
    at.list(actions);
    choices = at.choices(actions);
    decision = at.decision(actions);
    occasion = at.occasion();
}

bool Asked::hasOwnChoices() const
{
    return std::any_of(actions.begin(), actions.end(), [](const Action& action) {
        return action.kind != ActionKind::Pass && action.kind != ActionKind::UsePower &&
               action.kind != ActionKind::Announce;
    });
}

bool isPlainWindow(const Lookahead& at, const Asked& asked)
{
    return asked.occasion.window == WindowKind::Open && !asked.occasion.waiting && !at.check() && asked.pass();
}

bool passesQuietly(Lookahead& at, const Action& pass)
{
    const Lookahead from = at;
    return at.take(pass) && isQuietlyBack(at, from);
}

namespace {

// Whoever else is asked in a window passes.
bool passOthers(NextQuestion& next, const Lookahead& from)
{
    while (!next.at.over() && next.at.silent() && next.at.decider() != from.decider()) {
        const Asked asked(next.at);
        if (!isPlainWindow(next.at, asked) || !next.at.take(*asked.pass()))
            return false;
        next.passes.push_back(*asked.pass());
    }
    return isQuietlyBack(next.at, from);
}

} // namespace

std::optional<NextQuestion> nextQuestion(const Lookahead& at, const Asked& asked, bool othersPass)
{
    constexpr std::size_t kMostWindows = 2; // the end of one step, the start of the next
    if (!isPlainWindow(at, asked))
        return std::nullopt;
    NextQuestion next{at, {*asked.pass()}};
    std::size_t windows = 1;
    while (passesQuietly(next.at, next.passes.back()) || (othersPass && passOthers(next, at))) {
        const Asked then(next.at);
        if (!then.isWindow())
            return then.hasOwnChoices() ? std::optional(std::move(next)) : std::nullopt;
        if (!isPlainWindow(next.at, then) || windows++ == kMostWindows)
            break;
        next.passes.push_back(*then.pass());
    }
    return std::nullopt;
}

namespace {

// Dedicated RP could pay, not a token alone, which one may well keep.
bool offersDedicated(const Asked& asked)
{
    return std::any_of(asked.actions.begin(), asked.actions.end(),
                       [](const Action& action) { return action.kind == ActionKind::PayWith && action.number == 0; });
}

} // namespace

PassCosts passCosts(const Lookahead& at, const Asked& asked)
{
    if (asked.isWindow() || !asked.hasOwnChoices() || !asked.pass())
        return PassCosts::Nothing;
    switch (asked.decision.asks) {
    case Asks::Bluffs: // what cannot be used, or for nothing, is given up by nobody
        return std::ranges::any_of(asked.actions,
                                   [&](const Action& action) {
                                       return action.kind == ActionKind::UseBluff &&
                                              !isPointless(at, asked, action, at.factsOf(action));
                                   })
                   ? PassCosts::Goods
                   : PassCosts::Nothing;
    case Asks::FreeDraw:
    case Asks::Investigate:
    case Asks::Choose:
    case Asks::Agent:
        return PassCosts::Goods;
    case Asks::XFile: // a question all of whose answers are known tells nothing
        return std::ranges::any_of(asked.actions,
                                   [&](const Action& action) {
                                       return action.kind != ActionKind::Pass &&
                                              (action.kind != ActionKind::Ask || !at.tellsNothing(action));
                                   })
                   ? PassCosts::Goods
                   : PassCosts::Nothing;
    case Asks::AssignTeams: // a Site that a Team would solve as things stand
        return std::ranges::any_of(asked.actions,
                                   [&](const Action& action) {
                                       return action.kind == ActionKind::AssignTeam &&
                                              (at.assigned() == 0 || at.isEnough(action));
                                   })
                   ? PassCosts::Goods
                   : PassCosts::Nothing;
    case Asks::Deploy:
        return isFieldEmpty(at, asked) ? PassCosts::Chance : PassCosts::Nothing;
    case Asks::PlaceSites:
        return at.sites() == 0 ? PassCosts::Chance : PassCosts::Nothing;
    case Asks::Guess: // what is sure wins the game (SITE-15)
        return at.candidates(asked.decision.who) == 1 ? PassCosts::Goods : PassCosts::Nothing;
    case Asks::BuyCards:
        return asked.decision.bound > 0 ? PassCosts::Chance : PassCosts::Nothing;
    case Asks::Payment: // dedicated RP are there again next turn, those of the pool are not (BRIEF-8)
        return offersDedicated(asked) ? PassCosts::Chance : PassCosts::Nothing;
    default:
        return PassCosts::Nothing;
    }
}

std::optional<Action> byItself(const Lookahead& at, const AskingRules& rules)
{
    if (at.over())
        return std::nullopt;
    const Asked asked(at);
    const Action* pass = asked.pass();
    if (asked.isWindow()) {
        const bool stays = !pass || Window(at, asked, rules).isAsked() || isPutWithQuestion(at, asked, rules) ||
                           isOwnMoment(at, asked, rules);
        return stays ? std::nullopt : std::optional(*pass);
    }
    if (pass && !asked.hasOwnChoices())
        return *pass;
    if (const auto action = obvious(at, asked, rules))
        return action;
    const bool passes = pass && rules.haste == Haste::ToTurnEnd && isOfPhase(asked.decision.asks) &&
                        passCosts(at, asked) != PassCosts::Goods;
    return passes ? std::optional(*pass) : std::nullopt;
}

namespace {

// SITE-12: to name nobody, as whoever goes on from an answer does where too many X-Files are possible.
bool goesWithAnswer(const Lookahead& at, const Action& taken, const AskingRules& rules)
{
    if (taken.kind != ActionKind::Pass)
        return false;
    const Asked asked(at);
    return asked.decision.asks == Asks::Guess &&
           rules.stops.guessGoesWithAnswer(at.phase(), at.candidates(asked.decision.who));
}

} // namespace

std::set<int> goneByItself(RunningGame game, Seat seat, const AskingRules& rules)
{
    std::set<int> positions;
    const std::vector<Action> actions = game.record().actions;
    for (int at = 0; at < game.length(); ++at) {
        game.goTo(at);
        const Lookahead ahead = game.ahead();
        const Action& taken = actions[static_cast<std::size_t>(at)];
        if (ahead.decider() == seat && (byItself(ahead, rules) == taken || goesWithAnswer(ahead, taken, rules)))
            positions.insert(at);
    }
    return positions;
}

bool isPointless(const Lookahead& at, const Asked& asked, const Action& action, const PlayFacts& facts)
{
    if (facts.empty || at.isOutOfReach(action) || at.isDecoy(action))
        return true;
    const SeenCheck check = at.check();
    if (!facts.levelOnly || !check || check.needed <= 0)
        return false;
    const bool own = check.seat == at.decider();
    const bool helps = facts.shift > 0;
    if (facts.shift != 0 && own != helps) // himself
        return true;
    const bool later = !asked.occasion.waiting && asked.decision.asks != Asks::Bluffs; // it can still be done
    return later && own == helps && !isOpenFor(at.decider(), check);
}

} // namespace dossier
