// What all have to agree to at a table far away, in two windows: the decks lie open, and there are hints.
#include "app/advice/hint_page.h"
#include "app/far/open_lists.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/widgets/card_lines.h"
#include "box/game_data.h"
#include "far/far_guest.h"
#include "far/host_process.h"

#include <QAction>
#include <QCheckBox>
#include <QPlainTextEdit>
#include <QTest>

namespace dossier {

namespace {

using Guest = test::FarGuest;
using test::packFor;

class AgreeingWindows : public testing::Test
{
protected:
    // Both in the lobby, each with another deck.
    void sitDown()
    {
        const QStringList invitations =
            host.invite(QStringLiteral("127.0.0.1:%1").arg(host.port), {"--killers", "--watch"});
        ASSERT_EQ(invitations.size(), 3);
        watching = invitations[2];
        ana.sitDown(invitations[0]);
        bea.sitDown(invitations[1]);
        ASSERT_TRUE(ana.isInLobby()) << ana.remark().toStdString();
        ASSERT_TRUE(bea.isInLobby()) << bea.remark().toStdString();
    }
    void begin()
    {
        ana.getReady();
        bea.getReady();
        ASSERT_TRUE(test::waitUntil([&] { return ana.mayChoose() || bea.mayChoose(); }));
        ASSERT_TRUE(test::waitUntil([&] { return ana.game().isOn() && bea.game().isOn(); }));
    }
    QAction& command(Guest& guest, const char* name) { return *guest.page().findChild<QAction*>(QLatin1String(name)); }
    static bool says(Guest& guest, const char* label, const QString& words)
    {
        return test::waitUntil([&] { return guest.program.find<QLabel>(label).text().contains(words); });
    }

