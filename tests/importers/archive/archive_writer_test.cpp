// What no reader would take is not written, and whoever is in the way is named.
#include "importers/archive/archive_writer.h"
#include "importers/reading/reading.h"
#include "support/archives.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;

Deck deckWithAside(const std::string& name, std::size_t lines, std::size_t letters)
{
    Deck deck;
    deck.name = name;
    deck.aside.assign(lines, {1, std::string(letters, 'x')});
    return deck;
}

// The first fault of writing these.
std::optional<ReadError> faultOf(const std::vector<Deck>& decks)
{
    ArchiveWriter writer(baseSet(), [](std::string_view) {});
    try {
        for (const Deck& deck : decks)
            writer.add(deck);
        writer.finish();
    } catch (const ReadError& error) {
        return error;
    }
    return std::nullopt;
}

} // namespace

// "Written" was said of an archive that nobody could read: a reader holds a million values at one time.
TEST(ArchiveWriter, TakesAsManyLinesOfADeckAsCanBeReadAgain)
{
    Archive archive;
    archive.decks = {deckWithAside("Long", kMostArchivedAside, 1)};
    EXPECT_EQ(readArchive(test::writtenArchive(archive), baseSet()).archive.decks, archive.decks);
    const auto fault = faultOf({deckWithAside("Fine", 2, 1), deckWithAside("Longer", kMostArchivedAside + 1, 1)});
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->kind(), ReadError::Kind::TooManyUnknown);
    EXPECT_EQ(fault->of(), "Longer");
}

TEST(ArchiveWriter, NamesWhatHasMostOfTheWords)
{
    std::vector<Deck> decks;
    for (std::size_t i = 0; i < 9; ++i)
        decks.push_back(deckWithAside("Deck " + std::to_string(i), 8, std::size_t{1024} * 1024));
    decks[3].aside.push_back({1, "more"});
    const auto fault = faultOf(decks);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->kind(), ReadError::Kind::TooManyWords);
    EXPECT_EQ(fault->detail(), std::to_string(kMostArchivedWords));
    EXPECT_EQ(fault->of(), "Deck 3");
}

} // namespace dossier
