// What dropping a card somewhere on the board means.
#include "app/board/table_drop.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"
#include "table/table_game.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(TableDrop, UnderstandsWhereAnAgentIsPut)
{
    TableGame game(test::baseSet());
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    const Deck deck = readDeck(bytes, test::baseSet(), DeckFormat::DossierText, "").deck;
    playDemonstration(game, deck, 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    const SeenAgent agent = game.seen().players[0].agents.front();
    const auto into = [&](Section section, std::uint8_t team) {
        PlannedBox box;
        box.seat = 0;
        box.section = section;
        box.team = team;
        return actionsForDrop(game, agent.ref, {}, &box);
    };
    const auto hospital = into(Section::Hospital, kNoTeam);
    ASSERT_EQ(hospital.size(), 1u);
    EXPECT_EQ(game.actions()[hospital.front()].section, static_cast<int>(Section::Hospital));
    ASSERT_EQ(into(Section::Field, kNoTeam).size(), 1u);
    game.take(game.actions()[into(Section::Field, kNoTeam).front()]);
    EXPECT_EQ(game.seen().players[0].agents.front().section, Section::Field);
    EXPECT_TRUE(into(Section::Field, kNoTeam).empty()) << "each is given his place once a phase";
}

} // namespace dossier
