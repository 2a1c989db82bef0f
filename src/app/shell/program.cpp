#include "app/shell/program.h"

#include "app/shell/main_window.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTimer>

namespace dossier {

Program::Program(const ProgramOptions& options, Ask& ask)
    : m_places(placesFor(options))
    , m_settings(m_places.settings)
    , m_language(speak(options.language.isEmpty() ? m_settings.language() : options.language))
    , m_appearance(m_settings.look(), m_settings.textPercent())
    , m_box(openGameBox())
    , m_texts(m_box.effects, m_box.cards)
    , m_database(m_places.database)
    , m_collectionStore(m_database)
    , m_deckStore(m_database, m_box.cards)
    , m_deckVersions(m_database, m_box.cards)
    , m_searchStore(m_database)
    , m_historyStore(m_database)
    , m_owned(m_collectionStore, m_historyStore, m_box.cards, m_notices)
    , m_openDeck(m_deckStore, m_box, m_notices)
    , m_shelf(m_deckStore, m_deckVersions, m_openDeck, m_notices)
    , m_free(m_owned, m_shelf, m_openDeck, m_box.cards)
    , m_pictures(m_box.cards, m_settings.pictureFolder().isEmpty() ? m_places.pictures : m_settings.pictureFolder())
    , m_history(m_historyStore, m_box.cards, m_owned, m_openDeck, m_shelf, m_notices)
    , m_searches(m_searchStore, m_settings, m_notices)
    , m_everything(m_database, m_box.cards, m_owned, m_openDeck, m_shelf, m_searches, ask, m_notices)
    , m_desk{m_box,     m_texts,      m_owned, m_free,     m_openDeck, m_shelf,      m_history, m_searches,
             m_notices, m_appearance, ask,     m_settings, m_pictures, m_everything, m_places,  m_language->code()}
{
    connect(&m_searches, &SavedSearches::stored, &m_history, &History::changed);
    connect(&m_history, &History::searchesChanged, &m_searches, &SavedSearches::reload);
    connect(&m_everything, &Everything::restoreWanted, this, &Program::restoreWanted);
    m_appearance.setCalm(m_settings.calm());
    m_openDeck.setKillersAgreed(m_settings.killersAgreed());
    openLastDeck();
    makeWindow();
}

Program::~Program() = default;

std::unique_ptr<Language> Program::speak(const QString& code)
{
    auto language = std::make_unique<Language>(code);
    // Figures are written as the language writes them; how its country does is the system's to say.
    const QLocale spoken(language->code());
    QLocale::setDefault(spoken.language() == QLocale::system().language() ? QLocale::system() : spoken);
    QCoreApplication::removeTranslator(&m_qtWords);
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qtWords.load(QStringLiteral("qtbase_") + language->code(), folder))
        QCoreApplication::installTranslator(&m_qtWords);
    return language;
}

void Program::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_desk);
    connect(m_window.get(), &MainWindow::languageWanted, this, &Program::changeLanguage);
    connect(m_window.get(), &MainWindow::textPercentWanted, this, &Program::changeTextPercent);
    connect(m_window.get(), &MainWindow::layoutResetWanted, this, &Program::resetLayout);
}

void Program::changeLanguage(const QString& code)
{
    m_settings.setLanguage(code);
    remakeWindow([this, code] {
        m_language = nullptr; // the old words go before the new ones come
        m_language = speak(code);
        m_desk.language = m_language->code();
    });
}

void Program::changeTextPercent(int percent)
{
    m_settings.setTextPercent(percent);
    remakeWindow([this, percent] { m_appearance.setTextPercent(percent); });
}

void Program::resetLayout()
{
    remakeWindow([this] { m_settings.resetLayout(); });
}

void Program::remakeWindow(const std::function<void()>& between)
{
    // The old window is still inside the menu that was clicked.
    QTimer::singleShot(0, this, [this, between] {
        const bool visible = m_window->isVisible();
        const int preferences = m_window->preferencesPage();
        m_window.reset();
        between();
        makeWindow();
        m_window->setVisible(visible);
        if (preferences >= 0)
            m_window->showPreferences(preferences);
    });
}

void Program::openLastDeck()
{
    for (const DeckSummary& deck : m_shelf.decks())
        if (deck.id == m_settings.openDeck())
            m_openDeck.open(deck.id);
}

} // namespace dossier
