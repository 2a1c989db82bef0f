#include "db/stores/deck_rows.h"

#include "db/file/quick_statement.h"
#include "db/history/removed_cards.h"
#include "db/stores/deck_store.h"
#include "text/json.h"

#include <algorithm>
#include <array>
#include <climits>
#include <functional>
#include <set>
#include <tuple>
#include <unordered_map>

namespace dossier {

class DeckRowWriter
{
public:
    explicit DeckRowWriter(const Work& work)
        : m_removed(work)
        , m_insertCard(work, QStringLiteral(R"(
            INSERT INTO deck_card (deck_id, zone, number, count, position)
            VALUES (?, ?, ?, ?, ?))"))
        , m_insertAside(work, QStringLiteral(R"(
            INSERT INTO deck_aside (deck_id, position, line, text)
            VALUES (?, ?, ?, ?))"))
    {}

    // What is written from now on is of this deck.
    void begin(std::int64_t id)
    {
        m_id = id;
        m_asides = 0;
    }
    void writeCard(std::string_view zone, const std::string& number, int count, int position)
    {
        m_removed.refuse(number);
        m_insertCard.run(m_id, std::string(zone), number, count, position);
    }
    void writeAside(const UnresolvedLine& aside) { m_insertAside.run(m_id, m_asides++, aside.line, aside.text); }

private:
    std::int64_t m_id = 0;
    int m_asides = 0;
    RemovedCards m_removed;
    Statement m_insertCard;
    Statement m_insertAside;
};

namespace {

struct DeckCardRow
{
    Zone zone = Zone::BureauDeck;
    std::string number;
    int count = 0;
    int position = 0;
};

constexpr std::array<Zone, kZones> kAllZones{Zone::XFile, Zone::Team, Zone::BureauDeck};

constexpr std::string_view nameOf(Zone zone)
{
    switch (zone) {
    case Zone::XFile:
        return "xfile";
    case Zone::Team:
        return "team";
    case Zone::BureauDeck:
        return "bureau_deck";
    }
    return {};
}

Zone zoneNamed(const Work& work, std::string_view word)
{
    for (const Zone zone : kAllZones)
        if (word == nameOf(zone))
            return zone;
    work.fail(StoreError::Kind::Damaged, QStringLiteral("an unknown zone of a deck: ") + QString::fromUtf8(word));
}

// Exactly this number: CardPool's own search also takes it without the printing mark.
std::optional<CardIndex> known(const CardPool& pool, const std::string& number)
{
    const auto card = pool.findNumber(number);
    return card && pool[*card].id == number ? card : std::nullopt;
}

// The same for the rows of many decks, which name few cards.
class Numbers
{
public:
    explicit Numbers(const CardPool& pool)
        : m_pool(pool)
    {}

    std::optional<CardIndex> operator()(std::string_view number)
    {
        if (const auto found = m_known.find(number); found != m_known.end())
            return found->second;
        return m_known.emplace(number, known(m_pool, std::string(number))).first->second;
    }

private:
    // Looks up what is no string yet.
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view number) const { return std::hash<std::string_view>()(number); }
    };

    const CardPool& m_pool;
    std::unordered_map<std::string, std::optional<CardIndex>, Hash, std::equal_to<>> m_known;
};

UnresolvedLine asideLine(const DeckCardRow& row)
{
    return {0, std::to_string(row.count) + " " + row.number};
}

std::vector<DeckCardRow> cardRows(const Work& work, std::int64_t id)
{
    Statement select(work, QStringLiteral(R"(
        SELECT zone, number, count, position
        FROM deck_card
        WHERE deck_id = ?
        ORDER BY zone, position)"));
    std::vector<DeckCardRow> rows;
    for (select.run(id); select.next();)
        rows.push_back({zoneNamed(work, select.utf8(0)), select.utf8(1), static_cast<int>(select.number(2)),
                        static_cast<int>(select.number(3))});
    return rows;
}

void saveZone(const Work& work, const CardPool& pool, const Deck& deck, Zone zone, DeckRowWriter& writer)
{
    std::set<CardIndex> seen;
    int position = 0;
    for (const DeckEntry& entry : deck.zone(zone)) {
        if (entry.card >= pool.size() || !seen.insert(entry.card).second)
            work.fail(StoreError::Kind::BadValue, QStringLiteral("a card is unknown or listed twice"));
        const std::string& number = pool[entry.card].id;
        if (entry.count < 1 || entry.count > kMostCopies)
            work.fail(StoreError::Kind::BadValue,
                      QStringLiteral("%1 copies of %2").arg(entry.count).arg(QString::fromStdString(number)));
        writer.writeCard(nameOf(zone), number, entry.count, position++);
    }
}

void saveAside(const CardPool& pool, const Deck& deck, std::vector<DeckCardRow> formerRows, DeckRowWriter& writer)
{
    for (const UnresolvedLine& aside : deck.aside) {
        const auto former = std::find_if(formerRows.begin(), formerRows.end(), [&](const DeckCardRow& row) {
            return !known(pool, row.number) && asideLine(row) == aside;
        });
        if (former == formerRows.end()) {
            writer.writeAside(aside);
            continue;
        }
        writer.writeCard(nameOf(former->zone), former->number, former->count, former->position);
        formerRows.erase(former);
    }
}

void checkCount(const Work& work, int count, std::string_view number)
{
    if (count < 1 || count > kMostCopies)
        work.fail(StoreError::Kind::Damaged,
                  QStringLiteral("%1 copies of %2 in a deck").arg(count).arg(QString::fromUtf8(number)));
}

// The rows of a zone in their order; `known` says which card a number is.
template <typename Known>
void addCards(const Work& work, const std::vector<DeckCardRow>& rows, Known known, Deck& deck)
{
    for (const DeckCardRow& row : rows) {
        checkCount(work, row.count, row.number);
        if (const std::optional<CardIndex> card = known(row.number))
            deck.zone(row.zone).push_back({*card, row.count});
        else
            deck.aside.push_back(asideLine(row));
    }
}

std::vector<DeckCardRow> cardRows(const Work& work, const Json& lines)
{
    std::vector<DeckCardRow> rows;
    for (const Json& line : lines.items()) {
        const Json::Items& fields = line.items();
        if (fields.size() != 4)
            throw JsonError(line.line(), "a card is no zone, number, count and position");
        rows.push_back({zoneNamed(work, fields[0].asString()), fields[1].asString(), fields[2].asInt(1, kMostCopies),
                        fields[3].asInt(0, INT_MAX)});
    }
    std::sort(rows.begin(), rows.end(), [](const DeckCardRow& a, const DeckCardRow& b) {
        return std::tie(a.zone, a.position) < std::tie(b.zone, b.position);
    });
    return rows;
}

std::vector<UnresolvedLine> asideLines(const Json& lines)
{
    std::vector<UnresolvedLine> aside;
    for (const Json& line : lines.items()) {
        const Json::Items& fields = line.items();
        if (fields.size() != 3)
            throw JsonError(line.line(), "a line aside is no position, line and text");
        aside.push_back({fields[1].asInt(0, INT_MAX), fields[2].asString()});
    }
    return aside;
}

// Throws JsonError.
Deck deckOf(const Work& work, const Json& image, const CardPool& pool)
{
    const auto text = [&](const char* name) { return image.at(name).asString(); };
    Deck deck;
    deck.name = text("name");
    deck.notes = text("notes");
    deck.game = gameNamed(work, QString::fromStdString(text("game")));
    deck.folder = text("folder");
    deck.tags = tagsOf(QString::fromStdString(text("tags")));
    deck.state = stateNamed(work, QString::fromStdString(text("state")));
    const Json* const killers = image.find("killers");
    deck.killersAgreed = killers && killers->asInt(0, 1) != 0;
    if (const Json* const sets = image.find("sets"))
        deck.sets = setsNamed(work, QString::fromStdString(sets->asString()));
    deck.aside = asideLines(image.at("aside"));
    addCards(work, cardRows(work, image.at("cards")), Numbers(pool), deck);
    return deck;
}

} // namespace

void loadRows(const Work& work, const CardPool& pool, std::int64_t id, Deck& deck)
{
    Statement select(work, QStringLiteral("SELECT line, text FROM deck_aside WHERE deck_id = ? ORDER BY position"));
    for (select.run(id); select.next();)
        deck.aside.push_back({static_cast<int>(select.number(0)), select.utf8(1)});

    addCards(work, cardRows(work, id), Numbers(pool), deck);
}

void loadAllRows(const Work& work, const CardPool& pool, std::vector<StoredDeck>& decks)
{
    const auto behind = [&](std::size_t at, std::int64_t id) {
        while (at < decks.size() && decks[at].id < id)
            ++at;
        return at;
    };
    Statement aside(work, QStringLiteral("SELECT deck_id, line, text FROM deck_aside ORDER BY deck_id, position"));
    std::size_t at = 0;
    for (aside.run(); aside.next();)
        if (at = behind(at, aside.number(0)); at < decks.size() && decks[at].id == aside.number(0))
            decks[at].deck.aside.push_back({static_cast<int>(aside.number(1)), aside.utf8(2)});

    QuickStatement cards(work, QStringLiteral("SELECT deck_id, zone, number, count, position FROM deck_card "
                                              "ORDER BY deck_id, zone"));
    std::vector<DeckCardRow> rows;
    Numbers numbers(pool);
    at = 0;
    const auto finish = [&] {
        std::sort(rows.begin(), rows.end(), [](const DeckCardRow& a, const DeckCardRow& b) {
            return std::tie(a.zone, a.position) < std::tie(b.zone, b.position);
        });
        if (!rows.empty())
            addCards(work, rows, std::ref(numbers), decks[at].deck);
        rows.clear();
    };
    while (cards.next()) {
        const std::int64_t id = cards.number(0);
        if (at < decks.size() && decks[at].id != id) {
            finish();
            at = behind(at, id);
        }
        if (at < decks.size() && decks[at].id == id) {
            const Zone zone = zoneNamed(work, cards.text(1));
            rows.push_back({zone, std::string(cards.text(2)), static_cast<int>(cards.number(3)),
                            static_cast<int>(cards.number(4))});
        }
    }
    if (at < decks.size())
        finish();
}

void addAllCards(const Work& work, const CardPool& pool, std::vector<ListedDeck>& decks)
{
    std::unordered_map<std::int64_t, ListedDeck*> byId;
    for (ListedDeck& listed : decks)
        byId.emplace(listed.summary.id, &listed);
    QuickStatement cards(work, QStringLiteral("SELECT deck_id, zone, number, count FROM deck_card"));
    Numbers numbers(pool);
    std::int64_t id = 0;
    ListedDeck* listed = nullptr;
    while (cards.next()) {
        if (const std::int64_t deck = cards.number(0); deck != id || !listed) {
            const auto found = byId.find(id = deck);
            listed = found == byId.end() ? nullptr : found->second;
        }
        if (!listed)
            continue;
        const Zone zone = zoneNamed(work, cards.text(1));
        const std::string_view number = cards.text(2);
        const auto count = static_cast<int>(cards.number(3));
        checkCount(work, count, number);
        listed->summary.bureauDeckSize += zone == Zone::BureauDeck ? count : 0;
        listed->summary.teamSize += zone == Zone::Team ? count : 0;
        if (const auto card = numbers(number))
            listed->deck.zone(zone).push_back({*card, count});
    }
}

void addCardsAmong(const Work& work, const CardPool& pool, const PoolSet& cards, std::vector<ListedDeck>& decks)
{
    std::unordered_map<std::int64_t, ListedDeck*> byId;
    for (ListedDeck& listed : decks)
        byId.emplace(listed.summary.id, &listed);
    // From each number to the next: there are far fewer than rows.
    Statement stored(work, QStringLiteral(R"(
        WITH RECURSIVE stored (number) AS (
            SELECT min(number) FROM deck_card
            UNION ALL
            SELECT (SELECT min(number) FROM deck_card AS other WHERE other.number > stored.number)
            FROM stored WHERE number IS NOT NULL)
        SELECT number FROM stored WHERE number IS NOT NULL)"));
    std::vector<std::pair<std::string, CardIndex>> numbers;
    for (stored.run(); stored.next();)
        if (const auto card = known(pool, stored.utf8(0)); card && cards.contains(*card))
            numbers.emplace_back(stored.utf8(0), *card);
    QuickStatement rows(work, QStringLiteral("SELECT deck_id, zone, count FROM deck_card WHERE number = ?"));
    for (const auto& [number, card] : numbers) {
        for (rows.bind(0, std::string_view(number)); rows.next();) {
            const auto found = byId.find(rows.number(0));
            if (found == byId.end())
                continue;
            const Zone zone = zoneNamed(work, rows.text(1));
            const auto count = static_cast<int>(rows.number(2));
            checkCount(work, count, number);
            found->second->deck.zone(zone).push_back({card, count});
        }
        rows.finish();
    }
}

void saveRows(const Work& work, const CardPool& pool, std::int64_t id, const Deck& deck)
{
    const std::vector<DeckCardRow> formerRows = cardRows(work, id);
    Statement(work, QStringLiteral("DELETE FROM deck_card WHERE deck_id = ?")).run(id);
    Statement(work, QStringLiteral("DELETE FROM deck_aside WHERE deck_id = ?")).run(id);
    DeckRowWriter writer(work);
    writer.begin(id);
    for (const Zone zone : kAllZones)
        saveZone(work, pool, deck, zone, writer);
    saveAside(pool, deck, formerRows, writer);
}

NewDeckRows::NewDeckRows(const Work& work, const CardPool& pool)
    : m_work(work)
    , m_pool(pool)
    , m_writer(std::make_unique<DeckRowWriter>(work))
{}

NewDeckRows::~NewDeckRows() = default;

void NewDeckRows::write(std::int64_t id, const Deck& deck)
{
    m_writer->begin(id);
    for (const Zone zone : kAllZones)
        saveZone(m_work, m_pool, deck, zone, *m_writer);
    saveAside(m_pool, deck, {}, *m_writer);
}

Deck deckFromImage(const Work& work, const CardPool& pool, const QString& image)
{
    try {
        return deckOf(work, Json::parse(image.toStdString()), pool);
    } catch (const JsonError& error) {
        work.fail(StoreError::Kind::Damaged,
                  QStringLiteral("an image of a deck cannot be read: %1").arg(QString::fromUtf8(error.what())));
    }
}

QString wordFor(Game game)
{
    return game == Game::Basic ? QStringLiteral("basic") : QStringLiteral("advanced");
}

QString wordFor(DeckState state)
{
    return state == DeckState::Built ? QStringLiteral("built") : QStringLiteral("idea");
}

QString wordFor(DeckSets sets)
{
    const std::string_view name = nameOf(sets);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

DeckSets setsNamed(const Work& work, const QString& word)
{
    if (const auto sets = deckSetsNamed(word.toStdString()))
        return *sets;
    work.fail(StoreError::Kind::Damaged, QStringLiteral("unknown sets of a deck: ") + word);
}

Game gameNamed(const Work& work, const QString& word)
{
    for (const Game game : {Game::Advanced, Game::Basic})
        if (word == wordFor(game))
            return game;
    work.fail(StoreError::Kind::Damaged, QStringLiteral("an unknown game of a deck: ") + word);
}

DeckState stateNamed(const Work& work, const QString& word)
{
    for (const DeckState state : {DeckState::Idea, DeckState::Built})
        if (word == wordFor(state))
            return state;
    work.fail(StoreError::Kind::Damaged, QStringLiteral("an unknown state of a deck: ") + word);
}

QString tagLines(const std::vector<std::string>& tags)
{
    QStringList lines;
    for (const std::string& tag : tags)
        lines.append(QString::fromStdString(tag).simplified());
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(QLatin1Char('\n'));
}

std::vector<std::string> tagsOf(const QString& lines)
{
    std::vector<std::string> tags;
    for (const QString& line : lines.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        tags.push_back(line.toStdString());
    return tags;
}

} // namespace dossier
