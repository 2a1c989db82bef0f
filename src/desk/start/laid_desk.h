// Opens what is kept and lays it on the desk: everything of InHand, made once, each part told of the others.
#pragma once

#include "box/game_data.h"
#include "db/history/history_store.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/deck_versions.h"
#include "db/stores/search_store.h"
#include "desk/deck_library.h"
#include "desk/files/card_set_library.h"
#include "desk/files/everything.h"
#include "desk/free_copies.h"
#include "desk/history.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "desk/start/other_programs.h"
#include "wording/card_text/card_text.h"

namespace dossier {

class Settings;

class LaidDesk
{
public:
    // Opens the deck that was open when the settings were last written. The settings must outlive this. Throws
    // StoreError where the database cannot be opened.
    LaidDesk(const Places& places, Settings& settings, const QString& language);
    ~LaidDesk();
    LaidDesk(const LaidDesk&) = delete;
    LaidDesk& operator=(const LaidDesk&) = delete;

    const InHand& inHand() const { return m_inHand; }
    OtherPrograms& others() { return m_others; }

private:
    void openLastDeck(const Settings& settings);

    Notices m_notices;
    Database m_database; // before the box: it holds further sets of cards
    GameData m_box;
    CardTexts m_texts;
    CollectionStore m_collectionStore;
    DeckStore m_deckStore;
    DeckVersions m_deckVersions;
    SearchStore m_searchStore;
    HistoryStore m_historyStore;
    OwnedCards m_owned;
    OpenDeck m_openDeck;
    DeckLibrary m_shelf;
    FreeCopies m_free;
    History m_history;
    SavedSearches m_searches;
    CardSetLibrary m_sets;
    Everything m_everything;
    InHand m_inHand;
    OtherPrograms m_others;
};

} // namespace dossier
