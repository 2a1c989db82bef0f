// A shoebox with cards of the base set and of a further one, typed by number, by set and number and by title, with
// mistakes and without a hand leaving the keyboard: afterwards nothing has to be repaired.
#include "app/entry/card_entry_line.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/files/card_set_library.h"
#include "desk/owned_cards.h"

#include <QTest>

#include <gtest/gtest.h>
#include <random>
#include <set>

namespace dossier {

namespace {

constexpr int kCards = 250;

// Forty cards of their own titles and ten more printings of the base set's, under numbers of three kinds.
QByteArray furtherSet(const CardPool& base)
{
    QByteArray table = "Set,Number,Title,Type,Pool,Cost\n";
    for (int i = 1; i <= 40; ++i) {
        const QByteArray digits = QByteArray::number(i).rightJustified(4, '0');
        table += i % 2 == 0 ? "Lamps,XF98-" + digits + "x1," : "Lamps,PR98-" + digits + "-LMP,";
        table += "Lamp Number " + QByteArray::number(100 + i) + " Burns,Event,RP,1\n";
    }
    int reprints = 0;
    for (const Card& card : base.cards())
        if (card.type == CardType::Event && reprints < 10)
            table += "Lamps,XF96-" + QByteArray::number(++reprints).rightJustified(4, '0') + " Lamp,\"" +
                     QByteArray::fromStdString(card.title) + "\",Event,RP,1\n";
    return table;
}

class ShoeboxOfSets : public testing::Test
{
protected:
    ShoeboxOfSets()
    {
        const CardSetLibrary::Look look =
            program.desk().sets.look(furtherSet(program.desk().box.cards), QStringLiteral("lamps.csv"));
        EXPECT_TRUE(look.trouble.isEmpty()) << look.trouble.toStdString();
        EXPECT_EQ(look.reading.refused.size(), 0u);
        EXPECT_TRUE(program.desk().sets.takeIn(look.reading));
        program.restart();
        program.window().showTab(MainWindow::Collection);
        // Half of the box is of the further set.
        const auto all = static_cast<int>(pool().size());
        std::uniform_int_distribution<int> base(0, 353);
        std::uniform_int_distribution<int> further(354, all - 1);
        for (int i = 0; i < kCards; ++i)
            box.push_back(static_cast<CardIndex>(i % 2 == 0 ? base(chance) : further(chance)));
    }

    const CardPool& pool() { return program.desk().box.cards; }
    CardEntryLine& line() { return program.find<CardEntryLine>("entryLine"); }
    bool happens(int percent) { return std::uniform_int_distribution<int>(1, 100)(chance) <= percent; }

    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        ASSERT_TRUE(line().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        ASSERT_TRUE(line().hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), text);
        QCoreApplication::processEvents();
    }

    // One of the ways in which somebody names this card.
    QString nameOf(CardIndex card)
    {
        const Card& facts = pool()[card];
        const QString id = QString::fromStdString(facts.id);
        const QString number = QString::number(facts.number);
        if (!facts.further)
            return happens(50) ? number : happens(50) ? id.toLower() : QStringLiteral("XF96 ") + number;
        if (id.startsWith(QStringLiteral("XF96"))) // a number that the base set has, too
            return happens(50) ? id : id.toLower();
        const QString code = QString::fromStdString(facts.set);
        switch (std::uniform_int_distribution<int>(0, 3)(chance)) {
        case 0:
            return id.toLower();
        case 1:
            return code.toLower() + QLatin1Char(' ') + number;
        case 2:
            return code + QLatin1Char('-') + number;
        default:
            return QString::fromStdString(facts.title).toLower();
        }
    }

    test::TestProgram program;
    std::mt19937 chance{7};
    std::vector<CardIndex> box;
};

} // namespace

TEST_F(ShoeboxOfSets, NothingHasToBeRepaired)
{
    int mistakes = 0;
    for (const CardIndex card : box) {
        const QString name = nameOf(card);
        if (happens(6)) { // a slip that is seen in time
            type(name + QStringLiteral("77"));
            key(Qt::Key_Escape);
            ++mistakes;
        } else if (happens(6)) { // a card there is not
            type(QStringLiteral("XF98 3999"));
            key(Qt::Key_Return);
            key(Qt::Key_Escape);
            ++mistakes;
        } else if (happens(6)) { // the wrong card, taken back
            type(QStringLiteral("pr98-1"));
            key(Qt::Key_Return);
            key(Qt::Key_Z, Qt::ControlModifier);
            ++mistakes;
        }
        const bool twice = happens(10);
        type(twice ? name + QStringLiteral(" x2") : name);
        key(Qt::Key_Return);
        ASSERT_EQ(line().text(), "") << name.toStdString();
        if (twice) {
            key(Qt::Key_Z, Qt::ControlModifier);
            type(name);
            key(Qt::Key_Return);
        }
    }
    EXPECT_GT(mistakes, 20);
    std::vector<int> wanted(pool().size());
    for (const CardIndex card : box)
        ++wanted[card];
    for (CardIndex card = 0; card < pool().size(); ++card)
        EXPECT_EQ(program.desk().owned.copies(card), wanted[card]) << pool()[card].id;
    EXPECT_EQ(program.desk().owned.totalCopies(), kCards);
}

// A title alone and a number alone are of the set that is kept, the base set at first; another is named.
TEST_F(ShoeboxOfSets, ATitleOfBothIsOfTheSetThatIsKept)
{
    const CardIndex reprint = *pool().findNumber("XF96-0001 Lamp");
    const CardIndex base = *pool().knownPrinting(reprint);
    type(QString::fromStdString(pool()[reprint].title));
    key(Qt::Key_Return);
    EXPECT_EQ(line().text(), "");
    EXPECT_EQ(program.desk().owned.copies(base), 1);
    type(QString::number(pool()[base].number));
    key(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.copies(base), 2);
    type(QStringLiteral("lamps 12"));
    key(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.copies(*pool().findNumber("XF98-0012x1")), 1) << "by the set's name";
    type(QStringLiteral("lamps 2"));
    key(Qt::Key_Return);
    EXPECT_EQ(line().text(), QStringLiteral("lamps 2")) << "two cards of this set have the number: it asks";
    key(Qt::Key_Escape);
}

} // namespace dossier
