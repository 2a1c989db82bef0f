#include "engine/api/lookahead.h"

#include "engine/api/describe.h"
#include "engine/flow/hidden_in_vain.h"
#include "engine/flow/in_vain.h"
#include "engine/flow/refusal.h"
#include "engine/flow/rules.h"
#include "engine/players/policy/without_costs.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace dossier {

namespace {

constexpr std::uint32_t bit(WindowKind window)
{
    return 1u << static_cast<int>(window);
}

// A text that can be played or used: the effect it belongs to, and which of its ways.
struct ChosenText
{
    const Effect* effect = nullptr;
    const EffectForm* form = nullptr;
};

ChosenText textChosen(const GameState& state, const Action& action)
{
    const bool use = action.kind == ActionKind::UseText;
    const Effect* effect = use ? effectNow(state, action.card) : state.match->effect(cardIndex(state, action.card));
    if (!effect)
        return {};
    const auto& forms = use ? effect->uses : effect->forms;
    return {effect, action.form < forms.size() ? &forms[action.form] : nullptr};
}

// A bit for each window in which it can be played or used in its phase.
std::uint32_t windowsOf(const GameState& state, const Action& action, const ChosenText& text)
{
    const std::uint32_t usual = bit(WindowKind::Open) | bit(WindowKind::BeforeSite) | bit(WindowKind::Check);
    if (action.kind == ActionKind::UseText && action.form == kCureForm)
        return usual;
    if (!text.form)
        return bit(WindowKind::Check);
    const bool named = text.form->windows != 0 || text.form->response || text.form->reveal;
    return named || action.kind != ActionKind::Play
               ? text.form->windows
               : usualWindows(state, action.card, *text.form, playedAs(state, action.card));
}

bool isOfLevel(const QuantityOf& quantity)
{
    switch (quantity.what) {
    case Quantity::Level:
    case Quantity::Prerequisite:
    case Quantity::AllSkills:
    case Quantity::CheckSkill:
        return true;
    case Quantity::Skill:
        return quantity.ability < kSkills;
    default:
        return false;
    }
}

// Whether it is about the level of the check under way, or what that needs, and ends with the check.
bool movesLevel(const AnyStep& step)
{
    if (const auto* add = std::get_if<AddStep>(&step))
        return add->lasts == Duration::Check && isOfLevel(add->to);
    if (const auto* set = std::get_if<SetStep>(&step))
        return set->lasts == Duration::Check && isOfLevel(set->to);
    return std::holds_alternative<PrerequisiteStep>(step);
}

template <typename... Verbs>
bool isOneOf(const AnyStep& step, VerbList<Verbs...> /*list*/ = {})
{
    return (std::holds_alternative<Verbs>(step) || ...);
}

// Of verbs about Agents and of those that last. One that stands in no list is thought to touch the check: a question
// too many is better than one that nobody was asked.
using LeavesCheckAlone = VerbList<AbductStep, AfflictStep, AmbushStep, CombatRoundStep, DetainStep, DivertStep,
                                  FightStep, HealStep, RemoveStep, SingleStep, TrainStep, WithdrawStep, WoundStep,
                                  AimStep, AllowStep, AttackStep, ForbidStep, HoldStep, ScaleStep, ShieldStep>;

bool touchesCheck(const ChosenText& text)
{
    const Instructions steps = text.effect->listAt(text.form->steps);
    return std::any_of(steps.begin(), steps.end(), [](const Instruction& one) {
        return one.step && !isOneOf(*one.step, LeavesCheckAlone()) && !isOneOf(*one.step, CardVerbs()) &&
               !isOneOf(*one.step, CourseVerbs());
    });
}

// Whether every step of the text, but for its course, is of this sort; there must be one.
template <typename Sort>
bool consistsOf(const ChosenText& text, Sort sort)
{
    bool any = false;
    for (const Instruction& one : text.effect->listAt(text.form->steps)) {
        if (!one.step || isOneOf<IfStep>(*one.step))
            continue;
        if (!sort(*one.step))
            return false;
        any = true;
    }
    return any;
}

bool isLevelOnly(const GameState& state, const Action& action, const ChosenText& text)
{
    if (!text.form || !checkUnderWay(state))
        return false;
    const bool leaves = action.kind == ActionKind::UseText || text.effect->stay == Goal::None;
    return leaves && text.form->names[0].words.empty() && text.form->names[0].kind == NameKind::None &&
           !text.effect->bundle && text.effect->whileThere.empty() && text.effect->reactions.empty() &&
           consistsOf(text, movesLevel);
}

// A hidden card is looked at that its player knows already.
bool looksInVain(const GameState& state, const Action& action, const ChosenText& text)
{
    const CardRef card = action.target.card();
    if (!text.form || !card || !action.target.isCard())
        return false;
    const bool looks = consistsOf(text, [](const AnyStep& step) {
        const auto* look = std::get_if<LookStep>(&step);
        return look && look->what.ref == Ref::Target;
    });
    return looks && (!isHidden(state, card) || card.owner() == state.decider || knows(state, state.decider, card));
}

// It begins with a card out of a Discard Pile in which no such card lies, which is open to all (ZONE-3).
bool findsNothing(const GameState& state, const Action& action, const ChosenText& text)
{
    if (!text.form)
        return false;
    const Instruction& first = text.effect->program[text.form->steps];
    if (!first.as<ChooseStep>() && !first.as<SearchStep>())
        return false;
    const Selector& picked = *text.effect->selectors[first.count];
    if (picked.where != Where::Discard)
        return false;
    Things found;
    select(action.kind == ActionKind::UseText ? textOfCard(state, action.card)
                                              : textOfPlay(state, state.decider, action),
           picked, found);
    return found.empty();
}

// What it does to the check where it does nothing else, once it has had its effect and nobody has done anything more;
// nothing where more would have to be chosen.
std::optional<CheckShift> shiftBy(const GameState& state, const Action& action, const ChosenText& text)
{
    if (!isLevelOnly(state, action, text))
        return shiftAlone(state, action);
    const std::optional<GameState> after = stateAlone(state, action);
    return after && checkUnderWay(*after) ? std::optional(shiftBetween(state, *after)) : std::nullopt;
}

bool isOfText(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseText || kind == ActionKind::UseBluff;
}

} // namespace

