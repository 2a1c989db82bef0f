// What the game could do nothing with, though each of its words is one of the vocabulary's.
#include "effects/json_fields.h"

#include <algorithm>

namespace dossier {

namespace {

template <typename... Goals>
bool goesTo(const Destination& to, Goals... goals)
{
    return ((to.goal == goals) || ...);
}

bool forbidsHealing(const Step& step)
{
    const auto* forbid = std::get_if<ForbidStep>(&step.does);
    return forbid && forbid->rules == RuleNames{{.rule = Permission::Healing}};
}

// As the turn ends the Agent is removed (0338).
bool removesAtTurnsEnd(const Steps& steps)
{
    const auto* watch = steps.size() == 1 ? std::get_if<WatchStep>(&steps.front().does) : nullptr;
    if (!watch || watch->moment.moment != MomentKind::TurnEnds || watch->lasts != Duration::Turn || watch->may)
        return false;
    return watch->then == Steps{{RemoveStep{.what = {.ref = Ref::Victim}}}};
}

bool discardsItself(const Step& step)
{
    const auto* discard = std::get_if<DiscardStep>(&step.does);
    return discard && discard->what.ref == Ref::Self;
}

bool has(const std::vector<EffectChoice>& choices, EffectChoice choice)
{
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

} // namespace

std::string objectionTo(const AfflictStep& step)
{
    const bool counts = step.tokens.has_value();
    if (counts != step.tick.has_value() || counts == step.last.empty())
        return "tokens that run out want \"tokens\", \"tick\" and \"last\" together";
    if (counts != step.lasting.empty())
        return "an affliction either lasts (\"while\") or runs out (\"tokens\")";
    if (counts && step.tick->moment != MomentKind::TheirBriefing && step.tick->moment != MomentKind::TurnEnds)
        return "tokens are taken at \"their briefing\" or \"turn ends\"";
    if (counts && !removesAtTurnsEnd(step.last))
        return "the last token can only have the victim removed as the turn ends";
    const auto healing = std::count_if(step.lasting.begin(), step.lasting.end(), forbidsHealing);
    if (healing > 0 && step.lasting.size() > 1)
        return "who cannot heal is afflicted by nothing else beside it";
    return {};
}

std::string objectionTo(const AllowStep& step)
{
    if (step.split && step.rules != RuleNames{{.rule = Permission::ResToCp}})
        return "only \"RES to CP\" is done in part";
    return {};
}

std::string objectionTo(const BarStep& step)
{
    if (step.at.size() > 0 && step.from != BarredFrom::SiteCheck)
        return "\"at\" Sites with a Keyword somebody is barred \"from\" the \"site check\"";
    return {};
}

std::string objectionTo(const BorrowStep& step)
{
    if (step.to && !goesTo(*step.to, Goal::Thing, Goal::MyBureauFaceDown, Goal::MyHand))
        return "what is borrowed goes into a Team, into one's hand or face down into one's Bureau";
    if ((step.what.ref == Ref::TopOfMyDeck) != (step.to && goesTo(*step.to, Goal::MyHand)))
        return "the top of one's own deck goes to \"my hand\", nothing else does";
    return {};
}

std::string objectionTo(const CheckStep& step)
{
    if (step.help && step.help->ref != Ref::AgentsInField)
        return "only \"agents in field\" help with a check";
    return {};
}

std::string objectionTo(const ChooseStep& step)
{
    if (step.may && step.times)
        return "of several none can be declined";
    return {};
}

std::string objectionTo(const DetainStep& step)
{
    if (step.until.has_value() == step.turns.has_value())
        return "somebody is detained either \"until\" he is healed or for some \"turns\"";
    return {};
}

std::string objectionTo(const DivertStep& step)
{
    if (!goesTo(step.to, Goal::TurnEnd, Goal::Thing))
        return "a card is diverted to somebody or \"nobody\", a departure to the \"turn end\"";
    if (step.checks.has_value() != (step.to.goal == Goal::TurnEnd))
        return "a departure that comes at the \"turn end\" wants \"checks\", nothing else does";
    return {};
}

std::string objectionTo(const GainStep& step)
{
    if (step.points.kind == AmountKind::Number && step.points.number < 1)
        return "at least 1 is gained";
    if (step.lasts && (step.points.kind != AmountKind::SpentAtSite || *step.lasts != Duration::Investigation))
        return "only what is spent at a Site is gained \"for\" its \"investigation\"";
    return {};
}

std::string objectionTo(const JoinStep& step)
{
    const bool fighter = std::holds_alternative<Fighter>(step.who);
    const auto* whom = std::get_if<Reference>(&step.who);
    const bool self = whom && whom->ref == Ref::Self;
    if ((fighter || self) != (step.to.goal == Goal::SelfSide))
        return "a fighter, or this Adversary, joins \"self side\", nobody else does";
    if (!goesTo(step.to, Goal::SelfSide, Goal::RunningCheck, Goal::Thing))
        return "somebody joins a Team, a check or a side";
    if (step.less && step.to.goal != Goal::RunningCheck)
        return "only a check is joined with something less";
    return {};
}

std::string objectionTo(const KeywordStep& step)
{
    using Kind = BorneKeywords::Kind;
    const auto wants = step.words.kind == Kind::Second ? std::optional(Replaced::First) : std::nullopt;
    const bool found = step.words.kind == Kind::These && step.insteadOf == Replaced::TheOneFound;
    if (step.insteadOf != wants && !found)
        return "\"second\" stands \"instead of\" \"first\", other words \"instead of\" \"the one found\"";
    return {};
}

std::string objectionTo(const MoveStep& step)
{
    if (!goesTo(step.to, Goal::Bureau, Goal::Hospital, Goal::TeamOfSelf, Goal::Thing))
        return "somebody moves to a Section or a Team";
    return {};
}

std::string objectionTo(const NegateStep& step)
{
    if (step.to && !goesTo(*step.to, Goal::DeckShuffled, Goal::DeckBottom))
        return "what is negated goes to its owner's Discard Pile or deck";
    return {};
}

std::string objectionTo(const PutStep& step)
{
    if (!goesTo(step.to, Goal::Hand, Goal::MyHand, Goal::MyBureau, Goal::DeckShuffled, Goal::TopOfDeck, Goal::DeckTop,
                Goal::Thing, Goal::BelowSelf))
        return "a card cannot be put there";
    if (step.as && step.to.goal != Goal::MyBureau)
        return "only in one's Bureau a card works \"as\" this one";
    if (step.healed != (step.what.ref == Ref::Removed))
        return "who was removed comes back \"healed\", nobody else does";
    return {};
}

std::string objectionTo(const CombatRoundStep& step)
{
    const int what = (step.extra ? 1 : 0) + (step.skip ? 1 : 0) + (step.last ? 1 : 0);
    if (what != 1)
        return "a round is either \"extra\" or \"skip\" or the \"last\"";
    if (step.only && !step.extra)
        return "only in an \"extra\" round somebody fights alone";
    return {};
}

std::string objectionTo(const PlayStep& step)
{
    if (step.otherwise && !goesTo(*step.otherwise, Goal::DeckShuffled))
        return "a card that is not played stays in the hand or goes to \"owner's deck shuffled\"";
    return {};
}

std::string objectionTo(const SearchStep& step)
{
    const bool agent = step.what.kind == SelectorKind::Agent && step.what.where == Where::Deck;
    if (!goesTo(step.to, Goal::Hand, Goal::Attack) && !(agent && step.to.goal == Goal::Thing))
        return "what is searched for goes to the \"hand\", or attacks, an Agent to a Team";
    return {};
}

std::string objectionTo(const TakeStep& step)
{
    if (step.from == PointPool::MyRp || step.from == PointPool::MyCp)
        return "nobody takes from himself";
    if (step.to != PointPool::MyRp && step.to != PointPool::MyCp)
        return "what is taken becomes \"my RP\" or \"my CP\"";
    return {};
}

std::string objectionTo(const WoundStep& step)
{
    if (step.points.kind == AmountKind::Number && step.points.number < 1)
        return "damage is 1 point at least";
    return {};
}

std::string objectionTo(const EffectWay& way)
{
    const std::vector<EffectChoice>& named = way.choices.others;
    if (has(named, EffectChoice::AgentInHand) && way.other)
        return "an \"agent in hand\" is named in the place of \"other\"";
    if (has(named, EffectChoice::Site) && way.target)
        return "a \"site\" is named in the place of \"target\"";
    return {};
}

std::string objectionTo(const Use& use)
{
    if (use.repeat && use.pay != UsePrice::Token)
        return "\"repeat\" goes on while there are tokens: it wants \"pay\": \"token\"";
    if (use.steps.empty() && use.pay != UsePrice::HostCost)
        return "a use does something, unless it is the upkeep of an Agent";
    if (use.by == Chooser::Me)
        return "a use is its own player's unless it is said to be \"by\": \"them\"";
    if (!use.by && std::any_of(use.steps.begin(), use.steps.end(), discardsItself)) // OQ-161
        return "a card that is given up for its use is the price: \"pay\": \"self\"";
    if (use.phase && use.phase != UsePhase::TheirTurn && use.limit != Limit::Turn)
        return "in one phase of a turn a use serves once: it wants \"limit\": \"turn\"";
    return {};
}

std::string objectionTo(const Easing& easing)
{
    if (!easing.cost && !easing.noActivators)
        return "an easing says \"cost\", or \"no activators\"";
    return {};
}

std::string objectionTo(const CardEffect& effect)
{
    if (effect.alternatives.size() == 1)
        return "one way alone is no choice; leave out \"or\"";
    if (std::find(effect.alternatives.begin(), effect.alternatives.end(), EffectWay()) != effect.alternatives.end())
        return "a way that says nothing is none";
    if (!effect.alternatives.empty() && effect.way != EffectWay())
        return "beside \"or\" stands nothing that one of its ways could say";
    if (effect.bundle.has_value() != effect.times.has_value())
        return "a \"bundle\" wants \"times\", nothing else does";
    if (!effect.then.empty() && !effect.until)
        return "\"then\" wants \"until\"";
    if (!effect.then.empty() && effect.then != Steps{{RemoveStep{.what = {.ref = Ref::Self}}}})
        return "\"then\" can only remove this card";
    return objectionTo(effect.way);
}

} // namespace dossier
