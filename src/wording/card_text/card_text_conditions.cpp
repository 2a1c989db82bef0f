// What conditions, moments and durations say.
#include "wording/card_text/card_text_phrases.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

using Phrase = EffectPhrases::Phrase;

} // namespace

namespace {

// Of conditions that are said without anything filled in; null of others.
const char* plainText(ConditionKind kind)
{
    switch (kind) {
    case ConditionKind::AffiliationKnown:
        return QT_TRANSLATE_NOOP("CardText", "the Affiliation of the opponent's X-File is known");
    case ConditionKind::HostInCheck:
        return QT_TRANSLATE_NOOP("CardText", "the holder takes part");
    case ConditionKind::LrcSkipped:
        return QT_TRANSLATE_NOOP("CardText", "the LRC round is skipped");
    case ConditionKind::AdversaryKilled:
        return QT_TRANSLATE_NOOP("CardText", "an Adversary has just been killed by damage");
    case ConditionKind::CardForcingCheck:
        return QT_TRANSLATE_NOOP("CardText", "a card forces the target to make a non-combat check");
    case ConditionKind::MyTeamInField:
        return QT_TRANSLATE_NOOP("CardText", "you have a Team in the Field");
    case ConditionKind::MyTurn:
        return QT_TRANSLATE_NOOP("CardText", "in your turn");
    case ConditionKind::NoBluffShown:
        return QT_TRANSLATE_NOOP("CardText", "no other Bluff of the Site has been revealed");
    case ConditionKind::AboutMe:
        return QT_TRANSLATE_NOOP("CardText", "about your X-File");
    case ConditionKind::TurnOfHost:
        return QT_TRANSLATE_NOOP("CardText", "it is the holder's player's turn");
    case ConditionKind::NoCombat:
        return QT_TRANSLATE_NOOP("CardText", "in a check other than Combat");
    case ConditionKind::SiteAgainstMe:
        return QT_TRANSLATE_NOOP("CardText", "the Site asks about your X-File");
    case ConditionKind::NotAboutMe:
        return QT_TRANSLATE_NOOP("CardText", "not about your X-File");
    case ConditionKind::OthersCanTakeIt:
        return QT_TRANSLATE_NOOP("CardText", "as long as others can take it");
    case ConditionKind::PurseSpent:
        return QT_TRANSLATE_NOOP("CardText", "while the free RP is spent");
    case ConditionKind::SelfInBureau:
        return QT_TRANSLATE_NOOP("CardText", "in the Bureau");
    case ConditionKind::SelfInBureauOrField:
        return QT_TRANSLATE_NOOP("CardText", "in the Bureau or the Field");
    case ConditionKind::SelfInField:
        return QT_TRANSLATE_NOOP("CardText", "in the Field");
    case ConditionKind::SingleAgent:
        return QT_TRANSLATE_NOOP("CardText", "against a single Agent");
    case ConditionKind::SiteCheck:
        return QT_TRANSLATE_NOOP("CardText", "a Site's check");
    case ConditionKind::Solved:
        return QT_TRANSLATE_NOOP("CardText", "passed");
    case ConditionKind::TeamInField:
        return QT_TRANSLATE_NOOP("CardText", "Team in the Field");
    case ConditionKind::Failed:
        return QT_TRANSLATE_NOOP("CardText", "failed");
    case ConditionKind::SelfInTeam:
        return QT_TRANSLATE_NOOP("CardText", "in the Team");
    case ConditionKind::HostFights:
        return QT_TRANSLATE_NOOP("CardText", "that Agent fights");
    default:
        return nullptr;
    }
}

} // namespace

