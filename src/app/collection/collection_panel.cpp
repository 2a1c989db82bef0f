#include "app/collection/collection_panel.h"

#include "app/card_face/card_dock.h"
#include "app/collection/collection_page.h"
#include "app/collection/completion_page.h"
#include "app/collection/entry_bar.h"
#include "app/collection/entry_log.h"
#include "app/collection/heaps_page.h"
#include "app/entry/card_entry_line.h"
#include "app/printing/print_dialog.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"
#include "domain/collection/completion.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace dossier {

CollectionPanel::CollectionPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_session(desk.owned, desk.history, desk.box.cards, desk.settings)
    , m_tabs(new QTabBar(this))
    , m_totals(new QLabel(this))
    , m_entry(new EntryBar(desk, m_session, this))
    , m_log(new EntryLog(m_session, desk.box.cards, desk.appearance, this))
    , m_entering(new QWidget(this))
    , m_cards(new CollectionPage(desk, this))
    , m_pages(new QStackedWidget(this))
    , m_dock(new CardDock(desk, this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("collectionPanel"));
    createTabs();
    createLayout();
    connectSignals();
    refresh();
    showCurrent();
    if (auto left = desk.memory.take<Left>(objectName())) {
        m_session.goOn(std::move(left->entered));
        showPage(left->page);
    }
}

CollectionPanel::~CollectionPanel()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
    m_desk.memory.leave(objectName(), Left{m_tabs->currentIndex(), m_session.memory()});
    // They speak to the session, which goes before what only belongs to this.
    delete m_log;
    delete m_entry;
}

void CollectionPanel::focusEntry()
{
    if (m_tabs->currentIndex() == Completion)
        showPage(Cards);
    m_entry->line().setFocus();
}

void CollectionPanel::showPage(int page)
{
    m_tabs->setCurrentIndex(page);
}

void CollectionPanel::print()
{
    switch (m_tabs->currentIndex()) {
    case Heaps:
        return showPrintDialog(m_desk, *window()).choose(PrintKind::Collection);
    case Completion:
        return showPrintDialog(m_desk, *window()).choose(PrintKind::Checklist);
    default:
        return m_cards->print();
    }
}

void CollectionPanel::showCards(CardsShown which, const QString& query)
{
    showPage(Cards);
    m_cards->show(which, query);
}

HeapsPage& CollectionPanel::heaps()
{
    if (!m_heaps) {
        m_pages->addWidget(m_heaps = new HeapsPage(m_desk, this));
        connect(m_heaps, &HeapsPage::cardChanged, this, &CollectionPanel::showCurrent);
        connect(m_heaps, &HeapsPage::searchHelpWanted, this, &CollectionPanel::searchHelpWanted);
    }
    return *m_heaps;
}

CompletionPage& CollectionPanel::completion()
{
    if (!m_completion) {
        m_pages->addWidget(m_completion = new CompletionPage(m_desk, this));
        connect(m_completion, &CompletionPage::cardsWanted, this, &CollectionPanel::showCards);
    }
    return *m_completion;
}

void CollectionPanel::createTabs()
{
    m_tabs->setObjectName(QStringLiteral("collectionPages"));
    m_tabs->setAccessibleName(tr("Pages of the collection"));
    m_tabs->setFont(m_desk.appearance.theme().small);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Cards"));
    m_tabs->addTab(tr("Copies"));
    m_tabs->addTab(tr("Completion"));
    m_totals->setObjectName(QStringLiteral("collectionTotals"));
}

void CollectionPanel::createLayout()
{
    auto* entering = new QVBoxLayout(m_entering);
    entering->setContentsMargins(0, 0, 0, 0);
    entering->setSpacing(kGrid);
    entering->addWidget(m_entry);
    entering->addWidget(m_log);
    m_pages->addWidget(m_cards);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_entering);
    column->addWidget(m_pages, 1);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_dock);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setMinimumHeight(100 * kGrid); // on a small screen with large text the lower edge may be cut
    // With large text the table needs the room.
    m_splitter->setSizes({1000, m_desk.appearance.textPercent() > 125 ? 280 : 330});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    auto* head = new QHBoxLayout;
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(m_totals);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 3 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addLayout(head);
    all->addWidget(m_splitter, 1);
    setFocusProxy(&m_entry->line());
}

