#include "app/analysis/compare_page.h"

#include "app/analysis/card_lines.h"
#include "app/analysis/deck_effects.h"
#include "app/decks/deck_shelf.h"
#include "app/decks/free_copies.h"
#include "app/decks/open_deck.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/heading.h"
#include "app/theme/appearance.h"
#include "domain/deck_diff.h"
#include "wording/game_words.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace dossier {

namespace {

const QChar kMinus(0x2212);

QString signedFigure(int value)
{
    return value < 0 ? kMinus + QString::number(-value) : QLatin1Char('+') + QString::number(value);
}

} // namespace

ComparePage::ComparePage(const Desk& desk, QWidget* parent)
    : AnalysisPage(desk, parent)
    , m_other(new QComboBox(this))
    , m_effects(new CardLines(desk, {tr("At the table"), tr("The other"), tr("This deck"), QString()}, this))
    , m_cardsHeading(new HeadingLabel({}, desk.appearance, this))
    , m_cards(new CardLines(desk, {tr("Card"), tr("Zone"), tr("The other"), tr("This deck"), QString()}, this))
{
    setObjectName(QStringLiteral("comparePage"));
    createLayout();
    connect(m_other, &QComboBox::currentIndexChanged, this, &ComparePage::compare);
}

void ComparePage::createLayout()
{
    m_other->setObjectName(QStringLiteral("otherDeck"));
    m_other->setAccessibleName(tr("The deck to compare with"));
    m_effects->setObjectName(QStringLiteral("effectLines"));
    m_effects->setAccessibleName(tr("What differs at the table"));
    m_effects->setInvitation(tr("Choose another deck above. To try a change, copy this deck first (Ctrl+D)."));
    m_cards->setObjectName(QStringLiteral("changedCards"));
    m_cards->setAccessibleName(tr("Cards that differ"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_other);
    column->addSpacing(kGrid);
    column->addWidget(m_effects);
    column->addSpacing(3 * kGrid);
    column->addWidget(m_cardsHeading);
    column->addWidget(m_cards);
    column->addStretch(1);
}

void ComparePage::refresh()
{
    listDecks();
    compare();
}

void ComparePage::listDecks()
{
    const QSignalBlocker quiet(m_other);
    const QVariant before = m_other->currentData();
    m_other->clear();
    m_other->addItem(tr("Compare with …"), 0);
    for (const DeckSummary& deck : desk().shelf.decks())
        if (deck.id != desk().openDeck.id())
            m_other->addItem(deck.name, static_cast<qlonglong>(deck.id));
    m_other->setCurrentIndex(std::max(m_other->findData(before), 0));
}

void ComparePage::compare()
{
    const std::int64_t id = m_other->currentData().toLongLong();
    const std::optional<Deck> other = id == 0 ? std::nullopt : desk().shelf.load(id);
    m_cardsHeading->setVisible(other.has_value());
    m_cards->setVisible(other.has_value());
    if (!other) {
        m_effects->show(std::vector<CardLines::Line>());
        return;
    }
    showEffects(*other);
    showCards(*other);
}

void ComparePage::showEffects(const Deck& other)
{
    std::vector<CardLines::Line> lines;
    for (const DeckEffect& effect : effectsOf(other, desk().openDeck.deck(), desk().box.cards, ownedNow(desk())))
        lines.push_back(
            {std::nullopt,
             {effect.name, effect.before, effect.after, effect.differs() ? QStringLiteral("≠") : QStringLiteral("=")}});
    m_effects->show(lines);
}

void ComparePage::showCards(const Deck& other)
{
    const DeckDiff diff = diffOf(other, desk().openDeck.deck(), desk().box.cards);
    std::vector<CardLines::Line> lines;
    for (const CardChange& change : diff.cards)
        lines.push_back({change.card,
                         {word(change.zone), QString::number(change.before), QString::number(change.after),
                          signedFigure(change.difference())}});
    m_cardsHeading->setText(diff.sameCards() ? tr("The same cards")
                                             : tr("%1 more, %2 fewer").arg(diff.added).arg(diff.removed));
    m_cards->show(lines);
    m_cards->setVisible(!lines.empty());
}

} // namespace dossier
