#include "engine/state/flat_step.h"

namespace dossier {

namespace {

EffectStep plain(Verb verb, const Reference& whom = {}, std::int8_t number = 0)
{
    EffectStep step;
    step.verb = verb;
    step.a = whom;
    step.number = number;
    return step;
}

template <typename Value>
EffectStep what(EffectStep step, Value value)
{
    step.what = static_cast<std::uint8_t>(value);
    return step;
}

EffectStep to(EffectStep step, const Destination& place)
{
    step.goal = place.goal;
    step.b = place.thing;
    return step;
}

EffectStep changed(Verb verb, const Amount& amount, const QuantityOf& quantity, std::optional<Duration> lasts)
{
    const bool mine = quantity.what == Quantity::HandLimit;
    EffectStep step = lasting(verb, mine ? Reference{.ref = Ref::Me} : quantity.of, lasts.value_or(Duration::Stay));
    step.amount = amount;
    step.quantity = quantity.what;
    step.ability = quantity.ability;
    return step;
}

Goal goalOf(PointPool pool)
{
    switch (pool) {
    case PointPool::TheirRp:
        return Goal::TheirRp;
    case PointPool::MyRp:
        return Goal::MyRp;
    case PointPool::TheirCp:
        return Goal::TheirCp;
    case PointPool::MyCp:
        return Goal::MyCp;
    case PointPool::TokensOfSelf:
        return Goal::TokensOfSelf;
    }
    return Goal::None;
}

Ability abilityOf(RoundOfCombat round)
{
    return round == RoundOfCombat::Lrc ? kLongRange : kCloseRange;
}

} // namespace

EffectStep lasting(Verb verb, const Reference& whom, Duration duration)
{
    EffectStep step = plain(verb, whom);
    step.duration = duration;
    return step;
}

EffectStep flat(const AbductStep& s)
{
    EffectStep step = plain(Verb::Abduct, s.whom);
    if (s.count) {
        step.amount.kind = AmountKind::Random;
        step.amount.table = s.count->sides;
    }
    return step;
}
EffectStep flat(const AbsentStep& s)
{
    return plain(Verb::Absent, s.whom, s.turns);
}
EffectStep flat(const AddStep& s)
{
    EffectStep step = changed(Verb::Add, s.by, s.to, s.lasts);
    step.number = s.floor.value_or(0);
    step.flag = s.limit.has_value();
    step.except = s.except;
    return step;
}
EffectStep flat(const AfflictStep& s)
{
    EffectStep step = plain(Verb::Afflict, s.whom);
    for (const Cure& cure : s.cures) {
        if (cure.kind != Cure::Kind::Medical) {
            step.what = static_cast<std::uint8_t>(step.what | 1u << static_cast<int>(cure.kind));
            continue;
        }
        step.ability = dossier::abilityOf(Skill::Medical);
        step.number = cure.level;
    }
    step.count = s.tokens.value_or(0);
    return step;
}
EffectStep flat(const AimStep& s)
{
    EffectStep step = lasting(Verb::Aim, s.whose, s.lasts.value_or(Duration::Turn));
    step.flag = s.by == Chooser::Them;
    return what(step, s.at == AimedAt::AnyCombatant ? 1 : 2);
}
EffectStep flat(const AskStep& s)
{
    EffectStep step = plain(Verb::Ask, s.about);
    step.count = static_cast<std::int8_t>(s.question.kind);
    if (s.question.kind != AskedQuestion::Kind::Listed)
        return what(step, 0xf);
    for (const Characteristic one : s.question.characteristics)
        step.what = static_cast<std::uint8_t>(step.what | 1u << static_cast<int>(one));
    return step;
}
EffectStep flat(const AttackStep& s)
{
    return what(lasting(Verb::Attack, s.whom, s.lasts.value_or(Duration::Stay)), s.manner);
}
EffectStep flat(const BarStep& s)
{
    const BarFrom from = !s.from                         ? BarFrom::AllChecks
                         : *s.from == BarredFrom::Chosen ? BarFrom::ThisCheck
                                                         : BarFrom::SiteChecks;
    return what(lasting(Verb::Bar, s.whom, s.lasts), from);
}
EffectStep flat(const BorrowStep& s)
{
    EffectStep step = to(lasting(Verb::Borrow, s.what, s.lasts), s.to.value_or(Destination()));
    step.flag = s.cost == BorrowPrice::Now;
    return step;
}
EffectStep flat(const CancelStep& s)
{
    return what(plain(Verb::Cancel), s.what);
}
EffectStep flat(const CheckStep& s)
{
    EffectStep step = plain(Verb::Check, s.by, s.level);
    step.ability = s.skill;
    step.b = s.help.value_or(Reference());
    return step;
}
EffectStep flat(const ChooseStep& s)
{
    EffectStep step = what(plain(Verb::Choose), s.as);
    step.flag = s.by == Chooser::Them;
    step.number = s.may ? 1 : 0; // none may be taken
    if (s.times)
        step.count = s.times->number; // 0: as X says
    return step;
}
EffectStep flat(const DetainStep& s)
{
    return plain(Verb::Detain, s.whom, s.turns.value_or(0));
}
EffectStep flat(const DiscardStep& s)
{
    return plain(Verb::Discard, s.what);
}
EffectStep flat(const DivertStep& s)
{
    return to(plain(Verb::Divert, s.what), s.to);
}
EffectStep flat(const DrawStep& s)
{
    return plain(Verb::Draw, {}, s.cards);
}
EffectStep flat(const EndStep& s)
{
    return what(plain(Verb::End), s.what);
}
EffectStep flat(const FailStep& s)
{
    return lasting(Verb::Fail, {.ref = Ref::Target}, s.lasts);
}
EffectStep flat(const FightStep& s)
{
    EffectStep step = plain(Verb::Fight, s.whom);
    step.b = s.against;
    for (const RoundOfCombat round : s.rounds)
        step.what =
            static_cast<std::uint8_t>(step.what | 1u << (round == RoundOfCombat::Lrc ? kFightsLrc : kFightsCrc));
    step.keywords = s.keywords;
    return step;
}
EffectStep flat(const GainStep& s)
{
    return plain(Verb::Gain, {}, s.points);
}
EffectStep flat(const HealStep& s)
{
    return plain(Verb::Heal, s.whom, s.points);
}
EffectStep flat(const HoldStep& s)
{
    return lasting(Verb::Hold, s.whom, s.lasts);
}
EffectStep flat(const JoinStep& s)
{
    EffectStep step = to(plain(Verb::Join), s.to);
    step.duration = s.lasts.value_or(Duration::Turn);
    step.number = s.less.value_or(0);
    if (const auto* whom = std::get_if<Reference>(&s.who))
        step.a = *whom;
    return step;
}
EffectStep flat(const KeywordStep& s)
{
    EffectStep step = what(lasting(Verb::Keyword, s.on, s.lasts.value_or(Duration::Turn)), s.words.kind);
    step.flag = s.insteadOf.has_value();
    step.keywords = s.words.words;
    return step;
}
EffectStep flat(const LookStep& s)
{
    return plain(Verb::Look, s.what);
}
EffectStep flat(const MoveStep& s)
{
    return to(plain(Verb::Move, s.whom), s.to);
}
EffectStep flat(const MuteStep& s)
{
    return lasting(Verb::Mute, s.what, s.lasts);
}
EffectStep flat(const NegateStep& s)
{
    return to(plain(Verb::Negate, s.what), s.to.value_or(Destination()));
}
EffectStep flat(const PrerequisiteStep& s)
{
    EffectStep step = plain(Verb::Prerequisite, {}, s.level);
    step.ability = s.skill;
    return step;
}
EffectStep flat(const PutStep& s)
{
    return to(plain(Verb::Put, s.what), s.to);
}
EffectStep flat(const RemoveStep& s)
{
    return plain(Verb::Remove, s.what);
}
EffectStep flat(const CombatRoundStep& s)
{
    EffectStep step = what(plain(Verb::Round), s.extra ? 1 : s.skip ? 2 : 3);
    step.ability = abilityOf(s.round);
    step.number = s.last.value_or(0);
    step.a = s.only.value_or(Reference());
    return step;
}
EffectStep flat(const ScaleStep& s)
{
    EffectStep step = lasting(Verb::Scale, s.on, s.lasts.value_or(Duration::Stay));
    const bool half = s.factor == Factor::Half || s.factor == Factor::HalfUp;
    step.amount.kind = half ? AmountKind::Half : AmountKind::Number;
    step.amount.number = half ? std::int8_t{0} : s.factor == Factor::Doubled ? std::int8_t{2} : std::int8_t{-1};
    return step;
}
EffectStep flat(const SearchStep& s)
{
    EffectStep step = to(plain(Verb::Search), s.to);
    step.flag = s.show;
    return step;
}
EffectStep flat(const SetStep& s)
{
    return changed(Verb::Set, s.amount, s.to, s.lasts);
}
EffectStep flat(const ShieldStep& s)
{
    EffectStep step = lasting(Verb::Shield, s.whom, s.lasts.value_or(Duration::Stay));
    step.number = s.protection.all ? kAllDamage : s.protection.less;
    return what(step, s.against.value_or(Against::Each));
}
EffectStep flat(const SingleStep& s)
{
    return plain(Verb::Single, s.whom);
}
EffectStep flat(const StayStep& s)
{
    return to(plain(Verb::Stay), {s.where.goal, s.where.at});
}
EffectStep flat(const TakeStep& s)
{
    EffectStep step = what(plain(Verb::Take, {}, s.points), goalOf(s.from));
    step.goal = goalOf(s.to);
    return step;
}
EffectStep flat(const TellStep& s)
{
    return what(plain(Verb::Tell, s.whom), s.what);
}
EffectStep flat(const TrainStep& s)
{
    return plain(Verb::Train, s.whom);
}
EffectStep flat(const WatchStep& s)
{
    EffectStep step = what(plain(Verb::Watch), s.moment.moment);
    step.duration = s.lasts;
    step.flag = s.may;
    return step;
}
EffectStep flat(const WithdrawStep& s)
{
    return plain(Verb::Withdraw, s.whom);
}
EffectStep flat(const WoundStep& s)
{
    return plain(Verb::Wound, s.whom, s.points);
}

} // namespace dossier
