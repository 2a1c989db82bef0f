#include "app/rules/rule_book_view.h"
#include "app/theme/appearance.h"
#include "support/base_set.h"
#include "wording/words/rule_reference.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class RuleBookViewTest : public testing::Test
{
protected:
    RuleBookViewTest() { view.resize(900, 600); }

    QString page() const { return view.findChild<QTextBrowser*>(QStringLiteral("rulePage"))->toPlainText(); }
    QString section() const
    {
        const QListWidgetItem* item = view.findChild<QListWidget*>(QStringLiteral("ruleSections"))->currentItem();
        return item ? item->text() : QString();
    }
    QLineEdit* search() { return view.findChild<QLineEdit*>(QStringLiteral("ruleSearch")); }
    void click(const char* link)
    {
        emit view.findChild<QTextBrowser*>(QStringLiteral("rulePage"))->anchorClicked(QUrl(QString::fromUtf8(link)));
    }

    Appearance appearance{LookChoice::Day};
    RuleBookView view{ruleReference(QStringLiteral("en")), test::baseSet(), appearance};
};

} // namespace

TEST_F(RuleBookViewTest, OpensAtTheFirstSection)
{
    EXPECT_EQ(section(), QStringLiteral("Building a deck"));
    EXPECT_TRUE(page().contains(QStringLiteral("DECK-4")));
    EXPECT_TRUE(page().contains(QStringLiteral("Advanced rule book p. 5")));
    EXPECT_FALSE(view.canGoBack());
}

TEST_F(RuleBookViewTest, ShowsARuleWithinItsSection)
{
    view.showRule("HEAL-8");
    EXPECT_EQ(section(), QStringLiteral("Healing Phase and the Hospital"));
    EXPECT_TRUE(page().contains(QStringLiteral("HEAL-8")));
}

TEST_F(RuleBookViewTest, MarksTheRuleItShows)
{
    const QString mark = appearance.theme().selection.name();
    const auto html = [this] { return view.findChild<QTextBrowser*>(QStringLiteral("rulePage"))->toHtml(); };
    EXPECT_FALSE(html().contains(mark));
    view.showRule("DECK-4");
    EXPECT_TRUE(html().contains(mark));
}

TEST_F(RuleBookViewTest, MarksNothingBesideTheRuleItShows)
{
    view.showRule("DECK-4");
    const QTextDocument& document = *view.findChild<QTextBrowser*>(QStringLiteral("rulePage"))->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        EXPECT_EQ(block.blockFormat().background().style(), Qt::NoBrush) << block.text().toStdString();
}

TEST_F(RuleBookViewTest, TheKeyOfASectionFindsIt)
{
    view.showFound(QStringLiteral("REASON"));
    EXPECT_EQ(section(), QStringLiteral("What a refusal cites"));
    EXPECT_TRUE(page().contains(QStringLiteral("REASON-6")));
    EXPECT_TRUE(page().contains(QStringLiteral("2. XF96-0234v1: under Red Tape.")));
    EXPECT_EQ(search()->text(), QStringLiteral("REASON"));
}

TEST_F(RuleBookViewTest, SaysSoWhereThereIsNoSuchRule)
{
    view.showRule("DECK-99");
    EXPECT_TRUE(page().contains(QStringLiteral("There is no rule DECK-99")));
    EXPECT_EQ(section(), QString());
}

TEST_F(RuleBookViewTest, FollowsALinkAndComesBack)
{
    click("rule:OQ-2");
    EXPECT_EQ(section(), QStringLiteral("Open questions"));
    ASSERT_TRUE(view.canGoBack());
    view.back();
    EXPECT_EQ(section(), QStringLiteral("Building a deck"));
    ASSERT_TRUE(view.canGoForward());
    view.forward();
    EXPECT_EQ(section(), QStringLiteral("Open questions"));
}

TEST_F(RuleBookViewTest, ANewStepForgetsTheWayForward)
{
    view.showSection(QStringLiteral("TURN"));
    view.back();
    view.showRule("HEAL-1");
    EXPECT_FALSE(view.canGoForward());
    view.back();
    EXPECT_EQ(section(), QStringLiteral("Building a deck"));
}

TEST_F(RuleBookViewTest, AsksForACardWhoseNumberIsClicked)
{
    QSignalSpy wanted(&view, &RuleBookView::cardWanted);
    click("card:163");
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted[0][0].value<CardIndex>(), test::card("XF96-0163v1"));
    click("card:0");
    EXPECT_EQ(wanted.count(), 1);
}