struct Lookahead::At
{
    GameState state;
};

Lookahead aheadOf(const GameState& state)
{
    return Lookahead(std::make_unique<Lookahead::At>(Lookahead::At{state}));
}

Lookahead::Lookahead(std::unique_ptr<At> at)
    : m_at(std::move(at))
{}

Lookahead::~Lookahead() = default;

Lookahead::Lookahead(const Lookahead& other)
    : m_at(std::make_unique<At>(*other.m_at))
    , m_silent(other.m_silent)
{}

Lookahead& Lookahead::operator=(const Lookahead& other)
{
    m_at->state = other.m_at->state;
    m_silent = other.m_silent;
    return *this;
}

bool Lookahead::over() const
{
    return m_at->state.over();
}

Seat Lookahead::decider() const
{
    return m_at->state.decider;
}

Seat Lookahead::active() const
{
    return m_at->state.activeSeat();
}

Phase Lookahead::phase() const
{
    return m_at->state.phase();
}

int Lookahead::turn() const
{
    return m_at->state.turn;
}

SeenCheck Lookahead::check() const
{
    return checkUnderWay(m_at->state);
}

int Lookahead::sites() const
{
    int count = 0;
    forEachSite(m_at->state, m_at->state.activeSeat(), [&](CardRef) { ++count; });
    return count;
}

int Lookahead::assigned() const
{
    int count = 0;
    forEachSite(m_at->state, m_at->state.activeSeat(),
                [&](CardRef site) { count += teamAt(m_at->state, site) != kNoTeam ? 1 : 0; });
    return count;
}

int Lookahead::investigated() const
{
    return phase() == Phase::Investigation ? m_at->state.frames[0].as<TurnFrame>().cards : 0;
}

int Lookahead::inField() const
{
    int count = 0;
    forEachAgent(agentsIn(m_at->state, decider(), Section::Field), [&](int) { ++count; });
    return count;
}

int Lookahead::candidates(Seat about) const
{
    const Notebook& kept = notebook(m_at->state, decider(), about);
    return std::popcount(dossier::candidates(*m_at->state.match, kept));
}

bool Lookahead::isEnough(const Action& assignment) const
{
    return std::ranges::any_of(prospectsOf(m_at->state, assignment.target.card(), decider()),
                               [&](const Prospect& prospect) {
                                   return prospect.team == assignment.team && prospect.level >= prospect.needed;
                               });
}

bool Lookahead::isEnoughThere(const Action& investigation) const
{
    const std::vector<Prospect> assigned = prospectsOf(m_at->state, investigation.target.card(), decider());
    return !assigned.empty() && assigned.front().enough();
}

bool Lookahead::tellsNothing(const Action& question) const
{
    const Match& match = *m_at->state.match;
    const SeenSubject about = observation(m_at->state, decider()).about;
    if (about.who >= match.seats())
        return false;
    return dossier::tellsNothing(match, dossier::candidates(match, notebook(m_at->state, decider(), about.who)),
                                 about.card ? cardIndex(m_at->state, about.card) : kNoCardIndex, question.number);
}

std::function<Action(Policy&)> Lookahead::problem() const
{
    return problemAt(m_at->state);
}

void Lookahead::list(ActionList& actions) const
{
    legalActions(m_at->state, actions);
}

Decision Lookahead::decision(const ActionList& actions) const
{
    return decisionOf(m_at->state, actions, decider());
}

Occasion Lookahead::occasion() const
{
    return occasionOf(m_at->state, decider());
}

