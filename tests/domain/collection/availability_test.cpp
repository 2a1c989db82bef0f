#include "domain/collection/availability.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

const auto kMulderRare = "XF96-0163v1";
const auto kMulderFixed = "XF96-0169v1";
const auto kOwnedSite = "XF96-0042v1";
const auto kOther = "XF96-0044v1";

CopyCounts owning(std::initializer_list<std::pair<std::string_view, int>> cards)
{
    CopyCounts copies(baseSet().size());
    for (const auto& [number, count] : cards)
        copies[card(number)] += count;
    return copies;
}

const CopyCounts kNone(baseSet().size());

bool canBuildTogether(std::span<const Deck> decks, const CopyCounts& owned)
{
    return contentionsOf(decks, owned, baseSet()).empty();
}

Deck bureauDeckOf(std::initializer_list<std::pair<std::string_view, int>> cards)
{
    Deck deck;
    for (const auto& [number, count] : cards)
        deck.add(Zone::BureauDeck, card(number), count);
    return deck;
}

} // namespace

TEST(Availability, BuiltDecksTieUpCopiesOfAllZones)
{
    Deck deck = bureauDeckOf({{kOwnedSite, 2}});
    deck.add(Zone::Team, card(kMulderFixed), 1);
    deck.add(Zone::XFile, card("XF96-0119v1"), 1);
    const CopyCounts owned = owning({{kOwnedSite, 3}, {kMulderFixed, 1}, {"XF96-0119v1", 2}});
    const CopyCounts free = freeCopies(owned, kNone, std::span(&deck, 1), baseSet());
    EXPECT_EQ(free, owning({{kOwnedSite, 1}, {"XF96-0119v1", 1}}));
}

TEST(Availability, ABuiltDeckTakesThePrintingItNamesElseTheOther) // DECK-5
{
    const CopyCounts owned = owning({{kMulderRare, 1}, {kMulderFixed, 2}});
    const std::vector<Deck> named{bureauDeckOf({{kMulderFixed, 1}})};
    EXPECT_EQ(freeCopies(owned, kNone, named, baseSet()), owning({{kMulderRare, 1}, {kMulderFixed, 1}}));
    const std::vector<Deck> more{bureauDeckOf({{kMulderRare, 2}})};
    EXPECT_EQ(freeCopies(owned, kNone, more, baseSet()), owning({{kMulderFixed, 1}}));
    // Built with more than there is: nothing is left, and never less than nothing.
    const std::vector<Deck> tooMuch{bureauDeckOf({{kMulderRare, 7}})};
    EXPECT_EQ(freeCopies(owned, kNone, tooMuch, baseSet()), owning({}));
}

TEST(Availability, LentCopiesAreNotFree)
{
    const CopyCounts owned = owning({{kOwnedSite, 4}, {kMulderRare, 1}, {kMulderFixed, 2}});
    EXPECT_EQ(copiesAtHand(owned, owning({{kOwnedSite, 4}})), owning({{kMulderRare, 1}, {kMulderFixed, 2}}));
    const std::vector<Deck> built{bureauDeckOf({{kOwnedSite, 1}})};
    EXPECT_EQ(freeCopies(owned, owning({{kOwnedSite, 1}}), built, baseSet())[card(kOwnedSite)], 2);
    EXPECT_EQ(freeCopies(owned, owning({{kOwnedSite, 4}}), built, baseSet())[card(kOwnedSite)], 0)
        << "never below nothing";
    EXPECT_EQ(freeCopies(owned, owning({{kOwnedSite, 9}}), {}, baseSet())[card(kOwnedSite)], 0);
    // The deck names the printing that is lent, so it lies there with the other one.
    const std::vector<Deck> named{bureauDeckOf({{kMulderRare, 1}})};
    EXPECT_EQ(freeCopies(owned, owning({{kMulderRare, 1}}), named, baseSet()),
              owning({{kOwnedSite, 4}, {kMulderFixed, 1}})); // DECK-5
}

TEST(Availability, MissingCountsTheTitleOverZonesAndPrintings)
{
    Deck deck = bureauDeckOf({{kOwnedSite, 2}, {kMulderRare, 2}});
    deck.add(Zone::Team, card(kMulderFixed), 1);
    const std::vector<MissingCard> missing = missingFor(deck, owning({{kOwnedSite, 2}, {kMulderFixed, 2}}), baseSet());
    ASSERT_EQ(missing.size(), 1u);
    EXPECT_EQ(missing[0], (MissingCard{card(kMulderFixed), 3, 2, 1})); // the Team's printing comes first
    EXPECT_EQ(missing[0].missing(), 1);
    EXPECT_TRUE(missingFor(deck, owning({{kOwnedSite, 2}, {kMulderFixed, 3}}), baseSet()).empty());
}

