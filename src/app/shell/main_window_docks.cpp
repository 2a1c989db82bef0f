// The menus of the docks: each one shown or hidden, layouts kept and gone back to.
#include "app/cards/cards_panel.h"
#include "app/decks/decks_panel.h"
#include "app/docks/dock_area.h"
#include "app/docks/dock_layouts.h"
#include "app/docks/layout_bar.h"
#include "app/shell/main_window.h"
#include "app/widgets/desk.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QMenu>

namespace dossier {

std::vector<DockArea*> MainWindow::dockAreas() const
{
    std::vector<DockArea*> areas;
    if (m_cards)
        areas.push_back(&m_cards->docks());
    if (m_decks)
        areas.push_back(&m_decks->docks());
    return areas;
}

void MainWindow::createDocksMenu(QMenu& menu)
{
    const auto inDecks = [&](const char* id, const QString& text, DecksPanel::Part part, Qt::Key key) {
        addDockAction(menu, id, text, Qt::CTRL | Qt::ALT | key, Decks, [this, part] { return &decks().dock(part); });
    };
    const auto inCards = [&](const char* id, const QString& text, CardsPanel::Part part, const QKeySequence& keys) {
        addDockAction(menu, id, text, keys, Cards, [this, part] { return &cards().dock(part); });
    };
    menu.addSection(tr("Decks"));
    inDecks("dock.decks.shelf", tr("&All decks"), DecksPanel::Shelf, Qt::Key_1);
    inDecks("dock.decks.problems", tr("&Problems"), DecksPanel::Problems, Qt::Key_2);
    inDecks("dock.decks.card", tr("&Card beside the deck"), DecksPanel::Card, Qt::Key_3);
    inDecks("dock.decks.pool", tr("Cards to a&dd"), DecksPanel::Pool, Qt::Key_4);
    inDecks("dock.decks.xfiles", tr("&X-Files"), DecksPanel::XFiles, Qt::Key_5);
    inDecks("dock.decks.analysis", tr("A&nalysis"), DecksPanel::Analysis, Qt::Key_6);
    inDecks("dock.decks.beside", tr("&Second deck"), DecksPanel::Beside, Qt::Key_7);
    menu.addSection(tr("Cards"));
    inCards("view.filters", tr("&Filters"), CardsPanel::Filters, Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    inCards("dock.cards.card", tr("Card beside the &list"), CardsPanel::Card, Qt::CTRL | Qt::ALT | Qt::Key_8);
}

// From another tab the dock is brought up; on its own tab it is shown or hidden.
void MainWindow::addDockAction(QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, Tab tab,
                               const std::function<Dock*()>& dock)
{
    QAction* action = add(&menu, id, text, {keys}, [this, tab, dock] {
        const bool there = currentTab() == tab;
        showTab(tab);
        DockArea& area = tab == Cards ? cards().docks() : decks().docks();
        there ? area.toggle(*dock()) : area.bringUp(*dock());
    });
    action->setCheckable(true);
    const auto check = [action, dock] { action->setChecked(dock()->isOpen()); };
    connect(&menu, &QMenu::aboutToShow, action, check);
    connect(action, &QAction::triggered, action, check);
}

void MainWindow::createLayoutsMenu(QMenu& menu)
{
    add(&menu, "layout.save", tr("&Save the layout as …"), {Qt::CTRL | Qt::ALT | Qt::Key_S},
        [this] { m_layoutBar->ask(m_layouts->names()); });
    QAction* lock =
        add(&menu, "layout.lock", tr("&Lock the layout"), {}, [this] { m_layouts->setLocked(!m_layouts->locked()); });
    lock->setCheckable(true);
    lock->setChecked(m_layouts->locked());
    add(&menu, "view.reset", tr("&Reset the layout"), {}, [this] { emit layoutResetWanted(); });
    QMenu* forgotten = menu.addMenu(tr("&Delete a layout"));
    menu.addSeparator();
    connect(m_layoutBar, &LayoutBar::named, m_layouts, &DockLayouts::save);
    connect(&menu, &QMenu::aboutToShow, this, [this, shown = &menu, forgotten] { fillLayouts(*shown, *forgotten); });
}

// The kept layouts, to go back to and, in a menu of their own, to throw away.
void MainWindow::fillLayouts(QMenu& menu, QMenu& forgotten)
{
    qDeleteAll(m_layoutActions);
    m_layoutActions.clear();
    forgotten.clear();
    for (const QString& name : m_layouts->names()) {
        const QString shown = plainCaption(name);
        auto* action = new QAction(shown, &menu);
        connect(action, &QAction::triggered, this, [this, name] { m_layouts->take(name); });
        menu.addAction(action);
        m_layoutActions.append(action);
        forgotten.addAction(shown, this, [this, name] { m_layouts->forget(name); });
    }
    forgotten.setEnabled(!m_layoutActions.isEmpty());
}

void MainWindow::goRoundDocks(bool forward)
{
    if (currentTab() == Cards)
        cards().docks().goRound(forward);
    else if (currentTab() == Decks)
        decks().docks().goRound(forward);
}

} // namespace dossier
