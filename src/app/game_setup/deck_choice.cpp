#include "app/game_setup/deck_choice.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "domain/decks/deck_rules.h"
#include "wording/play/goldfish_text.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr qint64 kSurprise = 0; // no deck has this number; those that come with the program count from -1 down

} // namespace

int rowOfDeck(const QComboBox& decks, const QString& name)
{
    int found = name.isEmpty() ? -1 : decks.findText(name);
    const QString now = starterNow(name);
    for (int row = 0; row < decks.count() && found < 0 && !name.isEmpty(); ++row)
        if (starterNow(decks.itemText(row)) == now)
            found = row;
    return found;
}

int rowToPlay(const QComboBox& decks, int wanted, const Desk& desk, const std::function<Deck(std::int64_t)>& deckOf)
{
    constexpr int kFewest = 30;   // cards, fewer than an evening takes
    constexpr int kLookedAt = 24; // each of them has to be loaded
    for (int i = 0; i < std::min(decks.count(), kLookedAt); ++i) {
        const int row = (wanted + i) % decks.count();
        const std::int64_t id = decks.itemData(row).toLongLong();
        if (id == kSurprise)
            continue;
        const Deck deck = deckOf(id);
        const bool built = !deck.team.empty() && bureauDeckSize(deck) >= kFewest;
        if (id == desk.openDeck.id() ? built : isLegal(checkDeck(deck, desk.box.cards, desk.box.formatOf(deck))))
            return row;
    }
    return wanted;
}

