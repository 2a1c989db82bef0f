#include "support/two_sets.h"

#include "support/base_set.h"

namespace dossier::test {

const CardPool& twoSets()
{
    static const CardPool pool = [] {
        std::vector<Card> cards(baseSet().cards().begin(), baseSet().cards().end());
        Card other = baseSet()[card("XF96-0004v1")];
        other.id = "XF97-0004v2";
        other.set = "XF97";
        other.setName = "The Truth Is Out There";
        other.title = "Second Claws";
        cards.push_back(other);
        return CardPool(cards);
    }();
    return pool;
}

} // namespace dossier::test
