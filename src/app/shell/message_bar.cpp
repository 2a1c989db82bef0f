#include "app/shell/message_bar.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/marks.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kShownForMs = 8000;
constexpr int kAroundMark = 5 * kGrid;
constexpr int kMargin = 4 * kGrid; // to the edges of the page
constexpr int kMostLetters = 90;   // of a line

} // namespace

MessageBar::MessageBar(Notices& notices, const Appearance& appearance, QWidget* page, QWidget* foot)
    : QFrame(page)
    , m_appearance(appearance)
    , m_foot(foot)
    , m_text(new QLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    createLayout();
    hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShownForMs);
    // What somebody is about to press does not go away.
    connect(&m_timer, &QTimer::timeout, this, [this] { isInUse() ? m_timer.start() : hide(); });
    connect(m_close, &QToolButton::clicked, this, &MessageBar::leave);
    connect(m_action, &QToolButton::clicked, this, [this] {
        leave();
        const auto action = m_notice.action;
        action();
    });
    connect(&notices, &Notices::said, this, qOverload<const Notice&>(&MessageBar::show));
    connect(&notices, &Notices::withdrawn, this, [this](const QString& text) {
        if (m_notice.text == text)
            leave();
    });
    page->installEventFilter(this);
    if (foot)
        foot->installEventFilter(this);
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
    for (QToolButton* button : {m_action, m_close})
        button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kAroundMark + m_appearance.theme().sign, kGrid, 2 * kGrid, kGrid);
    row->setSpacing(2 * kGrid);
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
    place();
    QFrame::show();
    raise();
    update();
    notice.trouble ? m_timer.stop() : m_timer.start();
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void MessageBar::takeKeyboard()
{
    if (!isVisible() || isInUse())
        return;
    m_before = QApplication::focusWidget();
    (m_action->isVisible() ? m_action : m_close)->setFocus(Qt::ShortcutFocusReason);
}

// As wide as its words, and no wider than the page; in its middle where it has no foot.
void MessageBar::place()
{
    const QFontMetrics metrics(m_text->font());
    const int buttons = (m_action->isHidden() ? 0 : m_action->sizeHint().width() + 2 * kGrid) +
                        m_close->sizeHint().width() + 2 * kGrid + kAroundMark + m_appearance.theme().sign + 2 * kGrid;
    const int words =
        std::min(metrics.horizontalAdvance(m_notice.text) + kGrid, kMostLetters * metrics.averageCharWidth());
    const QRect page = parentWidget()->rect();
    const int width = std::min(words + buttons, page.width() - 2 * kMargin);
    const int lines = m_text->heightForWidth(width - buttons);
    const int height = std::max({lines, m_close->sizeHint().height(), m_action->sizeHint().height()}) + 3 * kGrid;
    // Over the line at the foot, beside what stands there, it hides nothing that somebody is about to press; at the
    // table, where the hand and the keys are there, over the tabs.
    const bool foot = m_foot && m_foot->isVisible();
    setGeometry(foot ? page.width() - width - kMargin : (page.width() - width) / 2,
                foot ? page.height() - height - kGrid / 2 : kGrid / 2, width, height);
}

// The keyboard goes back to where it was, not to whoever comes next.
void MessageBar::leave()
{
    if (m_before && isAncestorOf(QApplication::focusWidget()))
        m_before->setFocus();
    m_before = nullptr;
    hide();
}

bool MessageBar::isInUse() const
{
    return underMouse() || isAncestorOf(QApplication::focusWidget());
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool moves = event->type() == QEvent::Resize ||
                       (watched == m_foot && (event->type() == QEvent::Show || event->type() == QEvent::Hide));
    if (moves && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    event->key() == Qt::Key_Escape ? leave() : QFrame::keyPressEvent(event);
}

void MessageBar::enterEvent(QEnterEvent* event)
{
    m_timer.stop();
    QFrame::enterEvent(event);
}

void MessageBar::leaveEvent(QEvent* event)
{
    if (!m_notice.trouble)
        m_timer.start();
    QFrame::leaveEvent(event);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QColor edge = m_notice.trouble ? theme.error : theme.good;
    painter.fillRect(rect(), theme.paper);
    painter.setPen(QPen(edge, 1.2));
    painter.setBrush(blend(theme.raised, edge, 0.12));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid, kGrid);
    painter.fillRect(QRectF(1, kGrid, 3, height() - 2 * kGrid), edge);
    const QRectF mark(3 * kGrid, (height() - theme.sign) / 2.0, theme.sign, theme.sign);
    paintSeverityMark(painter, mark, m_notice.trouble ? Severity::Error : Severity::Advice, theme);
}

} // namespace dossier
