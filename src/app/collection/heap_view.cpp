#include "app/collection/heap_view.h"

#include "app/collection/heap_delegate.h"
#include "app/collection/title_width.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_keys.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "wording/words/game_words.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>

namespace dossier {

namespace {

constexpr int kNarrowestNote = 30 * kGrid;

} // namespace

HeapView::HeapView(const Desk& desk, HeapTableModel& heaps, QWidget* parent)
    : SheetView(desk, parent)
    , m_heaps(heaps)
{
    setObjectName(isOfOneCard() ? QStringLiteral("cardCopies") : QStringLiteral("heapTable"));
    setAccessibleName(isOfOneCard() ? tr("Copies of the chosen card") : tr("Collection"));
    setModel(&heaps);
    auto* delegate = new HeapDelegate(heaps, desk.appearance, this);
    setItemDelegate(delegate);
    connect(delegate, &HeapDelegate::fillWanted, this,
            [this](int column, const QString& text) { writeChosen(column, text); });
    dressTable(*this, desk.appearance.theme());
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setUpColumns();
    setUpKeys();
    connect(&heaps, &HeapTableModel::refused, this,
            [this](const QString& why) { this->desk().notices.warn(why, AttemptKind::Change); });
}

HeapView::~HeapView()
{
    saveHead(headName());
}

QString HeapView::headName() const
{
    return isOfOneCard() ? QStringLiteral("cardCopies") : QStringLiteral("collection");
}

// Which columns there are at first.
void HeapView::chooseColumns()
{
    QHeaderView* header = horizontalHeader();
    for (const int column : {HeapTableModel::Wanted, HeapTableModel::Signed, HeapTableModel::Price,
                             HeapTableModel::Acquired, HeapTableModel::LentOn})
        header->hideSection(column);
    if (isOfOneCard())
        for (const int column : {HeapTableModel::Number, HeapTableModel::Title, HeapTableModel::Free})
            header->hideSection(column);
    // Who has them stands beside where they would lie.
    header->moveSection(header->visualIndex(HeapTableModel::LentTo), header->visualIndex(HeapTableModel::Note));
}

void HeapView::setUpColumns()
{
    QHeaderView* header = horizontalHeader();
    const QFontMetrics text(desk().appearance.theme().text);
    const QFontMetrics small(desk().appearance.theme().small); // of the heads
    const std::initializer_list<std::pair<int, QString>> widths{
        {HeapTableModel::Count, QStringLiteral("0000")},
        {HeapTableModel::Free, QStringLiteral("0000")},
        {HeapTableModel::ConditionColumn, word(Condition::HeavilyPlayed)},
        {HeapTableModel::Language, QStringLiteral("en")},
        {HeapTableModel::Location, QStringLiteral("Binder 1, p. 12")},
        {HeapTableModel::Note, QStringLiteral("A short note")},
        {HeapTableModel::ForTrade, QStringLiteral("0000")},
        {HeapTableModel::Wanted, QStringLiteral("0000")},
        {HeapTableModel::Signed, QStringLiteral("0000")},
        {HeapTableModel::Price, QStringLiteral("1000.00 EUR")},
        {HeapTableModel::Acquired, QStringLiteral("00/00/0000")},
        {HeapTableModel::LentTo, QStringLiteral("Somebody Else")},
        {HeapTableModel::LentOn, QStringLiteral("00/00/0000")}};
    for (const auto& [column, sample] : widths)
        header->resizeSection(
            column,
            std::max(text.horizontalAdvance(sample), small.horizontalAdvance(HeapCells::name(column))) + 5 * kGrid);
    chooseColumns();
    std::vector<int> choosable;
    for (int column = HeapTableModel::Count; column < HeapTableModel::kColumns; ++column)
        if (!isOfOneCard() || column != HeapTableModel::Free) // it is the card's, not the row's
            choosable.push_back(column);
    keepHead(headName(), std::move(choosable));
    widenTo(HeapTableModel::Number, numberWidth(desk().box.cards, desk().appearance.theme()));
    if (isOfOneCard())
        giveRest(*this, HeapTableModel::Note, kNarrowestNote);
    else
        giveRest(*this, HeapTableModel::Title, titleWidth(desk().box.cards, desk().appearance.theme()));
}

void HeapView::setUpKeys()
{
    auto* keys = new RowKeys(this);
    // In a cell of text a letter begins to write, as in any sheet of figures.
    keys->hearOnly([this](const QKeyEvent& key) {
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter)
            return !key.modifiers().testFlag(Qt::ControlModifier);
        // A figure may have more than one digit: it is typed like any text, but for several rows at once.
        const bool digit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
        return digit ? chosenCount() > 1 && !isTextCell() : !isTextCell();
    });
    connect(keys, &RowKeys::more, this, [this] { addCopies(1); });
    connect(keys, &RowKeys::less, this, [this] { addCopies(-1); });
    connect(keys, &RowKeys::chosen, this, [this] {
        if (state() == EditingState)
            return; // the Enter that ends an edit comes by here, too
        if (currentIndex().flags().testFlag(Qt::ItemIsEditable))
            edit(currentIndex());
        else if (currentIndex().isValid())
            edit(m_heaps.index(currentIndex().row(), HeapTableModel::Count));
    });
    connect(keys, &RowKeys::setTo, this,
            [this](int count) { writeChosen(HeapTableModel::Count, QString::number(count)); });
}

