// Nobody learns by the time a window takes, or by what he is sent meanwhile, what somebody does not hold (ZONE-21).
#include "host/host_in_memory.h"
#include "net/guest/bot_guest.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <numeric>

namespace dossier {

using test::MemoryGuest;
using test::theBox;

namespace {

using Guests = std::vector<std::shared_ptr<MemoryGuest>>;

// What a guest sees of a view whatever the others hold: who decides what, and all that is counted.
std::string shapeOf(const SeatView& view)
{
    std::string shape;
    const auto add = [&](auto number) { shape += std::to_string(static_cast<int>(number)) + ' '; };
    add(view.scene ? static_cast<int>(*view.scene) : -1);
    add(view.seen.decider);
    add(view.seen.turn);
    add(view.seen.phase);
    add(view.occasion.window ? static_cast<int>(*view.occasion.window) : -1);
    add(view.stack.size());
    add(view.seen.check.level);
    add(view.offer.actions.empty());
    for (const SeenPlayer& player : view.seen.players)
        for (const int count : {player.rp, player.cp, player.handCount, player.deckCount})
            add(count);
    return shape;
}

// The same choice for the same hand, whatever else is there.
int choiceOf(const SeatView& view, int step, bool passes)
{
    const ActionList& actions = view.offer.actions;
    std::vector<std::pair<std::string, int>> sorted;
    for (int i = 0; i < actions.size(); ++i) {
        const Action& action = actions[i];
        if (passes && action.kind == ActionKind::Pass)
            return i;
        std::string key = std::to_string(static_cast<int>(action.kind));
        for (const CardRef ref : {action.card, action.target.card()})
            if (const CardName name = view.name(ref); name.isKnown())
                key += ' ' + theBox().cards[name.card].id;
        sorted.emplace_back(key, i);
    }
    std::ranges::sort(sorted);
    return sorted[static_cast<std::size_t>(step) % sorted.size()].second;
}

// A deck of nothing but what is never played in answer, besides the Team.
QString toothless(const QString& text)
{
    const CardPool& pool = theBox().cards;
    Deck deck = readDeck(text.toStdString(), pool, DeckFormat::DossierText, {}).deck;
    int free = 0;
    for (const DeckEntry& entry : std::vector(deck.bureauDeck))
        if (pool[entry.card].type != CardType::Site) {
            free += entry.count;
            deck.setCount(Zone::BureauDeck, entry.card, 0);
        }
    for (CardIndex card = 0; card < pool.size() && free > 0; ++card)
        if (pool[card].type == CardType::Site && deck.count(Zone::BureauDeck, card) == 0) {
            const int copies = std::min(free, 2);
            deck.setCount(Zone::BureauDeck, card, copies);
            free -= copies;
        }
    EXPECT_EQ(free, 0);
    return QString::fromStdString(writeDeck(deck, pool, DeckFormat::DossierText).content);
}

// What was shown, and when.
struct Seen
{
    std::string shape;
    std::pair<std::size_t, int> open; // how much was told, how many choices there are
    bool own;                         // he decides
    bool window;                      // of somebody else, who is asked or seems to be
    std::int64_t at;
};

class PokerTable : public test::HostInMemory
{
protected:
    NewTable makeTable(int seats, bool pokerFace = true)
    {
        NewTable made = HostInMemory::makeTable(seats);
        made.table.pokerFace = pokerFace;
        EXPECT_EQ(store.save(made.table), 0);
        return made;
    }

    static int framesOf(const Guests& guests)
    {
        return std::accumulate(guests.begin(), guests.end(), 0,
                               [](int sum, const auto& guest) { return sum + guest->frames; });
    }

