#include "wording/play/event_text.h"

#include "effects/step_parts.h"
#include "wording/play/address.h"
#include "wording/play/fight_text.h"
#include "wording/play/figures_text.h"
#include "wording/play/play_words.h"
#include "wording/play/points_text.h"
#include "wording/play/story_groups.h"
#include "wording/play/thing_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class EventText
{
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    EventText(const VisibleEvent& event, const PlayerNames& cast)
        : m_event(event)
        , m_cast(cast)
        , m_seat(cast.said(event.seat))
        , m_who(cast.said(event.who))
        , m_card(cardText(event.card, cast))
        , m_other(cardText(event.other, cast))
        , m_two(cast.players.size() == 2)
    {}

    QString sentence() const
    {
        switch (m_event.kind) {
        case EventKind::LevelChanged:
        case EventKind::NeededChanged:
        case EventKind::SkillChanged:
            return figuresText(m_event, m_cast);
        case EventKind::GameBegan:
            return tr("A game for %n player(s) begins.", nullptr, number());
        case EventKind::TakenOut:
            return addressed(tr("%n card(s) of {the deck of %1|your deck} stay out: the Basic Game does without them.",
                                nullptr, number()),
                             {m_seat});
        case EventKind::TurnBegan:
            return addressed(tr("Turn %1: {%2 investigates|you investigate}"), {number(), m_seat});
        case EventKind::PhaseBegan:
            return tr("%1 Phase").arg(word(static_cast<Phase>(number())));
        case EventKind::LeftGame:
            return static_cast<Ending>(number()) == Ending::Conceded
                       ? addressed(tr("{%1 gives up and is|You give up and are} out of the game."), {m_seat})
                       : addressed(tr("{%1 has no Agent left and is|You have no Agent left and are} out of the game."),
                                   {m_seat});
        case EventKind::GameEnded:
            return endingSentence(static_cast<Ending>(number()), m_event.seat, m_cast);
        case EventKind::Drew:
        case EventKind::DrewCard:
        case EventKind::Reshuffled:
        case EventKind::GainedRp:
        case EventKind::GainedCp:
        case EventKind::PaidRp:
        case EventKind::PaidCp:
        case EventKind::BoughtCards:
        case EventKind::Sold:
        case EventKind::Discarded:
        case EventKind::PaidWith:
            return cardsAndPoints();
        case EventKind::Tokens:
        case EventKind::Took:
        case EventKind::Looked:
        case EventKind::Borrowed:
        case EventKind::GivenBack:
        case EventKind::Used:
            return cardsOnTheirWay();
        case EventKind::Healed:
        case EventKind::Requisitioned:
        case EventKind::HandedOver:
        case EventKind::Moved:
        case EventKind::JoinedTeam:
        case EventKind::BoughtAgent:
        case EventKind::Hurt:
        case EventKind::LeftOut:
        case EventKind::Picked:
        case EventKind::Abducted:
        case EventKind::WentAway:
        case EventKind::CameBack:
            return agents();
        case EventKind::SitePlaced:
        case EventKind::PutUnder:
        case EventKind::TeamAssigned:
        case EventKind::SiteBegan:
        case EventKind::SkillAnnounced:
        case EventKind::CheckBegan:
        case EventKind::CheckPassed:
        case EventKind::CheckFailed:
        case EventKind::SiteLeft:
        case EventKind::Revealed:
            return sites();
        case EventKind::Asked:
        case EventKind::AnsweredYes:
        case EventKind::AnsweredNo:
        case EventKind::GuessedRight:
        case EventKind::GuessedWrong:
        case EventKind::Announced:
        case EventKind::PowerUsed:
        case EventKind::Told:
            return questions();
        case EventKind::Played:
        case EventKind::Resolved:
        case EventKind::NoEffect:
        case EventKind::Negated:
        case EventKind::Named:
        case EventKind::Cancelled:
        case EventKind::SwappedRp:
        case EventKind::SwappedCp:
            return plays();
        case EventKind::Attacked:
        case EventKind::RoundBegan:
        case EventKind::Allotted:
        case EventKind::Prevented:
        case EventKind::Killed:
        case EventKind::CombatEnded:
            return combat();
        }
        return {};
    }

private:
    int number() const { return m_event.number; }
    bool isKnown() const { return m_event.card.isKnown(); }
    QString team() const { return QString::number(number() + 1); }
    // Both players may have an Agent of this name.
    QString owned() const { return addressed(tr("{%1 of %2|your %1}", "a card and its owner"), {m_card, m_seat}); }
    QString asked() const
    {
        const CharacteristicType type{static_cast<Characteristic>(number() / kTypesPerCharacteristic),
                                      static_cast<std::uint8_t>(number() % kTypesPerCharacteristic)};
        return tr("the %1 %2", "a characteristic and its type").arg(word(type.of), word(type));
    }

    QString cardsAndPoints() const
    {
        switch (m_event.kind) {
        case EventKind::Drew:
            return addressed(tr("{%1 draws|You draw} %n card(s).", nullptr, number()), {m_seat});
        case EventKind::DrewCard:
            return addressed(tr("{%1 draws|You draw} %2."), {m_seat, m_card});
        case EventKind::Reshuffled:
            if (m_event.second == 1)
                return addressed(tr("{%1 shuffles|You shuffle} the Bureau Deck."), {m_seat});
            if (m_event.second == 2)
                return addressed(tr("{%1 shuffles the Discard Pile, %n card(s), and lays|You shuffle your Discard "
                                    "Pile, %n card(s), and lay} it under the Bureau Deck.",
                                    nullptr, number()),
                                 {m_seat});
            return addressed(tr("{%1 shuffles|You shuffle} the Discard Pile into a new Bureau Deck of %n card(s).",
                                nullptr, number()),
                             {m_seat});
        case EventKind::GainedRp:
        case EventKind::GainedCp:
            return gainedText(m_seat, number(), m_event.kind == EventKind::GainedRp, m_event.card ? m_card : QString());
        case EventKind::PaidRp:
        case EventKind::PaidCp: {
            const QString points = pointsWord(number(), m_event.kind == EventKind::PaidRp);
            if (m_event.second == 1)
                return addressed(tr("{%1 loses|You lose} %2."), {m_seat, points});
            return m_card.isEmpty() ? addressed(tr("{%1 pays|You pay} %2."), {m_seat, points})
                                    : addressed(tr("{%1 pays|You pay} %2 for %3."), {m_seat, points, m_card});
        }
        case EventKind::BoughtCards:
            return number() == 0 ? addressed(tr("{%1 buys no|You buy no} cards."), {m_seat})
                                 : addressed(tr("{%1 buys|You buy} %n card(s).", nullptr, number()), {m_seat});
        case EventKind::PaidWith:
            return paidWithText(m_seat, number() == 1, m_other, isKnown() ? m_card : QString());
        case EventKind::Sold:
            return number() == 0
                       ? addressed(tr("{%1 sells|You sell} %2 for nothing."), {m_seat, m_card})
                       : addressed(tr("{%1 sells|You sell} %2 for %3."), {m_seat, m_card, pointsWord(number(), false)});
        default:
            if (m_other.isEmpty() && m_event.who != kNoSeat)
                return addressed(tr("{%1 discards|You discard} {%2 of %3|your %2}.", "who, a card, its owner"),
                                 {m_who, m_card, m_seat});
            if (m_other.isEmpty() && isDiscardedByRules(m_event))
                return addressed(tr("To the Discard Pile: {%2 of %1|your %2}.", "who, cards"), {m_seat, m_card});
            return m_other.isEmpty() ? addressed(tr("{%1 discards|You discard} %2."), {m_seat, m_card})
                                     : addressed(tr("{%1 of %2|Your %1} discards {%3 of %4|your %3}.",
                                                    "a card, its player; cards, their player"),
                                                 {m_other, m_who, m_card, m_seat});
        }
    }

    QString cardsOnTheirWay() const
    {
        switch (m_event.kind) {
        case EventKind::Tokens:
            return number() == 0 ? tr("%1 has no tokens left.").arg(owned())
                                 : tr("%1 has %n token(s) now.", nullptr, number()).arg(owned());
        case EventKind::Took:
            if (number() == 1)
                return addressed(tr("{%1 turns up|You turn up} %2, from the Bureau Deck."), {m_seat, m_card});
            return isKnown() ? addressed(tr("{%1 takes %2|You take %2}."), {m_seat, m_card})
                             : addressed(tr("{%1 takes a|You take a} card."), {m_seat});
        case EventKind::Looked:
            if (!m_event.card)
                return number() == 0
                           ? addressed(tr("{%1 looks|You look} at {the hand of %2|your hand}."), {m_seat, m_who})
                           : addressed(tr("{%1 looks|You look} at the top %n card(s) of {the Bureau Deck of %2|your "
                                          "Bureau Deck}.",
                                          nullptr, number()),
                                       {m_seat, m_who});
            return addressed(tr("{%1 looks|You look} at {a card of %2|a card of yours}: %3."), {m_seat, m_who, m_card});
        case EventKind::Borrowed:
            if (!isKnown())
                return addressed(tr("{%1 takes|You take} a card from {%2|you}."), {m_seat, m_who});
            return m_cast.pool[m_event.card.card].type == CardType::Agent
                       ? addressed(tr("{%1 borrows|You borrow} %2 from {%3|you}."), {m_seat, m_card, m_who})
                       : addressed(tr("{%1 takes|You take} %2 from {%3|you}."), {m_seat, m_card, m_who});
        case EventKind::GivenBack:
            return isKnown() ? addressed(tr("{%1 gives|You give} %2 back to {%3|you}."), {m_seat, m_card, m_who})
                             : addressed(tr("{%1 gives|You give} a card back to {%2|you}."), {m_seat, m_who});
        default:
            return m_other.isEmpty() ? addressed(tr("{%1 uses|You use} %2."), {m_seat, m_card})
                                     : addressed(tr("{%1 uses|You use} %2 on %3."), {m_seat, m_card, m_other});
        }
    }

    QString agents() const
    {
        switch (m_event.kind) {
        case EventKind::Healed:
            return tr("%1 is healed of %n damage.", nullptr, number()).arg(owned());
        case EventKind::Requisitioned:
            return addressed(tr("{%1 requisitions|You requisition} %2 for %3."), {m_seat, m_card, m_other});
        case EventKind::HandedOver:
            return addressed(tr("{%1 hands|You hand} %2 over to %3."), {m_seat, m_card, m_other});
        case EventKind::Moved:
            return moved();
        case EventKind::JoinedTeam:
            return m_event.number == kNoTeam ? tr("%1 is in no Team.").arg(m_card)
                                             : tr("%1 is in Team %2.").arg(m_card, team());
        case EventKind::BoughtAgent:
            return static_cast<Section>(number()) == Section::Field
                       ? addressed(tr("{%1 brings|You bring} %2 into play, in the Field."), {m_seat, m_card})
                       : addressed(tr("{%1 brings|You bring} %2 into play, in the Bureau."), {m_seat, m_card});
        case EventKind::Hurt:
            return tr("%1 takes %n damage; Health is down to %2.", nullptr, number())
                .arg(owned(), QString::number(m_event.second));
        case EventKind::Abducted:
            return number() == 0
                       ? tr("%1 is abducted; the Bureau Deck is empty.").arg(owned())
                       : tr("%1 is abducted, under %n card(s) of the Bureau Deck.", nullptr, number()).arg(owned());
        case EventKind::WentAway:
            return tr("%1 is away for %n turn(s).", nullptr, number()).arg(owned());
        case EventKind::CameBack:
            return tr("%1 comes back.").arg(owned());
        case EventKind::LeftOut:
            return tr("%1 does not contribute to the check.").arg(m_card);
        default:
            return m_card.isEmpty() ? chosen() : chosenCard();
        }
    }

    // He may choose from his own hand, which others do not see.
    QString chosenCard() const
    {
        if (static_cast<Thing::Kind>(m_event.second) == Thing::Kind::Second)
            return addressed(tr("{%1 chooses|You choose} {%2|you}."),
                             {m_seat, fighterText(m_event.card, true, m_cast)});
        if (!isKnown() && m_event.card.place == Place::Hand && m_event.card.owner == m_event.seat)
            return addressed(tr("{%1 chooses a card of his own hand|You choose a card of your hand}."), {m_seat});
        return addressed(tr("{%1 chooses|You choose} {%2|you}."), {m_seat, m_card});
    }

    // No card was chosen: `second` is the kind of what was, `number` which one of `who`.
    QString chosen() const
    {
        switch (static_cast<Thing::Kind>(m_event.second)) {
        case Thing::Kind::Team:
            return addressed(tr("{%1 chooses|You choose} {Team %2 of %3|your Team %2}."), {m_seat, team(), m_who});
        case Thing::Kind::Section:
            return addressed(tr("{%1 chooses|You choose} {the %2 of %3|your %2}.", "a player, a Section, its player"),
                             {m_seat, word(static_cast<Section>(number())), m_who});
        case Thing::Kind::Player:
            return addressed(tr("{%1 chooses|You choose} {%2|you}.", "who, another player"), {m_seat, m_who});
        case Thing::Kind::Hands:
            return addressed(tr("{%1 chooses|You choose} the hands of their owners."), {m_seat});
        default:
            if (m_event.who == m_event.seat)
                return addressed(
                    tr("{%1 chooses a card of his own Bureau Deck|You choose a card of your Bureau Deck}."), {m_seat});
            return m_who.text.isEmpty()
                       ? addressed(tr("{%1 makes the choice|You make the choice}."), {m_seat})
                       : addressed(tr("{%1 chooses|You choose} a card of {the Bureau Deck of %2|your Bureau Deck}."),
                                   {m_seat, m_who});
        }
    }

    QString moved() const
    {
        const auto to = static_cast<Section>(number());
        return (to == Section::Bureau  ? tr("%1 goes to the Bureau.")
                : to == Section::Field ? tr("%1 goes to the Field.")
                                       : tr("%1 goes to the Hospital."))
            .arg(owned());
    }

    QString sites() const
    {
        const auto ability = [this] { return abilityWord(static_cast<Ability>(number())); };
        switch (m_event.kind) {
        case EventKind::SitePlaced:
            return m_who.text.isEmpty() || m_two
                       ? addressed(tr("{%1 places|You place} %2."), {m_seat, m_card})
                       : addressed(tr("{%1 places|You place} %2, directed at {%3|you}."), {m_seat, m_card, m_who});
        case EventKind::PutUnder:
            return m_event.card.isKnown()
                       ? addressed(tr("{%1 puts|You put} %2 face down under %3."), {m_seat, m_card, m_other})
                       : addressed(tr("{%1 puts|You put} a card face down under %2."), {m_seat, m_other});
        case EventKind::TeamAssigned:
            return addressed(tr("{Team %1 of %2|Your Team %1} is assigned to %3."), {team(), m_seat, m_card});
        case EventKind::SiteBegan:
            return addressed(tr("{Team %1 of %2|Your Team %1} investigates %3."), {team(), m_seat, m_card});
        case EventKind::SkillAnnounced:
            return addressed(tr("{%1 announces|You announce} %2."), {m_seat, ability()});
        case EventKind::CheckBegan:
            return m_event.second > 0 ? addressed(tr("{%1 makes|You make} a Skill Check in %2: level %3 is needed."),
                                                  {m_seat, ability(), m_event.second})
                                      : addressed(tr("{%1 makes|You make} a Skill Check in %2."), {m_seat, ability()});
        case EventKind::CheckPassed:
            return (m_event.number < m_event.second // SITE-8
                        ? tr("The check succeeds for one question alone: %1 against %2.")
                        : tr("The check succeeds: %1 against %2."))
                .arg(number())
                .arg(m_event.second);
        case EventKind::CheckFailed:
            return tr("The check fails: %1 against %2.").arg(number()).arg(m_event.second);
        case EventKind::SiteLeft:
            return tr("%1 leaves the Field.").arg(m_card);
        default:
            return addressed(tr("{%1 turns up|You turn up} %2 under %3."), {m_seat, m_card, m_other});
        }
    }

    QString questions() const
    {
        switch (m_event.kind) {
        case EventKind::Asked:
            if (m_event.card)
                return addressed(tr("{%1 asks|You ask}, by %4, whether {the X-File of %2|your X-File} has %3.",
                                    "who, of whom, what, by which card's text"),
                                 {m_seat, m_who, asked(), m_card});
            return addressed(tr("{%1 asks|You ask} whether {the X-File of %2|your X-File} has %3."),
                             {m_seat, m_who, asked()});
        case EventKind::AnsweredYes:
            return tr("The answer is yes.");
        case EventKind::AnsweredNo:
            return tr("The answer is no.");
        case EventKind::Announced:
            return addressed(tr("{%1 tells everybody of his own X-File|You tell everybody of your X-File}: %2."),
                             {m_seat, typeWord(number())});
        case EventKind::PowerUsed:
            if (m_event.second == 1)
                return addressed(tr("{%1 uses|You use} the power of %2, too, to cancel that."),
                                 {m_seat, typeWord(number())});
            return m_card.isEmpty() ? addressed(tr("{%1 uses|You use} the power of %2."), {m_seat, typeWord(number())})
                                    : addressed(tr("{%1 uses|You use} the power of %2 on %3."),
                                                {m_seat, typeWord(number()), m_card});
        case EventKind::Told:
            return m_event.second == 1
                       ? addressed(tr("{%1 learns|You learn} about {the X-File of %2|your X-File}: %3, yes."),
                                   {m_seat, m_who, typeWord(number())})
                       : addressed(tr("{%1 learns|You learn} about {the X-File of %2|your X-File}: %3, no."),
                                   {m_seat, m_who, typeWord(number())});
        case EventKind::GuessedRight:
            return addressed(tr("{%1 names|You name} {the X-File of %2|your X-File}: %3. That is right."),
                             {m_seat, m_who, m_card});
        default:
            return addressed(tr("{%1 names|You name} {the X-File of %2|your X-File}: %3. That is wrong."),
                             {m_seat, m_who, m_card});
        }
    }

    QString plays() const
    {
        switch (m_event.kind) {
        case EventKind::Played: {
            const bool bluff = m_event.number == 1;
            if (m_event.who != kNoSeat)
                return m_other.isEmpty()
                           ? addressed(tr("{%1 plays|You play} %2 to help {%3|you}."), {m_seat, m_card, m_who})
                           : addressed(tr("{%1 plays|You play} %2 on %3 to help {%4|you}."),
                                       {m_seat, m_card, m_other, m_who});
            if (m_other.isEmpty())
                return addressed(bluff ? tr("{%1 uses|You use} the Bluff %2.") : tr("{%1 plays|You play} %2."),
                                 {m_seat, m_card});
            return addressed(bluff ? tr("{%1 uses|You use} the Bluff %2 on %3.") : tr("{%1 plays|You play} %2 on %3."),
                             {m_seat, m_card, m_other});
        }
        case EventKind::Named:
            return m_card.isEmpty()
                       ? addressed(tr("{%1 names|You name} %2."), {m_seat, namedText(m_event, m_cast)})
                       : addressed(tr("{%1 names|You name} %2 for %3."), {m_seat, namedText(m_event, m_cast), m_card});
        case EventKind::Cancelled:
            return cancelled();
        case EventKind::SwappedRp:
        case EventKind::SwappedCp: {
            const bool rp = m_event.kind == EventKind::SwappedRp;
            return addressed(
                tr("{%1 exchanges|You exchange} pools with {%2|you}: {%1 has|you have} %3 now, {%2 has|you "
                   "have} %4.",
                   "two players and their RP or CP"),
                {m_seat, m_who, pointsWord(number(), rp), pointsWord(m_event.second, rp)});
        }
        case EventKind::Resolved:
            return tr("%1 takes effect.").arg(m_card);
        case EventKind::NoEffect:
            return (m_event.number == 1   ? tr("%1 has no effect: too much is waiting already.")
                    : m_event.number == 2 ? tr("%1: nothing is there to be found.", "a card that looks for something")
                                          : tr("%1 has no effect: its target is gone."))
                .arg(m_card);
        default:
            return addressed(tr("{%1 negates|You negate} %2."), {m_seat, m_card});
        }
    }

    QString cancelled() const
    {
        switch (static_cast<Cancelled>(number())) {
        case Cancelled::Draw:
            return addressed(tr("%1 cancels what {%2 has|you have} bought: it is paid for, no card is drawn."),
                             {m_card, m_who});
        case Cancelled::Penalty:
            return addressed(tr("%1 cancels the penalty {of %2|you would pay} for the wrong guess."), {m_card, m_who});
        default:
            return addressed(tr("%1 cancels the answer: {%2 gets|you get} none."), {m_card, m_who});
        }
    }

    QString combat() const
    {
        switch (m_event.kind) {
        case EventKind::Attacked:
            return tr("%1 attacks the Team.").arg(owned());
        case EventKind::RoundBegan:
            return roundWords(static_cast<Ability>(number()), m_event.second) + QLatin1Char('.');
        case EventKind::Allotted:
            return tr("%1 deals %n damage to %2.", nullptr, number())
                .arg(blowOf(m_event, m_cast), targetOf(m_event, m_cast));
        case EventKind::Prevented: {
            const QString whom = fighterText(m_event.card, m_event.second == 1, m_cast);
            return preventsItself(m_event) ? tr("The text of %1 prevents %n damage to it.", nullptr, number()).arg(whom)
                   : m_event.other         ? tr("%1 prevents %n damage to %2.", nullptr, number()).arg(m_other, whom)
                                           : tr("%n damage to %1 is prevented.", nullptr, number()).arg(whom);
        }
        case EventKind::Killed:
            return tr("%1 is killed.").arg(owned());
        default:
            return tr("The Combat with %1 is over.").arg(m_card);
        }
    }

    const VisibleEvent& m_event;
    const PlayerNames& m_cast;
    Said m_seat;
    Said m_who;
    QString m_card;
    QString m_other;
    bool m_two; // players: at whom something is directed goes without saying
};

} // namespace

QString sentence(const VisibleEvent& event, const PlayerNames& cast)
{
    QString text = EventText(event, cast).sentence();
    if (text.endsWith(QStringLiteral(".."))) // after a title that ends with a full stop
        text.chop(1);
    return toldText(text, cast); // "A hidden card of Player B …", "Your Agent …"
}

QString clause(const VisibleEvent& event, const PlayerNames& cast)
{
    QString text = EventText(event, cast).sentence();
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return toldText(text, cast);
}

} // namespace dossier
