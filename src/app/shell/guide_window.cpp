#include "app/shell/guide_window.h"

#include "app/shell/guide_text.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/measured_browser.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kGuideLetters = 70;

} // namespace

GuideWindow::GuideWindow(const Desk& desk, const Shortcuts& keys, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_desk(desk)
    , m_keys(keys)
    , m_page(new MeasuredBrowser(kGuideLetters, this))
{
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("Guide"));
    m_page->setObjectName(QStringLiteral("guidePage"));
    m_page->setAccessibleName(tr("Guide"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("guideClose"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    column->setSpacing(3 * kGrid);
    column->addWidget(m_page, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    setFocusProxy(m_page);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_page, &PlainPage::anchorClicked, this, &GuideWindow::wanted);
    connect(&desk.appearance, &Appearance::changed, this, &GuideWindow::write);
    const int letter = QFontMetrics(desk.appearance.theme().text).averageCharWidth();
    resize((kGuideLetters + 14) * letter, 100 * letter);
}

void GuideWindow::write()
{
    const Theme& theme = m_desk.appearance.theme();
    m_page->setPageFont(theme.text);
    m_page->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; } h2 { font-size: %2pt; } h3 { font-size: %3pt; }")
            .arg(theme.advice.name())
            .arg(theme.title.pointSizeF())
            .arg(theme.heading.pointSizeF()));
    m_page->setHtml(guideText(m_keys));
}

// Keys may have been changed since.
void GuideWindow::showEvent(QShowEvent* event)
{
    write();
    m_page->setFocus();
    QWidget::showEvent(event);
}

void GuideWindow::keyPressEvent(QKeyEvent* event)
{
    event->key() == Qt::Key_Escape ? void(close()) : QWidget::keyPressEvent(event);
}

} // namespace dossier
