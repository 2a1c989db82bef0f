#include "wording/card_text/card_text_written.h"

#include "domain/cards/published_set.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct WrittenText
{
    int card;
    const char* text;
};

constexpr WrittenText kTexts[] = {
    {2, QT_TRANSLATE_NOOP("CardText",
                          "Target: any Agent in the Field. Heal 1 damage of the target. Outside Combat: in answer to "
                          "an Adversary that healing stops.")},
    {32, QT_TRANSLATE_NOOP("CardText",
                           "When: after the damage of a CRC round in which your side dealt at least 2 more than the "
                           "other. Combat ends. The Adversary goes to your Bureau. Use, in a Combat against an "
                           "Adversary of the same Affiliation: discard it for 2 damage to that Adversary.")},
    {110, QT_TRANSLATE_NOOP("CardText",
                            "When: Team of 3 or more Agents. Its player picks two of them. The others stay in the "
                            "Team, but none of their skills counts in any check this turn. “Evasive Maneuvers” "
                            "cannot be used for this Team this turn.")},
    {161, QT_TRANSLATE_NOOP("CardText",
                            "One token. Use (spend a token): look at the opponent's hand and name a card there with a "
                            "Cost in CP. The first time that player plays this title, ask a question on any "
                            "characteristic.")},
    {182, QT_TRANSLATE_NOOP("CardText",
                            "Use, once per game, while this Agent's Team investigates a Site: look at the opponent's "
                            "hand. You may take a card payable with RP, for its Cost, paid at once. In this "
                            "investigation only you may play it as if from your hand, its Activators being met. It "
                            "goes to the Discard Pile of its owner as the turn ends.")},
    {199, QT_TRANSLATE_NOOP(
              "CardText", "Target: one of your Teams; this card lies with it. It fights like an Agent: LRC 2, CRC 2, "
                          "Health 3. At Health 0, or when no Agent of the Team is left, it is removed from the game.")},
    {231, QT_TRANSLATE_NOOP("CardText",
                            "X = the number of cards moved. Choose up to X face-down cards under one Site. They go, "
                            "still face down, under one other Site, or to their owners' hands.")},
    {240, QT_TRANSLATE_NOOP("CardText",
                            "Target: one of your Teams. COMPUTER 4+ check for the target. Passed: look at the top 3 "
                            "cards of the opponent's Bureau Deck; one lies face down in your Bureau with this card on "
                            "it, the others go back in the order you like. You may play it at its Cost as if from "
                            "hand; then it goes to its owner's Discard Pile. Until then the two count as EVENT and "
                            "RESOURCE.")},
    {241, QT_TRANSLATE_NOOP("CardText",
                            "Target: an opponent's Team. SCIENCES 4+ check for the target. Failed: you may name two of "
                            "its Agents. They fight each other, the first on your side, in one LRC round and one CRC "
                            "round; nobody else takes part.")},
    {244, QT_TRANSLATE_NOOP("CardText",
                            "Played together with 1 to 3 Adversaries from your hand, each paid and fit for the Site. "
                            "All of them are announced and negated as a single card. In Combat each of them deals and "
                            "takes damage for itself.")},
    {246, QT_TRANSLATE_NOOP("CardText",
                            "When: a Site's check. OBSERVATION 4+ check for the Team. Passed: +1 to the Team's level "
                            "in the Site's check; this card is discarded after it.")},
    {248, QT_TRANSLATE_NOOP("CardText",
                            "When: a waiting card abducts an Agent from a Team with your Agent Dana Scully. That Agent "
                            "is spared: Scully is abducted instead. On Scully's return: BELIEVER, +1 OBSERVATION, +1 "
                            "OCCULT INVESTIGATION, +1 ALIEN INVESTIGATION. This card lies below Scully. 2 tokens. Use "
                            "(spend a token): take a card with HEALING from your Bureau Deck into your hand, shown.")},
    {259, QT_TRANSLATE_NOOP("CardText",
                            "When: right after a failed Site check with Combat in it. CRIMINAL INVESTIGATION 3+ check "
                            "for the Team. Passed: the Site goes to your Bureau. As your next Briefing Phase begins, "
                            "take it into your hand or discard it.")},
    {265, QT_TRANSLATE_NOOP("CardText",
                            "When: the opponent's Agent Alex Krycek is in a non-combat check in the Field with another "
                            "Agent of the Team. The opponent picks one of these. Krycek, on your side as an Adversary "
                            "with GOVERNMENT and MASTER, fights that Agent alone: one LRC round, one CRC round. If "
                            "that Agent is not in the Hospital then, Krycek is removed from the game.")},
    {270, QT_TRANSLATE_NOOP("CardText",
                            "Target: your Site in the Field; this card lies on it and counts as WITNESS. The Site "
                            "stays there without being investigated. Use (pay 1 RP, once in each of your Briefing "
                            "Phases, from your next turn on): a token on this card. Check at this Site: +1 to the "
                            "Team's level for each token. After the check, "
                            "discard this card.")},
    {279, QT_TRANSLATE_NOOP("CardText",
                            "Target: one of your Teams. BUREAUCRACY 4+ check for the target. Passed: an Agent of the "
                            "opponent whom you choose, if you like, joins the target for the rest of the turn. Not an "
                            "Agent held in the Hospital, "
                            "nor one you have in play; Game Effect and tokens rest meanwhile.")},
    {281,
     QT_TRANSLATE_NOOP("CardText", "Target: an opponent's Team. Name another player. COMPUTER 4+ check for the target. "
                                   "Failed: this card stays in your Bureau; you too are told the next answer which the "
                                   "target's player gets about the named X-File. Then discard it.")},
    {284, QT_TRANSLATE_NOOP("CardText",
                            "When: you have answered a characteristic question about your X-File. The player who asked "
                            "it answers the same question about the X-File opposite.")},
    {285, QT_TRANSLATE_NOOP("CardText",
                            "When: right after a Combat. Target: the Team that fought. CRIMINAL INVESTIGATION 5+ check "
                            "for the target. Passed: ask the Adversary's player whether the Affiliation of their "
                            "X-File is one of that Adversary's Keywords.")},
    {291, QT_TRANSLATE_NOOP("CardText",
                            "When: a check. A Witness of the opponent's Discard Pile whose modifier fits adds it to "
                            "the Team's level in this check, without Cost or Activators. It goes back there at the end "
                            "of the turn.")},
    {298, QT_TRANSLATE_NOOP("CardText",
                            "When: a waiting card sends one of your Agents back to the Bureau. CRIMINAL INVESTIGATION "
                            "5+ check for that Agent's Team. Passed: the Agent stays and is not barred from checks "
                            "either.")},
    {308, QT_TRANSLATE_NOOP("CardText",
                            "When: one of your Agents has just been removed from the game. OCCULT INVESTIGATION 4+ "
                            "check for the Team left in the Field. Passed: that Agent comes back to the Team, fully "
                            "healed.")},
    {309, QT_TRANSLATE_NOOP("CardText",
                            "When: one of your Agents is about to be sent to the Hospital. The Agent leaves any Combat "
                            "but stays with the Team for one more check, then goes; at the latest at the end of the "
                            "turn.")},
    {326, QT_TRANSLATE_NOOP("CardText",
                            "Use, once per check, not in Combat: the holder, outside the Hospital and in another "
                            "Section than the check, adds the skill asked for, less 1.")},
    {334, QT_TRANSLATE_NOOP("CardText",
                            "Roll a die. 1 to 3: nothing. 4 or 5: one random Agent of the Team is abducted. 6: two "
                            "random Agents are abducted. Abducted Agents lose their Equipment and lie under ten cards "
                            "in the Bureau Deck; uncovered, they go to the Hospital. No Combat.")},
    {337, QT_TRANSLATE_NOOP(
              "CardText", "May use SUBTERFUGE and MARTIAL ARTS Combat cards. Each source that wounds it in a CRC "
                          "round: 1 damage to each of its enemies. If killed: shuffled into its owner's Bureau Deck.")},
    {338, QT_TRANSLATE_NOOP("CardText",
                            "Each Agent it wounds gets 5 tokens and loses one in each Briefing Phase of the Agent's "
                            "player. At the end of the turn that takes the last token, the Agent is removed from the "
                            "game. Cure: a card with HEALING, or a MEDICAL 3+ check of the Agent's Team, once in each "
                            "of its turns.")},
    {346, QT_TRANSLATE_NOOP("CardText",
                            "Target: an Agent of the Team. Unless a card with HEALING heals 1 damage of the target in "
                            "response: the target goes to the Hospital and stays there for its owner's next Deployment "
                            "Phase. No Combat.")},
    {354, QT_TRANSLATE_NOOP("CardText",
                            "When: an opponent's Team in the Field plays a Witness, still waiting. The Witness is "
                            "discarded; a lesser vampire fights beside this Adversary: CRC 3, Health 3, ADVERSARY, "
                            "OCCULT, CREATURE. LRC damage harms neither.")},
    {10379, QT_TRANSLATE_NOOP(
                "CardText", "Target: one of your Teams in the Bureau. An Agent of your Bureau Deck with a Cost of 4 or "
                            "less joins it; shuffle. This card lies with that Agent. In each of your Briefing Phases, "
                            "from your next turn on, pay the Agent's Cost and 1 RP more, or discard both. If this card "
                            "is negated, both are removed from the game.")},
    {10383, QT_TRANSLATE_NOOP(
                "CardText", "When: MEDICAL or SCIENCES check. +1 to the Team's level in this check. While your “Agent "
                            "Dana Scully” lies in the Hospital, or once anybody's “Melissa Scully” is out of the "
                            "game: its Cost is 0, and it is +4.")},
    {20388, QT_TRANSLATE_NOOP(
                "CardText", "In the Combat of “Terri Roberts”, before its first round, it may be played without "
                            "Activators and fights beside her: LRC, CRC and Health of both count double, in an OCCULT "
                            "INVESTIGATION check three times.")},
    {20392, QT_TRANSLATE_NOOP(
                "CardText", "In the Combat of “Margi Kleinjan”, before its first round, it may be played without "
                            "Activators and fights beside her: LRC, CRC and Health of both count double, in an OCCULT "
                            "INVESTIGATION check three times.")},
    {20396, QT_TRANSLATE_NOOP(
                "CardText", "Use, once per game, in an opponent's turn, from the Field, in the check of a Site: this "
                            "Agent attacks the Team as an Adversary, with LRC, CRC and Health of its own. Negated, it "
                            "stays in the Field. At Health 0 it is removed from the game.")},
    {20401,
     QT_TRANSLATE_NOOP("CardText", "In one Team with “Agent Fox Mulder”: +1 to OCCULT INVESTIGATION and CRIMINAL "
                                   "INVESTIGATION and −1 to OBSERVATION and BEHAVIORAL of both.")},
    {20415, QT_TRANSLATE_NOOP(
                "CardText", "Choose three cards of the opponent's Discard Pile, one after the other. Each goes on top "
                            "of its owner's Bureau Deck.")},
    {20418, QT_TRANSLATE_NOOP(
                "CardText", "When: no other Bluff of the Site has been revealed. Target: another Site in the same "
                            "Field. Up to two face-down cards under this Site go under the target, still face down.")},
    {20446, QT_TRANSLATE_NOOP("CardText",
                              "When: your “Assistant Director Walter Skinner” is about to be sent to the Hospital. He "
                              "stays where he is, with full Health, free of what a card with HEALING would cure.")},
    {20451, QT_TRANSLATE_NOOP(
                "CardText",
                "When: in Combat. Target: your “Agent Fox Mulder”, fighting. In this Combat nobody who can hit the "
                "target aims at another Agent of the Team. After the Combat the target goes to the Hospital with "
                "Health 0 and this card lies below: +1 to OCCULT INVESTIGATION, ALIEN INVESTIGATION, SCIENCES and "
                "LRC, for good. One token. Use (spend a token), right after your wrong guess: no penalty follows. "
                "No player has more than one of it in play.")},
    {20453, QT_TRANSLATE_NOOP(
                "CardText", "This card lies in the opponent's Field. In each Briefing Phase of that opponent, from the "
                            "next turn on, name a characteristic, not the one named last: that player cannot ask about "
                            "it in your X-File this turn. What discards Bluffs discards this card.")},
    {20455, QT_TRANSLATE_NOOP("CardText",
                              "Target: one of your Agents in the Field; this card lies with that Agent. Use, once per "
                              "check, in an opponent's turn, in the check of a Site: the Agent, in the Field, attacks "
                              "the Team as an Adversary, with LRC, CRC and Health of its own. Negated: discard this "
                              "card. At Health 0 the Agent is removed from the game.")},
    {20507, QT_TRANSLATE_NOOP(
                "CardText", "When: CRIMINAL INVESTIGATION or OCCULT INVESTIGATION check. Discard the top card of your "
                            "Bureau Deck. If it does not have the Activator CONSPIRACY: +3 to the Team's level in this "
                            "check, else −1. While “Detective Cline” is in play: its Cost is 0.")},
    {30011, QT_TRANSLATE_NOOP(
                "CardText", "When: your Team is about to investigate a Site, or in its check. No opponent plays a card "
                            "with EVENT in this investigation, but to negate this one. This card lies with the Site.")},
};

