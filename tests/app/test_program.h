// A whole program on a database and settings of its own, with prepared answers instead of dialogs.
#pragma once

#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/widgets/ask.h"

#include <QLabel>
#include <QTemporaryDir>

#include <deque>
#include <functional>
#include <memory>

namespace dossier::test {

class PreparedAnswers : public Ask
{
public:
    std::deque<std::optional<QString>> files;
    // To confirmations; those that are not prepared are given.
    std::deque<bool> sureties;
    std::function<void(QPrinter&)> printer; // what is chosen in its dialog
    QStringList asked;                      // which confirmations were asked for
    QStringList told;
    QString filters; // of the last file to be saved: they give its ending (ask_test.cpp)

    std::optional<QString> fileToOpen(QWidget*, const QString&, const QString&) override { return next(); }
    std::optional<QString> fileToSave(QWidget*, const QString&, const QString&, const QString& kinds) override
    {
        filters = kinds;
        return next();
    }
    std::optional<QString> line(QWidget*, const QString&, const QString&, const QString&) override { return next(); }
    bool choosePrinter(QWidget*, QPrinter& chosen) override
    {
        if (printer)
            printer(chosen);
        return static_cast<bool>(printer);
    }
    bool sure(QWidget*, const QString& question, const QString&) override
    {
        asked << question;
        if (sureties.empty())
            return true;
        const bool answer = sureties.front();
        sureties.pop_front();
        return answer;
    }
    void tell(QWidget*, const QString&, const QString& text) override { told << text; }

private:
    // An unprepared question is one somebody changes his mind about.
    std::optional<QString> next()
    {
        if (files.empty())
            return std::nullopt;
        const auto answer = files.front();
        files.pop_front();
        return answer;
    }
};

class TestProgram
{
public:
    // Nothing is shown at the table between two choices (Settings::tableScenes).
    explicit TestProgram(const QString& language = QStringLiteral("en"));

    // As after leaving and starting the program again; `between` comes while nothing is open.
    void restart(const std::function<void()>& between = {});
    // As after leaving it; nothing else may be asked before restart().
    void stop() { m_program.reset(); }

    MainWindow& window() { return m_program->window(); }
    const Desk& desk() const { return m_program->desk(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString database() const { return path(QStringLiteral("test.sqlite")); }

    template <typename Widget>
    Widget& find(const char* name)
    {
        auto* found = window().findChild<Widget*>(QLatin1String(name));
        if (!found)
            throw std::runtime_error(std::string("no widget ") + name);
        return *found;
    }
    // What the message bar says; "" while it is hidden.
    QString message();

    PreparedAnswers answers;

private:
    QTemporaryDir m_folder;
    QString m_language;
    std::unique_ptr<Program> m_program;
};

// Types and presses Enter.
void enter(QWidget& widget, const QString& text);

} // namespace dossier::test
