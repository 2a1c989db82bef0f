// A shoebox of 500 cards, once by number and once by titles, typed by somebody who makes mistakes and never takes a
// hand off the keyboard: afterwards the collection is the box, and nothing has to be repaired.
#include "app/entry/card_entry_line.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>
#include <random>

namespace dossier {

namespace {

constexpr int kShoeboxCards = 500;

class Shoebox : public testing::Test
{
protected:
    Shoebox()
    {
        program.window().showTab(MainWindow::Collection);
        // The first cards of a printing each by its number, so that a box of titles can hold them, too.
        std::uniform_int_distribution<std::size_t> any(0, test::baseSet().size() - 1);
        for (int i = 0; i < kShoeboxCards; ++i)
            box.push_back(static_cast<CardIndex>(any(chance)));
    }

    // What a key brings about is asked after every key; drawing it, which nobody here asks about, was most of the time.
    void drawOnlyTheFirstTenth(std::size_t card) { program.window().setUpdatesEnabled(card < kShoeboxCards / 10); }

    bool happens(int percent) { return std::uniform_int_distribution<int>(1, 100)(chance) <= percent; }

    // To whoever has the keyboard. A tenth of a second lies between two keys: time for all that waits.
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        ASSERT_TRUE(line().hasFocus()) << "after " << m_keys << " keys";
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
        ++m_keys;
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            ASSERT_TRUE(line().hasFocus()) << "after " << m_keys << " keys";
            QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            QCoreApplication::processEvents();
            ++m_keys;
        }
    }
    void erase()
    {
        for (int letters = static_cast<int>(line().text().size()); letters > 0; --letters)
            key(Qt::Key_Backspace);
    }

    CardEntryLine& line() { return program.find<CardEntryLine>("entryLine"); }
    QString titleOf(CardIndex card) { return QString::fromStdString(test::baseSet()[card].title); }
    int numberOf(CardIndex card) { return std::stoi(test::baseSet()[card].id.substr(5, 4)); }

    // Copies too many or too few, over all cards.
    int toRepair()
    {
        std::vector<int> wanted(test::baseSet().size());
        for (const CardIndex card : box)
            ++wanted[card];
        int wrong = 0;
        for (CardIndex card = 0; card < wanted.size(); ++card)
            wrong += std::abs(wanted[card] - program.desk().owned.copies(card));
        return wrong;
    }

    test::TestProgram program;
    std::mt19937 chance{15};
    std::vector<CardIndex> box;
    int m_keys = 0;
};

} // namespace

TEST_F(Shoebox, ByNumbersWithMistakes)
{
    int mistakes = 0;
    std::size_t taken = 0;
    for (const CardIndex card : box) {
        drawOnlyTheFirstTenth(taken++);
        const QString number = QString::number(numberOf(card));
        if (happens(5)) { // a slip that is seen in time
            type(number + QLatin1Char('7'));
            happens(50) ? erase() : key(Qt::Key_Escape);
            ++mistakes;
        } else if (happens(5)) { // a number there is not
            type(QStringLiteral("9") + number + QStringLiteral("9"));
            key(Qt::Key_Return);
            key(Qt::Key_Escape);
            ++mistakes;
        } else if (happens(5)) { // the wrong card, taken back
            type(QString::number(numberOf(card) % 354 + 1));
            key(Qt::Key_Return);
            key(Qt::Key_Z, Qt::ControlModifier);
            ++mistakes;
        }
        type(number);
        key(Qt::Key_Return);
        ASSERT_EQ(line().text(), "") << number.toStdString();
    }
    EXPECT_GT(mistakes, 40) << "somebody who makes none proves nothing";
    EXPECT_EQ(toRepair(), 0);
    EXPECT_EQ(program.desk().owned.totalCopies(), kShoeboxCards);
}

TEST_F(Shoebox, ByTitlesWithMistakes)
{
    int mistakes = 0;
    int asked = 0;
    std::map<TitleIndex, CardIndex> said;
    std::size_t taken = 0;
    for (const CardIndex card : box) {
        drawOnlyTheFirstTenth(taken++);
        const QString title = titleOf(card);
        const TitleIndex name = test::baseSet().titleOf(card);
        const auto printings = test::baseSet().printings(name);
        if (printings.size() > 1 && said.contains(name) && said[name] != card) {
            type(QString::number(numberOf(card))); // the other printing has to be named
            key(Qt::Key_Return);
            continue;
        }
        if (happens(6) && title.size() > 6 &&
            printings.size() == 1) { // two letters change places; the first offer is right
            QString wrong = title.toLower();
            std::swap(wrong[3], wrong[4]);
            type(wrong);
            key(Qt::Key_Return);
            ++mistakes;
            if (line().text().isEmpty())
                continue; // the letters were alike
            const auto meant = line().meant();
            if (meant && meant->card == card) {
                key(Qt::Key_Return);
                continue;
            }
            key(Qt::Key_Escape);
        } else if (happens(4)) { // the card before, taken back
            type(titleOf(static_cast<CardIndex>(card == 0 ? 1 : 0)));
            key(Qt::Key_Return);
            key(Qt::Key_Z, Qt::ControlModifier);
            ++mistakes;
        } else if (happens(4)) { // no title at all
            type(QStringLiteral("zzyzx quux"));
            key(Qt::Key_Return);
            erase();
            ++mistakes;
        }
        type(title.toLower());
        key(Qt::Key_Return);
        if (printings.size() > 1 && !said.contains(name)) {
            ++asked;
            ASSERT_EQ(line().text(), title.toLower()) << "it asks";
            if (line().meant()->card != card)
                key(Qt::Key_Down);
            key(Qt::Key_Return);
            said[name] = card;
        }
        ASSERT_EQ(line().text(), "") << title.toStdString();
    }
    EXPECT_GT(mistakes, 40);
    EXPECT_GT(asked, 0);
    EXPECT_LE(asked, 4) << "once a title";
    EXPECT_EQ(toRepair(), 0);
    EXPECT_EQ(program.desk().owned.totalCopies(), kShoeboxCards);
}

} // namespace dossier
