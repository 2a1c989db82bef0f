#include "test_program.h"

#include "desk/settings.h"

#include <QTest>

namespace dossier::test {

TestProgram::TestProgram(const QString& language)
    : m_language(language)
{
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
    QTest::keyClicks(&widget, text);
    QTest::keyClick(&widget, Qt::Key_Return);
}

} // namespace dossier::test
