#include "app/playtest/opponent_list.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/playtest/opponents.h"

namespace dossier {

namespace {

constexpr int kKeyRole = Qt::UserRole + 1; // "shipped/3", "deck/17"; nothing for a heading

bool sameCards(const Deck& a, const Deck& b)
{
    return a.xFile == b.xFile && a.team == b.team && a.bureauDeck == b.bureauDeck;
}

} // namespace

OpponentList::OpponentList(const Desk& desk, QWidget* parent)
    : QListWidget(parent)
    , m_desk(desk)
{
    setObjectName(QStringLiteral("opponents"));
    setAccessibleName(tr("Opponents"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    connect(&desk.appearance, &Appearance::changed, this, [this] {
        const QSignalBlocker nothingIsTicked(this);
        for (int row = 0; row < count(); ++row)
            if (QListWidgetItem* const each = item(row); each && !each->data(kKeyRole).isValid())
                each->setForeground(m_desk.appearance.theme().quiet);
    });
    connect(this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const QString key = item->data(kKeyRole).toString();
        const bool ticked = item->checkState() == Qt::Checked;
        const bool ours = key.startsWith(QLatin1String("shipped"));
        QStringList& noted = ours ? m_unticked : m_ticked;
        noted.removeAll(key);
        if (ticked != ours)
            noted << key;
        emit chosenChanged();
    });
}

const std::vector<Deck>& OpponentList::shipped(Game game) const
{
    if (!m_shipped.contains(game))
        m_shipped[game] = shippedOpponents(m_desk.box, game);
    return m_shipped[game];
}

void OpponentList::addHeading(const QString& words)
{
    auto* item = new QListWidgetItem(words, this);
    item->setFlags(Qt::NoItemFlags);
    QFont font = m_desk.appearance.theme().text;
    font.setWeight(QFont::DemiBold);
    item->setFont(font);
    item->setForeground(m_desk.appearance.theme().quiet); // not chosen, but to be read
}

void OpponentList::addDeck(const QString& name, const QString& key, bool ticked, bool itself)
{
    const bool ours = key.startsWith(QLatin1String("shipped"));
    auto* item = new QListWidgetItem(name, this);
    item->setData(kKeyRole, key);
    item->setToolTip(plainTip(itself ? tr("A deck does not play against itself")
                              : ours ? tr("Comes with the program; a starter's pack is filled up to a whole deck")
                                     : name));
    item->setFlags(itself ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(ticked && !itself ? Qt::Checked : Qt::Unchecked);
}

void OpponentList::listFor(std::int64_t id, const Deck& tested)
{
    m_game = tested.game;
    {
        const QSignalBlocker quiet(this);
        const int row = currentRow();
        clear();
        addHeading(tr("From the program"));
        for (std::size_t i = 0; i < shipped(m_game).size(); ++i) {
            const Deck& deck = shipped(m_game)[i];
            const QString key = QStringLiteral("shipped/%1").arg(i);
            addDeck(QString::fromStdString(deck.name), key, !m_unticked.contains(key), sameCards(deck, tested));
        }
        const std::vector<DeckSummary> decks = m_desk.shelf.decks();
        if (!decks.empty())
            addHeading(tr("Your decks"));
        for (const DeckSummary& deck : decks) {
            const QString key = QStringLiteral("deck/%1").arg(deck.id);
            addDeck(deck.name, key, m_ticked.contains(key), deck.id == id);
        }
        setCurrentRow(std::min(row, count() - 1));
    }
    emit chosenChanged();
}

std::vector<Deck> OpponentList::chosen() const
{
    std::vector<Deck> decks;
    for (int row = 0; row < count(); ++row) {
        const QStringList key = item(row)->data(kKeyRole).toString().split(QLatin1Char('/'));
        if (item(row)->checkState() != Qt::Checked || key.size() != 2)
            continue;
        if (key.front() == QLatin1String("shipped"))
            decks.push_back(shipped(m_game)[key.back().toUInt()]);
        else if (key.back().toLongLong() == m_desk.openDeck.id())
            decks.push_back(m_desk.openDeck.deck());
        else if (auto deck = m_desk.shelf.load(key.back().toLongLong()))
            decks.push_back(std::move(*deck));
    }
    return decks;
}

int OpponentList::chosenCount() const
{
    int chosen = 0;
    for (int row = 0; row < count(); ++row)
        chosen += item(row)->checkState() == Qt::Checked && item(row)->data(kKeyRole).isValid() ? 1 : 0;
    return chosen;
}

} // namespace dossier
