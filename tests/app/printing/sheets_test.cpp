#include "app/printing/checklist.h"
#include "app/printing/collection_list.h"
#include "app/printing/pull_sheet.h"
#include "app/printing/sheets.h"
#include "app/printing/trade_list.h"
#include "support/base_set.h"
#include "support/copies.h"
#include "support/deck_builder.h"
#include "test_program.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

namespace {

OwnedCard heap(const char* number, int count, const char* location = "", int forTrade = 0, int wanted = 0)
{
    OwnedCard owned;
    owned.card = number;
    owned.count = count;
    owned.location = location;
    owned.forTrade = forTrade;
    owned.wanted = wanted;
    return owned;
}

int ticks(const PrintedSheet& sheet)
{
    int count = 0;
    for (const PrintedPage& page : sheet.pages)
        for (const PrintedItem& item : page)
            if (const auto* mark = std::get_if<PrintedSeverity>(&item))
                count += mark->severity ? 0 : 1;
    return count;
}

QString title(const char* number)
{
    return QString::fromStdString(test::baseSet()[test::card(number)].title);
}

} // namespace

TEST(Checklist, HoldsTheWholeSetOnAFewPages)
{
    const std::vector<int> nothing(test::baseSet().size(), 0);
    for (const auto order : {ChecklistWish::Order::Type, ChecklistWish::Order::Rarity, ChecklistWish::Order::Number}) {
        const PrintedSheet sheet =
            checklist(test::baseSet(), nothing, {order, false, true}, Paper::Letter, test::printType());
        EXPECT_LE(sheet.pages.size(), 4u);
        EXPECT_TRUE(test::staysOnPaper(sheet));
        for (int number = 1; number <= 354; ++number)
            EXPECT_TRUE(test::textsOf(sheet).contains(QStringLiteral("%1").arg(number, 4, 10, QLatin1Char('0'))));
    }
}

TEST(Checklist, TicksAndCountsWhatIsOwned)
{
    std::vector<int> owned(test::baseSet().size(), 0);
    owned[test::card("XF96-0063v1")] = 3;
    const PrintedSheet sheet = checklist(test::baseSet(), owned, {}, Paper::A4, test::printType());
    EXPECT_EQ(ticks(sheet), 1);
    EXPECT_TRUE(test::says(sheet, QStringLiteral("1 of 354 cards owned")));
    ChecklistWish empty;
    empty.tickOwned = false;
    EXPECT_EQ(ticks(checklist(test::baseSet(), owned, empty, Paper::A4, test::printType())), 0);
}

TEST(Checklist, CanListOnlyWhatIsMissing)
{
    std::vector<int> owned(test::baseSet().size(), 1);
    ChecklistWish wish;
    wish.onlyMissing = true;
    EXPECT_TRUE(test::says(checklist(test::baseSet(), owned, wish, Paper::A4, test::printType()),
                           QStringLiteral("the set is complete")));
    owned[test::card("XF96-0063v1")] = 0;
    const PrintedSheet sheet = checklist(test::baseSet(), owned, wish, Paper::A4, test::printType());
    EXPECT_TRUE(test::says(sheet, QStringLiteral("0063")));
    EXPECT_FALSE(test::says(sheet, QStringLiteral("0064")));
}

TEST(PullSheet, SaysWhereEachCopyLiesAndWhatIsMissing)
{
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0064v1"), 1);
    const std::vector<OwnedCard> collection{heap("XF96-0063v1", 4, "Box 2, row 1"), heap("XF96-0001v1", 4)};
    const PullList list = pullListFor(deck, collection, test::copiesOf(collection), test::baseSet());
    const PrintedSheet sheet = pullSheet(deck, list, collection, test::baseSet(), Paper::A4, test::printType());
    const QStringList texts = test::textsOf(sheet);
    EXPECT_TRUE(texts.contains(QStringLiteral("Box 2, row 1")));
    EXPECT_LT(texts.indexOf(title("XF96-0063v1")), texts.indexOf(title("XF96-0064v1")));
    EXPECT_TRUE(texts.contains(QStringLiteral("Not to be had")));
    EXPECT_TRUE(test::staysOnPaper(sheet));
}

TEST(TradeLists, HoldWhatIsWantedAndWhatIsGivenAway)
{
    const std::vector<OwnedCard> collection{heap("XF96-0063v1", 4, "", 2, 0), heap("XF96-0064v1", 0, "", 0, 3),
                                            heap("XF96-0065v1", 1)};
    const PrintedSheet wants = wantList(collection, test::baseSet(), Paper::A4, test::printType());
    EXPECT_TRUE(test::says(wants, title("XF96-0064v1")));
    EXPECT_FALSE(test::says(wants, title("XF96-0063v1")));
    const PrintedSheet trades = tradeList(collection, test::baseSet(), Paper::A4, test::printType());
    EXPECT_TRUE(test::says(trades, title("XF96-0063v1")));
    EXPECT_FALSE(test::says(trades, title("XF96-0064v1")));
}

