// A sealed table: each opens packs of his own there, knows nobody else's, and plays with what is in them (VAR-8).
#include "desk/files/evening_decks.h"
#include "domain/sealed/sealed_deck.h"
#include "host/sealed_table.h"
#include "host_in_memory.h"

namespace dossier {

namespace {

class SealedTables : public test::HostInMemory
{
protected:
    NewTable sealedTable(int seats, int starters = 1, int boosters = 6)
    {
        NewTable made = newTable(seats, {}, 0, lots);
        made.table.pokerFace = false;
        SealedSetup each;
        each.starters = starters;
        each.boosters = boosters;
        EXPECT_EQ(openPacksAt(made.table, each, test::theBox(), lots), "");
        EXPECT_EQ(store.save(made.table), 0);
        return made;
    }
    static Deck deckOf(const test::MemoryGuest& guest)
    {
        return sealedDecks({guest.packs->packs}, QStringLiteral("Sealed"), test::theBox(), false).front().deck;
    }
    static QString textOf(const Deck& deck)
    {
        return QString::fromStdString(writeDeck(deck, test::theBox().cards, DeckFormat::DossierText).content);
    }
    std::vector<std::shared_ptr<test::MemoryGuest>> sitDown(const NewTable& made)
    {
        std::vector<std::shared_ptr<test::MemoryGuest>> guests;
        for (std::size_t seat = 0; seat < made.secrets.size(); ++seat)
            guests.push_back(join(made, static_cast<int>(seat)));
        return guests;
    }
};

} // namespace

TEST_F(SealedTables, OpensPacksForEachAlone)
{
    const NewTable made = sealedTable(3);
    const auto guests = sitDown(made);
    for (std::size_t seat = 0; seat < guests.size(); ++seat) {
        ASSERT_TRUE(guests[seat]->packs);
        EXPECT_EQ(guests[seat]->packs->packs.packs.size(), 6u)
            << "a starter and five boosters: the sixth is the reserve";
        EXPECT_EQ(guests[seat]->welcome->sealed->boosters, 6);
        EXPECT_EQ(guests[seat]->welcome->sealed->seed, SealedSetup().seed) << "nothing of the lot is told";
        int cards = 0;
        for (const OpenedPack& pack : guests[seat]->packs->packs.packs)
            cards += static_cast<int>(pack.cards.size());
        EXPECT_EQ(cards, 60 + 5 * 15);
        // His own packs, once, and nobody else's.
        for (std::size_t other = 0; other < guests.size(); ++other) {
            const std::string packs = jsonOf(made.table.seats[other].packs).compact();
            EXPECT_EQ(guests[seat]->bytes.find(packs) != std::string::npos, seat == other);
            if (seat != other) {
                EXPECT_NE(guests[seat]->packs->packs, guests[other]->packs->packs);
            }
        }
    }
}

// What one opens follows from a seed of its own, which is kept nowhere: even who found it out would know only his own.
TEST_F(SealedTables, KeepsTheLotsOfSeatsApart)
{
    const NewTable made = sealedTable(2);
    EXPECT_EQ(made.table.sealed->seed, 0u);
    QFile file(folder.path() + QStringLiteral("/tables/") + made.table.id + QStringLiteral("/table.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains("\"players\""));
    QRandomGenerator twice(8);
    StoredTable one = made.table;
    StoredTable other = made.table;
    ASSERT_EQ(openPacksAt(one, {}, test::theBox(), twice), "");
    QRandomGenerator again(8);
    other.seats.resize(1);
    ASSERT_EQ(openPacksAt(other, {}, test::theBox(), again), "");
    EXPECT_EQ(one.seats[0].packs, other.seats[0].packs);
    EXPECT_NE(one.seats[0].packs, one.seats[1].packs);
}

TEST_F(SealedTables, TakesDecksOfWhatWasOpenedAlone)
{
    const CardPool& pool = test::theBox().cards;
    const NewTable made = sealedTable(2);
    auto guests = sitDown(made);
    const auto refuses = [&](const Deck& deck) {
        guests[0]->rejected.reset();
        say(*guests[0], ChosenDeck{textOf(deck)});
        EXPECT_FALSE(guests[0]->closed);
        return guests[0]->rejected && guests[0]->lobby->seats[0].deck.isEmpty() ? guests[0]->rejected->why
                                                                                : std::nullopt;
    };
    const Deck own = deckOf(*guests[0]);
    const CopyCounts opened = copiesIn(guests[0]->packs->packs, pool);
    // A card that he did not open, and one more copy than he did.
    CardIndex foreign = 0;
    while (opened[foreign] > 0 || pool[foreign].agent || pool[foreign].xfile)
        ++foreign;
    Deck deck = own;
    deck.add(Zone::BureauDeck, foreign, 1);
    EXPECT_EQ(refuses(deck), Rejection::NotOpened);
    EXPECT_TRUE(guests[0]->rejected->detail.contains(QString::fromStdString(pool[foreign].id)));
    const auto single =
        std::ranges::find_if(own.bureauDeck, [&](const DeckEntry& entry) { return opened[entry.card] == entry.count; });
    ASSERT_NE(single, own.bureauDeck.end());
    deck = own;
    deck.add(Zone::BureauDeck, single->card, 1);
    EXPECT_EQ(refuses(deck), Rejection::NotOpened);
    EXPECT_EQ(refuses(deckOf(*guests[1])), Rejection::NotOpened) << "another one's";
    // The rules of decks hold all the same (VAR-8, DECK-1).
    deck = own;
    deck.bureauDeck.resize(deck.bureauDeck.size() / 2);
    EXPECT_EQ(refuses(deck), Rejection::IllegalDeck);

    // Back after the host was killed: the same packs, and the game begins.
    const SealedPlayer packs = guests[0]->packs->packs;
    restart();
    for (auto& guest : guests)
        guest = joinAgain(*guest);
    EXPECT_EQ(guests[0]->packs->packs, packs);
    EXPECT_TRUE(guests[0]->welcome->sealed);
    for (const auto& guest : guests) {
        say(*guest, ChosenDeck{textOf(deckOf(*guest))});
        EXPECT_FALSE(guest->rejected) << guest->rejected->text.toStdString();
        say(*guest, ReadyToPlay{});
    }
    ASSERT_TRUE(guests[0]->game);
    int acts = 0;
    while (acts < 30 && step(guests))
        ++acts;
    EXPECT_EQ(acts, 30);
    for (std::size_t seat = 0; seat < 2; ++seat)
        EXPECT_EQ(guests[seat]->bytes.find(jsonOf(made.table.seats[1 - seat].packs).compact()), std::string::npos);
}

TEST_F(SealedTables, SaysWhyThereIsNone)
{
    NewTable made = newTable(2, {}, 0, lots);
    SealedSetup each;
    each.starters = 0;
    each.boosters = 2;
    EXPECT_NE(openPacksAt(made.table, each, test::theBox(), lots), "") << "too few for a deck";
    made.table.options.game = Game::Basic;
    EXPECT_NE(openPacksAt(made.table, SealedSetup(), test::theBox(), lots), "");
}

// Of every set that was sold in packs, and as many as a message can bring.
TEST_F(SealedTables, OpensWhatWasSold)
{
    for (int starters = 0; starters < kStarterSets; ++starters)
        for (int boosters = 0; boosters < kBoosterSets; ++boosters) {
            NewTable made = newTable(2, {}, 0, lots);
            SealedSetup each;
            each.starterSet = starters;
            each.boosterSet = boosters;
            ASSERT_EQ(openPacksAt(made.table, each, test::theBox(), lots), "");
            ASSERT_EQ(store.save(made.table), 0);
            const auto guest = join(made, 0);
            ASSERT_TRUE(guest->packs);
            EXPECT_EQ(guest->welcome->sealed->boosterSet, boosters);
            say(*guest, ChosenDeck{textOf(deckOf(*guest))});
            EXPECT_FALSE(guest->rejected) << guest->rejected->text.toStdString();
            const auto other = join(made, 1);
            say(*other, ChosenDeck{textOf(deckOf(*other))});
            for (const auto& ready : {guest, other})
                say(*ready, ReadyToPlay{});
            EXPECT_TRUE(guest->game) << "without an X-File in the packs, too: it is drawn by lot";
            EXPECT_TRUE(guest->view);
        }
    const NewTable made = sealedTable(2, kMostPacks, kMostPacks);
    EXPECT_TRUE(join(made, 0)->packs);
}

} // namespace dossier
