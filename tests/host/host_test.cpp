// A host from the door to the end of a game, with lines in memory.
#include "host/host_in_memory.h"

#include <sys/stat.h>

namespace dossier {

using test::HostInMemory;
using test::MemoryGuest;

TEST_F(HostInMemory, ShutsTheDoorToWhoMayNotComeIn)
{
    const NewTable made = makeTable(2);
    const Hello good = helloTo(made.table.id, made.secrets[0]);
    const auto rejection = [&](const Hello& hello) {
        const auto guest = join(hello);
        EXPECT_TRUE(guest->closed);
        return guest->rejected ? guest->rejected->why : std::nullopt;
    };
    Hello other = good;
    other.protocols = {99};
    EXPECT_EQ(rejection(other), Rejection::OtherProtocol);
    other = good;
    other.cards = QStringLiteral("others");
    EXPECT_EQ(rejection(other), Rejection::OtherCards);
    other = good;
    other.key = newSecret();
    EXPECT_EQ(rejection(other), Rejection::WrongInvitation);
    other = good;
    other.table = QStringLiteral("nowhere");
    EXPECT_EQ(rejection(other), Rejection::WrongInvitation) << "the same: nothing is learnt by guessing";
    other.table = QStringLiteral("../tables");
    EXPECT_EQ(rejection(other), Rejection::WrongInvitation);
    other = good;
    other.again = true; // an invitation is no token
    EXPECT_EQ(rejection(other), Rejection::WrongInvitation);

    const auto in = join(good);
    EXPECT_FALSE(in->closed);
    ASSERT_TRUE(in->welcome);
    EXPECT_EQ(in->welcome->seat, 0);
    EXPECT_EQ(rejection(good), Rejection::UsedInvitation);

    // Let in and never told: he is known by what he made himself, and nobody else is.
    Hello unheard = helloTo(made.table.id, made.secrets[1]);
    unheard.claim = newSecret();
    const QByteArray token = join(unheard)->welcome->token;
    restart();
    const auto again = join(unheard);
    ASSERT_TRUE(again->welcome) << "his line was cut before he heard of it";
    EXPECT_EQ(again->welcome->seat, 1);
    EXPECT_EQ(rejection(helloTo(made.table.id, token, true)), Rejection::WrongInvitation) << "one token a seat";
    unheard.claim = newSecret();
    EXPECT_EQ(rejection(unheard), Rejection::UsedInvitation);
}

TEST_F(HostInMemory, WantsAHelloFirstAndSoon)
{
    MemoryGuest silent;
    MemoryGuest hasty;
    host->connected(silent);
    host->connected(hasty);
    say(hasty, Act{});
    EXPECT_EQ(hasty.rejected->why, Rejection::NoHello);
    now += Host::kHelloWithin + 1;
    host->tick();
    EXPECT_TRUE(silent.closed);
    EXPECT_EQ(host->tables(), 0);
}

TEST_F(HostInMemory, TakesLegalDecksAlone)
{
    const NewTable made = makeTable(2);
    const auto guest = join(made, 0);
    say(*guest, ReadyToPlay{});
    EXPECT_EQ(guest->rejected->why, Rejection::NoDeck);
    say(*guest, ChosenDeck{QStringLiteral("1 No Such Card At All\n")});
    EXPECT_EQ(guest->rejected->why, Rejection::UnreadableDeck);
    say(*guest, ChosenDeck{QStringLiteral("3 Aliens\n")});
    EXPECT_TRUE(guest->rejected->why == Rejection::IllegalDeck || guest->rejected->why == Rejection::UnreadableDeck);
    guest->rejected.reset();
    say(*guest, ChosenDeck{deckText(0)});
    EXPECT_FALSE(guest->rejected);
    EXPECT_FALSE(guest->closed);
    EXPECT_FALSE(guest->lobby->seats[0].deck.isEmpty());
}

// Nobody is told of another's deck more than its name, and the game's own X-Files are drawn by the host.
TEST_F(HostInMemory, PlaysAGameToItsEnd)
{
    for (const int seats : {2, 3}) {
        const NewTable made = makeTable(seats);
        auto guests = begin(made);
        int acts = 0;
        while (acts < 300 && step(guests))
            ++acts;
        say(*guests.front(), ConcedeGame{});
        while (!guests.front()->end && step(guests)) // of three, two go on
            if (++acts > 320)
                say(*guests[1], ConcedeGame{});
        ASSERT_TRUE(guests.front()->end) << acts << " acts";
        EXPECT_GT(acts, 50);
        for (const auto& guest : guests) {
            ASSERT_TRUE(guest->end);
            EXPECT_EQ(guest->end->seed, made.table.seed);
            EXPECT_TRUE(keptItsWord(*guest->welcome, *guest->end));
            EXPECT_TRUE(guest->view->view.over);
            EXPECT_EQ(guest->end->record.decks.size(), made.secrets.size());
            EXPECT_EQ(guest->story, joinAgain(*guest)->story) << "nothing is told twice or left out";
        }
    }
}

// A stale or repeated act does nothing.
TEST_F(HostInMemory, DoesAnActOnceOrNotAtAll)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 40; ++i) {
        MemoryGuest* acting = nullptr;
        MemoryGuest* other = nullptr;
        for (const auto& guest : guests)
            (guest->mayAct() ? acting : other) = guest.get();
        ASSERT_TRUE(acting && other);
        const int position = acting->view->view.position;
        const int choices = acting->view->view.offer.actions.size();
        say(*other, Act{position, 0});
        EXPECT_EQ(other->view->view.position, position) << "not his turn";
        say(*acting, Act{position, choices});
        EXPECT_EQ(acting->view->view.position, position) << "no such choice";
        const int choice = lots.bounded(choices);
        say(*acting, Act{position, choice});
        const int after = acting->view->view.position;
        EXPECT_GT(after, position);
        say(*acting, Act{position, choice});
        EXPECT_EQ(acting->view->view.position, after) << "repeated";
    }
}

