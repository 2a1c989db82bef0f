#include "app/collection/collection_view.h"

#include "app/collection/sum_delegate.h"
#include "app/collection/title_width.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_keys.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/history.h"
#include "desk/notices.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

const QString kCollectionHead = QStringLiteral("collectionCards");

} // namespace

CollectionView::CollectionView(const Desk& desk, CollectionModel& cards, QWidget* parent)
    : SheetView(desk, parent)
    , m_cards(cards)
{
    setObjectName(QStringLiteral("collectionTable"));
    setAccessibleName(tr("Cards of the set and what you have of them"));
    // Before the view's own slots forget the row.
    connect(&cards, &QAbstractItemModel::modelAboutToBeReset, this, &CollectionView::remember);
    setModel(&cards);
    connect(&cards, &QAbstractItemModel::modelReset, this, &CollectionView::restore);
    auto* delegate = new SumDelegate(desk.appearance, this);
    setItemDelegate(delegate);
    connect(delegate, &SumDelegate::fillWanted, this, &CollectionView::write);
    dressTable(*this, desk.appearance.theme());
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setUpColumns();
    setUpKeys();
    connect(&cards, &CollectionModel::refused, this,
            [this](const QString& why) { this->desk().notices.warn(why, AttemptKind::Change); });
}

CollectionView::~CollectionView()
{
    saveHead(kCollectionHead);
}

void CollectionView::setUpColumns()
{
    QHeaderView* header = horizontalHeader();
    const Theme& theme = desk().appearance.theme();
    const QFontMetrics text(theme.text);
    const QFontMetrics small(theme.small); // of the heads
    const auto resize = [&](int column, int sample) {
        header->resizeSection(column,
                              std::max(sample, small.horizontalAdvance(CollectionModel::name(column))) + 5 * kGrid);
    };
    resize(CollectionModel::TypeColumn, text.horizontalAdvance(QStringLiteral("Equipment")));
    resize(CollectionModel::RarityColumn, text.horizontalAdvance(QStringLiteral("Ultra-Rare")));
    for (int column = CollectionModel::Have; column < CollectionModel::kColumns; ++column)
        resize(column, text.horizontalAdvance(QStringLiteral("0000")));
    for (const int column : {CollectionModel::TypeColumn, CollectionModel::RarityColumn, CollectionModel::InDecks})
        header->hideSection(column);
    std::vector<int> choosable;
    for (int column = CollectionModel::TypeColumn; column < CollectionModel::kColumns; ++column)
        choosable.push_back(column);
    keepHead(kCollectionHead, std::move(choosable));
    widenTo(CollectionModel::Number, numberWidth(desk().box.cards, theme));
    giveRest(*this, CollectionModel::Title, titleWidth(desk().box.cards, theme));
}

void CollectionView::setUpKeys()
{
    auto* keys = new RowKeys(this);
    // A figure may have more than one digit: it is typed, but for several rows at once.
    keys->hearOnly([this](const QKeyEvent& key) {
        const bool digit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
        return state() != EditingState && (!digit || chosenRows().size() > 1);
    });
    connect(keys, &RowKeys::more, this, [this] { add(1); });
    connect(keys, &RowKeys::less, this, [this] { add(-1); });
    connect(keys, &RowKeys::setTo, this, [this](int count) { write(figureColumn(), QString::number(count)); });
    connect(keys, &RowKeys::chosen, this, [this] {
        if (currentIndex().isValid())
            edit(currentIndex().siblingAtColumn(figureColumn()));
    });
}

// The one that is meant by keys: that of the current cell, else how many there are.
int CollectionView::figureColumn() const
{
    return CollectionModel::isEditable(currentIndex().column()) ? currentIndex().column() : CollectionModel::Have;
}

std::optional<CardIndex> CollectionView::currentCard() const
{
    return currentIndex().isValid() ? std::optional(m_cards.cardAt(currentIndex().row())) : std::nullopt;
}

void CollectionView::chooseCard(CardIndex card)
{
    const int row = m_cards.rowOf(card);
    if (row < 0)
        return;
    const int column = currentIndex().isValid() ? currentIndex().column() : CollectionModel::Have;
    setCurrentIndex(m_cards.index(row, column));
    scrollTo(currentIndex());
}

// Which column is meant by keys is no reason to lose the titles from sight before a key is pressed.
void CollectionView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const int left = horizontalScrollBar()->value();
    SheetView::scrollTo(index, hint);
    const QWidget* has = QApplication::focusWidget();
    if (has != this && !isAncestorOf(has))
        horizontalScrollBar()->setValue(left);
}

void CollectionView::add(int copies)
{
    m_cards.add(chosenRows(), figureColumn(), copies);
}

