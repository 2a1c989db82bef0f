#include "app/collection/entry_log.h"

#include "app/theme/appearance.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace dossier {

namespace {

constexpr int kStepRole = Qt::UserRole + 1;
constexpr int kLogCardRole = Qt::UserRole + 2;
constexpr int kCross = 2 * kGrid;

QRect crossIn(const QRect& chip)
{
    return {chip.right() - kCross - 2 * kGrid, chip.center().y() - kCross / 2, kCross, kCross};
}

// A chip with a cross.
class EntryDelegate : public QStyledItemDelegate
{
public:
    EntryDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetrics letters(option.font);
        return {letters.horizontalAdvance(index.data().toString()) + kCross + 8 * kGrid, letters.height() + 2 * kGrid};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_appearance.theme();
        const bool current = option.state.testFlag(QStyle::State_HasFocus);
        const QRectF chip = QRectF(option.rect).adjusted(1, 1, -2, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(option.state.testFlag(QStyle::State_MouseOver) ? theme.hover : theme.raised);
        painter->setPen(current ? QPen(theme.mark, 1.5) : QPen(theme.line));
        painter->drawRoundedRect(chip, kGrid, kGrid);
        painter->setFont(option.font);
        painter->setPen(theme.ink);
        painter->drawText(chip.adjusted(2 * kGrid, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        const QRectF cross = crossIn(option.rect);
        painter->setPen(QPen(theme.quiet, 1.5));
        painter->drawLine(cross.topLeft(), cross.bottomRight());
        painter->drawLine(cross.topRight(), cross.bottomLeft());
        painter->restore();
    }

private:
    const Appearance& m_appearance;
};

} // namespace

EntryLog::EntryLog(EntrySession& session, const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QListWidget(parent)
    , m_session(session)
    , m_pool(pool)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("entryLog"));
    setAccessibleName(tr("Last entries"));
    setFont(appearance.theme().small);
    setItemDelegate(new EntryDelegate(appearance, this));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setSpacing(0);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(&session, &EntrySession::entriesChanged, this, &EntryLog::refresh);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item && hasFocus())
            emit cardWanted(static_cast<CardIndex>(item->data(kLogCardRole).toInt()));
    });
    refresh();
}

QSize EntryLog::sizeHint() const
{
    const QFontMetrics letters(font());
    return {60 * kGrid, letters.height() + 2 * kGrid + 2};
}

QSize EntryLog::minimumSizeHint() const
{
    return {20 * kGrid, sizeHint().height()};
}

void EntryLog::refresh()
{
    const int row = hasFocus() ? currentRow() : -1;
    clear();
    for (const EntrySession::Entry& entry : m_session.entries()) {
        const QString title = QString::fromStdString(m_pool[entry.card].title);
        auto* item = new QListWidgetItem(QStringLiteral("+%1 %2").arg(entry.count).arg(title), this);
        QStringList facts{QString::fromStdString(m_pool[entry.card].id)};
        for (const QString& fact : {QString::fromStdString(entry.as.location), word(entry.as.condition)})
            if (!fact.isEmpty())
                facts << fact;
        item->setToolTip(
            plainTip(facts.join(QStringLiteral(" · ")) + QLatin1Char('\n') + tr("The cross takes it back")));
        item->setData(Qt::AccessibleTextRole, item->text() + QStringLiteral(", ") + tr("Delete takes it back"));
        item->setData(kStepRole, QVariant::fromValue<qint64>(entry.step));
        item->setData(kLogCardRole, static_cast<int>(entry.card));
    }
    setFocusPolicy(count() > 0 ? Qt::StrongFocus : Qt::NoFocus);
    if (row >= 0 && count() > 0)
        setCurrentRow(std::min(row, count() - 1));
    scrollToTop();
    viewport()->update();
}

void EntryLog::takeBack(const QListWidgetItem* item)
{
    if (item)
        m_session.takeBack(item->data(kStepRole).toLongLong());
    if (count() == 0)
        emit left();
}

void EntryLog::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return takeBack(currentItem());
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Up:
        emit left();
        return;
    default:
        QListWidget::keyPressEvent(event);
    }
}

void EntryLog::mouseReleaseEvent(QMouseEvent* event)
{
    const QListWidgetItem* item = itemAt(event->position().toPoint());
    QListWidget::mouseReleaseEvent(event);
    if (!item || event->button() != Qt::LeftButton)
        return;
    const QRect cross = crossIn(visualItemRect(item)).adjusted(-kGrid, -2 * kGrid, 2 * kGrid, 2 * kGrid);
    if (cross.contains(event->position().toPoint())) {
        takeBack(item);
        emit left();
    } else {
        emit cardWanted(static_cast<CardIndex>(item->data(kLogCardRole).toInt()));
    }
}

void EntryLog::focusInEvent(QFocusEvent* event)
{
    QListWidget::focusInEvent(event);
    if (count() > 0 && currentRow() < 0)
        setCurrentRow(0);
}

void EntryLog::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (count() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(m_appearance.theme().quiet);
    painter.setFont(font());
    const QString hint = tr("A number or the start of a title, a count if it is more than one, Enter.");
    painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(hint, Qt::ElideRight, viewport()->width()));
}

} // namespace dossier
