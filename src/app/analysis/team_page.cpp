#include "app/analysis/team_page.h"

#include "app/analysis/team_model.h"
#include "app/analysis/team_wishes.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "box/game_data.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/work/latest_only_task.h"

#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr std::size_t kTeamsShown = 25;

} // namespace

TeamPage::TeamPage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_wishes(new TeamWishes(desk, this))
    , m_model(new TeamModel(desk.box.cards, this))
    , m_headline(new HeadingLabel({}, desk.appearance, this))
    , m_list(new QListView(this))
    , m_all(new QPushButton(tr("Among all Agents"), this))
    , m_use(new QPushButton(tr("Use this Team"), this))
{
    setObjectName(QStringLiteral("teamPage"));
    createLayout();
    connect(m_wishes, &TeamWishes::changed, this, &TeamPage::refresh);
    connect(m_use, &QPushButton::clicked, this, &TeamPage::useChosen);
    connect(m_list, &QListView::doubleClicked, this, &TeamPage::useChosen);
    connect(new RowKeys(m_list), &RowKeys::chosen, this, &TeamPage::useChosen);
}

void TeamPage::createLayout()
{
    m_list->setObjectName(QStringLiteral("bestTeams"));
    m_list->setAccessibleName(tr("Best Teams"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(desk().appearance, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true); // rows break differently at another width
    m_all->setObjectName(QStringLiteral("teamsOfAll"));
    m_all->hide();
    connect(m_all, &QPushButton::clicked, m_wishes, &TeamWishes::takeAll);
    m_use->setObjectName(QStringLiteral("useTeam"));
    m_use->setToolTip(tr("The chosen Team takes the place of the deck's Team (Enter in the list)"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_wishes);
    column->addSpacing(kGrid);
    column->addWidget(m_headline);
    column->addWidget(m_all, 0, Qt::AlignLeft);
    column->addWidget(m_list, 1);
    column->addWidget(m_use, 0, Qt::AlignLeft);
}

void TeamPage::refresh()
{
    TeamWish wish = m_wishes->wish();
    m_background->start([this, wish = std::move(wish), pool = &desk().box.cards]() -> LatestOnlyTask::Show {
        std::vector<SolvedTeam> teams = bestTeams(wish, *pool, kTeamsShown);
        const std::size_t possible = countTeams(wish, *pool);
        return [this, teams = std::move(teams), possible, sites = sizeOf(wish.sites)] { show(teams, possible, sites); };
    });
}

void TeamPage::show(const std::vector<SolvedTeam>& teams, std::size_t possible, int sites)
{
    const int row = std::max(m_list->currentIndex().row(), 0);
    m_model->show(teams, sites, teamOf(desk().openDeck.deck(), desk().box.cards));
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
    m_use->setEnabled(!teams.empty());
    m_all->setVisible(teams.empty() && m_wishes->onlyOwned());
    m_headline->setText(teams.empty()
                            ? (m_wishes->onlyOwned() ? tr("The Agents you own and have free make no such Team.")
                                                     : tr("No Team is like that. Ask for less."))
                            : tr("The best of %n Team(s)", nullptr, static_cast<int>(possible)));
}

void TeamPage::useChosen()
{
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid())
        return;
    std::vector<DeckEntry> team;
    for (const CardIndex agent : m_model->at(chosen.row()).agents)
        team.push_back({agent, 1});
    desk().history.tell([&] {
        const bool done = desk().openDeck.change([&](Deck& deck) { deck.team = team; });
        return done ? tr("The deck has a new Team.") : QString();
    });
}

} // namespace dossier
