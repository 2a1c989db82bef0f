#include "desk/start/laid_desk.h"

#include "db/stores/card_set_store.h"
#include "desk/settings.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dossier {

namespace {

class LaidDeskText
{
    Q_DECLARE_TR_FUNCTIONS(LaidDesk)

public:
    static QString trouble(const QString& why, SettingsTrouble what)
    {
        if (what == SettingsTrouble::Malformed)
            return tr("Lines of the settings could not be understood. The file as it was is kept: %1").arg(why);
        return what == SettingsTrouble::Unread
                   ? tr("The settings cannot be read, and nothing of them is changed until they can: %1").arg(why)
                   : tr("The settings cannot be kept: %1").arg(why);
    }
};

DatabaseOptions optionsOfTheWindow(const Places& places)
{
    DatabaseOptions options;
    options.inMemory = places.onlyLookedAt && !QFileInfo::exists(places.database);
    options.program = ProgramKind::Window;
    return options;
}

} // namespace

LaidDesk::LaidDesk(const Places& places, Settings& settings, const QString& language)
    : m_database(places.database, optionsOfTheWindow(places))
    , m_box(openGameBox(furtherSetsOf(m_database)))
    , m_texts(m_box.effects, m_box.cards)
    , m_collectionStore(m_database)
    , m_deckStore(m_database, m_box.cards)
    , m_deckVersions(m_database, m_box.cards)
    , m_searchStore(m_database)
    , m_historyStore(m_database)
    , m_owned(m_collectionStore, m_historyStore, m_box.cards, m_notices)
    , m_openDeck(m_deckStore, m_box, m_notices)
    , m_shelf(m_deckStore, m_deckVersions, m_openDeck, m_notices)
    , m_free(m_owned, m_shelf, m_openDeck, m_box.cards)
    , m_history(m_historyStore, m_box.cards, m_owned, m_openDeck, m_shelf, m_notices)
    , m_searches(m_searchStore, settings, m_notices)
    , m_sets(m_database, m_box.cards, m_notices)
    , m_everything(m_database, m_box.cards, m_owned, m_openDeck, m_shelf, m_searches, m_notices)
    , m_inHand{m_box,        m_texts,   m_owned,    m_free,    m_openDeck,
               m_shelf,      m_history, m_searches, m_notices, settings,
               m_everything, m_sets,    places,     language,  m_database.isReadOnly()}
    , m_others(m_database, m_history, m_searches)
{
    QObject::connect(&m_searches, &SavedSearches::stored, &m_history, &History::changed);
    QObject::connect(&m_history, &History::searchesChanged, &m_searches, &SavedSearches::reload);
    m_notices.attempt([&] { m_deckStore.adoptKillers(settings.killersWereAgreed()); });
    openLastDeck(settings);
    settings.tellTrouble(
        [this](const QString& why, SettingsTrouble what) { m_notices.warn(LaidDeskText::trouble(why, what)); });
}

LaidDesk::~LaidDesk()
{
    m_inHand.settings.tellTrouble({});
}

void LaidDesk::openLastDeck(const Settings& settings)
{
    for (const DeckSummary& deck : m_shelf.decks())
        if (deck.id == settings.openDeck())
            m_openDeck.open(deck.id);
}

} // namespace dossier
