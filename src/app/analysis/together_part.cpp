#include "app/analysis/together_part.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/work/latest_only_task.h"

#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kIdRole = Qt::UserRole + 1;
constexpr int kMostDecksShown = 30; // beyond these the list scrolls by itself

} // namespace

TogetherPart::TogetherPart(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_decks(new QListWidget(this))
    , m_verdict(new QLabel(this))
    , m_lines(new CardLines(desk, {tr("Short of"), tr("Needed"), tr("Owned"), tr("In decks")}, this))
{
    setObjectName(QStringLiteral("togetherPart"));
    createLayout();
    connect(m_decks, &QListWidget::itemChanged, this, &TogetherPart::ask);
}

void TogetherPart::createLayout()
{
    m_decks->setObjectName(QStringLiteral("decksTogether"));
    m_decks->setAccessibleName(tr("Decks to be built together"));
    m_decks->setFrameShape(QFrame::NoFrame);
    m_decks->viewport()->setBackgroundRole(QPalette::Window);
    m_verdict->setObjectName(QStringLiteral("togetherVerdict"));
    m_verdict->setWordWrap(true);
    m_lines->setObjectName(QStringLiteral("contentions"));
    m_lines->setAccessibleName(tr("Cards there are too few of"));
    m_lines->showWhole();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("Built at the same time"), m_desk.appearance, this));
    column->addWidget(m_decks);
    column->addWidget(m_verdict);
    column->addWidget(m_lines);
}

void TogetherPart::refresh()
{
    listDecks();
    ask();
}

// The open deck is ticked at first; what was ticked stays.
void TogetherPart::listDecks()
{
    std::vector<std::int64_t> before = chosen();
    if (before.empty())
        before.push_back(m_desk.openDeck.id());
    const QSignalBlocker quiet(m_decks);
    m_decks->clear();
    for (const DeckSummary& deck : m_desk.shelf.decks()) {
        auto* item = new QListWidgetItem(deck.name, m_decks);
        item->setData(kIdRole, static_cast<qlonglong>(deck.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::ranges::count(before, deck.id) > 0 ? Qt::Checked : Qt::Unchecked);
    }
    m_decks->setFixedHeight(std::clamp(m_decks->count(), 1, kMostDecksShown) * m_desk.appearance.theme().rowHeight + 2);
}

std::vector<std::int64_t> TogetherPart::chosen() const
{
    std::vector<std::int64_t> ids;
    for (int row = 0; row < m_decks->count(); ++row)
        if (m_decks->item(row)->checkState() == Qt::Checked)
            ids.push_back(m_decks->item(row)->data(kIdRole).toLongLong());
    return ids;
}

void TogetherPart::ask()
{
    std::vector<Deck> decks;
    QStringList names;
    for (const std::int64_t id : chosen())
        if (const auto deck = m_desk.shelf.load(id); deck && decks.size() < kMostDecksTogether) {
            decks.push_back(*deck);
            names << QString::fromStdString(deck->name);
        }
    m_background->start([this, decks = std::move(decks), names, owned = m_desk.free.atHand(),
                         pool = &m_desk.box.cards]() -> LatestOnlyTask::Show {
        Answer answer{contentionsOf(decks, owned, *pool), mostDecksTogether(decks, owned, *pool)};
        return [this, names, answer = std::move(answer)] { show(answer, names); };
    });
}

void TogetherPart::show(const Answer& answer, const QStringList& names)
{
    std::vector<CardLines::Line> lines;
    for (const Contention& contention : answer.contentions) {
        QStringList wanting;
        for (const std::size_t deck : contention.decks)
            wanting << names.value(static_cast<qsizetype>(deck));
        lines.push_back({contention.card.card,
                         {QLocale().toString(contention.card.needed), QLocale().toString(contention.card.available),
                          wanting.join(QStringLiteral(", "))}});
    }
    QStringList most;
    for (const std::size_t deck : answer.most)
        most << names.value(static_cast<qsizetype>(deck));
    const int decks = static_cast<int>(names.size());
    if (decks == 0)
        m_verdict->setText(tr("Tick the decks that shall lie built at the same time."));
    else if (lines.empty())
        m_verdict->setText(decks == 1 ? tr("Yes: you own all its cards.")
                                      : tr("Yes: you own the cards of all %n deck(s) together.", nullptr, decks));
    else
        m_verdict->setText(most.isEmpty() ? tr("No: not one of them can be built.")
                                          : tr("No: at most %1 can be built.").arg(most.join(tr(" and "))));
    m_lines->show(lines);
    m_lines->setVisible(!lines.empty());
}

} // namespace dossier