Phrase EffectPhrases::find(const TextCondition& condition) const
{
    const QString abilities = oneOf(labelsOf(condition.abilities));
    const QString keywords = oneOf(labelsOf(condition.keywords));
    switch (condition.kind) {
    case ConditionKind::TitleGoesToHospital:
        return said(QT_TRANSLATE_NOOP("CardText", "a card is about to send your %1 to the Hospital"))
            .arg(titles(condition.titles));
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
    case ConditionKind::AbilityInTeamOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 in the holder's Team")).arg(abilities);
    case ConditionKind::AgentLost:
        return said(QT_TRANSLATE_NOOP(
            "CardText", "an Adversary has just sent an Agent to the Hospital or removed one from the game"));
    case ConditionKind::AdversaryMayUse:
        return said(QT_TRANSLATE_NOOP("CardText", "your Adversary may use %1 cards")).arg(keywords);
    case ConditionKind::CheckIn:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 check")).arg(abilities);
    case ConditionKind::Margin:
        if (condition.number != 0)
            return std::nullopt;
        return said(QT_TRANSLATE_NOOP("CardText", "the Prerequisite was met exactly"));
    case ConditionKind::MyCombatantWith:
        return said(QT_TRANSLATE_NOOP("CardText", "one of your combatants has %1 %2+"))
            .arg(abilities, QString::number(condition.number));
    case ConditionKind::TargetNamed:
        return said(QT_TRANSLATE_NOOP("CardText", "the target is %1")).arg(titles(condition.titles));
    case ConditionKind::TokensOnSelf:
        return condition.number == 0
                   ? said(QT_TRANSLATE_NOOP("CardText", "no token on this card"))
                   : said(QT_TRANSLATE_NOOP("CardText", "tokens on this card: %1")).arg(condition.number);
    case ConditionKind::XFileWith:
        return said(QT_TRANSLATE_NOOP("CardText", "the Affiliation of your X-File is %1")).arg(keywords);
    case ConditionKind::SiteTriedIn:
        return said(QT_TRANSLATE_NOOP("CardText", "its check was in %1")).arg(abilities);
    case ConditionKind::TeamOfAtMost:
        return said(QT_TRANSLATE_NOOP("CardText", "Team of %1 or fewer Agents")).arg(condition.number);
    case ConditionKind::RoundOf:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 round")).arg(abilities);
    case ConditionKind::SiteNeeds:
        return said(QT_TRANSLATE_NOOP("CardText", "Prerequisite %1")).arg(abilities);
    case ConditionKind::TargetCosts:
        return said(QT_TRANSLATE_NOOP("CardText", "the Cost is then %1")).arg(condition.number);
    case ConditionKind::TargetWith:
        return said(QT_TRANSLATE_NOOP("CardText", "target A has %1")).arg(keywords);
    case ConditionKind::TitleInTeamOfSelf:
        return said(QT_TRANSLATE_NOOP("CardText", "in one Team with %1")).arg(titles(condition.titles));
    case ConditionKind::TeamIncludes:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 is in the Team")).arg(titles(condition.titles));
    case ConditionKind::SiteWith:
        return said(QT_TRANSLATE_NOOP("CardText", "the Site has %1")).arg(keywords);
    case ConditionKind::OfMineKnown:
        return said(QT_TRANSLATE_NOOP("CardText", "the opponent knows %1 characteristics of your X-File"))
            .arg(condition.number);
    case ConditionKind::TitleFights:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 fights")).arg(titles(condition.titles));
    case ConditionKind::TeamHolds:
        return said(QT_TRANSLATE_NOOP("CardText", "the Team holds %1")).arg(titles(condition.titles));
    default:
        if (const char* const plain = plainText(condition.kind))
            return said(plain);
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

Phrase EffectPhrases::find(PlayPhase phase) const
{
    switch (phase) {
    case PlayPhase::Briefing:
        return said(QT_TRANSLATE_NOOP("CardText", "Briefing Phase"));
    case PlayPhase::Requisition:
        return said(QT_TRANSLATE_NOOP("CardText", "Requisition Phase"));
    case PlayPhase::Deployment:
        return said(QT_TRANSLATE_NOOP("CardText", "Deployment Phase"));
    case PlayPhase::CaseAssignment:
        return said(QT_TRANSLATE_NOOP("CardText", "Case Assignment Phase"));
    case PlayPhase::Investigation:
        return said(QT_TRANSLATE_NOOP("CardText", "Investigation Phase"));
    case PlayPhase::BeforeInvestigation:
        return said(QT_TRANSLATE_NOOP("CardText", "before the Investigation Phase"));
    }
    return std::nullopt;
}

Phrase EffectPhrases::find(EffectWindow window) const
{
    switch (window) {
    case EffectWindow::Absorb:
        return said(QT_TRANSLATE_NOOP("CardText", "as the holder takes damage"));
    case EffectWindow::AfterDamage:
        return said(QT_TRANSLATE_NOOP("CardText", "right after damage"));
    case EffectWindow::Shown:
        return said(QT_TRANSLATE_NOOP("CardText", "the Investigating Player has shown a card found in a Bureau Deck"));
    case EffectWindow::Asked:
        return said(QT_TRANSLATE_NOOP("CardText", "a Site's question has been put and not answered"));
    case EffectWindow::Answered:
        return said(QT_TRANSLATE_NOOP("CardText", "right after the answer to a Site's question"));
    case EffectWindow::Any:
        return said(QT_TRANSLATE_NOOP("CardText", "your turn"));
    case EffectWindow::Assign:
        return said(QT_TRANSLATE_NOOP("CardText", "damage is about to be assigned"));
    case EffectWindow::BeforeSite:
        return said(QT_TRANSLATE_NOOP("CardText", "your Team is about to investigate a Site"));
    case EffectWindow::CheckEnded:
        return said(QT_TRANSLATE_NOOP("CardText", "right after a Site's check"));
    case EffectWindow::Combat:
        return said(QT_TRANSLATE_NOOP("CardText", "in Combat"));
    case EffectWindow::CombatStart:
        return said(QT_TRANSLATE_NOOP("CardText", "start of Combat"));
    case EffectWindow::PaidDraw:
        return said(QT_TRANSLATE_NOOP("CardText", "the opponent has paid for cards and not drawn them yet"));
    case EffectWindow::Payment:
        return said(QT_TRANSLATE_NOOP("CardText", "as you pay for a Site"));
    case EffectWindow::WrongGuess:
        return said(QT_TRANSLATE_NOOP("CardText", "right after your wrong guess"));
    case EffectWindow::Aftermath: // go without saying
    case EffectWindow::Check:
    case EffectWindow::Departure:
    case EffectWindow::Open:
    case EffectWindow::Response:
    case EffectWindow::Reveal:
    case EffectWindow::SiteEnded:
        return QString();
    }
    return std::nullopt;
}

// --- Game words -----------------------------------------------------------------------------------------------------

QString labelOf(Keyword keyword)
{
    return word(keyword).toUpper();
}

QString labelOf(Ability ability)
{
    if (ability == kLongRange)
        return EffectPhrases::said(QT_TRANSLATE_NOOP("CardText", "LRC"));
    if (ability == kCloseRange)
        return EffectPhrases::said(QT_TRANSLATE_NOOP("CardText", "CRC"));
    return labelOf(static_cast<Keyword>(ability)); // a skill is also a Keyword
}

QString labelOf(Characteristic characteristic)
{
    return labelOf(*keywordNamed(nameOf(characteristic)));
}

QString labelOf(const EffectWord& named)
{
    return named.ability ? labelOf(*named.ability) : labelOf(named.keyword);
}

namespace {

template <typename Words>
QStringList labels(const Words& words)
{
    QStringList all;
    for (const auto& one : words)
        all += labelOf(one);
    return all;
}

} // namespace

QStringList labelsOf(const Keywords& words)
{
    return labels(words);
}

QStringList labelsOf(const Abilities& words)
{
    return labels(words);
}

QStringList labelsOf(const EffectWords& words)
{
    return labels(words);
}

} // namespace dossier
