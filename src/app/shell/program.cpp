#include "app/shell/program.h"

#include "app/shell/guarded_application.h"
#include "app/shell/main_window.h"
#include "app/widgets/ask.h"

#include <QApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QTimer>

namespace dossier {

Program::Program(const ProgramOptions& options, Ask& ask)
    : m_settings(placesFor(options).settings)
    , m_language(speak(options.language.isEmpty() ? m_settings.language() : options.language))
    , m_appearance(m_settings.look(), m_settings.textPercent())
    , m_laid(placesFor(options), m_settings, m_language->code())
    , m_pictures(m_laid.inHand().box.cards,
                 m_settings.pictureFolder().isEmpty() ? placesFor(options).pictures : m_settings.pictureFolder())
    , m_desk{m_laid.inHand(), m_appearance, ask, m_pictures, m_memory}
{
    connect(&m_pictures, &CardPictures::failed, &m_desk.notices, &Notices::warnOfFailure);
    connect(&m_desk.everything, &Everything::restoreWanted, this, &Program::restoreWanted);
    connect(&m_desk.everything, &Everything::anewWanted, this, &Program::anewWanted);
    connect(&m_desk.sets, &CardSetLibrary::anewWanted, this, &Program::anewWanted);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_laid.others().look();
    });
    m_appearance.setCalm(m_settings.calm());
    makeWindow();
    if (auto* guarded = dynamic_cast<GuardedApplication*>(qApp))
        guarded->setTell([this](const std::exception_ptr& why) { tell(why); });
}

Program::~Program()
{
    if (auto* guarded = dynamic_cast<GuardedApplication*>(qApp))
        guarded->setTell({});
}

// Where it was the making of the window that failed, nobody would see that the program still runs.
void Program::tell(const std::exception_ptr& why)
{
    if (m_window)
        return m_desk.notices.warnOfFailure(why);
    m_desk.ask.tell(nullptr, QStringLiteral("Dossier"), Notices::failureText(why));
    QCoreApplication::exit(1);
}

std::unique_ptr<Language> Program::speak(const QString& code)
{
    auto language = std::make_unique<Language>(code);
    // Figures are written as the language writes them; how its country does is the system's to say.
    const QLocale spoken(language->code());
    QLocale::setDefault(spoken.language() == QLocale::system().language() ? QLocale::system() : spoken);
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
        const int tab = m_window->currentTab();
        m_window.reset();
        between();
        makeWindow();
        m_window->showTab(tab);
        m_window->setVisible(visible);
        if (preferences >= 0)
            m_window->showPreferences(preferences);
    });
}

} // namespace dossier
