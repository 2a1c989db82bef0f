// "Use Agent Jerry Lamana" says what for, beside it or below it. Random games with all cards.
#include "engine/api/describe.h"
#include "engine/flow/rules.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "wording/card_text/card_text.h"
#include "wording/play/choice_detail_text.h"
#include "wording/play/choice_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

constexpr int kUseGames = 60;
constexpr int kMostUseChoices = 3'000;

// Reads the uses that are offered, and keeps whose they were.
class Reader
{
public:
    void read(const GameState& state, const ActionList& actions)
    {
        const PlayerNames cast{
            .pool = test::officialCards(), .players = playerNames(state.match->seats()), .texts = &m_texts};
        const Decision decision = decisionOf(state, actions, state.decider);
        for (const Choice& choice : choicesOf(state, actions, state.decider)) {
            if (choice.action.kind != ActionKind::UseText || !choice.card.isKnown())
                continue;
            m_used.insert(choice.card.card);
            const QString name = choiceText(choice, cast);
            const QString detail = choiceDetail(choice, decision, cast);
            EXPECT_TRUE(name.contains(QLatin1String(": ")) || !detail.isEmpty()) << name.toStdString();
            EXPECT_FALSE(name.endsWith(QLatin1Char('.'))) << "it stands in sentences: " << name.toStdString();
            EXPECT_LE(name.size(), 200) << name.toStdString();
        }
    }
    std::size_t used() const { return m_used.size(); }

private:
    const CardTexts m_texts{test::baseEffects(), test::officialCards()};
    std::set<CardIndex> m_used;
};

} // namespace

TEST(UseOfACard, SaysWhatItDoes)
{
    const Language english(QStringLiteral("en"));
    Reader reader;
    for (std::uint64_t seed = 0; seed < kUseGames; ++seed) {
        const test::RandomMatch random(seed);
        const Match match(random.setup());
        GameState state = newGame(match, seed);
        for (PlayerState& player : state.players)
            player.rp = player.cp = isBasic(state) ? 0 : 60;
        Random chance(seed + 17);
        ActionList actions;
        for (int i = 0; i < kMostUseChoices && !state.over(); ++i) {
            legalActions(state, actions);
            reader.read(state, actions);
            applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
    EXPECT_GT(reader.used(), 25U) << "different cards";
}

} // namespace dossier
