#include "app/rules/rule_popover.h"

#include "app/theme/appearance.h"
#include "app/widgets/measured_browser.h"
#include "app/widgets/rule_page.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace dossier {

namespace {

constexpr int kPopoverLetters = 70 + 14; // the text, and the number beside it

} // namespace

RulePopover::RulePopover(const RuleBook& book, const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_book(book)
    , m_pool(pool)
    , m_appearance(appearance)
    , m_page(new MeasuredBrowser(kPopoverLetters, this))
    , m_open(new QPushButton(tr("Open in Rules"), this))
{
    setObjectName(QStringLiteral("rulePopover"));
    setFrameShape(QFrame::StyledPanel);
    m_page->setObjectName(QStringLiteral("rulePopoverPage"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    m_page->setTabChangesFocus(false);
    m_open->setObjectName(QStringLiteral("rulePopoverOpen"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_page, 1);
    column->addWidget(m_open, 0, Qt::AlignRight);
    connect(m_page, &PlainPage::anchorClicked, this, &RulePopover::follow);
    connect(m_open, &QPushButton::clicked, this, [this] {
        close();
        emit openWanted(m_rule);
    });
}

void RulePopover::popUp(RuleNumber rule, const QPoint& place)
{
    const RuleEntry* entry = m_book.find(rule);
    if (!entry)
        return;
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const int letter = QFontMetrics(m_appearance.theme().text).averageCharWidth();
    resize(std::min(kPopoverLetters * letter, screen.width() - 2 * kGrid), 0);
    show(*entry);
    resize(width(), std::min(heightOfPage() + m_open->sizeHint().height() + 8 * kGrid, screen.height() / 2));
    QRect box(place + QPoint(0, kGrid), size());
    if (box.bottom() > screen.bottom())
        box.moveBottom(place.y() - kGrid); // above it
    box.moveLeft(std::clamp(box.left(), screen.left(), std::max(screen.left(), screen.right() - box.width())));
    box.moveTop(std::max(box.top(), screen.top()));
    move(box.topLeft());
    QFrame::show();
    m_open->setFocus();
}

// At the width it will have: what is not shown yet has not been laid out.
int RulePopover::heightOfPage() const
{
    const std::unique_ptr<QTextDocument> copy(m_page->document()->clone(m_page));
    copy->setTextWidth(width() - 4 * kGrid);
    return static_cast<int>(std::ceil(copy->size().height()));
}

void RulePopover::show(const RuleEntry& rule)
{
    m_rule = rule.number;
    const QString number =
        QString::fromUtf8(rule.number.text().data(), static_cast<qsizetype>(rule.number.text().size()));
    setAccessibleName(tr("Rule %1").arg(number));
    m_page->setAccessibleName(tr("Rule %1").arg(number));
    RulePage page(m_book, m_pool, m_appearance.theme());
    page.addEntries({&rule});
    m_page->setPageFont(m_appearance.theme().text);
    m_page->setHtml(page.html());
    m_page->moveCursor(QTextCursor::Start);
}

// From one rule to the next, in the same place.
void RulePopover::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("rule")) {
        if (const RuleEntry* entry = m_book.find(RuleNumber(link.path().toStdString())))
            show(*entry);
        return;
    }
    close();
    if (const auto card = namedCard(m_pool, link.path().toInt()))
        emit cardWanted(*card);
}

void RulePopover::keyPressEvent(QKeyEvent* event)
{
    event->key() == Qt::Key_Escape ? void(close()) : QFrame::keyPressEvent(event);
}

} // namespace dossier
