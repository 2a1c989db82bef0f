#include "app/stage/stage.h"

#include "app/game/table_game.h"
#include "app/theme/appearance.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"

#include <QPainter>

namespace dossier {

Stage::Stage(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
{
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Stage::show(const PlannedStage& planned)
{
    m_planned = planned;
    setVisible(static_cast<bool>(planned));
    setGeometry(planned.rect);
    if (!planned)
        return;
    const SeenCheck& check = m_game.seen().check;
    setAccessibleName(tr("%1: %2 against %3").arg(m_game.nameOf(planned.site)).arg(check.level).arg(check.needed));
    lower();
    update();
}

void Stage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    paintFolder(painter, rect(), {m_game.nameOf(m_planned.site), {}, {}}, theme);
    const SeenCheck& check = m_game.seen().check;
    QFont large = theme.typewriter;
    large.setPointSizeF(theme.text.pointSizeF() * 2.5);
    large.setBold(true);
    paintTyped(painter, m_planned.meter.translated(-m_planned.rect.topLeft()), Qt::AlignLeft,
               tr("%1 against %2").arg(check.level).arg(check.needed), large,
               check.level >= check.needed ? theme.good : theme.error);
}

} // namespace dossier
