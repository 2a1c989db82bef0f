#include "desk/files/shelved_decks.h"

#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "desk/deck_library.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "desk/open_deck.h"

#include <QCoreApplication>

namespace dossier {

namespace {

struct ShelvedDecks
{
    Q_DECLARE_TR_FUNCTIONS(ShelvedDecks)
};

std::optional<std::int64_t> idOf(const DeckLibrary& shelf, const std::string& name)
{
    for (const DeckSummary& deck : shelf.decks())
        if (deck.name.toStdString() == name)
            return deck.id;
    return std::nullopt;
}

} // namespace

void addSampleDecks(const InHand& desk)
{
    int added = 0;
    std::optional<std::string> first;
    for (const Deck& deck : sampleDecks(desk.box.cards)) {
        if (!idOf(desk.shelf, deck.name) && desk.shelf.create(deck))
            ++added;
        if (deck.xFile.size() == 1 && !deck.team.empty() && deck.bureauDeck.size() > 20)
            first = deck.name;
    }
    if (const auto whole = first ? idOf(desk.shelf, *first) : std::nullopt)
        desk.openDeck.open(*whole);
    desk.notices.say(added > 0 ? ShelvedDecks::tr("%n sample deck(s) added.", nullptr, added)
                               : ShelvedDecks::tr("The sample decks are there already."));
}

void addStarterDecks(const InHand& desk)
{
    std::vector<Deck> decks = starterDecks(desk.box);
    std::erase_if(decks, [&](const Deck& deck) { return desk.shelf.find(QString::fromStdString(deck.name)); });
    if (decks.empty())
        return desk.notices.say(ShelvedDecks::tr("The starter decks are there already."));
    if (const QStringList names = desk.shelf.takeAll(decks); !names.isEmpty())
        desk.notices.say(ShelvedDecks::tr("%n starter deck(s) added.", nullptr, static_cast<int>(names.size())));
}

} // namespace dossier
