// Sets of cards, from the menu to the catalogue and out again.
#include "app/card_sets/card_sets_dialog.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/owned_cards.h"
#include "tests/support/waiting.h"
#include "wording/card_text/card_text.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr const char* kFile = "Number,Title,Type,Rarity,Pool,Cost,Keywords,Activators,Text\n"
                              "TR99-0001t1,Paper Trail,Event,Common,RP,2,Event; Folder,Active; Field,\n"
                              "TR99-0002t1,Lamp Lighter,Event,Rare,CP,1,Event,Conspiracy,It lights the lamp.\n"
                              "TR99-0003t1,Nobody At All,Nonsense,Rare,RP,1,Event,Active,\n";

class CardSetsTest : public testing::Test
{
protected:
    CardSetsDialog& dialog()
    {
        if (!program.window().findChild<CardSetsDialog*>())
            program.find<QAction>("collection.sets").trigger();
        return program.find<CardSetsDialog>("cardSetsDialog");
    }
    template <typename Widget>
    Widget& part(const char* name)
    {
        return *dialog().findChild<Widget*>(QLatin1String(name));
    }
    QString file()
    {
        const QString path = program.path(QStringLiteral("trial.csv"));
        QFile written(path);
        EXPECT_TRUE(written.open(QIODevice::WriteOnly));
        written.write(kFile);
        return path;
    }
    void takeIn()
    {
        program.answers.files.push_back(file());
        part<QPushButton>("cardSetOpen").click();
        part<QPushButton>("cardSetTake").click();
        QTest::qWait(1);
        program.restart();
    }
    std::size_t cards() { return program.desk().box.cards.size(); }

    test::TestProgram program;
};

} // namespace

TEST_F(CardSetsTest, AFileIsReportedBeforeItIsTakenIn)
{
    const std::size_t before = cards();
    auto& sets = part<QTableWidget>("cardSets");
    ASSERT_EQ(sets.rowCount(), 1);
    EXPECT_EQ(sets.item(0, 2)->text(), QString::number(before));
    EXPECT_FALSE(part<QPushButton>("cardSetRemove").isEnabled());
    EXPECT_FALSE(part<QLabel>("cardSetFound").isVisible());

    program.answers.files.push_back(file());
    part<QPushButton>("cardSetOpen").click();
    EXPECT_TRUE(part<QLabel>("cardSetFound").isVisible());
    EXPECT_EQ(part<QLineEdit>("cardSetName").text(), "trial");
    EXPECT_TRUE(part<QPushButton>("cardSetTake").text().contains(QStringLiteral("2 cards")));
    QStringList lines;
    auto& list = part<QListWidget>("cardSetLines");
    for (int row = 0; row < list.count(); ++row)
        lines << list.item(row)->text();
    EXPECT_TRUE(lines.join(QLatin1Char('\n')).contains(QStringLiteral("Folder"))) << "a Keyword the game has not";
    EXPECT_TRUE(lines.join(QLatin1Char('\n')).contains(QStringLiteral("TR99-0003t1"))) << "a card that was refused";

    part<QLineEdit>("cardSetName").setText(QStringLiteral("Night Trial"));
    const QSignalSpy anew(&program.desk().sets, &CardSetLibrary::anewWanted);
    part<QPushButton>("cardSetTake").click();
    EXPECT_EQ(anew.count(), 1);
    QTest::qWait(1);
    program.restart();
    EXPECT_EQ(cards(), before + 2);
    const auto card = program.desk().box.cards.findNumber("TR99-0001t1");
    ASSERT_TRUE(card.has_value());
    EXPECT_EQ(program.desk().box.cards[*card].setName, "Night Trial");
}

TEST_F(CardSetsTest, ItsCardsAreShownFoundAndSaidToBeUnknown)
{
    takeIn();
    const CardPool& pool = program.desk().box.cards;
    const CardTexts& texts = program.desk().texts;
    EXPECT_EQ(texts.text(*pool.findNumber("TR99-0002t1")), "It lights the lamp.") << "what the user's file says";
    EXPECT_EQ(texts.text(*pool.findNumber("TR99-0001t1")), "What it does is not known.");
    auto& line = program.find<QLineEdit>("searchLine");
    auto& table = program.find<QTableView>("cardTable");
    for (const char* query : {"k:folder", "set:trial paper", "id:TR99-0001t1"}) {
        line.setText(QLatin1String(query));
        ASSERT_TRUE(test::waitUntil([&] { return table.model()->rowCount() == 1; })) << query;
        EXPECT_EQ(table.model()->index(0, 0).data().toString(), "TR99-0001t1");
    }
}

TEST_F(CardSetsTest, ASetStaysAsLongAsItsCardsAreUsed)
{
    const std::size_t before = cards();
    takeIn();
    OwnedCard own;
    own.card = "TR99-0001t1";
    own.count = 2;
    ASSERT_TRUE(program.desk().owned.merge(std::vector{own}, MergeMode::Add));
    auto& sets = part<QTableWidget>("cardSets");
    ASSERT_EQ(sets.rowCount(), 2);
    EXPECT_EQ(sets.item(1, 0)->text(), "trial");
    EXPECT_EQ(sets.item(1, 1)->text(), "TR99");
    EXPECT_EQ(sets.item(1, 2)->text(), "2");
    EXPECT_EQ(sets.item(1, 3)->text(), "1");
    sets.setCurrentCell(1, 0);
    EXPECT_FALSE(part<QPushButton>("cardSetRemove").isEnabled());
    EXPECT_TRUE(part<QLabel>("cardSetSays").text().contains(QStringLiteral("trial stays")));
    dialog().reject();
    QTest::qWait(1);

    std::vector<StoredHeap> heaps = program.desk().owned.heapsOf("TR99-0001t1");
    for (StoredHeap& heap : heaps)
        heap.owned.count = 0;
    ASSERT_TRUE(program.desk().owned.change(heaps));
    part<QTableWidget>("cardSets").setCurrentCell(1, 0);
    ASSERT_TRUE(part<QPushButton>("cardSetRemove").isEnabled());
    part<QPushButton>("cardSetRemove").click();
    EXPECT_EQ(program.answers.asked.size(), 1) << "it is asked first";
    QTest::qWait(1);
    program.restart();
    EXPECT_EQ(cards(), before);
}

} // namespace dossier
