// The user's decks. One call is one transaction: what returned without throwing is on disk.
#pragma once

#include "db/database.h"
#include "domain/deck.h"

#include <QDateTime>

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier {

struct StoredDeck
{
    std::int64_t id = 0;
    Deck deck;
};

// What a list of decks shows without loading them.
struct DeckSummary
{
    std::int64_t id = 0;
    QString name;
    Game game = Game::Advanced;
    int bureauDeckSize = 0;
    int teamSize = 0;
    QDateTime changed; // UTC
};

class DeckStore
{
public:
    // Both must outlive the store. Cards are stored by printed number; numbers the pool does not know are kept aside.
    DeckStore(Database& database, const CardPool& pool);

    std::vector<DeckSummary> decks() const;                    // by name, case-blind
    std::optional<StoredDeck> find(const QString& name) const; // exact, else the only one that is the same case-blind
    StoredDeck load(std::int64_t id) const;

    // A new deck; throws NameTaken where the name is in use, compared case-blind. Returns its id.
    std::int64_t create(const Deck& deck);
    // Replaces all of it; throws NoSuchEntry, NameTaken.
    void save(std::int64_t id, const Deck& deck);
    void rename(std::int64_t id, const QString& name);
    // A copy under a new name; returns its id.
    std::int64_t copy(std::int64_t id, const QString& name);
    void remove(std::int64_t id);
    // `wish`, or "wish (2)" and so on, whichever is free.
    QString freeName(const QString& wish) const;

private:
    Database& m_database;
    const CardPool& m_pool;
};

} // namespace dossier