// Of cards of other sets than the base set.
struct WrittenOfSet
{
    const char* card;
    const char* text;
};

constexpr WrittenOfSet kOfSets[] = {
    {"XF97-0461x1",
     QT_TRANSLATE_NOOP("CardText",
                       "This card lies beside your X-File. Up to three cards of your hand with a fixed Cost in CP go "
                       "face down below it. Use (in an opponent's turn): when an opponent's card with a Cost in RP is "
                       "played, no Agent and no Site, discard a card below this one with the same printed Cost; negate "
                       "that card. Discard this card when no card is left below it.")},
    {"PR97-0002-BBB",
     QT_TRANSLATE_NOOP("CardText",
                       "Target: any Agent. This card lies with the target until a card heals the target. −1 to the "
                       "target's skills, LRC and CRC included. For Agent Dana Scully you may choose instead: the "
                       "skills stay as they are, but every other turn, from the next one of the target's player on, "
                       "the target goes to the Hospital for that Deployment Phase.")},
};

} // namespace

QString writtenText(int card)
{
    for (const WrittenOfSet& written : kOfSets)
        if (numberAcrossSets(written.card) == card)
            return QCoreApplication::translate("CardText", written.text);
    const auto found =
        std::find_if(std::begin(kTexts), std::end(kTexts), [&](const WrittenText& text) { return text.card == card; });
    return found == std::end(kTexts) ? QString() : QCoreApplication::translate("CardText", found->text);
}

} // namespace dossier
