#include "app/game_setup/seat_fields.h"

#include "app/game_setup/deck_choice.h"
#include "app/theme/theme.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLongestName = 24;
constexpr qint64 kNoCards = 0; // no deck has this number
constexpr const char* kNobody = "nobody";

} // namespace

SeatFields::SeatFields(const Desk& desk, Seat seat, const std::vector<SeatFields*>& seats, QGridLayout& grid, int row,
                       QWidget& page)
    : QObject(&page)
    , m_desk(desk)
    , m_seats(seats)
    , m_before(seats.empty() ? nullptr : seats.back())
    , m_letter(playerNames(seat + 1).last())
    , m_shipped(desk.box)
    , m_name(new QLineEdit(&page))
    , m_deck(new QComboBox(&page))
    , m_who(new QComboBox(&page))
{
    const QString letter(QChar(u'A' + seat));
    m_name->setObjectName(QStringLiteral("name") + letter);
    m_name->setPlaceholderText(m_letter);
    m_name->setMaxLength(kLongestName);
    m_name->setMinimumWidth(m_name->fontMetrics().horizontalAdvance(m_letter) + 6 * kGrid);
    m_name->setAccessibleName(tr("Name of %1").arg(m_letter));
    m_deck->setObjectName(QStringLiteral("deck") + letter);
    m_deck->setAccessibleName(tr("Deck of %1").arg(m_letter));
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(16);
    m_who->setObjectName(QStringLiteral("who") + letter);
    m_who->setAccessibleName(tr("Who sits in the seat of %1").arg(m_letter));
    m_who->addItem(tr("at this table"), QString());
    m_who->addItem(tr("does nothing"), QLatin1String(kNobody));
    for (const char* word : {"novice", "agent", "supervisor", "director"})
        m_who->addItem(botName(word), QLatin1String(word));
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_who->setMinimumContentsLength(12);
    m_who->setToolTip(
        tr("Whoever has to choose takes the seat; hands are covered when it changes. "
           "A player who does nothing needs no deck. The program plays as a novice who errs, an agent who "
           "minds his own cases, a supervisor who goes by rules of thumb, or a director who thinks ahead."));
    grid.addWidget(m_name, row, 0);
    grid.addWidget(m_deck, row, 1);
    grid.addWidget(m_who, row, 2);
    listDecks();
    connect(&desk.shelf, &DeckLibrary::changed, this, &SeatFields::listDecks);
    connect(m_who, &QComboBox::currentIndexChanged, this, &SeatFields::listDecks);
    connect(m_deck, &QComboBox::currentIndexChanged, this, &SeatFields::changed);
    connect(m_deck, &QComboBox::activated, this, [this] { m_picked = true; });
    connect(m_name, &QLineEdit::textChanged, this, &SeatFields::changed);
}

// The deck that is chosen stays; at first that is the seat's usual one, or none for somebody who does nothing.
void SeatFields::listDecks()
{
    const bool wasPassive = m_deck->findData(kNoCards) >= 0;
    qint64 before = m_deck->currentIndex() < 0 ? kNoCards : chosen();
    if (isPassive() && (!wasPassive || chosen() == kNoCards))
        before = kNoCards;
    {
        const QSignalBlocker quiet(m_deck);
        m_deck->clear();
        if (isPassive())
            m_deck->addItem(tr("no cards"), kNoCards);
        for (const DeckSummary& deck : m_desk.shelf.decks())
            m_deck->addItem(deck.name, static_cast<qlonglong>(deck.id));
        if (!isPassive())
            listShippedDecks();
        const int found = before == kNoCards && !isPassive() ? -1 : m_deck->findData(before);
        m_deck->setCurrentIndex(found < 0 ? usualDeck() : found);
    }
    emit changed();
}

