#include "wording/play/news_text.h"

#include "effects/step_parts.h"
#include "engine/state/place.h"
#include "wording/play/address.h"
#include "wording/play/event_text.h"
#include "wording/play/fight_text.h"
#include "wording/play/figures_text.h"
#include "wording/play/play_words.h"
#include "wording/play/story_groups.h"
#include "wording/play/thing_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class NewsText
{
    Q_DECLARE_TR_FUNCTIONS(NewsText)

public:
    NewsText(const PlayerNames& cast, Seat reader)
        : m_cast(cast)
        , m_reader(reader)
    {}

    void hear(const VisibleEvent& event)
    {
        if (saysNothing(event))
            return;
        noteCause(event);
        if (event.kind == EventKind::TurnBegan)
            return add(event, {}, addressed(tr("Turn %1: {%2|you}"), {event.number, m_cast.said(event.seat)}), true);
        const bool lost = event.kind == EventKind::Discarded && event.other && event.who != event.seat;
        if (lost)
            return add(event, event.card,
                       addressed(tr("{%1 of %2|your %1} is discarded", "a card and its owner"),
                                 {cardText(event.card, m_cast), m_cast.said(event.seat)}),
                       true);
        if (result(event) || isUsedUp(event))
            return;
        if (event.seat != m_reader)
            deed(event);
        else if (m_cause != kNoSeat && m_cause != m_reader)
            befalls(event);
    }

    std::vector<NewsItem> news;

private:
    // A card that has served goes to the Discard Pile: that was told when it was played.
    bool isUsedUp(const VisibleEvent& event)
    {
        if (event.kind == EventKind::Played || event.kind == EventKind::Used)
            m_played.push_back(event.card);
        return event.kind == EventKind::Discarded && !event.other && event.card.isKnown() &&
               std::ranges::any_of(m_played, [&](const CardName& played) {
                   return played.owner == event.card.owner && played.card == event.card.card;
               });
    }

    // Whose card or power is at work: what happens to a card is told of its player, whoever brought it about.
    void noteCause(const VisibleEvent& event)
    {
        switch (event.kind) {
        case EventKind::Played:
        case EventKind::Used:
        case EventKind::PowerUsed:
        case EventKind::Resolved:
            m_cause = event.seat;
            return;
        case EventKind::TurnBegan:
        case EventKind::PhaseBegan:
        case EventKind::SiteBegan:
        case EventKind::SiteLeft:
        case EventKind::RoundBegan:
        case EventKind::CombatEnded:
        case EventKind::CheckPassed:
        case EventKind::CheckFailed:
            m_cause = kNoSeat;
            return;
        default:
            return;
        }
    }

    // Another's card or power does it to the reader's.
    void befalls(const VisibleEvent& event)
    {
        const QString card = owned(event, cardText(event.card, m_cast));
        const QString person = owned(event, shortName(event.card, m_cast));
        switch (event.kind) {
        case EventKind::Discarded:
            return add(event, event.card, tr("%1 is discarded").arg(card), true);
        case EventKind::Moved:
            return add(event, event.card,
                       static_cast<Section>(event.number) == Section::Field ? tr("%1 to the Field").arg(person)
                                                                            : tr("%1 to the Bureau").arg(person));
        case EventKind::Healed:
            return add(event, event.card, tr("%1 +%2", "a person, and Health").arg(person).arg(event.number));
        case EventKind::WentAway:
            return add(event, event.card, tr("%1 is away for %n turn(s)", nullptr, event.number).arg(person), true);
        case EventKind::Tokens:
            return add(event, event.card,
                       event.number == 0 ? tr("%1 has no tokens left").arg(card)
                                         : tr("%1 has %n token(s) now", nullptr, event.number).arg(card));
        case EventKind::LeftOut:
            return add(event, event.card, tr("%1 adds to no check").arg(person));
        case EventKind::GainedRp:
        case EventKind::GainedCp:
            return add(event, {}, addressed(tr("{%1 gains|You gain} %2"), {who(event), points(event)}));
        case EventKind::PaidRp:
        case EventKind::PaidCp:
            return add(event, {},
                       addressed(event.second == 1 ? tr("{%1 loses|You lose} %2") : tr("{%1 pays|You pay} %2"),
                                 {who(event), points(event)}));
        default:
            return;
        }
    }

    static QString points(const VisibleEvent& event)
    {
        return pointsWord(event.number, event.kind == EventKind::GainedRp || event.kind == EventKind::PaidRp);
    }

    // What came of something, whoever did it; whose it is or who did it is said with it, for each stands alone.
    bool result(const VisibleEvent& event)
    {
        const QString card = cardText(event.card, m_cast);
        const QString person = owned(event, shortName(event.card, m_cast));
        switch (event.kind) {
        case EventKind::CheckPassed:
            if (!isSite(event.card)) {
                add(event, event.card,
                    addressed(tr("{%1|You} passed the check of %2, %3 : %4"),
                              {who(event), card, event.number, event.second}),
                    true);
                return true;
            }
            add(event, event.card,
                addressed(event.number < event.second ? tr("{%1|You} solved %2 for one question, %3 : %4") // SITE-8
                                                      : tr("{%1|You} solved %2, %3 : %4"),
                          {who(event), card, event.number, event.second}),
                true);
            return true;
        case EventKind::LevelChanged:
        case EventKind::NeededChanged:
        case EventKind::SkillChanged:
            add(event, event.card, shortFigures(event, m_cast), true);
            return true;
        case EventKind::CheckFailed:
            add(event, event.card,
                addressed(tr("{%1|You} failed at %2, %3 : %4"), {who(event), card, event.number, event.second}), true);
            return true;
        case EventKind::Attacked:
            add(event, event.card, tr("%1 attacks").arg(owned(event, card)));
            return true;
        case EventKind::Hurt:
            add(event, event.card,
                tr("%1 −%2, Health %3").arg(person, QString::number(event.number), QString::number(event.second)));
            return true;
        case EventKind::Prevented:
            add(event, event.card,
                preventsItself(event) || !event.other
                    ? tr("%1: %n damage prevented", nullptr, event.number).arg(owned(event, card))
                    : tr("%1: %2 prevents %n damage", nullptr, event.number)
                          .arg(owned(event, card), cardText(event.other, m_cast)));
            return true;
        case EventKind::Moved:
            if (static_cast<Section>(event.number) != Section::Hospital)
                return false;
            add(event, event.card, tr("%1 to the Hospital").arg(person), true);
            return true;
        case EventKind::Killed:
            add(event, event.card, tr("%1 is killed").arg(owned(event, card)), true);
            return true;
        case EventKind::Abducted:
            add(event, event.card, tr("%1 is abducted").arg(person), true);
            return true;
        case EventKind::CameBack:
            add(event, event.card, tr("%1 comes back").arg(person));
            return true;
        case EventKind::Negated:
            add(event, event.card, addressed(tr("{%1 negates|You negate} %2"), {who(event), card}));
            return true;
        case EventKind::NoEffect:
            add(event, event.card,
                (event.number == 2 ? tr("%1 finds nothing") : tr("%1 has no effect")).arg(owned(event, card)));
            return true;
        case EventKind::Cancelled:
            add(event, event.card, cancelled(event, card), true);
            return true;
        case EventKind::Revealed:
            add(event, event.card, tr("%1 is turned up").arg(owned(event, card)), event.seat == m_reader);
            return true;
        case EventKind::Asked:
            m_askedBy = event.card;
            if (m_cast.players.size() > 2 && event.seat != m_reader && event.who != m_reader) // no answer comes
                add(event, event.card,
                    addressed(tr("%1 asks %2: %3", "who, whom, what"),
                              {who(event), m_cast.said(event.who), typeWord(event.number)}));
            return true;
        case EventKind::Took:
            return took(event);
        case EventKind::AnsweredYes:
        case EventKind::AnsweredNo:
            add(event, m_askedBy, answer(event));
            return true;
        case EventKind::Told:
            add(event, {},
                addressed(event.second == 1 ? tr("{%1 learns|You learn}: %2 yes", "an answer: what was asked")
                                            : tr("{%1 learns|You learn}: %2 no", "an answer: what was asked"),
                          {who(event), typeWord(event.number)}));
            return true;
        case EventKind::SwappedRp:
        case EventKind::SwappedCp:
            add(event, {}, swapped(event), true);
            return true;
        case EventKind::LeftGame:
            add(event, {}, addressed(tr("{%1 is|You are} out of the game"), {who(event)}), true);
            return true;
        case EventKind::GuessedWrong:
            add(event, event.card, addressed(tr("{%1 names|You name} %2: wrong"), {who(event), card}));
            return true;
        default:
            return false;
        }
    }

    // From a deck; what is turned up nobody has chosen.
    bool took(const VisibleEvent& event)
    {
        const bool own = event.seat == m_reader;
        const std::vector<Said> said{who(event), cardText(event.card, m_cast)};
        if (event.number == 1)
            add(event, event.card, addressed(tr("{%1 turns up|You turn up} %2"), said), own);
        else if (own && event.card.isKnown())
            add(event, event.card, addressed(tr("{%1 takes|You take} %2"), said));
        return true;
    }

    QString swapped(const VisibleEvent& event) const
    {
        const bool rp = event.kind == EventKind::SwappedRp;
        return addressed(
            tr("Pools exchanged: {%1 has|you have} %2, {%3 has|you have} %4",
               "two players and the RP or CP they have now"),
            {who(event), pointsWord(event.number, rp), m_cast.said(event.who), pointsWord(event.second, rp)});
    }

    bool isSite(const CardName& card) const { return card.isKnown() && m_cast.pool[card.card].site; }

    Said who(const VisibleEvent& event) const { return m_cast.said(event.seat); }

    QString owned(const VisibleEvent& event, const QString& card) const
    {
        return event.seat == kNoSeat
                   ? card
                   : addressed(tr("{%1 of %2|your %1}", "a card and its owner"), {card, m_cast.said(event.seat)});
    }

    QString cancelled(const VisibleEvent& event, const QString& card) const
    {
        const std::vector<Said> said{card, m_cast.said(event.who)};
        switch (static_cast<Cancelled>(event.number)) {
        case Cancelled::Draw:
            return addressed(tr("%1: {%2 gets|you get} none of the cards bought"), said);
        case Cancelled::Penalty:
            return tr("%1: no penalty").arg(card);
        case Cancelled::Answer:
            break;
        }
        return tr("%1: no answer").arg(card);
    }

    // Who was asked goes without saying among two; by whose text is said where one asks.
    QString answer(const VisibleEvent& event) const
    {
        const bool yes = event.kind == EventKind::AnsweredYes;
        const std::vector<Said> said{who(event), typeWord(event.number), m_cast.said(event.who)};
        QString words;
        if (m_cast.players.size() == 2)
            words = addressed(yes ? tr("{%1 asks|You ask}: %2 – yes", "an answer: what was asked")
                                  : tr("{%1 asks|You ask}: %2 – no", "an answer: what was asked"),
                              said);
        else
            words = addressed(yes ? tr("{%1 asks|You ask} {%3|you}: %2 – yes", "an answer: what was asked")
                                  : tr("{%1 asks|You ask} {%3|you}: %2 – no", "an answer: what was asked"),
                              said);
        return m_askedBy ? tr("%1 (%2)", "an answer, and the card by whose text it was asked for")
                               .arg(words, cardText(m_askedBy, m_cast))
                         : words;
    }

    // What another player did.
    void deed(const VisibleEvent& event)
    {
        const Said who = this->who(event);
        const QString card = cardText(event.card, m_cast);
        switch (event.kind) {
        case EventKind::Sold:
            return add(event, event.card,
                       event.number == 0 ? addressed(tr("{%1 sells|You sell} %2"), {who, card})
                                         : addressed(tr("{%1 sells|You sell} %2 +%3"), {who, card, event.number}));
        case EventKind::BoughtCards:
            if (event.number > 0)
                add(event, {}, addressed(tr("{%1 buys|You buy} %n card(s)", nullptr, event.number), {who}));
            return;
        case EventKind::Requisitioned:
        case EventKind::HandedOver:
            return add(event, event.card,
                       addressed(tr("{%1 gives|You give} %2 to %3", "Equipment, an Agent"),
                                 {who, card, shortName(event.other, m_cast)}));
        case EventKind::BoughtAgent:
            return add(event, event.card,
                       addressed(tr("{%1 brings|You bring} %2"), {who, shortName(event.card, m_cast)}));
        case EventKind::Moved:
            if (static_cast<Section>(event.number) == Section::Field)
                count(event, Count::Sent, event.card);
            return;
        case EventKind::Healed: // in a Healing Phase nobody does it
            if (m_cause != kNoSeat)
                add(event, event.card,
                    tr("%1 +%2", "a person, and Health")
                        .arg(owned(event, shortName(event.card, m_cast)), QString::number(event.number)));
            return;
        case EventKind::SitePlaced:
            return add(event, event.card, addressed(tr("{%1 opens|You open} %2"), {who, card}));
        case EventKind::PutUnder:
            return count(event, Count::Hidden, event.other);
        case EventKind::SiteLeft:
            m_left = event.card;
            return add(event, event.card, tr("%1 leaves the Field").arg(card));
        case EventKind::Discarded:
            return discarded(event);
        case EventKind::Played:
            add(event, event.card, addressed(tr("{%1 plays|You play} %2"), {who, card}));
            news.back().cause = true;
            return;
        case EventKind::Used:
            add(event, event.card, addressed(tr("{%1 uses|You use} %2"), {who, card}));
            news.back().cause = true;
            return;
        case EventKind::Named:
            return add(event, event.other ? event.other : event.card,
                       addressed(tr("{%1 names|You name} %2"), {who, namedText(event, m_cast)}));
        case EventKind::Announced:
            return add(event, {}, addressed(tr("{%1 tells|You tell} %2"), {who, typeWord(event.number)}));
        case EventKind::PowerUsed:
            return add(event, {}, addressed(tr("{%1 uses|You use} the power of %2"), {who, typeWord(event.number)}));
        case EventKind::Borrowed:
            return add(event, event.card,
                       addressed(event.card.isKnown() && m_cast.pool[event.card.card].type == CardType::Agent
                                     ? tr("{%1 borrows|You borrow} %2")
                                     : tr("{%1 takes|You take} %2"),
                                 {who, card}),
                       event.who == m_reader); // it was his
        case EventKind::Looked:
            if (!event.card)
                add(event, {},
                    addressed(event.number == 0 ? tr("{%1 looks|You look} at {the hand of %2|your hand}")
                                                : tr("{%1 looks|You look} at {the Bureau Deck of %2|your Bureau Deck}"),
                              {who, m_cast.said(event.who)}),
                    event.number == 0 && m_cast.said(event.who).reader);
            return;
        default:
            return;
        }
    }

    // Cards of the hand are a number; what lay on the table is called by its name, for it is no card of the hand.
    void discarded(const VisibleEvent& event)
    {
        switch (static_cast<Place>(event.number)) {
        case Place::Outside: // an older host does not say
        case Place::Hand:
            return count(event, Count::Discarded, event.card);
        case Place::Deck:
            return count(event, Count::OfDeck, event.card);
        default:
            if (m_left.isKnown() && m_left.card == event.card.card && m_left.owner == event.card.owner)
                m_left = {};
            else
                add(event, event.card, tr("%1 is discarded").arg(owned(event, cardText(event.card, m_cast))));
        }
    }

    enum class Count { None, Sent, Hidden, Discarded, OfDeck };

    static QString counted(Count what, int number, const Said& who, const QString& card)
    {
        switch (what) {
        case Count::Sent:
            return addressed(tr("{%1 sends|You send} %n Agent(s) to the Field", nullptr, number), {who});
        case Count::Hidden:
            return addressed(tr("{%1 hides|You hide} %n card(s) under %2", nullptr, number), {who, card});
        case Count::OfDeck:
            return addressed(tr("{%1 discards|You discard} %n card(s) of the Bureau Deck", nullptr, number), {who});
        default:
            return number == 1
                       ? addressed(tr("{%1 discards|You discard} %2 from hand"), {who, card})
                       : addressed(tr("{%1 discards|You discard} %n card(s) from hand", nullptr, number), {who});
        }
    }

    // The same by the same again: one more.
    void count(const VisibleEvent& event, Count what, const CardName& card)
    {
        const bool again = what == m_counting && event.seat == m_seat && !news.empty() &&
                           (what != Count::Hidden || news.back().card.card == card.card);
        const int number = again ? m_number + 1 : 1;
        const QString words = counted(what, number, who(event), cardText(card, m_cast));
        if (again)
            news.back().text = toldText(words, m_cast);
        else
            add(event, card, words);
        m_counting = what;
        m_seat = event.seat;
        m_number = number;
    }

    void add(const VisibleEvent& event, const CardName& card, const QString& text, bool result = false)
    {
        news.push_back({toldText(text, m_cast), card, event.at, result});
        m_counting = Count::None;
    }

    const PlayerNames& m_cast;
    Seat m_reader;
    std::vector<CardName> m_played;
    CardName m_left{};    // a Site that leaves: its way to the Discard Pile goes without saying
    CardName m_askedBy{}; // by whose text the question is put that is answered next
    Seat m_cause = kNoSeat;
    Count m_counting = Count::None; // what is being counted, of whom
    Seat m_seat = kNoSeat;
    int m_number = 0;
};

} // namespace

std::vector<NewsItem> newsOf(const std::vector<VisibleEvent>& told, const PlayerNames& cast, Seat reader)
{
    NewsText text(cast, reader);
    for (const VisibleEvent& event : told)
        text.hear(event);
    return std::move(text.news);
}

} // namespace dossier