    test::HostProcess host;
    QString watching;
    Guest ana{QStringLiteral("Ana"), packFor(0), QStringLiteral("en")};
    Guest bea{QStringLiteral("Bea"), packFor(1), QStringLiteral("en")};
};

} // namespace

TEST_F(AgreeingWindows, SeeTheDecksOnceBothHaveAgreed)
{
    sitDown();
    ana.program.find<QCheckBox>("farOpenLists").click();
    ASSERT_TRUE(says(bea, "farState0", "open decks")) << "who has agreed is seen beside the name";
    EXPECT_FALSE(bea.program.find<QLabel>("farState1").text().contains("open decks"));
    ASSERT_TRUE(test::waitUntil([&] { return ana.program.find<QCheckBox>("farOpenLists").isChecked(); }));
    EXPECT_FALSE(bea.program.find<QCheckBox>("farOpenLists").isChecked());
    begin();
    EXPECT_FALSE(command(ana, "far.lists").isEnabled());
    EXPECT_TRUE(command(ana, "far.openLists").isChecked());
    EXPECT_TRUE(ana.seat().lists().empty() && bea.seat().lists().empty());
    command(bea, "far.openLists").trigger(); // at the table it is not too late
    ASSERT_TRUE(test::waitUntil([&] { return !ana.seat().lists().empty() && !bea.seat().lists().empty(); }));
    EXPECT_FALSE(command(bea, "far.openLists").isEnabled()) << "what was seen is not taken back";
    EXPECT_TRUE(ana.program.find<QPlainTextEdit>("talkLines").toPlainText().contains("the decks are open"));

    command(ana, "far.lists").trigger();
    auto* lists = ana.program.window().findChild<OpenLists*>();
    ASSERT_TRUE(lists && lists->isVisible());
    const QList<CardLines*> pages = lists->findChildren<CardLines*>();
    ASSERT_EQ(pages.size(), 2);
    const Deck deck = packFor(1);
    ASSERT_EQ(pages[1]->rowCount(), static_cast<int>(deck.team.size() + deck.bureauDeck.size()));
    std::string agent; // of the Team, which comes first
    for (int row = 0; row < static_cast<int>(deck.team.size()); ++row)
        if (pages[1]->item(row, 0)->text().toStdString() == ana.program.desk().box.cards[deck.team.front().card].title)
            agent = pages[1]->item(row, 0)->text().toStdString();
    EXPECT_FALSE(agent.empty());
    command(ana, "far.leave").trigger();
    EXPECT_FALSE(lists->isVisible()) << "it goes with the table";
}

TEST_F(AgreeingWindows, HaveHintsOnceBothHaveAgreed)
{
    sitDown();
    ana.program.find<QCheckBox>("farHints").click();
    ASSERT_TRUE(says(bea, "farState0", "hints"));
    begin();
    const auto asked = [&]() -> Guest& { return ana.mayChoose() ? ana : bea; };
    while (asked().game().actions().size() < 2) {
        const int before = asked().game().position();
        asked().game().take(asked().game().actions()[0]);
        ASSERT_TRUE(test::waitUntil(
            [&] { return (ana.mayChoose() || bea.mayChoose()) && asked().game().position() != before; }));
    }
    Guest& guest = asked();
    QPushButton& button = guest.page().decisions().hintButton();
    const QString why = QStringLiteral("There are hints here once all have agreed to them.");
    EXPECT_TRUE(button.isVisible());
    EXPECT_TRUE(button.toolTip().contains(why)) << button.toolTip().toStdString();
    button.click();
    EXPECT_EQ(guest.page().findChild<QLabel*>(QStringLiteral("hint"))->text(), why);
    auto& page = *guest.page().findChild<HintPage*>(QStringLiteral("hintPage"));
    EXPECT_FALSE(page.isInUse());

    command(bea, "far.hints").trigger();
    for (Guest* each : {&ana, &bea})
        ASSERT_TRUE(test::waitUntil([&] {
            return each->page().findChild<QLabel*>(QStringLiteral("farLine"))->text().contains("with hints");
        })) << "everybody sees it";
    EXPECT_TRUE(button.toolTip().contains("Director"));
    QTest::keyClick(&guest.page(), Qt::Key_Question);
    ASSERT_TRUE(page.isInUse());
    ASSERT_TRUE(test::waitUntil([&] { return !page.isThinking(); }));
    EXPECT_TRUE(page.isInUse());
    EXPECT_TRUE(page.findChild<QLabel*>(QStringLiteral("hintReason"))->text().endsWith('.'));
    const QStringList names = guest.page().decisions().model().names();
    EXPECT_TRUE(names.contains(page.findChild<QLabel*>(QStringLiteral("hintBest"))->text()));
    for (int row = 0; row < page.list().model()->rowCount(); ++row)
        EXPECT_TRUE(names.contains(page.list().model()->index(row, 0).data().toString()));

    command(ana, "far.hints").trigger(); // and whoever does not want them any more takes them from all
    ASSERT_TRUE(test::waitUntil([&] { return button.toolTip().contains(why); }));
}

// Who watches sees a player's hand as long as that player agrees.
TEST_F(AgreeingWindows, ShowAHandToThoseWhoWatch)
{
    sitDown();
    EXPECT_TRUE(ana.program.find<QCheckBox>("farHand").isVisible());
    ana.program.find<QCheckBox>("farHand").click();
    ASSERT_TRUE(says(bea, "farState0", "hand open"));
    Guest cy(QStringLiteral("Cy"), packFor(2), QStringLiteral("en"));
    cy.sitDown(watching);
    ASSERT_TRUE(cy.isInLobby()) << cy.remark().toStdString();
    EXPECT_FALSE(cy.program.find<QCheckBox>("farHand").isVisible());
    begin();
    ASSERT_TRUE(test::waitUntil([&] { return cy.game().isOn(); }));
    EXPECT_TRUE(cy.game().seen().hand.empty());
    EXPECT_TRUE(command(cy, "far.sides").isChecked());
    EXPECT_FALSE(command(cy, "far.side1").isVisible()) << "she has not agreed";
    ASSERT_TRUE(command(cy, "far.side0").isVisible());
    EXPECT_EQ(command(cy, "far.side0").text(), "See what Ana sees");
    command(cy, "far.side0").trigger();
    ASSERT_TRUE(test::waitUntil([&] { return !cy.game().seen().hand.empty(); }));
    EXPECT_EQ(cy.game().seen().hand.size(), ana.game().seen().hand.size());
    EXPECT_TRUE(command(cy, "far.side0").isChecked());
    EXPECT_FALSE(cy.mayChoose());

    command(ana, "far.hand").trigger(); // she has thought better of it
    ASSERT_TRUE(test::waitUntil([&] { return cy.game().seen().hand.empty(); }));
    ASSERT_TRUE(test::waitUntil([&] { return command(cy, "far.sides").isChecked(); }));
    EXPECT_FALSE(command(cy, "far.side0").isVisible());
}

} // namespace dossier
