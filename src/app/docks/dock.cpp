#include "app/docks/dock.h"

#include "app/docks/dock_title.h"
#include "app/theme/appearance.h"
#include "app/windows/tab_ring.h"

#include <QPainter>
#include <QVBoxLayout>

namespace dossier {

namespace {

// What lies in a dock: the content, or nothing yet. Where the content cannot take the keyboard, this does.
class Holder : public QWidget
{
public:
    Holder(const Appearance& appearance, QWidget* parent)
        : QWidget(parent)
        , m_appearance(appearance)
    {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!hasFocus())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_appearance.theme().mark, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid, kGrid);
    }
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    const Appearance& m_appearance;
};

// The first one below `root` that Tab would come to.
QWidget* firstByTab(QWidget& root)
{
    for (QWidget* each : root.findChildren<QWidget*>())
        if ((each->focusPolicy() & Qt::TabFocus) && each->isVisibleTo(&root) && each->isEnabled())
            return each;
    return nullptr;
}

} // namespace

Dock::Dock(const QString& id, const QString& title, const Appearance& appearance, Make make, QWidget* parent)
    : QDockWidget(title, parent)
    , m_title(new DockTitle(*this, appearance))
    , m_holder(new Holder(appearance, this))
    , m_make(std::move(make))
{
    setObjectName(id);
    setAccessibleName(title);
    m_holder->setAccessibleName(title);
    setTitleBarWidget(m_title);
    setWidget(m_holder);
    connect(m_title, &DockTitle::menuWanted, this, &Dock::menuWanted);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible && m_content)
            m_content->show();
    });
}

QWidget& Dock::content()
{
    if (!m_content) {
        m_content = m_make();
        m_make = nullptr;
        m_holder->layout()->addWidget(m_content);
        m_content->setVisible(m_front || !m_settled);
        emit made(m_content);
    }
    return *m_content;
}

// What lies behind is not hidden by Qt but moved out of sight.
bool Dock::isInFront() const
{
    return isVisible() && !m_idle && (isFloating() || (geometry().right() >= 0 && geometry().bottom() >= 0));
}

void Dock::setIdle(bool idle)
{
    if (idle == m_idle)
        return;
    m_idle = idle;
    // Its own limits are those of what it holds.
    m_title->setTabbed(m_tabbed || m_idle);
    m_holder->setMaximumHeight(idle ? 0 : QWIDGETSIZE_MAX);
}

void Dock::setHeading(const QString& text)
{
    m_title->setText(text);
}

void Dock::setLocked(bool locked)
{
    setFeatures(locked ? QDockWidget::NoDockWidgetFeatures
                       : DockWidgetClosable | DockWidgetMovable | DockWidgetFloatable);
    m_title->setLocked(locked);
}

void Dock::takeFocus()
{
    QWidget& shown = content();
    shown.setVisible(true);
    QWidget* taker = shown.focusProxy() || shown.focusPolicy() != Qt::NoFocus ? &shown : firstByTab(shown);
    (taker ? taker : m_holder)->setFocus(Qt::ShortcutFocusReason);
}

bool Dock::focusNextPrevChild(bool next)
{
    return isWindow() ? goOnByTab(*this, next) : QDockWidget::focusNextPrevChild(next);
}

void Dock::keyPressEvent(QKeyEvent* event)
{
    if (!isWindow() || !pressByReturn(*this, *event))
        QDockWidget::keyPressEvent(event);
}

void Dock::settle(bool tabbed)
{
    m_tabbed = tabbed && !isFloating();
    m_title->setTabbed(m_tabbed || m_idle);
    const int edge = isFloating() ? 3 * kGrid : 0;
    m_holder->layout()->setContentsMargins(edge, tabbed ? 2 * kGrid : edge, edge, edge);
    m_settled = true;
    const bool front = isInFront();
    const bool came = front && !m_front;
    m_front = front;
    if (front)
        content().show();
    else if (m_content)
        m_content->hide();
    if (came)
        emit cameToFront();
}

} // namespace dossier
