#include "test_program.h"

#include "db/file/database.h"
#include "desk/settings.h"
#include "support/in_memory.h"

#include <QFile>
#include <QTest>

namespace dossier::test {

namespace {

// A database as the program makes it where there is none: made once, for all tests of a run. tests/db has it made anew.
const QByteArray& newDatabase()
{
    static const QByteArray bytes = [] {
        const QTemporaryDir folder(inMemory());
        const QString path = folder.filePath(QStringLiteral("new.sqlite"));
        {
            const Database made(path);
        } // closed, nothing is left in the log beside it
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error("no database was made");
        return file.readAll();
    }();
    return bytes;
}

} // namespace

TestProgram::TestProgram(const QString& language)
    : m_folder(inMemory())
    , m_language(language)
{
    QFile kept(database());
    if (!kept.open(QIODevice::WriteOnly) || kept.write(newDatabase()) != newDatabase().size())
        throw std::runtime_error("no room for a database");
    kept.close();
    restart();
    desk().settings.setTableScenes(false); // before there is a table; tests of them want them
}

void TestProgram::restart(const std::function<void()>& between)
{
    m_program.reset();
    if (between)
        between();
    m_program = std::make_unique<Program>(ProgramOptions{database(), m_language, m_folder.path()}, answers);
    window().resize(1280, 760);
    window().show();
    (void)QTest::qWaitForWindowExposed(&window());
    QTest::keyRelease(&window(), Qt::Key_Control); // nothing is held that a test before held as its window went
}

QString TestProgram::message()
{
    return find<QWidget>("messageBar").isVisible() ? find<QLabel>("messageText").text() : QString();
}

void enter(QWidget& widget, const QString& text)
{
    widget.setFocus(); // nobody types elsewhere
    QTest::keyClicks(&widget, text);
    QTest::keyClick(&widget, Qt::Key_Return);
}

} // namespace dossier::test
