// Two windows at one table, kept by dossier-host: a whole game by mouse and keys, with a cut of the line and a host
// that is killed and started again in the middle; then its review.
#include "app/table/decision_panel.h"
#include "far/far_guest.h"
#include "far/host_process.h"
#include "table/table_game.h"
#include "table/table_player.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>

namespace dossier {

namespace {

using Guest = test::FarGuest;
using test::packFor;

class FarEvening : public testing::TestWithParam<const char*>
{};

} // namespace

TEST_P(FarEvening, GoesThroughACutLineAndAKilledHostToTheReview)
{
    const QString language = QString::fromLatin1(GetParam());
    test::HostProcess host;
    test::CutLine line(host.port);
    const QString address = QStringLiteral("127.0.0.1:%1").arg(line.port());
    const QStringList invitations =
        host.invite(address, {QStringLiteral("--killers"), QStringLiteral("--no-poker-face")});
    ASSERT_EQ(invitations.size(), 2);
    Guest ana(QStringLiteral("Ana"), packFor(0), language);
    Guest bea(QStringLiteral("Béa"), packFor(1), language);
    ana.sitDown(invitations[0]);
    bea.sitDown(invitations[1]);
    ASSERT_TRUE(ana.isInLobby()) << ana.remark().toStdString();
    ASSERT_TRUE(bea.isInLobby()) << bea.remark().toStdString();
    ana.getReady();
    bea.getReady();
    ASSERT_TRUE(test::waitUntil([&] { return ana.mayChoose() || bea.mayChoose(); }));
    test::TablePlayer one(ana.page(), ana.game(), 3, 60, test::TablePlayer::Hands::Mouse);
    test::TablePlayer other(bea.page(), bea.game(), 4, 60, test::TablePlayer::Hands::Keys);
    // Chance plays long: then one gives up. DOSSIER_FAR_CHOICES sets another bound, for a game to its own end.
    const int bound = qEnvironmentVariableIntValue("DOSSIER_FAR_CHOICES");
    const int most = bound > 0 ? bound : 120;
    const auto choices = [&] { return one.choices() + other.choices(); };
    bool cut = false;
    bool killed = false;
    while (!ana.game().isOver()) {
        if (choices() >= most)
            ana.program.find<FarPanel>("farPanel").findChild<QAction*>("table.concede")->trigger();
        if (!cut && choices() >= 15) {
            cut = true;
            line.cut();
        }
        if (!killed && choices() >= 40) {
            killed = true;
            host.kill();
            host.start();
            ASSERT_TRUE(test::waitUntil([&] {
                return ana.seat().line() == GuestSocket::State::Here && bea.seat().line() == GuestSocket::State::Here;
            }));
        }
        ASSERT_TRUE(test::waitUntil([&] { return ana.mayGoOn() || bea.mayGoOn() || ana.game().isOver(); }));
        if (ana.mayGoOn())
            one.step();
        if (bea.mayGoOn())
            other.step();
    }
    EXPECT_TRUE(cut && killed);
    ASSERT_TRUE(test::waitUntil([&] { return ana.seat().end() && bea.seat().end(); }));
    for (const test::TablePlayer* player : {&one, &other})
        for (const QString& complaint : player->complaints())
            ADD_FAILURE() << complaint.toStdString();

    for (Guest* guest : {&ana, &bea}) {
        ASSERT_TRUE(test::waitUntil([&] { return guest->button("farNoteFirst").isVisible(); }));
        guest->button("farNoteFirst").click();
        EXPECT_TRUE(guest->program.find<QWidget>("endPage").isVisible());
        TableGame& home = guest->program.window().table().game();
        EXPECT_TRUE(home.isFinished());
        EXPECT_EQ(home.cast().players, (QStringList{QStringLiteral("Ana"), QStringLiteral("Béa")}));
        EXPECT_FALSE(guest->seat().isThere());
        home.goTo(0);
        home.goTo(home.length());
    }
    EXPECT_EQ(ana.program.window().table().game().record(), bea.program.window().table().game().record());
}

INSTANTIATE_TEST_SUITE_P(In, FarEvening, testing::Values("en", "fr"),
                         [](const auto& language) { return std::string(language.param); });

TEST(FarAway, TheTableIsKeptInAWindow)
{
    Guest ana(QStringLiteral("Ana"), packFor(0), QStringLiteral("en"));
    Guest bea(QStringLiteral("Bea"), packFor(1), QStringLiteral("en"));
    ana.button("farHost").click();
    EXPECT_EQ(ana.remark(), "Say first how the others are to call you.");
    ana.program.find<QLineEdit>("farName").setText(QStringLiteral("Ana"));
    ana.program.find<QSpinBox>("farPort").setValue(test::freePort());
    ana.button("farHost").click();
    ASSERT_TRUE(ana.isInLobby()) << ana.remark().toStdString();
    ASSERT_TRUE(test::waitUntil([&] { return ana.button("farCopy1").isVisible(); }));
    EXPECT_FALSE(ana.button("farCopy0").isVisible()) << "her own";
    ana.program.find<QComboBox>("farAddress").setCurrentText(QStringLiteral("127.0.0.1"));
    ana.button("farTry").click();
    ASSERT_TRUE(test::waitUntil(
        [&] { return ana.program.find<QLabel>("farReached").text().startsWith("From this machine 127.0.0.1 is"); }));
    ana.button("farCopy1").click();
    const QString invitation = QGuiApplication::clipboard()->text();
    bea.program.find<QWidget>("farStartPage");
    bea.sitDown(invitation);
    ASSERT_TRUE(bea.isInLobby()) << bea.remark().toStdString();
    ASSERT_TRUE(test::waitUntil([&] { return !ana.button("farCopy1").isVisible(); }));
    EXPECT_EQ(ana.program.find<QLabel>("farPlace1").text(), "Bea");

    // A deck that this table does not take: one sentence, and another one can be chosen.
    bea.getReady();
    ASSERT_TRUE(test::waitUntil([&] { return !bea.program.find<QLabel>("lobbyRemark").text().isEmpty(); }));
    EXPECT_TRUE(bea.program.find<QLabel>("lobbyRemark").text().contains("Killer"))
        << bea.program.find<QLabel>("lobbyRemark").text().toStdString();
    EXPECT_EQ(bea.button("farReady").text(), "I am ready");
    for (Guest* guest : {&ana, &bea}) {
        guest->program.find<QComboBox>("farDeck").setCurrentText(QStringLiteral("Starter: Krycek"));
        guest->button("farReady").setFocus();
        QTest::keyClick(&guest->button("farReady"), Qt::Key_Return);
    }
    ASSERT_TRUE(test::waitUntil([&] { return ana.mayChoose() || bea.mayChoose(); }));
    ASSERT_TRUE(test::waitUntil([&] { return ana.game().isOn() && bea.game().isOn(); }));
    EXPECT_EQ(bea.program.find<QLabel>("farNoteWords").text(), "") << "what the lobby said stays there";

    // What one says the other reads; who is muted is not.
    ana.program.find<QLineEdit>("talkEntry").setText(QStringLiteral("  Good   evening "));
    QTest::keyClick(&ana.program.find<QLineEdit>("talkEntry"), Qt::Key_Return);
    ASSERT_TRUE(test::waitUntil(
        [&] { return bea.program.find<QPlainTextEdit>("talkLines").toPlainText() == "Ana: Good evening"; }));

    // Taking back, by consent.
    Guest& first = ana.mayChoose() ? ana : bea;
    Guest& second = ana.mayChoose() ? bea : ana;
    const int before = first.game().position();
    first.game().take(first.game().actions()[0]);
    first.game().take(first.game().actions()[0]); // a second answer to the same question does nothing
    ASSERT_TRUE(test::waitUntil([&] { return first.game().position() != before; }));
    QTest::keyClick(&first.page(), Qt::Key_Backspace);
    ASSERT_TRUE(test::waitUntil([&] { return second.button("farNoteFirst").isVisible(); }));
    second.button("farNoteSecond").click();
    ASSERT_TRUE(test::waitUntil(
        [&] { return first.program.find<QPlainTextEdit>("talkLines").toPlainText().contains("does not."); }));
    EXPECT_NE(first.game().position(), before);
    QTest::keyClick(&first.page(), Qt::Key_Backspace);
    ASSERT_TRUE(test::waitUntil([&] { return second.button("farNoteFirst").isVisible(); }));
    second.button("farNoteFirst").click();
    ASSERT_TRUE(test::waitUntil([&] { return first.game().position() == before; }));

    // A pause, and its end: what the host has refused just before hides neither.
    emit first.seat().refused(QStringLiteral("Refused."));
    EXPECT_EQ(first.program.find<QLabel>("farNoteWords").text(), "Refused.");
    second.program.find<QAction>("far.pause").trigger();
    ASSERT_TRUE(test::waitUntil([&] { return first.seat().presence().paused; }));
    EXPECT_EQ(first.button("farNoteFirst").text(), "Go on");
    first.button("farNoteFirst").click();
    ASSERT_TRUE(test::waitUntil([&] { return !second.seat().presence().paused; }));

    // She leaves, and comes back another evening.
    const int there = bea.game().position();
    bea.program.find<QAction>("far.leave").trigger();
    EXPECT_TRUE(bea.program.find<QWidget>("farStartPage").isVisible());
    ASSERT_TRUE(test::waitUntil([&] { return !ana.seat().presence().seats[1].here; }));
    bea.program.restart();
    bea.program.window().showTab(MainWindow::Table);
    bea.program.find<QAbstractButton>("farApart").click();
    ASSERT_EQ(bea.program.find<QListWidget>("farKept").count(), 1);
    EXPECT_EQ(bea.program.find<QListWidget>("farKept").item(0)->text(), "As Bea, with Ana");
    bea.button("farComeBack").click();
    ASSERT_TRUE(test::waitUntil([&] { return bea.game().isOn(); }));
    EXPECT_EQ(bea.game().position(), there);

    // The window that keeps the table is closed and opened again: the table is found where it was.
    const int hers = ana.game().position(); // who is not asked may be sent another number
    ana.program.restart();
    ASSERT_TRUE(test::waitUntil([&] { return bea.seat().line() == GuestSocket::State::Waiting; }));
    ana.program.window().showTab(MainWindow::Table);
    ana.program.find<QAbstractButton>("farApart").click();
    ana.button("farComeBack").click();
    ASSERT_TRUE(test::waitUntil([&] { return ana.game().isOn() && bea.seat().line() == GuestSocket::State::Here; }));
    EXPECT_EQ(ana.game().position(), hers);

    // She gives up: the record is everybody's.
    bea.game().concede();
    ASSERT_TRUE(test::waitUntil([&] { return ana.seat().end() && bea.seat().end(); }));
    EXPECT_EQ(ana.seat().end()->record, bea.seat().end()->record);
    EXPECT_TRUE(keptItsWord(ana.seat().welcome(), *ana.seat().end()));
}

TEST(FarAway, FollowsAnInvitationAsALink)
{
    test::TestProgram program;
    const TableInvitation invitation{QStringLiteral("example.org"), kUsualPort, QStringLiteral("table"),
                                     QByteArray(kSecretBytes, 'a'), QByteArray(kFingerprintBytes, 'b')};
    program.window().openFile(written(invitation));
    EXPECT_TRUE(program.find<QWidget>("farStartPage").isVisible());
    EXPECT_EQ(program.find<QLineEdit>("farInvitation").text(), written(invitation));
    EXPECT_TRUE(program.find<QPushButton>("farJoin").isEnabled());
}

TEST(FarAway, SaysInOneSentenceWhyNobodySitsDown)
{
    Guest ana(QStringLiteral("Ana"), packFor(0), QStringLiteral("en"));
    ana.sitDown(QStringLiteral("come at eight"));
    EXPECT_EQ(ana.remark(), "This is no invitation; one begins with dossier:// and is to be copied as a whole.");
    const auto waitAndRead = [&] {
        EXPECT_TRUE(test::waitUntil([&] { return ana.button("farHost").isEnabled(); }));
        return ana.remark();
    };

    test::HostProcess host;
    const QString address = QStringLiteral("127.0.0.1:%1").arg(host.port);
    const QString invitation = host.invite(address).first();
    ana.sitDown(invitation);
    ASSERT_TRUE(ana.isInLobby());
    ana.button("farLeave").click();
    ana.sitDown(invitation);
    EXPECT_EQ(waitAndRead(), sentence(Rejection::UsedInvitation));

    TableInvitation other = *readInvitation(host.invite(address).first());
    other.secret[0] = static_cast<char>(other.secret[0] ^ 1);
    ana.sitDown(written(other));
    EXPECT_EQ(waitAndRead(), sentence(Rejection::WrongInvitation));
    other = *readInvitation(host.invite(address).first());
    other.fingerprint[0] = static_cast<char>(other.fingerprint[0] ^ 1);
    ana.sitDown(written(other));
    EXPECT_TRUE(waitAndRead().startsWith("The host is not the one that sent the invitation"))
        << ana.remark().toStdString();

    other = *readInvitation(host.invite(address).first());
    host.kill();
    ana.sitDown(written(other));
    EXPECT_TRUE(waitAndRead().startsWith("The host cannot be reached: Connection refused."))
        << ana.remark().toStdString();
    EXPECT_EQ(ana.program.find<QLineEdit>("farInvitation").text(), written(other)) << "it may be tried once more";

    QTcpServer taken;
    ASSERT_TRUE(taken.listen(QHostAddress::Any));
    ana.program.find<QSpinBox>("farPort").setValue(taken.serverPort());
    ana.button("farHost").click();
    EXPECT_TRUE(waitAndRead().startsWith(QStringLiteral("Nobody can be let in at port %1").arg(taken.serverPort())))
        << ana.remark().toStdString();
}

} // namespace dossier
