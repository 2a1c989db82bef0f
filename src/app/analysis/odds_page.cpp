#include "app/analysis/odds_page.h"

#include "app/chart/line_chart.h"
#include "app/fitting/flow_layout.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/open_deck.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr DrawPlan kUsual;

} // namespace

OddsPage::OddsPage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_hand(number("oddsHand", tr("Opening hand"), 0, 60, kUsual.hand))
    , m_perTurn(number("oddsPerTurn", tr("Drawn a turn"), 0, 20, kUsual.perTurn))
    , m_bought(number("oddsBought", tr("Bought a turn"), 0, 20, kUsual.boughtPerTurn))
    , m_turns(number("oddsTurns", tr("Turns"), 2, 20, 8))
    , m_chart(new LineChart(desk.appearance, this))
    , m_table(new QTableWidget(this))
    , m_honest(new QuietLabel({}, desk.appearance, this))
    , m_drawn(number("oddsDrawn", tr("Cards drawn"), 0, 200, kUsual.hand))
    , m_chance(new QLabel(this))
{
    setObjectName(QStringLiteral("oddsPage"));
    createLayout();
    for (const QSpinBox* box : {m_hand, m_perTurn, m_bought, m_turns})
        connect(box, &QSpinBox::valueChanged, this, &OddsPage::showTurns);
    connect(m_drawn, &QSpinBox::valueChanged, this, &OddsPage::calculate);
    for (const Wish& wish : m_wishes) {
        connect(wish.least, &QSpinBox::valueChanged, this, &OddsPage::calculate);
        connect(wish.group, &QComboBox::currentIndexChanged, this, &OddsPage::calculate);
    }
}

QSpinBox* OddsPage::number(const char* name, const QString& words, int least, int most, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(words);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

// Four fields, each below its word.
QLayout* OddsPage::createPlan()
{
    auto* flow = new FlowLayout;
    flow->setSpacing(3 * kGrid);
    for (QSpinBox* box : {m_hand, m_perTurn, m_bought, m_turns}) {
        auto* label = new QuietLabel(box->accessibleName(), desk().appearance, this);
        label->setWordWrap(false);
        label->setFont(desk().appearance.theme().small);
        label->setBuddy(box);
        auto* field = new QWidget(this);
        auto* column = new QVBoxLayout(field);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(kGrid);
        column->addWidget(label);
        column->addWidget(box);
        flow->addWidget(field);
    }
    return flow;
}

QGridLayout* OddsPage::createCalculator()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(3 * kGrid);
    grid->setVerticalSpacing(kGrid);
    int row = 0;
    for (std::size_t i = 0; i < kWishes; ++i, ++row) {
        Wish& wish = m_wishes[i];
        wish.least = number("", tr("At least so many"), 1, 20, 1);
        wish.least->setObjectName(QStringLiteral("wishLeast%1").arg(i));
        wish.group = new QComboBox(this);
        wish.group->setObjectName(QStringLiteral("wishGroup%1").arg(i));
        wish.group->setAccessibleName(tr("Of these cards"));
        wish.group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        grid->addWidget(new QLabel(i == 0 ? tr("At least") : tr("and"), this), row, 0);
        grid->addWidget(wish.least, row, 1);
        grid->addWidget(wish.group, row, 2);
    }
    grid->addWidget(new QLabel(tr("in"), this), row, 0);
    grid->addWidget(m_drawn, row, 1);
    grid->addWidget(new QLabel(tr("cards"), this), row, 2);
    grid->setColumnStretch(2, 1);
    return grid;
}

