// What comes in the box.
#include "box/game_data.h"
#include "domain/decks/deck_rules.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// The rule that forbids a second copy of the card in a deck of any set; nothing where it may be in twice.
std::string forbidsTwo(const GameData& box, std::string_view number)
{
    Deck deck;
    deck.add(Zone::BureauDeck, box.cards.findNumber(number).value(), 2);
    const auto problems = checkDeck(deck, box.cards, box.formatOf(deck));
    const auto found = std::ranges::find_if(problems, [](const Problem& problem) {
        return problem.rule.text() == "DECK-20" || problem.rule.text() == "DECK-22";
    });
    return found == problems.end() ? std::string() : std::string(found->rule.text());
}

} // namespace

TEST(GameData, LimitsToOneCopyWhatRemovesItself) // DECK-20, DECK-21, DECK-22
{
    const GameData box = openGameBox();
    for (const char* number :
         {"XF96-0199v1", "XF96-0222v1", "XF97-0357v2", "XF97-0371v2", "XF97-0508x1", "PR97-0999-DNY"})
        EXPECT_EQ(forbidsTwo(box, number), "DECK-20") << number;
    for (const char* number : {"XF96-0243v1", "XF96-0248v1", "XF97-0437x1"})
        EXPECT_EQ(forbidsTwo(box, number), "DECK-22") << number;
    // Only in one of several ways, or when their player wants it.
    for (const char* number : {"XF96-0198v1", "XF97-0373v2", "XF97-0384v2", "XF97-0441x1"})
        EXPECT_EQ(forbidsTwo(box, number), "") << number;
}

TEST(GameData, IsTheSameWhereItIsReadAhead)
{
    const BoxAhead begun;
    const GameData ahead = openGameBox();
    const GameData later = openGameBox();
    EXPECT_TRUE(std::ranges::equal(ahead.cards.cards(), later.cards.cards()));
    EXPECT_EQ(ahead.effects.size(), later.effects.size());
    EXPECT_EQ(ahead.advanced.limits, later.advanced.limits);
    const BoxAhead unused; // as where the program ends before it opens the box
}

} // namespace dossier