std::vector<Choice> Lookahead::choices(const ActionList& actions) const
{
    return choicesOf(m_at->state, actions, decider());
}

PlayFacts Lookahead::factsOf(const Action& action) const
{
    PlayFacts facts;
    if (!isOfText(action.kind))
        return facts;
    const ChosenText text = textChosen(m_at->state, action);
    const std::uint32_t windows = windowsOf(m_at->state, action, text);
    facts.anytime = (windows & bit(WindowKind::Open)) != 0 && (!text.form || text.form->phase < 0);
    facts.inCheck = (windows & bit(WindowKind::Check)) != 0;
    facts.touchesCheck = text.form && touchesCheck(text);
    facts.empty = looksInVain(m_at->state, action, text) || findsNothing(m_at->state, action, text) ||
                  isInVain(m_at->state, action);
    const std::optional<CheckShift> shift = shiftBy(m_at->state, action, text);
    if (!shift)
        return facts;
    facts.levelOnly = true;
    facts.shift = shift->amount;
    if (action.kind == ActionKind::UseBluff) // now or never: others may still raise the level, or save the check
        facts.empty = facts.empty || shift->idle;
    else
        facts.empty = shift->idle || (shift->amount == 0 && shift->sameSkill) || isCheckLost(m_at->state);
    return facts;
}

Scene Lookahead::scene(std::size_t storyEnd) const
{
    return {std::make_shared<GameState>(m_at->state), storyEnd, std::nullopt};
}

bool Lookahead::isOfPhase(const Action& action) const
{
    if (!isOfText(action.kind))
        return false;
    const ChosenText text = textChosen(m_at->state, action);
    return text.form && text.form->phase >= 0 && (windowsOf(m_at->state, action, text) & bit(WindowKind::Open)) != 0;
}

bool Lookahead::isOutOfReach(const Action& action) const
{
    if (!isOfText(action.kind) || !action.target.isTeam() || action.target.seat() != decider())
        return false;
    const ChosenText text = textChosen(m_at->state, action);
    const auto* check = text.form ? text.effect->program[text.form->steps].as<CheckStep>() : nullptr;
    return check && check->by.ref == Ref::Target &&
           2 * levelOf(m_at->state, decider(), action.target.number(), check->skill) < check->level;
}

namespace {

// A Bluff is paid for when it is turned up, and then costs 1 less (BLUFF-7); with what its text charges (BLUFF-24).
bool isBeyondPool(const GameState& state, const Action& hiding)
{
    if (hiding.kind != ActionKind::PutUnder || hiding.card.owner() != state.decider || isBasic(state))
        return false;
    const CardFacts& facts = factsOf(state, hiding.card);
    if (facts.type != CardType::Bluff || facts.xCost || facts.pool != Pool::Conspiracy)
        return false;
    const Effect* effect = state.match->effect(cardIndex(state, hiding.card));
    const int extra = effect ? effect->extra : 0;
    return std::max(0, facts.cost - 1) + extra > poolOf(state, state.decider, false);
}

} // namespace

bool Lookahead::isDecoy(const Action& hiding) const
{
    return isHiddenInVain(m_at->state, hiding) || isBeyondPool(m_at->state, hiding);
}

std::vector<int> Lookahead::losses(const ActionList& actions) const
{
    constexpr double kTenths = 10;
    const Observation seen = observation(m_at->state, decider());
    std::optional<Observation> copy;
    const PlayerView sight{*m_at->state.match, withoutCosts(*m_at->state.match, seen, copy)};
    const HandWorth holdings(sight);
    std::vector<int> losses;
    losses.reserve(static_cast<std::size_t>(actions.size()));
    for (const Action& action : actions) {
        const CardRef ref =
            action.kind == ActionKind::Choose && action.target.isCard() ? action.target.card() : action.card;
        const auto card = std::ranges::find(seen.hand, ref, &SeenCard::ref);
        if (card == seen.hand.end()) {
            losses.push_back(0);
            continue;
        }
        const CardFacts& facts = sight.facts(card->card);
        double worth = holdings.worth(ref);
        if (facts.type == CardType::Site) // one that could be solved, whatever else is planned
            worth = std::max(worth, worthInHand(sight, card->card));
        const double lost =
            action.kind == ActionKind::Sell ? worth - yieldOf(facts) : std::max(worth, holdings.loss(sight, ref));
        losses.push_back(static_cast<int>(std::lround(kTenths * lost)));
    }
    return losses;
}

std::optional<Lookahead> Lookahead::alone(const Action& action) const
{
    if (turnsOnHidden(m_at->state, action))
        return std::nullopt;
    const std::optional<GameState> after = stateAlone(m_at->state, action);
    return after ? std::optional(aheadOf(*after)) : std::nullopt;
}

bool Lookahead::take(const Action& action)
{
    EventLog events;
    if (apply(m_at->state, action, &events))
        return false;
    m_silent = m_silent && events.empty();
    return true;
}

} // namespace dossier