bool HeapView::isTextCell() const
{
    const int column = currentIndex().column();
    return currentIndex().isValid() && HeapCells::isEditable(column) && column != HeapTableModel::Count;
}

int HeapView::chosenCount() const
{
    int rows = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        rows += range.height();
    return rows;
}

std::vector<int> HeapView::chosenRows() const
{
    if (chosenCount() > kMostRows) {
        desk().notices.warn(
            tr("These are too many rows at once: choose at most %1.").arg(QLocale().toString(kMostRows)));
        return {};
    }
    return SheetView::chosenRows();
}

void HeapView::chooseHeap(std::int64_t id)
{
    if (const int row = m_heaps.rowOfHeap(id); row >= 0)
        chooseRow(*this, row);
}

int HeapView::mostCopies() const
{
    int most = 0;
    if (chosenCount() <= kMostRows)
        for (const int row : chosenRows())
            most = std::max(most, m_heaps.index(row, HeapTableModel::Count).data(kCountRole).toInt());
    return most;
}

bool HeapView::changeChosen(const HeapTableModel::Edit& edit, int copies)
{
    const std::vector<int> rows = chosenRows();
    if (rows.empty())
        return false;
    if (copies > 0 && copies < mostCopies())
        return desk().history.tell([&] {
            const int changed = m_heaps.changeCopies(rows, copies, edit);
            return changed > 0 ? tr("%n cop(y/ies) changed, the others are as they were.", nullptr, changed)
                               : QString();
        });
    return rows.size() > 1 ? changeRows(rows, edit) : m_heaps.change(rows, edit);
}

bool HeapView::changeRows(const std::vector<int>& rows, const HeapTableModel::Edit& edit)
{
    return desk().history.tell([&] {
        return m_heaps.change(rows, edit) ? tr("%n row(s) changed.", nullptr, static_cast<int>(rows.size()))
                                          : QString();
    });
}

// Copies that leave the house are worth a word, and a way back.
bool HeapView::lendChosen(const QString& borrower, int copies)
{
    const std::vector<int> rows = chosenRows();
    int lent = 0;
    for (const int row : rows) {
        const int there = m_heaps.cardsAt(row).count;
        lent += copies > 0 ? std::min(copies, there) : there;
    }
    const auto lend = [&](OwnedCard& heap) { return HeapCells::write(heap, HeapTableModel::LentTo, borrower); };
    const bool some = copies > 0 && copies < mostCopies();
    return !rows.empty() && desk().history.tell([&] {
        const bool done = some ? m_heaps.changeCopies(rows, copies, lend) > 0 : m_heaps.change(rows, lend);
        if (!done)
            return QString();
        return borrower.isEmpty() ? tr("%n cop(y/ies) came back.", nullptr, lent)
                                  : tr("%n cop(y/ies) lent to %1.", nullptr, lent).arg(borrower);
    });
}

bool HeapView::writeChosen(int column, const QString& text, int copies)
{
    if (column == HeapTableModel::LentTo)
        return lendChosen(text.simplified(), copies);
    return changeChosen([column, text](OwnedCard& heap) { return HeapCells::write(heap, column, text); }, copies);
}

void HeapView::addCopies(int copies)
{
    changeChosen([copies](OwnedCard& heap) {
        heap.count = std::clamp(heap.count + copies, 0, kMostOwned);
        heap.forTrade = std::min(heap.forTrade, heap.count);
        return QString();
    });
}

void HeapView::removeChosen()
{
    const std::vector<int> rows = chosenRows();
    const auto nothing = [](OwnedCard& heap) {
        heap.count = heap.forTrade = heap.wanted = 0;
        return QString();
    };
    if (rows.empty())
        return;
    desk().history.tell([&] {
        return m_heaps.change(rows, nothing)
                   ? tr("%n row(s) taken out of the collection.", nullptr, static_cast<int>(rows.size()))
                   : QString();
    });
}

