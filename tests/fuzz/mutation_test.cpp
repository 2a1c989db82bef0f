#include "fuzz/reading_checks.h"
#include "support/base_set.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace dossier {

namespace {

std::vector<std::string> corpus(const std::string& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& file : std::filesystem::directory_iterator(DOSSIER_SOURCE_DIR "/tests/fuzz/corpus/" + folder))
        paths.push_back(file.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> files;
    for (const auto& path : paths)
        files.push_back(test::fileBytes(path.string()));
    return files;
}

// Spoils a file the way transports, editors and ill will do.
class Spoiler
{
public:
    explicit Spoiler(std::vector<std::string> files)
        : m_files(std::move(files))
    {}

    std::string next()
    {
        std::string file = any(m_files);
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            change(file);
        return file;
    }

private:
    std::size_t below(std::size_t n) { return m_random() % n; }
    const std::string& any(const std::vector<std::string>& all) { return all[below(all.size())]; }

    void change(std::string& file)
    {
        static const std::vector<std::string> words{
            "0",   "-1",          "1000000000", "x",      "(",  ")",   "[",    "]",     "\"",           ",",
            ";",   ":",           "\n",         "\r\n",   "\t", "#",   "//",   "Team:", "X-File: ",     "SB: ",
            "{",   "}",           "'",          "=",      "%",  "%25", "\xFF", "\xC3",  "\xEF\xBB\xBF", "\xFF\xFE",
            "1e9", "XF97-0063v2", "X",          "Notes: "};
        const std::size_t at = below(file.size() + 1);
        const std::size_t length = std::min(below(12), file.size() - at);
        switch (below(6)) {
        case 0:
            file.erase(at, length);
            break;
        case 1:
            file.insert(at, any(words));
            break;
        case 2:
            file.replace(at, length, any(words));
            break;
        case 3:
            file.insert(at, file.substr(below(file.size() + 1), below(60)));
            break;
        case 4:
            if (at < file.size())
                file[at] = static_cast<char>(below(256));
            break;
        default:
            file.resize(at); // cut off
        }
    }

    std::mt19937 m_random{1013};
    std::vector<std::string> m_files;
};

} // namespace

TEST(Mutation, TheCorpusItselfIsReadAndWrittenBack)
{
    for (const std::string& file : corpus("deck"))
        EXPECT_NO_THROW(test::checkDeckReading(file)) << file;
    for (const std::string& file : corpus("collection"))
        EXPECT_NO_THROW(test::checkCollectionReading(file)) << file;
}

TEST(Mutation, SpoiltArchivesAreReadOrRefused)
{
    for (const std::string& file : corpus("archive"))
        EXPECT_NO_THROW(test::checkArchiveReading(file));
    Spoiler spoiler(corpus("archive"));
    for (int i = 0; i < 500; ++i) {
        const std::string file = spoiler.next();
        ASSERT_NO_THROW(test::checkArchiveReading(file)) << testing::PrintToString(file);
    }
}

TEST(Mutation, SpoiltDecksAreReadOrRefused)
{
    Spoiler spoiler(corpus("deck"));
    for (int i = 0; i < 1000; ++i) {
        const std::string file = spoiler.next();
        ASSERT_NO_THROW(test::checkDeckReading(file)) << testing::PrintToString(file);
    }
}

TEST(Mutation, SpoiltCollectionsAreReadOrRefused)
{
    Spoiler spoiler(corpus("collection"));
    for (int i = 0; i < 3000; ++i) {
        const std::string file = spoiler.next();
        ASSERT_NO_THROW(test::checkCollectionReading(file)) << testing::PrintToString(file);
    }
}

} // namespace dossier
