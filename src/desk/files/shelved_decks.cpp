#include "desk/files/shelved_decks.h"

#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "desk/deck_library.h"
#include "desk/history.h"
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

namespace {

// Of those that come with the program the ones that are not there yet, as one step; how many.
int addMissing(const InHand& desk, std::vector<Deck> decks)
{
    std::erase_if(decks, [&](const Deck& deck) { return idOf(desk.shelf, deck.name).has_value(); });
    return decks.empty() ? 0 : static_cast<int>(desk.shelf.takeAll(decks).size());
}

} // namespace

void addSampleDecks(const InHand& desk)
{
    const std::vector<Deck> samples = sampleDecks(desk.box.cards);
    const bool any = desk.history.tell([&] {
        const int added = addMissing(desk, samples);
        return added > 0 ? ShelvedDecks::tr("%n sample deck(s) added.", nullptr, added) : QString();
    });
    std::optional<std::string> whole; // the last that can be played
    for (const Deck& deck : samples)
        if (deck.xFile.size() == 1 && !deck.team.empty() && deck.bureauDeck.size() > 20)
            whole = deck.name;
    if (const auto id = whole ? idOf(desk.shelf, *whole) : std::nullopt)
        desk.openDeck.open(*id);
    if (!any)
        desk.notices.say(ShelvedDecks::tr("The sample decks are there already."));
}

void addStarterDecks(const InHand& desk)
{
    const bool any = desk.history.tell([&] {
        const int added = addMissing(desk, starterDecks(desk.box));
        return added > 0 ? ShelvedDecks::tr("%n starter deck(s) added.", nullptr, added) : QString();
    });
    if (!any)
        desk.notices.say(ShelvedDecks::tr("The starter decks are there already."));
}

} // namespace dossier
