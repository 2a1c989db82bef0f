// A menu of things to tick: it stays open while they are ticked, so that several take one visit.
#pragma once

#include <QMenu>

namespace dossier {

class CheckableMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace dossier
