// A place on the table for those who do not see it: its name and what lies there, in the order of the table. It takes
// no mouse and paints nothing; the board does.
#pragma once

#include "app/board/board_plan.h"

#include <QWidget>

#include <vector>

namespace dossier {

class BoardPlace : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPlace(QWidget* parent);

    void show(const QRect& rect, const QString& name);
    using QWidget::show;
};

// Where each card of a plan lies among the others, in their order: "Anna: Bureau; 2 of 4".
std::vector<QString> placesOf(const BoardPlan& plan, const PlayerNames& cast);

// From now on screen readers hear cards on the table as items, plates and places as groups.
void giveVoices();

} // namespace dossier
