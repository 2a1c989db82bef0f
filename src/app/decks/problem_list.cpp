#include "app/decks/problem_list.h"

#include "app/decks/open_deck.h"
#include "app/decks/problem_delegate.h"
#include "app/decks/problem_model.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/row_keys.h"
#include "app/theme/appearance.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostRows = 6;

} // namespace

ProblemList::ProblemList(const Desk& desk, QWidget* parent)
    : QListView(parent)
    , m_desk(desk)
    , m_model(new ProblemModel(desk.openDeck, desk.box.cards, this))
{
    setObjectName(QStringLiteral("problemList"));
    setAccessibleName(tr("Problems"));
    setModel(m_model);
    setItemDelegate(new ProblemDelegate(desk.appearance, this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
    connect(this, &QListView::doubleClicked, this, &ProblemList::jump);
    connect(new RowKeys(this), &RowKeys::chosen, this, &ProblemList::jump);
}

QSize ProblemList::sizeHint() const
{
    const int row = m_desk.appearance.theme().rowHeight;
    int height = 0;
    for (int i = 0; i < m_model->rowCount(); ++i)
        height += sizeHintForRow(i);
    return {60 * kGrid, std::clamp(height, row, kMostRows * row)};
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
}

void ProblemList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // sentences break differently at another width
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void ProblemList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0 || !m_desk.openDeck.isOpen())
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().good);
    painter.drawText(viewport()->rect().adjusted(2 * kGrid, 0, -2 * kGrid, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("No problems: this deck may be played."));
}

} // namespace dossier
