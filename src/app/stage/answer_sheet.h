// All X-Files on a ruled sheet, in columns: those that an answer rules out are struck one after the other while the
// count runs down.
#pragma once

#include "app/theme/theme.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace dossier {

struct AnswerSheet
{
    enum State { Possible, StruckBefore, Falls };
    struct Row
    {
        QString title;
        State state = Possible;
    };

    QString heading;
    QString of; // beside it: whose X-File
    int before = 0;
    int after = 0;
    std::vector<Row> rows; // in the order in which they are read
};

// `drawn` strokes are there, the last one in part: from 0 to before - after.
void paintAnswerSheet(QPainter& painter, const QRectF& rect, const AnswerSheet& sheet, qreal drawn, const Theme& theme);

} // namespace dossier
