#include "table/seat_game.h"

#include "table/pace.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"
#include "wording/play/reason_text.h"
#include "wording/play/thing_text.h"

#include <algorithm>

namespace dossier {

SeatGame::SeatGame(const CardPool& pool, const CardTexts* texts, QObject* parent)
    : QObject(parent)
    , m_cast{pool, {}, texts}
    , m_pool(pool)
{}

const SeatView::Place& SeatGame::place(Seat seat) const
{
    static const SeatView::Place kNobody;
    return seat < m_view.places.size() ? m_view.places[seat] : kNobody;
}

QString SeatGame::nameOf(const Choice& choice) const
{
    return choiceText(choice, m_cast);
}

QString SeatGame::nameOf(CardRef card) const
{
    return cardText(m_view.name(card), m_cast);
}

std::optional<CardIndex> SeatGame::asking() const
{
    const CardName& source = offer().decision.source;
    return source.isKnown() ? std::optional(source.card) : std::nullopt;
}

QString SeatGame::question() const
{
    return decisionText(offer().decision, m_cast);
}

QString SeatGame::occasion() const
{
    const QString words = occasionText(actions().empty() ? m_view.occasion : offer().occasion, m_cast);
    const std::optional<Seat> directed = m_view.checkOfOthers();
    return directed ? words + QLatin1Char(' ') + onlookerText(seen().investigation.seat, *directed, m_cast) : words;
}

bool SeatGame::canAct(CardRef card) const
{
    return std::any_of(choices().begin(), choices().end(), [&](const Choice& choice) { return choice.isAbout(card); });
}

std::vector<Answer> SeatGame::answersAbout(Seat seat) const
{
    const Seat reader = seen().self;
    return isOver() && reader < seats() ? suspicions().answers(reader, seat) : answersIn(seen().notebooks[seat]);
}

std::vector<CardIndex> SeatGame::possibleOf(Seat seat) const
{
    std::vector<CardIndex> possible = candidatesAmong(xFiles(), answersAbout(seat), m_pool);
    for (const CardIndex wrong : m_view.wrong[seat])
        std::erase(possible, wrong);
    return possible;
}

// The log grows: only what is new is heard.
const Suspicions& SeatGame::suspicions() const
{
    std::optional<Overheard>& overheard = m_overheard[sitting()];
    if (!overheard)
        overheard.emplace(Overheard{Suspicions(seats(), xFiles(), m_pool), 0});
    for (const VisibleEvent& event : storyOfSitting(overheard->end))
        overheard->suspicions.hear(event);
    overheard->end = storyEnd();
    return overheard->suspicions;
}

void SeatGame::forgetHeard()
{
    for (std::optional<Overheard>& overheard : m_overheard)
        overheard.reset();
}

QStringList SeatGame::linesOf(const std::vector<Refused>& refused)
{
    QStringList lines;
    for (const Refused& each : refused)
        lines << sentence(each);
    return lines;
}

int SeatGame::timeOfScene(const CheckParts& before) const
{
    constexpr int kWordsOfAPart = 2; // its name and its number
    const SceneKind kind = *m_view.scene;
    const bool begins = kind == SceneKind::RoundBegins || kind == SceneKind::CheckBegins;
    int words = 0;
    for (const StoryLine& line : dossier::storyOf(m_view.news, m_cast))
        words += static_cast<int>(line.text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size());
    if (kind == SceneKind::CheckBegins || kind == SceneKind::CheckEnds)
        words += kWordsOfAPart * static_cast<int>((m_view.check ? m_view.check : before).parts.size());
    return begins ? readingTime(words, pace()) / 2 : readingTime(words, pace());
}

bool SeatGame::isOut() const
{
    const Seat seat = m_view.sitting;
    return isOn() && !isOver() && seat < seen().players.size() && seen().players[seat].out;
}

void SeatGame::passOn(Haste haste)
{
    if (isOut() && haste == Haste::ToTurnEnd)
        return watchToTurnEnd();
    const Action* action = actions().find(ActionKind::Pass);
    const PassCosts costs = offer().costs;
    const bool dear = costs == PassCosts::Goods || (costs == PassCosts::Chance && haste != Haste::ToTurnEnd);
    if (action && !dear)
        pass(*action, haste);
}

} // namespace dossier
