// A host whose lines are in memory and whose clock is set by hand, and guests who sit down at it.
#pragma once

#include "box/game_data.h"
#include "host/host.h"
#include "host/new_table.h"
#include "importers/decks/deck_formats.h"
#include "net/protocol/from_host.h"
#include "net/protocol/invitation.h"
#include "table/fixed_packs.h"

#include <QTemporaryDir>

#include <functional>
#include <gtest/gtest.h>
#include <memory>

namespace dossier::test {

inline const GameData& theBox()
{
    static const GameData box = openGameBox();
    return box;
}

// One guest and his line. What the host says is read at once.
class MemoryGuest : public GuestLine
{
public:
    void send(const std::string& frame) override
    {
        if (isDead && isDead())
            return;
        ASSERT_LE(frame.size(), kMostBytesToGuest);
        ++frames;
        bytes += frame;
        const std::optional<FromHost> message = reader.read(frame);
        ASSERT_TRUE(message);
        std::visit([this](const auto& each) { hear(each); }, *message);
        if (keeps)
            heard.push_back(*message);
    }
    void close() override { closed = true; }
    std::size_t waiting() const override { return pending; }

    bool mayAct() const { return view && !view->view.scene && !view->view.offer.actions.empty(); }

    void hear(const Welcomed& message) { welcome = message; }
    void hear(const LobbySeen& message) { lobby = message; }
    void hear(const GameBegan& message) { game = message; }
    void hear(const StoryTold& message)
    {
        if (message.anew)
            story.clear();
        story.insert(story.end(), message.events.begin(), message.events.end());
    }
    void hear(const ViewShown& message)
    {
        view = message.sent;
        story.insert(story.end(), view->view.news.begin(), view->view.news.end());
    }
    void hear(const ChatSaid& message) { said << message.text; }
    void hear(const PresenceSeen& message) { presence = message; }
    void hear(const BackAsked& message) { asked = message; }
    void hear(const GameEnded& message) { end = message; }
    void hear(const RejectedByHost& message) { rejected = message; }
    void hear(const ListsOpened& message) { lists = message; }
    void hear(const HintGiven& message) { hint = message; }
    void hear(const PacksOpened& message) { packs = message; }
    void hear(const ClockSeen&) {}
    void hear(const BackAnswered&) {}
    void hear(const TimeOut&) {}

    std::function<bool()> isDead; // the host is: nothing he says arrives any more
    HostReader reader{theBox().cards};
    int frames = 0;
    std::string bytes; // all that was sent
    bool keeps = true; // what was heard
    std::vector<FromHost> heard;
    std::size_t pending = 0;
    bool closed = false;
    std::optional<Welcomed> welcome;
    std::optional<LobbySeen> lobby;
    std::optional<GameBegan> game;
    std::optional<SentView> view;
    std::vector<VisibleEvent> story;
    std::optional<PresenceSeen> presence;
    std::optional<BackAsked> asked;
    std::optional<GameEnded> end;
    std::optional<RejectedByHost> rejected;
    std::optional<ListsOpened> lists;
    std::optional<HintGiven> hint;
    std::optional<PacksOpened> packs;
    QStringList said;
};

class HostInMemory : public testing::Test
{
protected:
    HostInMemory() { restart(); }

    // The process was killed: what is in memory is gone.
    void restart()
    {
        host.reset();
        host = std::make_unique<Host>(data);
    }

    NewTable makeTable(int seats, const GameOptions& options = {}, std::int64_t clock = 0)
    {
        NewTable made = newTable(seats, options, clock, lots);
        made.table.options.killerCards = true; // the packs have some
        made.table.pokerFace = false;          // tests that do not look at the clock
        made.table.seed = 20 + static_cast<std::uint64_t>(++m_tables);
        EXPECT_EQ(store.save(made.table), 0);
        return made;
    }

    Hello helloTo(const QString& table, const QByteArray& key, bool again = false)
    {
        Hello hello;
        hello.cards = data.cards;
        hello.table = table;
        hello.key = key;
        hello.again = again;
        hello.name = QStringLiteral("Guest");
        hello.scenes = false;
        return hello;
    }

    void say(MemoryGuest& guest, const FromGuest& message)
    {
        now += 100; // nobody is slowed down
        host->received(guest, write(message));
    }

    std::shared_ptr<MemoryGuest> join(const Hello& hello)
    {
        auto guest = std::make_shared<MemoryGuest>();
        guest->isDead = isDead;
        m_all.push_back(guest); // lines are told apart by where they lie
        host->connected(*guest);
        say(*guest, hello);
        return guest;
    }
    std::shared_ptr<MemoryGuest> join(const NewTable& made, int seat)
    {
        return join(helloTo(made.table.id, made.secrets[static_cast<std::size_t>(seat)]));
    }
    std::shared_ptr<MemoryGuest> joinAgain(const MemoryGuest& former)
    {
        return join(helloTo(former.welcome->table, former.welcome->token, true));
    }

    static QString deckText(std::size_t which)
    {
        static const std::vector<Deck> packs = completedPacks();
        return QString::fromStdString(
            writeDeck(packs[which % packs.size()], theBox().cards, DeckFormat::DossierText).content);
    }

    // All sit down with decks and are ready: the game is on.
    std::vector<std::shared_ptr<MemoryGuest>> begin(const NewTable& made)
    {
        std::vector<std::shared_ptr<MemoryGuest>> guests;
        for (std::size_t seat = 0; seat < made.secrets.size(); ++seat) {
            guests.push_back(join(made, static_cast<int>(seat)));
            say(*guests.back(), ChosenDeck{deckText(seat)});
            EXPECT_FALSE(guests.back()->rejected) << guests.back()->rejected->text.toStdString();
        }
        for (const auto& guest : guests)
            say(*guest, ReadyToPlay{});
        return guests;
    }

    // Whoever may choose takes any choice; false where nobody can.
    bool step(std::vector<std::shared_ptr<MemoryGuest>>& guests)
    {
        for (const auto& guest : guests)
            if (guest->mayAct()) {
                const int choices = guest->view->view.offer.actions.size();
                say(*guest, Act{guest->view->view.position, lots.bounded(choices)});
                return true;
            }
        return false;
    }

    QTemporaryDir folder;
    TableStore store{folder.path() + QStringLiteral("/tables")};
    QRandomGenerator lots{5};
    std::int64_t now = 1'000;
    QStringList log;
    HostData data{theBox(),
                  store,
                  lots,
                  cardDataMark(),
                  QStringLiteral("test"),
                  [this] { return now; },
                  [this](const QString& line) { log << line; }};
    std::unique_ptr<Host> host;
    std::function<bool()> isDead;

private:
    int m_tables = 0;
    std::vector<std::shared_ptr<MemoryGuest>> m_all;
};

} // namespace dossier::test
