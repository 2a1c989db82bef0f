// A database that may only be read: nothing that is changed is kept, and the window says so as long as it is there.
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "support/ordinary_user.h"
#include "test_program.h"

#include <gtest/gtest.h>
#include <optional>
#include <sys/stat.h>

namespace dossier {

TEST(ReadOnlyWindow, SaysInItsTitleThatNothingIsKept)
{
    test::TestProgram program;
    program.desk().owned.add(test::card("XF96-0063v1"), 2);
    EXPECT_EQ(program.window().windowTitle(), "Dossier");
    std::optional<test::OrdinaryUser> user;
    program.restart([&] {
        ::chmod(program.database().toLocal8Bit().constData(), 0444);
        ::chmod(program.path(QString()).toLocal8Bit().constData(), 0755);
        user.emplace();
    });
    if (!user->ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    EXPECT_EQ(program.window().windowTitle(), "Dossier (read only)");
    program.desk().owned.add(test::card("XF96-0063v1"), 1);
    EXPECT_NE(program.message(), "");
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(program.window().windowTitle(), "Dossier (read only)") << "long after that message is gone";
    program.stop();
    user.reset();
}

} // namespace dossier
