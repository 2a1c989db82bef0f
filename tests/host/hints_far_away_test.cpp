// Hints at a table far away: once all have agreed, for whoever is asked, about what he is asked and by its numbers.
#include "host_in_memory.h"
#include "net/view/hidden_choices.h"
#include "support/waiting.h"

namespace dossier {

namespace {

using test::MemoryGuest;

class HintedTable : public test::HostInMemory
{
protected:
    void begin(int seats, bool pokerFace = false)
    {
        made = makeTable(seats);
        made.table.pokerFace = pokerFace;
        EXPECT_EQ(store.save(made.table), 0);
        guests = HostInMemory::begin(made);
    }
    void allAgree()
    {
        for (const auto& guest : guests)
            say(*guest, Consent{Matter::Hints, true});
    }
    MemoryGuest& asked()
    {
        for (const auto& guest : guests)
            if (guest->mayAct())
                return *guest;
        throw std::logic_error("nobody is asked");
    }
    MemoryGuest& other() { return guests.front().get() == &asked() ? *guests.back() : *guests.front(); }
    // On to where somebody has several choices.
    void goToAChoice(int least = 2)
    {
        for (int i = 0; i < 300 && asked().view->view.offer.actions.size() < least; ++i)
            say(asked(), Act{asked().view->view.position, 0});
    }
    void askHint(MemoryGuest& guest)
    {
        guest.rejected.reset();
        say(guest, AskHint{guest.view->view.position});
    }
    bool isHinted(MemoryGuest& guest)
    {
        return test::waitUntil([&] { return guest.hint || guest.rejected; }) && guest.hint;
    }

    NewTable made;
    std::vector<std::shared_ptr<MemoryGuest>> guests;
};

} // namespace

TEST_F(HintedTable, GivesHintsOnceAllHaveAgreed)
{
    begin(2);
    goToAChoice();
    askHint(asked());
    EXPECT_EQ(asked().rejected->why, Rejection::NoHints);
    EXPECT_FALSE(asked().closed);
    say(*guests[0], Consent{Matter::Hints, true});
    EXPECT_FALSE(guests[1]->lobby->hints);
    askHint(asked());
    EXPECT_EQ(asked().rejected->why, Rejection::NoHints);
    say(*guests[1], Consent{Matter::Hints, true});
    EXPECT_TRUE(guests[0]->lobby->hints) << "everybody sees it";

    askHint(other());
    EXPECT_EQ(other().rejected->why, Rejection::NotNow) << "he is not asked";
    MemoryGuest& guest = asked();
    const int position = guest.view->view.position;
    say(guest, AskHint{position + 1});
    EXPECT_EQ(guest.rejected->why, Rejection::NotNow) << "that is asked nowhere";
    askHint(guest);
    ASSERT_TRUE(isHinted(guest));
    EXPECT_EQ(guest.hint->position, position);
    ASSERT_TRUE(adviceOf(*guest.hint, guest.view->view.offer.actions));
    EXPECT_GE(guest.hint->turns, 1);
    EXPECT_FALSE(other().hint) << "it is his alone";
    const HintGiven first = *std::exchange(guest.hint, std::nullopt);
    askHint(guest);
    EXPECT_EQ(guest.hint, first) << "nobody thinks twice about it";
    say(guest, Act{position, guest.hint->choice});
    EXPECT_GT(guest.view->view.position, position);

    // He who does not want them any more, takes them from all.
    say(other(), Consent{Matter::Hints, false});
    EXPECT_FALSE(guest.lobby->hints);
    goToAChoice();
    askHint(asked());
    EXPECT_EQ(asked().rejected->why, Rejection::NoHints);
}

// Where positions are sent as numbers that tell nothing.
TEST_F(HintedTable, GivesHintsWhereAPokerFaceIsKept)
{
    begin(2, true);
    allAgree();
    MemoryGuest& guest = asked();
    ASSERT_GT(guest.view->view.offer.actions.size(), 1);
    askHint(guest);
    ASSERT_TRUE(isHinted(guest));
    EXPECT_EQ(guest.hint->position, guest.view->view.position);
    EXPECT_TRUE(adviceOf(*guest.hint, guest.view->view.offer.actions));
}

TEST_F(HintedTable, ForgetsWhatIsNotAskedAnyMore)
{
    begin(2);
    allAgree();
    goToAChoice();
    MemoryGuest& guest = asked();
    const int position = guest.view->view.position;
    askHint(guest);
    say(guest, Act{position, 0});
    goToAChoice();
    MemoryGuest& next = asked();
    askHint(next);
    ASSERT_TRUE(isHinted(next));
    EXPECT_EQ(next.hint->position, next.view->view.position);
    for (const auto& each : guests)
        for (const FromHost& heard : each->heard) {
            const auto* hint = std::get_if<HintGiven>(&heard);
            EXPECT_FALSE(hint && hint->position == position);
        }
    // One who goes is not waited for, nor the table he sat at.
    goToAChoice();
    askHint(asked());
    restart();
}

TEST_F(HintedTable, KeepsWhatWasAgreedOn)
{
    begin(2);
    allAgree();
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_TRUE(guests[0]->lobby->hints);
    // In whose seat the program plays is not asked; he is once he is back.
    say(*guests[1], Consent{Matter::Hints, false});
    host->gone(*guests[1]);
    say(*guests[0], SeatTakenOver{1, true});
    EXPECT_TRUE(guests[0]->lobby->hints);
    guests[1] = joinAgain(*guests[1]);
    EXPECT_FALSE(guests[0]->lobby->hints);
}

// What is advised stands for the same choice in the numbers of who is asked, wherever lots have put the hidden ones.
TEST_F(HintedTable, CountsChoicesAsTheyWereSent)
{
    begin(2);
    QRandomGenerator otherLots(99);
    for (int i = 0; i < 400 && step(guests); ++i) {
        const auto found = std::ranges::find_if(guests, [](const auto& guest) { return guest->mayAct(); });
        if (found == guests.end())
            break;
        const LegalMoves& sent = (*found)->view->view.offer;
        const RunningGame game(store.loadGame(made.table.id, data.box.cards), data.box.cards, &data.box.effects);
        Observation seen;
        game.observe(game.decider(), seen);
        LegalMoves offer = offerAt(game.ahead(), seen, Putting::OneByOne).offer;
        arrangeHidden(offer, data.box.cards, otherLots);
        ASSERT_EQ(sent.choices.size(), offer.choices.size());
        for (std::size_t choice = 0; choice < sent.choices.size(); ++choice) {
            const Choice& there = sent.choices[choice];
            const Choice& here = offer.choices[choice];
            EXPECT_EQ(there.action.kind, here.action.kind);
            EXPECT_EQ(there.action.number, here.action.number);
            EXPECT_EQ(there.card, here.card);
            EXPECT_EQ(there.agent, here.agent);
            EXPECT_EQ(there.target.card, here.target.card);
        }
    }
}

} // namespace dossier
