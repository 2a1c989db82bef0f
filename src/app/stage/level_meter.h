// The level of a check in labelled pieces, as a picture: the upper row adds, the lower takes away, what waits is
// dashed, a flag stands at the level needed, a triangle at the level reached.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/vocabulary.h"
#include "engine/api/level_parts.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace dossier {

struct PlayerNames;

struct MeterPiece
{
    QString name;
    std::optional<CardType> type{}; // nothing: of a card that is not known, or of none
    int amount = 0;                 // signed
    bool waiting = false;

    bool operator==(const MeterPiece&) const = default;
};

struct LevelMeter
{
    int level = 0;
    int needed = 0;
    std::vector<MeterPiece> pieces{};

    // The pieces that count add up to the level.
    int sum() const;
    bool operator==(const LevelMeter&) const = default;
};

// Parts of 0 have no piece.
LevelMeter meterOf(const CheckParts& parts, const PlayerNames& cast);

// `reached` is where the triangle stands, between the level of before and meter.level while it moves; pieces from
// `fresh` on come in by `shown`, 0 to 1.
struct MeterMotion
{
    qreal reached = 0;
    std::size_t fresh = 0;
    qreal shown = 1;
};
// With less it would lie on what is below.
qreal leastMeterHeight(const Theme& theme);
void paintMeter(QPainter& painter, const QRectF& room, const LevelMeter& meter, const MeterMotion& motion,
                const Theme& theme);

} // namespace dossier