void OddsPage::createLayout()
{
    m_chart->setObjectName(QStringLiteral("oddsChart"));
    m_chart->setAccessibleName(tr("Chance of a Site by turn"));
    m_chart->setMinimumHeight(56 * kGrid);
    m_table->setObjectName(QStringLiteral("oddsTable"));
    m_table->setAccessibleName(tr("Chance of a Site by turn"));
    m_table->setColumnCount(6);
    m_table->setHorizontalHeaderLabels(
        {tr("Turn"), tr("Seen"), tr("RP"), tr("Site", "chance"), tr("Passed"), tr("and paid")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(*m_table, desk().appearance.theme());
    m_table->viewport()->setBackgroundRole(QPalette::Window);
    m_table->horizontalHeader()->setFont(desk().appearance.theme().small);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setMinimumSectionSize(4 * kGrid);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_honest->setText(tr("Sites the starting Team passes in full without help; paid with the RP there would be if "
                         "nothing else were bought."));
    m_chance->setObjectName(QStringLiteral("oddsChance"));
    m_chance->setFont(desk().appearance.theme().title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("A Site by turn"), desk().appearance, this));
    column->addLayout(createPlan());
    column->addWidget(m_chart);
    column->addWidget(m_table);
    column->addWidget(m_honest);
    column->addSpacing(3 * kGrid);
    column->addWidget(new HeadingLabel(tr("Any cards in any number"), desk().appearance, this));
    column->addLayout(createCalculator());
    column->addWidget(m_chance);
    column->addStretch(1);
}

void OddsPage::refresh()
{
    showTurns();
    listGroups();
    calculate();
}

void OddsPage::showTurns()
{
    const DrawPlan plan{m_hand->value(), m_perTurn->value(), m_bought->value()};
    const std::vector<SiteTurn> turns = siteOdds(desk().openDeck.deck(), desk().box.cards, plan, m_turns->value());
    LineChart::Line site{tr("a Site"), tintOf(CardType::Site), Qt::DotLine, LineChart::Point::Disc, {}};
    LineChart::Line met{tr("one the Team passes"), tintOf(CardType::Agent), Qt::DashLine, LineChart::Point::Square, {}};
    LineChart::Line paid{tr("… and can pay for"), markTint(), Qt::SolidLine, LineChart::Point::Diamond, {}};
    QStringList labels;
    for (const SiteTurn& turn : turns) {
        labels << QLocale().toString(turn.turn);
        site.values.push_back(turn.site);
        met.values.push_back(turn.met);
        paid.values.push_back(turn.payable);
    }
    m_chart->show({site, met, paid}, labels, tr("turn"));
    fillTable(turns);
}

void OddsPage::fillTable(const std::vector<SiteTurn>& turns)
{
    m_table->setRowCount(static_cast<int>(turns.size()));
    int row = 0;
    for (const SiteTurn& turn : turns) {
        int column = 0;
        for (const QString& text :
             {QLocale().toString(turn.turn), QLocale().toString(turn.seen), QLocale().toString(turn.resources),
              percent(turn.site), percent(turn.met), percent(turn.payable)}) {
            auto* item = new QTableWidgetItem(text);
            item->setTextAlignment(Qt::AlignCenter);
            m_table->setItem(row, column++, item);
        }
        ++row;
    }
    fitColumns();
}

// Each column as wide as it needs, what is left over shared; where that is too little the figures are set small,
// and where that is not enough the table is scrolled.
void OddsPage::fitColumns()
{
    const Theme& theme = desk().appearance.theme();
    const int columns = m_table->columnCount();
    const int room = m_table->viewport()->width();
    const auto wanted = [&](const QFont& font) {
        const QFontMetrics letters(font);
        const QFontMetrics head(theme.small);
        std::vector<int> widths;
        for (int column = 0; column < columns; ++column) {
            int widest = head.horizontalAdvance(m_table->horizontalHeaderItem(column)->text()) + kGrid;
            for (int row = 0; row < m_table->rowCount(); ++row)
                widest = std::max(widest, letters.horizontalAdvance(m_table->item(row, column)->text()));
            widths.push_back(widest + 2 * kGrid + 2);
        }
        return widths;
    };
    const auto sum = [](const std::vector<int>& widths) { return std::accumulate(widths.begin(), widths.end(), 0); };
    const bool fits = sum(wanted(theme.text)) <= room;
    m_table->setFont(fits ? theme.text : theme.small);
    std::vector<int> widths = wanted(m_table->font());
    const int spare = std::max(0, room - sum(widths)) / std::max(columns, 1);
    for (int column = 0; column < columns; ++column)
        m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)] + spare);
    const int bar = sum(widths) > room ? m_table->horizontalScrollBar()->sizeHint().height() : 0;
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->rowCount() * theme.rowHeight +
                            bar + 2);
}

void OddsPage::resizeEvent(QResizeEvent* event)
{
    AnalysisPage::resizeEvent(event);
    fitColumns();
}

// What was chosen stays chosen where the deck still has such cards.
void OddsPage::listGroups()
{
    m_groups = drawGroups(desk().openDeck.deck(), desk().box.cards);
    for (std::size_t i = 0; i < kWishes; ++i) {
        QComboBox* box = m_wishes[i].group;
        const QSignalBlocker quiet(box);
        const bool first = box->count() == 0;
        const QString before = box->currentData().toString();
        box->clear();
        if (i > 0)
            box->addItem(tr("nothing else"), QString());
        for (const DrawGroup& group : m_groups)
            box->addItem(QStringLiteral("%1 (%2)").arg(group.name, QString::number(group.cards)), group.name);
        box->setCurrentIndex(std::max(first ? 0 : box->findData(before), box->count() > 0 ? 0 : -1));
    }
}

void OddsPage::calculate()
{
    std::vector<DrawWish> wishes;
    for (const Wish& wish : m_wishes) {
        const QString name = wish.group->currentData().toString();
        wish.least->setEnabled(!name.isEmpty());
        for (const DrawGroup& group : m_groups)
            if (group.name == name)
                wishes.push_back({&group, wish.least->value()});
    }
    m_chance->setText(wishes.empty() ? QString() : percent(chanceOf(wishes, desk().openDeck.deck(), m_drawn->value())));
    m_chance->setAccessibleName(tr("Chance: %1").arg(m_chance->text()));
}

} // namespace dossier
