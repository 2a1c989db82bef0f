// The list of a deck goes to nobody but its owner unless all have agreed to open lists.
#include "host_in_memory.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace dossier {

namespace {

using Guests = std::vector<std::shared_ptr<test::MemoryGuest>>;

class AgreeingTable : public test::HostInMemory
{
protected:
    // What stands in the deck of this seat and in no other one.
    static QStringList titlesOnlyIn(std::size_t seat, std::size_t seats)
    {
        static const QRegularExpression plain(QStringLiteral("^[A-Za-z ]{8,}$"));
        QStringList titles;
        const auto list = [](std::size_t of) {
            return readDeck(deckText(of).toStdString(), test::theBox().cards, DeckFormat::DossierText, {}).deck;
        };
        for (const DeckEntry& entry : list(seat).bureauDeck) {
            const QString title = QString::fromStdString(test::theBox().cards[entry.card].title);
            bool elsewhere = !plain.match(title).hasMatch();
            for (std::size_t other = 0; other < seats; ++other)
                elsewhere = elsewhere || (other != seat && deckText(other).contains(title));
            if (!elsewhere)
                titles << title;
        }
        return titles;
    }
    // How many titles of the others' decks stand in all that this guest was sent.
    static int foreignTitles(const Guests& guests, std::size_t reader)
    {
        int found = 0;
        for (std::size_t seat = 0; seat < guests.size(); ++seat)
            if (seat != reader)
                for (const QString& title : titlesOnlyIn(seat, guests.size()))
                    found += guests[reader]->bytes.find(title.toStdString()) != std::string::npos ? 1 : 0;
        return found;
    }
    static void expectNothingToldTo(const Guests& guests)
    {
        for (std::size_t reader = 0; reader < guests.size(); ++reader) {
            EXPECT_EQ(foreignTitles(guests, reader), 0);
            EXPECT_FALSE(guests[reader]->lists);
        }
    }
    static void expectOpenTo(const Guests& guests)
    {
        for (std::size_t reader = 0; reader < guests.size(); ++reader) {
            ASSERT_TRUE(guests[reader]->lists);
            EXPECT_GT(foreignTitles(guests, reader), 5);
            for (std::size_t seat = 0; seat < guests.size(); ++seat) {
                const auto read = [](const QString& text) {
                    return readDeck(text.toStdString(), test::theBox().cards, DeckFormat::DossierText, {}).deck;
                };
                const Deck open = read(guests[reader]->lists->lists[static_cast<qsizetype>(seat)]);
                const Deck own = read(deckText(seat));
                EXPECT_EQ(open.bureauDeck, own.bureauDeck);
                EXPECT_EQ(open.team, own.team);
                EXPECT_EQ(open.name, own.name);
                EXPECT_TRUE(open.xFile.empty()) << "it is drawn by lot: this one says nothing";
            }
        }
    }
    void comeBackAll(Guests& guests)
    {
        restart();
        for (auto& guest : guests)
            guest = joinAgain(*guest);
    }
    bool agreesInLobby(const test::MemoryGuest& guest, std::size_t seat, Matter what = Matter::Lists)
    {
        return guest.lobby->seats[seat].agrees.to(what);
    }
};

} // namespace

TEST_F(AgreeingTable, TellsNobodyALoneDeckUntilAllHaveAgreed)
{
    ASSERT_GT(titlesOnlyIn(0, 3).size(), 5);
    const NewTable made = makeTable(3);
    Guests guests = begin(made);
    say(*guests[0], Consent{Matter::Lists, true});
    say(*guests[2], Consent{Matter::Lists, true});
    EXPECT_TRUE(agreesInLobby(*guests[1], 0)) << "everybody sees who has agreed";
    EXPECT_FALSE(agreesInLobby(*guests[1], 1));
    for (int i = 0; i < 40; ++i)
        step(guests);
    expectNothingToldTo(guests);
    say(*guests[2], Consent{Matter::Lists, false});
    EXPECT_FALSE(agreesInLobby(*guests[0], 2));
    say(*guests[1], Consent{Matter::Lists, true});
    expectNothingToldTo(guests);
    comeBackAll(guests);
    EXPECT_TRUE(agreesInLobby(*guests[2], 0)) << "it is kept";
    EXPECT_FALSE(agreesInLobby(*guests[2], 2));
    expectNothingToldTo(guests);

    say(*guests[2], Consent{Matter::Lists, true});
    expectOpenTo(guests);
    say(*guests[2], Consent{Matter::Lists, false});
    EXPECT_EQ(guests[2]->rejected->why, Rejection::NotNow) << "what was seen is not taken back";
    EXPECT_FALSE(guests[2]->closed);
    EXPECT_TRUE(agreesInLobby(*guests[0], 2));
    host->gone(*guests[1]);
    guests[1] = joinAgain(*guests[1]);
    expectOpenTo(guests);
    comeBackAll(guests);
    expectOpenTo(guests);
    EXPECT_TRUE(step(guests));
}

