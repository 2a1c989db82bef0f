#include "app/analysis/profile_page.h"

#include "app/chart/bar_list.h"
#include "app/chart/column_chart.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "wording/words/game_words.h"

#include <QLocale>
#include <QVBoxLayout>

namespace dossier {

namespace {

Tint tintOf(Pool pool)
{
    switch (pool) {
    case Pool::Conspiracy:
        return tintOf(CardType::Bluff);
    case Pool::Either:
        return markTint();
    case Pool::Resource:
        break;
    }
    return tintOf(CardType::Agent);
}

Qt::BrushStyle textureOf(Pool pool)
{
    return pool == Pool::Resource ? Qt::SolidPattern : pool == Pool::Conspiracy ? Qt::BDiagPattern : Qt::Dense4Pattern;
}

} // namespace

ProfilePage::ProfilePage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_size(new HeadingLabel({}, desk.appearance, this))
    , m_types(new BarList(desk.appearance, this))
    , m_costs(new ColumnChart(desk.appearance, this))
    , m_costWords(new QuietLabel({}, desk.appearance, this))
    , m_questions(new BarList(desk.appearance, this))
    , m_skills(new BarList(desk.appearance, this))
    , m_teamWords(new QuietLabel({}, desk.appearance, this))
{
    setObjectName(QStringLiteral("profilePage"));
    createLayout();
}

void ProfilePage::createLayout()
{
    m_types->setObjectName(QStringLiteral("typeBars"));
    m_types->setAccessibleName(tr("Cards by type"));
    m_types->setInvitation(tr("The Bureau Deck is empty."));
    m_costs->setObjectName(QStringLiteral("costCurve"));
    m_costs->setAccessibleName(tr("Cards by cost"));
    m_costs->setFixedHeight(44 * kGrid);
    m_questions->setObjectName(QStringLiteral("questionBars"));
    m_questions->setAccessibleName(tr("Sites by question"));
    m_skills->setObjectName(QStringLiteral("skillBars"));
    m_skills->setAccessibleName(tr("Levels of the Team and Sites that ask for them"));
    m_skills->setInvitation(tr("There are neither Agents in the Team nor Sites in the Bureau Deck."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    const auto part = [&](const QString& words, std::initializer_list<QWidget*> widgets) {
        column->addWidget(new HeadingLabel(words, desk().appearance, this));
        for (QWidget* widget : widgets)
            column->addWidget(widget);
        column->addSpacing(3 * kGrid);
    };
    column->addWidget(m_size);
    column->addWidget(m_types);
    column->addSpacing(3 * kGrid);
    part(tr("Costs"), {m_costs, m_costWords});
    part(tr("Sites by question"), {m_questions});
    part(tr("Skills: the Team's levels, and Sites that need them"), {m_skills, m_teamWords});
    column->addStretch(1);
}

void ProfilePage::refresh()
{
    const DeckStats stats = statsOf(desk().openDeck.deck(), desk().box.cards);
    m_size->setText(tr("%n card(s)", nullptr, stats.cards) + QStringLiteral("  ·  ") +
                    tr("%n title(s)", nullptr, stats.titles));
    showTypes(stats);
    showCosts(stats);
    showQuestions(stats);
    showSkills(stats);
    showTeam(stats);
}

void ProfilePage::showTypes(const DeckStats& stats)
{
    std::vector<BarList::Row> rows;
    for (int i = 0; i < kCardTypes; ++i) {
        const auto type = static_cast<CardType>(i);
        const int cards = stats.byType[static_cast<std::size_t>(i)];
        if (cards == 0)
            continue;
        rows.push_back({.name = headingOf(type),
                        .value = static_cast<double>(cards),
                        .figure = QLocale().toString(cards),
                        .mark = type,
                        .tint = tintOf(type),
                        .words = tr("%1 % of the Bureau Deck").arg(100.0 * cards / stats.cards, 0, 'f', 0)});
    }
    m_types->show(std::move(rows));
}

void ProfilePage::showCosts(const DeckStats& stats)
{
    std::vector<ColumnChart::Part> parts;
    std::vector<std::size_t> pools;
    int highest = 0;
    for (std::size_t pool = 0; pool < stats.costs.size(); ++pool) {
        const CostCurve& curve = stats.costs[pool];
        if (curve.count == 0)
            continue;
        const auto which = static_cast<Pool>(pool);
        pools.push_back(pool);
        parts.push_back({word(which), tintOf(which), textureOf(which)});
        for (int cost = highest; cost <= kHighestCost; ++cost)
            if (curve.cards[static_cast<std::size_t>(cost)] > 0)
                highest = cost;
    }
    std::vector<ColumnChart::Column> columns;
    for (int cost = 0; cost <= highest && !parts.empty(); ++cost) {
        ColumnChart::Column column{.label = QLocale().toString(cost), .values = {}, .words = {}};
        QStringList words;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const int cards = stats.costs[pools[part]].cards[static_cast<std::size_t>(cost)];
            column.values.push_back(cards);
            if (cards > 0)
                words << tr("%n for %1 %2", nullptr, cards).arg(cost).arg(parts[part].name);
        }
        column.words = words.join(QStringLiteral(", "));
        columns.push_back(std::move(column));
    }
    m_costs->show(std::move(parts), std::move(columns));
    int withX = 0;
    for (const CostCurve& curve : stats.costs)
        withX += curve.withX;
    QString words = tr("Average %1").arg(QLocale().toString(stats.averageCost(), 'f', 1));
    if (withX > 0)
        words += QStringLiteral("  ·  ") + tr("%n with X, which counts as 0", nullptr, withX);
    m_costWords->setText(words);
}

void ProfilePage::showQuestions(const DeckStats& stats)
{
    std::vector<BarList::Row> rows;
    for (int i = 0; i < kCharacteristics; ++i) {
        const int sites = stats.sitesAsking[static_cast<std::size_t>(i)];
        rows.push_back({.name = word(static_cast<Characteristic>(i)),
                        .value = static_cast<double>(sites),
                        .figure = QLocale().toString(sites),
                        .mark = std::nullopt,
                        .tint = tintOf(CardType::Site)});
    }
    m_questions->show(std::move(rows));
}

// Skills nobody has and nothing needs are left out.
void ProfilePage::showSkills(const DeckStats& stats)
{
    std::vector<BarList::Row> rows;
    for (std::size_t i = 0; i < kSkills; ++i) {
        const int level = stats.teamLevels[i];
        const int sites = stats.sitesNeeding[i];
        if (level == 0 && sites == 0)
            continue;
        const QString skill = word(static_cast<Skill>(i));
        const QString needed = sites > 0 ? tr("%n Site(s)", nullptr, sites) : QString();
        rows.push_back(
            {.name = skill,
             .value = static_cast<double>(level),
             .figure = sites > 0 ? QStringLiteral("%1  ·  %2").arg(level).arg(needed) : QString::number(level),
             .mark = std::nullopt,
             .tint = tintOf(CardType::Agent),
             .words = tr("%1: the Team has level %2").arg(skill).arg(level)});
    }
    m_skills->show(std::move(rows));
}

void ProfilePage::showTeam(const DeckStats& stats)
{
    m_teamWords->setText(stats.teamAgents == 0
                             ? tr("The Team is empty.")
                             : tr("%n Agent(s)", nullptr, stats.teamAgents) + QStringLiteral("  ·  ") +
                                   tr("RES %1 a turn").arg(stats.teamResources) + QStringLiteral("  ·  ") +
                                   tr("Health %1").arg(stats.teamHealth) + QStringLiteral("  ·  ") +
                                   tr("LRC %1, CRC %2").arg(stats.teamLongRange).arg(stats.teamCloseRange));
}

} // namespace dossier
