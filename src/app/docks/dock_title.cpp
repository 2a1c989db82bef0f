#include "app/docks/dock_title.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/heading.h"
#include "desk/plain_tip.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace dossier {

DockTitle::DockTitle(QDockWidget& dock, const Appearance& appearance)
    : QWidget(&dock)
    , m_dock(dock)
    , m_appearance(appearance)
    , m_text(new HeadingLabel(dock.windowTitle(), appearance, this))
    , m_float(button(QStringLiteral("floatDock"), tr("Let %1 float, or put it back").arg(dock.windowTitle())))
    , m_close(button(QStringLiteral("closeDock"), tr("Close %1").arg(dock.windowTitle())))
{
    m_float->setIcon(icon(Glyph::Float, appearance));
    m_close->setIcon(icon(Glyph::Close, appearance));
    // A long title gives way to the buttons.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_text, 1);
    row->addWidget(m_float);
    row->addWidget(m_close);
    connect(m_float, &QToolButton::clicked, &dock, [&dock] { dock.setFloating(!dock.isFloating()); });
    connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
    connect(&dock, &QDockWidget::topLevelChanged, this, &DockTitle::refresh);
    connect(&appearance, &Appearance::changed, this, &DockTitle::refresh);
    refresh();
}

void DockTitle::setText(const QString& text)
{
    m_text->setText(text);
}

void DockTitle::setTabbed(bool tabbed)
{
    if (tabbed == m_tabbed)
        return;
    m_tabbed = tabbed;
    refresh();
}

void DockTitle::setLocked(bool locked)
{
    m_locked = locked;
    refresh();
}

void DockTitle::refresh()
{
    const bool floats = m_dock.isFloating();
    m_float->setVisible(!m_locked);
    m_close->setVisible(!m_locked || floats);
    const int sign = m_appearance.theme().sign;
    for (QToolButton* each : {m_float, m_close}) {
        each->setIconSize(QSize(sign, sign) * 3 / 4);
        each->setFixedSize(QSize(sign, sign).expandedTo({6 * kGrid, 6 * kGrid}));
    }
    // Within a window of its own the title stands off the edge.
    layout()->setContentsMargins(floats ? 3 * kGrid : 0, 0, floats ? kGrid : 0, 0);
    updateGeometry();
    update();
}

QSize DockTitle::sizeHint() const
{
    return {20 * kGrid, m_tabbed ? 0 : m_appearance.theme().rowHeight};
}

QSize DockTitle::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void DockTitle::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (!m_locked)
        emit menuWanted(event->globalPos());
}

void DockTitle::paintEvent(QPaintEvent*)
{
    if (m_dock.isFloating())
        QPainter(this).fillRect(rect(), m_appearance.theme().raised);
}

QToolButton* DockTitle::button(const QString& name, const QString& words)
{
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setToolTip(plainTip(words));
    made->setAccessibleName(words);
    return made;
}

} // namespace dossier
