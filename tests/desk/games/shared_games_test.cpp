// Kept games that something else than this window changes: another one on the same folder, a hand, a disk that cannot
// be read. Nobody's game goes, and none is made out of two.
#include "desk/games/kept_games_fixture.h"
#include "support/failing_disk.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>

namespace dossier {

namespace {

class SharedGames : public test::KeptGamesTest
{
protected:
    SharedGames()
    {
        for (int i = 0; i < 4; ++i) {
            EXPECT_TRUE(games().keep(facts(played, id), played.record()));
            play(played, 1, i);
        }
        EXPECT_TRUE(games().keep(facts(played, id), played.record()));
        EXPECT_TRUE(QFile::exists(steps()));
    }

    QString folder() { return QFileInfo(games().fileOf(id)).path(); }
    QString steps() { return games().fileOf(id).replace(".json", ".steps"); }

    std::unique_ptr<KeptGames> anotherWindow() { return std::make_unique<KeptGames>(folder(), box(), desk->notices); }

    std::vector<Action> actionsOf(const QString& which)
    {
        const auto record = anotherWindow()->load(which);
        return record ? record->actions : std::vector<Action>();
    }

    int countTold(const char* words) const
    {
        return static_cast<int>(std::count_if(said.begin(), said.end(), [&](const QList<QVariant>& each) {
            return each[0].value<Notice>().text.contains(words);
        }));
    }

