#include "app/docks/dock_area.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "desk/settings.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLayout>
#include <QMenu>
#include <QTabBar>

#include <algorithm>

namespace dossier {

namespace {

// Layouts of another version are not understood, and the usual one is shown.
constexpr int kVersion = 1;

} // namespace

DockArea::DockArea(const Desk& desk, const QString& panel, QWidget* parent)
    : QMainWindow(parent)
    , m_desk(desk)
    , m_panel(panel)
{
    setWindowFlags(Qt::Widget);
    setObjectName(panel + QStringLiteral("Docks"));
    setDockOptions(AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setAnimated(!desk.appearance.calm());
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    m_settling.setSingleShot(true);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, &DockArea::settle);
}

DockArea::~DockArea()
{
    keep();
}

// Where it was never shown, or not since a layout was chosen, the settings know better.
void DockArea::keep() const
{
    if (m_usual.isEmpty() || m_pending)
        return;
    m_desk.settings.setDocks(m_panel, isVisible() ? saveState(kVersion) : m_left);
}

Dock& DockArea::add(const QString& id, const QString& title, Qt::DockWidgetArea area, Dock::Make make)
{
    auto* dock = new Dock(id, title, m_desk.appearance, std::move(make), this);
    addDockWidget(area, dock);
    m_docks.push_back(dock);
    const auto settleSoon = [this] { m_settling.start(); };
    connect(dock, &QDockWidget::visibilityChanged, this, settleSoon);
    connect(dock, &QDockWidget::topLevelChanged, this, settleSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, settleSoon);
    connect(dock, &Dock::menuWanted, this, [this, dock](const QPoint& at) { showMenu(*dock, at); });
    return *dock;
}

void DockArea::setUsualSize(Dock& dock, int size, Qt::Orientation direction)
{
    m_usualSizes.push_back({&dock, 0, size, size, direction});
}

void DockArea::setUsualShare(Dock& dock, double share, int least, int most, Qt::Orientation direction)
{
    m_usualSizes.push_back({&dock, share, least, most, direction});
}

void DockArea::setIdle(Dock& dock, bool idle)
{
    const Qt::DockWidgetArea area = dockWidgetArea(&dock);
    const bool mayBe =
        !dock.isFloating() && !isTabbed(dock) && (area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea);
    if (dock.isIdle() == (idle && mayBe))
        return;
    dock.setIdle(idle && mayBe);
    m_settling.start();
}

void DockArea::closeUsuallyBelow(Dock& dock, int width)
{
    m_spare.push_back({&dock, width});
}

void DockArea::restore()
{
    setLocked(m_desk.settings.layoutLocked());
    m_pending = true;
    if (isVisible())
        layOut();
}

void DockArea::layOut()
{
    m_pending = false;
    if (m_usual.isEmpty()) {
        for (const auto& [dock, share, least, most, direction] : m_usualSizes) {
            const int all = direction == Qt::Horizontal ? width() : height();
            resizeDocks({dock}, {std::clamp(static_cast<int>(all * share), least, most)}, direction);
        }
        m_usual = saveState(kVersion);
    }
    if (!restoreState(m_desk.settings.docks(m_panel), kVersion)) {
        restoreState(m_usual, kVersion);
        for (const auto& [dock, below] : m_spare)
            if (width() < below)
                dock->hide();
    }
    m_settling.start();
}

void DockArea::settle()
{
    for (Dock* dock : m_docks)
        dock->settle(isTabbed(*dock));
    emit settled();
}

bool DockArea::isTabbed(Dock& dock) const
{
    return dock.isOpen() && std::ranges::any_of(tabifiedDockWidgets(&dock), [](const QDockWidget* other) {
               return !other->isHidden() && !other->isFloating();
           });
}

void DockArea::bringUp(Dock& dock)
{
    dock.content();
    dock.setIdle(false);
    dock.show();
    dock.raise();
    layout()->activate();
    settle(); // now, so that nothing is seen to move
    dock.takeFocus();
    m_settling.start();
}

void DockArea::close(Dock& dock)
{
    if (!dock.isOpen())
        return;
    const bool focused = focusedDock() == &dock;
    dock.close();
    if (focused)
        focusMiddle();
}

void DockArea::toggle(Dock& dock)
{
    dock.isInFront() ? close(dock) : bringUp(dock);
}

void DockArea::goRound(bool forward)
{
    std::vector<Dock*> round{nullptr}; // the middle
    std::ranges::copy_if(m_docks, std::back_inserter(round),
                         [](const Dock* dock) { return dock->isOpen() && !dock->isIdle(); });
    const auto now = std::ranges::find(round, focusedDock()) - round.begin();
    const auto count = static_cast<std::ptrdiff_t>(round.size());
    Dock* next = round[static_cast<std::size_t>((now + (forward ? 1 : count - 1)) % count)];
    next ? bringUp(*next) : focusMiddle();
}

void DockArea::setLocked(bool locked)
{
    for (Dock* dock : m_docks)
        dock->setLocked(locked);
}

Dock* DockArea::focusedDock() const
{
    for (QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget())
        if (const auto found = std::ranges::find(m_docks, each); found != m_docks.end())
            return *found;
    return nullptr;
}

void DockArea::focusMiddle()
{
    window()->activateWindow(); // the keyboard may be in a floating dock
    centralWidget()->setFocus(Qt::ShortcutFocusReason);
}

// What lies between the docks is the area itself.
bool DockArea::event(QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_pressedSizes = sizes();
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease && sizes() != m_pressedSizes) // clicks on parts come here, too
        emit dragged();
    return done;
}

