#include "desk/files/sample_decks.h"

#include "desk/deck_library.h"
#include "desk/game_data.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "importers/decks/deck_formats.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace dossier {

namespace {

struct SampleDecks
{
    Q_DECLARE_TR_FUNCTIONS(SampleDecks)
};

std::optional<std::int64_t> idOf(const DeckLibrary& shelf, const std::string& name)
{
    for (const DeckSummary& deck : shelf.decks())
        if (deck.name.toStdString() == name)
            return deck.id;
    return std::nullopt;
}

} // namespace

std::vector<Deck> sampleDecks(const CardPool& pool)
{
    std::vector<Deck> decks;
    const QDir folder(QStringLiteral(":/dossier/samples"));
    for (const QString& name : folder.entryList({QStringLiteral("*.deck")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            decks.push_back(readDeck(file.readAll().toStdString(), pool, DeckFormat::DossierText, {}).deck);
    }
    return decks;
}

void addSampleDecks(const InHand& desk)
{
    int added = 0;
    std::optional<std::string> first;
    for (const Deck& deck : sampleDecks(desk.box.cards)) {
        if (!idOf(desk.shelf, deck.name) && desk.shelf.create(deck))
            ++added;
        if (deck.xFile.size() == 1 && deck.team.size() > 0 && deck.bureauDeck.size() > 20)
            first = deck.name;
    }
    if (const auto whole = first ? idOf(desk.shelf, *first) : std::nullopt)
        desk.openDeck.open(*whole);
    desk.notices.say(added > 0 ? SampleDecks::tr("%n sample deck(s) added.", nullptr, added)
                               : SampleDecks::tr("The sample decks are there already."));
}

} // namespace dossier
