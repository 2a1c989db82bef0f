// A figure with its interval, as a drawing: the figure above a bar that holds the true value in 95 of 100 playtests.
#pragma once

#include "app/widgets/row_look.h"
#include "engine/players/playtest/interval.h"

#include <QString>

#include <optional>

class QRectF;

namespace dossier {

struct ErrorBar
{
    Rate rate;
    QString figure;         // "61.2"
    double least = 0;       // at the left end
    double most = 1;        // at the right end
    double reference = 0.5; // the dashed line
    QString aside = {};     // quiet, on the right: how many games
};

// Where the interval lies: 1 above the reference, -1 below it, 0 where it holds it.
int sideOf(const ErrorBar& whisker);
// A triangle upwards or downwards where the interval leaves the reference, else an open circle: nothing is told by
// colour alone.
void paintWhisker(QPainter& painter, const QRectF& box, const ErrorBar& whisker, const Theme& theme);
// A cell of a playtest's tables that is drawn so.
RowLook whiskerCell(const ErrorBar& whisker);
// The least height of a row with such cells: a line for the figure and one for the bar.
int whiskerHeight(const Theme& theme);

// Ends of a common scale for such figures, around the reference: no narrower than a tenth to either side.
struct Scale
{
    double least = 0;
    double most = 1;
};
Scale scaleFor(double reference, double least, double most);

// "57.3", in the language of the program; signed: "+2.1", "−0.4".
QString percentFigure(double part);
QString signedFigure(double part);
// "57.3 % (56.0 to 58.6)"; signed: "+2.1 (−0.4 to +4.6)".
QString rateWords(const Rate& rate);
QString differenceWords(const Rate& difference);

} // namespace dossier
