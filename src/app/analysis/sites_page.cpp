#include "app/analysis/sites_page.h"

#include "app/analysis/coverage_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "box/game_data.h"
#include "desk/open_deck.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace dossier {

namespace {

enum Which { kDeckSites, kAllSites };

constexpr int kLeastTitle = 35 * kGrid; // of the Sites' column, with text of the usual size

// Where there is no room for the columns' names side by side they stand upright.
class UprightHeader : public QHeaderView
{
public:
    UprightHeader(const Appearance& appearance, QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
        , m_appearance(appearance)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
    }

    void setUpright(bool upright)
    {
        m_upright = upright;
        updateGeometry();
        viewport()->update();
    }
    // What a column needs for its name, lying.
    int lyingWidth(int column) const { return QHeaderView::sectionSizeFromContents(column).width(); }

protected:
    QSize sectionSizeFromContents(int column) const override
    {
        const QSize lying = QHeaderView::sectionSizeFromContents(column);
        if (!isUpright(column))
            return lying;
        const QFontMetrics metrics(m_appearance.theme().small);
        const QFontMetrics figures(m_appearance.theme().figures);
        return {figures.horizontalAdvance(QStringLiteral("+00")) + 3 * kGrid,
                std::max(lying.height(), metrics.horizontalAdvance(nameOf(column)) + 5 * kGrid)};
    }
    void paintSection(QPainter* painter, const QRect& rect, int column) const override
    {
        if (!isUpright(column))
            return QHeaderView::paintSection(painter, rect, column);
        const Theme& theme = m_appearance.theme();
        painter->save();
        painter->fillRect(rect, theme.paper);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
        painter->translate(rect.left(), rect.bottom());
        painter->rotate(-90);
        painter->setFont(theme.small);
        painter->setPen(sortIndicatorSection() == column ? theme.ink : theme.quiet);
        painter->drawText(QRect(2 * kGrid, 0, rect.height() - 2 * kGrid, rect.width()),
                          Qt::AlignLeft | Qt::AlignVCenter, nameOf(column));
        painter->restore();
    }

private:
    bool isUpright(int column) const { return m_upright && column >= CoverageModel::Spare; }
    // With an arrow where the table is sorted by it.
    QString nameOf(int column) const
    {
        const QString name = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        if (sortIndicatorSection() != column)
            return name;
        return name + QLatin1Char(' ') + QChar(sortIndicatorOrder() == Qt::AscendingOrder ? 0x2191 : 0x2193);
    }

    const Appearance& m_appearance;
    bool m_upright = false;
};

} // namespace

SitesPage::SitesPage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_help(desk.box.effects, desk.box.cards)
    , m_model(new CoverageModel(desk.box.cards, this))
    , m_delegate(new RowDelegate(desk.appearance, this))
    , m_which(new QComboBox(this))
    , m_headline(new HeadingLabel({}, desk.appearance, this))
    , m_table(new QTableView(this))
    , m_sentence(new QuietLabel({}, desk.appearance, this))
    , m_losses(new QuietLabel({}, desk.appearance, this))
{
    setObjectName(QStringLiteral("sitesPage"));
    createTable();
    createLayout();
    connect(m_which, &QComboBox::currentIndexChanged, this, &SitesPage::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SitesPage::sayRow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SitesPage::sayRow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SitesPage::arrangeRows);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &SitesPage::arrangeRows);
}

void SitesPage::createTable()
{
    m_table->setObjectName(QStringLiteral("coverageTable"));
    m_table->setAccessibleName(tr("Sites against the Team"));
    m_table->setHorizontalHeader(new UprightHeader(desk().appearance, m_table));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    dressTable(*m_table, desk().appearance.theme());
    m_table->viewport()->setBackgroundRole(QPalette::Window);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSortIndicator(CoverageModel::Spare, Qt::AscendingOrder);
    m_table->horizontalHeader()->setFont(desk().appearance.theme().small);
    m_table->setSortingEnabled(true);
    giveRest(*m_table, CoverageModel::Site, leastTitle());
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column == CoverageModel::Site)
            arrangeRows();
    });
}