// The open one, or the first, for the first seat; every other one gets what follows the deck before, of those that are
// stored where there are several, so that two do not begin with the same. -1 where there is none.
int SeatFields::usualDeck() const
{
    if (isPassive() || m_deck->count() == 0)
        return m_deck->count() > 0 ? 0 : -1;
    const int stored = static_cast<int>(m_desk.shelf.decks().size());
    int wanted = m_before ? m_deck->findData(m_before->lastDeck()) + 1
                          : std::max(m_deck->findData(static_cast<qlonglong>(m_desk.openDeck.id())), 0);
    if (m_before && stored > 1)
        wanted %= stored;
    const auto playable = [&](int from) {
        return rowToPlay(*m_deck, from % m_deck->count(), m_desk, [this](std::int64_t deck) { return deckOf(deck); });
    };
    constexpr int kLookedAt = 8; // more than there are seats
    for (int i = 0; i < std::min(m_deck->count(), kLookedAt); ++i)
        if (const int row = playable(wanted + i); !isTaken(m_deck->itemData(row).toLongLong()))
            return row;
    return playable(wanted);
}

// Somebody else begins with it who sits at the table.
bool SeatFields::isTaken(qint64 deck) const
{
    return std::ranges::any_of(m_seats, [&](const SeatFields* each) {
        return each != this && !each->m_deck->isHidden() && deck != kNoCards && each->chosen() == deck;
    });
}

// Of this seat, or of the nearest before it that has cards.
qint64 SeatFields::lastDeck() const
{
    return chosen() == kNoCards && m_before ? m_before->lastDeck() : chosen();
}

void SeatFields::listShippedDecks()
{
    QStringList stored;
    for (int row = 0; row < m_deck->count(); ++row)
        stored << m_deck->itemText(row);
    for (std::size_t i = 0; i < m_shipped.size(); ++i)
        if (!m_shipped.isAmong(stored, i))
            m_deck->addItem(m_shipped.name(i), -static_cast<qlonglong>(i) - 1);
}

void SeatFields::setDeck(std::int64_t id)
{
    m_picked = true;
    m_deck->setCurrentIndex(std::max(m_deck->findData(static_cast<qlonglong>(id)), 0));
}

bool SeatFields::setDeck(const QString& name)
{
    const int found = rowOfDeck(*m_deck, name);
    m_picked = m_picked || found >= 0;
    if (found >= 0)
        m_deck->setCurrentIndex(found);
    return found >= 0;
}

QString SeatFields::deckName() const
{
    return m_deck->currentText();
}

qint64 SeatFields::chosen() const
{
    return m_deck->currentData().toLongLong();
}

void SeatFields::setShown(bool shown)
{
    if (shown && m_deck->isHidden() && !m_picked && isTaken(chosen()))
        m_deck->setCurrentIndex(usualDeck());
    for (QWidget* field : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_who)})
        field->setVisible(shown);
}

QString SeatFields::givenName() const
{
    return m_name->text().simplified();
}

void SeatFields::setGivenName(const QString& name)
{
    m_name->setText(name.left(kLongestName));
}

QString SeatFields::name() const
{
    return givenName().isEmpty() ? m_letter : givenName();
}

bool SeatFields::isPassive() const
{
    return m_who->currentData().toString() == QLatin1String(kNobody);
}

std::string SeatFields::player() const
{
    return isPassive() ? std::string() : m_who->currentData().toString().toStdString();
}

void SeatFields::setPlayer(std::string_view word)
{
    const QString wanted = QString::fromUtf8(word);
    m_who->setCurrentIndex(m_who->findData(wanted));
}

void SeatFields::setPassive(bool passive)
{
    m_who->setCurrentIndex(passive ? 1 : 0);
}

Deck SeatFields::deck() const
{
    return m_deck->currentIndex() < 0 || chosen() == kNoCards ? Deck{} : deckOf(chosen());
}

Deck SeatFields::deckOf(std::int64_t deck) const
{
    if (deck < 0)
        return m_shipped.deck(static_cast<std::size_t>(-deck - 1));
    if (deck == m_desk.openDeck.id())
        return m_desk.openDeck.deck();
    return m_desk.shelf.load(deck).value_or(Deck{});
}

} // namespace dossier