    // Until somebody is told something; milliseconds.
    std::int64_t waitFor(const Guests& guests)
    {
        const std::int64_t since = now;
        const int frames = framesOf(guests);
        while (frames == framesOf(guests) && now - since < 20'000) {
            now += 100;
            host->tick();
        }
        EXPECT_LT(now - since, 20'000);
        return now - since;
    }

    // What the first player and somebody who watches are shown of a game in which the others pass wherever they can;
    // whether their hands are full of cards to answer with says `armed`.
    std::array<std::vector<Seen>, 2> shown(std::uint64_t seed, bool armed)
    {
        const int seats = seed % 4 == 0 ? 3 : 2;
        NewTable made = newTable(seats, {}, 0, lots, {true, 0});
        made.table.options.killerCards = true;
        made.table.seed = seed;
        EXPECT_EQ(store.save(made.table), 0);
        Guests guests;
        for (int seat = 0; seat < seats; ++seat) {
            guests.push_back(join(made, seat));
            const QString deck = deckText(seed + static_cast<std::uint64_t>(seat));
            say(*guests.back(), ChosenDeck{seat == 0 || armed ? deck : toothless(deck)});
            EXPECT_FALSE(guests.back()->rejected) << guests.back()->rejected->text.toStdString();
        }
        Guests watching{guests[0], join(helloTo(made.table.id, made.watching))};
        for (const auto& guest : guests)
            say(*guest, ReadyToPlay{});
        std::array<std::vector<Seen>, 2> seen;
        const auto note = [&] {
            for (std::size_t i = 0; i < watching.size(); ++i) {
                for (const FromHost& message : std::exchange(watching[i]->heard, {}))
                    if (const auto* told = std::get_if<ViewShown>(&message)) {
                        const SeatView& view = told->sent.view;
                        const bool window = view.seen.decider != 0 && (view.occasion.window || view.occasion.waiting);
                        seen[i].push_back({shapeOf(view),
                                           {view.storyEnd, view.offer.actions.size()},
                                           view.seen.decider == 0,
                                           window,
                                           now});
                    }
            }
        };
        constexpr int kSteps = 250;
        int chosen = 0;
        for (int step = 0; step < kSteps && !guests[0]->end; ++step) {
            const auto one = std::ranges::find_if(guests, [](const auto& guest) { return guest->mayAct(); });
            if (one == guests.end()) {
                waitFor(guests);
            } else {
                const bool first = one == guests.begin();
                for (int i = 0; i < (first ? 40 : 0); ++i) {
                    now += 100;
                    host->tick();
                    note();
                }
                const SeatView& view = (*one)->view->view;
                asked += !first && armed && (view.occasion.window || view.occasion.waiting) ? 1 : 0;
                say(**one, Act{view.position, choiceOf(view, first ? 7 * ++chosen : 0, !first)});
            }
            note();
        }
        return seen;
    }

    int asked = 0; // those who were armed, in windows
};

} // namespace

// The first player sees the same whatever the others hold, and nothing goes faster than somebody could say no.
TEST_F(PokerTable, ShowsTheSameWhateverIsInTheHand)
{
    constexpr std::int64_t kLeast = 400; // milliseconds
    int compared = 0;
    int waited = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 8}) { // in 1 a guess is wrong, in 8 one may play before he discards
        const std::array<std::array<std::vector<Seen>, 2>, 2> seen{shown(seed, true), shown(seed, false)};
        for (std::size_t who = 0; who < 2; ++who) {
            const std::vector<Seen>& armed = seen[0][who];
            const std::vector<Seen>& bare = seen[1][who];
            // As long as no card has looked into a hand, and what lies open gives the same choices.
            const auto differ = std::ranges::mismatch(armed, bare, {}, &Seen::open, &Seen::open).in1 - armed.begin();
            for (std::size_t i = 0; i < static_cast<std::size_t>(differ); ++i, ++compared) {
                ASSERT_EQ(armed[i].shape, bare[i].shape) << "seed " << seed << ", view " << i << " of " << who;
                for (const auto& views : {armed, bare})
                    if (who == 0 && i > 0 && views[i - 1].own && views[i].window && i + 1 < views.size()) {
                        EXPECT_GE(views[i + 1].at - views[i].at, kLeast) << views[i].shape;
                        ++waited;
                    }
            }
        }
    }
    EXPECT_GT(compared, 500);
    EXPECT_GT(waited, 100);
    EXPECT_GT(asked, 50);
}

