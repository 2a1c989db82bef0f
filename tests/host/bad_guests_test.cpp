// No guest harms another (NET.md's promise): whatever is sent to a host, nothing of it crashes, grows, or disturbs who
// plays at another table.
#include "host_in_memory.h"

#include <random>

namespace dossier {

namespace {

class BadGuests : public test::HostInMemory
{
protected:
    int anyOf(std::size_t count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    FromGuest anyMessage(const NewTable& made)
    {
        switch (anyOf(17)) {
        case 0: {
            Hello hello = helloTo(made.table.id, anyOf(2) == 0 ? newSecret() : made.secrets[0], anyOf(2) == 0);
            hello.protocols = {anyOf(3)};
            return hello;
        }
        case 1:
            return ChosenDeck{deckText(static_cast<std::size_t>(anyOf(5)))};
        case 2:
            return ReadyToPlay{anyOf(2) == 0};
        case 3:
        case 4:
        case 5:
            return Act{anyOf(40) - 2, anyOf(30) - 2, anyOf(3) == 0};
        case 6:
            return PassOn{anyOf(40), static_cast<Haste>(anyOf(3))};
        case 7:
            return StopsChosen{{QStringLiteral("mine:briefing"), QStringLiteral("nothing:at all")}};
        case 8:
            return Chat{QString(anyOf(600), QLatin1Char('x'))};
        case 9:
            return AskBack{};
        case 10:
            return AnswerBack{anyOf(2) == 0};
        case 11:
            return PauseGame{anyOf(2) == 0};
        case 12:
            return SeatTakenOver{anyOf(6) - 1, anyOf(2) == 0};
        case 13:
            return Consent{static_cast<Matter>(anyOf(kMatters)), anyOf(2) == 0};
        case 14:
            return AskHint{anyOf(40)};
        case 15:
            return SideWanted{anyOf(2) == 0 ? std::nullopt : std::optional(anyOf(5) - 1)};
        default:
            return ConcedeGame{};
        }
    }

    // With some of its bytes changed, left out or said twice.
    std::string spoilt(std::string frame)
    {
        for (int changes = 1 + anyOf(4); changes > 0 && !frame.empty(); --changes) {
            const auto at = static_cast<std::size_t>(anyOf(frame.size()));
            switch (anyOf(4)) {
            case 0:
                frame[at] = static_cast<char>(anyOf(256));
                break;
            case 1:
                frame.erase(at, 1 + static_cast<std::size_t>(anyOf(8)));
                break;
            case 2:
                frame.insert(at, frame.substr(at, static_cast<std::size_t>(anyOf(40))));
                break;
            default:
                frame.insert(at, std::string(static_cast<std::size_t>(1 + anyOf(3)), "[{\"0-"[anyOf(5)]));
            }
        }
        return frame;
    }

private:
    std::mt19937 m_random{11};
};

} // namespace

// DOSSIER_BAD_GUESTS sets how many come; each says a hundred things.
TEST_F(BadGuests, DisturbNobody)
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_BAD_GUESTS");
    const int many = wished > 0 ? wished : 250;
    const NewTable quiet = makeTable(2);
    auto players = begin(quiet);
    NewTable loud = makeTable(3);
    loud.table.pokerFace = true;
    loud.watching = newSecret();
    loud.table.watchMark = sha256Of(loud.watching);
    ASSERT_EQ(store.save(loud.table), 0);
    for (int each = 0; each < many; ++each) {
        auto guest = std::make_unique<test::MemoryGuest>(); // its line is gone with it
        guest->keeps = false;
        host->connected(*guest);
        if (anyOf(4) != 0)
            host->received(
                *guest, write(helloTo(loud.table.id,
                                      anyOf(4) == 0 ? loud.watching : loud.secrets[static_cast<std::size_t>(anyOf(3))],
                                      anyOf(3) == 0)));
        for (int said = 0; said < 100 && !guest->closed; ++said) {
            now += anyOf(120);
            const std::string frame = write(anyMessage(loud));
            host->received(*guest, anyOf(2) == 0 ? frame : spoilt(frame));
        }
        host->tick();
        host->gone(*guest);
        if (each % 5 == 0) {
            ASSERT_TRUE(step(players) || players[0]->end);
        }
    }
    now += 60'000;
    host->tick();
    EXPECT_EQ(host->lines(), 2) << "those who play";
    EXPECT_LE(host->tables(), 2);
    const RunningGame game(store.loadGame(quiet.table.id, data.box.cards), data.box.cards, &data.box.effects);
    EXPECT_EQ(players[0]->view->view.position, game.position());
    EXPECT_GE(game.position(), many / 5);
    EXPECT_TRUE(step(players) || players[0]->end);
}

// The host is killed after every action of a whole game: nothing is lost, nothing is done twice.
TEST_F(BadGuests, NeitherDoesAHostThatIsKilledAgainAndAgain)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    constexpr int kMostActs = 250; // then one gives up
    for (int acts = 0; !guests[0]->end; ++acts) {
        const int before = guests[0]->view->view.position;
        if (acts < kMostActs) {
            ASSERT_TRUE(step(guests));
        } else {
            say(*guests[0], ConcedeGame{});
        }
        const int after = guests[0]->view->view.position;
        EXPECT_GT(after, before);
        const std::vector<VisibleEvent> told = guests[1]->story;
        restart();
        for (auto& guest : guests)
            guest = joinAgain(*guest);
        EXPECT_EQ(guests[0]->view->view.position, after);
        EXPECT_EQ(guests[1]->story.size(), told.size());
    }
    EXPECT_EQ(guests[0]->end->record, guests[1]->end->record);
    EXPECT_EQ(guests[0]->end->record.actions, store.loadGame(made.table.id, data.box.cards).actions);
}

} // namespace dossier