// For whoever stands at the shelf: place by place, with all that is noted.
TEST(CollectionLists, HoldEachHeapAtItsPlaceWithItsNote)
{
    OwnedCard signedCopy = heap("XF96-0064v1", 1, "Box 2");
    signedCopy.isSigned = true;
    signedCopy.note = "bent";
    OwnedCard lent = heap("XF96-0063v1", 2, "Box 1");
    lent.lentTo = "Skinner";
    lent.condition = Condition::Mint;
    const std::vector<OwnedCard> collection{heap("XF96-0001v1", 4), signedCopy, lent, heap("XF96-0065v1", 0, "", 0, 3)};
    const PrintedSheet sheet = collectionList(collection, test::baseSet(), Paper::A4, test::printType());
    const QStringList texts = test::textsOf(sheet);
    EXPECT_LT(texts.indexOf(QStringLiteral("Box 1")), texts.indexOf(title("XF96-0063v1")));
    EXPECT_LT(texts.indexOf(title("XF96-0063v1")), texts.indexOf(QStringLiteral("Box 2")));
    EXPECT_LT(texts.indexOf(QStringLiteral("Box 2")), texts.indexOf(title("XF96-0064v1")));
    EXPECT_LT(texts.indexOf(title("XF96-0064v1")), texts.indexOf(QStringLiteral("No location noted")));
    EXPECT_LT(texts.indexOf(QStringLiteral("No location noted")), texts.indexOf(title("XF96-0001v1")));
    for (const char* words : {"signed · bent", "Skinner", "Mint", "7 cop"})
        EXPECT_TRUE(test::says(sheet, QString::fromUtf8(words))) << words;
    EXPECT_FALSE(test::says(sheet, title("XF96-0065v1"))) << "a wish lies nowhere";
    EXPECT_TRUE(test::staysOnPaper(sheet));
    EXPECT_TRUE(test::says(collectionList({}, test::baseSet(), Paper::A4, test::printType()),
                           QStringLiteral("The collection is empty.")));
}

// What somebody noted down about a card, where it lies and in what state, is read in full wherever it is printed.
TEST(TradeLists, CutNothing)
{
    OwnedCard noted = heap("XF96-0063v1", 4, "Binder 12, behind the second divider, third row from the front", 2, 3);
    noted.note = "signed at the convention in Lyon, keep one back until the exchange with Samantha is done";
    noted.language = "fr";
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0354v1"), 1);
    for (const char* language : {"en", "fr"}) {
        const test::TestProgram program{QString::fromLatin1(language)};
        for (int condition = 0; condition < kConditions; ++condition) {
            noted.condition = static_cast<Condition>(condition);
            const std::vector<OwnedCard> collection{noted};
            const PullList list = pullListFor(deck, collection, test::copiesOf(collection), test::baseSet());
            const PrintedSheet pulls = pullSheet(deck, list, collection, test::baseSet(), Paper::A4, test::printType());
            const PrintedSheet wants = wantList(collection, test::baseSet(), Paper::A4, test::printType());
            const PrintedSheet trades = tradeList(collection, test::baseSet(), Paper::A4, test::printType());
            const PrintedSheet all = collectionList(collection, test::baseSet(), Paper::A4, test::printType());
            for (const PrintedSheet* sheet : {&pulls, &wants, &trades, &all})
                EXPECT_EQ(test::cutTexts(*sheet).join(QStringLiteral(" | ")).toStdString(), "") << language;
            for (const PrintedSheet* sheet : {&pulls, &trades, &all})
                EXPECT_TRUE(test::textsOf(*sheet).join(QLatin1Char(' ')).contains(QString::fromStdString(noted.note)));
        }
    }
}

TEST(PrintType, AnEmptyTextIsOneLine)
{
    const QFont font = test::printType().text(2.8);
    EXPECT_EQ(PrintType::wrapped(QString(), font, 30), QStringList{QString()});
    EXPECT_EQ(PrintType::wrapped(QStringLiteral("one\n\ntwo"), font, 30),
              (QStringList{QStringLiteral("one"), QString(), QStringLiteral("two")}));
}

TEST(TradeLists, ANoteHigherThanAPageGoesOnOnTheNext)
{
    OwnedCard noted = heap("XF96-0063v1", 4, "", 2);
    for (int word = 0; word < 600; ++word)
        noted.note += "word" + std::to_string(word) + " ";
    const std::vector<OwnedCard> collection{noted, heap("XF96-0064v1", 1, "", 1)};
    const PrintedSheet sheet = tradeList(collection, test::baseSet(), Paper::A4, test::printType());
    EXPECT_GT(sheet.pages.size(), 2u);
    EXPECT_TRUE(test::staysOnPaper(sheet));
    for (const char* words : {"word0", "word300", "word599"})
        EXPECT_TRUE(test::says(sheet, QLatin1String(words))) << words;
    EXPECT_TRUE(textsOn(sheet.pages.back()).contains(title("XF96-0064v1")));
    for (const PrintedPage& page : sheet.pages)
        EXPECT_TRUE(textsOn(page).contains(QStringLiteral("Note")));
}

TEST(TradeLists, OfNothingSayWhatToDo)
{
    EXPECT_TRUE(test::says(wantList({}, test::baseSet(), Paper::A4, test::printType()), QStringLiteral("Wanted")));
    EXPECT_TRUE(test::says(tradeList({}, test::baseSet(), Paper::A4, test::printType()), QStringLiteral("For trade")));
}

TEST(TradeLists, BreakOverPagesUnderTheSameCaptions)
{
    std::vector<OwnedCard> collection;
    for (const Card& card : test::baseSet().cards())
        collection.push_back(heap(card.id.c_str(), 1, "", 1, 1));
    collection.push_back(heap("XF97-0999v2", 1, "", 1, 1));
    const PrintedSheet sheet = wantList(collection, test::baseSet(), Paper::A4, test::printType());
    EXPECT_GT(sheet.pages.size(), 4u);
    for (const PrintedPage& page : sheet.pages)
        EXPECT_TRUE(textsOn(page).contains(QStringLiteral("Rarity")));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("XF97-0999v2")));
    EXPECT_TRUE(test::staysOnPaper(sheet));
}

} // namespace dossier
