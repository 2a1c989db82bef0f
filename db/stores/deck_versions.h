// What a deck was at earlier times, to look at, to compare (domain/deck_diff.h) and to go back to.
#pragma once

#include "db/file/database.h"
#include "db/stores/deck_store.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <vector>

namespace dossier {

struct DeckVersion
{
    std::int64_t id = 0;
    QString label;  // what the user called it; empty for those kept by themselves
    QDateTime when; // UTC: when the deck was last changed to what the version holds
};

// A version that was removed, as it lay in the store.
struct RemovedVersion
{
    std::int64_t id = 0;
    std::int64_t deck = 0;
    QString label;
    QString at;
    QString image;
};

// A version is kept by itself when a deck is changed that nobody had touched for half an hour: what it was until then.
// The newest kMostVersions of these are kept, and all that have a label. Keeping one is no step of the history; going
// back is, for it is DeckStore::save.
class DeckVersions
{
public:
    // Both must outlive this.
    DeckVersions(Database& database, const CardPool& pool);

    // Newest first; the deck as it is now is not among them, unless it was kept.
    std::vector<DeckVersion> of(std::int64_t deck) const;
    Deck load(std::int64_t version) const; // throws NoSuchEntry
    int countAll() const;                  // of all decks

    // The deck as it is now, under a label. Returns the version's number; throws NoSuchEntry.
    std::int64_t keep(std::int64_t deck, const QString& label);
    // Answers what is needed to put it back; throws NoSuchEntry.
    RemovedVersion remove(std::int64_t version);
    // As it was, under its old number. Throws NoSuchEntry where its deck is gone, too.
    void putBack(const RemovedVersion& version);

private:
    Database& m_database;
    const CardPool& m_pool;
};

inline constexpr int kMostVersions = 50;    // of a deck, without a label
inline constexpr int kVersionGap = 30 * 60; // seconds without a change, after which the next one keeps a version

// Within the transaction that is about to change the deck: keeps what it is, if it is time to.
void keepVersionBeforeChange(const Work& work, std::int64_t deck);

} // namespace dossier
