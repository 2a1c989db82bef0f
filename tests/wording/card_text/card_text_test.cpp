#include "effects/effect_reader.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "support/two_sets.h"
#include "wording/card_text/card_text.h"
#include "wording/french.h"
#include "wording/words/language.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace dossier {

namespace {

const CardTexts& texts()
{
    static const CardTexts made(test::baseEffects(), test::officialCards());
    return made;
}

QString text(const char* number)
{
    return texts().text(test::card(number));
}

// To compare with: the narrow blanks of French made plain.
std::string said(const char* number)
{
    return text(number).replace(QChar(0x202f), u' ').toStdString();
}

bool saysPart(const char* number, const char* part)
{
    return said(number).find(part) != std::string::npos;
}

template <typename Check>
void eachText(Check check)
{
    for (CardIndex card = 0; card < test::officialCards().size(); ++card)
        if (texts().has(card))
            check(test::officialCards()[card], texts().text(card));
}

// What no text may be in any language.
void expectSound(const Card& card, const QString& text)
{
    static const QRegularExpression leftOver(R"(%\d|%n|\{|\}|[a-z]\|[A-Z]|\(s\)|  |\.\.| ,|: :|\bundefined\b)");
    EXPECT_FALSE(text.isEmpty()) << card.id;
    EXPECT_LE(text.size(), 500) << card.id << ": " << text.toStdString();
    EXPECT_TRUE(text.endsWith('.')) << card.id << ": " << text.toStdString();
    EXPECT_FALSE(leftOver.match(text).hasMatch()) << card.id << ": " << text.toStdString();
    EXPECT_FALSE(text.contains(QRegularExpression("\\d-|[ (]-\\d"))) << card.id << " has a hyphen for a minus";
}

} // namespace

// PLAY-34: of several ways one is chosen; BLUFF-10: of several prices, too.
TEST(CardText, SaysWhatOneWayOfACardDoes)
{
    const auto way = [](const char* number, int which, int step) {
        return texts().way(test::card(number), which, step).toStdString();
    };
    EXPECT_EQ(way("XF96-0091v1", 0, 2), "−2 to the Team's level in this check.");
    EXPECT_EQ(way("XF96-0091v1", 1, 3), "−3 to the target's chosen skill in this investigation.");
    EXPECT_EQ(way("XF96-0198v1", 0, 0), "+2 to the target's SUBTERFUGE in this check.");
    EXPECT_EQ(way("XF96-0198v1", 1, 0), "Negate the card in question. Remove this card from the game.");
    EXPECT_EQ(way("XF96-0204v1", 1, 0), "Negate the target. Discard this card.");
    EXPECT_EQ(way("XF96-0002v1", 0, 0), "Heal 1 damage of the target.");
    EXPECT_EQ(way("XF96-0002v1", 1, 0), "Heal 1 damage of the target.");
}

// Nothing, rather than half of it or a word of the data.
TEST(CardText, SaysAWayWholeOrNotAtAll)
{
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        for (CardIndex card = 0; card < test::officialCards().size(); ++card)
            if (const QString way = texts().way(card, 0, 1); !way.isEmpty())
                expectSound(test::officialCards()[card], way);
    }
}

TEST(CardText, EveryWordOfTheDataCanBeSaid)
{
    for (CardIndex card = 0; card < test::officialCards().size(); ++card)
        EXPECT_TRUE(texts().unsaid(card).isEmpty())
            << test::officialCards()[card].id << ": " << texts().unsaid(card).join("; ").toStdString();
}

TEST(CardText, WordsTheDataLacksAPhraseForAreNamed)
{
    const EffectBook book = readEffects(
        Json::parse(R"([{"card": 4, "target": "my mate in deck", "do": [{"discard": "target"}, {"end": "combat"}]}])"));
    const CardTexts odd(book, test::officialCards());
    EXPECT_EQ(odd.unsaid(test::card("XF96-0004v1")), (QStringList{"…", "end"}));
}

TEST(CardText, ACardMustBeKnown)
{
    const EffectBook book = readEffects(Json::parse(R"([{"card": 999, "do": [{"draw": 1}]}])"));
    EXPECT_THROW(CardTexts(book, test::officialCards()), std::invalid_argument);
}

TEST(CardText, IsThatOfItsOwnSet)
{
    const EffectBook book = readEffects(Json::parse(R"([
        {"card": 4, "target": "my agent named XF97-0004v2 movable", "do": [{"draw": 1}]},
        {"card": "XF97-0004v2", "do": [{"draw": 2}]}])"));
    const CardTexts both(book, test::twoSets());
    const QString first = both.text(*test::twoSets().findNumber("XF96-0004v1"));
    const QString second = both.text(*test::twoSets().findNumber("XF97-0004v2"));
    EXPECT_TRUE(first.contains(QStringLiteral("“Second Claws”"))) << first.toStdString();
    EXPECT_TRUE(second.contains(QStringLiteral("2 cards"))) << second.toStdString();
    const EffectBook alone = readEffects(Json::parse(R"([{"card": 4, "do": [{"draw": 1}]}])"));
    const CardTexts base(alone, test::twoSets());
    EXPECT_FALSE(base.has(*test::twoSets().findNumber("XF97-0004v2")));
}