void SitesPage::createLayout()
{
    m_which->setObjectName(QStringLiteral("whichSites"));
    m_which->setAccessibleName(tr("Which Sites"));
    m_which->addItem(tr("Sites of this deck"));
    m_which->addItem(tr("All Sites of the game"));
    m_sentence->setObjectName(QStringLiteral("siteSentence"));
    m_sentence->setMinimumHeight(2 * fontMetrics().height());
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_losses->setObjectName(QStringLiteral("siteLosses"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_which);
    column->addWidget(m_headline);
    column->addWidget(m_table, 1);
    column->addWidget(m_sentence);
    column->addWidget(m_losses);
}

void SitesPage::refresh()
{
    const Deck& deck = desk().openDeck.deck();
    const CardPool& pool = desk().box.cards;
    const std::vector<CardIndex> team = teamOf(deck, pool);
    const std::vector<DeckEntry> sites =
        m_which->currentIndex() == kDeckSites ? sitesOf(deck, pool) : sitesOf(pool, desk().openDeck.format().sets);
    m_model->show(team, coverageOf(team, sites, pool, m_help.fromDeck(deck)));
    arrangeColumns();
    m_headline->setText(headline());
    QStringList below{losses(), bestSplit(team, sites)};
    below.removeAll(QString());
    m_losses->setText(below.join(QLatin1Char('\n')));
}

void SitesPage::resizeEvent(QResizeEvent* event)
{
    AnalysisPage::resizeEvent(event);
    arrangeColumns();
}

void SitesPage::arrangeColumns()
{
    const SkillCoverage& coverage = m_model->coverage();
    m_table->setColumnHidden(CoverageModel::Helped, coverage.sites.empty() || m_model->rowCount() == 0);
    auto* header = static_cast<UprightHeader*>(m_table->horizontalHeader());
    int lying = 0;
    for (int column = CoverageModel::Spare; column < m_model->columnCount(); ++column)
        lying += m_table->isColumnHidden(column) ? 0 : header->lyingWidth(column);
    const int room = m_table->viewport()->width();
    header->setUpright(room - lying < widestTitle());
    for (int column = CoverageModel::Spare; column < m_model->columnCount(); ++column) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, std::max(header->sectionSizeHint(column), 8 * kGrid));
    }
    arrangeRows();
}

void SitesPage::arrangeRows()
{
    const int width = m_table->columnWidth(CoverageModel::Site);
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_table->setRowHeight(row, m_delegate->heightFor(m_model->index(row, CoverageModel::Site), width));
}

int SitesPage::leastTitle() const
{
    return kLeastTitle * std::max(desk().appearance.textPercent(), 100) / 100;
}

int SitesPage::widestTitle() const
{
    int widest = leastTitle();
    for (int row = 0; row < m_model->rowCount(); ++row)
        widest = std::max(widest, m_delegate->wholeWidth(m_model->index(row, CoverageModel::Site)));
    return widest;
}

QString SitesPage::headline() const
{
    const SkillCoverage& coverage = m_model->coverage();
    int copies = 0;
    for (const SiteCoverage& site : coverage.sites)
        copies += site.copies;
    if (copies == 0)
        return tr("There are no Sites in the Bureau Deck yet.");
    QString words = tr("The Team passes %1 of %n Site(s)", nullptr, copies).arg(coverage.met);
    if (coverage.metForOneQuestion > 0)
        words += QStringLiteral("  ·  ") + tr("%n more for one question", nullptr, coverage.metForOneQuestion);
    if (coverage.metWithHelp > coverage.met)
        words += QStringLiteral("  ·  ") + tr("%1 with help").arg(coverage.metWithHelp);
    return words;
}

// Whose loss breaks how many Sites, the hardest first.
QString SitesPage::losses() const
{
    std::map<CardIndex, int> broken;
    for (const SiteCoverage& site : m_model->coverage().sites)
        for (const CardIndex agent : site.cannotLose)
            broken[agent] += site.copies;
    std::vector<std::pair<CardIndex, int>> order(broken.begin(), broken.end());
    std::ranges::stable_sort(order, std::greater<>(), &std::pair<CardIndex, int>::second);
    QStringList parts;
    for (const auto& [agent, sites] : order)
        parts << tr("%1 %2").arg(shortName(desk().box.cards[agent]), QString::number(sites));
    return parts.isEmpty() ? QString() : tr("Sites lost without: %1").arg(parts.join(QStringLiteral("  ·  ")));
}

QString SitesPage::bestSplit(const std::vector<CardIndex>& team, const std::vector<DeckEntry>& sites) const
{
    const std::vector<TeamSplit> splits = splitsOf(team, sites, desk().box.cards);
    if (splits.empty() || sites.empty())
        return {};
    const auto names = [this](const std::vector<CardIndex>& agents) {
        QStringList words;
        for (const CardIndex agent : agents)
            words << shortName(desk().box.cards[agent]);
        return words.join(QStringLiteral(", "));
    };
    const TeamSplit& best = splits.front();
    return tr("Best as two Teams: %1 (%2) and %3 (%4); either passes %5")
        .arg(names(best.first), QString::number(best.metByFirst), names(best.second), QString::number(best.metBySecond),
             QString::number(best.metByEither));
}

void SitesPage::sayRow()
{
    const QModelIndex current = m_table->currentIndex();
    m_sentence->setText(current.isValid() ? m_model->sentence(current.row())
                                          : tr("A ring around a level: without this Agent the Site is lost."));
}

} // namespace dossier
