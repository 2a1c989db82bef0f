// Sentences about what is allowed and what is forbidden.
#include "wording/card_text/card_text_steps.h"
#include "wording/words/game_words.h"

namespace dossier {

namespace {

// Of what Combat cards are allowed.
QStringList labelsOf(const RuleNames& rules)
{
    QStringList labels;
    for (const Rule& rule : rules)
        if (rule.keyword)
            labels += labelOf(*rule.keyword);
    return labels;
}

} // namespace

template <>
QString EffectSteps::say(const AllowStep& step)
{
    const QString whom = reference(step.whom);
    if (step.rules.front().rule == Permission::CombatKeyword)
        return filled(tr("%2 may use %1 Combat cards."), {EffectPhrases::allOf(labelsOf(step.rules)), whom});
    const QStringList words{whom, lasting(step.lasts)};
    switch (step.rules.front().rule) {
    case Permission::GovernmentAdversaries:
        return filled(tr("GOVERNMENT Adversaries may attack %1 at any Site, whatever forbids it."), words);
    case Permission::ResOnlyForCards:
        return filled(tr("The RP produced by %1 only buy cards, in the same phase."), words);
    case Permission::ResToCp:
        return step.split ? filled(tr("The RP produced by %1 may become CP, all or some of them."), words) : noted();
    case Permission::HarmOccultCreature:
        return step.whom.ref == Ref::Host
                   ? tr("OCCULT CREATURES take damage from that Team whatever their own text says.")
                   : noted();
    case Permission::SecondSiteInSameState:
        return filled(tr("%1 may investigate two Sites of one state%2."), words);
    case Permission::SecondSite:
        return filled(tr("%1 may investigate two Sites%2."), words);
    case Permission::ServeEachTurn:
        return filled(tr("%1 serves one check in each of your turns, free of charge."), words);
    case Permission::ShowResourceCards:
        return filled(tr("%1 holds all cards with a Cost in RP face up for everybody to see."), words);
    case Permission::HideOccultAdversaries:
        return tr(
            "OCCULT Adversaries that you put under Sites count as Bluffs; turned up, they may be used whatever the "
            "Site asks for.");
    case Permission::StoreBluffs:
        return tr("In the Case Assignment Phase of an opponent you may put Bluffs of your hand below this card, face "
                  "down, three at most, and Bluffs from there under Sites; turned up, these cost 2 CP less.");
    case Permission::LieBelow:
        return filled(tr("In the Hospital %1 lies below this card."), {whom});
    case Permission::SecondSale:
        return tr("Once you have bought cards in a Briefing Phase, you may sell cards again.");
    case Permission::LastWordInCombat:
        return tr("You play Combat cards only once your opponents have played all of theirs in the round; they play "
                  "none after yours.");
    case Permission::SurviveLrc:
        return filled(tr("Killed in the LRC round, %1 still deals its damage in the first CRC round."), words);
    default:
        return noted();
    }
}

template <>
QString EffectSteps::say(const ForbidStep& step)
{
    const Rule& rule = step.rules.front();
    const bool host = step.whom.ref == Ref::Host;
    switch (rule.rule) {
    case Permission::GovernmentAdversaries:
        if (step.whom.ref == Ref::MyTeams)
            return tr("GOVERNMENT Adversaries cannot attack your Teams.");
        return host ? tr("GOVERNMENT Adversaries cannot attack that Team.") : noted();
    case Permission::OccultCombatCards:
        return filled(tr("No Combat card can be played for OCCULT Adversaries against %1."), {reference(step.whom)});
    case Permission::Damage:
        return filled(tr("Nobody who can hit somebody else aims at %1%2."),
                      {reference(step.whom), lasting(step.lasts)});
    case Permission::OccultDamage:
        return filled(tr("OCCULT Adversaries assign no damage to %1."), {reference(step.whom)});
    case Permission::Draw:
        return filled(tr("%1 draws no more cards%2."), {reference(step.whom), lasting(step.lasts)});
    case Permission::Healing:
        return filled(tr("%1 cannot heal."), {reference(step.whom)});
    case Permission::CardTitle:
        return filled(tr("%1 cannot be used on %2."), {m_phrases.titles(rule.titles), reference(step.whom)});
    case Permission::Playing:
        return sayPlaying(step);
    case Permission::OtherSites:
        return filled(tr("The opponent investigates only Sites with %1."),
                      {EffectPhrases::oneOf(labelsOf(rule.keywords))});
    case Permission::LeaveHospital:
        return filled(tr("%1 cannot leave the Hospital."), {reference(step.whom)});
    case Permission::Asking:
        return filled(tr("The opponent cannot ask about your %1%2.", "%1: a characteristic"),
                      {labelOf(static_cast<Characteristic>(rule.number)), lasting(step.lasts)});
    default:
        return noted();
    }
}

} // namespace dossier
