// The phases in little room: each keeps its stops on its own tab.
#include "app/table/phase_bar.h"
#include "app/table/stop_mark.h"
#include "app/theme/appearance.h"
#include "engine/state/phase.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(PhaseBarInLittleRoom, ItsMarksStayOnTheirTabs)
{
    constexpr int kBeforeNext = 13; // the next tab's edge, and the slant of this one
    for (const int percent : {100, 150}) {
        const Appearance appearance(LookChoice::Day, percent);
        PhaseBar bar(appearance);
        bar.show(Phase::Investigation, 3, {"You investigate", "Zoë O'Brien-Müller investigates"}, 1);
        static_cast<QWidget&>(bar).show(); // else it hears of no new size
        const auto mark = [&](int index) {
            return bar.findChild<StopMark*>(QStringLiteral("stop%1").arg(index))->geometry();
        };
        constexpr int kMarks = 2 * kPhases + 1;
        for (int wide = 420; wide < 900; wide += 11) {
            bar.resize(wide, bar.sizeHint().height());
            for (int next = 2; next < kMarks; ++next) {
                const bool first = mark(next).left() - mark(next - 1).right() > 1;
                if (first) {
                    EXPECT_LE(mark(next - 1).right() + kBeforeNext, mark(next).left())
                        << percent << " %, " << wide << ", before mark " << next;
                }
                EXPECT_LT(mark(next - 1).right(), mark(next).left()) << percent << " %, " << wide << ", " << next;
            }
            EXPECT_LE(mark(kMarks - 1).right() + 7, wide);
            for (int each = 0; each < kMarks; ++each)
                EXPECT_GE(mark(each).width(), 10) << percent << " %, " << wide;
        }
    }
}

} // namespace dossier
