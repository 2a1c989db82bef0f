// A card of the collection as a whole: what all its heaps add up to, and how a sum that is written goes to the heaps.
#pragma once

#include "db/stores/collection_store.h"
#include "domain/cards/card_pool.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier {

class FreeCopies;
class OwnedCards;

struct CardSums
{
    int have = 0;
    int want = 0;
    int forTrade = 0;
    int free = 0;
    int lent = 0;
    int inDecks = 0; // built ones
    int spare = 0;   // free beyond what one deck can use

    bool operator==(const CardSums&) const = default;
};

// By CardIndex.
std::vector<CardSums> cardSums(const OwnedCards& owned, const FreeCopies& free, const CardPool& pool);

// Which cards of the set are shown.
enum class CardsShown { All, Owned, Missing, Wanted, Spare, Lent, InDecks };
inline constexpr int kCardsShown = 7;
bool isShown(const CardSums& sums, CardsShown which);

// The heaps that change, as they are to be; a new one has no number. `heaps` are all of the card, as they are.
//
// So many copies in all. New ones go where copies without place and grade lie, or to the only heap at hand; fewer are
// taken from what is at hand, what is lent comes last.
std::vector<StoredHeap> withCopies(const std::vector<StoredHeap>& heaps, const std::string& card, int copies);
// So many looked for. They stand with the first heap.
std::vector<StoredHeap> withWanted(const std::vector<StoredHeap>& heaps, const std::string& card, int wanted);
// So many for trade, at hand before lent. Nothing where there are not so many copies.
std::optional<std::vector<StoredHeap>> withForTrade(const std::vector<StoredHeap>& heaps, int forTrade);
// At least so many of the copies at hand for trade.
std::vector<StoredHeap> withOffered(const std::vector<StoredHeap>& heaps, int offered);

} // namespace dossier
