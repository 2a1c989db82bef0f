#include "app/advice/reviewer.h"

#include "effects/card_effect.h"
#include "table/adviser.h"
#include "table/asking.h"

namespace dossier {

Reviewer::Reviewer(const CardPool& pool, const EffectBook* effects, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_effects(effects)
{
    connect(&m_aside, &BackgroundTask::failed, this, &Reviewer::failed);
}

void Reviewer::start(GameRecord record, Seat seat, const TableStops& stops)
{
    ReviewRules rules = m_rules;
    rules.quick.threads = threadsOfAdvice();
    rules.again.threads = rules.pairs.threads = rules.swings.threads = rules.quick.threads;
    m_aside.start([this, rules, seat, stops,
                   record = std::move(record)](const BackgroundTask::Piece& piece) mutable -> BackgroundTask::Show {
        if (seat >= record.players.size() || record.players[seat].empty())
            rules.wentByItself = goneByItself(RunningGame(record, m_pool, m_effects), seat, {stops, m_pool});
        const auto progress = [&](int done, int of) { piece.tell([this, done, of] { emit progressed(done, of); }); };
        const GameReview review = reviewGame(record, seat, m_pool, m_effects, rules, piece.stop(), progress);
        return [this, review] { emit reviewed(review); };
    });
}

} // namespace dossier