TEST(CardText, IsSoundInEnglish)
{
    eachText(expectSound);
}

TEST(CardText, IsSoundInFrench)
{
    const test::French french;
    eachText(expectSound);
}

TEST(CardText, FrenchLeavesNothingInEnglish)
{
    const test::French french;
    static const QRegularExpression english(
        R"(\b(the|Target|When|with|of|Team|Agents? of|Negate|this|round of LRC|LRC|CRC|RP|CP|token|INVESTIGATION|WITNESS|EVENT|COMPUTER|MEDICAL|BEHAVIORAL|GOVERNMENT|OCCULT|ALIEN|CREATURE)\b)");
    static const QRegularExpression titles("«[^»]*»");
    eachText([](const Card& card, QString text) {
        const auto found = english.match(text.remove(titles));
        EXPECT_FALSE(found.hasMatch()) << card.id << ": " << found.captured().toStdString();
    });
}

TEST(CardText, FrenchSetsNarrowBlanksBeforeHighSigns)
{
    const test::French french;
    static const QRegularExpression titles("«[^»]*»");
    static const QRegularExpression tight("[^\\x{202f}][:;!?]|[:;!?][^ ]| [»:;!?]|« |'");
    eachText([](const Card& card, const QString& text) {
        EXPECT_FALSE(text.contains(QRegularExpression("« | »"))) << card.id << ": " << text.toStdString();
        const auto found = tight.match(QString(text).remove(titles));
        EXPECT_FALSE(found.hasMatch()) << card.id << ": " << text.toStdString();
    });
}

TEST(CardText, PlayersAreNeverCalledAdversaries)
{
    const test::French french;
    eachText([](const Card& card, const QString& text) {
        EXPECT_FALSE(text.contains("main de l’Adversaire") || text.contains("Bureau de l’Adversaire")) << card.id;
    });
}

TEST(CardText, TheFrenchFileIsFinished)
{
    const std::string ts = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/translations/card_text_fr.ts");
    EXPECT_EQ(ts.find("unfinished"), std::string::npos);
    EXPECT_EQ(ts.find("<translation />"), std::string::npos);
    EXPECT_EQ(ts.find("<translation></translation>"), std::string::npos);
}

TEST(CardText, CardsWithoutEffectsHaveNone)
{
    EXPECT_TRUE(text("XF96-0063v1").isEmpty());
    EXPECT_TRUE(text("XF96-0333v1").isEmpty());
}

TEST(CardText, IsWordedInEnglish)
{
    // One of each family of effects.
    EXPECT_EQ(said("XF96-0207v1"), "When: BEHAVIORAL check. +2 to the Team's level in this check.");
    EXPECT_EQ(said("XF96-0191v1"),
              "This card lies in your Bureau. Use (once per turn, BEHAVIORAL check). Target: an Agent of the Team. "
              "+1 to the target's BEHAVIORAL in this check.");
    EXPECT_EQ(said("XF96-0319v1"), "+2 to the holder's OBSERVATION.");
    EXPECT_EQ(
        text("XF96-0236v1"),
        "Target: one of your Teams in the Field. EVIDENCE COLLECTION 5+ check for the target. Passed: this card lies "
        "in your Bureau. Use (discard this card, a Site's check): +2 to the Team's level in this check.");
    EXPECT_EQ(said("XF96-0089v1"), "The Site's Prerequisite becomes OBSERVATION 3+.");
    EXPECT_EQ(
        text("XF96-0280v1"),
        "When: Requisition Phase. Target: one of your Agents in the Bureau. The target leaves play for one full turn "
        "of its owner. On its return, for good: +1 OBSERVATION, +1 BEHAVIORAL or +1 SUBTERFUGE. This card lies below "
        "the target.");
    EXPECT_EQ(said("XF96-0108v1"),
              "Target: a card with COMPUTER, SCIENCES or SUBTERFUGE, waiting or in play. That Keyword "
              "of the target becomes RESULT this turn.");
    EXPECT_EQ(said("XF96-0212v1"),
              "Target: an opponent's card with GOVERNMENT and PAWN, waiting or in play. Negate the target.");
    EXPECT_EQ(said("XF96-0266v1"),
              "When: a card forces the target to make a non-combat check. Target: one of your Teams. "
              "SUBTERFUGE 4+ check for the target. Passed: negate the card in question.");
    EXPECT_EQ(said("XF96-0103v1"),
              "SCIENCES 4+ check for the Team. Failed: 1 damage to each Agent of the Team. No effect if "
              "the Team holds “Gas Chromatograph”.");
    EXPECT_EQ(said("XF96-0090v1"),
              "Target: an Agent of the Team. No skill of the target counts in any check this turn. The "
              "target goes to the Bureau.");
    EXPECT_EQ(said("XF96-0229v1"),
              "Target: the opponent's “Agent Weiss”, in a non-combat check in the Field. Remove the "
              "target from the game.");
    EXPECT_EQ(said("XF96-0105v1"), "Gain 5 CP.");
    EXPECT_EQ(said("XF96-0282v1"), "Gain 5 RP.");
    EXPECT_EQ(said("XF96-0164v1"), "One free RP for cards with EQUIPMENT or COMBAT, renewed in your Briefing Phase.");
    EXPECT_EQ(said("XF96-0174v1"), "In the Bureau: this Agent's RES = 3.");
    EXPECT_EQ(said("XF96-0118v1"), "Discard 2 random cards from the opponent's hand.");
    EXPECT_EQ(said("XF96-0222v1"),
              "Ask an opponent a question on any characteristic. Remove this card from the game. This "
              "card cannot be negated.");
    EXPECT_EQ(said("XF96-0228v1"), "Target: any Agent in the Hospital. Heal 1 damage of the target.");
    EXPECT_EQ(said("XF96-0013v1"),
              "Target A: an Adversary with PRIMORDIAL in this Combat. Target B: an enemy of target A. "
              "+1 to target A's CRC this round. No damage from target B this round.");
    EXPECT_EQ(said("XF96-0335v1"), "No LRC round.");
    EXPECT_TRUE(saysPart("XF96-0342v1", " No Combat."));
}

