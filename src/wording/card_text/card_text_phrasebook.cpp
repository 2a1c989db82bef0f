#include "wording/card_text/card_text_phrasebook.h"

#include <QCoreApplication>

namespace dossier {

namespace {

constexpr Phrase kSelectors[] = {
    {"adversary in combat", QT_TRANSLATE_NOOP("CardText", "an Adversary in this Combat")},
    {"adversary in combat with *", QT_TRANSLATE_NOOP("CardText", "an Adversary with %1 in this Combat")},
    {"adversary on stack or in play", QT_TRANSLATE_NOOP("CardText", "an Adversary, waiting or in play")},
    {"adversary on stack or in play without *",
     QT_TRANSLATE_NOOP("CardText", "an Adversary without %1, waiting or in play")},
    {"adversary on stack with *", QT_TRANSLATE_NOOP("CardText", "a waiting Adversary with %1")},
    {"agent in combat", QT_TRANSLATE_NOOP("CardText", "an Agent in this Combat")},
    {"agent in combat hit for #",
     QT_TRANSLATE_NOOP("CardText", "an Agent whom one source has just hit for %1 or more")},
    {"agent in combat holding @", QT_TRANSLATE_NOOP("CardText", "an Agent in this Combat, holding %1")},
    {"agent in hand", QT_TRANSLATE_NOOP("CardText", "an Agent in your hand")},
    {"agent in target", QT_TRANSLATE_NOOP("CardText", "an Agent of that Team")},
    {"agent in team", QT_TRANSLATE_NOOP("CardText", "an Agent of the Team")},
    {"agent in team of host", QT_TRANSLATE_NOOP("CardText", "an Agent of the holder's Team")},
    {"any agent in field", QT_TRANSLATE_NOOP("CardText", "any Agent in the Field")},
    {"any agent in hospital", QT_TRANSLATE_NOOP("CardText", "any Agent in the Hospital")},
    {"card @ on stack", QT_TRANSLATE_NOOP("CardText", "%1, waiting")},
    {"card on stack abducting my agent",
     QT_TRANSLATE_NOOP("CardText", "a waiting card that abducts one of your Agents")},
    {"card on stack or in play with *", QT_TRANSLATE_NOOP("CardText", "a card with %1, waiting or in play")},
    {"combatant in combat with *", QT_TRANSLATE_NOOP("CardText", "a combatant with %1 in this Combat")},
    {"enemy of target", QT_TRANSLATE_NOOP("CardText", "an enemy of target A")},
    {"enemy hit for #", QT_TRANSLATE_NOOP("CardText", "an enemy just hit for %1 or more")},
    {"equipment in team", QT_TRANSLATE_NOOP("CardText", "an Equipment card in the Team")},
    {"event on stack or in play", QT_TRANSLATE_NOOP("CardText", "an Event, waiting or in play")},
    {"face-down card at any site", QT_TRANSLATE_NOOP("CardText", "a face-down card under any Site")},
    {"face-down card or bluff at any site",
     QT_TRANSLATE_NOOP("CardText", "a face-down card or a used Bluff at any Site")},
    {"mate of self", QT_TRANSLATE_NOOP("CardText", "another Agent of the Team")},
    {"my agent in bureau", QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Bureau")},
    {"my agent in bureau except @", QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Bureau, except %1")},
    {"my agent in hospital", QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Hospital")},
    {"my agent in hospital with damage", QT_TRANSLATE_NOOP("CardText", "one of your wounded Agents in the Hospital")},
    {"my agent movable", QT_TRANSLATE_NOOP("CardText", "one of your Agents, free to leave the Section")},
    {"my agent named @ in bureau", QT_TRANSLATE_NOOP("CardText", "your %1 in the Bureau")},
    {"my agent named @ movable", QT_TRANSLATE_NOOP("CardText", "your %1, free to leave the Section")},
    {"my card in collection", QT_TRANSLATE_NOOP("CardText", "any card of your collection")},
    {"my card in discard", QT_TRANSLATE_NOOP("CardText", "a card in your Discard Pile")},
    {"my combatant", QT_TRANSLATE_NOOP("CardText", "one of your combatants")},
    {"my combatant may use *", QT_TRANSLATE_NOOP("CardText", "one of your combatants able to use %1 cards")},
    {"my combatant may use * or facing stunned",
     QT_TRANSLATE_NOOP("CardText", "one of your combatants able to use %1 cards, or facing a stunned enemy")},
    {"my combatant with *>=#", QT_TRANSLATE_NOOP("CardText", "one of your combatants with %1 %2+")},
    {"my equipment in deck", QT_TRANSLATE_NOOP("CardText", "an Equipment card")},
    {"my site in deck asking *", QT_TRANSLATE_NOOP("CardText", "a Site that asks %1")},
    {"my team", QT_TRANSLATE_NOOP("CardText", "one of your Teams")},
    {"my team in bureau", QT_TRANSLATE_NOOP("CardText", "one of your Teams in the Bureau")},
    {"my team in field", QT_TRANSLATE_NOOP("CardText", "one of your Teams in the Field")},
    {"my witness in deck", QT_TRANSLATE_NOOP("CardText", "a Witness")},
    {"my witness in discard", QT_TRANSLATE_NOOP("CardText", "a Witness in your Discard Pile")},
    {"my witness in play with modifier",
     QT_TRANSLATE_NOOP("CardText", "one of your Witnesses in play with a modifier")},
    {"opponent", QT_TRANSLATE_NOOP("CardText", "an opponent")},
    {"section or team there", QT_TRANSLATE_NOOP("CardText", "another Section, or a Team there")},
    {"team in combat", QT_TRANSLATE_NOOP("CardText", "the Team in Combat")},
    {"their agent named @ in check", QT_TRANSLATE_NOOP("CardText", "the opponent's %1, in a check")},
    {"their agent named @ in check in field",
     QT_TRANSLATE_NOOP("CardText", "the opponent's %1, in a non-combat check in the Field")},
    {"their card in play with *", QT_TRANSLATE_NOOP("CardText", "an opponent's card in play with %1")},
    {"their card on stack or in play", QT_TRANSLATE_NOOP("CardText", "an opponent's card, waiting or in play")},
    {"their card on stack or in play against my team",
     QT_TRANSLATE_NOOP("CardText", "an opponent's card against your Team")},
    {"their card on stack or in play with *",
     QT_TRANSLATE_NOOP("CardText", "an opponent's card with %1, waiting or in play")},
    {"their equipment in combat", QT_TRANSLATE_NOOP("CardText", "an Equipment card of the other side")},
    {"their equipment in combat adding *",
     QT_TRANSLATE_NOOP("CardText", "an Equipment card of the other side that adds to %1")},
    {"their equipment in play not adding *",
     QT_TRANSLATE_NOOP("CardText", "an opponent's Equipment card that does not add to %1")},
    {"their event on stack or in play with *",
     QT_TRANSLATE_NOOP("CardText", "an opponent's Event with a Cost in %1, waiting or in play")},
    {"their team", QT_TRANSLATE_NOOP("CardText", "an opponent's Team")},
    {"their team in check", QT_TRANSLATE_NOOP("CardText", "an opponent's Team in a check")},
    {"their team with @", QT_TRANSLATE_NOOP("CardText", "an opponent's Team with %1")},
    {"their witness in play with *", QT_TRANSLATE_NOOP("CardText", "a Witness of their own in play with %1")},
    {"their witness on stack", QT_TRANSLATE_NOOP("CardText", "an opponent's Witness just played, still waiting")},
    {"their witness on stack or in play", QT_TRANSLATE_NOOP("CardText", "an opponent's Witness, waiting or in play")},
    {"their witness on stack or in play modifying *",
     QT_TRANSLATE_NOOP("CardText", "an opponent's Witness that modifies %1")},
};

constexpr Phrase kReferences[] = {
    {"1 random their cards in hand with *",
     QT_TRANSLATE_NOOP("CardText", "one random card with %1 from the opponent's hand")},
    {"# random their cards in hand", QT_TRANSLATE_NOOP("CardText", "%1 random cards from the opponent's hand")},
    {"@ and @ in target", QT_TRANSLATE_NOOP("CardText", "%1 or %2")},
    {"@ in target", QT_TRANSLATE_NOOP("CardText", "%1")},
    {"@ on target", QT_TRANSLATE_NOOP("CardText", "the target's %1")},
    {"abilities of target", QT_TRANSLATE_NOOP("CardText", "the other abilities of the target")},
    {"adversary", QT_TRANSLATE_NOOP("CardText", "the Adversary")},
    {"all cards under site", QT_TRANSLATE_NOOP("CardText", "every card under the Site")},
    {"all their cards in hand with *", QT_TRANSLATE_NOOP("CardText", "every card with %1 from the opponent's hand")},
    {"asking team", QT_TRANSLATE_NOOP("CardText", "the Team that asked")},
    {"card @", QT_TRANSLATE_NOOP("CardText", "%1")},
    {"cause", QT_TRANSLATE_NOOP("CardText", "the card in question")},
    {"each agent in team", QT_TRANSLATE_NOOP("CardText", "each Agent of the Team")},
    {"each enemy of target", QT_TRANSLATE_NOOP("CardText", "each enemy of the target")},
    {"each witness modifying the check", QT_TRANSLATE_NOOP("CardText", "every Witness that modifies the check")},
    {"enemies of self", QT_TRANSLATE_NOOP("CardText", "each enemy")},
    {"enemies of target", QT_TRANSLATE_NOOP("CardText", "the target's enemies")},
    {"host", QT_TRANSLATE_NOOP("CardText", "the holder")},
    {"team", QT_TRANSLATE_NOOP("CardText", "the Team")},
    {"team of host", QT_TRANSLATE_NOOP("CardText", "the holder's Team")},
    {"their bureau", QT_TRANSLATE_NOOP("CardText", "the opponent's Bureau")},
    {"their cards in hand with *", QT_TRANSLATE_NOOP("CardText", "each card with %1 in the opponent's hand")},
    {"their hand", QT_TRANSLATE_NOOP("CardText", "the opponent's hand")},
};

constexpr Phrase kQuantities[] = {
    {"*", QT_TRANSLATE_NOOP("CardText", "%1")},
    {"* and *", QT_TRANSLATE_NOOP("CardText", "%1 and %2")},
    {"* damage", QT_TRANSLATE_NOOP("CardText", "%1 damage")},
    {"all skills", QT_TRANSLATE_NOOP("CardText", "skills, LRC and CRC included,")},
    {"chosen", QT_TRANSLATE_NOOP("CardText", "chosen skill")},
    {"cost", QT_TRANSLATE_NOOP("CardText", "Cost")},
    {"cost of site", QT_TRANSLATE_NOOP("CardText", "that Site's Cost")},
    {"health", QT_TRANSLATE_NOOP("CardText", "Health")},
    {"my hand limit", QT_TRANSLATE_NOOP("CardText", "your hand limit")},
    {"prerequisite", QT_TRANSLATE_NOOP("CardText", "the Prerequisite")},
    {"skill of target", QT_TRANSLATE_NOOP("CardText", "the skill that the target adds")},
};

constexpr Phrase kAmounts[] = {
    {"-step", QT_TRANSLATE_NOOP("CardText", "that much")},
    {"* of each, at least #", QT_TRANSLATE_NOOP("CardText", "its %1, at least %2")},
    {"cards paid", QT_TRANSLATE_NOOP("CardText", "the number of cards paid for")},
    {"cards under site", QT_TRANSLATE_NOOP("CardText", "the number of cards under the Site")},
    {"cost of chosen", QT_TRANSLATE_NOOP("CardText", "that Agent's Cost")},
    {"cost of target, at least #", QT_TRANSLATE_NOOP("CardText", "the target's Cost, at least %1")},
    {"highest rating of enemies + #", QT_TRANSLATE_NOOP("CardText", "the highest LRC or CRC among its enemies + %1")},
    {"modifier of target, else #", QT_TRANSLATE_NOOP("CardText", "the target's modifier (%1 if it has none)")},
};

constexpr Phrase kConditions[] = {
    {"@ goes to hospital", QT_TRANSLATE_NOOP("CardText", "a card is about to send your %1 to the Hospital")},
    {"Affiliation known", QT_TRANSLATE_NOOP("CardText", "the Affiliation of the opponent's X-File is known")},
    {"LRC skipped", QT_TRANSLATE_NOOP("CardText", "the LRC round is skipped")},
    {"* in team of host", QT_TRANSLATE_NOOP("CardText", "%1 in the holder's Team")},
    {"adversary hospitalised or removed an agent",
     QT_TRANSLATE_NOOP("CardText", "an Adversary has just sent an Agent to the Hospital or removed one from the game")},
    {"adversary killed", QT_TRANSLATE_NOOP("CardText", "an Adversary has just been killed by damage")},
    {"adversary may use *", QT_TRANSLATE_NOOP("CardText", "your Adversary may use %1 cards")},
    {"card forcing a non-combat check",
     QT_TRANSLATE_NOOP("CardText", "a card forces the target to make a non-combat check")},
    {"check *", QT_TRANSLATE_NOOP("CardText", "%1 check")},
    {"margin 0", QT_TRANSLATE_NOOP("CardText", "the Prerequisite was met exactly")},
    {"my combatant with *>=#", QT_TRANSLATE_NOOP("CardText", "one of your combatants has %1 %2+")},
    {"my team in field", QT_TRANSLATE_NOOP("CardText", "you have a Team in the Field")},
    {"my turn", QT_TRANSLATE_NOOP("CardText", "in your turn")},
    {"not about me", QT_TRANSLATE_NOOP("CardText", "not about your X-File")},
    {"others can take it", QT_TRANSLATE_NOOP("CardText", "as long as others can take it")},
    {"purse spent", QT_TRANSLATE_NOOP("CardText", "while the free RP is spent")},
    {"round *", QT_TRANSLATE_NOOP("CardText", "%1 round")},
    {"self in bureau", QT_TRANSLATE_NOOP("CardText", "in the Bureau")},
    {"self in bureau or field", QT_TRANSLATE_NOOP("CardText", "in the Bureau or the Field")},
    {"self in field", QT_TRANSLATE_NOOP("CardText", "in the Field")},
    {"single agent", QT_TRANSLATE_NOOP("CardText", "against a single Agent")},
    {"site check", QT_TRANSLATE_NOOP("CardText", "a Site's check")},
    {"site needs *", QT_TRANSLATE_NOOP("CardText", "Prerequisite %1")},
    {"solved", QT_TRANSLATE_NOOP("CardText", "passed")},
    {"target costs #", QT_TRANSLATE_NOOP("CardText", "the Cost is then %1")},
    {"target with *", QT_TRANSLATE_NOOP("CardText", "target A has %1")},
    {"team in field", QT_TRANSLATE_NOOP("CardText", "Team in the Field")},
    {"team holds @", QT_TRANSLATE_NOOP("CardText", "the Team holds %1")},
};

constexpr Phrase kMoments[] = {
    {"card played with *", QT_TRANSLATE_NOOP("CardText", "Each card with %1 played")},
    {"combat starts", QT_TRANSLATE_NOOP("CardText", "Start of Combat")},
    {"my agent abducted", QT_TRANSLATE_NOOP("CardText", "One of your Agents is abducted")},
    {"my briefing", QT_TRANSLATE_NOOP("CardText", "Your Briefing Phase")},
    {"round ends", QT_TRANSLATE_NOOP("CardText", "End of the round")},
    {"self wounds agent", QT_TRANSLATE_NOOP("CardText", "Agent wounded by it")},
    {"site failed", QT_TRANSLATE_NOOP("CardText", "Check failed")},
    {"site resolved", QT_TRANSLATE_NOOP("CardText", "Once the Site is resolved")},
    {"site solved", QT_TRANSLATE_NOOP("CardText", "Check passed")},
    {"target is allotted", QT_TRANSLATE_NOOP("CardText", "Whoever is assigned the target's damage")},
    {"target wounds", QT_TRANSLATE_NOOP("CardText", "Whoever the target wounds this round")},
    {"their briefing", QT_TRANSLATE_NOOP("CardText", "Each opponent's Briefing Phase")},
};

constexpr Phrase kDurations[] = {
    {"check", QT_TRANSLATE_NOOP("CardText", " in this check")},
    {"combat", QT_TRANSLATE_NOOP("CardText", " in this Combat")},
    {"game", QT_TRANSLATE_NOOP("CardText", " for the rest of the game")},
    {"investigation", QT_TRANSLATE_NOOP("CardText", " in this investigation")},
    {"next briefing", QT_TRANSLATE_NOOP("CardText", " in the next Briefing Phase")},
    {"next round", QT_TRANSLATE_NOOP("CardText", " next round")},
    {"round", QT_TRANSLATE_NOOP("CardText", " this round")},
    {"stay", ""},
    {"turn", QT_TRANSLATE_NOOP("CardText", " this turn")},
};

constexpr Phrase kPlaces[] = {
    {"bureau", QT_TRANSLATE_NOOP("CardText", "the Bureau")},
    {"hospital", QT_TRANSLATE_NOOP("CardText", "the Hospital")},
    {"my hand", QT_TRANSLATE_NOOP("CardText", "your hand")},
    {"team of self", QT_TRANSLATE_NOOP("CardText", "this Agent's Team")},
};

constexpr Phrase kWindows[] = {
    {"absorb", QT_TRANSLATE_NOOP("CardText", "as the holder takes damage")},
    {"after damage", QT_TRANSLATE_NOOP("CardText", "right after damage")},
    {"aftermath", ""},
    {"answered", QT_TRANSLATE_NOOP("CardText", "right after the answer to a Site's question")},
    {"any", QT_TRANSLATE_NOOP("CardText", "your turn")},
    {"assign", QT_TRANSLATE_NOOP("CardText", "damage is about to be assigned")},
    {"before site", QT_TRANSLATE_NOOP("CardText", "your Team is about to investigate a Site")},
    {"check", ""},
    {"check ended", QT_TRANSLATE_NOOP("CardText", "right after a Site's check")},
    {"combat", QT_TRANSLATE_NOOP("CardText", "in Combat")},
    {"combat start", QT_TRANSLATE_NOOP("CardText", "start of Combat")},
    {"departure", ""},
    {"open", ""},
    {"paid draw", QT_TRANSLATE_NOOP("CardText", "the opponent has paid for cards and not drawn them yet")},
    {"payment", QT_TRANSLATE_NOOP("CardText", "as you pay for a Site")},
    {"response", ""},
    {"reveal", ""},
    {"site ended", ""},
    {"wrong guess", QT_TRANSLATE_NOOP("CardText", "right after your wrong guess")},
};

constexpr Phrase kPhases[] = {
    {"before investigation", QT_TRANSLATE_NOOP("CardText", "before the Investigation Phase")},
    {"briefing", QT_TRANSLATE_NOOP("CardText", "Briefing Phase")},
    {"deployment", QT_TRANSLATE_NOOP("CardText", "Deployment Phase")},
    {"requisition", QT_TRANSLATE_NOOP("CardText", "Requisition Phase")},
};

constexpr Phrase kChoices[] = {
    {"agent in hand", QT_TRANSLATE_NOOP("CardText", "an Agent in your hand")},
    {"characteristic", QT_TRANSLATE_NOOP("CardText", "a characteristic")},
    {"keyword of target + any keyword", ""},
    {"non-combat check of the Team this turn",
     QT_TRANSLATE_NOOP("CardText", "a non-combat check of the Team this turn, present or later")},
};

constexpr Phrase kStays[] = {
    {"below other", QT_TRANSLATE_NOOP("CardText", "This card lies below that Agent.")},
    {"below target", QT_TRANSLATE_NOOP("CardText", "This card lies below the target.")},
    {"bureau", QT_TRANSLATE_NOOP("CardText", "This card lies in your Bureau.")},
    {"hospital", QT_TRANSLATE_NOOP("CardText", "This card lies in your Hospital, without a holder.")},
    {"on other", QT_TRANSLATE_NOOP("CardText", "This card lies with that Team.")},
    {"on target", QT_TRANSLATE_NOOP("CardText", "This card lies with the target.")},
    {"xfile", QT_TRANSLATE_NOOP("CardText", "This card lies beside your X-File.")},
};

constexpr Phrase kEnds[] = {
    {"Healing card", QT_TRANSLATE_NOOP("CardText", "a card with HEALING is used on that Agent")},
    {"any healing", QT_TRANSLATE_NOOP("CardText", "a card heals the target")},
    {"after next briefing", QT_TRANSLATE_NOOP("CardText", "that Briefing Phase is over")},
    {"my agent moves from or to bureau",
     QT_TRANSLATE_NOOP("CardText", "one of your Agents moves from or to the Bureau")},
    {"no tokens", QT_TRANSLATE_NOOP("CardText", "the last token is gone")},
    {"team changes", QT_TRANSLATE_NOOP("CardText", "an Agent joins the Team or it divides")},
    {"team empty", QT_TRANSLATE_NOOP("CardText", "the Team has no Agent left")},
};

} // namespace

std::span<const Phrase> phrasesOf(PhraseKind kind)
{
    switch (kind) {
    case PhraseKind::Selector:
        return kSelectors;
    case PhraseKind::Reference:
        return kReferences;
    case PhraseKind::Quantity:
        return kQuantities;
    case PhraseKind::Amount:
        return kAmounts;
    case PhraseKind::Condition:
        return kConditions;
    case PhraseKind::Moment:
        return kMoments;
    case PhraseKind::Duration:
        return kDurations;
    case PhraseKind::Place:
        return kPlaces;
    case PhraseKind::Window:
        return kWindows;
    case PhraseKind::Phase:
        return kPhases;
    case PhraseKind::Choice:
        return kChoices;
    case PhraseKind::Stay:
        return kStays;
    case PhraseKind::End:
        return kEnds;
    }
    return {};
}

} // namespace dossier