void CollectionView::write(int column, const QString& text)
{
    const std::vector<int> rows = chosenRows();
    if (rows.size() < 2)
        return static_cast<void>(m_cards.write(rows, column, text));
    desk().history.tell([&] {
        return m_cards.write(rows, column, text) ? tr("%n card(s) changed.", nullptr, static_cast<int>(rows.size()))
                                                 : QString();
    });
}

void CollectionView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    const bool digit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (digit && plain && currentIndex().isValid() && state() != EditingState) {
        selectionModel()->setCurrentIndex(currentIndex().siblingAtColumn(figureColumn()),
                                          QItemSelectionModel::NoUpdate);
        edit(currentIndex());
        if (auto* line = qobject_cast<QLineEdit*>(indexWidget(currentIndex())))
            line->setText(event->text());
        return;
    }
    if (event->key() == Qt::Key_M && event->modifiers() == Qt::ControlModifier)
        return emit movingWanted();
    if (event->key() == Qt::Key_L && event->modifiers() == (Qt::ControlModifier | Qt::AltModifier))
        return emit lendingWanted();
    SheetView::keyPressEvent(event);
}

void CollectionView::copy() const
{
    copyRows(chosenRows());
}

void CollectionView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(event->globalPos());
}

void CollectionView::fillMenu(QMenu& menu)
{
    const auto addTo = [this](int column, int copies) { m_cards.add(chosenRows(), column, copies); };
    menu.addAction(tr("Change the number"), this, [this] { edit(currentIndex().siblingAtColumn(figureColumn())); })
        ->setShortcut(Qt::Key_F2);
    menu.addAction(tr("One copy more"), this, [addTo] { addTo(CollectionModel::Have, 1); });
    menu.addAction(tr("One copy less"), this, [addTo] { addTo(CollectionModel::Have, -1); });
    menu.addSeparator();
    menu.addAction(tr("Want one more"), this, [addTo] { addTo(CollectionModel::Want, 1); });
    menu.addAction(tr("Want none"), this, [this] { write(CollectionModel::Want, QStringLiteral("0")); });
    menu.addAction(tr("Offer the free ones for trade"), this, [this] { m_cards.offerFree(chosenRows()); });
    menu.addAction(tr("Offer none for trade"), this, [this] { write(CollectionModel::ForTrade, QStringLiteral("0")); });
    menu.addSeparator();
    menu.addAction(tr("Move or lend its copies …"), this, &CollectionView::movingWanted)
        ->setShortcut(Qt::CTRL | Qt::Key_M);
    menu.addAction(tr("Add to deck"), this, [this] {
        if (const auto card = currentCard())
            addToDeck(desk(), *card, usualZone(desk().box.cards[*card]));
    });
    menu.addSeparator();
    menu.addAction(tr("Copy"), this, &CollectionView::copy)->setShortcut(QKeySequence::Copy);
}

void CollectionView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    SheetView::currentChanged(current, previous);
    emit cardChanged();
}

void CollectionView::remember()
{
    m_before.clear();
    for (int row = 0; row < m_cards.rowCount(); ++row)
        m_before.push_back(m_cards.cardAt(row));
    m_scrolled = verticalScrollBar()->value();
    if (!currentIndex().isValid())
        return;
    m_current = currentCard();
    m_column = currentIndex().column();
}

void CollectionView::restore()
{
    // Somebody who takes something back stays where he is, also where that takes his row.
    if (m_current && m_cards.rowOf(*m_current) < 0 && m_cards.asksTheSame())
        if (const auto next = nextOf(*m_current))
            m_current = next;
    const int row = m_current ? m_cards.rowOf(*m_current) : -1;
    if (m_cards.asksTheSame()) {
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(m_scrolled);
    }
    if (row >= 0) {
        setCurrentIndex(m_cards.index(row, m_column));
        scrollTo(currentIndex());
    } else {
        scrollToTop();
    }
    emit cardChanged();
}

// The first of those behind it that is still shown, else the last before it.
std::optional<CardIndex> CollectionView::nextOf(CardIndex gone) const
{
    const auto isShown = [this](CardIndex card) { return m_cards.rowOf(card) >= 0; };
    const auto place = std::ranges::find(m_before, gone);
    if (place == m_before.end() || m_cards.rowCount() == 0)
        return std::nullopt;
    if (const auto behind = std::find_if(place, m_before.end(), isShown); behind != m_before.end())
        return *behind;
    const auto before = std::find_if(std::make_reverse_iterator(place), m_before.rend(), isShown);
    return before == m_before.rend() ? std::nullopt : std::optional(*before);
}

} // namespace dossier
