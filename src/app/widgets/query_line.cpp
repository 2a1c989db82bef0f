#include "app/widgets/query_line.h"

#include "app/theme/appearance.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QPainter>
#include <QTextCharFormat>

#include <algorithm>

namespace dossier {

QueryLine::QueryLine(const Appearance& appearance, QWidget* parent)
    : QLineEdit(parent)
    , m_appearance(appearance)
{}

void QueryLine::markFault(int at, int length)
{
    m_fault = true;
    const int letters = static_cast<int>(text().size());
    const int from = std::clamp(length > 0 ? at : at - 1, 0, std::max(0, letters - 1));
    format(from, std::clamp(length, 1, std::max(1, letters - from)));
}

void QueryLine::clearFault()
{
    if (!m_fault)
        return;
    m_fault = false;
    format(0, 0);
}

void QueryLine::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!m_fault)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().error, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), kGrid, kGrid);
}

// QLineEdit has no formats of its own; those of an input method that writes nothing stay until the next ones.
void QueryLine::format(int at, int length)
{
    QList<QInputMethodEvent::Attribute> attributes;
    if (length > 0) {
        QTextCharFormat wave;
        wave.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wave.setUnderlineColor(m_appearance.theme().error);
        wave.setForeground(m_appearance.theme().error);
        attributes.append({QInputMethodEvent::TextFormat, at - cursorPosition(), length, wave});
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(this, &event);
}

} // namespace dossier
