#include "app/table/recent_event_chip.h"

#include "app/board/face_words.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "desk/plain_tip.h"

#include <QKeyEvent>
#include <QPainter>

namespace dossier {

namespace {

constexpr int kChipMark = 3 * kGrid;

} // namespace

RecentEventChip::RecentEventChip(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void RecentEventChip::show(const NewsItem& item, std::optional<CardType> type)
{
    m_type = type;
    m_card = item.card.isKnown() ? std::optional(item.card.card) : std::nullopt;
    setText(item.text); // painted as it stands
    setShortcut({});
    setAccessibleName(item.text);
    setToolTip(plainTip(item.text)); // a long one is shortened
    fit();
    QWidget::show();
    update();
}

QSize RecentEventChip::sizeHint() const
{
    const QFontMetrics metrics(m_appearance.theme().small);
    return {metrics.horizontalAdvance(text()) + (m_type ? kChipMark + kGrid : 0) + 5 * kGrid, metrics.height() + kGrid};
}

// In narrower letters where there is too little room for all of it.
void RecentEventChip::fit()
{
    const QString whole = QString(text()).replace(QLatin1Char(' '), QChar(0xa0)); // in one line
    const int beside = sizeHint().width() - QFontMetrics(m_appearance.theme().small).horizontalAdvance(text());
    setFont(fittedFont(m_appearance.theme().small, whole, width() - beside));
}

void RecentEventChip::resizeEvent(QResizeEvent*)
{
    fit();
}

void RecentEventChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF chip = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QColor colour = m_type ? theme.of(*m_type) : theme.line;
    painter.setPen(QPen(hasFocus() ? theme.mark : colour, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() ? theme.hover : theme.field);
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    qreal left = chip.left() + 2 * kGrid;
    if (m_type) {
        paintTypeMark(painter, {left, chip.center().y() - kChipMark / 2.0, kChipMark, kChipMark}, *m_type, colour);
        left += kChipMark + kGrid;
    }
    painter.setPen(theme.ink);
    const QRectF words(left, chip.top(), chip.right() - left - kGrid, chip.height());
    painter.setFont(font());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(words.width())));
}

void RecentEventChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_I && m_card)
        emit lookWanted(*m_card);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace dossier
