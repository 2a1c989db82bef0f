#include "app/widgets/message_bar.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/marks.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kShownForMs = 8000;
constexpr int kMarkWidth = 9 * kGrid;

} // namespace

MessageBar::MessageBar(Notices& notices, const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_text(new QLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    createLayout();
    hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShownForMs);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QToolButton::clicked, this, [this] {
        hide();
        const auto action = m_notice.action;
        action();
    });
    connect(&notices, &Notices::said, this, qOverload<const Notice&>(&MessageBar::show));
}

void MessageBar::createLayout()
{
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_action->setObjectName(QStringLiteral("messageAction"));
    m_action->setAccessibleName(tr("What the message offers"));
    m_action->hide();
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setIcon(icon(Glyph::Close, m_appearance));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMarkWidth, kGrid, 2 * kGrid, kGrid);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);
}

void MessageBar::show(const Notice& notice)
{
    m_notice = notice;
    m_text->setText(notice.text);
    m_action->setText(notice.actionText);
    m_action->setVisible(!notice.actionText.isEmpty());
    setAccessibleName(notice.text);
    QFrame::show();
    update();
    notice.trouble ? m_timer.stop() : m_timer.start();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    const QColor edge = m_notice.trouble ? theme.error : theme.good;
    painter.fillRect(rect(), blend(theme.paper, edge, 0.12));
    painter.fillRect(QRect(0, 0, 3, height()), edge);
    const QRectF mark(3 * kGrid, (height() - 16) / 2.0, 16, 16);
    if (m_notice.trouble)
        paintSeverityMark(painter, mark, Severity::Error, theme);
    else
        paintSeverityMark(painter, mark, Severity::Advice, theme);
}

} // namespace dossier
