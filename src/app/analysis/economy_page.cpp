#include "app/analysis/economy_page.h"

#include "app/chart/column_chart.h"
#include "app/chart/line_chart.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/problem_model.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/open_deck.h"
#include "domain/advice/activation.h"
#include "wording/words/game_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <map>

namespace dossier {

namespace {

constexpr int kDeadRows = 5;

QString tenths(double value)
{
    return QLocale().toString(value, 'f', 1);
}

} // namespace

EconomyPage::EconomyPage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_headline(new HeadingLabel({}, desk.appearance, this))
    , m_sales(new ColumnChart(desk.appearance, this))
    , m_cards(number("economyCards", tr("Cards a turn"), 1, 20, 1))
    , m_share(number("economyShare", tr("Of these sold"), 0, 100, 50))
    , m_forecast(new QuietLabel({}, desk.appearance, this))
    , m_expenses(new CardLines(desk, {tr("Paid with CP"), tr("Copies"), tr("CP"), tr("Face down"), tr("Sales")}, this))
    , m_deadHeading(new HeadingLabel({}, desk.appearance, this))
    , m_dead(new QListWidget(this))
{
    setObjectName(QStringLiteral("economyPage"));
    createLayout();
    for (const QSpinBox* box : {m_cards, m_share})
        connect(box, &QSpinBox::valueChanged, this, &EconomyPage::forecast);
}

QSpinBox* EconomyPage::number(const char* name, const QString& words, int least, int most, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(words);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

void EconomyPage::createLayout()
{
    m_sales->setObjectName(QStringLiteral("saleChart"));
    m_sales->setAccessibleName(tr("Cards by what they sell for"));
    m_sales->setFixedHeight(36 * kGrid);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setSingleStep(10);
    m_forecast->setObjectName(QStringLiteral("economyForecast"));
    m_expenses->showWhole();
    m_expenses->setObjectName(QStringLiteral("expenses"));
    m_expenses->setAccessibleName(tr("Cards paid with Conspiracy Points"));
    m_expenses->setInvitation(tr("Nothing in this deck is paid with Conspiracy Points."));
    m_dead->setObjectName(QStringLiteral("deadCards"));
    m_dead->setAccessibleName(tr("Cards that cannot be played"));
    m_dead->setItemDelegate(new RowDelegate(desk().appearance, m_dead));
    m_dead->setFrameShape(QFrame::NoFrame);
    m_dead->viewport()->setBackgroundRole(QPalette::Window);
    m_dead->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_dead->setResizeMode(QListView::Adjust);
    auto* plan = new QGridLayout;
    plan->setHorizontalSpacing(3 * kGrid);
    plan->setVerticalSpacing(kGrid);
    for (QSpinBox* box : {m_cards, m_share}) {
        const int row = plan->rowCount();
        plan->addWidget(new QLabel(box->accessibleName(), this), row, 0);
        plan->addWidget(box, row, 1);
    }
    plan->setColumnStretch(2, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_headline);
    column->addWidget(m_sales);
    column->addWidget(
        new QuietLabel(tr("What a card sells for in CP: its Cost, an Agent his RES"), desk().appearance, this));
    column->addSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("Income"), desk().appearance, this));
    column->addLayout(plan);
    column->addWidget(m_forecast);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_expenses);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_deadHeading);
    column->addWidget(m_dead);
    column->addStretch(1);
}

void EconomyPage::refresh()
{
    m_economy = economyOf(desk().openDeck.deck(), desk().box.cards);
    m_headline->setText(m_economy.cards == 0
                            ? tr("The Bureau Deck is empty.")
                            : tr("%1 of %n card(s) can be sold, for %2 CP together", nullptr, m_economy.cards)
                                  .arg(m_economy.sellable)
                                  .arg(m_economy.saleTotal));
    showSales();
    showExpenses();
    forecast();
    showDeadCards();
}

void EconomyPage::showSales()
{
    std::map<int, int> cards;
    for (const DeckEntry& entry : desk().openDeck.deck().bureauDeck)
        if (const auto value = saleValue(desk().box.cards[entry.card]))
            cards[*value] += entry.count;
    std::vector<ColumnChart::Column> columns;
    for (int value = 0; !cards.empty() && value <= cards.rbegin()->first; ++value) {
        const int count = cards.contains(value) ? cards[value] : 0;
        columns.push_back({.label = QLocale().toString(value),
                           .values = {static_cast<double>(count)},
                           .words = tr("%n card(s) for %1 CP", nullptr, count).arg(value)});
    }
    m_sales->show({{{}, tintOf(CardType::Agent)}}, std::move(columns));
}

void EconomyPage::showExpenses()
{
    std::vector<CardLines::Line> lines;
    for (const Expense& expense : m_economy.expenses)
        lines.push_back(
            {expense.card,
             {QLocale().toString(expense.copies),
              expense.conspiracy ? QLocale().toString(expense.cost) : QStringLiteral("*%1").arg(expense.cost),
              expense.faceDown == expense.cost ? QString() : QLocale().toString(expense.faceDown),
              std::isinf(expense.salesNeeded) ? QStringLiteral("∞") : tenths(expense.salesNeeded)}});
    m_expenses->show(lines);
}

void EconomyPage::forecast()
{
    const double share = m_share->value() / 100.0;
    const double cards = m_cards->value();
    QStringList lines{tr("A card drawn at random sells for %1 CP; one with a CP icon costs %2 CP.")
                          .arg(tenths(m_economy.perDrawnCard()), tenths(m_economy.averageCost()))};
    if (m_economy.conspiracy > 0) {
        const double paid = m_economy.paidPerTurn(cards, share);
        lines << (paid > 0 ? tr("So one CP card is paid for about every %1 turns.").arg(tenths(1 / paid))
                           : tr("So none of the CP cards is ever paid for."));
        lines << tr("The deck is %1 CP cards; sales would just pay for %2.")
                     .arg(percent(static_cast<double>(m_economy.conspiracy) / m_economy.cards),
                          percent(m_economy.balancedShare(share)));
    }
    m_forecast->setText(m_economy.cards == 0 ? QString() : lines.join(QLatin1Char('\n')));
}

void EconomyPage::showDeadCards()
{
    const std::vector<DeadCard> dead = deadCards(desk().openDeck.deck(), desk().box.cards);
    m_dead->clear();
    for (const DeadCard& card : dead) {
        auto* item = new QListWidgetItem(reason(card), m_dead);
        const std::string_view rule = card.rule.text();
        const QString number = QString::fromUtf8(rule);
        item->setData(kRowLookRole, QVariant::fromValue(problemRow(Severity::Advice, number, {})));
    }
    m_dead->setVisible(!dead.empty());
    m_dead->setFixedHeight(2 * desk().appearance.theme().rowHeight *
                           std::min(static_cast<int>(dead.size()), kDeadRows));
    m_deadHeading->setText(dead.empty() ? tr("Every card can be played in some game.")
                                        : tr("%n card(s) that cannot be played unless another card's effect helps",
                                             nullptr, static_cast<int>(dead.size())));
}

QString EconomyPage::reason(const DeadCard& dead) const
{
    const QString title = QString::fromStdString(desk().box.cards[dead.card].title);
    return dead.missing ? tr("%1: nothing of yours answers its Activator %2.").arg(title, word(*dead.missing))
                        : tr("%1: none of your cards has the Keyword it needs in Combat.").arg(title);
}

} // namespace dossier
