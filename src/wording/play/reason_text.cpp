#include "wording/play/reason_text.h"

#include "wording/play/choice_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <array>

namespace dossier {

namespace {

// What the rule says, true of whatever it is cited for.
struct RuleSays
{
    std::string_view rule;
    const char* words;
};

constexpr auto kRules = std::to_array<RuleSays>({
    RuleSays{"TURN-1", QT_TRANSLATE_NOOP("ReasonText", "That has its place in another part of the turn.")},
    RuleSays{"TURN-12", QT_TRANSLATE_NOOP("ReasonText", "In another player’s turn your Agents do nothing.")},
    RuleSays{"ZONE-9", QT_TRANSLATE_NOOP("ReasonText", "Bureau Deck and Discard Pile are empty.")},
    RuleSays{"ZONE-16", QT_TRANSLATE_NOOP("ReasonText", "The Agent is abducted.")},
    RuleSays{"ZONE-18", QT_TRANSLATE_NOOP("ReasonText", "A card removed from the game does not come back.")},
    RuleSays{"ZONE-19", QT_TRANSLATE_NOOP("ReasonText", "The Agent is in training.")},
    RuleSays{"BRIEF-1", QT_TRANSLATE_NOOP("ReasonText",
                                          "The free draw is one card, at the beginning of your own Briefing Phase.")},
    RuleSays{"BRIEF-4",
             QT_TRANSLATE_NOOP("ReasonText", "Your Agents produce in your own Briefing Phase, as their cards say.")},
    RuleSays{"BRIEF-5", QT_TRANSLATE_NOOP("ReasonText", "Agents in the Hospital produce nothing.")},
    RuleSays{"BRIEF-7", QT_TRANSLATE_NOOP("ReasonText", "His text speaks of another Section.")},
    RuleSays{"BRIEF-10", QT_TRANSLATE_NOOP("ReasonText",
                                           "The Investigating Player buys cards after his production, for 1 RP each.")},
    RuleSays{"BRIEF-11", QT_TRANSLATE_NOOP("ReasonText", "You have had your purchase in this phase.")},
    RuleSays{"BRIEF-13",
             QT_TRANSLATE_NOOP(
                 "ReasonText",
                 "Cards of the hand are sold by the opponents of the Investigating Player, once he has bought.")},
    RuleSays{"BRIEF-14", QT_TRANSLATE_NOOP("ReasonText", "Cards with a CP icon are not sold.")},
    RuleSays{"BRIEF-19", QT_TRANSLATE_NOOP("ReasonText", "All sales come before the purchase.")},
    RuleSays{"BRIEF-20",
             QT_TRANSLATE_NOOP("ReasonText",
                               "The opponents of the Investigating Player buy cards after selling, for 1 CP each.")},
    RuleSays{"BRIEF-21", QT_TRANSLATE_NOOP("ReasonText", "You have had your purchase in this phase.")},
    RuleSays{"BRIEF-22", QT_TRANSLATE_NOOP("ReasonText", "Players sell and buy in seat order.")},
    RuleSays{"BRIEF-25",
             QT_TRANSLATE_NOOP("ReasonText", "The free draw is for the Investigating Player, selling for the others.")},
    RuleSays{"BRIEF-26", QT_TRANSLATE_NOOP("ReasonText", "The Briefing Phase is over.")},
    RuleSays{"BRIEF-27",
             QT_TRANSLATE_NOOP("ReasonText", "The token of a wounded Agent in the Hospital cannot be spent.")},
    RuleSays{"BRIEF-28", QT_TRANSLATE_NOOP("ReasonText", "Only what answers the purchase can be played now.")},
    RuleSays{"BRIEF-29", QT_TRANSLATE_NOOP("ReasonText", "So many cards cannot be drawn.")},
    RuleSays{"HEAL-7", QT_TRANSLATE_NOOP("ReasonText", "He leaves the Hospital with a Health of 3 or more.")},
    RuleSays{"HEAL-8", QT_TRANSLATE_NOOP("ReasonText", "He leaves the Hospital only once he is fully healed.")},
    RuleSays{"HEAL-12", QT_TRANSLATE_NOOP("ReasonText", "An Agent in the Hospital adds no skill.")},
    RuleSays{"HEAL-13",
             QT_TRANSLATE_NOOP("ReasonText", "A wounded Agent in the Hospital does not use his Game Effect.")},
    RuleSays{"HEAL-14",
             QT_TRANSLATE_NOOP("ReasonText", "He may not leave the Hospital yet, and no card moves him out of it.")},
    RuleSays{"HEAL-17", QT_TRANSLATE_NOOP("ReasonText", "He may not heal until a HEALING card frees him.")},
    RuleSays{"HEAL-18", QT_TRANSLATE_NOOP("ReasonText", "A card keeps him in the Hospital for some turns.")},
    RuleSays{"HEAL-19", QT_TRANSLATE_NOOP("ReasonText", "A card keeps him in the Hospital until he is fully healed.")},
    RuleSays{"REQ-1", QT_TRANSLATE_NOOP("ReasonText", "Equipment is given out in your Requisition Phase.")},
    RuleSays{"REQ-3", QT_TRANSLATE_NOOP("ReasonText", "It is for one of your Agents in the Section that it names.")},
    RuleSays{"REQ-4", QT_TRANSLATE_NOOP("ReasonText", "It is for an Agent with the Keyword that it names.")},
    RuleSays{"REQ-5", QT_TRANSLATE_NOOP("ReasonText", "He holds a copy of it already.")},
    RuleSays{"REQ-9", QT_TRANSLATE_NOOP("ReasonText",
                                        "Agents of one Team exchange Equipment, once each in your Requisition Phase.")},
    RuleSays{"REQ-11", QT_TRANSLATE_NOOP("ReasonText", "No Equipment is exchanged in the Hospital.")},
    RuleSays{"REQ-12", QT_TRANSLATE_NOOP("ReasonText", "He holds a copy of it already.")},
    RuleSays{"REQ-14", QT_TRANSLATE_NOOP("ReasonText", "TRAINING cards are played in the Requisition Phase.")},
    RuleSays{"DEP-1", QT_TRANSLATE_NOOP("ReasonText", "You move your own Agents, in your Deployment Phase.")},
    RuleSays{"DEP-3", QT_TRANSLATE_NOOP("ReasonText", "He may not leave the Hospital yet.")},
    RuleSays{"DEP-6",
             QT_TRANSLATE_NOOP("ReasonText", "Teams are formed in your Deployment Phase, each in one Section.")},
    RuleSays{"DEP-9", QT_TRANSLATE_NOOP("ReasonText", "Agents in the Hospital are no Team.")},
    RuleSays{"DEP-14", QT_TRANSLATE_NOOP("ReasonText", "It goes with a part of the Team it lies with.")},
    RuleSays{"CASE-1", QT_TRANSLATE_NOOP("ReasonText", "Sites are placed in your Case Assignment Phase.")},
    RuleSays{"CASE-4", QT_TRANSLATE_NOOP("ReasonText", "A copy of this Site has been placed in this turn.")},
    RuleSays{"CASE-5", QT_TRANSLATE_NOOP("ReasonText", "A copy of this Site lies in your Field.")},
    RuleSays{"CASE-6", QT_TRANSLATE_NOOP("ReasonText", "A Site is directed at one opponent.")},
    RuleSays{"CASE-10",
             QT_TRANSLATE_NOOP("ReasonText", "A skill of the Site is announced as its investigation begins.")},
    RuleSays{"CASE-11", QT_TRANSLATE_NOOP("ReasonText", "The skill has been announced already.")},
    RuleSays{"CASE-12", QT_TRANSLATE_NOOP("ReasonText", "A Site is investigated by the player who placed it.")},
    RuleSays{"BLUFF-1",
             QT_TRANSLATE_NOOP("ReasonText",
                               "Opponents put cards of the hand face down under Sites, in the Case Assignment Phase.")},
    RuleSays{"BLUFF-6", QT_TRANSLATE_NOOP("ReasonText", "It is no Bluff.")},
    RuleSays{"BLUFF-7", QT_TRANSLATE_NOOP("ReasonText", "A Bluff is used as it is revealed.")},
    RuleSays{"BLUFF-11", QT_TRANSLATE_NOOP("ReasonText", "What the Bluff needs is not there.")},
    RuleSays{"BLUFF-14", QT_TRANSLATE_NOOP("ReasonText", "An open Bluff is for a Site’s Skill Check.")},
    RuleSays{"BLUFF-16",
             QT_TRANSLATE_NOOP("ReasonText", "A Bluff is attached to the Site that is being investigated.")},
    RuleSays{"BLUFF-22", QT_TRANSLATE_NOOP("ReasonText", "You have used a copy of this Bluff in this check.")},
    RuleSays{"BLUFF-24", QT_TRANSLATE_NOOP("ReasonText", "Its text costs points besides.")},
    RuleSays{"BLUFF-26", QT_TRANSLATE_NOOP("ReasonText", "Only what answers the Bluff can be played now.")},
    RuleSays{"INV-1",
             QT_TRANSLATE_NOOP("ReasonText", "Teams are re-formed in the Field alone now, before they are assigned.")},
    RuleSays{"INV-2",
             QT_TRANSLATE_NOOP("ReasonText",
                               "Teams in the Field are assigned to your Sites as the Investigation Phase begins.")},
    RuleSays{"INV-4", QT_TRANSLATE_NOOP("ReasonText", "This Site has a Team already.")},
    RuleSays{"INV-5", QT_TRANSLATE_NOOP("ReasonText", "One of its Agents has his investigation of this turn already.")},
    RuleSays{"INV-8",
             QT_TRANSLATE_NOOP("ReasonText", "Sites are investigated one at a time, by the Teams assigned to them.")},
    RuleSays{"INV-14", QT_TRANSLATE_NOOP("ReasonText", "It is played when a Team is about to investigate.")},
    RuleSays{"CHECK-10", QT_TRANSLATE_NOOP("ReasonText", "Adversaries and open Bluffs are for a Site’s Skill Check.")},
    RuleSays{"CHECK-11", QT_TRANSLATE_NOOP("ReasonText", "Combat cards are not for this check.")},
    RuleSays{"CHECK-14", QT_TRANSLATE_NOOP("ReasonText", "You have used a copy of it in this check.")},
    RuleSays{"CHECK-17", QT_TRANSLATE_NOOP("ReasonText", "Agents in the Hospital make no check.")},
    RuleSays{"CHECK-28", QT_TRANSLATE_NOOP("ReasonText", "It needs the Skill Check of a Site.")},
    RuleSays{"PLAY-1", QT_TRANSLATE_NOOP("ReasonText", "Only the Investigating Player plays cards with RP.")},
    RuleSays{"PLAY-2", QT_TRANSLATE_NOOP("ReasonText", "The Investigating Player plays no cards with CP.")},
    RuleSays{"PLAY-8", QT_TRANSLATE_NOOP("ReasonText", "A token pays for a card with a Keyword that it names.")},
    RuleSays{"PLAY-12", QT_TRANSLATE_NOOP("ReasonText", "It is for the Investigating Player.")},
    RuleSays{"PLAY-13", QT_TRANSLATE_NOOP("ReasonText", "It is for the opponents of the Investigating Player.")},
    RuleSays{"PLAY-19", QT_TRANSLATE_NOOP("ReasonText", "No card has all the Keywords of what it negates.")},
    RuleSays{"PLAY-23", QT_TRANSLATE_NOOP("ReasonText", "It is for a round of Combat.")},
    RuleSays{"PLAY-26", QT_TRANSLATE_NOOP("ReasonText", "It belongs to another phase.")},
    RuleSays{"PLAY-27", QT_TRANSLATE_NOOP("ReasonText", "No card is played in the Debriefing Phase.")},
    RuleSays{"PLAY-28", QT_TRANSLATE_NOOP("ReasonText", "Cards of its type are not played at this moment.")},
    RuleSays{"PLAY-29", QT_TRANSLATE_NOOP("ReasonText", "During Combat only Combat cards can be played.")},
    RuleSays{"PLAY-34", QT_TRANSLATE_NOOP("ReasonText", "It cannot be used in such a way.")},
    RuleSays{"PLAY-35", QT_TRANSLATE_NOOP("ReasonText", "What its text puts first has not been done.")},
    RuleSays{"PLAY-41", QT_TRANSLATE_NOOP("ReasonText", "The Keywords of starting Agents do not change.")},
    RuleSays{"PLAY-52", QT_TRANSLATE_NOOP("ReasonText", "Starting Agents cannot be negated.")},
    RuleSays{"PLAY-53", QT_TRANSLATE_NOOP("ReasonText", "A card below another one cannot be negated any more.")},
    RuleSays{"PLAY-56", QT_TRANSLATE_NOOP("ReasonText", "Its X cannot be this number.")},
    RuleSays{"PLAY-58", QT_TRANSLATE_NOOP("ReasonText", "Only healing ends it now.")},
    RuleSays{"PLAY-59", QT_TRANSLATE_NOOP("ReasonText", "Cards are played while a window is open.")},
    RuleSays{"PLAY-60", QT_TRANSLATE_NOOP("ReasonText", "First everybody has to pass.")},
    RuleSays{"PLAY-61", QT_TRANSLATE_NOOP("ReasonText", "The text that asks does not allow it.")},
    RuleSays{"PLAY-62", QT_TRANSLATE_NOOP("ReasonText", "Its event is over, or has not come.")},
    RuleSays{"PLAY-63",
             QT_TRANSLATE_NOOP("ReasonText",
                               "What a card is aimed at is named as it is played, what it picks as it resolves.")},
    RuleSays{"PLAY-66", QT_TRANSLATE_NOOP("ReasonText", "Nothing of it can be used.")},
    RuleSays{"COMBAT-5", QT_TRANSLATE_NOOP("ReasonText", "Another Adversary is on its way already.")},
    RuleSays{"COMBAT-8", QT_TRANSLATE_NOOP("ReasonText", "He takes no part in any check.")},
    RuleSays{"COMBAT-16", QT_TRANSLATE_NOOP("ReasonText", "The round of Combat has come to another step.")},
    RuleSays{"COMBAT-24", QT_TRANSLATE_NOOP("ReasonText", "The damage of an Agent goes to one target.")},
    RuleSays{"COMBAT-25", QT_TRANSLATE_NOOP("ReasonText", "The damage of an Adversary goes to one Agent.")},
    RuleSays{"COMBAT-27",
             QT_TRANSLATE_NOOP("ReasonText", "The side that deals the damage gives it to an enemy who can be hit.")},
    RuleSays{"COMBAT-41",
             QT_TRANSLATE_NOOP("ReasonText", "An Adversary that fights one Agent has to do with nobody else.")},
    RuleSays{"COMBAT-43",
             QT_TRANSLATE_NOOP("ReasonText", "He goes to the Hospital of his own will in a Deployment Phase only.")},
    RuleSays{"COMBAT-49", QT_TRANSLATE_NOOP("ReasonText", "He may not use SUBTERFUGE cards.")},
    RuleSays{"COMBAT-50", QT_TRANSLATE_NOOP("ReasonText", "He may not use MARTIAL ARTS cards.")},
    RuleSays{"SITE-1",
             QT_TRANSLATE_NOOP("ReasonText",
                               "One question is asked, of the Directed Player, after a Site has been solved.")},
    RuleSays{"SITE-2", QT_TRANSLATE_NOOP(
                           "ReasonText",
                           "The question is of a characteristic that the Site, or the card that grants it, allows.")},
    RuleSays{"SITE-8", QT_TRANSLATE_NOOP("ReasonText", "At the lower number one named question alone can be asked.")},
    RuleSays{"SITE-9", QT_TRANSLATE_NOOP("ReasonText", "No Prerequisite has been met.")},
    RuleSays{"SITE-11", QT_TRANSLATE_NOOP("ReasonText", "A guess follows a Site that has been solved.")},
    RuleSays{"SITE-14", QT_TRANSLATE_NOOP("ReasonText", "You guess once in your own turn, after a solved Site.")},
    RuleSays{"SITE-17",
             QT_TRANSLATE_NOOP("ReasonText", "The penalty question is of a characteristic that the Site allows.")},
    RuleSays{"SITE-20", QT_TRANSLATE_NOOP("ReasonText", "Questions that cards grant give no right to guess.")},
    RuleSays{"SITE-24", QT_TRANSLATE_NOOP("ReasonText", "This type belongs to another characteristic.")},
    RuleSays{"SITE-25",
             QT_TRANSLATE_NOOP("ReasonText", "What answers a check or a question is played right after it.")},
    RuleSays{"SITE-26", QT_TRANSLATE_NOOP("ReasonText", "At the lower number a guess needs the named question.")},
    RuleSays{"DEBRIEF-1", QT_TRANSLATE_NOOP("ReasonText", "Cards of the hand are discarded in the Debriefing Phase.")},
    RuleSays{"DEBRIEF-2", QT_TRANSLATE_NOOP("ReasonText", "The hand is over its limit.")},
    RuleSays{"AGENT-1", QT_TRANSLATE_NOOP("ReasonText", "Agents of the hand are bought, for their Cost.")},
    RuleSays{"AGENT-2", QT_TRANSLATE_NOOP("ReasonText", "Agents come into play in your Deployment Phase.")},
    RuleSays{"AGENT-3",
             QT_TRANSLATE_NOOP("ReasonText", "A bought Agent comes to the Bureau or the Field, into a Team there.")},
    RuleSays{"AGENT-5", QT_TRANSLATE_NOOP("ReasonText", "An Agent of this name is in play already.")},
    RuleSays{"AGENT-6", QT_TRANSLATE_NOOP("ReasonText", "An Agent of this name is in training or abducted.")},
    RuleSays{"AGENT-8", QT_TRANSLATE_NOOP("ReasonText", "The Game Effect of a bought Agent is ignored.")},
    RuleSays{"AGENT-11", QT_TRANSLATE_NOOP("ReasonText", "A bought Agent produces nothing.")},
    RuleSays{"AGENT-13", QT_TRANSLATE_NOOP("ReasonText", "An Agent of this name has been removed from the game.")},
    RuleSays{"AGENT-17", QT_TRANSLATE_NOOP("ReasonText", "His token has been spent.")},
    RuleSays{"AGENT-18", QT_TRANSLATE_NOOP("ReasonText", "It is used in one’s own turn.")},
    RuleSays{"AGENT-19", QT_TRANSLATE_NOOP("ReasonText", "He stands in another Section.")},
    RuleSays{"AGENT-20",
             QT_TRANSLATE_NOOP("ReasonText", "A wounded Agent in the Hospital does not use his Game Effect.")},
    RuleSays{"AGENT-23", QT_TRANSLATE_NOOP("ReasonText", "The Game Effect of a borrowed Agent rests.")},
    RuleSays{"EQUIP-2", QT_TRANSLATE_NOOP("ReasonText", "He uses other Equipment in this check.")},
    RuleSays{"EQUIP-4", QT_TRANSLATE_NOOP("ReasonText", "A copy of it serves the Team in this check.")},
    RuleSays{"WIT-2", QT_TRANSLATE_NOOP("ReasonText", "You have used a copy of this Witness in this check.")},
    RuleSays{"WIT-7", QT_TRANSLATE_NOOP("ReasonText", "It has served in this turn.")},
    RuleSays{"WIT-11", QT_TRANSLATE_NOOP("ReasonText", "It is played while a check is under way.")},
    RuleSays{"MULTI-5",
             QT_TRANSLATE_NOOP("ReasonText", "Question and guess concern the player at whom the Site is directed.")},
    RuleSays{"MULTI-7",
             QT_TRANSLATE_NOOP("ReasonText", "In a Skill Check the Investigating Player plays no cards with CP.")},
    RuleSays{"MULTI-8",
             QT_TRANSLATE_NOOP("ReasonText", "In a Skill Check the Directed Player plays no cards with RP.")},
    RuleSays{"MULTI-13", QT_TRANSLATE_NOOP("ReasonText", "The Bluffs of another player come first.")},
    RuleSays{"MULTI-18", QT_TRANSLATE_NOOP("ReasonText", "You are out of the game.")},
    RuleSays{"OPT-1", QT_TRANSLATE_NOOP("ReasonText", "It is a question or a guess, not both.")},
    RuleSays{"OPT-2", QT_TRANSLATE_NOOP("ReasonText", "You have had the one guess of this game.")},
    RuleSays{"OPT-6", QT_TRANSLATE_NOOP("ReasonText", "X-File Powers were not agreed on.")},
    RuleSays{"POWER-1", QT_TRANSLATE_NOOP("ReasonText", "No opponent knows this characteristic of your X-File.")},
    RuleSays{"POWER-2",
             QT_TRANSLATE_NOOP("ReasonText", "A characteristic is known after a “yes”, or once it is told.")},
    RuleSays{"POWER-3", QT_TRANSLATE_NOOP("ReasonText", "A characteristic is told once, when you could play a card.")},
    RuleSays{"POWER-5", QT_TRANSLATE_NOOP("ReasonText", "The tokens of this power are spent.")},
    RuleSays{"POWER-7", QT_TRANSLATE_NOOP("ReasonText", "To cancel costs a use of one’s own power.")},
    RuleSays{"HOUSE-1", QT_TRANSLATE_NOOP("ReasonText", "TRAINING cards are played in the Requisition Phase.")},
    RuleSays{"HOUSE-2", QT_TRANSLATE_NOOP("ReasonText", "He has had this training.")},
    RuleSays{"HOUSE-8", QT_TRANSLATE_NOOP("ReasonText", "Powers are for the Conspiracy alone.")},
    RuleSays{"HOUSE-10", QT_TRANSLATE_NOOP("ReasonText", "It is played before the Investigation Phase.")},
    RuleSays{"WIN-7", QT_TRANSLATE_NOOP("ReasonText", "The game is over.")},
    RuleSays{"WIN-8", QT_TRANSLATE_NOOP("ReasonText", "Only a player of this game can concede.")},
    RuleSays{"DECK-18", QT_TRANSLATE_NOOP("ReasonText", "Killer cards were not agreed on.")},
    RuleSays{"DECK-19", QT_TRANSLATE_NOOP("ReasonText", "It is for three or more players.")},
    RuleSays{"BASIC-1", QT_TRANSLATE_NOOP("ReasonText", "The Basic Game is for two players.")},
    RuleSays{"BASIC-3", QT_TRANSLATE_NOOP("ReasonText", "The Basic Game is played without Advanced cards.")},
    RuleSays{"BASIC-8", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game no Agents are bought.")},
    RuleSays{"BASIC-12", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game there are no points.")},
    RuleSays{"BASIC-13", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game Agents have no Game Effects.")},
    RuleSays{"BASIC-15", QT_TRANSLATE_NOOP("ReasonText", "As a turn begins everybody draws until he holds ten cards.")},
    RuleSays{"BASIC-17", QT_TRANSLATE_NOOP("ReasonText", "Nothing is played before the cards are drawn.")},
    RuleSays{"BASIC-19", QT_TRANSLATE_NOOP("ReasonText", "He stays in the Hospital as long as he is hurt.")},
    RuleSays{"BASIC-20", QT_TRANSLATE_NOOP("ReasonText", "It is for one of your Agents in the Section that it names.")},
    RuleSays{"BASIC-21",
             QT_TRANSLATE_NOOP("ReasonText",
                               "Agents in one Section exchange Equipment, once each in your Requisition Phase.")},
    RuleSays{"BASIC-22", QT_TRANSLATE_NOOP("ReasonText", "He holds a copy of it already.")},
    RuleSays{"BASIC-24", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game all Agents of a Section are one Team.")},
    RuleSays{"BASIC-25", QT_TRANSLATE_NOOP("ReasonText", "There is a Site in your Field already.")},
    RuleSays{"BASIC-27", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game no cards lie under Sites.")},
    RuleSays{"BASIC-29", QT_TRANSLATE_NOOP("ReasonText", "Three cards have been played in this phase already.")},
    RuleSays{"BASIC-30", QT_TRANSLATE_NOOP("ReasonText",
                                           "Only Events, Witnesses, Bluffs and Adversaries are played in this phase.")},
    RuleSays{"BASIC-35", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game there is no Combat.")},
    RuleSays{"BASIC-39", QT_TRANSLATE_NOOP("ReasonText", "Three cards at most are discarded.")},
    RuleSays{"BASIC-40", QT_TRANSLATE_NOOP("ReasonText", "In this phase only cards are played whose text says so.")},
    RuleSays{"BASIC-46", QT_TRANSLATE_NOOP("ReasonText", "In the Basic Game there are no X-File Powers.")},
    RuleSays{"BASIC-50",
             QT_TRANSLATE_NOOP("ReasonText", "In the Requisition Phase only the Investigating Player plays cards.")},
    RuleSays{"OQ-37", QT_TRANSLATE_NOOP("ReasonText", "Each step of a round of Combat has cards of its own.")},
    RuleSays{"OQ-56", QT_TRANSLATE_NOOP(
                          "ReasonText",
                          "The check that may cure him is made once in your turn, outside Combat and the Hospital.")},
    RuleSays{"OQ-63", QT_TRANSLATE_NOOP("ReasonText", "One token is bought in each of your Briefing Phases.")},
    RuleSays{"OQ-64",
             QT_TRANSLATE_NOOP("ReasonText", "Tokens are taken from it once in a Briefing Phase, two at most.")},
    RuleSays{"OQ-68", QT_TRANSLATE_NOOP("ReasonText", "The Bluff is another player’s.")},
    RuleSays{"OQ-88", QT_TRANSLATE_NOOP("ReasonText", "Only what answers the event can be played now.")},
    RuleSays{"OQ-102", QT_TRANSLATE_NOOP("ReasonText", "It is not for this side of the Combat.")},
    RuleSays{"OQ-120", QT_TRANSLATE_NOOP("ReasonText", "It is played while a check is under way.")},
    RuleSays{"OQ-121", QT_TRANSLATE_NOOP("ReasonText", "It serves one check in each of your turns.")},
    RuleSays{"OQ-153", QT_TRANSLATE_NOOP("ReasonText", "The Sites of a turn are placed one after another.")},
    RuleSays{"OQ-155", QT_TRANSLATE_NOOP("ReasonText", "He cannot be hit while somebody else can.")},
});

class ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(ReasonText)

public:
    static QString sentence(const Reason& reason)
    {
        return tr("%1 (%2)", "a sentence and the number of its rule").arg(why(reason), number(reason.rule));
    }

    static QString tried(const Refused& refused)
    {
        const Reason& first = refused.reasons.front();
        QStringList others;
        for (const Reason& reason : refused.reasons)
            if (reason.rule != first.rule && !others.contains(number(reason.rule)))
                others << number(reason.rule);
        const QString words = others.isEmpty() ? sentence(first)
                                               : tr("%1 (%2; also %3)", "a sentence and the numbers of its rules")
                                                     .arg(why(first), number(first.rule), others.join(tr(", ")));
        return tr("%1: %2", "what is tried, and why not").arg(choiceGroup(refused.kind), words);
    }

private:
    static bool isOf(const Reason& reason, std::string_view beginning)
    {
        return reason.rule.text().substr(0, beginning.size()) == beginning;
    }

    static QString number(const RuleNumber& rule)
    {
        return QString::fromLatin1(rule.text().data(), static_cast<qsizetype>(rule.text().size()));
    }

    static QString why(const Reason& reason)
    {
        if (reason.kind == ReasonKind::TooDear)
            return tr("It costs %1; the pool holds %2.").arg(reason.want).arg(reason.have);
        if (reason.kind == ReasonKind::Activator && reason.activator)
            return tr("Its Activator is missing: %1.").arg(word(*reason.activator));
        if (reason.kind == ReasonKind::OtherChoice && reason.rule != RuleNumber("DEBRIEF-2"))
            return isOf(reason, "XF96-") ? tr("A card asks for another choice first.")
                                         : tr("Another choice comes first.");
        for (const RuleSays& rule : kRules)
            if (rule.rule == reason.rule.text())
                return tr(rule.words);
        return isOf(reason, "POWER-") ? tr("The power does not allow it now.") : byKind(reason);
    }

    static QString byKind(const Reason& reason)
    {
        switch (reason.kind) {
        case ReasonKind::NotYourDecision:
            return tr("Somebody else has the choice now.");
        case ReasonKind::NotInHand:
            return tr("Only cards of your hand can be played.");
        case ReasonKind::NotInThisGame:
            return tr("It is not for this game.");
        case ReasonKind::TextNotKnown:
            return tr("It is of a further set: the game does not know what it does.");
        case ReasonKind::ActivatorNotKnown:
            return tr("It is of a further set and has an Activator that the game does not know.");
        case ReasonKind::WrongRole:
            return tr("It is for the other role.");
        case ReasonKind::WrongWindow:
            return tr("This is not the moment for it.");
        case ReasonKind::Activator:
            return tr("An Activator is missing.");
        case ReasonKind::Condition:
            return reason.want > 0 ? tr("Its condition is not met: %1 of %2.").arg(reason.have).arg(reason.want)
                                   : tr("Its condition is not met.");
        case ReasonKind::NoTarget:
            return tr("There is nothing it could be used on.");
        case ReasonKind::SecondCopy:
            return tr("A copy of it has been used in this check already.");
        case ReasonKind::Forbidden:
            return tr("A card forbids it.");
        case ReasonKind::NoRoom:
            return tr("Too many cards are waiting already.");
        case ReasonKind::OwnText:
            return tr("The card itself does not allow it now.");
        case ReasonKind::TooDear:
        case ReasonKind::OtherChoice:
        case ReasonKind::Barred:
            break;
        }
        return tr("The rules do not allow it.");
    }
};

} // namespace

QString sentence(const Reason& reason)
{
    return ReasonText::sentence(reason);
}

QString sentence(const Refused& refused)
{
    return ReasonText::tried(refused);
}

} // namespace dossier
