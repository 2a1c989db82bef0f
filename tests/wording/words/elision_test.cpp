// "d'Agent", not "de Agent": where a title or a name stands in a French sentence.
#include "support/base_set.h"
#include "wording/lists/history_text.h"
#include "wording/lists/problem_text.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(Elision, IsFrenchAlone)
{
    EXPECT_EQ(elided("Un jeton de Agent"), "Un jeton de Agent");
    const Language french(QStringLiteral("fr"));
    EXPECT_EQ(elided("Un jeton de Agent Fox Mulder"), QStringLiteral("Un jeton de l’Agent Fox Mulder"));
    EXPECT_EQ(elided("X-File de Directeur"), "X-File du Directeur");
    EXPECT_EQ(elided("Ne garder que Alien"), QStringLiteral("Ne garder qu’Alien"));
    EXPECT_EQ(elided("la main de Joueur A"), "la main de Joueur A");
    EXPECT_EQ(elided(QStringLiteral("Ben possède Agent Fox Mulder")), QStringLiteral("Ben possède Agent Fox Mulder"));
}

TEST(Elision, SentencesOfTheProgramAreElided)
{
    const Language french(QStringLiteral("fr"));
    const CardPool& pool = test::baseSet();
    EXPECT_EQ(
        sentence(HistoryStep{1, {HistoryKind::EditDeckNotes, QStringLiteral("Aubrey"), {}, 1, 0}, {}, false}, pool),
        QStringLiteral("modifier les notes d’Aubrey"));
    EXPECT_EQ(
        sentence(HistoryStep{1, {HistoryKind::EditDeckNotes, QStringLiteral("Asile de Anna"), {}, 1, 0}, {}, false},
                 pool),
        QStringLiteral("modifier les notes d’Asile de Anna"))
        << "a name stays as it was typed";
    const PlayerNames cast{.pool = pool, .players = {QStringLiteral("Anna"), QStringLiteral("Ben")}};
    const NamedThing bureau{.kind = Thing::Kind::Section, .seat = 0};
    EXPECT_TRUE(thingText(bureau, cast).endsWith(QStringLiteral("d’Anna"))) << thingText(bureau, cast).toStdString();
}

} // namespace dossier
