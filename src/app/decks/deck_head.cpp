#include "app/decks/deck_head.h"

#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "desk/deck_shelf.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace dossier {

DeckHead::DeckHead(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_name(new QLineEdit(this))
    , m_game(new QComboBox(this))
    , m_killers(new QCheckBox(tr("Killer cards agreed"), this))
    , m_play(new QToolButton(this))
{
    createLayout();
    connectSignals();
    refresh();
}

void DeckHead::createLayout()
{
    m_name->setObjectName(QStringLiteral("deckName"));
    m_name->setAccessibleName(tr("Name of the deck"));
    m_name->setFont(m_desk.appearance.theme().heading);
    m_game->setObjectName(QStringLiteral("deckGame"));
    m_game->setAccessibleName(tr("Game the deck is for"));
    for (const Game game : {Game::Advanced, Game::Basic})
        m_game->addItem(nameOf(game), static_cast<int>(game));
    m_killers->setObjectName(QStringLiteral("killersAgreed"));
    m_killers->setToolTip(tr("Both players agree to play with Killer cards (rule OPT-3)"));
    m_play->setObjectName(QStringLiteral("playDeck"));
    m_play->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_play->setText(tr("Play"));
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setToolTip(tr("Play this deck at the table, against the computer"));
    m_play->setAccessibleName(tr("Play this deck"));
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3 * kGrid);
    row->addWidget(m_name, 1);
    row->addWidget(m_game);
    row->addWidget(m_killers);
    row->addWidget(m_play);
}

void DeckHead::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DeckHead::refresh);
    connect(m_name, &QLineEdit::editingFinished, this, &DeckHead::rename);
    connect(m_game, &QComboBox::activated, this, [this] {
        m_desk.openDeck.change([this](Deck& deck) { deck.game = static_cast<Game>(m_game->currentData().toInt()); });
    });
    connect(m_play, &QToolButton::clicked, this, &DeckHead::playWanted);
    connect(m_killers, &QCheckBox::clicked, this, [this](bool agreed) {
        m_desk.openDeck.change([agreed](Deck& deck) { deck.killersAgreed = agreed; });
        m_killers->setChecked(m_desk.openDeck.deck().killersAgreed); // it could not be stored
    });
}

void DeckHead::refresh()
{
    const Deck& deck = m_desk.openDeck.deck();
    if (!m_name->hasFocus() || !m_name->isModified())
        m_name->setText(QString::fromStdString(deck.name));
    m_game->setCurrentIndex(deck.game == Game::Basic ? 1 : 0);
    m_killers->setChecked(deck.killersAgreed);
    m_killers->setVisible(deck.game == Game::Advanced);
}

void DeckHead::rename()
{
    if (!m_desk.openDeck.isOpen() || !m_name->isModified())
        return;
    m_name->setModified(false);
    m_desk.shelf.rename(m_desk.openDeck.id(), m_name->text());
    m_name->setText(QString::fromStdString(m_desk.openDeck.deck().name));
}

} // namespace dossier
