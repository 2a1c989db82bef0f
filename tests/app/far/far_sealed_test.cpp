// A sealed table kept in a window: each guest opens packs of his own, has a deck made of them and plays with it.
#include "box/game_data.h"
#include "far/far_guest.h"
#include "far/host_process.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSpinBox>

namespace dossier {

namespace {

using Guest = test::FarGuest;
using test::packFor;

QStringList shelved(Guest& guest)
{
    QStringList names;
    for (const auto& deck : guest.program.desk().shelf.decks())
        names << deck.name;
    return names;
}

} // namespace

TEST(FarSealed, EachPlaysWithWhatHeOpens)
{
    Guest ana(QStringLiteral("Ana"), packFor(0), QStringLiteral("en"));
    Guest bea(QStringLiteral("Bea"), packFor(1), QStringLiteral("en"));
    ana.program.find<QLineEdit>("farName").setText(QStringLiteral("Ana"));
    ana.program.find<QSpinBox>("farPort").setValue(test::freePort());
    EXPECT_FALSE(ana.program.find<QSpinBox>("farBoosters").isVisible());
    ana.program.find<QComboBox>("farGame").setCurrentIndex(1);
    EXPECT_FALSE(ana.program.find<QComboBox>("farDecks").isEnabled()) << "sealed decks are for the Advanced Game";
    ana.program.find<QComboBox>("farGame").setCurrentIndex(0);
    ana.program.find<QComboBox>("farDecks").setCurrentIndex(1);
    EXPECT_TRUE(ana.program.find<QSpinBox>("farBoosters").isVisible());
    ana.program.find<QSpinBox>("farStarters").setValue(0);
    ana.program.find<QSpinBox>("farBoosters").setValue(2);
    ana.button("farHost").click();
    ASSERT_TRUE(test::waitUntil([&] { return ana.button("farHost").isEnabled() && !ana.remark().isEmpty(); }));
    EXPECT_TRUE(ana.remark().startsWith("So few packs make no deck")) << ana.remark().toStdString();
    ana.program.find<QSpinBox>("farStarters").setValue(1);
    ana.program.find<QSpinBox>("farBoosters").setValue(6);
    ana.button("farHost").click();
    ASSERT_TRUE(ana.isInLobby()) << ana.remark().toStdString();
    ana.program.find<QComboBox>("farAddress").setCurrentText(QStringLiteral("127.0.0.1"));
    ana.button("farCopy1").click();
    bea.sitDown(QGuiApplication::clipboard()->text());
    ASSERT_TRUE(bea.isInLobby()) << bea.remark().toStdString();
    ASSERT_TRUE(test::waitUntil([&] { return ana.seat().packs() && bea.seat().packs(); }));
    EXPECT_NE(ana.seat().packs(), bea.seat().packs());
    EXPECT_TRUE(bea.program.find<QLabel>("farOpened").text().contains("5 boosters"))
        << bea.program.find<QLabel>("farOpened").text().toStdString();

    // What she did not open is refused in one sentence.
    bea.getReady();
    const auto said = [&] { return bea.program.find<QLabel>("lobbyRemark").text(); };
    ASSERT_TRUE(test::waitUntil([&] { return said().contains("you have not opened so many copies of"); }))
        << said().toStdString();
    EXPECT_EQ(bea.button("farReady").text(), "I am ready");
    const QStringList before = shelved(bea);
    bea.button("farMakeDeck").click();
    EXPECT_EQ(shelved(bea).size(), before.size() + 2) << "a deck, and what it leaves";
    EXPECT_EQ(bea.program.find<QComboBox>("farDeck").currentText(), "Sealed, with Ana");
    ana.button("farMakeDeck").click();
    for (Guest* guest : {&ana, &bea})
        guest->button("farReady").click();
    ASSERT_TRUE(test::waitUntil([&] { return ana.mayChoose() || bea.mayChoose(); })) << said().toStdString();
    EXPECT_EQ(said(), "");
}

} // namespace dossier
