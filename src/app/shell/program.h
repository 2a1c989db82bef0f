// The program as a whole: opens what is kept, lays the desk, and shows the window; makes the window anew when its
// language changes.
#pragma once

#include "app/theme/appearance.h"
#include "desk/card_pictures.h"
#include "desk/deck_shelf.h"
#include "desk/desk.h"
#include "desk/everything.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "desk/settings.h"
#include "wording/card_text/card_text.h"
#include "wording/words/language.h"

#include <QTranslator>

#include <functional>
#include <memory>

namespace dossier {

class MainWindow;

struct ProgramOptions
{
    QString database;        // empty: the default place
    QString language;        // empty: as the settings say
    QString settingsFolder;  // empty: the platform's place
    QString dataFolder = {}; // where all of it lies together, if anywhere
};

class Program : public QObject
{
    Q_OBJECT

public:
    // Throws StoreError where the database cannot be opened. `ask` must outlive the program.
    Program(const ProgramOptions& options, Ask& ask);
    ~Program() override;

    MainWindow& window() { return *m_window; }
    const Desk& desk() const { return m_desk; }

signals:
    // To be done once the program is gone, see Everything::putInPlace.
    void restoreWanted(const QString& backup);

private:
    std::unique_ptr<Language> speak(const QString& code);
    void makeWindow();
    void changeLanguage(const QString& code);
    void changeTextPercent(int percent);
    // The window anew, as it was; `speak` comes between the old and the new one.
    void remakeWindow(const std::function<void()>& between);
    void resetLayout();
    void openLastDeck();

    Places m_places;
    Settings m_settings;
    QTranslator m_qtWords; // of Qt's own dialogs, where the system has them
    std::unique_ptr<Language> m_language;
    Appearance m_appearance;
    Notices m_notices;
    GameBox m_box;
    CardTexts m_texts;
    Database m_database;
    CollectionStore m_collectionStore;
    DeckStore m_deckStore;
    DeckVersions m_deckVersions;
    SearchStore m_searchStore;
    HistoryStore m_historyStore;
    OwnedCards m_owned;
    OpenDeck m_openDeck;
    DeckShelf m_shelf;
    FreeCopies m_free;
    CardPictures m_pictures;
    History m_history;
    SavedSearches m_searches;
    Everything m_everything;
    Desk m_desk;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace dossier
