#include "app/playtest/swap_page.h"

#include "app/entry/card_entry_line.h"
#include "app/fitting/flow_layout.h"
#include "app/playtest/swap_model.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/playtest/swap_choices.h"
#include "wording/play/series_text.h"
#include "wording/words/elision.h"

#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

QString titleOf(const CardPool& pool, CardIndex card)
{
    return QString::fromStdString(pool[card].title);
}

} // namespace

SwapPage::SwapPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_out(new QComboBox(this))
    , m_in(new CardEntryLine(desk.box.cards, this))
    , m_owned(new QPushButton(tr("What I &own"), this))
    , m_list(new QListWidget(this))
    , m_less(new QPushButton(tr("&Take off"), this))
    , m_try(new QPushButton(tr("&Try them"), this))
    , m_verdict(new QLabel(this))
    , m_model(new SwapModel(desk.box.cards, this))
    , m_table(new QTableView(this))
    , m_make(new QPushButton(tr("&Make the exchange"), this))
{
    setObjectName(QStringLiteral("swapPage"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5 * kGrid);
    row->addWidget(createChoice());
    row->addWidget(createResult(), 1);
    connect(m_out, &QComboBox::currentIndexChanged, this, &SwapPage::settle);
    connect(m_in, &CardEntryLine::entered, this, &SwapPage::addCandidate);
    connect(m_in, &CardEntryLine::refused, this, &SwapPage::refused);
    connect(m_in, &CardEntryLine::leftOut, this, &SwapPage::refused);
    connect(m_owned, &QPushButton::clicked, this, &SwapPage::addOwned);
    connect(m_list, &QListWidget::currentRowChanged, this, &SwapPage::settle);
    connect(m_less, &QPushButton::clicked, this, [this] {
        m_candidates.erase(m_candidates.begin() + m_list->currentRow());
        listCandidates();
    });
    connect(m_try, &QPushButton::clicked, this, &SwapPage::tryThem);
    connect(m_make, &QPushButton::clicked, this, &SwapPage::makeExchange);
    forget();
}

QWidget* SwapPage::createChoice()
{
    auto* page = new QWidget(this);
    m_out->setObjectName(QStringLiteral("swapOut"));
    m_out->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_out->setMinimumContentsLength(14);
    m_in->setObjectName(QStringLiteral("swapIn"));
    m_in->setPlaceholderText(tr("A card that may come in"));
    m_in->setAccessibleName(tr("A card that may come in"));
    m_owned->setObjectName(QStringLiteral("swapOwned"));
    m_owned->setToolTip(tr("Every card of the same type of which a copy is free"));
    m_list->setObjectName(QStringLiteral("swapCandidates"));
    m_list->setAccessibleName(tr("Cards that may come in"));
    m_less->setObjectName(QStringLiteral("swapLess"));
    m_try->setObjectName(QStringLiteral("trySwaps"));
    m_try->setToolTip(tr("Against the opponents on the left: few games for the hopeless, fresh games for the best"));
    auto* outLabel = new QLabel(tr("One copy o&ut"), page);
    outLabel->setBuddy(m_out);
    auto* inLabel = new QLabel(tr("One copy &in, one of these"), page);
    inLabel->setBuddy(m_in);
    for (QLabel* label : {outLabel, inLabel})
        label->setWordWrap(true);
    auto* buttons = new FlowLayout;
    buttons->setSpacing(2 * kGrid);
    buttons->addWidget(m_owned);
    buttons->addWidget(m_less);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    for (QWidget* part : std::initializer_list<QWidget*>{outLabel, m_out, inLabel, m_in, m_list})
        column->addWidget(part);
    column->addLayout(buttons);
    column->addWidget(m_try);
    page->setFixedWidth(std::max(72 * kGrid, page->minimumSizeHint().width()));
    return page;
}

QWidget* SwapPage::createResult()
{
    auto* page = new QWidget(this);
    m_verdict->setObjectName(QStringLiteral("swapVerdict"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_make->setObjectName(QStringLiteral("makeExchange"));
    m_make->setToolTip(tr("In the deck; it can be undone like any change"));
    dressTable(*m_table, m_desk.appearance.theme());
    m_table->setObjectName(QStringLiteral("swapTable"));
    m_table->setAccessibleName(tr("Exchanges that were tried"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RowDelegate(m_desk.appearance, m_table));
    letRowsBreak(*m_table, whiskerHeight(m_desk.appearance.theme()));
    const int letter = QFontMetrics(m_desk.appearance.theme().text).averageCharWidth();
    m_table->setColumnWidth(SwapModel::Out, 26 * letter);
    m_table->setColumnWidth(SwapModel::Difference, 26 * letter);
    giveRest(*m_table, SwapModel::In, 24 * letter);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_verdict);
    column->addWidget(m_make, 0, Qt::AlignLeft);
    column->addWidget(m_table, 1);
    column->addWidget(new QuietLabel(tr("In the search the best is flattered, for it was picked by it. What is said "
                                        "above comes from games it has not played before."),
                                     m_desk.appearance, page));
    return page;
}

void SwapPage::setDeck(std::int64_t id, const Deck& deck)
{
    if (id == m_id && deck.bureauDeck == m_deck.bureauDeck)
        return;
    if (id != m_id)
        m_candidates.clear();
    const QVariant before = m_out->currentData();
    m_id = id;
    m_deck = deck;
    {
        const QSignalBlocker quiet(m_out);
        m_out->clear();
        for (const DeckEntry& entry : deck.bureauDeck)
            m_out->addItem(titleOf(m_desk.box.cards, entry.card), static_cast<int>(entry.card));
        m_out->model()->sort(0);
        m_out->setCurrentIndex(std::max(m_out->findData(before), m_out->count() > 0 ? 0 : -1));
    }
    forget();
    listCandidates();
}

void SwapPage::choose(CardIndex card)
{
    m_out->setCurrentIndex(m_out->findData(static_cast<int>(card)));
    m_in->setFocus();
}

CardIndex SwapPage::out() const
{
    return static_cast<CardIndex>(m_out->currentData().toInt());
}

void SwapPage::addCandidate(const CardEntry& entry)
{
    if (std::ranges::find(m_candidates, entry.card) == m_candidates.end())
        m_candidates.push_back(entry.card);
    listCandidates();
}

void SwapPage::addOwned()
{
    const CardPool& pool = m_desk.box.cards;
    const std::size_t before = m_candidates.size();
    for (const CardIndex card : freeBeside(m_desk.free.forDeck(m_id), m_deck, pool))
        if (pool[card].type == pool[out()].type && std::ranges::find(m_candidates, card) == m_candidates.end())
            m_candidates.push_back(card);
    if (m_candidates.size() == before)
        emit refused(tr("You own no further card of this type that is free."));
    listCandidates();
}

void SwapPage::listCandidates()
{
    m_list->clear();
    for (const CardIndex card : m_candidates)
        m_list->addItem(titleOf(m_desk.box.cards, card));
    m_list->setCurrentRow(m_list->count() - 1);
    settle();
}

void SwapPage::tryThem()
{
    const Format format = m_desk.box.formatOf(m_deck);
    SwapChoices choices(m_deck, m_desk.box.cards, format);
    for (const CardIndex card : m_candidates)
        choices.add({out(), card});
    if (choices.all().empty()) {
        emit refused(tr("None of these keeps the deck as legal as it is."));
        return;
    }
    emit swapsWanted(choices.all());
}

void SwapPage::forget()
{
    m_best.reset();
    m_played.reset();
    m_model->show({});
    m_verdict->setText(tr("Choose a card that may go and some that may come in its place; then they play the same "
                          "games, and the best is confirmed in fresh ones."));
    settle();
}

QString SwapPage::wordsFor(const SwapReport& report) const
{
    const CardSwap& swap = report.tried.front().swap;
    const Comparison& sure = report.confirmed;
    const QString points = differenceWords(sure.difference);
    const QString in = titleOf(m_desk.box.cards, swap.in);
    const QString out = titleOf(m_desk.box.cards, swap.out);
    if (sure.difference.low > 0)
        return tr("%1 instead of %2 helps: %3 percentage points, confirmed in %n pair(s) of fresh games.", nullptr,
                  sure.pairs)
            .arg(in, out, points);
    if (sure.difference.high < 0)
        return tr("No exchange helps: even %1 instead of %2 makes it worse, %3 percentage points in %n pair(s) of "
                  "fresh "
                  "games.",
                  nullptr, sure.pairs)
            .arg(in, out, points);
    return tr("Nothing is sure yet: %1 instead of %2 looked best, with %3 percentage points in %n pair(s) of fresh "
              "games. More games tell more.",
              nullptr, sure.pairs)
        .arg(in, out, points);
}

void SwapPage::show(const PlayedSwaps& played)
{
    const SwapReport& report = played.report;
    if (report.confirmed.pairs == 0)
        return;
    m_model->show(report.tried);
    m_table->resizeColumnToContents(SwapModel::Pairs);
    constexpr qsizetype kMostNamed = 4;
    QStringList against = played.against.mid(0, kMostNamed);
    if (played.against.size() > kMostNamed)
        against << QStringLiteral("…");
    m_verdict->setText(elided(wordsFor(report)) + QLatin1Char('\n') +
                       tr("%1 plays all, against %2; %3, %4.", "a player; decks; whose X-Files; by what rules")
                           .arg(playerName(played.player), against.join(QStringLiteral(", ")),
                                xFilesText(played.xFiles), rulesText(played.options, played.seed)));
    m_best = report.tried.front().swap;
    m_played = played;
    settle();
}

void SwapPage::makeExchange()
{
    if (!m_best)
        return;
    const CardSwap swap = *m_best;
    m_desk.history.tell([&] {
        return m_desk.shelf.change(m_id, [&](Deck& deck) { deck = swapped(deck, swap); })
                   ? tr("%1 came in for %2.")
                         .arg(titleOf(m_desk.box.cards, swap.in), titleOf(m_desk.box.cards, swap.out))
                   : QString();
    });
}

void SwapPage::setRunning(bool running)
{
    m_running = running;
    settle();
}

void SwapPage::settle()
{
    m_owned->setEnabled(!m_running && m_out->currentIndex() >= 0);
    m_less->setEnabled(!m_running && m_list->currentRow() >= 0);
    m_try->setEnabled(!m_running && m_out->currentIndex() >= 0 && !m_candidates.empty());
    m_make->setVisible(m_best.has_value());
    m_make->setEnabled(!m_running && m_best && m_deck.count(Zone::BureauDeck, m_best->out) > 0);
    for (QWidget* field : std::initializer_list<QWidget*>{m_out, m_in})
        field->setEnabled(!m_running);
}

} // namespace dossier
