#include "app/game_setup/rank_button.h"

#include "app/theme/appearance.h"

#include <QPainter>

namespace dossier {

namespace {

constexpr int kStrongest = 4;
constexpr int kBarWidth = kGrid + 1;

} // namespace

RankButton::RankButton(const Appearance& appearance, const QString& name, const QString& does, int strength,
                       QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_does(does)
    , m_strength(strength)
{
    setText(name);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleDescription(does);
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
    connect(this, &QAbstractButton::toggled, this, [this] { update(); });
}

void RankButton::setScore(const QString& score)
{
    m_score = score;
    setAccessibleDescription(m_does + QStringLiteral(", ") + score);
    update();
}

QSize RankButton::sizeHint() const
{
    const Theme& theme = m_appearance.theme();
    return {36 * kGrid, QFontMetrics(theme.text).height() + 3 * QFontMetrics(theme.small).height() + 8 * kGrid};
}

// The name is never cut.
QSize RankButton::minimumSizeHint() const
{
    QFont bold = m_appearance.theme().text;
    bold.setWeight(QFont::DemiBold);
    const int bars = kStrongest * (kBarWidth + 2);
    return {QFontMetrics(bold).horizontalAdvance(text()) + bars + 22 + 6 * kGrid, sizeHint().height()};
}

// A radio ring, the name and the bars; below what he does; at the foot the score.
void RankButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(isChecked() ? QPen(theme.mark, 2.5) : QPen(theme.manilaLine, 1));
    painter.setBrush(underMouse() && !isChecked() ? blend(theme.sheet, theme.mark, 0.08) : theme.sheet);
    painter.drawRoundedRect(box, 6, 6);
    if (hasFocus()) {
        painter.setPen(QPen(theme.ink, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4);
    }
    const QRectF in = box.adjusted(2.5 * kGrid, 2 * kGrid, -2.5 * kGrid, -2 * kGrid);
    const qreal line = QFontMetricsF(theme.text).height();
    const QPointF ring(in.left() + 6, in.top() + line / 2);
    painter.setPen(QPen(isChecked() ? theme.mark : theme.quiet, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(ring, 5.6, 5.6);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.mark);
        painter.drawEllipse(ring, 3, 3);
    }
    const qreal bars = kStrongest * (kBarWidth + 2.0);
    paintBars(painter, QRectF(in.right() - bars, in.top(), bars, line));
    QFont bold = theme.text;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    const QRectF name(in.left() + 18, in.top(), in.width() - bars - 22, line);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(name.width())));
    const qreal foot = QFontMetricsF(theme.small).height();
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(in.left(), in.top() + line + kGrid, in.width(), 2 * foot),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_does);
    painter.setPen(theme.ink);
    painter.drawText(QRectF(in.left(), in.bottom() - foot, in.width(), foot), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_score, Qt::ElideRight, static_cast<int>(in.width())));
}

void RankButton::paintBars(QPainter& painter, const QRectF& box) const
{
    const Theme& theme = m_appearance.theme();
    for (int bar = 0; bar < kStrongest; ++bar) {
        const qreal high = box.height() * (0.4 + 0.2 * bar);
        const QRectF rect(box.left() + bar * (kBarWidth + 2.0), box.bottom() - high, kBarWidth, high);
        const bool full = bar < m_strength;
        painter.setPen(full ? QPen(Qt::NoPen) : QPen(theme.quiet, 1));
        painter.setBrush(full ? QBrush(theme.mark) : QBrush(Qt::NoBrush));
        painter.drawRect(full ? rect : rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace dossier