// Coming back on another line shows nothing sooner, and nothing can be done sooner either.
TEST_F(PokerTable, CannotBeHurriedByComingBack)
{
    int waits = 0;
    Guests guests;
    for (int acts = 0; acts < 600; ++acts) {
        if (acts % 300 == 0)
            guests = begin(makeTable(2));
        if (guests[0]->end)
            continue;
        now += 10'000; // nobody is hurried
        host->tick();
        for (auto& guest : guests)
            if (!guest->mayAct()) { // though somebody may ponder longer than it would wait
                const std::string before = shapeOf(guest->view->view);
                guest = joinAgain(*guest);
                ASSERT_EQ(shapeOf(guest->view->view), before);
            }
        const auto one = std::ranges::find_if(guests, [](const auto& guest) { return guest->mayAct(); });
        if (one == guests.end())
            continue;
        const SeatView& view = (*one)->view->view;
        say(**one, Act{view.position, choiceOf(view, 7 * acts, one != guests.begin())});
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const SeatView before = guests[seat]->view->view;
            if (guests[0]->mayAct() || guests[1]->mayAct() || guests[0]->end)
                continue;
            ++waits;
            guests[seat] = joinAgain(*guests[seat]);
            ASSERT_EQ(guests[seat]->view->view.position, before.position);
            ASSERT_EQ(shapeOf(guests[seat]->view->view), shapeOf(before));
            EXPECT_FALSE(guests[seat]->mayAct());
        }
    }
    EXPECT_GT(waits, 10);
}

// Killed after each act, and the act said again by who does not know whether it arrived: it is done once.
TEST_F(PokerTable, DoesAnActOnceWhereTheHostWasKilled)
{
    const NewTable made = makeTable(2);
    Guests guests = begin(made);
    const auto length = [&] { return store.loadGame(made.table.id, data.box.cards).actions.size(); };
    int acts = 0;
    for (int i = 0; i < 200 && acts < 80; ++i) {
        now += 10'000;
        host->tick();
        const auto one = std::ranges::find_if(guests, [](const auto& guest) { return guest->mayAct(); });
        if (one == guests.end())
            continue;
        const Act act{(*one)->view->view.position, lots.bounded((*one)->view->view.offer.actions.size())};
        say(**one, act);
        ++acts;
        const std::size_t done = length();
        restart();
        const std::size_t seat = static_cast<std::size_t>(one - guests.begin());
        for (auto& guest : guests)
            guest = joinAgain(*guest);
        if (guests[seat]->view->view.position != act.position)
            say(*guests[seat], act);
        ASSERT_EQ(length(), done);
    }
    EXPECT_GT(acts, 50);
}

// A table of a version that knew no poker face has one now.
TEST_F(PokerTable, ComesToOlderTables)
{
    const NewTable made = makeTable(2, false);
    QFile file(folder.path() + QStringLiteral("/tables/") + made.table.id + QStringLiteral("/table.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    Json older = Json::parse(file.readAll().toStdString());
    file.close();
    Json::Members members = older.members();
    ASSERT_GT(std::erase_if(members, [](const auto& member) { return member.first == "pokerFace"; }), 0U);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(Json::object(std::move(members)).dump()));
    file.close();
    EXPECT_TRUE(store.load(made.table.id)->pokerFace);
}

// What somebody usually takes is what he seems to take; nobody waits for long.
TEST(PokerFaceOf, SomebodyIsAsSlowAsHeIs)
{
    QRandomGenerator lots(3);
    const auto median = [&](const PokerFace& face) {
        std::vector<std::int64_t> times;
        for (int i = 0; i < 201; ++i)
            times.push_back(face.draw(lots));
        std::ranges::sort(times);
        EXPECT_GE(times.front(), 500);
        EXPECT_LE(times.back(), 7'000);
        return times[100];
    };
    PokerFace slow;
    PokerFace fast;
    for (int i = 0; i < 12; ++i) {
        slow.took(60'000);
        fast.took(300);
    }
    EXPECT_LT(median(fast), median(PokerFace()));
    EXPECT_LT(median(PokerFace()), median(slow));
}

// Where the table does not ask for it, nobody waits.
TEST_F(PokerTable, IsNotKeptWhereNobodyWantsIt)
{
    Guests guests = begin(makeTable(2, false));
    for (int acts = 0; acts < 100 && !guests[0]->end; ++acts)
        ASSERT_TRUE(step(guests));
    EXPECT_FALSE(guests[0]->welcome->pokerFace);
}

} // namespace dossier