    RunningGame played = game();
    QString id = games().newId();
    QSignalSpy said{&desk->notices, &Notices::said};
};

constexpr auto kAnother = "Another program has changed this game meanwhile.";

} // namespace

TEST_F(SharedGames, OfTwoWindowsEachKeepsItsOwn)
{
    const auto other = anotherWindow();
    RunningGame theirs(*other->load(id, KeptGames::Use::PlayedOn), box().cards, &box().effects);
    play(theirs, 1, 77);
    EXPECT_EQ(other->keep(facts(theirs, id), theirs.record()).id, id);
    play(theirs, 1, 78);
    EXPECT_EQ(other->keep(facts(theirs, id), theirs.record()).id, id);
    QString own = id;
    for (int i = 0; i < 3; ++i) {
        play(played, 1, i);
        const KeptGames::Kept kept = games().keep(facts(played, own), played.record());
        ASSERT_TRUE(kept);
        own = kept.id;
    }
    EXPECT_NE(own, id);
    EXPECT_EQ(countTold(kAnother), 1);
    play(theirs, 1, 79);
    EXPECT_EQ(other->keep(facts(theirs, id), theirs.record()).id, id);
    EXPECT_EQ(actionsOf(id), theirs.record().actions);
    EXPECT_EQ(actionsOf(own), played.record().actions);
    EXPECT_EQ(games().games().size(), 2U);
}

// What the first one plays after the other has opened the game is not in what the other goes on with.
TEST_F(SharedGames, WhatWasPlayedSinceItWasOpenedIsNotWrittenOver)
{
    const auto other = anotherWindow();
    RunningGame theirs(*other->load(id, KeptGames::Use::PlayedOn), box().cards, &box().effects);
    play(played, 1, 5);
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    play(theirs, 1, 77);
    const KeptGames::Kept kept = other->keep(facts(theirs, id), theirs.record());
    ASSERT_TRUE(kept);
    EXPECT_NE(kept.id, id);
    EXPECT_EQ(countTold(kAnother), 1);
    EXPECT_EQ(actionsOf(id), played.record().actions);
    EXPECT_EQ(actionsOf(kept.id), theirs.record().actions);
    play(played, 1, 6);
    EXPECT_EQ(games().keep(facts(played, id), played.record()).id, id) << "nobody has touched it";
    EXPECT_EQ(actionsOf(id), played.record().actions);
}

// To look at it, to write it to a file, is not to have it.
TEST_F(SharedGames, WhoOnlyLooksAtItWritesOverNothing)
{
    const auto other = anotherWindow();
    RunningGame theirs(*other->load(id, KeptGames::Use::PlayedOn), box().cards, &box().effects);
    play(theirs, 1, 77);
    ASSERT_TRUE(other->keep(facts(theirs, id), theirs.record()));
    ASSERT_TRUE(games().load(id));
    games().noteLeft(id, 1, true);
    games().remove(id, false);
    EXPECT_EQ(other->games().front().at, -1);
    EXPECT_EQ(actionsOf(id), theirs.record().actions);
    play(played, 1, 5);
    EXPECT_NE(games().keep(facts(played, id), played.record()).id, id);
    EXPECT_EQ(actionsOf(id), theirs.record().actions);
}

TEST_F(SharedGames, OneThatWasDeletedUnderWayIsWrittenAnew)
{
    for (const bool byAnotherWindow : {true, false}) {
        if (byAnotherWindow)
            anotherWindow()->remove(id);
        else
            ASSERT_TRUE(QFile::remove(games().fileOf(id)));
        play(played, 1, 5);
        EXPECT_EQ(games().keep(facts(played, id), played.record()).id, id);
        EXPECT_EQ(actionsOf(id), played.record().actions);
        play(played, 1, 6);
        EXPECT_EQ(games().keep(facts(played, id), played.record()).id, id);
        EXPECT_EQ(actionsOf(id), played.record().actions);
    }
    EXPECT_EQ(countTold(kAnother), 0);
}

TEST_F(SharedGames, StepsThatAreGoneAreWrittenAnew)
{
    ASSERT_TRUE(QFile::remove(steps()));
    play(played, 1, 5);
    EXPECT_EQ(games().keep(facts(played, id), played.record()).id, id);
    EXPECT_EQ(actionsOf(id), played.record().actions);
}

// A folder in its place cannot be read by anybody, not even by root.
TEST_F(SharedGames, StepsThatCannotBeReadAreLeftAlone)
{
    ASSERT_TRUE(QFile::rename(steps(), steps() + ".real"));
    ASSERT_TRUE(QDir().mkdir(steps()));
    desk.layAgain();
    QSignalSpy told(&desk->notices, &Notices::said);
    EXPECT_FALSE(games().load(id, KeptGames::Use::PlayedOn));
    games().remove(id);
    ASSERT_EQ(told.count(), 2);
    for (const QList<QVariant>& each : told)
        EXPECT_TRUE(each[0].value<Notice>().text.startsWith("This game could not be read and was left alone: " +
                                                            QDir::toNativeSeparators(steps())))
            << each[0].value<Notice>().text.toStdString();
    EXPECT_TRUE(QFile::exists(games().fileOf(id)));
    ASSERT_TRUE(QDir().rmdir(steps()));
    ASSERT_TRUE(QFile::rename(steps() + ".real", steps()));
    EXPECT_EQ(actionsOf(id), played.record().actions);
}

TEST_F(SharedGames, WhatIsRememberedOfAGameAndCannotBeReadIsLeftAlone)
{
    const QString about = games().fileOf(id).replace(".json", ".about");
    ASSERT_TRUE(QFile::remove(about));
    ASSERT_TRUE(QDir().mkdir(about));
    desk.layAgain();
    QSignalSpy told(&desk->notices, &Notices::said);
    EXPECT_TRUE(games().games().empty());
    ASSERT_EQ(told.count(), 1);
    EXPECT_TRUE(told[0][0].value<Notice>().text.contains(id + ".json"));
}

TEST_F(SharedGames, StepsThatDoNotFitAreToldAndStay)
{
    QFile file(steps());
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("99 {\"do\": \"pass\"}\n");
    file.close();
    const qint64 length = QFileInfo(file).size();
    desk.layAgain();
    QSignalSpy told(&desk->notices, &Notices::said);
    auto record = games().load(id, KeptGames::Use::PlayedOn);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->actions, played.record().actions);
    ASSERT_EQ(told.count(), 1);
    EXPECT_TRUE(told[0][0].value<Notice>().text.contains("does not fit to what stands before it"));
    RunningGame on(std::move(*record), box().cards, &box().effects);
    play(on, 1, 5);
    const KeptGames::Kept kept = games().keep(facts(on, id), on.record());
    ASSERT_TRUE(kept);
    EXPECT_NE(kept.id, id);
    EXPECT_EQ(told.count(), 1) << "it was said";
    EXPECT_EQ(QFileInfo(steps()).size(), length);
    EXPECT_EQ(actionsOf(kept.id), on.record().actions);
}

TEST_F(SharedGames, WhatCannotBeDeletedStaysInTheListAndIsTold)
{
    const test::FailingDisk disk(folder().toStdString(), test::DiskFault::ReadOnly, 1);
    games().remove(id);
    ASSERT_EQ(said.count(), 1);
    EXPECT_TRUE(said[0][0].value<Notice>().trouble);
    EXPECT_EQ(countTold("The game could not be deleted: "), 1);
    EXPECT_EQ(games().games().size(), 1U);
    EXPECT_EQ(actionsOf(id), played.record().actions);
}

} // namespace dossier
