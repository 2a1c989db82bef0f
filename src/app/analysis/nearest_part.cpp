#include "app/analysis/nearest_part.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/work/latest_only_task.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

NearestPart::NearestPart(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_heading(new HeadingLabel({}, desk.appearance, this))
    , m_lines(new CardLines(desk, {tr("Wanted"), tr("Instead"), tr("Copies")}, this))
    , m_make(new QPushButton(tr("Make it a deck"), this))
{
    setObjectName(QStringLiteral("nearestPart"));
    createLayout();
    connect(m_make, &QPushButton::clicked, this, &NearestPart::make);
}

void NearestPart::createLayout()
{
    m_lines->setObjectName(QStringLiteral("swaps"));
    m_lines->setAccessibleName(tr("Cards that stand in for others"));
    m_lines->showWhole();
    m_make->setObjectName(QStringLiteral("makeNearest"));
    m_make->setToolTip(tr("A new deck; the open one stays as it is"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    m_heading->setWordWrap(true);
    column->addWidget(m_heading);
    column->addWidget(m_lines);
    column->addWidget(m_make, 0, Qt::AlignLeft);
}

void NearestPart::refresh()
{
    m_background->start([this, deck = m_desk.openDeck.deck(), owned = m_desk.free.forDeck(m_desk.openDeck.id()),
                         format = m_desk.openDeck.format(), pool = &m_desk.box.cards]() -> LatestOnlyTask::Show {
        NearestDeck nearest = nearestDeck(deck, owned, *pool, format);
        return [this, nearest = std::move(nearest)] { show(nearest); };
    });
}

void NearestPart::show(NearestDeck nearest)
{
    m_nearest = std::move(nearest);
    std::vector<CardLines::Line> lines;
    int copies = 0;
    for (const Swap& swap : m_nearest.swaps) {
        copies += swap.copies;
        const QString instead =
            swap.instead ? QString::fromStdString(m_desk.box.cards[*swap.instead].title) : tr("nothing");
        const QString count = QLocale().toString(swap.copies);
        lines.push_back(swap.wanted ? CardLines::Line{swap.wanted, {instead, count}}
                                    : CardLines::Line{std::nullopt, {tr("to fill the deck"), instead, count}});
    }
    const bool legal = isLegal(m_nearest.problems);
    m_heading->setText(
        copies == 0 ? tr("Your collection allows this deck as it is.")
        : legal     ? tr("The nearest legal deck you can build swaps %n card(s)", nullptr, copies)
                    : tr("You own too few cards for a legal deck; the nearest swaps %n card(s)", nullptr, copies));
    m_lines->show(lines);
    m_lines->setVisible(copies > 0);
    m_make->setVisible(copies > 0);
}

void NearestPart::make()
{
    Deck deck = m_nearest.deck;
    deck.name = tr("%1, as owned").arg(QString::fromStdString(deck.name)).toStdString();
    m_desk.shelf.create(std::move(deck));
}

} // namespace dossier
