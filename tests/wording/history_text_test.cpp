#include "support/base_set.h"
#include "wording/history_text.h"
#include "wording/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

QString said(HistoryFacts facts)
{
    return sentence({1, std::move(facts), {}, false}, test::baseSet());
}

} // namespace

TEST(HistoryText, NamesTheCardAndTheCopies)
{
    EXPECT_EQ(said({HistoryKind::AddCards, {}, "XF96-0042v1", 2, 0}), "add 2 Gibsonton, FL");
    EXPECT_EQ(said({HistoryKind::RemoveCards, {}, "XF97-0001v2", 1, 0}), "remove 1 XF97-0001v2");
    EXPECT_EQ(said({HistoryKind::TakeFromDeck, QStringLiteral("100 %1"), "XF96-0042v1", 1, 0}),
              "take 1 Gibsonton, FL from 100 %1");
}

TEST(HistoryText, SpeaksFrench)
{
    const Language french(QStringLiteral("fr"));
    EXPECT_EQ(said({HistoryKind::AddCards, {}, "XF96-0042v1", 2, 0}), "ajouter 2 Gibsonton, FL");
    EXPECT_EQ(said({HistoryKind::ImportCollection, {}, {}, 63, 0}), "importer 63 lignes");
    EXPECT_EQ(said({HistoryKind::ImportCollection, {}, {}, 1, 0}), "importer 1 ligne");
}

TEST(HistoryText, CountsInEnglish)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(said({HistoryKind::ImportCollection, {}, {}, 63, 0}), "import 63 rows");
    EXPECT_EQ(said({HistoryKind::ImportCollection, {}, {}, 1, 0}), "import 1 row");
}

TEST(HistoryText, EveryKindHasItsOwnSentence)
{
    QStringList sentences;
    for (int kind = 0; kind < kHistoryKinds; ++kind)
        sentences.append(said({static_cast<HistoryKind>(kind), QStringLiteral("S"), "XF96-0042v1", 3, 0}));
    EXPECT_EQ(sentences.removeDuplicates(), 0) << sentences.join('\n').toStdString();
    EXPECT_FALSE(sentences.contains(QString()));
}

} // namespace dossier
