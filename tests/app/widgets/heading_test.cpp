// The words of panels and dialogs, in the colours of the look that is worn.
#include "app/theme/appearance.h"
#include "app/widgets/heading.h"
#include "test_program.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// A dialog that was open while another look was chosen kept the red of the old one.
TEST(StatusLabels, WearTheColoursOfTheLookThatIsChosenLater)
{
    test::TestProgram program;
    Appearance& appearance = program.desk().appearance;
    StatusLabel said(appearance);
    const auto colour = [&said] { return said.palette().color(QPalette::WindowText); };
    said.tell(QStringLiteral("It cannot be written."), true);
    for (const LookChoice look : {LookChoice::Day, LookChoice::Night, LookChoice::DayContrast}) {
        appearance.choose(look);
        EXPECT_EQ(colour(), appearance.theme().error);
    }
    said.tell(QStringLiteral("Written."), false);
    EXPECT_EQ(colour(), appearance.theme().quiet);
    EXPECT_NE(appearance.theme().quiet, appearance.theme().error);
    EXPECT_EQ(said.text(), "Written.");
}

} // namespace

} // namespace dossier