// As long as somebody can choose another deck, he does not see what he will play against.
TEST_F(AgreeingTable, OpensNoListBeforeTheGame)
{
    const NewTable made = makeTable(2);
    Guests guests{join(made, 0), join(made, 1)};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        say(*guests[seat], ChosenDeck{deckText(seat)});
        say(*guests[seat], Consent{Matter::Lists, true});
    }
    expectNothingToldTo(guests);
    comeBackAll(guests);
    expectNothingToldTo(guests);
    say(*guests[0], Consent{Matter::Lists, false});
    EXPECT_FALSE(guests[0]->rejected) << "before anything was seen it can be taken back";
    say(*guests[0], Consent{Matter::Lists, true});
    for (const auto& guest : guests)
        say(*guest, ReadyToPlay{});
    ASSERT_TRUE(guests[0]->game);
    expectOpenTo(guests);
}

// Whoever left has not agreed because the program plays for him.
TEST_F(AgreeingTable, AsksWhoeverLeftAboutHisDeck)
{
    const NewTable made = makeTable(2);
    Guests guests = begin(made);
    say(*guests[0], Consent{Matter::Lists, true});
    host->gone(*guests[1]);
    say(*guests[0], SeatTakenOver{1, true});
    EXPECT_TRUE(guests[0]->presence->seats[1].computer);
    EXPECT_FALSE(guests[0]->lists);
    EXPECT_EQ(foreignTitles(guests, 0), 0);
}

TEST_F(AgreeingTable, ShowsWhoeverWatchesNoList)
{
    NewTable made = newTable(2, {}, 0, lots, {true, 0});
    made.table.options.killerCards = true;
    ASSERT_EQ(store.save(made.table), 0);
    const auto watcher = join(helloTo(made.table.id, made.watching));
    Guests guests = begin(made);
    for (const auto& guest : guests)
        say(*guest, Consent{Matter::Lists, true});
    expectOpenTo(guests);
    say(*watcher, Consent{Matter::Lists, true});
    EXPECT_EQ(watcher->rejected->why, Rejection::NotNow);
    for (std::size_t seat = 0; seat < 2; ++seat)
        for (const QString& title : titlesOnlyIn(seat, 2))
            EXPECT_EQ(watcher->bytes.find(title.toStdString()), std::string::npos) << title.toStdString();
}

// A table that an older program has kept says nothing of it.
TEST_F(AgreeingTable, GoesOnWithATableOfAnOlderProgram)
{
    const NewTable made = makeTable(2);
    Guests guests = begin(made);
    QFile file(folder.path() + QStringLiteral("/tables/") + made.table.id + QStringLiteral("/table.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    QJsonObject table = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray seats = table.value(QStringLiteral("seats")).toArray();
    for (auto seat : seats) {
        QJsonObject older = seat.toObject();
        EXPECT_TRUE(older.contains(QStringLiteral("agreed")));
        older.remove(QStringLiteral("agreed"));
        seat = older;
    }
    table.insert(QStringLiteral("seats"), seats);
    file.resize(0);
    file.write(QJsonDocument(table).toJson());
    file.close();
    comeBackAll(guests);
    ASSERT_TRUE(guests[0]->view);
    EXPECT_FALSE(agreesInLobby(*guests[0], 0));
    EXPECT_TRUE(step(guests));
}

} // namespace dossier
