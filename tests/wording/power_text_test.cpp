// POWER: what using a power does is said, not only which one it is.
#include "engine/flow/rules.h"
#include "engine/queries/table/powers.h"
#include "support/base_set.h"
#include "wording/play/power_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

constexpr Power kUsed[] = {Power::Knowledge,
                           Power::Survival,
                           Power::Ideology,
                           Power::Control,
                           Power::Subterfuge,
                           Power::Possession,
                           Power::Violence,
                           Power::Threats,
                           Power::Abduction,
                           Power::Death,
                           Power::PhysiologicalImbalance};

class PowerTexts : public testing::Test
{
protected:
    // Somebody whose X-File has this power uses it.
    QString used(Power power, const QString& at)
    {
        GameState state = newGame(match, 1);
        state.decider = 0;
        for (int slot = 0; slot < match.xFileCount(); ++slot)
            if ((match.facts(match.xFileCard(slot)).typeSet >> static_cast<int>(power) & 1u) != 0)
                state.player(0).xFile = static_cast<std::uint8_t>(slot);
        const auto of = static_cast<std::uint8_t>(static_cast<int>(power) / kTypesPerCharacteristic);
        return powerText(state, {.kind = ActionKind::UsePower, .section = of}, at);
    }

    MatchSetup setup = [] {
        MatchSetup two;
        two.pool = &test::baseSet();
        two.options.xFilePowers = true;
        two.seats.resize(2);
        return two;
    }();
    Match match{setup};
};

} // namespace

TEST_F(PowerTexts, SayWhatEveryPowerDoes)
{
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        std::set<QString> said;
        for (const Power power : kUsed) {
            const QString text = used(power, "Somebody");
            EXPECT_TRUE(text.contains("Somebody")) << text.toStdString();
            EXPECT_FALSE(text.contains("the power on")) << text.toStdString();
            EXPECT_TRUE(text.endsWith(')')) << text.toStdString();
            said.insert(text);
        }
        EXPECT_EQ(said.size(), std::size(kUsed));
    }
    EXPECT_EQ(used(Power::Control, "Player B"), "Make Player B lose 1 RP (Motive: Control)") << "POWER-19";
}

TEST_F(PowerTexts, AnotherUseOfTheSamePowerIsCancelled)
{
    EXPECT_EQ(used(Power::Threats, {}), "Cancel that use of the same power (Method: Threats)") << "POWER-7";
}

} // namespace dossier
