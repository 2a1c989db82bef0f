#include "support/base_set.h"

#include "importers/base_set/base_set.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>

namespace dossier::test {

namespace {

std::string seedFile(const std::string& name)
{
    return fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/seed/" + name);
}

} // namespace

const CardPool& baseSet()
{
    static const CardPool pool = readCards(seedFile("cards.csv"));
    return pool;
}

const CardPool& officialCards()
{
    static const CardPool pool = [] {
        const auto seed = [](const char* name) { return SeedText{name, seedFile(name)}; };
        const std::vector<SeedSet> sets{{seed("cards.csv")},
                                        {seed("cards_ttiot.csv"), seed("reprints_ttiot.csv")},
                                        {seed("cards_101361.csv")},
                                        {seed("cards_promo.csv")}};
        return readSets(sets, seed("untold.csv"));
    }();
    return pool;
}

Format format(Game game)
{
    std::istringstream limits(seedFile("copy_limits.csv"));
    std::string ofBaseSet; // without the cards of other sets
    for (std::string line; std::getline(limits, line);)
        if (line.find(",XF97-") == std::string::npos && line.find(",PR") == std::string::npos)
            ofBaseSet += line + '\n';
    return readFormat(seedFile("formats.csv"), ofBaseSet, game, baseSet());
}

std::string fileBytes(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << "cannot read " << path;
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string sharedFolder()
{
    const std::filesystem::path folder = std::filesystem::path(DOSSIER_SOURCE_DIR) / ".." / "shared";
    std::error_code ignored;
    return std::filesystem::exists(folder / "cards" / "premiere.json", ignored) ? folder.string() : std::string();
}

CardIndex card(std::string_view number)
{
    const auto found = officialCards().findNumber(number);
    EXPECT_TRUE(found) << "no card " << number;
    return found.value_or(0);
}

} // namespace dossier::test
