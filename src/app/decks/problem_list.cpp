#include "app/decks/problem_list.h"

#include "app/decks/open_deck.h"
#include "app/decks/problem_delegate.h"
#include "app/decks/problem_model.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/row_keys.h"
#include "app/theme/appearance.h"

#include <QPainter>

namespace dossier {

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
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    connect(this, &QListView::doubleClicked, this, &ProblemList::jump);
    connect(new RowKeys(this), &RowKeys::chosen, this, &ProblemList::jump);
}

QSize ProblemList::sizeHint() const
{
    return {60 * kGrid, 4 * m_desk.appearance.theme().rowHeight};
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
}

void ProblemList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0 || !m_desk.openDeck.isOpen())
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().good);
    painter.drawText(viewport()->rect().adjusted(3 * kGrid, 0, -3 * kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No problems: this deck may be played."));
}

} // namespace dossier
