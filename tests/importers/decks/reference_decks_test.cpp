#include "domain/decks/deck_rules.h"
#include "importers/decks/decks.h"

#include <Poco/JSON/Parser.h>
#include <algorithm>
#include <array>
#include <filesystem>

namespace dossier {

using Poco::JSON::Object;
using test::baseSet;
using test::listed;

namespace {

std::vector<std::string> sorted(std::vector<std::string> lines)
{
    std::sort(lines.begin(), lines.end());
    return lines;
}

// "error DECK-4 Dodge 3 2"
std::string describe(const std::string& severity, std::string_view rule, const std::string& card, int have, int want)
{
    return severity + " " + std::string(rule) + " " + card + " " + std::to_string(have) + " " + std::to_string(want);
}

std::vector<std::string> problemsOf(const Deck& deck, Game game, bool killers)
{
    Format format = test::format(game);
    format.killersAgreed = killers;
    std::vector<std::string> lines;
    for (const Problem& problem : checkDeck(deck, baseSet(), format))
        if (problem.severity != Severity::Advice)
            lines.push_back(describe(problem.severity == Severity::Error ? "error" : "agreement", problem.rule.text(),
                                     problem.card ? baseSet()[*problem.card].title : "", problem.have, problem.want));
    return sorted(std::move(lines));
}

std::vector<std::string> expectedProblems(const Object& expected)
{
    std::vector<std::string> lines;
    const auto problems = expected.getArray("problems");
    for (unsigned i = 0; i < problems->size(); ++i) {
        const Object::Ptr problem = problems->getObject(i);
        const std::string card = problem->isNull("card") ? "" : problem->getValue<std::string>("card");
        lines.push_back(describe(problem->getValue<std::string>("severity"), problem->getValue<std::string>("rule"),
                                 card, problem->getValue<int>("have"), problem->getValue<int>("want")));
    }
    return sorted(std::move(lines));
}

// The X-File and the spare ones.
std::vector<DeckEntry> xFilesOf(const DeckReading& reading)
{
    Deck deck = reading.deck;
    for (const Remark& remark : reading.remarks)
        if (remark.what == ReadRemark::SpareXFile)
            deck.add(Zone::XFile, remark.card, 1);
    return deck.xFile;
}

constexpr std::array<const char*, 5> kPacks{"krycek", "mulder", "phoebe-green", "scully", "skinner"};

} // namespace

TEST(ReferenceDecks, TrialDecksGiveExactlyTheProblemsListedBesideThem)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    int decks = 0;
    for (const auto& file : std::filesystem::directory_iterator(shared + "/decks/legality")) {
        if (file.path().extension() != ".deck")
            continue;
        SCOPED_TRACE(file.path().filename().string());
        const DeckReading reading = readDeck(test::fileBytes(file.path().string()), baseSet(), std::nullopt, "");
        EXPECT_TRUE(reading.unknown.empty());
        Poco::JSON::Parser parser;
        const std::string expectedFile =
            std::filesystem::path(file.path()).replace_extension(".expected.json").string();
        const auto expected = parser.parse(test::fileBytes(expectedFile)).extract<Object::Ptr>();
        const Game game = expected->getValue<std::string>("game") == "basic" ? Game::Basic : Game::Advanced;
        EXPECT_EQ(problemsOf(reading.deck, game, expected->getValue<bool>("killers")), expectedProblems(*expected));
        ++decks;
    }
    EXPECT_GE(decks, 24);
}

TEST(ReferenceDecks, FixedPacksAreReadWithoutAnUnknownLine)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    for (const std::string pack : kPacks) {
        SCOPED_TRACE(pack);
        const auto read = [&](const char* extension) {
            const std::string file = shared + "/decks/fixed-packs/" + pack + extension;
            return readDeck(test::fileBytes(file), baseSet(), std::nullopt, "pack");
        };
        const DeckReading json = read(".json");
        const DeckReading csv = read(".csv");
        for (const DeckReading* reading : {&json, &csv}) {
            EXPECT_TRUE(reading->unknown.empty());
            EXPECT_EQ(reading->deck.aside.size(), 1u);
            EXPECT_EQ(std::count_if(reading->remarks.begin(), reading->remarks.end(),
                                    [](const Remark& r) { return r.what == ReadRemark::SpareXFile; }),
                      1);
            EXPECT_EQ(reading->deck.team.size(), 4u);
        }
        // The site sorts its table, so the order of the cards differs, and with it which X-File comes first.
        for (const Zone zone : {Zone::Team, Zone::BureauDeck})
            EXPECT_EQ(sorted(listed(csv.deck.zone(zone))), sorted(listed(json.deck.zone(zone))));
        EXPECT_EQ(sorted(listed(xFilesOf(csv))), sorted(listed(xFilesOf(json))));
    }
}

TEST(ReferenceDecks, AFixedPackIsWrittenAsTheSiteWroteIt)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    for (const std::string pack : kPacks) {
        SCOPED_TRACE(pack);
        const std::string file = test::fileBytes(shared + "/decks/fixed-packs/" + pack + ".csv");
        DeckReading reading = readDeck(file, baseSet(), std::nullopt, "pack");
        reading.deck.xFile = xFilesOf(reading);
        EXPECT_EQ(writeDeck(reading.deck, baseSet(), DeckFormat::FanSiteCsv).content, file);
    }
}

} // namespace dossier