void CollectionPanel::connectSignals()
{
    connect(m_dock, &CardDock::rulingsWanted, this, &CollectionPanel::rulingsWanted);
    connect(m_dock, &CardDock::ruleWanted, this, &CollectionPanel::ruleWanted);
    connect(m_cards, &CollectionPage::entryWanted, this, &CollectionPanel::focusEntry);
    connect(&m_entry->line(), &CardEntryLine::entered, this, &CollectionPanel::take);
    connect(&m_entry->line(), &CardEntryLine::leftOut, this,
            [this](const QString& sentence) { m_desk.notices.say(sentence); });
    connect(&m_entry->line(), &CardEntryLine::meaningChanged, this, &CollectionPanel::preview);
    connect(m_log, &EntryLog::cardWanted, this, [this](CardIndex card) { m_dock->show(card); });
    connect(m_log, &EntryLog::left, this, [this] { m_entry->line().setFocus(); });
    connect(&m_desk.owned, &OwnedCards::changed, this, &CollectionPanel::refresh);
    connect(m_cards, &CollectionPage::cardChanged, this, &CollectionPanel::showCurrent);
    connect(m_cards, &CollectionPage::searchHelpWanted, this, &CollectionPanel::searchHelpWanted);
    connect(m_tabs, &QTabBar::currentChanged, this, &CollectionPanel::turnTo);
}

void CollectionPanel::turnTo(int page)
{
    QWidget* shown = m_cards;
    if (page == Heaps)
        shown = &heaps();
    else if (page == Completion)
        shown = &completion();
    // A page that is not looked at does not keep the window from being made smaller.
    for (int i = 0; i < m_pages->count(); ++i) {
        const bool away = m_pages->widget(i) != shown;
        m_pages->widget(i)->setSizePolicy(QSizePolicy::Preferred, away ? QSizePolicy::Ignored : QSizePolicy::Preferred);
    }
    m_pages->setCurrentWidget(shown);
    m_entering->setVisible(page != Completion);
    m_dock->setVisible(page != Completion);
    showCurrent();
}

void CollectionPanel::showCurrent()
{
    if (m_entry->line().meant())
        return; // what is being typed is looked at
    m_dock->show(m_pages->currentWidget() == m_heaps ? m_heaps->currentCard() : m_cards->currentCard());
}

// What Enter would book.
void CollectionPanel::preview()
{
    const auto meant = m_entry->line().meant();
    if (meant)
        m_dock->show(meant->card);
    else if (m_previews) // what was typed is gone again
        showCurrent();
    m_previews = meant.has_value();
}

void CollectionPanel::take(const CardEntry& entry)
{
    const auto entered = m_session.enter(entry.card, entry.count);
    if (!entered)
        return m_entry->line().putBack();
    m_previews = false;
    m_cards->chooseCard(entry.card);
    if (m_heaps)
        m_heaps->chooseHeap(entered->heap);
    m_dock->show(entry.card);
}

void CollectionPanel::refresh()
{
    const std::int64_t copies = m_desk.owned.totalCopies();
    CopyCounts owned(m_desk.box.cards.size());
    for (CardIndex card = 0; card < owned.size(); ++card)
        owned[card] = m_desk.owned.copies(card);
    const dossier::Completion completion = completionOf(owned, m_desk.box.cards);
    QStringList words{tr("%1 copies", nullptr, copiesFrom(copies)).arg(QLocale().toString(copies)),
                      tr("%1 of %2 cards of the base set owned").arg(completion.all.owned).arg(completion.all.of)};
    int further = 0; // of other sets
    for (const SetCompletion& set : completion.furtherSets)
        further += set.share.owned;
    if (further > 0)
        words << tr("%n of other sets", nullptr, further);
    m_totals->setText(words.join(QStringLiteral(" · ")));
}

} // namespace dossier