// The process ends after every single act, and at the door: nothing is lost, nothing done twice.
TEST_F(HostInMemory, GoesOnWhereItWasKilled)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    int acts = 0;
    while (step(guests) && acts < 400) {
        ++acts;
        const SeatView before = guests[0]->view->view;
        const std::vector<VisibleEvent> told = guests[0]->story;
        restart();
        for (auto& guest : guests)
            guest = joinAgain(*guest);
        ASSERT_TRUE(guests[0]->view);
        ASSERT_EQ(guests[0]->view->view.position, before.position);
        ASSERT_EQ(guests[0]->view->view.seen.players[0].rp, before.seen.players[0].rp);
        ASSERT_EQ(guests[0]->story, told);
    }
    EXPECT_GT(acts, 50);
}

// Half a line at the end was told nobody.
// Not taken for an invitation that never was: a new one would not help. The host's owner hears where it lies.
TEST_F(HostInMemory, SaysThatATableCannotBeRead)
{
    for (const char* spoilt : {"table.json", "game.json", "steps.jsonl"}) {
        const NewTable made = makeTable(2);
        if (QString(spoilt) != "table.json")
            begin(made);
        QFile file(store.placeOf(made.table.id) + '/' + spoilt);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("{\"version\"\n");
        file.close();
        restart();
        log.clear();
        const auto guest = join(made, 0);
        ASSERT_TRUE(guest->rejected) << spoilt;
        EXPECT_EQ(guest->rejected->why, Rejection::UnreadableTable) << spoilt;
        EXPECT_TRUE(guest->closed) << spoilt;
        EXPECT_EQ(log.filter(store.placeOf(made.table.id)).size(), 1) << spoilt;
    }
}

// A pipe that nobody writes to would hold up all tables.
TEST_F(HostInMemory, ReadsNothingButFiles)
{
    const NewTable made = makeTable(2);
    const QString path = store.placeOf(made.table.id) + "/table.json";
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), S_IRUSR | S_IWUSR), 0);
    EXPECT_EQ(join(made, 0)->rejected->why, Rejection::UnreadableTable);
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QFile::link("/dev/zero", path));
    EXPECT_EQ(join(made, 0)->rejected->why, Rejection::UnreadableTable);
}

