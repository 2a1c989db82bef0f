// The user's decks. One call is one transaction: what returned without throwing is on disk.
#pragma once

#include "db/file/database.h"
#include "db/history/history_step.h"
#include "domain/cards/card_set.h"
#include "domain/decks/deck.h"
#include "domain/limits/text_limits.h"

#include <QDateTime>

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dossier {

// A pause in typing that begins a new step of the history.
inline constexpr std::chrono::seconds kSameEdit{2};

struct StoredDeck
{
    std::int64_t id = 0;
    Deck deck;
};

// What a list of decks shows without loading them. Sizes count every stored copy, also those of cards that only a
// newer program knows.
struct DeckSummary
{
    std::int64_t id = 0;
    QString name;
    Game game = Game::Advanced;
    QString folder;
    std::vector<std::string> tags;
    DeckState state = DeckState::Idea;
    int bureauDeckSize = 0;
    int teamSize = 0;
    QDateTime changed; // UTC
};

// Where a deck comes from: what the history says of it.
enum class DeckOrigin { Made, Imported };

// A deck as a search looks at it: its zones hold the cards the pool knows, in any order; nothing stands aside.
struct ListedDeck
{
    DeckSummary summary;
    Deck deck;
};

// Every change is a step of the history (history_store.h). Names and folders are stored trimmed, tags simplified; an
// empty one throws BadValue, as does a count outside 1 to kMostCopies or a zone that lists a printing twice. A text
// that is longer than it may be (text_limits.h) throws TooLong, but for one that is stored like that already.
// Case-blind means: compared folded (text/fold.h).
class DeckStore
{
public:
    // Both must outlive the store. Cards are stored by printed number. A stored number the pool does not know is handed
    // out as a line aside ("2 XF97-0001v2", line 0); saving a deck with that line keeps the stored card as it was.
    DeckStore(Database& database, const CardPool& pool);

    // Nothing can be saved just now, see Database::whileChanging.
    bool isBusy() const { return m_database.isBusy(); }

    std::vector<DeckSummary> decks() const; // by name, case-blind
    // The same with their cards, for a search: reads the tables once.
    std::vector<ListedDeck> decksWithCards() const;
    // The same with the cards among `cards` alone, and with sizes of 0: quick where these are few.
    std::vector<ListedDeck> decksWithCards(const PoolSet& cards) const;
    // Fills in the sizes of these decks.
    void addSizes(std::vector<DeckSummary>& decks) const;
    std::vector<StoredDeck> builtDecks() const;                // those that are no mere ideas, by id
    std::optional<StoredDeck> find(const QString& name) const; // exact, else the only one that is the same case-blind
    bool contains(std::int64_t id) const;
    StoredDeck load(std::int64_t id) const; // throws NoSuchEntry
    // All of them as load() has them, by id; for thousands of decks much quicker than one after the other.
    std::vector<StoredDeck> loadAll() const;

    // A new deck; throws NameTaken where the name is in use, compared case-blind. Returns its id.
    std::int64_t create(const Deck& deck, DeckOrigin origin = DeckOrigin::Made);
    // The same under the name that is free like its own, which it then bears. Throws TooLong.
    std::int64_t createFreelyNamed(Deck& deck, DeckOrigin origin = DeckOrigin::Made);
    // Several imported decks in one step, each under a free name like its own. Returns their ids.
    std::vector<std::int64_t> import(std::span<const Deck> decks, Limits limits = Limits::Checked);
    // Replaces all of it; throws NoSuchEntry, NameTaken. Does nothing where it is stored like that already. Notes that
    // are saved again within kSameEdit are the same step.
    void save(std::int64_t id, const Deck& deck);
    // Replaces several decks as one step, which is called `facts`; all of them or none.
    void saveAll(std::span<const StoredDeck> decks, const HistoryFacts& facts);
    void rename(std::int64_t id, const QString& name);
    // A copy under a new name; returns its id.
    std::int64_t copy(std::int64_t id, const QString& name);
    std::int64_t copyFreelyNamed(std::int64_t id, const QString& wish);
    void remove(std::int64_t id);
    // `wish`, or "wish (2)" and so on, whichever is free now: another program may take it in the next moment. Throws
    // TooLong.
    QString freeName(const QString& wish) const;

    // Once after an upgrade from version 3, whose agreement to Killer cards was a setting for all decks: gives its
    // value to the decks of that time, in what they are and were. Is no step of the history; afterwards it does
    // nothing.
    void adoptKillers(bool agreed);

private:
    Database& m_database;
    const CardPool& m_pool;
};

} // namespace dossier