DeckChoice::DeckChoice(const Desk& desk, const QString& name, const QString& caption, bool surprise, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_surprise(surprise)
    , m_decks(new QComboBox(this))
    , m_says(new QuietLabel(QString(), desk.appearance, this))
    , m_complete(new QPushButton(tr("Complete it"), this))
    , m_shipped(desk.box)
{
    setObjectName(name + QStringLiteral("Choice"));
    m_decks->setObjectName(name);
    m_decks->setAccessibleName(caption);
    m_decks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_decks->setMinimumContentsLength(14);
    m_says->setObjectName(name + QStringLiteral("Says"));
    m_complete->setObjectName(name + QStringLiteral("Complete"));
    m_complete->setToolTip(tr("Makes a copy of the deck that is legal"));
    auto* above = new QLabel(caption, this);
    above->setFont(desk.appearance.theme().small);
    above->setBuddy(m_decks);
    auto* below = new QHBoxLayout;
    below->addWidget(m_says, 1);
    below->addWidget(m_complete, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(above);
    column->addWidget(m_decks);
    column->addLayout(below);
    column->addStretch(1);
    setFocusProxy(m_decks);
    list();
    connect(&desk.shelf, &DeckLibrary::changed, this, &DeckChoice::list);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckChoice::settle);
    connect(m_complete, &QPushButton::clicked, this, &DeckChoice::complete);
}

// The one that is chosen stays; at first that is the open deck, unless it has only been begun: Return starts the game.
void DeckChoice::list()
{
    const bool first = m_decks->count() == 0;
    const qint64 before = first ? m_desk.openDeck.id() : chosen();
    const QSignalBlocker quiet(m_decks);
    m_decks->clear();
    for (const DeckSummary& deck : m_desk.shelf.decks())
        m_decks->addItem(deck.name, static_cast<qlonglong>(deck.id));
    QStringList stored;
    for (int row = 0; row < m_decks->count(); ++row)
        stored << m_decks->itemText(row);
    if (m_surprise)
        m_decks->addItem(tr("A surprise"), kSurprise);
    for (std::size_t i = 0; i < m_shipped.size(); ++i)
        if (!m_shipped.isAmong(stored, i))
            m_decks->addItem(m_shipped.name(i), -static_cast<qlonglong>(i) - 1);
    int row = std::max(m_decks->findData(before), m_decks->count() > 0 ? 0 : -1);
    if (first && row >= 0)
        row = rowToPlay(*m_decks, row, m_desk, [this](std::int64_t deck) { return deckOf(deck); });
    m_decks->setCurrentIndex(row);
    settle();
}

void DeckChoice::settle()
{
    m_complete->hide();
    if (m_decks->currentIndex() < 0) {
        m_says->clear();
    } else if (isSurprise()) {
        m_says->setText(tr("one of the legal ones, drawn by lot"));
    } else {
        const Deck mine = deck();
        const auto problems = checkDeck(mine, m_desk.box.cards, m_desk.box.formatOf(mine));
        const bool legal = isLegal(problems);
        const QString size = tr("%n card(s)", "of a deck", bureauDeckSize(mine));
        m_says->setText(legal ? tr("✓ legal · %1 · Team %2 RP").arg(size).arg(teamCost(mine, m_desk.box.cards))
                              : tr("✕ %n problem(s) · %1", nullptr, hindrances(problems)).arg(size));
        m_complete->setVisible(!legal);
    }
    emit changed();
}

// A copy, so that the deck stays what it was.
void DeckChoice::complete()
{
    Deck whole = completed(deck(), m_desk.box);
    const QString name = tr("%1, completed").arg(QString::fromStdString(whole.name));
    whole.name = name.toStdString();
    if (!isLegal(checkDeck(whole, m_desk.box.cards, m_desk.box.formatOf(whole))))
        return m_desk.notices.warn(tr("This deck cannot be completed by itself. Decks says what it lacks."));
    const QStringList names = m_desk.shelf.takeAll({whole});
    if (names.isEmpty())
        return;
    choose(names.front());
    m_desk.notices.say(tr("“%1” is legal and lies among your decks.").arg(names.front()));
}

std::int64_t DeckChoice::chosen() const
{
    return m_decks->currentData().toLongLong();
}

QString DeckChoice::deckName() const
{
    return isSurprise() ? QString() : m_decks->currentText();
}

bool DeckChoice::isSurprise() const
{
    return m_surprise && !isEmpty() && chosen() == kSurprise;
}

void DeckChoice::setOther(const Deck& deck)
{
    m_other = QString::fromStdString(deck.name);
    m_game = deck.game;
}

bool DeckChoice::choose(const QString& name)
{
    const int found = rowOfDeck(*m_decks, name);
    if (found >= 0)
        m_decks->setCurrentIndex(found);
    return found >= 0;
}

void DeckChoice::choose(std::int64_t id)
{
    if (const int found = m_decks->findData(static_cast<qlonglong>(id)); found >= 0)
        m_decks->setCurrentIndex(found);
}

void DeckChoice::chooseSurprise()
{
    choose(kSurprise);
}

bool DeckChoice::isEmpty() const
{
    return m_decks->currentIndex() < 0;
}

Deck DeckChoice::deck() const
{
    if (isEmpty())
        return {};
    return isSurprise() ? drawn() : deckOf(chosen());
}

Deck DeckChoice::deckOf(std::int64_t chosen) const
{
    if (chosen < 0)
        return m_shipped.deck(static_cast<std::size_t>(-chosen - 1));
    if (chosen == m_desk.openDeck.id())
        return m_desk.openDeck.deck();
    return m_desk.shelf.load(chosen).value_or(Deck{});
}

// One after the other by lot, until one will do: few of many decks have to be looked at.
Deck DeckChoice::drawn() const
{
    std::vector<std::int64_t> left;
    for (int row = 0; row < m_decks->count(); ++row)
        if (const std::int64_t each = m_decks->itemData(row).toLongLong();
            each != kSurprise && m_decks->itemText(row) != m_other)
            left.push_back(each);
    while (!left.empty()) {
        std::swap(left[QRandomGenerator::global()->bounded(static_cast<quint32>(left.size()))], left.back());
        if (Deck deck = deckOf(left.back()); isPlayable(deck))
            return deck;
        left.pop_back();
    }
    return m_shipped.deck(QRandomGenerator::global()->bounded(static_cast<quint32>(m_shipped.size())));
}

bool DeckChoice::isPlayable(const Deck& deck) const
{
    if (deck.game != m_game || !isLegal(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck))))
        return false;
    return !m_desk.settings.onlyKnownCards() || unknownCardsRefusal(deck, m_desk.box.cards).isEmpty();
}

} // namespace dossier