TEST_F(HostInMemory, DropsALineThatWasCutOff)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 10; ++i)
        step(guests);
    const int position = guests[0]->view->view.position;
    QFile steps(folder.path() + QStringLiteral("/tables/") + made.table.id + QStringLiteral("/steps.jsonl"));
    ASSERT_TRUE(steps.open(QIODevice::Append));
    steps.write("{\"do\":\"pa");
    steps.close();
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_EQ(guests[0]->view->view.position, position);
    EXPECT_TRUE(step(guests));
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_GT(guests[0]->view->view.position, position);
}

TEST_F(HostInMemory, LetsWhoeverLeftComeBack)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 20; ++i)
        step(guests);
    host->gone(*guests[0]);
    EXPECT_FALSE(guests[1]->presence->seats[0].here);
    now += 30'000;
    auto back = joinAgain(*guests[0]);
    ASSERT_TRUE(back->view);
    EXPECT_TRUE(guests[1]->presence->seats[0].here);
    EXPECT_EQ(back->story, guests[0]->story);
    // On another line while the first one is still there.
    auto second = joinAgain(*back);
    EXPECT_TRUE(back->closed);
    EXPECT_EQ(back->rejected->why, Rejection::ElsewhereNow);
    guests[0] = std::move(second);
    EXPECT_TRUE(step(guests));
}

TEST_F(HostInMemory, TakesBackWhereAllAgree)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 30; ++i)
        step(guests);
    const auto acting = [&]() -> MemoryGuest& { return *(guests[0]->mayAct() ? guests[0] : guests[1]); };
    MemoryGuest& one = acting();
    MemoryGuest& other = &one == guests[0].get() ? *guests[1] : *guests[0];
    const int before = one.view->view.position;
    say(one, Act{before, 0});
    ASSERT_GT(one.view->view.position, before);
    const int after = one.view->view.position;
    say(one, AskBack{});
    ASSERT_TRUE(other.asked);
    EXPECT_EQ(other.asked->seat, one.welcome->seat);
    say(other, AnswerBack{false});
    EXPECT_EQ(one.view->view.position, after);
    say(one, AskBack{});
    say(other, AnswerBack{true});
    EXPECT_EQ(one.view->view.position, before);
    const std::vector<VisibleEvent> told = one.story;
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_EQ(guests[0]->view->view.position, before) << "it is kept so";
    EXPECT_EQ(guests[one.welcome->seat]->story, told);
}

TEST_F(HostInMemory, ClosesWhatFloods)
{
    const NewTable made = makeTable(2);
    const auto guest = join(made, 0);
    for (int i = 0; i < 200 && !guest->closed; ++i)
        host->received(*guest, write(Chat{QStringLiteral("hello")}));
    EXPECT_TRUE(guest->closed);
    EXPECT_EQ(guest->rejected->why, Rejection::TooMany);
    const auto second = join(made, 1);
    EXPECT_FALSE(second->closed) << "no other is disturbed";
}

TEST_F(HostInMemory, SlowsDownWhoIsHasty)
{
    const NewTable made = makeTable(2);
    const auto guest = join(made, 0);
    for (int i = 0; i < kMostMessagesASecond + 10; ++i)
        host->received(*guest, write(Chat{QString::number(i)}));
    EXPECT_FALSE(guest->closed);
    EXPECT_LT(guest->said.size(), kMostMessagesASecond + 10);
    for (int i = 0; i < 20; ++i) {
        now += 100;
        host->tick();
    }
    EXPECT_EQ(guest->said.size(), kMostMessagesASecond + 10);
}

TEST_F(HostInMemory, ShowsASlowReaderTheNewestViewOnly)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    guests[1]->pending = 10'000'000;
    const int frames = guests[1]->frames;
    for (int i = 0; i < 30 && guests[0]->mayAct(); ++i)
        say(*guests[0], Act{guests[0]->view->view.position, 0});
    if (guests[0]->view->view.position > guests[1]->view->view.position) {
        EXPECT_EQ(guests[1]->frames, frames);
        guests[1]->pending = 0;
        host->drained(*guests[1]);
        EXPECT_EQ(guests[1]->view->view.position, guests[0]->view->view.position);
        EXPECT_EQ(guests[1]->story, joinAgain(*guests[1])->story);
    }
}

