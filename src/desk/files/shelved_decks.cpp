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

std::vector<Deck> missingOf(const InHand& desk, std::vector<Deck> decks)
{
    std::erase_if(decks, [&](const Deck& deck) { return idOf(desk.shelf, deck.name).has_value(); });
    return decks;
}

// As one step; a failure has been told by the shelf. `sentence` says how many were added.
template <typename Sentence>
void addAll(const InHand& desk, const std::vector<Deck>& decks, Sentence sentence)
{
    desk.history.tell([&] {
        const auto added = static_cast<int>(desk.shelf.takeAll(decks).size());
        return added > 0 ? sentence(added) : QString();
    });
}

} // namespace

void addSampleDecks(const InHand& desk)
{
    const std::vector<Deck> samples = sampleDecks(desk.box.cards);
    const std::vector<Deck> missing = missingOf(desk, samples);
    if (missing.empty())
        desk.notices.say(ShelvedDecks::tr("The sample decks are there already."));
    else
        addAll(desk, missing, [](int added) { return ShelvedDecks::tr("%n sample deck(s) added.", nullptr, added); });
    std::optional<std::string> whole; // the last that can be played
    for (const Deck& deck : samples)
        if (deck.xFile.size() == 1 && !deck.team.empty() && deck.bureauDeck.size() > 20)
            whole = deck.name;
    if (const auto id = whole ? idOf(desk.shelf, *whole) : std::nullopt)
        desk.openDeck.open(*id);
}

void addStarterDecks(const InHand& desk)
{
    const std::vector<Deck> missing = missingOf(desk, starterDecks(desk.box));
    if (missing.empty())
        return desk.notices.say(ShelvedDecks::tr("The starter decks are there already."));
    addAll(desk, missing, [](int added) { return ShelvedDecks::tr("%n starter deck(s) added.", nullptr, added); });
}

} // namespace dossier
