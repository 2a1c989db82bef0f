// The translations must be complete: a sentence added without its French fails here.
#include "support/base_set.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

namespace dossier {

TEST(Translations, NothingIsLeftUnfinished)
{
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/translations")) {
        if (entry.path().extension() != ".ts")
            continue;
        ++files;
        const std::string text = test::fileBytes(entry.path().string());
        std::size_t unfinished = 0;
        for (auto at = text.find("type=\"unfinished\""); at != std::string::npos;
             at = text.find("type=\"unfinished\"", at + 1))
            ++unfinished;
        EXPECT_EQ(unfinished, 0u) << entry.path().filename();
        // The collector loses the class after braces in a list of initialisers: such a sentence is never found again.
        EXPECT_EQ(text.find("<name>dossier</name>"), std::string::npos) << entry.path().filename();
    }
    EXPECT_GE(files, 3);
}

// U+202F keeps double marks with their words, U+2019 is the apostrophe.
TEST(Translations, FrenchIsSetAsFrenchIs)
{
    static const std::regex wrong(R"(>[^<]*( :| ;| \?| !| »|« |&apos;|')[^<]*</(translation|numerusform)>)");
    for (const char* file : {"dossier_fr.ts", "card_text_fr.ts"}) {
        const std::string text = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/translations/" + file);
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            EXPECT_FALSE(std::regex_search(line, wrong)) << file << ": " << line;
    }
}

// "1 cartes sur 354": in French the noun goes by the first of two numbers, of which no plural form knows.
TEST(Translations, NoFrenchNounStandsBetweenTwoNumbers)
{
    static const std::regex between(R"([{>(;, ]%L?[0-9n] ([^ %<]+ ){1,2}sur %L?[0-9n])");
    const std::string text = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/translations/dossier_fr.ts");
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        EXPECT_FALSE(std::regex_search(line, between) && line.find(" fois sur ") == std::string::npos &&
                     line.find(" PR sur ") == std::string::npos)
            << line; // words that stay as they are
}

} // namespace dossier
