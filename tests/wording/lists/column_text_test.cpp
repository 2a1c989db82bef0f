// A column has one name: in the window, above what is read in, and in what an import says of a line.
#include "importers/collections/collection_csv.h"
#include "wording/lists/column_text.h"
#include "wording/lists/reading_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(ColumnText, EveryFieldHasAName)
{
    for (const std::string& field : collectionFields())
        EXPECT_NE(columnName(field), QString::fromStdString(field));
    EXPECT_EQ(columnName("Shelf"), "Shelf") << "what is no field of ours keeps its name";
}

TEST(ColumnText, AnImportNamesTheColumnAsTheWindowDoes)
{
    const auto told = [](LineTrouble trouble, const char* column) {
        return sentence(LineProblem{1, "", trouble, column});
    };
    EXPECT_TRUE(told(LineTrouble::BadDate, "Acquired").contains(QStringLiteral("Bought on")));
    EXPECT_TRUE(told(LineTrouble::DateTwoWays, "Lent On").contains(QStringLiteral("Lent on")));
    EXPECT_TRUE(told(LineTrouble::BadValue, "Trade Quantity").contains(QStringLiteral("For trade")));
    EXPECT_EQ(told(LineTrouble::SaidBefore, "Name"), "a line before says something else for “Name”; that was taken");
    const Language french(QStringLiteral("fr"));
    EXPECT_TRUE(told(LineTrouble::BadDate, "Acquired").contains(QStringLiteral("Achetée le")));
    EXPECT_TRUE(told(LineTrouble::BadValue, "Condition").contains(QStringLiteral("État")));
}

// It was left to be found out what can be read there.
TEST(ColumnText, WhatCanBeReadUnderAColumnIsSaid)
{
    for (const auto& [field, word] : std::vector<std::pair<const char*, const char*>>{{"Condition", "heavily played"},
                                                                                      {"Language", "fr"},
                                                                                      {"Signed", "yes, no"},
                                                                                      {"Price Paid", "4.50"},
                                                                                      {"Game", "Basic"},
                                                                                      {"Sets", "base set"},
                                                                                      {"Killer cards", "not agreed"},
                                                                                      {"State", "idea"}}) {
        const QString told = sentence(LineProblem{1, "", LineTrouble::BadValue, field});
        EXPECT_TRUE(told.contains(QLatin1String(word), Qt::CaseInsensitive)) << told.toStdString();
    }
    EXPECT_EQ(sentence(LineProblem{1, "", LineTrouble::BadValue, "Shelf"}), "the value under “Shelf” cannot be read");
}

} // namespace dossier
