#include "table/answer_feed.h"

#include "table/seat_game.h"

#include <algorithm>

namespace dossier {

AnswerFeed::AnswerFeed(SeatGame& game, const CardPool& pool, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_pool(pool)
{}

void AnswerFeed::startAnew()
{
    m_heard.fill(m_game.isOn() ? m_game.storyEnd() : 0);
    emit dropped();
}

// His own announcement he need not be told, nor what the others learn from it.
bool AnswerFeed::concerns(const Finding& finding) const
{
    return finding.kind != Finding::Kind::Announced || finding.about != m_game.sitting();
}

void AnswerFeed::follow(const SeatView& view)
{
    if (view.stepping)
        return startAnew();
    if (view.places[view.sitting].computer)
        return; // nobody of flesh and blood sits here
    std::size_t& heard = m_heard[view.sitting];
    const std::size_t from = std::min(heard, view.storyEnd);
    heard = view.storyEnd;
    const std::vector<VisibleEvent> news = m_game.storyOfSitting(from);
    std::vector<Finding> found = shownCards(news, m_game.sitting(), view.seen.turn);
    if (std::ranges::any_of(news, [](const VisibleEvent& event) { return isFinding(event.kind); }))
        for (const Finding& finding :
             findingsOf(m_game.storyOfSitting(0), m_game.sitting(), m_game.seats(), m_game.xFiles(), m_pool))
            if (finding.at >= from && concerns(finding))
                found.push_back(finding);
    std::ranges::stable_sort(found, {}, &Finding::at);
    for (const Finding& finding : found)
        emit arrived(finding);
}

} // namespace dossier
