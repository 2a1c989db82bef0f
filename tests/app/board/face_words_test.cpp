// Words that have to fit in little room.
#include "app/board/face_words.h"

#include <QApplication>
#include <QFontMetricsF>

#include <gtest/gtest.h>

namespace dossier {

// "→ Supervisor: …" said nothing of the Site.
TEST(FaceWords, ARemarkIsCutBeforeTheTitleBesideIt)
{
    const QFontMetricsF metrics(QApplication::font());
    const QString remark = QStringLiteral("Team 2 → Supervisor B");
    const qreal wide = metrics.horizontalAdvance(remark);
    EXPECT_EQ(remarkBeside(remark, metrics, wide, 2 * wide + 1), remark);
    const QString cut = remarkBeside(remark, metrics, wide, wide * 3 / 2);
    EXPECT_TRUE(cut.endsWith(QChar(0x2026))) << cut.toStdString();
    EXPECT_LE(metrics.horizontalAdvance(cut), wide / 2);
    EXPECT_GT(metrics.horizontalAdvance(remarkBeside(remark, metrics, 9 * wide, wide)), wide / 5)
        << "not to nothing, however long the title";
}

} // namespace dossier