TEST(CardText, IsWordedInFrench)
{
    const test::French french;
    EXPECT_EQ(said("XF96-0207v1"),
              "Quand : contrôle CONNAISSANCE PSYCHOLOGIQUE. +2 au niveau de l’Équipe dans ce contrôle.");
    EXPECT_EQ(said("XF96-0319v1"), "+2 : OBSERVATION de son porteur.");
    EXPECT_EQ(said("XF96-0089v1"), "Le Prérequis du Site devient OBSERVATION 3+.");
    EXPECT_EQ(said("XF96-0004v1"), "Cible : un Adversaire portant PRIMORDIAL ou OCCULTE dans ce Combat. "
                                   "+1 : CCP de la cible pendant cette manche.");
    EXPECT_EQ(said("XF96-0174v1"), "Au Bureau : RES de cet Agent = 3.");
    EXPECT_EQ(said("XF96-0105v1"), "Gagnez 5 PC.");
    EXPECT_EQ(said("XF96-0118v1"), "Défaussez au hasard 2 cartes de la main de l’autre joueur.");
    EXPECT_EQ(said("XF96-0103v1"), "Contrôle SCIENCES 4+ pour l’Équipe. Échec : 1 dommage à chaque Agent de l’Équipe. "
                                   "Sans effet si l’Équipe détient « Gas Chromatograph ».");
    EXPECT_EQ(said("XF96-0335v1"), "Pas de manche de CLP.");
    EXPECT_TRUE(saysPart("XF96-0243v1", "Tant qu’elle y reste, +1 : BUREAUCRATIE de la cible."));
}

TEST(CardText, FollowsTheLanguageOfTheProgram)
{
    const QString english = text("XF96-0265v1");
    {
        const test::French french;
        EXPECT_TRUE(saysPart("XF96-0265v1", "Quand"));
    }
    EXPECT_EQ(text("XF96-0265v1"), english);
}

TEST(CardText, NumbersTakeTheirPlural)
{
    EXPECT_TRUE(saysPart("XF96-0167v1", "One token. "));
    EXPECT_TRUE(saysPart("XF96-0172v1", "3 tokens. "));
    EXPECT_TRUE(saysPart("XF96-0351v1", "for 2 Deployment Phases"));
    const test::French french;
    EXPECT_TRUE(saysPart("XF96-0167v1", "Un jeton. "));
    EXPECT_TRUE(saysPart("XF96-0172v1", "3 jetons. "));
    EXPECT_TRUE(saysPart("XF96-0228v1", "Soignez 1 dommage de"));
    EXPECT_TRUE(saysPart("XF96-0221v1", "Soignez 2 dommages de"));
    EXPECT_TRUE(saysPart("XF96-0018v1", "2 dommages de moins"));
}

TEST(CardText, PricedBluffsSayTheirSteps)
{
    EXPECT_TRUE(saysPart("XF96-0091v1", "X = 1, 3, 5 or 9 CP: −1, −2, −3 or −4. One of these: 1) When: "));
}

TEST(CardText, TwoPrintingsOfOneTitleReadAlike)
{
    EXPECT_EQ(text("XF96-0172v1"), text("XF96-0173v1"));
    EXPECT_EQ(text("XF96-0163v1"), text("XF96-0169v1"));
}

TEST(CardText, AlternativesAreNumbered)
{
    EXPECT_EQ(
        text("XF96-0198v1"),
        "One of these: 1) Target: an Agent of the Team. +2 to the target's SUBTERFUGE in this check. 2) When: a card "
        "is "
        "about to send your “Agent Fox Mulder” to the Hospital. Negate the card in question. Remove this card from the "
        "game.");
}

} // namespace dossier
