// The further sets as the window has them: looked at, taken in, and there after a new beginning.
#include "box/game_data.h"
#include "desk/desk_on_table.h"
#include "desk/files/card_set_library.h"
#include "desk/files/source_file.h"
#include "desk/owned_cards.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace dossier::test {

namespace {

const QString kNightFiles = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json");

CardSetLibrary::Look lookAt(const CardSetLibrary& sets, const QString& path)
{
    return sets.look(readSource(path).content, path);
}

} // namespace

TEST(CardSetLibrary, ASetIsThereAfterANewBeginning)
{
    DeskOnTable desk;
    EXPECT_EQ(desk->box.cards.size(), 856u);
    const CardSetLibrary::Look look = lookAt(desk->sets, kNightFiles);
    EXPECT_EQ(look.trouble, QString());
    ASSERT_EQ(look.reading.sets.size(), 1u);
    EXPECT_TRUE(desk->sets.sets().empty()) << "looking changes nothing";
    const QSignalSpy anew(&desk->sets, &CardSetLibrary::anewWanted);
    EXPECT_TRUE(desk->sets.takeIn(look.reading));
    EXPECT_EQ(anew.size(), 1);
    EXPECT_EQ(anew.first().first().toString(), "Taken in: Night Files (5 cards).");

    desk.layAgain();
    EXPECT_EQ(desk->box.cards.size(), 861u);
    ASSERT_TRUE(desk->box.cards.findNumber("XF96-0001 NFil"));
    ASSERT_EQ(desk->sets.sets().size(), 1u);
    EXPECT_EQ(desk->sets.whyItStays(desk->sets.sets()[0]), QString());
    EXPECT_TRUE(desk->sets.remove(desk->sets.sets()[0]));
    desk.layAgain();
    EXPECT_EQ(desk->box.cards.size(), 856u);
}

TEST(CardSetLibrary, SaysWhyAFileIsNotTaken)
{
    const DeskOnTable desk;
    const auto troubleOf = [&](const QByteArray& content) {
        return desk->sets.look(content, QStringLiteral("further.csv")).trouble;
    };
    EXPECT_EQ(troubleOf("[]"), "There is no card in this file.");
    EXPECT_EQ(troubleOf("Number,Title,Type,Pool,Cost\nXF96-0063v1,A,Event,RP,1\n"),
              "No card of this file can be taken in. The first: XF96-0063v1: this card is known already, from the set "
              "Premiere.");
    EXPECT_EQ(troubleOf("{}"), "Line 1: this is no list of cards.");
    EXPECT_EQ(troubleOf("2 Aubrey, MO\n"), "This is a deck: File › Import a file reads it.");
    EXPECT_EQ(troubleOf("Quantity,Name,Location\n2,Gibsontown,Box\n"),
              "This is a collection: File › Import a file reads it.");
}

} // namespace dossier::test