void HeapView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::Paste))
        return paste();
    const bool digit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    if (digit && !(event->modifiers() & ~Qt::KeypadModifier) && currentIndex().isValid() && state() != EditingState &&
        !currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        selectionModel()->setCurrentIndex(currentIndex().siblingAtColumn(HeapTableModel::Count),
                                          QItemSelectionModel::NoUpdate);
        edit(currentIndex(), AnyKeyPressed, event);
        return;
    }
    if (event->key() == Qt::Key_Delete && isTextCell())
        return static_cast<void>(writeChosen(currentIndex().column(), QString()));
    if (event->key() == Qt::Key_M && event->modifiers() == Qt::ControlModifier) {
        emit moveWanted();
        return;
    }
    if (event->key() == Qt::Key_M && event->modifiers() == (Qt::ControlModifier | Qt::AltModifier)) {
        emit partWanted();
        return;
    }
    if (event->key() == Qt::Key_L && event->modifiers() == (Qt::ControlModifier | Qt::AltModifier)) {
        emit lendWanted();
        return;
    }
    SheetView::keyPressEvent(event);
}

void HeapView::copy() const
{
    copyRows(chosenRows());
}

void HeapView::paste()
{
    if (!currentIndex().flags().testFlag(Qt::ItemIsEditable))
        return desk().notices.say(tr("Go to a cell that can be changed, then paste."));
    QString text = QApplication::clipboard()->text();
    if (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    const QStringList lines = text.split(QLatin1Char('\n'));
    if (lines.size() == 1)
        writeChosen(currentIndex().column(), text);
    else
        pasteLines(lines);
}

// One line a row, downwards from the current one.
void HeapView::pasteLines(const QStringList& lines)
{
    const int first = currentIndex().row();
    const int column = currentIndex().column();
    const int last = std::min({first + static_cast<int>(lines.size()), m_heaps.rowCount(), first + kMostRows});
    std::vector<int> rows;
    for (int row = first; row < last; ++row)
        rows.push_back(row);
    auto line = lines.begin();
    changeRows(rows, [&](OwnedCard& heap) { return HeapCells::write(heap, column, *line++); });
}

void HeapView::contextMenuEvent(QContextMenuEvent* event)
{
    if (chosenCount() == 0)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(event->globalPos());
}

void HeapView::fillMenu(QMenu& menu)
{
    menu.addAction(tr("Edit the cell"), this, [this] { edit(currentIndex()); })
        ->setEnabled(currentIndex().flags().testFlag(Qt::ItemIsEditable));
    menu.addAction(tr("Move to …"), this, &HeapView::moveWanted)->setShortcut(Qt::CTRL | Qt::Key_M);
    menu.addAction(tr("Some of the copies …"), this, &HeapView::partWanted)
        ->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_M);
    QMenu* conditions = menu.addMenu(HeapCells::name(HeapTableModel::ConditionColumn));
    for (int i = 0; i < kConditions; ++i) {
        const QString name = word(static_cast<Condition>(i));
        conditions->addAction(name.isEmpty() ? tr("not graded") : name, this,
                              [this, name] { writeChosen(HeapTableModel::ConditionColumn, name); });
    }
    addTradeMenu(menu);
    menu.addAction(tr("Lend to …"), this, &HeapView::lendWanted)->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_L);
    menu.addAction(tr("They are back"), this, [this] { writeChosen(HeapTableModel::LentTo, QString()); })
        ->setToolTip(tr("Nobody has these copies on loan any more"));
    menu.addSeparator();
    menu.addAction(tr("Copy"), this, &HeapView::copy)->setShortcut(QKeySequence::Copy);
    menu.addAction(tr("Paste"), this, &HeapView::paste)->setShortcut(QKeySequence::Paste);
    menu.addSeparator();
    menu.addAction(tr("Take out of the collection"), this, &HeapView::removeChosen);
}

void HeapView::addTradeMenu(QMenu& menu)
{
    QMenu* trade = menu.addMenu(HeapCells::name(HeapTableModel::ForTrade));
    trade->addAction(tr("All copies"), this, [this] {
        changeChosen([](OwnedCard& heap) {
            heap.forTrade = heap.count;
            return QString();
        });
    });
    trade->addAction(tr("None"), this, [this] { writeChosen(HeapTableModel::ForTrade, QString()); });
}

void HeapView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    SheetView::selectionChanged(selected, deselected);
    emit choiceChanged();
}

} // namespace dossier
