#include "support/deck_builder.h"

#include "support/base_set.h"

namespace dossier::test {

Deck legalDeck()
{
    Deck deck;
    deck.name = "Legal";
    deck.add(Zone::XFile, card("XF96-0141v1"), 1);
    for (const char* agent : {"XF96-0169v1", "XF96-0173v1", "XF96-0181v1"})
        deck.add(Zone::Team, card(agent), 1);
    int sites = 0;
    int others = 0;
    for (CardIndex c = 0; c < baseSet().size(); ++c) {
        const Card& candidate = baseSet()[c];
        if (candidate.advancedOnly || candidate.has(Keyword::Killer) || candidate.type == CardType::Agent ||
            candidate.type == CardType::XFile || candidate.number == 198 || candidate.number == 222 ||
            (candidate.activators.size() > 1 && candidate.activators[1] == Activator::Multiplayer) ||
            (!candidate.activators.empty() && candidate.activators[0] == Activator::Multiplayer))
            continue;
        int& soFar = candidate.type == CardType::Site ? sites : others;
        const int most = candidate.type == CardType::Site ? 16 : 44;
        if (soFar < most) {
            deck.add(Zone::BureauDeck, c, 2);
            soFar += 2;
        }
    }
    return deck;
}

} // namespace dossier::test
