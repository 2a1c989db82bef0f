#include "app/decks/deck_list.h"

#include "app/card_row.h"
#include "app/decks/deck_list_model.h"
#include "app/decks/deck_shelf.h"
#include "app/decks/open_deck.h"
#include "app/desk.h"
#include "app/theme/appearance.h"

#include <QKeyEvent>
#include <QPainter>

namespace dossier {

namespace {

// Two lines: the name, and below it what is in the deck.
class DeckDelegate : public QStyledItemDelegate
{
public:
    DeckDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_appearance.theme();
        painter->save();
        CardRowDelegate::paintRow(*painter, option, theme, false);
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.mark);
        const QRect box = option.rect.adjusted(3 * kGrid, kGrid, -2 * kGrid, -kGrid);
        painter->setPen(theme.ink);
        painter->setFont(theme.text);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignTop,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
        painter->setPen(theme.quiet);
        painter->setFont(theme.small);
        painter->drawText(
            box, Qt::AlignLeft | Qt::AlignBottom,
            painter->fontMetrics().elidedText(index.data(kDeckSizeRole).toString(), Qt::ElideRight, box.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        const Theme& theme = m_appearance.theme();
        return {100, QFontMetrics(theme.text).height() + QFontMetrics(theme.small).height() + 3 * kGrid};
    }

private:
    const Appearance& m_appearance;
};

} // namespace

DeckList::DeckList(const Desk& desk, QWidget* parent)
    : QListView(parent)
    , m_desk(desk)
    , m_model(new DeckListModel(desk.shelf, this))
{
    setObjectName(QStringLiteral("deckList"));
    setAccessibleName(tr("Decks"));
    setModel(m_model);
    setItemDelegate(new DeckDelegate(desk.appearance, this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    followOpenDeck();
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &DeckList::openChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &DeckList::followOpenDeck);
    connect(&desk.openDeck, &OpenDeck::opened, this, &DeckList::followOpenDeck);
}

void DeckList::renameChosen()
{
    if (currentIndex().isValid())
        edit(currentIndex());
}

void DeckList::copyChosen()
{
    if (currentIndex().isValid())
        m_desk.shelf.copy(m_model->idAt(currentIndex().row()));
}

void DeckList::deleteChosen()
{
    if (currentIndex().isValid())
        m_desk.shelf.remove(m_model->idAt(currentIndex().row()));
}

void DeckList::keyPressEvent(QKeyEvent* event)
{
    // Held down, the key would throw away one deck after the other.
    if (event->key() == Qt::Key_Delete) {
        if (!event->isAutoRepeat())
            deleteChosen();
        return;
    }
    QListView::keyPressEvent(event);
}

void DeckList::followOpenDeck()
{
    const QSignalBlocker quiet(selectionModel());
    const int row = m_model->rowOf(m_desk.openDeck.id());
    setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
    viewport()->update();
}

void DeckList::openChosen()
{
    const std::int64_t id = m_model->idAt(currentIndex().row());
    if (id != 0 && id != m_desk.openDeck.id())
        m_desk.openDeck.open(id);
}

} // namespace dossier
