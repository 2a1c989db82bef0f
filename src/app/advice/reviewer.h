// Goes through a game that is over, in another thread (engine/players/review/review.h).
#pragma once

#include "engine/players/review/review.h"
#include "table/table_stops.h"
#include "work/background_task.h"

namespace dossier {

class Reviewer : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    Reviewer(const CardPool& pool, const EffectBook* effects, QObject* parent);
    // How the next ones are done; their threads are set by the machine.
    void setRules(const ReviewRules& rules) { m_rules = rules; }
    // The choices of this player, a person's without what these stops pass over. A review before is forgotten.
    void start(GameRecord record, Seat seat, const TableStops& stops);
    void cancel() { m_aside.forget(); }
    bool isRunning() const { return m_aside.isRunning(); }

signals:
    void progressed(int done, int of);
    void reviewed(const dossier::GameReview& review);
    void failed(const std::exception_ptr& failure);

private:
    const CardPool& m_pool;
    const EffectBook* m_effects;
    ReviewRules m_rules;
    BackgroundTask m_aside;
};

} // namespace dossier
