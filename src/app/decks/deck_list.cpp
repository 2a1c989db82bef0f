#include "app/decks/deck_list.h"

#include "app/decks/deck_tree_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_delegate.h"
#include "desk/deck_folder.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>

namespace dossier {

namespace {

// Decks and folders get their names in the row.
class NameDelegate : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QWidget* editor = RowDelegate::createEditor(parent, option, index);
        const bool folder = index.data(kDeckIdRole).toLongLong() == 0;
        editor->setAccessibleName(folder ? DeckList::tr("Name of the folder") : DeckList::tr("Name of the deck"));
        return editor;
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        QRect box = option.rect;
        box.setHeight(std::min(box.height(), editor->sizeHint().height()));
        editor->setGeometry(box);
    }
};

} // namespace

DeckList::DeckList(const Desk& desk, QWidget* parent)
    : QTreeView(parent)
    , m_desk(desk)
    , m_model(new DeckTreeModel(desk, this))
{
    setObjectName(QStringLiteral("deckList"));
    setAccessibleName(tr("Decks"));
    setModel(m_model);
    setItemDelegate(new NameDelegate(desk.appearance, this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setHeaderHidden(true);
    setIndentation(4 * kGrid);
    setRootIsDecorated(true);
    setAllColumnsShowFocus(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setDragDropMode(QAbstractItemView::InternalMove);
    setDropIndicatorShown(true);
    setAutoExpandDelay(600);
    connectSignals();
    restoreFolders();
}

void DeckList::connectSignals()
{
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &DeckList::openChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &DeckList::restoreFolders);
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &DeckList::followOpenDeck);
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_restoring)
            m_closedFolders.insert(index.data(kFolderRole).toString());
    });
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_restoring)
            m_closedFolders.remove(index.data(kFolderRole).toString());
    });
}

void DeckList::showOnly(std::optional<std::set<std::int64_t>> decks)
{
    m_model->showOnly(std::move(decks));
}

void DeckList::renameChosen()
{
    if (currentIndex().isValid())
        edit(currentIndex());
}

void DeckList::copyChosen()
{
    if (chosenDeck() != 0)
        m_desk.shelf.copy(chosenDeck());
}

void DeckList::deleteChosen()
{
    const QModelIndex chosen = currentIndex();
    if (chosenDeck() != 0)
        m_desk.shelf.remove(chosenDeck());
    else if (chosen.isValid())
        m_desk.shelf.moveFolder(chosen.data(kFolderRole).toString(), parentFolder(chosen.data(kFolderRole).toString()));
}

void DeckList::toggleBuilt()
{
    if (chosenDeck() != 0)
        m_desk.shelf.setState(chosenDeck(),
                              currentIndex().data(kDeckBuiltRole).toBool() ? DeckState::Idea : DeckState::Built);
}

void DeckList::keyPressEvent(QKeyEvent* event)
{
    // Held down, the key would throw away one deck after the other.
    if (event->key() == Qt::Key_Delete) {
        if (!event->isAutoRepeat())
            deleteChosen();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void DeckList::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (chosenDeck() != 0) {
        fillMenu(*menu, chosenDeck());
    } else {
        menu->addAction(tr("Rename"), this, &DeckList::renameChosen);
        menu->addAction(tr("Dissolve the folder"), this, &DeckList::deleteChosen);
    }
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

void DeckList::fillMenu(QMenu& menu, std::int64_t deck)
{
    menu.addAction(tr("Play this deck"), this, [this, deck] { emit playWanted(deck); });
    menu.addSeparator();
    menu.addAction(tr("Rename"), this, &DeckList::renameChosen);
    menu.addAction(tr("Copy"), this, &DeckList::copyChosen);
    fillFolderMenu(*menu.addMenu(tr("Move to folder")), deck);
    QAction* built = menu.addAction(tr("Mark as built: its copies are in use"), this, &DeckList::toggleBuilt);
    built->setCheckable(true);
    built->setChecked(currentIndex().data(kDeckBuiltRole).toBool());
    menu.addSeparator();
    menu.addAction(tr("Open beside the other deck"), this, [this, deck] { emit besideWanted(deck); });
    const bool isOpen = deck == m_desk.openDeck.id();
    menu.addAction(isOpen ? tr("Versions and comparison") : tr("Compare with the open deck"), this,
                   [this, deck] { emit comparisonWanted(deck); });
    menu.addSeparator();
    menu.addAction(tr("Delete"), this, &DeckList::deleteChosen);
}

void DeckList::fillFolderMenu(QMenu& menu, std::int64_t deck)
{
    const QString present = currentIndex().data(kFolderRole).toString();
    const auto add = [&](const QString& words, const QString& folder) {
        QAction* action =
            menu.addAction(plainCaption(words), this, [this, deck, folder] { m_desk.shelf.setFolder(deck, folder); });
        action->setCheckable(true);
        action->setChecked(folder == present);
    };
    add(tr("No folder"), {});
    for (const QString& folder : m_desk.shelf.folders())
        add(folder, folder);
}

// Names break differently at another width.
void DeckList::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        scheduleDelayedItemsLayout();
}

void DeckList::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    if (index.data(kDeckIdRole).toLongLong() == 0)
        QTreeView::drawBranches(painter, rect, index);
}

void DeckList::restoreFolders()
{
    const QScopedValueRollback restoring(m_restoring, true);
    setRootIsDecorated(!m_desk.shelf.folders().isEmpty());
    expandAll();
    for (const QString& folder : std::as_const(m_closedFolders))
        collapse(m_model->indexOfFolder(folder));
    followOpenDeck();
}

void DeckList::followOpenDeck()
{
    {
        const QSignalBlocker quiet(selectionModel());
        setCurrentIndex(m_model->indexOf(m_desk.openDeck.id()));
    }
    viewport()->update();
}

void DeckList::openChosen()
{
    if (chosenDeck() != 0 && chosenDeck() != m_desk.openDeck.id())
        m_desk.openDeck.open(chosenDeck());
}

std::int64_t DeckList::chosenDeck() const
{
    return currentIndex().isValid() ? m_model->idAt(currentIndex()) : 0;
}

} // namespace dossier
