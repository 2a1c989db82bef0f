// Stores things in the database it is given and says so, a line for each, as soon as the store has confirmed it.
// Usage: kill_writer DATABASE NAME [PAUSE]. Every entry's name begins with NAME; PAUSE milliseconds after each round
// let a second writer have its turn. A writer that is alone also undoes and redoes.
// Usage: kill_writer --restore DATABASE BACKUP. Puts the copy in the database's place as often as nobody has it open.
#include "db/history/history_store.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "support/base_set.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <string>
#include <unistd.h>

namespace dossier {

namespace {

void confirm(const std::string& line)
{
    const std::string whole = line + "\n";
    if (::write(STDOUT_FILENO, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size()))
        std::perror("kill_writer");
}

OwnedCard heap(const std::string& location, int count)
{
    OwnedCard cards;
    cards.card = "XF96-0001v1";
    cards.count = count;
    cards.location = location;
    return cards;
}

// What is undone and redone is there, what is undone is not; both are confirmed only once they are final.
void goBackAndForth(CollectionStore& collection, HistoryStore& history, const std::string& location)
{
    std::vector<OwnedCard> many;
    for (int k = 0; k < 100; ++k)
        many.push_back(heap(location + "-redone-import-" + std::to_string(k), 1));
    collection.merge(many, MergeMode::Add);
    history.undo();
    history.redo();
    confirm("import " + location + "-redone 100");
    collection.add(heap(location + "-undone", 1));
    collection.merge(std::vector{heap(location + "-undone", 2), heap(location + "-undone-too", 1)}, MergeMode::Add);
    history.undo();
    history.undo();
    confirm("heap " + location + "-undone -1");
}

void storeForEver(const QString& path, const std::string& name, int pause)
{
    Database database(path);
    database.mirrorCards(test::baseSet());
    CollectionStore collection(database);
    DeckStore decks(database, test::baseSet());
    HistoryStore history(database);
    Deck deck;
    deck.name = name;
    const std::int64_t id = decks.create(deck);
    confirm("deck " + name + " 0");
    for (int i = 1;; ++i) {
        const std::string location = name + "-" + std::to_string(i);
        collection.add(heap(location, i));
        confirm("heap " + location + " " + std::to_string(i));
        deck.setCount(Zone::BureauDeck, static_cast<CardIndex>(i % 354), 1 + i % 999);
        decks.save(id, deck);
        confirm("deck " + name + " " + std::to_string(bureauDeckSize(deck)));
        std::vector<OwnedCard> many;
        for (int k = 0; k < 100; ++k)
            many.push_back(heap(location + "-import-" + std::to_string(k), 1));
        collection.merge(many, MergeMode::Add);
        confirm("import " + location + " 100");
        if (pause == 0)
            goBackAndForth(collection, history, location);
        ::usleep(static_cast<unsigned>(pause) * 1000);
    }
}

void restoreForEver(const QString& path, const QString& backup)
{
    for (;;) {
        try {
            QFile::remove(Database::restore(path, backup));
            confirm("restored");
        } catch (const StoreError& error) {
            if (error.kind() != StoreError::Kind::Locked)
                confirm(error.what());
        }
    }
}

} // namespace

} // namespace dossier

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3 && argc != 4)
        return 2;
    if (argc == 4 && std::string(argv[1]) == "--restore")
        dossier::restoreForEver(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    const int pause = argc == 4 ? QByteArray(argv[3]).toInt() : 0;
    dossier::storeForEver(QString::fromLocal8Bit(argv[1]), argv[2], pause);
}
