// A letter in a menu leads to one entry alone, in either language: in the bar, in every menu and in those of the table.
#include "test_program.h"

#include <QMenu>
#include <QMenuBar>

#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

class Mnemonics : public testing::TestWithParam<const char*>
{
protected:
    static QChar letterOf(QString text)
    {
        text.replace(QLatin1String("&&"), QString());
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        return at < 0 || at + 1 >= text.size() ? QChar() : text.at(at + 1).toUpper();
    }

    static void look(const QList<QAction*>& actions, const QString& where)
    {
        std::map<QChar, QStringList> entries;
        for (const QAction* action : actions)
            if (const QChar letter = letterOf(action->text()); !letter.isNull() && action->isVisible())
                entries[letter] << action->text();
        for (const auto& [letter, texts] : entries)
            EXPECT_EQ(texts.size(), 1) << where.toStdString() << ": " << texts.join(", ").toStdString();
    }
};

} // namespace

TEST_P(Mnemonics, LeadToOneEntryAlone)
{
    test::TestProgram program(QString::fromLatin1(GetParam()));
    for (int tab = 0; tab < MainWindow::kTabs; ++tab)
        program.window().showTab(static_cast<MainWindow::Tab>(tab));
    look(program.window().menuBar()->actions(), "menu bar");
    int menus = 0;
    for (QMenu* menu : program.window().findChildren<QMenu*>()) {
        emit menu->aboutToShow();
        look(menu->actions(), menu->title().isEmpty() ? menu->objectName() : menu->title());
        ++menus;
    }
    EXPECT_GT(menus, 6);
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, Mnemonics, testing::Values("en", "fr"));

} // namespace dossier
