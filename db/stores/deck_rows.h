// A deck as rows of the tables deck_card and deck_aside. Runs within the caller's transaction.
#pragma once

#include "db/file/statement.h"
#include "domain/cards/card_set.h"
#include "domain/decks/deck.h"

#include <cstdint>
#include <memory>

namespace dossier {

struct ListedDeck;
struct StoredDeck;
class DeckRowWriter;

// Fills the zones and the lines aside of `deck`. Numbers the pool does not know become lines aside.
void loadRows(const Work& work, const CardPool& pool, std::int64_t id, Deck& deck);
// The same for decks by id, reading the tables once. Decks that are not among them are passed over.
void loadAllRows(const Work& work, const CardPool& pool, std::vector<StoredDeck>& decks);

// Fills zones and sizes of all decks, which are none's twice and have no cards yet, in the order in which the rows lie.
void addAllCards(const Work& work, const CardPool& pool, std::vector<ListedDeck>& decks);
// Gives these decks their cards among `cards`, and no sizes.
void addCardsAmong(const Work& work, const CardPool& pool, const PoolSet& cards, std::vector<ListedDeck>& decks);

// Replaces the stored rows by those of `deck`. A line aside that stands for a stored card the pool does not know leaves
// that card in its zone. Throws BadValue for counts and cards that make no deck.
void saveRows(const Work& work, const CardPool& pool, std::int64_t id, const Deck& deck);

// The same for decks that have no rows yet, one after the other.
class NewDeckRows
{
public:
    // Both must outlive this.
    NewDeckRows(const Work& work, const CardPool& pool);
    ~NewDeckRows();
    NewDeckRows(const NewDeckRows&) = delete;
    NewDeckRows& operator=(const NewDeckRows&) = delete;

    void write(std::int64_t id, const Deck& deck);

private:
    const Work& m_work;
    const CardPool& m_pool;
    std::unique_ptr<DeckRowWriter> m_writer;
};

// All of a deck as the view deck_image has it, for history and versions. SQLite writes the images, with its own
// functions for JSON: the triggers that keep history run within it and can call nothing of ours.
Deck deckFromImage(const Work& work, const CardPool& pool, const QString& image);

// Words of the table deck and back; an unknown one is Damaged.
QString wordFor(Game game);
QString wordFor(DeckState state);
QString wordFor(DeckSets sets);
Game gameNamed(const Work& work, const QString& word);
DeckSets setsNamed(const Work& work, const QString& word);
DeckState stateNamed(const Work& work, const QString& word);
// A tag a line; blanks within a tag are simplified, empty and repeated tags left out.
QString tagLines(const std::vector<std::string>& tags);
std::vector<std::string> tagsOf(const QString& lines);

} // namespace dossier
