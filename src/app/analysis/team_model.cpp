#include "app/analysis/team_model.h"

#include "app/analysis/coverage_model.h"
#include "app/widgets/row_look.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr std::size_t kSkillsNamed = 3;

std::vector<TitleIndex> titlesOf(const std::vector<CardIndex>& cards, const CardPool& pool)
{
    std::vector<TitleIndex> titles;
    titles.reserve(cards.size());
    for (const CardIndex card : cards)
        titles.push_back(pool.titleOf(card));
    std::ranges::sort(titles);
    return titles;
}

} // namespace

TeamModel::TeamModel(const CardPool& pool, QObject* parent)
    : QAbstractListModel(parent)
    , m_pool(pool)
{}

void TeamModel::show(std::vector<SolvedTeam> teams, int sites, const std::vector<CardIndex>& worn)
{
    beginResetModel();
    m_teams = std::move(teams);
    m_sites = sites;
    m_worn = titlesOf(worn, m_pool);
    endResetModel();
}

int TeamModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_teams.size());
}

QVariant TeamModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SolvedTeam& team = at(index.row());
    const QString met = QStringLiteral("%1/%2").arg(team.met).arg(m_sites);
    switch (role) {
    case Qt::DisplayRole:
        return names(team, false);
    case Qt::ToolTipRole:
        return plainTip(names(team, true));
    case Qt::AccessibleTextRole:
        return tr("%1; passes %2 Sites; %3").arg(names(team, true), met, facts(team));
    case kRowLookRole: // "14/16", "20 RP · RES 6 · Medical 9, Sciences 7", a tick where the open deck has this Team
        return QVariant::fromValue(figureRow(met, facts(team), isWorn(team)));
    default:
        return {};
    }
}

QString TeamModel::names(const SolvedTeam& team, bool whole) const
{
    QStringList names;
    for (const CardIndex agent : team.agents)
        names << (whole ? QString::fromStdString(m_pool[agent].title) : shortName(m_pool[agent]));
    return names.join(QStringLiteral(", "));
}

QString TeamModel::facts(const SolvedTeam& team) const
{
    QStringList parts{tr("%1 RP").arg(team.cost), tr("RES %1").arg(team.resources)};
    if (team.metForOneQuestion > 0)
        parts << tr("%n more for one question", nullptr, team.metForOneQuestion);
    std::array<int, kSkills> order{};
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](int skill) { return team.levels[static_cast<std::size_t>(skill)]; });
    QStringList skills;
    for (std::size_t i = 0; i < kSkillsNamed; ++i)
        skills << QStringLiteral("%1 %2")
                      .arg(word(static_cast<Skill>(order[i])))
                      .arg(team.levels[static_cast<std::size_t>(order[i])]);
    parts << skills.join(QStringLiteral(", "));
    return parts.join(QStringLiteral("  ·  "));
}

bool TeamModel::isWorn(const SolvedTeam& team) const
{
    return titlesOf(team.agents, m_pool) == m_worn;
}

} // namespace dossier
