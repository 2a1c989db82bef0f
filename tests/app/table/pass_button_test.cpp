// The buttons at the foot of the question: whatever they say, nothing beside them gets narrower.
#include "app/table/pass_button.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "desk/settings.h"
#include "shell/painted_text.h"
#include "test_program.h"

#include <QHBoxLayout>

#include <gtest/gtest.h>

namespace dossier {

TEST(PassButtons, LongWordsStandInTwoLinesAndWidenNothing)
{
    for (const int percent : {100, 150}) {
        test::TestProgram program;
        program.desk().settings.setTextPercent(percent);
        program.restart();
        const Appearance& appearance = program.desk().appearance;
        QWidget row;
        auto* layout = new QHBoxLayout(&row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* pass = new PassButton(appearance, QStringLiteral("Space"), &row);
        auto* onward = new PassButton(appearance, QStringLiteral("⇧"), &row);
        layout->addWidget(pass, 1);
        layout->addWidget(onward);
        pass->setText(QStringLiteral("Pass"));
        const int least = layout->minimumSize().width();
        const int high = layout->minimumSize().height();
        const QString words = QStringLiteral("N’en utiliser aucun : tous sont défaussés");
        pass->setText(words);
        pass->updateGeometry();
        const int wide = 290 * percent / 100;
        EXPECT_LE(layout->minimumSize().width(), std::max(least, wide)) << percent;
        EXPECT_EQ(layout->minimumSize().height(), high) << percent;
        row.resize(wide, high);
        row.show();
        QString painted;
        for (const test::PaintedText& text : test::paintedTexts(*pass))
            painted += text.words + QLatin1Char(' ');
        EXPECT_FALSE(painted.contains(QChar(0x2026))) << painted.toStdString();
        for (const QString& word : words.split(QLatin1Char(' ')))
            EXPECT_TRUE(painted.contains(word)) << painted.toStdString();
    }
}

} // namespace dossier
