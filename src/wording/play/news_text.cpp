#include "wording/play/news_text.h"

#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
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
        if (event.kind == EventKind::TurnBegan)
            return add(event, {},
                       event.seat == m_cast.you ? tr("Turn %1: you").arg(event.number)
                                                : tr("Turn %1: %2").arg(event.number).arg(m_cast.name(event.seat)),
                       true);
        const bool lost = event.kind == EventKind::Discarded && event.other && event.who != event.seat;
        if (lost)
            return add(event, event.card,
                       tr("%1 of %2 is discarded", "a card and its owner")
                           .arg(cardText(event.card, m_cast), m_cast.name(event.seat)),
                       true);
        if (!result(event) && event.seat != m_reader && !isUsedUp(event))
            deed(event);
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

    // What came of something, whoever did it.
    bool result(const VisibleEvent& event)
    {
        const QString card = cardText(event.card, m_cast);
        const QString person = shortName(event.card, m_cast);
        switch (event.kind) {
        case EventKind::CheckPassed:
            add(event, event.card,
                (event.number < event.second ? tr("%1 solved for one question %2 : %3") // SITE-8
                                             : tr("%1 solved %2 : %3"))
                    .arg(card, QString::number(event.number), QString::number(event.second)),
                true);
            return true;
        case EventKind::CheckFailed:
            add(event, event.card,
                tr("%1 failed %2 : %3").arg(card, QString::number(event.number), QString::number(event.second)), true);
            return true;
        case EventKind::Attacked:
            add(event, event.card, tr("%1 attacks").arg(card));
            return true;
        case EventKind::Hurt:
            add(event, event.card,
                tr("%1 −%2, Health %3").arg(person, QString::number(event.number), QString::number(event.second)));
            return true;
        case EventKind::Moved:
            if (static_cast<Section>(event.number) != Section::Hospital)
                return false;
            add(event, event.card, tr("%1 to the Hospital").arg(person), true);
            return true;
        case EventKind::Killed:
            add(event, event.card, tr("%1 is beaten").arg(card), true);
            return true;
        case EventKind::Abducted:
            add(event, event.card, tr("%1 is abducted").arg(person), true);
            return true;
        case EventKind::CameBack:
            add(event, event.card, tr("%1 comes back").arg(person));
            return true;
        case EventKind::Negated:
            add(event, event.card, tr("%1 is negated").arg(card));
            return true;
        case EventKind::NoEffect:
            add(event, event.card, tr("%1 has no effect").arg(card));
            return true;
        case EventKind::Revealed:
            add(event, event.card, tr("%1 turned up").arg(card));
            return true;
        case EventKind::AnsweredYes:
        case EventKind::AnsweredNo:
        case EventKind::Told: {
            const bool yes =
                event.kind == EventKind::AnsweredYes || (event.kind == EventKind::Told && event.second == 1);
            add(event, {},
                yes ? tr("%1 yes", "an answer: what was asked").arg(typeWord(event.number))
                    : tr("%1 no", "an answer: what was asked").arg(typeWord(event.number)));
            return true;
        }
        case EventKind::GuessedWrong:
            add(event, event.card, tr("%1 is not the X-File").arg(card));
            return true;
        default:
            return false;
        }
    }

    // What another player did.
    void deed(const VisibleEvent& event)
    {
        const QString card = cardText(event.card, m_cast);
        switch (event.kind) {
        case EventKind::Sold:
            return by(event, event.card, tr("sells %1 +%2").arg(card, QString::number(event.number)));
        case EventKind::BoughtCards:
            if (event.number > 0)
                by(event, {}, tr("buys %n card(s)", nullptr, event.number));
            return;
        case EventKind::Requisitioned:
        case EventKind::HandedOver:
            return by(event, event.card, tr("%1 for %2").arg(card, shortName(event.other, m_cast)));
        case EventKind::BoughtAgent:
            return by(event, event.card, tr("brings %1").arg(shortName(event.card, m_cast)));
        case EventKind::Moved:
            if (static_cast<Section>(event.number) == Section::Field)
                count(event, Count::Sent, event.card);
            return;
        case EventKind::SitePlaced:
            return by(event, event.card, tr("opens %1").arg(card));
        case EventKind::PutUnder:
            return count(event, Count::Hidden, event.other);
        case EventKind::Discarded:
            return count(event, Count::Discarded, event.card);
        case EventKind::Played:
            by(event, event.card, tr("plays %1").arg(card));
            news.back().cause = true;
            return;
        case EventKind::Used:
            by(event, event.card, tr("uses %1").arg(card));
            news.back().cause = true;
            return;
        case EventKind::Announced:
            return by(event, {}, tr("tells %1").arg(typeWord(event.number)));
        case EventKind::PowerUsed:
            return by(event, {}, tr("uses the power of %1").arg(typeWord(event.number)));
        case EventKind::Borrowed:
            return by(event, event.card, tr("borrows %1").arg(card));
        default:
            return;
        }
    }

    enum class Count { None, Sent, Hidden, Discarded };

    static QString counted(Count what, int number, const QString& card)
    {
        switch (what) {
        case Count::Sent:
            return tr("sends %n Agent(s) to the Field", nullptr, number);
        case Count::Hidden:
            return tr("hides %n card(s) under %1", nullptr, number).arg(card);
        default:
            return tr("discards %n card(s)", nullptr, number);
        }
    }

    // The same by the same again: one more.
    void count(const VisibleEvent& event, Count what, const CardName& card)
    {
        const bool again = what == m_counting && event.seat == m_seat && !news.empty() &&
                           (what != Count::Hidden || news.back().card.card == card.card);
        const int number = again ? m_number + 1 : 1;
        const bool said = again && m_named;
        const QString words = counted(what, number, cardText(card, m_cast));
        if (again)
            news.back().text =
                said ? elided(tr("%1 %2", "a player and what he does").arg(m_cast.name(event.seat), words)) : words;
        else
            by(event, card, words);
        m_counting = what;
        m_number = number;
        if (again)
            m_named = said;
    }

    void by(const VisibleEvent& event, const CardName& card, const QString& does)
    {
        const bool named = event.seat != m_seat; // said once for what he does one after the other
        m_seat = event.seat;
        add(event, card, named ? tr("%1 %2", "a player and what he does").arg(m_cast.name(event.seat), does) : does);
        m_seat = event.seat;
        m_named = named;
    }

    void add(const VisibleEvent& event, const CardName& card, const QString& text, bool result = false)
    {
        news.push_back({elided(text), card, event.at, result});
        m_counting = Count::None;
        m_seat = kNoSeat;
    }

    const PlayerNames& m_cast;
    Seat m_reader;
    std::vector<CardName> m_played;
    Seat m_seat = kNoSeat; // whose deeds are being told
    bool m_named = false;
    Count m_counting = Count::None;
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
