#include "app/board/xfile_tab.h"

#include "app/board/face_words.h"
#include "app/theme/appearance.h"
#include "desk/plain_tip.h"

#include <QPainter>
#include <QPainterPath>

namespace dossier {

XFileTab::XFileTab(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("xFileTab"));
    setFocusPolicy(Qt::TabFocus);
}

QString XFileTab::coveredTitle()
{
    return tr("Your X-File");
}

void XFileTab::show(const QString& title, const QString& line, bool own)
{
    setText(title); // painted as it stands
    setShortcut({});
    m_line = line;
    m_own = own;
    setAccessibleName(own && title != coveredTitle() ? tr("Your X-File: %1").arg(title) : title);
    setAccessibleDescription(line);
    setToolTip(plainTip(own ? tr("Your X-File. A click, or X held down, shows it.") : QString()));
    setCursor(own ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setEnabled(own);
    update();
}

QSize XFileTab::sizeHint() const
{
    const int line = QFontMetrics(m_appearance.theme().small).height();
    return {12 * line, 2 * line + 4 * kGrid};
}

void XFileTab::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    const qreal tab = std::min(box.width() * 0.36, 48.0);
    constexpr qreal kStep = 7;
    QPainterPath folder(box.bottomLeft());
    folder.lineTo(box.left(), box.top() + 4);
    folder.quadTo(box.topLeft(), box.topLeft() + QPointF(4, 0));
    folder.lineTo(box.left() + tab, box.top());
    folder.lineTo(box.left() + tab + kStep, box.top() + kStep);
    folder.lineTo(box.right() - 4, box.top() + kStep);
    folder.quadTo(QPointF(box.right(), box.top() + kStep), QPointF(box.right(), box.top() + kStep + 4));
    folder.lineTo(box.bottomRight());
    folder.closeSubpath();
    painter.setPen(QPen(m_own ? theme.of(CardType::XFile) : theme.manilaLine, hasFocus() || underMouse() ? 2.4 : 1.3));
    painter.setBrush(theme.manila);
    painter.drawPath(folder);
    painter.setPen(theme.manilaInk);
    QFont bold = theme.small;
    bold.setBold(true);
    bold.setStretch(90);
    const QRectF words = box.adjusted(2 * kGrid, kStep + 1, -kGrid, -1);
    const auto paintFitted = [&](const QRectF& line, const QString& text) {
        painter.setFont(m_own ? fittedToLines(bold, text, line.width(), 1) : wholeIn(bold, text, line.width()));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, line.width() + 1));
    };
    if (m_line.isEmpty() || words.height() < 1.5 * QFontMetricsF(bold).height()) // no room for two lines
        return paintFitted(words, m_own || m_line.isEmpty() ? text() : m_line);
    paintFitted(words.adjusted(0, 0, 0, -words.height() / 2), text());
    bold.setBold(false);
    paintFitted(words.adjusted(0, words.height() / 2 - 1, 0, 0), m_line);
}

void XFileTab::enterEvent(QEnterEvent*)
{
    update();
}

void XFileTab::leaveEvent(QEvent*)
{
    update();
}

} // namespace dossier
