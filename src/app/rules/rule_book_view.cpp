#include "app/rules/rule_book_view.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/measured_browser.h"
#include "app/widgets/rule_page.h"
#include "desk/plain_tip.h"

#include <QAbstractTextDocumentLayout>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kKeyRole = Qt::UserRole;
constexpr int kLineLetters = 70 + 14; // the text, and the numbers beside it
constexpr std::size_t kMostFound = 60;

// The colour of a marked row stays in its cells: a paragraph's is as tall as its face claims the lines to be, and a
// typewriter face may claim many times their size.
void keepColourInCells(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().hasProperty(QTextFormat::BackgroundBrush)) {
            QTextBlockFormat plain = block.blockFormat();
            plain.clearBackground();
            QTextCursor(block).setBlockFormat(plain);
        }
}

} // namespace

RuleBookView::RuleBookView(RuleBook book, const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_book(std::move(book))
    , m_pool(pool)
    , m_appearance(appearance)
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_search(new QLineEdit(this))
    , m_sections(new QListWidget(this))
    , m_page(new MeasuredBrowser(kLineLetters, this))
{
    setObjectName(QStringLiteral("ruleBook"));
    setFocusProxy(m_search);
    createControls();
    createLayout();
    sayWords();
    fillSections();
    connectSignals();
    if (!m_book.sections().empty())
        showSection(QString::fromStdString(m_book.sections().front().key));
}

void RuleBookView::createControls()
{
    m_back->setObjectName(QStringLiteral("ruleBack"));
    m_back->setArrowType(Qt::LeftArrow);
    m_forward->setObjectName(QStringLiteral("ruleForward"));
    m_forward->setArrowType(Qt::RightArrow);
    for (QToolButton* button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_search->setObjectName(QStringLiteral("ruleSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Glyph::Search, m_appearance), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_sections->setObjectName(QStringLiteral("ruleSections"));
    m_sections->setFrameShape(QFrame::NoFrame);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sections->setTextElideMode(Qt::ElideRight);
    m_page->setObjectName(QStringLiteral("rulePage"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
}

void RuleBookView::createLayout()
{
    auto* bar = new QHBoxLayout;
    bar->setSpacing(kGrid);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_search);
    auto* halves = new QSplitter(this);
    halves->setObjectName(QStringLiteral("ruleHalves"));
    halves->setChildrenCollapsible(false);
    halves->addWidget(m_sections);
    halves->addWidget(m_page);
    halves->setStretchFactor(1, 1);
    halves->setSizes({60 * kGrid, 160 * kGrid});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addLayout(bar);
    column->addWidget(halves);
}

void RuleBookView::connectSignals()
{
    connect(m_back, &QToolButton::clicked, this, &RuleBookView::back);
    connect(m_forward, &QToolButton::clicked, this, &RuleBookView::forward);
    connect(m_search, &QLineEdit::textChanged, this, &RuleBookView::searchFor);
    connect(m_page, &PlainPage::anchorClicked, this, &RuleBookView::follow);
    connect(m_sections, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showSection(item->data(kKeyRole).toString());
    });
    connect(&m_appearance, &Appearance::changed, this, [this] {
        fillSections();
        showStep();
    });
    auto* backKey = new QShortcut(QKeySequence::Back, this);
    backKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(backKey, &QShortcut::activated, this, &RuleBookView::back);
    auto* forwardKey = new QShortcut(QKeySequence::Forward, this);
    forwardKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(forwardKey, &QShortcut::activated, this, &RuleBookView::forward);
}

void RuleBookView::fillSections()
{
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    const Theme& theme = m_appearance.theme();
    std::string_view group;
    for (const RuleSection& section : m_book.sections()) {
        if (section.group != group) {
            group = section.group;
            auto* heading = new QListWidgetItem(QString::fromStdString(section.group), m_sections);
            heading->setFlags(Qt::NoItemFlags);
            heading->setFont(theme.small);
            heading->setForeground(theme.quiet);
        }
        auto* item = new QListWidgetItem(QString::fromStdString(section.heading), m_sections);
        item->setData(kKeyRole, QString::fromStdString(section.key));
        item->setToolTip(plainTip(item->text()));
    }
}

void RuleBookView::sayWords()
{
    setAccessibleName(tr("Rule reference"));
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward"));
    m_forward->setAccessibleName(tr("Forward"));
    m_search->setPlaceholderText(tr("A rule's number, or words: DECK-4, hospital heal …"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_sections->setAccessibleName(tr("Sections of the rules"));
    m_page->setAccessibleName(tr("Rules"));
}

void RuleBookView::showSection(const QString& key)
{
    go({Step::Kind::Section, key, 0});
}

void RuleBookView::showRule(RuleNumber number)
{
    const std::string_view text = number.text();
    go({Step::Kind::Rule, QString::fromUtf8(text), 0});
}

void RuleBookView::showCardRulings(CardIndex card)
{
    go({Step::Kind::Card, QString::fromStdString(m_pool[card].id), 0});
}

void RuleBookView::showFound(const QString& words)
{
    go({Step::Kind::Search, words, 0});
}

void RuleBookView::back()
{
    if (canGoBack())
        goTo(m_here - 1);
}

void RuleBookView::forward()
{
    if (canGoForward())
        goTo(m_here + 1);
}

void RuleBookView::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QSize RuleBookView::sizeHint() const
{
    return {220 * kGrid, 160 * kGrid};
}

void RuleBookView::go(Step step)
{
    const bool typingOn = !m_steps.empty() && step.kind == Step::Kind::Search && m_steps[m_here].kind == step.kind;
    if (m_steps.empty()) {
        m_steps.push_back(std::move(step));
    } else if (typingOn) {
        m_steps[m_here] = std::move(step);
    } else if (!(m_steps[m_here] == step)) {
        keepScroll();
        m_steps.resize(m_here + 1);
        m_steps.push_back(std::move(step));
        ++m_here;
    }
    showStep();
}

void RuleBookView::goTo(std::size_t step)
{
    keepScroll();
    m_here = step;
    showStep();
    m_page->verticalScrollBar()->setValue(m_steps[m_here].scroll);
}

RuleBookView::Walk RuleBookView::walk()
{
    keepScroll();
    return {m_steps, m_here};
}

void RuleBookView::goOn(Walk walk)
{
    if (walk.here >= walk.steps.size())
        return;
    m_steps = std::move(walk.steps);
    m_here = walk.here;
    showStep();
    m_page->verticalScrollBar()->setValue(m_steps[m_here].scroll);
}

void RuleBookView::keepScroll()
{
    if (!m_steps.empty())
        m_steps[m_here].scroll = m_page->verticalScrollBar()->value();
}

void RuleBookView::showStep()
{
    if (m_steps.empty())
        return;
    const Step step = m_steps[m_here];
    m_back->setEnabled(canGoBack());
    m_forward->setEnabled(canGoForward());
    const QSignalBlocker quiet(m_search);
    m_search->setText(step.kind == Step::Kind::Search ? step.what : QString());
    if (step.kind == Step::Kind::Search)
        return showSearchPage(step.what);
    if (step.kind == Step::Kind::Card)
        return showCardPage(step.what);
    if (step.kind == Step::Kind::Rule) {
        const RuleEntry* rule = m_book.find(RuleNumber(step.what.toStdString()));
        return rule ? showSectionPage(m_book.sections()[rule->section], rule->number) : showNoRule(step.what);
    }
    if (const RuleSection* section = m_book.findSection(step.what.toStdString()))
        showSectionPage(*section, {});
}

void RuleBookView::showSectionPage(const RuleSection& section, RuleNumber marked)
{
    RulePage page(m_book, m_pool, m_appearance.theme());
    page.addSection(section, marked);
    setPage(page);
    selectSection(QString::fromStdString(section.key));
    if (!marked.empty())
        scrollToRule(QString::fromStdString(std::string(marked.text())));
}

// The whole rule at the top: an anchor alone stands at the foot of its first line.
void RuleBookView::scrollToRule(const QString& anchor)
{
    for (QTextBlock block = m_page->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(anchor)) {
                const QRectF place = m_page->document()->documentLayout()->blockBoundingRect(block);
                m_page->verticalScrollBar()->setValue(static_cast<int>(place.top()) - 2 * kGrid);
                return;
            }
}

void RuleBookView::showNoRule(const QString& number)
{
    RulePage page(m_book, m_pool, m_appearance.theme());
    page.addTitle(tr("There is no rule %1").arg(number));
    page.addRemark(tr("Choose a section on the left, or search for a word."));
    setPage(page);
    selectSection({});
}

void RuleBookView::showCardPage(const QString& number)
{
    const auto card = m_pool.findNumber(number.toStdString());
    if (!card)
        return showNoRule(number);
    std::vector<const RuleEntry*> rulings;
    std::vector<const RuleEntry*> others;
    const auto addNew = [](std::vector<const RuleEntry*>& to, const RuleEntry* entry) {
        if (std::find(to.begin(), to.end(), entry) == to.end())
            to.push_back(entry);
    };
    for (const CardIndex printing : m_pool.printings(m_pool.titleOf(*card)))
        for (const RuleEntry* ruling : m_book.rulings(m_pool[printing].id))
            addNew(rulings, ruling);
    for (const RuleEntry* ruling : rulings)
        for (const RuleNumber reference : ruling->references)
            addNew(others, m_book.find(reference));
    for (const CardIndex printing : m_pool.printings(m_pool.titleOf(*card)))
        for (const RuleEntry* naming : m_book.naming(m_pool[printing].id))
            addNew(others, naming);

    RulePage page(m_book, m_pool, m_appearance.theme());
    page.addTitle(QString::fromStdString(m_pool[*card].title));
    if (rulings.empty())
        page.addRemark(tr("There are no rulings on this card: what is printed on it holds."));
    else
        page.addEntries(rulings);
    if (!others.empty()) {
        page.addHeading(tr("Rules that speak of this card"));
        page.addEntries(others);
    }
    setPage(page);
    selectSection({});
}

void RuleBookView::showSearchPage(const QString& words)
{
    if (const RuleSection* section = m_book.findSection(words.trimmed().toStdString()))
        return showSectionPage(*section, {});
    std::vector<const RuleEntry*> found = m_book.search(words.toStdString());
    const auto count = static_cast<int>(found.size());
    RulePage page(m_book, m_pool, m_appearance.theme());
    if (found.empty()) {
        page.addTitle(tr("No rule says “%1”").arg(words));
        page.addRemark(tr("All words must occur in a rule. Try fewer words, their beginnings, or a number such as "
                          "DECK-4."));
    } else {
        page.addTitle(tr("%n rule(s) found for “%1”", nullptr, count).arg(words));
        if (found.size() > kMostFound) {
            page.addRemark(tr("The first %n are shown; another word makes it fewer.", nullptr, kMostFound));
            found.resize(kMostFound);
        }
        page.addFound(found);
    }
    setPage(page);
    selectSection({});
}

void RuleBookView::setPage(const RulePage& page)
{
    m_page->setPageFont(m_appearance.theme().text);
    m_page->setHtml(page.html());
    keepColourInCells(*m_page->document());
    m_page->moveCursor(QTextCursor::Start);
}

void RuleBookView::selectSection(const QString& key)
{
    const QSignalBlocker quiet(m_sections);
    m_sections->setCurrentItem(nullptr);
    for (int row = 0; row < m_sections->count() && !key.isEmpty(); ++row)
        if (m_sections->item(row)->data(kKeyRole).toString() == key)
            m_sections->setCurrentRow(row);
}

void RuleBookView::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("rule"))
        showRule(RuleNumber(link.path().toStdString()));
    else if (const auto card = namedCard(m_pool, link.path().toInt()))
        emit cardWanted(*card);
}

void RuleBookView::searchFor(const QString& words)
{
    if (!words.trimmed().isEmpty())
        showFound(words);
    else if (canGoBack() && m_steps[m_here].kind == Step::Kind::Search)
        back();
}

bool RuleBookView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_page->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace dossier
