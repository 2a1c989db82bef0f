#include "app/analysis/coverage_model.h"

#include "app/widgets/card_words.h"
#include "app/widgets/row_look.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"

#include <QPainter>

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

void paintRing(const RowCanvas& on)
{
    on.painter.setPen(QPen(on.theme().mark, 1.6));
    const qreal side = QFontMetrics(on.theme().figures).height() + 3;
    on.painter.drawEllipse(QRectF(on.box.center() - QPointF(side / 2, side / 2), QSizeF(side, side)));
}

} // namespace

CoverageModel::CoverageModel(const CardPool& pool, QObject* parent)
    : QAbstractTableModel(parent)
    , m_pool(pool)
{}

void CoverageModel::show(std::vector<CardIndex> agents, SkillCoverage coverage)
{
    beginResetModel();
    m_agents = std::move(agents);
    m_coverage = std::move(coverage);
    arrange();
    endResetModel();
}

int CoverageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_coverage.sites.size());
}

int CoverageModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFixedColumns + static_cast<int>(m_agents.size());
}

QVariant CoverageModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SiteCoverage& site = m_coverage.sites[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(site, index.column());
    case Qt::ToolTipRole:
        return plainTip(sentence(index.row()));
    case Qt::AccessibleTextRole:
        return index.column() == Site ? sentence(index.row()) : text(site, index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= Spare ? QVariant(static_cast<int>(Qt::AlignCenter)) : QVariant();
    case kRowLookRole:
        return QVariant::fromValue(lookOf(site, index.column()));
    default:
        return {};
    }
}

RowLook CoverageModel::lookOf(const SiteCoverage& site, int column) const
{
    RowLook look;
    if (column == Site) {
        const SiteFacts& facts = *m_pool[site.site].site;
        look.edge = CardType::Site;
        look.bar = RowLook::Bar::Keyboard;
        look.right = kGrid;
        look.before = {passingSign(site.check.passes)};
        look.before.front().gap = kGrid;
        look.title.face = &Theme::text;
        look.second = {
            .words = needs(facts) + QStringLiteral("  ·  ") + asks(facts), .face = &Theme::small, .ink = &Theme::quiet};
        return look;
    }
    look.title.face = &Theme::figures;
    if (column < kFixedColumns) {
        const Passing passing = column == Helped ? site.withHelp.passes : site.check.passes;
        look.title.bold = true;
        look.title.ink = passing == Passing::Yes              ? &Theme::good
                         : passing == Passing::ForOneQuestion ? &Theme::agreement
                                                              : &Theme::error;
        return look;
    }
    const CardIndex agent = m_agents[static_cast<std::size_t>(column - kFixedColumns)];
    if (std::ranges::find(site.cannotLose, agent) != site.cannotLose.end())
        look.over = paintRing;
    else if (levelOf(agent, site) == 0)
        look.title.ink = &Theme::quiet;
    return look;
}

QString CoverageModel::text(const SiteCoverage& site, int column) const
{
    switch (column) {
    case Site:
        return site.copies > 1 ? tr("%1 (%2)").arg(title(site.site), QString::number(site.copies)) : title(site.site);
    case Spare:
        return signedFigure(site.check.margin());
    case Helped:
        return signedFigure(site.withHelp.margin());
    default: {
        const int level = levelOf(m_agents[static_cast<std::size_t>(column - kFixedColumns)], site);
        return level == 0 ? QStringLiteral("·") : QString::number(level);
    }
    }
}

QString CoverageModel::sentence(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const SiteCoverage& site = m_coverage.sites[static_cast<std::size_t>(row)];
    const QString skill = word(site.check.skill);
    QStringList sentences;
    switch (site.check.passes) {
    case Passing::Yes:
        sentences << tr("%1: the Team passes with %2 %3, %4 to spare.")
                         .arg(title(site.site), skill, QString::number(site.check.level),
                              QString::number(site.check.margin()));
        break;
    case Passing::ForOneQuestion:
        sentences << tr("%1: the Team has %2 %3 of %4, enough for one question only.")
                         .arg(title(site.site), skill, QString::number(site.check.level),
                              QString::number(site.check.required));
        break;
    case Passing::No:
        sentences << tr("%1: the Team has %2 %3 of %4; %5 are lacking.")
                         .arg(title(site.site), skill, QString::number(site.check.level),
                              QString::number(site.check.required), QString::number(-site.check.margin()));
        break;
    }
    if (site.withHelp.passes > site.check.passes)
        sentences << tr("Witnesses and Equipment of the deck can make up for it.");
    QStringList needed;
    for (const CardIndex agent : site.cannotLose)
        needed << title(agent);
    if (!needed.isEmpty() && site.check.passes != Passing::No)
        sentences << tr("It is lost without %1.").arg(needed.join(tr(" or without ")));
    return sentences.join(QLatin1Char(' '));
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section >= kFixedColumns) {
        const Card& agent = m_pool[m_agents[static_cast<std::size_t>(section - kFixedColumns)]];
        if (role == Qt::DisplayRole)
            return shortName(agent);
        if (role == Qt::ToolTipRole)
            return plainTip(QString::fromStdString(agent.title));
        return role == Qt::TextAlignmentRole ? QVariant(static_cast<int>(Qt::AlignCenter)) : QVariant();
    }
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= Spare ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Spare)
        return tr("Levels the Team has more than the Site asks for");
    if (role == Qt::ToolTipRole && section == Helped)
        return tr("The same when Witnesses and Equipment of the deck help as much as they can");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Site:
        return tr("Site");
    case Spare:
        return tr("Spare");
    default:
        return tr("Helped");
    }
}

void CoverageModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<CardIndex> kept;
    for (const QModelIndex& index : before)
        kept.push_back(m_coverage.sites[static_cast<std::size_t>(index.row())].site);
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto site = std::ranges::find(m_coverage.sites, kept[static_cast<std::size_t>(i)], &SiteCoverage::site);
        after << index(static_cast<int>(site - m_coverage.sites.begin()), before[i].column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

void CoverageModel::arrange()
{
    const auto key = [this](const SiteCoverage& site) {
        const auto passes = static_cast<int>(site.check.passes);
        switch (m_sortColumn) {
        case Site:
            return std::tuple(0, 0, std::string(m_pool.foldedTitle(site.site)));
        case Spare:
            return std::tuple(passes, site.check.margin(), std::string());
        case Helped:
            return std::tuple(static_cast<int>(site.withHelp.passes), site.withHelp.margin(), std::string());
        default:
            return std::tuple(m_sortColumn - kFixedColumns < static_cast<int>(m_agents.size())
                                  ? levelOf(m_agents[static_cast<std::size_t>(m_sortColumn - kFixedColumns)], site)
                                  : 0,
                              0, std::string());
        }
    };
    std::ranges::stable_sort(m_coverage.sites, [&](const SiteCoverage& a, const SiteCoverage& b) {
        return m_sortOrder == Qt::AscendingOrder ? key(a) < key(b) : key(b) < key(a);
    });
}

QString CoverageModel::title(CardIndex card) const
{
    return QString::fromStdString(m_pool[card].title);
}

int CoverageModel::levelOf(CardIndex agent, const SiteCoverage& site) const
{
    return m_pool[agent].agent->skill(site.check.skill);
}

QString shortName(const Card& agent)
{
    const QString name = QString::fromStdString(agent.title).section(QLatin1Char(','), 0, 0);
    return name.section(QLatin1Char(' '), -1);
}

} // namespace dossier
