// The effect data against its manual (db/effects/README.md).
#include "support/base_set.h"
#include "wording/card_text/card_text.h"
#include "wording/effect_manual.h"

#include <QJsonDocument>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QByteArray sourceFile(const std::string& path)
{
    return QByteArray::fromStdString(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/" + path));
}

const test::EffectManual& manual()
{
    static const test::EffectManual read(QString::fromUtf8(sourceFile("db/effects/README.md")));
    return read;
}

QJsonArray entries()
{
    return QJsonDocument::fromJson(sourceFile("db/effects/premiere.json")).array();
}

std::string lint(const char* entry)
{
    return manual().lint(QJsonDocument::fromJson(entry).object()).join("; ").toStdString();
}

} // namespace

TEST(EffectData, EveryEntryKeepsToTheManual)
{
    for (const QJsonValue& entry : entries()) {
        const QStringList problems = manual().lint(entry.toObject());
        EXPECT_TRUE(problems.isEmpty()) << QJsonDocument(entry.toObject()).toJson(QJsonDocument::Compact).toStdString()
                                        << "\n    " << problems.join("\n    ").toStdString();
    }
}

TEST(EffectData, EntriesAreOneALineInTheOrderOfTheirFirstCard)
{
    const QList<QByteArray> lines = sourceFile("db/effects/premiere.json").trimmed().split('\n');
    EXPECT_EQ(lines.size(), entries().size() + 2);
    int before = 0;
    for (const QJsonValue& entry : entries()) {
        const QJsonValue card = entry.toObject()["card"];
        const int first = card.isArray() ? card.toArray().first().toInt() : card.toInt();
        EXPECT_GT(first, before);
        before = first;
    }
}

TEST(EffectData, CoversEveryCardThatDoesSomething)
{
    const CardTexts texts(sourceFile("db/effects/premiere.json"), test::baseSet());
    int covered = 0;
    for (CardIndex card = 0; card < test::baseSet().size(); ++card) {
        const CardType type = test::baseSet()[card].type;
        const bool factsSayAll = type == CardType::Site || type == CardType::XFile || card == test::card("XF96-0333v1");
        EXPECT_NE(texts.has(card), factsSayAll) << test::baseSet()[card].id;
        covered += texts.has(card) ? 1 : 0;
    }
    EXPECT_EQ(covered, 267);
}

TEST(EffectData, CoversTheCardsWithAPrintedText)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const CardTexts texts(sourceFile("db/effects/premiere.json"), test::baseSet());
    const QByteArray reference = QByteArray::fromStdString(test::fileBytes(shared + "/cards/premiere.json"));
    for (const QJsonValue& one : QJsonDocument::fromJson(reference).array()) {
        const QJsonObject printed = one.toObject();
        const CardIndex card = test::card(printed["id"].toString().toStdString());
        EXPECT_EQ(texts.has(card), !printed["reference_text"].toString().isEmpty()) << test::baseSet()[card].id;
    }
}

TEST(EffectData, ACardMustBeKnownAndMayNotBeNamedTwice)
{
    EXPECT_THROW(CardTexts("[{\"card\": 999, \"do\": []}]", test::baseSet()), std::invalid_argument);
    EXPECT_THROW(CardTexts("[{\"card\": [1, 1]}]", test::baseSet()), std::invalid_argument);
    EXPECT_THROW(CardTexts("{}", test::baseSet()), std::invalid_argument);
}

TEST(EffectLint, AcceptsASoundEntry)
{
    EXPECT_EQ(lint(R"({"card": 4, "target": "adversary in combat with Primordial|Occult",
                       "do": [{"add": 1, "to": "CRC of target", "for": "round"}]})"),
              "");
}

TEST(EffectLint, NamesTheNearestKnownWord)
{
    EXPECT_EQ(lint(R"({"card": 4, "in": ["combt"]})"), R"(unknown windows "combt", did you mean "combat"?)");
    EXPECT_EQ(lint(R"({"card": 4, "do": [{"end": "trun"}]})"), R"(unknown ended "trun", did you mean "turn"?)");
    EXPECT_EQ(lint(R"({"card": 4, "do": [{"add": 1, "to": "levle"}]})"),
              R"(unknown quantity "levle", did you mean "level"?)");
}

TEST(EffectLint, FindsUnknownSelectors)
{
    EXPECT_EQ(lint(R"({"card": 4, "target": "adversary in combat wth Occult"})"),
              R"(unknown selector "adversary in combat wth Occult")");
    EXPECT_EQ(lint(R"({"card": 4, "target": "adversary in combat with Ocult"})"),
              R"(unknown selector "adversary in combat with Ocult")");
}

TEST(EffectLint, FindsUnknownVerbsAndParameters)
{
    EXPECT_EQ(lint(R"({"card": 4, "do": [{"explode": "target"}]})"), "no verb in explode");
    EXPECT_EQ(lint(R"({"card": 4, "do": [{"draw": 2, "loudly": true}]})"), R"(unknown draw: "loudly")");
    EXPECT_EQ(lint(R"({"card": 4, "tokns": 3})"), R"(unknown key "tokns")");
}

TEST(EffectLint, FindsMissingParameters)
{
    EXPECT_EQ(lint(R"({"card": 4, "do": [{"heal": 1}]})"), R"(heal: without "to")");
    EXPECT_EQ(lint(R"({"do": [{"draw": 1}]})"), "an entry without a card");
}

} // namespace dossier
