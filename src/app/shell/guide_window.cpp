#include "app/shell/guide_window.h"

#include "app/shell/guide_text.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/measured_browser.h"
#include "app/windows/tab_ring.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kGuideLetters = 84;

} // namespace

GuideWindow::GuideWindow(const Desk& desk, const Shortcuts& keys, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_desk(desk)
    , m_keys(keys)
    , m_manual(manualPages(desk.language))
    , m_contents(new QListWidget(this))
    , m_page(new MeasuredBrowser(kGuideLetters, this))
{
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("Guide"));
    m_contents->setObjectName(QStringLiteral("guideContents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->addItem(tr("Five minutes"));
    for (const ManualPage& page : m_manual)
        m_contents->addItem(page.title);
    m_contents->setCurrentRow(0);
    m_page->setObjectName(QStringLiteral("guidePage"));
    m_page->setAccessibleName(tr("Guide"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    createLayout();
    connect(m_contents, &QListWidget::currentRowChanged, this, &GuideWindow::write);
    connect(m_page, &PlainPage::anchorClicked, this, &GuideWindow::follow);
    connect(&desk.appearance, &Appearance::changed, this, &GuideWindow::write);
}

void GuideWindow::createLayout()
{
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("guideClose"));
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    m_contents->setFixedWidth(m_contents->sizeHintForColumn(0) + 10 * kGrid);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(3 * kGrid);
    halves->addWidget(m_contents);
    halves->addWidget(m_page, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    column->setSpacing(3 * kGrid);
    column->addLayout(halves, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    setFocusProxy(m_page);
    const int letter = QFontMetrics(m_desk.appearance.theme().text).averageCharWidth();
    resize(m_contents->width() + (kGuideLetters + 14) * letter, 100 * letter);
}

void GuideWindow::follow(const QUrl& link)
{
    constexpr QLatin1String kPage(".md");
    if (link.path().endsWith(kPage))
        return turnTo(link.path().chopped(kPage.size()));
    emit wanted(link);
}

void GuideWindow::turnTo(const QString& name)
{
    const auto named = std::ranges::find(m_manual, name, &ManualPage::name);
    if (named != m_manual.end())
        m_contents->setCurrentRow(static_cast<int>(named - m_manual.begin()) + 1);
}

void GuideWindow::write()
{
    const Theme& theme = m_desk.appearance.theme();
    m_page->setPageFont(theme.text);
    if (const int row = m_contents->currentRow(); row > 0) {
        m_page->setMarkdown(m_manual[static_cast<std::size_t>(row) - 1].markdown);
        wearManual(*m_page->document(), theme);
    } else {
        m_page->document()->setDefaultStyleSheet(
            QStringLiteral("a { color: %1; text-decoration: none; } h2 { font-size: %2pt; } h3 { font-size: %3pt; }")
                .arg(theme.advice.name())
                .arg(theme.title.pointSizeF())
                .arg(theme.heading.pointSizeF()));
        m_page->setHtml(guideText(m_keys));
    }
    m_page->verticalScrollBar()->setValue(0);
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
    if (event->key() == Qt::Key_Escape)
        close();
    else if (!pressByReturn(*this, *event))
        QWidget::keyPressEvent(event);
}

bool GuideWindow::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

} // namespace dossier
