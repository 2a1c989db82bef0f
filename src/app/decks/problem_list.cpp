#include "app/decks/problem_list.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/problem_model.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr int kMostProblemRows = 5;
constexpr int kLeastProblemRows = 3; // of those there are

} // namespace

ProblemList::ProblemList(const Desk& desk, QWidget* parent)
    : QListView(parent)
    , m_desk(desk)
    , m_model(new ProblemModel(
          desk.openDeck, desk.box.cards, [this] { return available(); }, this))
    , m_delegate(new RowDelegate(desk.appearance, this))
{
    setObjectName(QStringLiteral("problemList"));
    setAccessibleName(tr("Problems"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemList::grew, Qt::QueuedConnection);
    connect(this, &QListView::doubleClicked, this, &ProblemList::jump);
    auto* keys = new RowKeys(this);
    connect(keys, &RowKeys::chosen, this, &ProblemList::jump);
    connect(keys, &RowKeys::chosenToTeam, this, &ProblemList::openRule);
}

QSize ProblemList::sizeHint() const
{
    return {60 * kGrid, heightOf(kMostProblemRows)};
}

int ProblemList::leastHeight() const
{
    return heightOf(kLeastProblemRows);
}

int ProblemList::heightOf(int most) const
{
    int height = 0;
    for (int i = 0; i < std::min(m_model->rowCount(), most); ++i)
        height += sizeHintForRow(i);
    return std::max(height, m_desk.appearance.theme().rowHeight);
}

QSize ProblemList::minimumSizeHint() const
{
    return {40 * kGrid, m_desk.appearance.theme().rowHeight};
}

void ProblemList::jump()
{
    const QVariant card = currentIndex().data(kProblemCardRole);
    if (card.isValid())
        emit jumpWanted(static_cast<CardIndex>(card.toInt()));
    else
        openRule();
}

void ProblemList::openRule()
{
    if (currentIndex().isValid())
        emit ruleWanted(RuleNumber(currentIndex().data(kProblemRuleRole).toString().toStdString()));
}

// With "Only cards I own" checked.
std::optional<std::vector<int>> ProblemList::available() const
{
    if (!m_desk.settings.onlyOwnedCards())
        return std::nullopt;
    std::vector<int> owned;
    for (CardIndex card = 0; card < m_desk.box.cards.size(); ++card)
        owned.push_back(m_desk.owned.copies(card));
    return owned;
}

// Of none chosen a Team comes before the cards that shall suit it, as they stand (see checkDeck), and last what only
// somebody can choose; what cannot be repaired is passed over.
void ProblemList::repair()
{
    if (currentIndex().isValid()) {
        int row = currentIndex().row();
        while (row < m_model->rowCount() && !m_model->repairAt(row))
            ++row;
        return repairRow(row);
    }
    m_model->refresh();
    const auto rank = [this](int row) {
        const std::optional<Repair> repair = m_model->repairAt(row);
        return !repair                                     ? 3
               : repair->kind == Repair::Kind::ProposeTeam ? 0
               : repair->kind == Repair::Kind::ChooseXFile ? 2
                                                           : 1;
    };
    std::vector<int> rows(static_cast<std::size_t>(m_model->rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    std::ranges::stable_sort(rows, {}, rank);
    if (std::ranges::none_of(rows, [this](int row) { return isRepaired(row); }) && available())
        sayThatNothingIsLeft();
}

// The list stays at its place, so that the next problem can be repaired with the same key.
void ProblemList::repairRow(int row)
{
    m_model->refresh();
    if (!isRepaired(row) && m_model->repairAt(row) && available())
        sayThatNothingIsLeft();
    setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

bool ProblemList::isRepaired(int row)
{
    const std::optional<Repair> repair = m_model->repairAt(row);
    if (!repair)
        return false;
    if (repair->kind == Repair::Kind::ChooseXFile) {
        emit xFileWanted();
        return true;
    }
    OpenDeck& open = m_desk.openDeck;
    const Deck before = open.deck();
    const std::optional<std::vector<int>> owned = available();
    open.change([&](Deck& deck) {
        deck = repaired(deck, *repair, m_desk.box.cards, open.format(), owned ? &*owned : nullptr);
    });
    const bool fellShort = repair->kind == Repair::Kind::FillUp &&
                           sizeOf(open.deck().bureauDeck) < sizeOf(before.bureauDeck) + repair->copies;
    if (owned && fellShort && open.deck() != before)
        sayThatNothingIsLeft();
    return open.deck() != before;
}

void ProblemList::sayThatNothingIsLeft()
{
    m_desk.notices.say(tr("No more of the cards you own can be added here: “Only cards I own” is checked."));
}

int ProblemList::partAt(const QPoint& place) const
{
    const QModelIndex row = indexAt(place);
    return row.isValid() ? m_delegate->partAt(visualRect(row), row, place) : 0;
}

void ProblemList::mouseMoveEvent(QMouseEvent* event)
{
    viewport()->setCursor(partAt(event->pos()) != 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QListView::mouseMoveEvent(event);
}

void ProblemList::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && partAt(event->pos()) == kRulePart)
        openRule();
    if (event->button() == Qt::LeftButton && partAt(event->pos()) == kRepairPart)
        repairRow(indexAt(event->pos()).row());
}

void ProblemList::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const QVariant words = currentIndex().data(kProblemRepairRole); words.isValid())
        menu->addAction(plainCaption(words.toString()), this, [this] { repairRow(currentIndex().row()); });
    if (currentIndex().data(kProblemCardRole).isValid())
        menu->addAction(tr("Go to the card"), this, &ProblemList::jump);
    menu->addAction(tr("Open rule %1").arg(currentIndex().data(kProblemRuleRole).toString()), this,
                    &ProblemList::openRule);
    menu->popup(event->globalPos());
}

void ProblemList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat())
        repair();
    else
        QListView::keyPressEvent(event);
}

void ProblemList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // sentences break differently at another width
    if (event->oldSize().width() != event->size().width())
        emit grew();
}

void ProblemList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0 || !m_desk.openDeck.isOpen())
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().good);
    painter.drawText(viewport()->rect().adjusted(2 * kGrid, 0, -2 * kGrid, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, tr("No problems: this deck may be played."));
}

} // namespace dossier
