// What conditions, moments and durations say.
#include "wording/card_text/card_text_phrases.h"

#include <QCoreApplication>

namespace dossier {

namespace {

using Phrase = EffectPhrases::Phrase;

} // namespace

Phrase EffectPhrases::find(const TextCondition& condition) const
{
    const QString abilities = oneOf(labelsOf(condition.abilities));
    const QString keywords = oneOf(labelsOf(condition.keywords));
    switch (condition.kind) {
    case ConditionKind::TitleGoesToHospital:
        return said(QT_TRANSLATE_NOOP("CardText", "a card is about to send your %1 to the Hospital"))
            .arg(titles(condition.titles));
    case ConditionKind::AffiliationKnown:
        return said(QT_TRANSLATE_NOOP("CardText", "the Affiliation of the opponent's X-File is known"));
    case ConditionKind::HostInCheck:
        return said(QT_TRANSLATE_NOOP("CardText", "the holder takes part"));
    case ConditionKind::Some:
    case ConditionKind::No: {
        const Phrase what = find(condition.some);
        if (!what)
            return std::nullopt;
        return (condition.kind == ConditionKind::Some ? said(QT_TRANSLATE_NOOP("CardText", "there is %1"))
                                                      : said(QT_TRANSLATE_NOOP("CardText", "unless there is %1")))
            .arg(*what);
    }
    case ConditionKind::TakenActivated:
        return said(QT_TRANSLATE_NOOP("CardText", "that card has the Activator %1")).arg(keywords);
    case ConditionKind::TakenNotActivated:
        return said(QT_TRANSLATE_NOOP("CardText", "that card does not have the Activator %1")).arg(keywords);
    case ConditionKind::VictimWith:
        return said(QT_TRANSLATE_NOOP("CardText", "it has %1")).arg(keywords);
    case ConditionKind::LrcSkipped:
        return said(QT_TRANSLATE_NOOP("CardText", "the LRC round is skipped"));
    case ConditionKind::AbilityInTeamOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 in the holder's Team")).arg(abilities);
    case ConditionKind::AgentLost:
        return said(QT_TRANSLATE_NOOP(
            "CardText", "an Adversary has just sent an Agent to the Hospital or removed one from the game"));
    case ConditionKind::AdversaryKilled:
        return said(QT_TRANSLATE_NOOP("CardText", "an Adversary has just been killed by damage"));
    case ConditionKind::AdversaryMayUse:
        return said(QT_TRANSLATE_NOOP("CardText", "your Adversary may use %1 cards")).arg(keywords);
    case ConditionKind::CardForcingCheck:
        return said(QT_TRANSLATE_NOOP("CardText", "a card forces the target to make a non-combat check"));
    case ConditionKind::CheckIn:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 check")).arg(abilities);
    case ConditionKind::Margin:
        if (condition.number != 0)
            return std::nullopt;
        return said(QT_TRANSLATE_NOOP("CardText", "the Prerequisite was met exactly"));
    case ConditionKind::MyCombatantWith:
        return said(QT_TRANSLATE_NOOP("CardText", "one of your combatants has %1 %2+"))
            .arg(abilities, QString::number(condition.number));
    case ConditionKind::MyTeamInField:
        return said(QT_TRANSLATE_NOOP("CardText", "you have a Team in the Field"));
    case ConditionKind::MyTurn:
        return said(QT_TRANSLATE_NOOP("CardText", "in your turn"));
    case ConditionKind::TargetNamed:
        return said(QT_TRANSLATE_NOOP("CardText", "the target is %1")).arg(titles(condition.titles));
    case ConditionKind::NoBluffShown:
        return said(QT_TRANSLATE_NOOP("CardText", "no other Bluff of the Site has been revealed"));
    case ConditionKind::TokensOnSelf:
        return condition.number == 0
                   ? said(QT_TRANSLATE_NOOP("CardText", "no token on this card"))
                   : said(QT_TRANSLATE_NOOP("CardText", "tokens on this card: %1")).arg(condition.number);
    case ConditionKind::AboutMe:
        return said(QT_TRANSLATE_NOOP("CardText", "about your X-File"));
    case ConditionKind::TurnOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "it is the holder's player's turn"));
    case ConditionKind::NoCombat:
        return said(QT_TRANSLATE_NOOP("CardText", "in a check other than Combat"));
    case ConditionKind::XFileWith:
        return said(QT_TRANSLATE_NOOP("CardText", "the Affiliation of your X-File is %1")).arg(keywords);
    case ConditionKind::SiteAgainstMe:
        return said(QT_TRANSLATE_NOOP("CardText", "the Site asks about your X-File"));
    case ConditionKind::SiteTriedIn:
        return said(QT_TRANSLATE_NOOP("CardText", "its check was in %1")).arg(abilities);
    case ConditionKind::TeamOfAtMost:
        return said(QT_TRANSLATE_NOOP("CardText", "Team of %1 or fewer Agents")).arg(condition.number);
    case ConditionKind::NotAboutMe:
        return said(QT_TRANSLATE_NOOP("CardText", "not about your X-File"));
    case ConditionKind::OthersCanTakeIt:
        return said(QT_TRANSLATE_NOOP("CardText", "as long as others can take it"));
    case ConditionKind::PurseSpent:
        return said(QT_TRANSLATE_NOOP("CardText", "while the free RP is spent"));
    case ConditionKind::RoundOf:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 round")).arg(abilities);
    case ConditionKind::SelfInBureau:
        return said(QT_TRANSLATE_NOOP("CardText", "in the Bureau"));
    case ConditionKind::SelfInBureauOrField:
        return said(QT_TRANSLATE_NOOP("CardText", "in the Bureau or the Field"));
    case ConditionKind::SelfInField:
        return said(QT_TRANSLATE_NOOP("CardText", "in the Field"));
    case ConditionKind::SingleAgent:
        return said(QT_TRANSLATE_NOOP("CardText", "against a single Agent"));
    case ConditionKind::SiteCheck:
        return said(QT_TRANSLATE_NOOP("CardText", "a Site's check"));
    case ConditionKind::SiteNeeds:
        return said(QT_TRANSLATE_NOOP("CardText", "Prerequisite %1")).arg(abilities);
    case ConditionKind::Solved:
        return said(QT_TRANSLATE_NOOP("CardText", "passed"));
    case ConditionKind::TargetCosts:
        return said(QT_TRANSLATE_NOOP("CardText", "the Cost is then %1")).arg(condition.number);
    case ConditionKind::TargetWith:
        return said(QT_TRANSLATE_NOOP("CardText", "target A has %1")).arg(keywords);
    case ConditionKind::TeamInField:
        return said(QT_TRANSLATE_NOOP("CardText", "Team in the Field"));
    case ConditionKind::Failed:
        return said(QT_TRANSLATE_NOOP("CardText", "failed"));
    case ConditionKind::SelfInTeam:
        return said(QT_TRANSLATE_NOOP("CardText", "in the Team"));
    case ConditionKind::TitleInTeamOfSelf:
        return said(QT_TRANSLATE_NOOP("CardText", "in one Team with %1")).arg(titles(condition.titles));
    case ConditionKind::TeamIncludes:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 is in the Team")).arg(titles(condition.titles));
    case ConditionKind::SiteWith:
        return said(QT_TRANSLATE_NOOP("CardText", "the Site has %1")).arg(keywords);
    case ConditionKind::OfMineKnown:
        return said(QT_TRANSLATE_NOOP("CardText", "the opponent knows %1 characteristics of your X-File"))
            .arg(condition.number);
    case ConditionKind::HostFights:
        return said(QT_TRANSLATE_NOOP("CardText", "that Agent fights"));
    case ConditionKind::TitleFights:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 fights")).arg(titles(condition.titles));
    case ConditionKind::TeamHolds:
        return said(QT_TRANSLATE_NOOP("CardText", "the Team holds %1")).arg(titles(condition.titles));
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const Awaited& moment) const
{
    switch (moment.moment) {
    case MomentKind::CardPlayed:
        return said(QT_TRANSLATE_NOOP("CardText", "Each card with %1 played")).arg(oneOf(labelsOf(moment.keywords)));
    case MomentKind::TheirCardPlayed:
        return said(QT_TRANSLATE_NOOP("CardText", "An opponent plays a card with %1"))
            .arg(allOf(labelsOf(moment.keywords)));
    case MomentKind::HostWoundsInCrc:
        return said(QT_TRANSLATE_NOOP("CardText", "Whoever the holder wounds in CRC"));
    case MomentKind::CheckOfHostStarts:
        return said(QT_TRANSLATE_NOOP("CardText", "A check of the holder's Team begins"));
    case MomentKind::CombatStarts:
        return said(QT_TRANSLATE_NOOP("CardText", "Start of Combat"));
    case MomentKind::AgentAbducted:
        return said(QT_TRANSLATE_NOOP("CardText", "One of your Agents is abducted"));
    case MomentKind::MyDebriefing:
        return said(QT_TRANSLATE_NOOP("CardText", "Each of your Debriefing Phases"));
    case MomentKind::TheirDebriefing:
        return said(QT_TRANSLATE_NOOP("CardText", "Each Debriefing Phase of that opponent"));
    case MomentKind::HostHealing:
        return said(QT_TRANSLATE_NOOP("CardText", "Each Healing Phase of the Agent's player"));
    case MomentKind::MyBriefing:
        return said(QT_TRANSLATE_NOOP("CardText", "Your Briefing Phase"));
    case MomentKind::NamedInvestigates:
        return said(QT_TRANSLATE_NOOP("CardText", "The Agent named investigates another Site"));
    case MomentKind::RoundEnds:
        return said(QT_TRANSLATE_NOOP("CardText", "End of the round"));
    case MomentKind::RoundStarts:
        return said(QT_TRANSLATE_NOOP("CardText", "Start of each round"));
    case MomentKind::CombatEnds:
        return said(QT_TRANSLATE_NOOP("CardText", "End of the Combat"));
    case MomentKind::SelfWoundsAgent:
        return said(QT_TRANSLATE_NOOP("CardText", "Agent wounded by it"));
    case MomentKind::SiteFailed:
        return said(QT_TRANSLATE_NOOP("CardText", "Check failed"));
    case MomentKind::SiteResolved:
        return said(QT_TRANSLATE_NOOP("CardText", "Once the Site is resolved"));
    case MomentKind::SiteSolved:
        return said(QT_TRANSLATE_NOOP("CardText", "Check passed"));
    case MomentKind::TargetAllotted:
        return said(QT_TRANSLATE_NOOP("CardText", "Whoever is assigned the target's damage"));
    case MomentKind::TargetWounds:
        return said(QT_TRANSLATE_NOOP("CardText", "Whoever the target wounds this round"));
    case MomentKind::TheirBriefing:
        return said(QT_TRANSLATE_NOOP("CardText", "Each opponent's Briefing Phase"));
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(Duration duration) const
{
    switch (duration) {
    case Duration::Check:
        return said(QT_TRANSLATE_NOOP("CardText", " in this check"));
    case Duration::Combat:
        return said(QT_TRANSLATE_NOOP("CardText", " in this Combat"));
    case Duration::Game:
        return said(QT_TRANSLATE_NOOP("CardText", " for the rest of the game"));
    case Duration::Investigation:
        return said(QT_TRANSLATE_NOOP("CardText", " in this investigation"));
    case Duration::NextBriefing:
        return said(QT_TRANSLATE_NOOP("CardText", " in the next Briefing Phase"));
    case Duration::NextRound:
        return said(QT_TRANSLATE_NOOP("CardText", " next round"));
    case Duration::Round:
        return said(QT_TRANSLATE_NOOP("CardText", " this round"));
    case Duration::Turn:
        return said(QT_TRANSLATE_NOOP("CardText", " this turn"));
    case Duration::Stay:
        return QString();
    }
    return std::nullopt;
}

} // namespace dossier