TEST(Availability, DecksThatShareACardNeedItTwice)
{
    const std::vector<Deck> decks{bureauDeckOf({{kOwnedSite, 2}, {kOther, 1}}), bureauDeckOf({{kOwnedSite, 1}}),
                                  bureauDeckOf({{kOther, 1}})};
    const CopyCounts owned = owning({{kOwnedSite, 2}, {kOther, 2}});
    EXPECT_FALSE(canBuildTogether(decks, owned));
    const std::vector<Contention> contentions = contentionsOf(decks, owned, baseSet());
    ASSERT_EQ(contentions.size(), 1u);
    EXPECT_EQ(contentions[0].card, (MissingCard{card(kOwnedSite), 3, 2, 0}));
    EXPECT_EQ(contentions[0].decks, (std::vector<std::size_t>{0, 1}));
    EXPECT_TRUE(canBuildTogether(std::span(decks).subspan(1), owned));
    EXPECT_EQ(mostDecksTogether(decks, owned, baseSet()), (std::vector<std::size_t>{0, 2}));
}

// Up to three copies of each printing, owned and asked for, against trying every way of giving out the copies.
TEST(Availability, AgreesWithBruteForceOnPrintings)
{
    const CardIndex rare = card(kMulderRare);
    const CardIndex fixed = card(kMulderFixed);
    for (int ownedRare = 0; ownedRare <= 3; ++ownedRare)
        for (int ownedFixed = 0; ownedFixed <= 3; ++ownedFixed)
            for (int askedRare = 0; askedRare <= 3; ++askedRare)
                for (int askedFixed = 0; askedFixed <= 3; ++askedFixed) {
                    const CopyCounts owned = owning({{kMulderRare, ownedRare}, {kMulderFixed, ownedFixed}});
                    const CopyCounts asked = owning({{kMulderRare, askedRare}, {kMulderFixed, askedFixed}});
                    int mostGiven = 0;
                    int fewestSubstitutes = 0;
                    for (int takenRare = 0; takenRare <= ownedRare; ++takenRare)
                        for (int takenFixed = 0; takenFixed <= ownedFixed; ++takenFixed) {
                            const int given = takenRare + takenFixed;
                            if (given > askedRare + askedFixed || given < mostGiven)
                                continue;
                            const int substitutes =
                                std::max(takenRare - askedRare, 0) + std::max(takenFixed - askedFixed, 0);
                            if (given > mostGiven || substitutes < fewestSubstitutes)
                                fewestSubstitutes = substitutes;
                            mostGiven = given;
                        }
                    const Allotment allotment = allot(asked, owned, baseSet());
                    EXPECT_EQ(allotment.taken[rare] + allotment.taken[fixed], mostGiven);
                    EXPECT_EQ(allotment.substitute[rare] + allotment.substitute[fixed], fewestSubstitutes);
                    EXPECT_EQ(allotment.missing[rare] + allotment.missing[fixed], askedRare + askedFixed - mostGiven);
                }
}

TEST(Availability, TheLargestChoiceOfDecksAgreesWithTryingAll)
{
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        std::vector<Deck> decks(7);
        for (Deck& deck : decks)
            for (const std::string_view number : {"XF96-0042v1", "XF96-0044v1", "XF96-0045v1", "XF96-0163v1"})
                deck.add(Zone::BureauDeck, card(number), static_cast<int>(random() % 3));
        const CopyCounts owned = owning({{"XF96-0042v1", static_cast<int>(random() % 6)},
                                         {"XF96-0044v1", static_cast<int>(random() % 6)},
                                         {"XF96-0045v1", static_cast<int>(random() % 6)},
                                         {"XF96-0169v1", static_cast<int>(random() % 6)}});
        std::size_t most = 0;
        for (unsigned choice = 0; choice < 1u << decks.size(); ++choice) {
            std::vector<Deck> chosen;
            for (std::size_t i = 0; i < decks.size(); ++i)
                if ((choice >> i & 1) != 0)
                    chosen.push_back(decks[i]);
            if (canBuildTogether(chosen, owned))
                most = std::max(most, chosen.size());
        }
        const std::vector<std::size_t> best = mostDecksTogether(decks, owned, baseSet());
        EXPECT_EQ(best.size(), most);
        std::vector<Deck> chosen;
        for (const std::size_t place : best)
            chosen.push_back(decks[place]);
        EXPECT_TRUE(canBuildTogether(chosen, owned));
    }
}

TEST(Availability, OneOfFiveCardsOfATitleStandsInForNoOther) // SET-2
{
    const CardPool& pool = test::officialCards();
    const CardIndex wanted = *pool.findNumber("PR97-0006-SC1");
    const CardIndex other = *pool.findNumber("PR97-0006-SC3");
    Deck deck;
    deck.add(Zone::BureauDeck, wanted, 1);
    CopyCounts owned(pool.size());
    owned[other] = 2;
    EXPECT_EQ(missingFor(deck, owned, pool), (std::vector<MissingCard>{{wanted, 1, 0, 0}}));
    EXPECT_EQ(freeCopies(owned, CopyCounts(pool.size()), std::span(&deck, 1), pool), owned);
    const std::vector<Contention> contended = contentionsOf(std::span(&deck, 1), owned, pool);
    ASSERT_EQ(contended.size(), 1u);
    EXPECT_EQ(contended[0].card.card, wanted);
    EXPECT_TRUE(mostDecksTogether(std::span(&deck, 1), owned, pool).empty());
    owned[wanted] = 1;
    EXPECT_TRUE(missingFor(deck, owned, pool).empty());
}

} // namespace dossier
