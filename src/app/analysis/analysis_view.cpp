#include "app/analysis/analysis_view.h"

#include "app/analysis/compare_page.h"
#include "app/analysis/copies_page.h"
#include "app/analysis/economy_page.h"
#include "app/analysis/odds_page.h"
#include "app/analysis/profile_page.h"
#include "app/analysis/sites_page.h"
#include "app/analysis/team_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"

#include <QComboBox>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kLeastLetters = 8; // of a choice

} // namespace

AnalysisView::AnalysisView(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_tabs(new QTabBar(this))
    , m_choice(new QComboBox(this))
    , m_pages(new QStackedWidget(this))
    , m_invitation(new QuietLabel(tr("Open a deck, and what it is made of, what its Team can solve and how soon it "
                                     "draws what it needs is said here."),
                                  desk.appearance, this))
{
    setObjectName(QStringLiteral("analysisView"));
    m_stale.fill(true);
    createLayout();
    connectSignals();
    setFocusProxy(m_tabs);
}

void AnalysisView::createLayout()
{
    m_tabs->setObjectName(QStringLiteral("analysisTabs"));
    m_tabs->setAccessibleName(tr("Analysis"));
    m_tabs->setFont(m_desk.appearance.theme().small);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    const QString names[] = {tr("Profile"), tr("Sites"),  tr("Odds"),   tr("Team"),
                             tr("Economy"), tr("Copies"), tr("Compare")};
    static_assert(std::size(names) == kPages);
    for (const QString& name : names) {
        m_tabs->addTab(name);
        m_choice->addItem(name);
    }
    m_choice->setObjectName(QStringLiteral("analysisChoice"));
    m_choice->setAccessibleName(tr("Analysis"));
    m_choice->hide();
    const int page = m_desk.settings.analysisPage();
    m_tabs->setCurrentIndex(page > 0 && page < kPages ? page : 0);
    m_choice->setCurrentIndex(m_tabs->currentIndex());
    m_invitation->setObjectName(QStringLiteral("analysisInvitation"));
    m_invitation->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(m_invitation);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_tabs);
    column->addWidget(m_choice);
    column->addWidget(m_pages, 1);
}

void AnalysisView::connectSignals()
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &AnalysisView::refreshNow);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_choice->setCurrentIndex(page);
        m_desk.settings.setAnalysisPage(page);
        catchUp();
    });
    connect(m_choice, &QComboBox::activated, m_tabs, &QTabBar::setCurrentIndex);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, [this] {
        m_stale.fill(true);
        catchUpSoon();
    });
    connect(&m_desk.owned, &OwnedCards::changed, this, [this] { age({Team, Copies, Compare}); });
    connect(&m_desk.shelf, &DeckLibrary::changed, this, [this] { age({Copies, Compare}); });
}

void AnalysisView::showPage(int page)
{
    m_tabs->setCurrentIndex(page);
    catchUp();
}

int AnalysisView::currentPage() const
{
    return m_tabs->currentIndex();
}

AnalysisPage& AnalysisView::page(int page)
{
    const auto place = static_cast<std::size_t>(page);
    if (!m_made[place]) {
        m_made[place] = made(page);
        beNarrow(*m_made[place]);
        auto* frame = new QScrollArea(this);
        frame->setAccessibleName(m_tabs->tabText(page));
        frame->setWidget(m_made[place]);
        frame->setWidgetResizable(true);
        frame->setFrameShape(QFrame::NoFrame);
        frame->viewport()->setBackgroundRole(QPalette::Window);
        m_frames[place] = frame;
        m_pages->addWidget(frame);
    }
    return *m_made[place];
}

// A page is as wide as the dock it lies in, whatever the size of its text: headings break, choices give way.
void AnalysisView::beNarrow(AnalysisPage& page)
{
    for (HeadingLabel* heading : page.findChildren<HeadingLabel*>())
        heading->setWordWrap(true);
    for (QComboBox* box : page.findChildren<QComboBox*>()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastLetters);
    }
}

AnalysisPage* AnalysisView::made(int page)
{
    switch (static_cast<Page>(page)) {
    case Profile:
    case kPages:
        break;
    case Sites:
        return new SitesPage(m_desk);
    case Odds:
        return new OddsPage(m_desk);
    case Team:
        return new TeamPage(m_desk);
    case Economy:
        return new EconomyPage(m_desk);
    case Copies:
        return new CopiesPage(m_desk);
    case Compare:
        return new ComparePage(m_desk);
    }
    return new ProfilePage(m_desk);
}

QSize AnalysisView::minimumSizeHint() const
{
    return {70 * kGrid, 60 * kGrid};
}

// Where there is no room for all tabs side by side, the pages are chosen from a list.
void AnalysisView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int wanted = 0;
    for (int page = 0; page < m_tabs->count(); ++page)
        wanted += m_tabs->tabRect(page).width();
    const bool fits = wanted <= width();
    if (fits == m_choice->isHidden())
        return;
    const bool keyboard = m_tabs->hasFocus() || m_choice->hasFocus();
    m_tabs->setVisible(fits);
    m_choice->setVisible(!fits);
    setFocusProxy(fits ? static_cast<QWidget*>(m_tabs) : m_choice);
    if (keyboard)
        setFocus();
}

void AnalysisView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    catchUp();
}

void AnalysisView::age(std::initializer_list<Page> pages)
{
    for (const Page page : pages)
        m_stale[static_cast<std::size_t>(page)] = true;
    catchUpSoon();
}

void AnalysisView::catchUpSoon()
{
    const auto seen = static_cast<std::size_t>(currentPage());
    if (!isVisible() || !m_stale[seen])
        return;
    const int patience = m_desk.openDeck.isOpen() ? page(currentPage()).patienceMs() : 0;
    if (patience == 0 || m_pages->currentWidget() == m_invitation) // a deck is opened: nothing of it is seen yet
        catchUp();
    else
        m_pause.start(patience);
}

void AnalysisView::catchUp()
{
    if (!isVisible())
        return;
    if (!m_desk.openDeck.isOpen()) {
        m_pages->setCurrentWidget(m_invitation);
        return;
    }
    page(currentPage());
    m_pages->setCurrentWidget(m_frames[static_cast<std::size_t>(currentPage())]);
    if (m_stale[static_cast<std::size_t>(currentPage())])
        refreshNow();
}

void AnalysisView::refreshNow()
{
    m_pause.stop();
    if (!m_desk.openDeck.isOpen())
        return;
    m_stale[static_cast<std::size_t>(currentPage())] = false;
    page(currentPage()).refresh();
}

} // namespace dossier
