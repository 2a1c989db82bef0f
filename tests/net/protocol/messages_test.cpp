#include "net/protocol/invitation.h"
#include "net/protocol/messages.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

FromGuest readBack(const FromGuest& message)
{
    bool unknown = false;
    return readFromGuest(write(message), unknown);
}

} // namespace

TEST(Messages, AreTheSameAfterTheyWereWrittenAndRead)
{
    Hello hello;
    hello.program = QStringLiteral("0.1");
    hello.cards = QStringLiteral("abc");
    hello.language = QStringLiteral("fr");
    hello.table = QStringLiteral("night");
    hello.key = newSecret();
    hello.claim = newSecret();
    hello.name = QStringLiteral("Zo\u00EB");
    hello.scenes = false;
    for (const bool again : {false, true}) {
        hello.again = again;
        const auto back = std::get<Hello>(readBack(hello));
        EXPECT_EQ(back.protocols, hello.protocols);
        EXPECT_EQ(back.cards, hello.cards);
        EXPECT_EQ(back.table, hello.table);
        EXPECT_EQ(back.key, hello.key);
        EXPECT_EQ(back.claim, again ? QByteArray() : hello.claim);
        EXPECT_EQ(back.again, again);
        EXPECT_EQ(back.name, hello.name);
        EXPECT_FALSE(back.scenes);
    }
    EXPECT_EQ(std::get<ChosenDeck>(readBack(ChosenDeck{QStringLiteral("1 X\n")})).text, QStringLiteral("1 X\n"));
    EXPECT_FALSE(std::get<ReadyToPlay>(readBack(ReadyToPlay{false})).ready);
    EXPECT_EQ(std::get<Act>(readBack(Act{12, 3})).choice, 3);
    EXPECT_FALSE(std::get<Act>(readBack(Act{12, 3})).joined);
    EXPECT_TRUE(std::get<Act>(readBack(Act{12, 3, true})).joined);
    EXPECT_EQ(std::get<PassOn>(readBack(PassOn{4, Haste::ToTurnEnd})).haste, Haste::ToTurnEnd);
    EXPECT_EQ(std::get<StopsChosen>(readBack(StopsChosen{{QStringLiteral("before-site")}})).words.size(), 1);
    EXPECT_EQ(std::get<Chat>(readBack(Chat{QStringLiteral("\"hi\"")})).text, QStringLiteral("\"hi\""));
    EXPECT_EQ(std::get<Chat>(readBack(Chat{QStringLiteral("a\x1b[2J\nb\u009b")})).text, QStringLiteral("a [2J b"))
        << "one line, and nothing that a terminal obeys";
    EXPECT_TRUE(std::holds_alternative<AskBack>(readBack(AskBack{})));
    EXPECT_TRUE(std::get<AnswerBack>(readBack(AnswerBack{true})).agreed);
    EXPECT_FALSE(std::get<PauseGame>(readBack(PauseGame{false})).paused);
    EXPECT_TRUE(std::holds_alternative<ConcedeGame>(readBack(ConcedeGame{})));
    EXPECT_TRUE(std::holds_alternative<LeaveTable>(readBack(LeaveTable{})));
    EXPECT_EQ(std::get<SeatTakenOver>(readBack(SeatTakenOver{1, false})).seat, 1);
    for (const Matter what : {Matter::Lists, Matter::Hints, Matter::Hand}) {
        const auto consent = std::get<Consent>(readBack(Consent{what, false}));
        EXPECT_EQ(consent.what, what);
        EXPECT_FALSE(consent.agreed);
    }
    EXPECT_EQ(std::get<AskHint>(readBack(AskHint{7})).position, 7);
    EXPECT_EQ(std::get<SideWanted>(readBack(SideWanted{1})).seat, 1);
    EXPECT_FALSE(std::get<SideWanted>(readBack(SideWanted{})).seat);
}

TEST(Messages, RefuseWhatIsNone)
{
    for (const std::string_view text :
         {"", "{}", "[]", "{\"type\":1}", "{\"type\":\"act\"}", "{\"type\":\"act\",\"position\":-1,\"choice\":0}",
          "{\"type\":\"act\",\"position\":\"1\",\"choice\":0}", "{\"type\":\"hello\"}",
          "{\"type\":\"pass\",\"position\":1,\"haste\":\"soon\"}", "{\"type\":\"agree\"}",
          "{\"type\":\"agree\",\"what\":\"everything\"}", "{\"type\":\"hint\"}",
          "{\"type\":\"hello\",\"protocols\":[1],\"secret\":\"short\"}"}) {
        bool unknown = false;
        EXPECT_THROW(readFromGuest(text, unknown), JsonError) << text;
        EXPECT_FALSE(unknown) << text;
    }
    bool unknown = false;
    EXPECT_THROW(readFromGuest("{\"type\":\"dance\"}", unknown), JsonError);
    EXPECT_TRUE(unknown);
    const std::string chat = "{\"type\":\"chat\",\"text\":\"" + std::string(kMostCharactersOfChat + 1, 'x') + "\"}";
    EXPECT_THROW(readFromGuest(chat, unknown), JsonError);
}

TEST(Messages, SayOneSentenceForEachRejection)
{
    QStringList sentences;
    for (int i = 0; i < kRejections; ++i) {
        const auto why = static_cast<Rejection>(i);
        EXPECT_EQ(rejectionOf(wordOf(why)), why);
        EXPECT_FALSE(sentence(why).isEmpty());
        sentences << sentence(why);
    }
    EXPECT_EQ(sentences.removeDuplicates(), 0);
    EXPECT_FALSE(rejectionOf("tired"));
}

TEST(TableInvitations, AreTheSameAfterTheyWereWrittenAndRead)
{
    for (const char* host : {"example.org", "192.0.2.7", "2001:db8::1"}) {
        const TableInvitation invitation{QString::fromLatin1(host), 4711, QStringLiteral("aB3_-"), newSecret(),
                                         newSecret(kFingerprintBytes)};
        const QString text = written(invitation);
        EXPECT_TRUE(text.startsWith(QStringLiteral("dossier://"))) << text.toStdString();
        ASSERT_EQ(readInvitation(text), invitation) << text.toStdString();
        EXPECT_EQ(readInvitation(QStringLiteral("  ") + text.left(20) + QStringLiteral("\n") + text.mid(20)),
                  invitation);
    }
}

TEST(TableInvitations, RefuseWhatIsNone)
{
    const QString whole = written({QStringLiteral("h"), 1, QStringLiteral("t"), newSecret(), newSecret(32)});
    for (const QString& text :
         {QString(), QStringLiteral("hello"), QStringLiteral("https://h:1/t#a.b"), QStringLiteral("dossier://h:1/t"),
          whole.left(whole.size() - 3), whole + QLatin1Char('A')})
        EXPECT_FALSE(readInvitation(text)) << text.toStdString();
}

// 128 bits, from the operating system.
TEST(TableInvitations, DrawSecretsThatDiffer)
{
    EXPECT_EQ(newSecret().size(), kSecretBytes);
    EXPECT_NE(newSecret(), newSecret());
    EXPECT_EQ(fromLetters(asLetters(newSecret()), kSecretBytes)->size(), kSecretBytes);
}

} // namespace dossier
