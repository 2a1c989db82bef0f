#include "app/collection/completion_page.h"

#include "app/chart/bar_list.h"
#include "app/chart/line_chart.h"
#include "app/collection/heap_table_model.h"
#include "app/printing/print_dialog.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/deck_words.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "wording/words/game_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>

namespace dossier {

namespace {

QString figure(int number)
{
    return number == 0 ? QString() : QLocale().toString(number);
}

} // namespace

CompletionPage::CompletionPage(const Desk& desk, const HeapTableModel& heaps, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_heaps(heaps)
    , m_headline(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_types(new BarList(desk.appearance, this))
    , m_rarities(new BarList(desk.appearance, this))
    , m_tabs(new QTabBar(this))
    , m_said(new QuietLabel({}, desk.appearance, this))
    , m_lines(new CardLines(desk, {tr("Card"), {}, {}, {}}, this))
    , m_offer(new QPushButton(this))
    , m_print(new QPushButton(tr("Print …"), this))
{
    setObjectName(QStringLiteral("completionPage"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2 * kGrid, 0, 0);
    row->setSpacing(6 * kGrid);
    row->addWidget(createFigures(), 1);
    row->addWidget(createLists(), 1);
    connect(&desk.free, &FreeCopies::changed, this, &CompletionPage::refreshIfShown);
    connect(&heaps, &HeapTableModel::loaded, this, &CompletionPage::refreshIfShown);
    connect(m_tabs, &QTabBar::currentChanged, this, &CompletionPage::showChosenList);
    connect(m_offer, &QPushButton::clicked, this, &CompletionPage::doWhatIsOffered);
    connect(m_print, &QPushButton::clicked, this, &CompletionPage::print);
}

QWidget* CompletionPage::createFigures()
{
    m_headline->setObjectName(QStringLiteral("completionHeadline"));
    m_headline->setFont(m_desk.appearance.theme().title);
    m_headline->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("completionProgress"));
    m_progress->setAccessibleName(tr("Share of the set that is owned"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(2 * kGrid);
    m_types->setObjectName(QStringLiteral("completionTypes"));
    m_types->setAccessibleName(tr("Completion by type"));
    m_rarities->setObjectName(QStringLiteral("completionRarities"));
    m_rarities->setAccessibleName(tr("Completion by rarity"));
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 3 * kGrid, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_headline);
    column->addWidget(m_progress);
    column->addSpacing(2 * kGrid);
    column->addWidget(new QuietLabel(tr("Solid: owned. Hatched: missing."), m_desk.appearance, this));
    column->addWidget(new HeadingLabel(tr("By type"), m_desk.appearance, this));
    column->addWidget(m_types);
    column->addSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("By rarity"), m_desk.appearance, this));
    column->addWidget(m_rarities);
    column->addStretch(1);
    auto* frame = new QScrollArea(this);
    frame->setWidget(body);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->viewport()->setBackgroundRole(QPalette::Window);
    return frame;
}

QWidget* CompletionPage::createLists()
{
    m_tabs->setObjectName(QStringLiteral("completionLists"));
    m_tabs->setAccessibleName(tr("Lists"));
    m_tabs->setFont(m_desk.appearance.theme().small);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const QString& name : {tr("Missing"), tr("To spare"), tr("Want list"), tr("In use")})
        m_tabs->addTab(name);
    m_lines->setObjectName(QStringLiteral("completionCards"));
    m_lines->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_offer->setObjectName(QStringLiteral("completionOffer"));
    m_print->setObjectName(QStringLiteral("completionPrint"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_offer);
    buttons->addWidget(m_print);
    buttons->addStretch(1);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_tabs);
    column->addWidget(m_said);
    column->addWidget(m_lines, 1);
    column->addLayout(buttons);
    return side;
}

void CompletionPage::showList(int list)
{
    m_tabs->setCurrentIndex(list);
}

void CompletionPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void CompletionPage::refreshIfShown()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void CompletionPage::refresh()
{
    m_stale = false;
    showFigures();
    showChosenList();
}

void CompletionPage::showFigures()
{
    const Completion completion = completionOf(m_desk.free.owned(), m_desk.box.cards);
    const auto& [owned, of, copies] = completion.all;
    m_headline->setText(tr("%1 of %2 cards").arg(owned).arg(of) + QStringLiteral("  ·  ") +
                        percent(static_cast<double>(owned) / std::max(of, 1)));
    m_progress->setRange(0, std::max(of, 1));
    m_progress->setValue(owned);
    showTypes(completion);
    showRarities(completion);
}

void CompletionPage::showTypes(const Completion& completion)
{
    std::vector<BarList::Row> rows;
    for (int i = 0; i < kCardTypes; ++i) {
        const auto type = static_cast<CardType>(i);
        const CompletionShare& share = completion.byType[static_cast<std::size_t>(i)];
        if (share.of > 0)
            rows.push_back({.name = headingOf(type),
                            .value = static_cast<double>(share.owned),
                            .figure = tr("%1 of %2").arg(share.owned).arg(share.of),
                            .mark = type,
                            .tint = tintOf(type),
                            .further = static_cast<double>(share.missing()),
                            .words = tr("%n cop(y/ies)", nullptr, share.copies)});
    }
    m_types->show(std::move(rows));
}

void CompletionPage::showRarities(const Completion& completion)
{
    std::vector<BarList::Row> rows;
    for (int i = 0; i < kRarities; ++i) {
        const CompletionShare& share = completion.byRarity[static_cast<std::size_t>(i)];
        if (share.of > 0)
            rows.push_back({.name = word(static_cast<Rarity>(i)),
                            .value = static_cast<double>(share.owned),
                            .figure = tr("%1 of %2").arg(share.owned).arg(share.of),
                            .further = static_cast<double>(share.missing()),
                            .words = tr("%n cop(y/ies)", nullptr, share.copies)});
    }
    m_rarities->show(std::move(rows));
}

void CompletionPage::showChosenList()
{
    m_lines->setAccessibleName(m_tabs->tabText(m_tabs->currentIndex()));
    m_offer->hide();
    m_print->show();
    switch (m_tabs->currentIndex()) {
    case Spare:
        return fillSpare();
    case WantList:
        return fillWanted();
    case InUse:
        return fillInUse();
    default:
        return fillMissing();
    }
}

void CompletionPage::fillMissing()
{
    const CardPool& pool = m_desk.box.cards;
    const CopyCounts wanted = m_heaps.wantedCopies();
    std::vector<CardLines::Line> lines;
    bool allWanted = true;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (m_desk.owned.copies(card) == 0) {
            lines.push_back({card, {word(pool[card].type), word(pool[card].rarity), figure(wanted[card])}});
            allWanted = allWanted && wanted[card] > 0;
        }
    m_lines->setHorizontalHeaderLabels({tr("Card"), tr("Type"), tr("Rarity"), tr("Wanted")});
    m_lines->setInvitation(tr("Nothing is missing: the set is complete."));
    m_lines->show(lines);
    m_said->setText(
        lines.empty() ? QString()
                      : tr("%n card(s) of the set that you do not own yet.", nullptr, static_cast<int>(lines.size())));
    m_offer->setText(tr("Put all on the want list"));
    m_offer->setVisible(!lines.empty() && !allWanted);
}

void CompletionPage::fillSpare()
{
    const CopyCounts spare = spareCopies(m_desk.free.all());
    const CopyCounts trade = m_heaps.tradeCopies();
    std::vector<CardLines::Line> lines;
    bool allOffered = true;
    for (CardIndex card = 0; card < spare.size(); ++card)
        if (spare[card] > 0) {
            lines.push_back(
                {card, {figure(m_desk.free.of(card)), QLocale().toString(spare[card]), figure(trade[card])}});
            allOffered = allOffered && trade[card] >= spare[card];
        }
    m_lines->setHorizontalHeaderLabels({tr("Card"), tr("Free"), tr("To spare"), tr("For trade")});
    m_lines->setInvitation(tr("You have no more than %1 free copies of anything.").arg(kKeptCopies));
    m_lines->show(lines);
    m_said->setText(lines.empty() ? QString()
                                  : tr("Free copies beyond the %1 that one deck can use.").arg(kKeptCopies));
    m_offer->setText(tr("Offer them for trade"));
    m_offer->setVisible(!lines.empty() && !allOffered);
}

void CompletionPage::fillWanted()
{
    const CopyCounts wanted = m_heaps.wantedCopies();
    std::vector<CardLines::Line> lines;
    for (CardIndex card = 0; card < wanted.size(); ++card)
        if (wanted[card] > 0)
            lines.push_back({card,
                             {word(m_desk.box.cards[card].rarity), figure(m_desk.owned.copies(card)),
                              QLocale().toString(wanted[card])}});
    m_lines->setHorizontalHeaderLabels({tr("Card"), tr("Rarity"), tr("Owned"), tr("Wanted")});
    m_lines->setInvitation(
        tr("Nothing is wanted. Write a number into the column “Wanted”, or put missing cards here."));
    m_lines->show(lines);
    m_said->setText(QString());
}

void CompletionPage::fillInUse()
{
    std::vector<CardLines::Line> lines;
    for (CardIndex card = 0; card < m_desk.box.cards.size(); ++card)
        if (m_desk.free.inUse(card) > 0)
            lines.push_back({card,
                             {figure(m_desk.owned.copies(card)), figure(m_desk.free.inUse(card)),
                              QLocale().toString(m_desk.free.of(card))}});
    m_lines->setHorizontalHeaderLabels({tr("Card"), tr("Owned"), tr("In use"), tr("Free")});
    m_lines->setInvitation(tr("No copy lies in a built deck. A deck that is only an idea needs none."));
    m_lines->show(lines);
    m_said->setText(lines.empty() ? QString() : tr("Copies that lie in built decks."));
    m_print->hide();
}

void CompletionPage::doWhatIsOffered()
{
    m_tabs->currentIndex() == Spare ? tradeAllSpare() : wantAllMissing();
}

void CompletionPage::wantAllMissing()
{
    const CopyCounts wanted = m_heaps.wantedCopies();
    std::vector<OwnedCard> wishes;
    for (CardIndex card = 0; card < wanted.size(); ++card)
        if (m_desk.owned.copies(card) == 0 && wanted[card] == 0) {
            OwnedCard wish;
            wish.card = m_desk.box.cards[card].id;
            wish.wanted = 1;
            wishes.push_back(std::move(wish));
        }
    m_desk.history.tell([&] {
        return m_desk.owned.merge(wishes, MergeMode::Add)
                   ? tr("%n card(s) went on the want list.", nullptr, static_cast<int>(wishes.size()))
                   : QString();
    });
}

// Of each card the copies to spare are offered, from its heaps at hand in order.
void CompletionPage::tradeAllSpare()
{
    CopyCounts spare = spareCopies(m_desk.free.all());
    std::vector<StoredHeap> heaps;
    for (CardIndex card = 0; card < spare.size(); ++card)
        if (spare[card] > 0)
            for (StoredHeap& heap : m_desk.owned.heapsOf(m_desk.box.cards[card].id)) {
                if (!heap.owned.lentTo.empty())
                    continue;
                const int offered = std::clamp(heap.owned.count, 0, spare[card]);
                spare[card] -= offered;
                if (offered <= heap.owned.forTrade)
                    continue;
                heap.owned.forTrade = offered;
                heaps.push_back(std::move(heap));
            }
    if (heaps.empty())
        return;
    m_desk.history.tell([&] {
        return m_desk.owned.change(heaps) ? tr("%n row(s) changed.", nullptr, static_cast<int>(heaps.size()))
                                          : QString();
    });
}

void CompletionPage::print()
{
    PrintDialog& dialog = showPrintDialog(m_desk, *window());
    const int list = m_tabs->currentIndex();
    dialog.choose(list == Spare ? PrintKind::TradeList : list == WantList ? PrintKind::WantList : PrintKind::Checklist);
}

} // namespace dossier
