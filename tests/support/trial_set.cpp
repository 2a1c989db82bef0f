#include "support/trial_set.h"

#include "support/base_set.h"

#include <algorithm>

namespace dossier::test {

namespace {

// A card of the base set under another number and title.
Card likeOne(CardIndex model, std::string_view number, std::string_view title)
{
    Card card = baseSet()[model];
    card.id = number;
    card.set = card.id.substr(0, 4);
    card.setName = "Trial";
    card.number = std::stoi(card.id.substr(5, 4));
    card.further = true;
    if (!title.empty())
        card.title = title;
    return card;
}

CardIndex firstOf(CardType type)
{
    const auto cards = baseSet().cards();
    const auto found = std::ranges::find_if(cards, [&](const Card& card) { return card.type == type; });
    return static_cast<CardIndex>(found - cards.begin());
}

} // namespace

const CardPool& withTrialSet()
{
    static const CardPool pool = [] {
        std::vector<Card> cards(baseSet().cards().begin(), baseSet().cards().end());
        Card& event = cards.emplace_back(likeOne(firstOf(CardType::Event), "XT99-0063t1", "Odd Notice"));
        event.ownKeywords = {"Heirloom"};
        Card& visitor = cards.emplace_back(likeOne(firstOf(CardType::Adversary), "XT99-0002t1", "Grim Visitor"));
        visitor.words = "It comes unasked.";
        Card& creature = cards.emplace_back(likeOne(firstOf(CardType::Adversary), "XT99-0003t1", "Strange Creature"));
        creature.ownActivators = {"Doubter"};
        cards.push_back(likeOne(firstOf(CardType::Agent), "XT99-0004t1", "Agent Nobody"));
        cards.push_back(likeOne(card("XF96-0004v1"), "XT99-0005t1", {}));
        Card& unheard = cards.emplace_back(likeOne(knownXFile(), "XT99-0006t1", "Unheard Thing"));
        unheard.xfile->types = {1, 1, 1, 1};
        cards.push_back(likeOne(knownXFile(), "XT99-0007t1", {}));
        return CardPool(std::move(cards));
    }();
    return pool;
}

CardIndex trialCard(std::string_view number)
{
    return withTrialSet().findNumber(number).value();
}

CardIndex knownXFile()
{
    return firstOf(CardType::XFile);
}

} // namespace dossier::test