TEST_F(RuleBookViewTest, SearchesWhileTyping)
{
    QTest::keyClicks(search(), QStringLiteral("mulligan"));
    EXPECT_TRUE(page().contains(QStringLiteral("2 rule"))) << page().toStdString();
    EXPECT_TRUE(page().contains(QStringLiteral("SETUP-10")));
    EXPECT_EQ(section(), QString());
}

TEST_F(RuleBookViewTest, AWholeSearchIsOneStepBack)
{
    QTest::keyClicks(search(), QStringLiteral("mulligan"));
    view.back();
    EXPECT_EQ(section(), QStringLiteral("Building a deck"));
    EXPECT_EQ(search()->text(), QString());
    view.forward();
    EXPECT_EQ(search()->text(), QStringLiteral("mulligan"));
}

TEST_F(RuleBookViewTest, EscapeClearsTheSearchAndGoesBack)
{
    QTest::keyClicks(search(), QStringLiteral("mulligan"));
    QTest::keyClick(search(), Qt::Key_Escape);
    EXPECT_EQ(search()->text(), QString());
    EXPECT_EQ(section(), QStringLiteral("Building a deck"));
}

TEST_F(RuleBookViewTest, AnEmptyResultSaysWhatToDo)
{
    view.showFound(QStringLiteral("<b>zebra</b>"));
    EXPECT_TRUE(page().contains(QStringLiteral("No rule says “<b>zebra</b>”")));
    EXPECT_TRUE(page().contains(QStringLiteral("fewer words")));
}

TEST_F(RuleBookViewTest, ManyResultsAreCutAndCounted)
{
    view.showFound(QStringLiteral("the"));
    EXPECT_TRUE(page().contains(QStringLiteral("60")));
    EXPECT_LT(page().size(), 60'000);
}

TEST_F(RuleBookViewTest, ShowsTheRulingsOnACardAndTheRulesThatNameIt)
{
    view.showCardRulings(test::card("XF96-0170v1"));
    EXPECT_TRUE(page().contains(QStringLiteral("only his own RES"), Qt::CaseInsensitive));
    EXPECT_TRUE(page().contains(QStringLiteral("DECK-6")));
}

TEST_F(RuleBookViewTest, SaysSoWhereACardHasNoRulings)
{
    view.showCardRulings(test::card("XF96-0118v1"));
    EXPECT_TRUE(page().contains(QStringLiteral("There are no rulings on this card")));
}

TEST_F(RuleBookViewTest, ASectionChosenByKeyIsShown)
{
    auto* sections = view.findChild<QListWidget*>(QStringLiteral("ruleSections"));
    view.show();
    sections->setFocus();
    QTest::keyClick(sections, Qt::Key_Down);
    EXPECT_EQ(section(), QStringLiteral("The official sets"));
    EXPECT_TRUE(page().contains(QStringLiteral("SET-1")));
}

TEST_F(RuleBookViewTest, EveryControlHasANameAndTakesTheKeyboard)
{
    for (const char* name : {"ruleBack", "ruleForward", "ruleSearch", "ruleSections", "rulePage"}) {
        const auto* control = view.findChild<QWidget*>(QString::fromUtf8(name));
        ASSERT_NE(control, nullptr) << name;
        EXPECT_FALSE(control->accessibleName().isEmpty()) << name;
        EXPECT_NE(control->focusPolicy() & Qt::TabFocus, 0) << name;
    }
}

TEST_F(RuleBookViewTest, LinesStayReadableInAWideWindow)
{
    auto* browser = view.findChild<QTextBrowser*>(QStringLiteral("rulePage"));
    view.resize(3000, 600);
    view.show();
    const QString letters(100, QLatin1Char('n'));
    EXPECT_LE(browser->lineWrapColumnOrWidth(), QFontMetrics(appearance.theme().text).horizontalAdvance(letters));
    view.resize(500, 600);
    EXPECT_LE(browser->lineWrapColumnOrWidth(), browser->viewport()->width());
}

TEST_F(RuleBookViewTest, AnEmptyBookIsNoHarm)
{
    RuleBookView empty({}, test::baseSet(), appearance);
    empty.showRule("DECK-1");
    empty.showFound(QStringLiteral("deck"));
    empty.back();
    EXPECT_FALSE(empty.canGoForward() && empty.canGoBack());
}

} // namespace dossier
