// The X-File beside what was asked about it, in whatever room the review leaves: its four characteristics are read
// whole.
#include "app/game_setup/end_file.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "shell/painted_text.h"
#include "test_program.h"
#include "wording/words/game_words.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(EndCardInLittleRoom, ReadsWhole)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(language);
        EndCard card(program.desk(), &program.window());
        const CardPool& pool = program.desk().box.cards;
        for (CardIndex index = 0; index < pool.size(); ++index) {
            if (pool[index].type != CardType::XFile)
                continue;
            card.show(index);
            for (const int high : {190, 207, 251}) {
                card.resize(card.sizeHint().width(), high);
                QStringList words;
                for (const test::PaintedText& text : test::paintedTexts(card))
                    words << text.words.trimmed();
                for (int of = 0; of < kCharacteristics; ++of) {
                    const QString type = word(pool[index].xfile->type(static_cast<Characteristic>(of)));
                    EXPECT_TRUE(words.contains(type))
                        << pool[index].title << " at " << high << ": " << words.join('|').toStdString();
                }
            }
        }
    }
}

} // namespace dossier
