// Who watches a table far away: what all may see and nothing else (ZONE-21), late where that was agreed on.
#include "host_in_memory.h"

namespace dossier {

namespace {

class WatchedTable : public test::HostInMemory
{
protected:
    NewTable watchedTable(int delay, std::int64_t clock = 0)
    {
        NewTable made = newTable(2, {}, clock, lots, {true, delay});
        made.table.options.killerCards = true;
        made.table.pokerFace = false;
        made.table.seed = 7;
        EXPECT_EQ(store.save(made.table), 0);
        return made;
    }
    std::shared_ptr<test::MemoryGuest> watch(const NewTable& made)
    {
        return join(helloTo(made.table.id, made.watching));
    }
};

} // namespace

TEST_F(WatchedTable, SeesWhatAllMaySee)
{
    const NewTable made = watchedTable(0);
    const auto early = watch(made);
    ASSERT_TRUE(early->welcome);
    EXPECT_EQ(early->welcome->seat, kNoSeat);
    host->tick(); // who waits for the players keeps the table awake
    auto guests = begin(made);
    const auto late = watch(made);
    EXPECT_EQ(guests[0]->presence->watching, 2);
    for (int steps = 0; steps < 300 && step(guests); ++steps) {
        ASSERT_TRUE(early->view && late->view);
        const SeatView& view = early->view->view;
        EXPECT_EQ(view.position, guests[0]->view->view.position);
        EXPECT_EQ(view.position, late->view->view.position);
        EXPECT_TRUE(view.offer.actions.empty());
        EXPECT_TRUE(view.seen.hand.empty());
        EXPECT_TRUE(early->view->answers.whyNot.empty() && early->view->answers.refused.empty());
        const RunningGame game(store.loadGame(made.table.id, data.box.cards), data.box.cards, &data.box.effects);
        const std::vector<VisibleEvent> open = game.story(kNoSeat, 0, game.storyEnd());
        ASSERT_EQ(early->story.size(), open.size());
        for (std::size_t i = 0; i < open.size(); ++i) {
            EXPECT_EQ(early->story[i].kind, open[i].kind);
            EXPECT_EQ(early->story[i].card.isKnown(), open[i].card.isKnown());
        }
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (const SeenSite& site : view.seen.players[seat].sites)
                EXPECT_TRUE(site.own.empty() && site.known.empty());
    }
    host->gone(*early);
    EXPECT_EQ(guests[0]->presence->watching, 1);
}

TEST_F(WatchedTable, SeesItLateUntilTheGameIsOver)
{
    const NewTable made = watchedTable(5, 3'600'000);
    auto guests = begin(made);
    const auto spectator = watch(made);
    for (int steps = 0; steps < 60 && step(guests); ++steps) {
        const int position = guests[0]->view->view.position;
        EXPECT_EQ(spectator->view->view.position, std::max(0, position - 5));
        EXPECT_EQ(spectator->view->view.length, spectator->view->view.position);
        EXPECT_LE(spectator->view->view.storyEnd, guests[0]->view->view.storyEnd);
    }
    EXPECT_FALSE(spectator->end);
    const auto asked = [](const MemoryGuest& guest) {
        return std::ranges::count_if(guest.heard, [](const FromHost& message) {
            const auto* clock = std::get_if<ClockSeen>(&message);
            return clock && clock->thinks != kNoSeat;
        });
    };
    EXPECT_GT(asked(*guests[0]), 0);
    EXPECT_EQ(asked(*spectator), 0) << "it would be who is asked now";
    say(*guests[0], ConcedeGame{});
    EXPECT_TRUE(spectator->view->view.over);
    ASSERT_TRUE(spectator->end);
    EXPECT_EQ(spectator->end->record, guests[1]->end->record);
}

TEST_F(WatchedTable, SaysNothingAndComesByTheInvitationAlone)
{
    const NewTable made = watchedTable(0);
    auto guests = begin(made);
    const auto spectator = watch(made);
    const int before = guests[0]->view->view.position;
    for (const FromGuest& message :
         {FromGuest(Act{before, 0}), FromGuest(ConcedeGame{}), FromGuest(Chat{QStringLiteral("psst")}),
          FromGuest(AskBack{}), FromGuest(PauseGame{}), FromGuest(SeatTakenOver{0, true})}) {
        spectator->rejected.reset();
        say(*spectator, message);
        ASSERT_TRUE(spectator->rejected);
        EXPECT_EQ(spectator->rejected->why, Rejection::NotNow);
    }
    EXPECT_EQ(guests[0]->view->view.position, before);
    EXPECT_TRUE(guests[0]->said.empty());
    say(*spectator, LeaveTable{});
    EXPECT_TRUE(spectator->closed);

    const NewTable closed = makeTable(2); // nobody may watch there
    const auto stranger = join(helloTo(closed.table.id, newSecret()));
    EXPECT_EQ(stranger->rejected->why, Rejection::WrongInvitation);
    std::vector<std::shared_ptr<test::MemoryGuest>> crowd;
    while (crowd.size() < 20)
        crowd.push_back(watch(made));
    const auto tooMany = watch(made);
    ASSERT_TRUE(tooMany->rejected);
    EXPECT_EQ(tooMany->rejected->why, Rejection::TableFull);
    EXPECT_TRUE(tooMany->closed);
}

// A player may let them see what he sees; never anything of another's.
TEST_F(WatchedTable, SeesAHandWhoseOwnerAgrees)
{
    const NewTable made = watchedTable(0);
    auto guests = begin(made);
    const auto spectator = watch(made);
    EXPECT_TRUE(guests[0]->welcome->watched);
    const auto isOpen = [&] { return !spectator->view->view.seen.hand.empty(); };
    for (const int seat : {1, 2, 3}) { // nobody has agreed yet, and some are not there
        spectator->rejected.reset();
        say(*spectator, SideWanted{seat});
        ASSERT_TRUE(spectator->rejected);
        EXPECT_EQ(spectator->rejected->why, Rejection::NotNow);
    }
    say(*guests[0], SideWanted{1});
    EXPECT_EQ(guests[0]->rejected->why, Rejection::NotNow) << "a player has his own side";
    say(*guests[1], Consent{Matter::Hand, true});
    EXPECT_TRUE(spectator->lobby->seats[1].agrees.to(Matter::Hand));
    EXPECT_FALSE(isOpen()) << "until he wants to";
    say(*spectator, SideWanted{1});
    for (int steps = 0; steps < 100 && step(guests); ++steps) {
        const SeatView& view = spectator->view->view;
        const SeatView& own = guests[1]->view->view;
        ASSERT_EQ(view.reader(), 1);
        ASSERT_EQ(view.seen.hand.size(), own.seen.hand.size());
        for (std::size_t i = 0; i < own.seen.hand.size(); ++i)
            ASSERT_EQ(view.seen.hand[i].card, own.seen.hand[i].card);
        ASSERT_EQ(view.seen.players[0].knownHand, own.seen.players[0].knownHand);
        ASSERT_EQ(spectator->story.size(), guests[1]->story.size());
        EXPECT_TRUE(view.offer.actions.empty());
    }
    say(*guests[1], Consent{Matter::Hand, false});
    EXPECT_FALSE(isOpen());
    ASSERT_TRUE(step(guests));
    EXPECT_FALSE(isOpen());
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_FALSE(guests[0]->lobby->seats[1].agrees.to(Matter::Hand));
}

TEST_F(WatchedTable, GoesOnAfterTheHostWasKilledAndAfterTakingBack)
{
    const NewTable made = watchedTable(0);
    auto guests = begin(made);
    for (int steps = 0; steps < 20; ++steps)
        ASSERT_TRUE(step(guests));
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    const auto spectator = watch(made);
    ASSERT_TRUE(spectator->view);
    const int position = spectator->view->view.position;
    EXPECT_EQ(position, guests[0]->view->view.position);
    const std::size_t acting = guests[0]->mayAct() ? 0 : 1;
    ASSERT_TRUE(step(guests));
    const std::size_t told = spectator->story.size();
    EXPECT_GT(spectator->view->view.position, position);
    say(*guests[acting], AskBack{});
    say(*guests[1 - acting], AnswerBack{true});
    EXPECT_EQ(spectator->view->view.position, position);
    EXPECT_LE(spectator->story.size(), told);
}

} // namespace dossier
