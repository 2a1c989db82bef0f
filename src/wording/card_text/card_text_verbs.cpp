// The sentences of steps that hold no others.
#include "wording/card_text/card_text_steps.h"
#include "wording/words/game_words.h"

namespace dossier {

// --- Numbers --------------------------------------------------------------------------------------------------------

template <>
QString EffectSteps::say(const AddStep& step)
{
    const int limits = (step.floor ? 1 : 0) + (step.limit ? 1 : 0) + (step.except.count > 0 ? 1 : 0);
    if (limits > 1 || (step.limit && step.lasts))
        return noted();
    if (step.to.what == Quantity::Level && limits == 0 && step.to.ability < kAbilities)
        return filled(tr("%1 to the Team's %2 level%3."),
                      {change(step.by), labelOf(step.to.ability), lasting(step.lasts)});
    if (step.to.what == Quantity::Level && step.by == Amount{})
        return tr("It adds nothing to the Team's level.");
    if (const QString text = sayOfSite(step); !text.isNull())
        return text;
    if (step.to.what == Quantity::Level && limits == 0)
        return filled(tr("%1 to the Team's level%2."), {change(step.by), lasting(step.lasts)});
    const QString by = change(step.by);
    const QString to = quantity(step.to);
    const QString lasts = lasting(step.lasts);
    if (step.floor)
        return filled(tr("%1 to %2%4, not below %3."), {by, to, QString::number(*step.floor), lasts});
    if (step.except.count > 0)
        return filled(tr("%1 to %2%4; not for %3."), {by, to, m_phrases.titles(step.except), lasts});
    if (step.limit)
        return filled(tr("%1 to %2, once per Combat."), {by, to});
    return filled(tr("%1 to %2%3."), {by, to, lasts});
}

template <>
QString EffectSteps::say(const SetStep& step)
{
    return filled(tr("%2 = %1%3."), {amount(step.amount), quantity(step.to), lasting(step.lasts)});
}

template <>
QString EffectSteps::say(const ScaleStep& step)
{
    const bool half = step.factor == Factor::Half || step.factor == Factor::HalfUp;
    if (half && step.on.ref == Ref::LrcDamageToSelf)
        return tr("LRC damage to this Adversary is halved for each source, rounded up.");
    if (half && step.on.ref == Ref::OccultDamageToHost)
        return tr("Damage from OCCULT Adversaries to the holder is halved, rounded up.");
    if (step.factor == Factor::Doubled && step.on.ref == Ref::CostOfActiveRpCards)
        return tr("The Cost in RP of every card with the Activator ACTIVE is doubled at this Site.");
    if (half)
        return noted();
    if (step.on.ref == Ref::RatingsOfTarget)
        return filled(tr("LRC, CRC and Health of the target count double%1."), {lasting(step.lasts)});
    const QStringList words{reference(step.on), lasting(step.lasts)};
    return step.factor == Factor::Doubled ? filled(tr("The modifier of %1 counts double%2."), words)
                                          : filled(tr("The modifier of %1 changes its sign%2."), words);
}

template <>
QString EffectSteps::say(const PrerequisiteStep& step)
{
    return filled(tr("The Site's Prerequisite becomes %1 %2+."), {labelOf(step.skill), QString::number(step.level)});
}

template <>
QString EffectSteps::say(const DrawStep& step)
{
    return step.cards == 1 ? tr("Draw one card.") : tr("Draw %n cards.", nullptr, step.cards);
}

template <>
QString EffectSteps::say(const GainStep& step)
{
    if (step.points.kind != AmountKind::SpentAtSite)
        return step.points.kind == AmountKind::Number
                   ? filled(tr("Gain %1 %2."), {amount(step.points), word(m_pool)})
                   : filled(tr("Gain as many %2 as %1."), {amount(step.points), word(m_pool)});
    return sayTribute(step);
}

template <>
QString EffectSteps::say(const ExchangeStep& step)
{
    if (step.with.ref != Ref::Them)
        return noted();
    return step.pools == Shared::Rp ? tr("Your RP and those of an opponent change pools.")
                                    : tr("Your CP and those of the opponent change pools.");
}

template <>
QString EffectSteps::say(const TakeStep& step)
{
    const bool rp = step.to == PointPool::MyRp;
    switch (step.from) {
    case PointPool::TheirCp:
        return rp ? tr("Up to %n CP of the opponent become your RP.", nullptr, step.points) : noted();
    case PointPool::TheirRp:
        return rp ? noted() : tr("Up to %n RP of the opponent become your CP.", nullptr, step.points);
    case PointPool::TokensOfSelf:
        return rp ? tr("Up to %n of these tokens become your RP.", nullptr, step.points)
                  : tr("Up to %n of these tokens become your CP.", nullptr, step.points);
    case PointPool::MyRp:
    case PointPool::MyCp:
        break;
    }
    return noted();
}

// --- Checks, questions ----------------------------------------------------------------------------------------------

template <>
QString EffectSteps::say(const BarStep& step)
{
    const QStringList words{reference(step.whom), lasting(step.lasts)};
    if (step.from == BarredFrom::Chosen)
        return filled(tr("No skill of %1 counts in that check."), words);
    if (step.at.size() > 0)
        return filled(tr("No skill of %1 counts at Sites with %3%2."),
                      {words[0], words[1], EffectPhrases::oneOf(labelsOf(step.at))});
    if (step.from == BarredFrom::SiteCheck)
        return filled(tr("No skill of %1 counts in Site checks%2."), words);
    return filled(tr("No skill of %1 counts in any check%2."), words);
}

template <>
QString EffectSteps::say(const FailStep& step)
{
    return filled(tr("The target fails its Site check, the present one or the next%1."), {lasting(step.lasts)});
}

template <>
QString EffectSteps::say(const AskStep& step)
{
    if (step.about.ref != Ref::Them)
        return noted();
    if (step.question.kind == AskedQuestion::Kind::Any)
        return tr("Ask an opponent a question on any characteristic.");
    if (step.question.kind != AskedQuestion::Kind::Listed)
        return noted();
    QStringList labels;
    for (const Characteristic one : step.question.characteristics)
        labels += labelOf(one);
    for (const CharacteristicType& one : step.question.types)
        labels += tr("%1 %2", "characteristic and its type").arg(labelOf(one.of), word(one));
    return tr("Ask the opponent a question: %1.").arg(EffectPhrases::oneOf(labels));
}

template <>
QString EffectSteps::say(const TellStep& step)
{
    if (step.what == ToldWhat::TheAnswer && step.whom.ref == Ref::OpponentsOfAsker)
        return tr("All opponents of the player who asked learn the answer.");
    if (step.what == ToldWhat::QuestionAndAnswer && step.whom.ref == Ref::Me)
        return tr("You learn the question and the answer.");
    return noted();
}

// --- Rules
// --- Combat ---------------------------------------------------------------------------------------------------------

template <>
QString EffectSteps::say(const AimStep& step)
{
    const QStringList words{lasting(step.lasts)};
    if (step.by == Chooser::Me && step.whose.ref == Ref::EnemiesOfMe && step.at == AimedAt::MyCombatant)
        return filled(tr("You choose which of your combatants take the damage%1, without a split."), words);
    if (step.by == Chooser::Me && step.whose.ref == Ref::Other && step.at == AimedAt::AnyCombatant)
        return filled(tr("You choose which combatant of either side takes the damage of target B%1."), words);
    return noted();
}

template <>
QString EffectSteps::say(const AttackStep& step)
{
    const QStringList words{reference(step.whom), lasting(step.lasts)};
    switch (step.manner) {
    case Manner::First:
        return filled(tr("Damage from %1 comes before all other%2."), words);
    case Manner::Split:
        return filled(tr("Damage from %1 may be split%2."), words);
    case Manner::SplitInTwo:
        return filled(tr("Damage from %1 may be split between two%2."), words);
    case Manner::Twice:
        return filled(tr("%1 attacks twice%2."), words);
    }
    return noted();
}

template <>
QString EffectSteps::say(const HoldStep& step)
{
    return filled(tr("No damage from %1%2."), {reference(step.whom), lasting(step.lasts)});
}

template <>
QString EffectSteps::say(const CombatRoundStep& step)
{
    const QString round = labelOf(step.round == RoundOfCombat::Lrc ? kLongRange : kCloseRange);
    if (step.only)
        return filled(tr("One %1 round at once, in which %2 alone attacks."), {round, reference(*step.only)});
    if (step.extra)
        return filled(tr("One more %1 round at once."), {round});
    if (step.skip)
        return filled(tr("No %1 round."), {round});
    return step.last == 1 ? filled(tr("Only one %1 round."), {round}) : noted();
}

template <>
QString EffectSteps::say(const ShieldStep& step)
{
    const QStringList words{reference(step.whom), lasting(step.lasts)};
    const int less = step.protection.less;
    if (step.protection.all)
        return step.against ? noted() : filled(tr("No damage to %1%2."), words);
    if (!step.against)
        return filled(tr("%n less damage to %1.", nullptr, less), words);
    switch (*step.against) {
    case Against::OccultCreature:
        return filled(tr("%n less damage to %1 from each OCCULT CREATURE.", nullptr, less), words);
    case Against::Each:
        return filled(tr("%n less damage to %1 from each source%2.", nullptr, less), words);
    case Against::One:
        return filled(tr("%n less damage to %1 from one source%2.", nullptr, less), words);
    case Against::Total:
        return filled(tr("%n less damage in all to %1%2.", nullptr, less), words);
    }
    return noted();
}

template <>
QString EffectSteps::say(const SingleStep& step)
{
    return filled(tr("%1 fights alone."), {reference(step.whom)});
}

template <>
QString EffectSteps::say(const WithdrawStep& step)
{
    return filled(tr("%1 leaves this Combat."), {reference(step.whom)});
}

template <>
QString EffectSteps::say(const WoundStep& step)
{
    if (step.points.kind == AmountKind::X)
        return filled(tr("X damage to %1."), {reference(step.whom)});
    if (step.points.kind != AmountKind::Number)
        return noted();
    return filled(tr("%n damage to %1.", nullptr, step.points.number), {reference(step.whom)});
}

template <>
QString EffectSteps::say(const FightStep& /*unused*/)
{
    return noted();
}

// --- Agents ---------------------------------------------------------------------------------------------------------

template <>
QString EffectSteps::say(const AbductStep& step)
{
    if (step.count)
        return noted();
    return filled(tr("%1 is abducted: without Equipment, under ten cards of the Bureau Deck; uncovered, to the "
                     "Hospital."),
                  {reference(step.whom)});
}

template <>
QString EffectSteps::say(const AmbushStep& /*unused*/)
{
    return noted();
}

template <>
QString EffectSteps::say(const AbsentStep& step)
{
    if (!step.turns)
        return filled(tr("%1 leaves play until this card goes, then comes back to the Bureau."),
                      {reference(step.whom)});
    return step.turns == 1 ? filled(tr("%1 leaves play for one full turn of its owner."), {reference(step.whom)})
                           : noted();
}

template <>
QString EffectSteps::say(const DetainStep& step)
{
    const QString whom = reference(step.whom);
    if (step.slowly)
        return filled(tr("%1 stays there until fully healed, at half the usual rate, rounded up."), {whom});
    if (!step.turns)
        return filled(tr("%1 stays there until fully healed."), {whom});
    if (*step.turns == 1)
        return filled(tr("%1 stays there for one Deployment Phase of its owner."), {whom});
    return filled(tr("%1 stays there for %n Deployment Phases of its owner.", nullptr, *step.turns), {whom});
}

template <>
QString EffectSteps::say(const HealStep& step)
{
    constexpr int kAll = 15;
    return step.points >= kAll ? filled(tr("Heal all damage of %1."), {reference(step.whom)})
                               : filled(tr("Heal %n damage of %1.", nullptr, step.points), {reference(step.whom)});
}

template <>
QString EffectSteps::say(const JoinStep& step)
{
    const auto* whom = std::get_if<Reference>(&step.who);
    if (!whom || step.less || step.to.goal != Goal::Thing)
        return noted();
    return filled(tr("%1 joins %2%3."), {reference(*whom), reference(step.to.thing), lasting(step.lasts)});
}

template <>
QString EffectSteps::say(const MoveStep& step)
{
    const QString whom = reference(step.whom);
    if (step.to.goal == Goal::Thing && step.to.thing.ref == Ref::Other)
        return filled(tr("%1 goes there."), {whom});
    return filled(tr("%1 goes to %2."), {whom, said(step.to)});
}

// --- Cards ----------------------------------------------------------------------------------------------------------

template <>
QString EffectSteps::say(const CancelStep& step)
{
    if (step.what == Cancelled::Answer)
        return tr("There is no answer; the question is spent.");
    return step.what == Cancelled::Draw ? tr("None of them is drawn; the points are lost.") : tr("No penalty follows.");
}

template <>
QString EffectSteps::say(const DiscardStep& step)
{
    return filled(tr("Discard %1."), {reference(step.what)});
}

template <>
QString EffectSteps::say(const DivertStep& step)
{
    if (step.what.ref == Ref::Target && step.to.thing.ref == Ref::Self)
        return filled(tr("It removes %1 instead."), {reference(step.to.thing)});
    return noted();
}

template <>
QString EffectSteps::say(const EndStep& step)
{
    return step.what == Ended::Turn ? tr("The turn ends at once.") : noted();
}

template <>
QString EffectSteps::say(const KeywordStep& step)
{
    const QString whom = reference(step.on);
    const QString lasts = lasting(step.lasts);
    switch (step.words.kind) {
    case BorneKeywords::Kind::ChosenSite:
        return filled(tr("%1 counts as a SITE with that characteristic%2."), {whom, lasts});
    case BorneKeywords::Kind::Second:
        return filled(tr("One Keyword of %1 becomes another of your choice%2."), {whom, lasts});
    case BorneKeywords::Kind::These:
        break;
    }
    const QStringList labels = labelsOf(step.words.words);
    if (step.insteadOf)
        return filled(tr("That Keyword of %2 becomes %1%3."), {EffectPhrases::oneOf(labels), whom, lasts});
    return filled(tr("%2 also has the Keywords %1%3."), {EffectPhrases::allOf(labels), whom, lasts});
}

template <>
QString EffectSteps::say(const FlipStep& step)
{
    call(Ref::Third, tr("that card"));
    const QString then = sentences(step.then);
    return filled(tr("Turn up cards from the top of the opponent's Bureau Deck until %1 comes, %2 at most; the others "
                     "are discarded. Found: %3"),
                  {said(step.until), QString::number(step.cards), afterColon(then)});
}

template <>
QString EffectSteps::say(const LookStep& step)
{
    return filled(tr("Look at %1."), {reference(step.what)});
}

template <>
QString EffectSteps::say(const MuteStep& step)
{
    if (step.what.ref == Ref::AbilitiesOfTarget)
        return filled(tr("The target's other abilities rest%1."), {lasting(step.lasts)});
    return filled(tr("%1 has no effect%2."), {reference(step.what), lasting(step.lasts)});
}

template <>
QString EffectSteps::say(const NegateStep& step)
{
    if (step.to && step.to->goal == Goal::DeckBottom)
        return filled(tr("Negate %1; it goes to the bottom of its owner's Bureau Deck."), {reference(step.what)});
    return step.to ? filled(tr("Negate %1 and shuffle it into its owner's Bureau Deck."), {reference(step.what)})
                   : filled(tr("Negate %1."), {reference(step.what)});
}

template <>
QString EffectSteps::say(const PutStep& step)
{
    if (step.as || step.healed)
        return noted();
    if (step.to.goal == Goal::BelowSelf)
        return filled(tr("Lay %1 face down below this card."), {reference(step.what)});
    return filled(tr("%1 goes to %2."), {reference(step.what), said(step.to)});
}

template <>
QString EffectSteps::say(const RemoveStep& step)
{
    return filled(tr("Remove %1 from the game."), {reference(step.what)});
}

template <>
QString EffectSteps::say(const PlayStep& step)
{
    QStringList said{step.cost == PlayPrice::None ? tr("You may play it at once, for nothing.")
                                                  : tr("You may play it at once, for half of its Cost, rounded up.")};
    if (step.otherwise)
        said += tr("If you do not, it is shuffled into your Bureau Deck.");
    return said.join(u' ');
}

template <>
QString EffectSteps::say(const SearchStep& step)
{
    if (step.what.where == Where::Collection)
        return tr("Take any card of your collection into your hand, within two copies; no X-File, no card removed from "
                  "the game.");
    if (step.to.goal == Goal::Attack)
        return filled(tr("You may play %1 from your Bureau Deck at once, without Cost or Activators; shuffle."),
                      {said(step.what)});
    return step.show ? filled(tr("Take %1 from your Bureau Deck into your hand, shown; shuffle."), {said(step.what)})
                     : filled(tr("Take %1 from your Bureau Deck into your hand; shuffle."), {said(step.what)});
}

template <>
QString EffectSteps::say(const StayStep& step)
{
    return said(step.where);
}

// Below all of them: the compiler asks here for a verb that has no sentence.
QString EffectSteps::say(const Step& step)
{
    const QString outer = m_verb;
    m_verb = QString::fromUtf8(verbOf(step).data(), static_cast<int>(verbOf(step).size()));
    QString text = std::visit([this](const auto& does) { return say(does); }, step.does);
    if (step.when)
        text = tr("%1: %2").arg(said(*step.when), afterColon(text));
    m_verb = outer;
    return text;
}

} // namespace dossier
