// Says to whoever sits at the table what was answered, each answer once: as it is given, or as he takes his seat. Who
// steps back and forth through a game is told nothing.
#pragma once

#include "table/findings.h"

#include <QObject>

#include <array>

namespace dossier {

class SeatGame;
struct SeatView;

class AnswerFeed : public QObject
{
    Q_OBJECT

public:
    // Both must outlive the feed.
    AnswerFeed(SeatGame& game, const CardPool& pool, QObject* parent = nullptr);

    // The table is shown anew; there is another game, or none.
    void follow(const SeatView& view);
    void startAnew();

signals:
    // Cards that are shown or taken, too: they have to be seen as well.
    void arrived(const dossier::Finding& finding);
    // What was told before is of another position or another game.
    void dropped();

private:
    bool concerns(const Finding& finding) const;

    SeatGame& m_game;
    const CardPool& m_pool;
    std::array<std::size_t, kMostSeats> m_heard{}; // up to where in the log, by seat
};

} // namespace dossier