TEST_F(HostInMemory, TakesNothingBadAmiss)
{
    const NewTable made = makeTable(2);
    const auto guest = join(made, 0);
    host->received(*guest, "{\"type\":\"dance\"}");
    EXPECT_EQ(guest->rejected->why, Rejection::UnknownType);
    EXPECT_FALSE(guest->closed);
    host->received(*guest, "nonsense");
    EXPECT_EQ(guest->rejected->why, Rejection::BadMessage);
    EXPECT_TRUE(guest->closed);
    const auto again = joinAgain(*guest);
    ASSERT_TRUE(again->welcome);
    host->received(*again, std::string(kMostBytesFromGuest + 1, ' '));
    EXPECT_EQ(again->rejected->why, Rejection::TooLarge);
}

TEST_F(HostInMemory, EndsAGameWhoseTimeHasRunOut)
{
    const NewTable made = makeTable(2, {}, 60'000);
    auto guests = begin(made);
    now += 59'000;
    guests[0] = joinAgain(*guests[0]); // coming back gives no time
    guests[1] = joinAgain(*guests[1]);
    host->tick();
    EXPECT_FALSE(guests[0]->end);
    now += 2'000;
    host->tick();
    ASSERT_TRUE(guests[0]->end);
    EXPECT_TRUE(guests[1]->end);
    EXPECT_EQ(guests[0]->view->view.seen.ending, Ending::Conceded);
}

TEST_F(HostInMemory, PausesAndConcedes)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    say(*guests[1], PauseGame{true});
    EXPECT_TRUE(guests[0]->presence->paused);
    const int position = guests[0]->view->view.position;
    step(guests);
    EXPECT_EQ(guests[0]->view->view.position, position);
    say(*guests[0], PauseGame{false});
    EXPECT_TRUE(step(guests));
    EXPECT_GT(guests[0]->view->view.position, position);
    say(*guests[1], ConcedeGame{});
    ASSERT_TRUE(guests[0]->end);
    EXPECT_EQ(guests[0]->view->view.seen.winner, 0);
}

TEST_F(HostInMemory, PlaysOnWithoutWhoHasGivenUp) // WIN-8, MULTI-18
{
    auto guests = begin(makeTable(3));
    for (int i = 0; i < 10; ++i)
        step(guests);
    say(*guests[1], ConcedeGame{});
    for (const auto& guest : guests) {
        EXPECT_FALSE(guest->end);
        EXPECT_TRUE(guest->view->view.seen.players[1].out);
        EXPECT_TRUE(guest->view->view.seen.players[1].agents.empty() || guest->view->view.seen.active != 1);
    }
    const int position = guests[0]->view->view.position;
    for (int i = 0; i < 30; ++i) {
        EXPECT_TRUE(step(guests));
        EXPECT_TRUE(guests[1]->view->view.offer.actions.empty()) << "he decides nothing";
    }
    EXPECT_GT(guests[0]->view->view.position, position);
    say(*guests[2], ConcedeGame{});
    ASSERT_TRUE(guests[0]->end);
    EXPECT_TRUE(guests[1]->end);
    EXPECT_EQ(guests[0]->view->view.seen.winner, 0);
}

// Never a secret, a token or a card in it.
TEST_F(HostInMemory, LogsWhatHappenedAndNoSecret)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 40; ++i)
        step(guests);
    EXPECT_GE(log.size(), 3);
    const QString all = log.join(QLatin1Char('\n'));
    for (const auto& guest : guests)
        EXPECT_FALSE(all.contains(asLetters(guest->welcome->token)));
    for (const QByteArray& secret : made.secrets)
        EXPECT_FALSE(all.contains(asLetters(secret)));
    EXPECT_FALSE(all.contains(QStringLiteral("XF9")));
}

// Somebody who does not come back is played for, and has his seat again when he does.
TEST_F(HostInMemory, LetsAPlayerOfTheProgramTakeOver)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    say(*guests[0], SeatTakenOver{1, true});
    EXPECT_EQ(guests[0]->rejected->why, Rejection::NotNow) << "he is here";
    host->gone(*guests[1]);
    say(*guests[0], SeatTakenOver{1, true});
    EXPECT_TRUE(guests[0]->presence->seats[1].computer);
    auto back = joinAgain(*guests[1]);
    EXPECT_FALSE(guests[0]->presence->seats[1].computer);
    guests[1] = std::move(back);
    EXPECT_TRUE(step(guests));
}

} // namespace dossier
