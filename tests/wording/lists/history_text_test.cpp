#include "support/base_set.h"
#include "wording/lists/history_text.h"
#include "wording/words/language.h"

#include <algorithm>
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

TEST(HistoryText, SaysWhatWasDoneToSeveralRows)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(said({HistoryKind::MoveCards, QStringLiteral("binder 1"), {}, 3, 0}), "move 3 rows to binder 1");
    EXPECT_EQ(said({HistoryKind::GradeCards, QStringLiteral("Played"), {}, 3, 0}),
              "set the condition of 3 rows to Played");
    EXPECT_EQ(said({HistoryKind::RemoveCards, {}, {}, 1, 0}), "remove 1 row");
    EXPECT_EQ(said({HistoryKind::ChangeHeaps, QStringLiteral("note"), {}, 2, 0}), "change the note of 2 rows");
    EXPECT_EQ(said({HistoryKind::ChangeHeaps, {}, {}, 2, 0}), "change 2 rows");
}

TEST(HistoryText, SaysWhatWasDoneToSomeCopies)
{
    EXPECT_EQ(said({HistoryKind::LendCards, QStringLiteral("Skinner"), "XF96-0042v1", 2, 0}),
              "lend 2 Gibsonton, FL to Skinner");
    EXPECT_EQ(said({HistoryKind::ChangeHeap, QStringLiteral("price_paid"), "XF96-0042v1", 2, 0}),
              "change the price of Gibsonton, FL");
}

// A repair adds many cards: how many says more than that the deck was edited.
TEST(HistoryText, CountsTheCardsThatCameAndWent)
{
    const HistoryFacts added{HistoryKind::AddToDeck, QStringLiteral("100 %1"), {}, 47, 0};
    const HistoryFacts taken{HistoryKind::TakeFromDeck, QStringLiteral("Night shift"), {}, 1, 0};
    {
        const Language english(QStringLiteral("en"));
        EXPECT_EQ(said(added), "add 47 cards to 100 %1");
        EXPECT_EQ(said(taken), "take 1 card from Night shift");
    }
    const Language french(QStringLiteral("fr"));
    EXPECT_EQ(said(added), "ajouter 47 cartes à 100 %1");
}

// A deck protects it: it is none of its cards.
TEST(HistoryText, AnXFileIsChosen)
{
    const CardPool& pool = test::baseSet();
    const auto xFile =
        std::ranges::find_if(pool.cards(), [](const Card& card) { return card.type == CardType::XFile; });
    const HistoryFacts chosen{HistoryKind::AddToDeck, QStringLiteral("Night shift"), xFile->id, 1, 0};
    const HistoryFacts given{HistoryKind::TakeFromDeck, QStringLiteral("Night shift"), xFile->id, 1, 0};
    const QString title = QString::fromStdString(xFile->title);
    EXPECT_EQ(said(chosen), "choose the X-File " + title + " for Night shift");
    EXPECT_EQ(said(given), "take the X-File " + title + " from Night shift");
}

TEST(HistoryText, ALongNameIsCutShort)
{
    const QString page(10'000, QLatin1Char('x'));
    EXPECT_LT(said({HistoryKind::MoveCards, page, "XF96-0042v1", 2, 0}).size(), 120);
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
    for (int kind = static_cast<int>(HistoryKind::MoveCards); kind <= static_cast<int>(HistoryKind::ReturnCards);
         ++kind)
        sentences.append(said({static_cast<HistoryKind>(kind), QStringLiteral("S"), {}, 3, 0}));
    EXPECT_EQ(sentences.removeDuplicates(), 0) << sentences.join('\n').toStdString();
    EXPECT_FALSE(sentences.contains(QString()));
}

} // namespace dossier
