// POWER: what using a power does is said, not only which one it is.
#include "engine/state/power.h"
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

QString used(Power power, const QString& at)
{
    return powerText(static_cast<int>(power), at);
}

} // namespace

TEST(PowerTexts, SayWhatEveryPowerDoes)
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

TEST(PowerTexts, AnotherUseOfTheSamePowerIsCancelled)
{
    EXPECT_EQ(used(Power::Threats, {}), "Cancel that use of the same power (Method: Threats)") << "POWER-7";
}

} // namespace dossier
