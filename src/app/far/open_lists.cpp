#include "app/far/open_lists.h"

#include "app/far/far_seat.h"
#include "app/fitting/scroll_frame.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "wording/words/game_words.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

// As one looks for a card in another one's deck.
std::vector<DeckEntry> byType(std::vector<DeckEntry> entries, const CardPool& pool)
{
    std::ranges::stable_sort(entries, {}, [&](const DeckEntry& entry) {
        return std::pair(pool[entry.card].type, std::string_view(pool[entry.card].title));
    });
    return entries;
}

} // namespace

OpenLists::OpenLists(const Desk& desk, const FarSeat& seat, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
{
    constexpr int kBeside = 2; // pages beside each other
    setObjectName(QStringLiteral("openLists"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("The decks at this table"));
    auto* inside = new QWidget(this);
    auto* pages = new QGridLayout(inside);
    pages->setHorizontalSpacing(6 * kGrid);
    pages->setVerticalSpacing(4 * kGrid);
    for (std::size_t i = 0; i < seat.lists().size(); ++i) {
        auto* page = createPage(seat.lists()[i]);
        auto* column = new QVBoxLayout;
        column->addWidget(new HeadingLabel(seat.nameOf(static_cast<Seat>(i)), desk.appearance, this));
        column->addWidget(page);
        column->addStretch(1);
        const int place = static_cast<int>(i);
        pages->addLayout(column, place / kBeside, place % kBeside);
        pages->setColumnStretch(place % kBeside, 1);
    }
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(new QuietLabel(tr("All have agreed that everybody sees them. X-Files are drawn by lot."),
                                  desk.appearance, this));
    all->addWidget(new ScrollFrame(inside, this), 1);
    all->addWidget(close, 0, Qt::AlignRight);
    resize(200 * kGrid, 150 * kGrid);
}

QWidget* OpenLists::createPage(const Deck& deck)
{
    auto* page = new QWidget(this);
    auto* lines = new CardLines(m_desk, {tr("Card"), tr("Where"), tr("Copies")}, page);
    lines->setAccessibleName(tr("What lies in the deck"));
    lines->showWhole();
    std::vector<CardLines::Line> all;
    for (const Zone zone : {Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : byType(deck.zone(zone), m_desk.box.cards))
            all.push_back({entry.card, {word(zone), QString::number(entry.count)}});
    lines->show(all);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new QuietLabel(QString::fromStdString(deck.name), m_desk.appearance, page));
    column->addWidget(lines);
    return page;
}

} // namespace dossier
