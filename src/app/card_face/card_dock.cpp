#include "app/card_face/card_dock.h"

#include "app/card_face/card_rulings.h"
#include "app/card_face/card_view.h"
#include "app/fitting/scroll_frame.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace dossier {

CardDock::CardDock(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_page(new QWidget)
    , m_scroll(new ScrollFrame(m_page, this))
    , m_view(new CardView(desk.box.cards, desk.texts, desk.appearance, this))
    , m_owned(new QLabel(this))
    , m_less(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_toDeck(new QPushButton(this))
    , m_toTeam(new QPushButton(this))
    , m_rulings(new QPushButton(tr("Rules and rulings"), this))
    , m_decisions(new CardRulings(desk, this))
{
    setObjectName(QStringLiteral("cardDock"));
    m_view->usePictures(desk.pictures);
    createLayout();
    connectSignals();
    refresh();
}

void CardDock::show(std::optional<CardIndex> card)
{
    m_view->show(card);
    m_decisions->showCard(card);
    refresh();
}

void CardDock::createLayout()
{
    m_owned->setObjectName(QStringLiteral("ownedLabel"));
    m_less->setObjectName(QStringLiteral("ownedLess"));
    m_less->setIcon(icon(Glyph::Minus, m_desk.appearance));
    m_less->setToolTip(tr("One copy less in the collection (-)"));
    m_less->setAccessibleName(tr("One copy less in the collection"));
    m_more->setObjectName(QStringLiteral("ownedMore"));
    m_more->setIcon(icon(Glyph::Plus, m_desk.appearance));
    m_more->setToolTip(tr("One copy more in the collection (+)"));
    m_more->setAccessibleName(tr("One copy more in the collection"));
    m_toDeck->setObjectName(QStringLiteral("addToDeck"));
    m_toTeam->setObjectName(QStringLiteral("addToTeam"));
    m_toTeam->setText(tr("Add to Team"));
    m_rulings->setObjectName(QStringLiteral("rulings"));
    m_rulings->setFlat(true);
    m_rulings->setIcon(icon(Glyph::Rules, m_desk.appearance));
    m_toTeam->setToolTip(tr("Ctrl+Enter in the list"));

    auto* counts = new QHBoxLayout;
    counts->addWidget(m_owned, 1);
    counts->addWidget(m_less);
    counts->addWidget(m_more);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_toDeck, 1);
    buttons->addWidget(m_toTeam, 1);
    // They take what is left, and scroll by themselves.
    m_decisions->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_decisions->setMinimumHeight(20 * kGrid);
    m_scroll->setObjectName(QStringLiteral("cardDockScroll"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_view);
    column->addLayout(counts);
    column->addLayout(buttons);
    column->addWidget(m_rulings, 0, Qt::AlignLeft);
    column->addWidget(m_decisions, 1);
    column->addStretch();
}

void CardDock::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCard();
}

// The card gives way to what stands below it, down to its least size; from there on the page scrolls.
void CardDock::fitCard()
{
    const int least = m_view->minimumSizeHint().height();
    const int below = m_page->minimumSizeHint().height() - least;
    m_view->setMaximumHeight(std::max(least, height() - below));
}

void CardDock::connectSignals()
{
    connect(&m_desk.owned, &OwnedCards::changed, this, &CardDock::refresh);
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &CardDock::refresh);
    connect(m_less, &QToolButton::clicked, this, [this] { m_desk.owned.remove(*m_view->card(), 1); });
    connect(m_more, &QToolButton::clicked, this, [this] { m_desk.owned.add(*m_view->card(), 1); });
    connect(m_toDeck, &QPushButton::clicked, this, [this] { addTo(usualZone(m_desk.box.cards[*m_view->card()])); });
    connect(m_rulings, &QPushButton::clicked, this, [this] { emit rulingsWanted(*m_view->card()); });
    connect(m_decisions, &CardRulings::ruleWanted, this, &CardDock::ruleWanted);
    connect(m_decisions, &CardRulings::cardWanted, this, [this](CardIndex card) { show(card); });
    connect(m_toTeam, &QPushButton::clicked, this, [this] { addTo(Zone::Team); });
}

void CardDock::refresh()
{
    const std::optional<CardIndex> card = m_view->card();
    const Card* facts = card ? &m_desk.box.cards[*card] : nullptr;
    const int owned = card ? m_desk.owned.copies(*card) : 0;
    const int used = owned > 0 ? m_desk.free.inUse(*card) : 0;
    const int lent = owned > 0 ? m_desk.free.lent(*card) : 0;
    QString counts = card ? tr("%n owned", nullptr, owned) : QString();
    QStringList elsewhere;
    if (used > 0)
        elsewhere << tr("%n in built decks", nullptr, used);
    if (lent > 0)
        elsewhere << tr("%n lent", nullptr, lent);
    if (!elsewhere.isEmpty())
        counts += QStringLiteral(" · ") + tr("%n free", nullptr, m_desk.free.of(*card));
    m_owned->setText(counts);
    m_owned->setToolTip(plainTip(elsewhere.join(QStringLiteral(" · "))));
    m_rulings->setEnabled(card.has_value());
    m_more->setEnabled(card.has_value());
    m_less->setEnabled(owned > 0);
    m_toDeck->setEnabled(card.has_value());
    m_rulings->setEnabled(card.has_value());
    const bool isXFile = facts && facts->type == CardType::XFile;
    m_toDeck->setText(isXFile ? tr("Make it the X-File") : tr("Add to deck"));
    m_toDeck->setToolTip(
        plainTip(m_desk.openDeck.isOpen()
                     ? tr("Enter in the list: into %1").arg(QString::fromStdString(m_desk.openDeck.deck().name))
                     : tr("Enter in the list: begins a new deck")));
    m_toTeam->setVisible(facts && facts->type == CardType::Agent);
    fitCard();
}

void CardDock::addTo(Zone zone)
{
    addToDeck(m_desk, *m_view->card(), zone);
}

} // namespace dossier
