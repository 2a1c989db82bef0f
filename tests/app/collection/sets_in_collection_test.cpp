// Where further sets are stored, what is missing and how complete it all is is said set by set.
#include "app/collection/collection_model.h"
#include "app/collection/collection_panel.h"
#include "app/collection/collection_view.h"
#include "app/printing/checklist.h"
#include "app/printing/print_type.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/files/card_set_library.h"
#include "desk/files/source_file.h"
#include "desk/free_copies.h"
#include "desk/owned_cards.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

const QString kNightFiles = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json"); // five cards

class SetsInCollection : public testing::Test
{
protected:
    SetsInCollection()
    {
        const CardSetLibrary::Look look = program.desk().sets.look(readSource(kNightFiles).content, kNightFiles);
        EXPECT_TRUE(program.desk().sets.takeIn(look.reading));
        program.restart();
        own("XF96-0063v1");
        own("XF97-0901x1");
        program.window().showTab(MainWindow::Collection);
    }

    void own(const char* number) { program.desk().owned.add(*program.desk().box.cards.findNumber(number), 1); }
    CollectionModel& model()
    {
        return static_cast<CollectionModel&>(*program.find<CollectionView>("collectionTable").model());
    }
    QAbstractButton& offer() { return program.find<QAbstractButton>("collectionOffer"); }
    // Somewhere in the labels of the page.
    bool says(const QString& words)
    {
        for (const QLabel* label : program.window().collection().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    }
    int wanted()
    {
        int all = 0;
        for (CardIndex card = 0; card < program.desk().box.cards.size(); ++card)
            all += model().sumsOf(card).want;
        return all;
    }

    test::TestProgram program;
};

} // namespace

TEST_F(SetsInCollection, TheLineSaysWhichSetsAreMeant)
{
    program.window().collection().showCards(CardsShown::Missing, {});
    EXPECT_EQ(model().rowCount(), 353 + 4);
    EXPECT_TRUE(says(QStringLiteral("357 cards: Premiere 353, Night Files 4")));
    EXPECT_EQ(offer().text(), QStringLiteral("Put all on the want list"));
    program.window().collection().showCards(CardsShown::Missing, QStringLiteral("set:premiere"));
    EXPECT_TRUE(test::waitUntil([&] { return says(QStringLiteral("353 of 357 cards: Premiere 353")); }));
}

// The count stands beside the search and must leave it room.
TEST_F(SetsInCollection, OfManySetsTheBaseSetAloneIsNamed)
{
    const QByteArray table =
        "Set,Number,Title,Type,Pool,Cost\nA set whose name is much too long,XF98-0001x1,Lamp,Event,RP,1\n";
    const CardSetLibrary::Look look = program.desk().sets.look(table, QStringLiteral("lamps.csv"));
    EXPECT_TRUE(program.desk().sets.takeIn(look.reading));
    program.restart();
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showCards(CardsShown::Missing, {});
    EXPECT_TRUE(says(QStringLiteral("358 cards: Premiere 353, other sets 5")));
    program.window().collection().showCards(CardsShown::Missing, QStringLiteral("lamp t:event -set:\"Night Files\""));
    EXPECT_TRUE(test::waitUntil([&] { return says(QStringLiteral("A set whose nam… 1")); }));
}

TEST_F(SetsInCollection, OnlyWhatIsShownGoesOnTheWantList)
{
    program.window().collection().showCards(CardsShown::Missing, QStringLiteral("set:\"Night Files\""));
    ASSERT_TRUE(test::waitUntil([&] { return model().rowCount() == 4; }));
    EXPECT_EQ(offer().text(), QStringLiteral("Put these on the want list"));
    offer().click();
    EXPECT_EQ(wanted(), 4);
}

TEST_F(SetsInCollection, CompletionLeadsToTheBaseSetItCounts)
{
    program.window().collection().showPage(CollectionPanel::Completion);
    EXPECT_TRUE(program.find<QLabel>("completionHeadline").text().startsWith(QStringLiteral("1 of 354 cards")));
    program.find<QPushButton>(("completionShow" + std::to_string(static_cast<int>(CardsShown::Missing))).c_str())
        .click();
    EXPECT_TRUE(test::waitUntil([&] { return model().rowCount() == 353; }));
}

TEST_F(SetsInCollection, TheChecklistCountsEachSetByItself)
{
    const CardPool& pool = program.desk().box.cards;
    std::vector<int> owned(pool.size(), 0);
    owned[*pool.findNumber("XF96-0063v1")] = 1;
    owned[*pool.findNumber("XF97-0901x1")] = 2;
    const PrintType type(paperTheme(themeFor(Look::Day, QGuiApplication::font())));
    QString words;
    for (const PrintedPage& page : checklist(pool, owned, {}, Paper::A4, type).pages)
        words += textsOn(page).join(QLatin1Char('\n'));
    EXPECT_TRUE(words.contains(QStringLiteral("PREMIERE, NIGHT FILES"))) << words.left(200).toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Premiere: 1 of 354 cards owned. Night Files: 1 of 5.")));
}

// SET-1: who has chosen a set for all that follows means its numbers.
TEST_F(SetsInCollection, ANumberThatTheChosenSetLacksIsAskedAbout)
{
    auto& set = program.find<QComboBox>("keptSet");
    EXPECT_EQ(set.itemText(0), "Any set");
    EXPECT_EQ(set.itemText(1), "Premiere");
    const auto choose = [&](const QString& name) {
        set.setCurrentIndex(set.findText(name));
        emit set.activated(set.currentIndex());
    };
    auto& line = program.find<QLineEdit>("entryLine");
    const auto enter = [&](const QString& text) {
        line.setFocus();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
    };
    const auto copies = [&](const char* number) {
        return program.desk().owned.copies(*program.desk().box.cards.findNumber(number));
    };
    choose(QStringLiteral("Night Files"));
    enter(QStringLiteral("63x2"));
    EXPECT_EQ(copies("XF96-0063v1"), 1);
    EXPECT_EQ(program.find<QLabel>("offersSentence").text(),
              "Night Files has the numbers 1, 99, 901 to 903. Is it this one of another set? Enter takes it.");
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0063v1"), 3);
    enter(QStringLiteral("902"));
    EXPECT_EQ(copies("XF97-0902x1"), 1);
    choose(QStringLiteral("Premiere"));
    enter(QStringLiteral("999"));
    EXPECT_EQ(program.find<QLabel>("offersSentence").text(), "No card has that number alone; Premiere has 1 to 354.");
    line.clear();
    choose(QStringLiteral("Any set"));
    enter(QStringLiteral("63"));
    EXPECT_EQ(copies("XF96-0063v1"), 4);
}

} // namespace dossier