std::vector<QSize> DockArea::sizes() const
{
    std::vector<QSize> sizes;
    for (const Dock* dock : m_docks)
        sizes.push_back(dock->size());
    return sizes;
}

void DockArea::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    for (Dock* dock : m_tucked)
        dock->show();
    m_tucked.clear();
    if (m_pending)
        layOut();
    m_settling.start();
}

// Windows of their own would stay where the panel is not seen any more.
void DockArea::hideEvent(QHideEvent* event)
{
    QMainWindow::hideEvent(event);
    m_left = saveState(kVersion);
    for (Dock* dock : m_docks)
        if (dock->isFloating() && dock->isOpen()) {
            dock->hide();
            m_tucked.push_back(dock);
        }
}

void DockArea::childEvent(QChildEvent* event)
{
    QMainWindow::childEvent(event);
    if (event->polished())
        dressTabs(*event->child());
}

// Qt makes the tabs of docks as they are needed.
void DockArea::dressTabs(QObject& child)
{
    auto* tabs = qobject_cast<QTabBar*>(&child);
    if (!tabs || tabs->objectName() == QLatin1String("dockTabs"))
        return;
    tabs->setObjectName(QStringLiteral("dockTabs"));
    tabs->setAccessibleName(tr("Parts that lie on one another"));
    tabs->setFont(m_desk.appearance.theme().small);
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    tabs->setUsesScrollButtons(false);
    tabs->setElideMode(Qt::ElideRight);
    tabs->setFocusPolicy(Qt::TabFocus);
    tabs->installEventFilter(this);
}

bool DockArea::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu && !m_desk.settings.layoutLocked()) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const auto* tabs = static_cast<QTabBar*>(watched);
        const bool byKey = asked->reason() == QContextMenuEvent::Keyboard;
        const int tab = byKey ? tabs->currentIndex() : tabs->tabAt(asked->pos());
        const auto dock = std::ranges::find(m_docks, tabs->tabText(tab), &QDockWidget::windowTitle);
        if (dock != m_docks.end())
            showMenu(**dock, byKey ? tabs->mapToGlobal(tabs->tabRect(tab).center()) : asked->globalPos());
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

// All that dragging does, for those who do not drag.
void DockArea::showMenu(Dock& dock, const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("dockMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool floats = dock.isFloating();
    menu->addAction(floats ? tr("Put it back") : tr("Let it float"), &dock,
                    [&dock, floats] { dock.setFloating(!floats); });
    menu->addAction(tr("To the left"), &dock, [this, &dock] { moveTo(dock, Qt::LeftDockWidgetArea); });
    menu->addAction(tr("To the right"), &dock, [this, &dock] { moveTo(dock, Qt::RightDockWidgetArea); });
    menu->addAction(tr("To the top"), &dock, [this, &dock] { moveTo(dock, Qt::TopDockWidgetArea); });
    menu->addAction(tr("To the bottom"), &dock, [this, &dock] { moveTo(dock, Qt::BottomDockWidgetArea); });
    menu->addSeparator();
    menu->addAction(tr("Close"), &dock, &QDockWidget::close);
    menu->popup(place);
}

void DockArea::moveTo(Dock& dock, Qt::DockWidgetArea area)
{
    dock.setFloating(false);
    addDockWidget(area, &dock);
    bringUp(dock);
}

} // namespace dossier
