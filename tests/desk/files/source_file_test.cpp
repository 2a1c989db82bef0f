#include "desk/files/source_file.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(SourceFile, EveryFormatHasANameAndItsFilesAreOffered)
{
    for (const DeckFormatFacts& facts : kDeckFormatFacts) {
        EXPECT_FALSE(formatName(facts.format).isEmpty()) << facts.word;
        const QString pattern = QStringLiteral("*.") + endingOf(facts.format);
        EXPECT_TRUE(importFilters().contains(pattern)) << facts.word;
    }
}

TEST(SourceFile, AFileIsWrittenAsItsEndingSays)
{
    EXPECT_EQ(formatFor(QStringLiteral("a.json")), DeckFormat::FanSiteJson);
    EXPECT_EQ(formatFor(QStringLiteral("a.TXT")), DeckFormat::PlainList);
    EXPECT_EQ(formatFor(QStringLiteral("a.o8d")), DeckFormat::Octgn);
    EXPECT_EQ(formatFor(QStringLiteral("a.dek")), DeckFormat::DossierText) << "that is only read";
    EXPECT_EQ(formatFor(QStringLiteral("a")), DeckFormat::DossierText);
    for (const DeckFormatFacts& facts : kDeckFormatFacts) {
        if (!facts.write)
            continue;
        int of = 0; // who is written where a file ends so
        for (const DeckFormatFacts& other : kDeckFormatFacts)
            of += other.ofEnding && other.ending == facts.ending;
        EXPECT_EQ(of, 1) << facts.word;
    }
}

} // namespace dossier
