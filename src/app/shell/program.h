// The program as a whole: opens what is kept, lays the desk, and shows the window; makes the window anew when its
// language changes.
#pragma once

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/view_memory.h"
#include "desk/pictures/card_pictures.h"
#include "desk/program_options.h"
#include "desk/settings.h"
#include "desk/start/laid_desk.h"
#include "wording/words/language.h"

#include <exception>
#include <functional>
#include <memory>

namespace dossier {

class MainWindow;

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
    // The same program once more, for the cards it knows have changed; it is to say this.
    void anewWanted(const QString& sentence);

private:
    std::unique_ptr<Language> speak(const QString& code);
    void makeWindow();
    // What failed without anybody having an answer to it.
    void tell(const std::exception_ptr& why);
    void changeLanguage(const QString& code);
    void changeTextPercent(int percent);
    // The window anew, as it was; `speak` comes between the old and the new one.
    void remakeWindow(const std::function<void()>& between);
    void resetLayout();

    Settings m_settings;
    std::unique_ptr<Language> m_language;
    Appearance m_appearance;
    LaidDesk m_laid;
    CardPictures m_pictures;
    ViewMemory m_memory;
    Desk m_desk;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace dossier
