// Further sets of cards: files of the user's, whose facts are taken in beside the base set.
#include "importers/card_sets/card_set_file.h"
#include "importers/reading/card_line.h"
#include "importers/reading/reading.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

const SetNaming kNaming{{}, "file"};

std::string nightFiles()
{
    return test::fileBytes(DOSSIER_SOURCE_DIR "/tests/data/night_files.json");
}

CardSetReading read(const std::string& content, const SetNaming& naming = kNaming)
{
    return readCardSets(content, baseSet(), naming);
}

// Of a single card whose other facts are right.
CardSetReading readItem(const std::string& facts)
{
    const std::string type = facts.find("\"type\"") == std::string::npos ? R"("type": "Event", )" : "";
    return read(R"([{"id": "XF97-0905x1", "title": "A", "cost": "1 RP", )" + type + facts + "}]");
}

std::optional<SetTrouble> troubleOf(const CardSetReading& reading)
{
    return reading.refused.empty() ? std::nullopt : std::optional(reading.refused.front().trouble);
}

} // namespace

TEST(CardSetFile, TheFanSitesJsonIsReadWithAllItsFacts)
{
    const CardSetReading reading = read(nightFiles());
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_TRUE(reading.refused.empty());
    EXPECT_EQ(reading.sets[0].name, "Night Files");
    const std::vector<Card>& cards = reading.sets[0].cards;
    ASSERT_EQ(cards.size(), 5u);

    const Card& event = cards[0];
    EXPECT_EQ(event.id, "XF97-0901x1");
    EXPECT_EQ(event.number, 901);
    EXPECT_EQ(event.set, "XF97");
    EXPECT_TRUE(event.advancedOnly);
    EXPECT_EQ(event.cost, (Cost{Pool::Resource, true, 1}));
    EXPECT_EQ(event.keywords, (std::vector{Keyword::Event, Keyword::Alien}));
    EXPECT_EQ(event.ownKeywords, std::vector<std::string>{"Heirloom"});
    EXPECT_EQ(event.activators, (std::vector{Activator::Conspiracy, Activator::MotiveSite})); // PLAY-18
    EXPECT_EQ(event.ownActivators, std::vector<std::string>{"Lighthouse"});
    EXPECT_EQ(event.words, "The keeper looks at a card.");

    const Card& site = cards[1];
    EXPECT_EQ(site.rarity, Rarity::Special);
    EXPECT_EQ(site.foundIn, "Night Fair");
    ASSERT_TRUE(site.site);
    EXPECT_EQ(site.site->prerequisites, (std::vector<Prerequisite>{{Skill::Medical, 5}, {Skill::Computer, 5}}));
    EXPECT_EQ(site.site->asks, (std::vector{Characteristic::Method, Characteristic::Motive}));
    ASSERT_TRUE(site.site->reduced);
    EXPECT_EQ(site.site->reduced->level, 4);
    EXPECT_EQ(nameOf(site.site->reduced->question), "Possession");

    const Card& agent = cards[2];
    EXPECT_EQ(agent.foundIn, "A fair's programme");
    EXPECT_EQ(agent.rarity, Rarity::Special);
    ASSERT_TRUE(agent.agent);
    EXPECT_EQ(agent.agent->skill(Skill::Medical), 3);
    EXPECT_EQ(agent.agent->closeRange, 2);
    EXPECT_EQ(agent.agent->resources, 1);
    EXPECT_EQ(agent.words, "She writes.");

    const Card& adversary = cards[3];
    ASSERT_TRUE(adversary.adversary);
    EXPECT_EQ(adversary.adversary->longRange.kind, Rating::Kind::NotApplicable);
    EXPECT_EQ(adversary.adversary->closeRange.value, 10);
    EXPECT_EQ(adversary.adversary->health.kind, Rating::Kind::Special);
    EXPECT_EQ(adversary.activators, (std::vector{Activator::Active, Activator::Occult, Activator::Adversary}));

    ASSERT_TRUE(cards[4].xfile);
    EXPECT_FALSE(cards[4].cost);
    EXPECT_EQ(nameOf(cards[4].xfile->type(Characteristic::Result)), "Death");

    EXPECT_EQ(reading.ownWords, (std::vector<OwnWord>{{CardField::Keywords, "Heirloom", 1},
                                                      {CardField::Activators, "Lighthouse", 1},
                                                      {CardField::FoundIn, "Night Fair", 1}}));
}

TEST(CardSetFile, ATableIsReadAsItIsWritten)
{
    const CardSetReading reading = read(nightFiles());
    const CardSetReading again = read(writeCardSets(reading.sets));
    EXPECT_TRUE(again.refused.empty());
    EXPECT_EQ(again.sets, reading.sets);
    EXPECT_EQ(again.met, 5u);
}

TEST(CardSetFile, ATableNeedsNoMoreThanItsCardsDo)
{
    const CardSetReading reading = read("title;number;TYPE;pool;cost;keywords\nA;XF97-0905x1;event;RP;1;Event;\n\"B\";"
                                        "XF97-0906x1;Bluff;CP;X;\"a;b\"\n");
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_EQ(reading.sets[0].name, "file");
    EXPECT_EQ(reading.sets[0].cards.size(), 2u);
    try {
        read("number,title\nXF97-0905x1,A\n");
        FAIL() << "a table without types was read";
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::NotADeck);
        EXPECT_EQ(error.detail(), "Type");
    }
    EXPECT_THROW(read("{\"cards\": []}"), ReadError);
    EXPECT_TRUE(read("[]").sets.empty());
}

// What says nothing under its name is no reason to store a card without it.
TEST(CardSetFile, RefusesACardWithAValueOfAnotherKind)
{
    constexpr std::pair<const char*, CardField> kMembers[] = {{"title", CardField::Title},
                                                              {"type", CardField::Type},
                                                              {"rarity", CardField::Rarity},
                                                              {"episode", CardField::Episode},
                                                              {"foundIn", CardField::FoundIn},
                                                              {"gameText", CardField::Text},
                                                              {"gameEffect", CardField::Text},
                                                              {"cost", CardField::Cost},
                                                              {"keywords", CardField::Keywords},
                                                              {"activators", CardField::Activators},
                                                              {"tags", CardField::AdvancedOnly},
                                                              {"prerequisite", CardField::Prerequisites},
                                                              {"question", CardField::Asks},
                                                              {"skills", CardField::Skills},
                                                              {"characteristics", CardField::Affiliation}};
    const auto card = [](const std::string& member, const std::string& value) {
        std::string text = R"([{"id":"XF97-0905x1")";
        for (const auto& [name, usual] : {std::pair("title", "Night Fair"), {"type", "Event"}, {"cost", "1 RP"}})
            if (member != name)
                text.append(",\"").append(name).append("\":\"").append(usual).append("\"");
        return text + ",\"" + member + "\":" + value + "}]";
    };
    for (const auto& [member, field] : kMembers)
        for (const char* value : {R"([["Site"]])", R"([true])", "false"}) {
            const CardSetReading reading = read(card(member, value));
            ASSERT_EQ(reading.refused.size(), 1U) << member << value;
            EXPECT_EQ(reading.refused.front().field, field) << member << value;
            EXPECT_EQ(reading.refused.front().card, "XF97-0905x1");
            EXPECT_TRUE(reading.sets.empty());
        }
    EXPECT_EQ(read(card("set", "[1]")).refused.size(), 1U);
    const CardSetReading numbers = read(card("keywords", R"(["Heirloom",5])"));
    ASSERT_TRUE(numbers.refused.empty());
    EXPECT_EQ(numbers.ownWords,
              (std::vector<OwnWord>{{CardField::Keywords, "Heirloom", 1}, {CardField::Keywords, "5", 1}}));
    EXPECT_EQ(read(card("keywords", R"("Site")")).sets, read(card("keywords", R"(["Site"])")).sets);
    EXPECT_EQ(read(card("set", "5")).sets.front().name, "5");
}

TEST(CardSetFile, EachFaultIsNamedWithItsLineAndTheRestIsTaken)
{
    const CardSetReading reading = read("[\n\"nothing\",\n"
                                        "{\"id\": \"63\", \"title\": \"A\", \"type\": \"Event\", \"cost\": \"1 RP\"},\n"
                                        "{\"id\": \"XF97-0905x1\", \"title\": \"A\", \"type\": \"Event\", "
                                        "\"cost\": \"1 RP\"},\n"
                                        "{\"id\": \"xf97-0905X1\", \"title\": \"B\", \"type\": \"Event\", "
                                        "\"cost\": \"1 RP\"},\n"
                                        "{\"id\": \"XF96-0063v1\", \"title\": \"C\", \"type\": \"Event\", "
                                        "\"cost\": \"1 RP\"}\n]");
    ASSERT_EQ(reading.refused.size(), 4u);
    EXPECT_EQ(reading.refused[0], (SetProblem{2, "\"nothing\"", SetTrouble::NotACard, CardField::Number, {}}));
    EXPECT_EQ(reading.refused[1], (SetProblem{3, "63", SetTrouble::BadNumber, CardField::Number, "63"}));
    EXPECT_EQ(reading.refused[2].line, 5);
    EXPECT_EQ(reading.refused[2].trouble, SetTrouble::Twice);
    EXPECT_EQ(reading.refused[3],
              (SetProblem{6, "XF96-0063v1", SetTrouble::KnownNumber, CardField::Number, "Premiere"}));
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_EQ(reading.sets[0].cards.size(), 1u);
    EXPECT_EQ(reading.met, 5u);
}

TEST(CardSetFile, WhatNoCardCanBeIsRefused)
{
    EXPECT_EQ(troubleOf(readItem(R"("rarity": "Rare")")), std::nullopt);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Ship", "cost": "1 RP"}])")),
              SetTrouble::UnknownWord);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Event"}])")), SetTrouble::Missing);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Event", "cost": "100 RP"}])")),
              SetTrouble::NotANumber);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Site", "cost": "1 RP"}])")),
              SetTrouble::Missing);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Agent", "cost": "1 RP"}])")),
              SetTrouble::Missing);
    for (const char* title :
         {"63", "XF96-0063v1", "Team:", "bureau deck", "X-File (1)"}) // lists mean something else by them
        EXPECT_EQ(troubleOf(read(std::string(R"([{"id": "XF97-0905x1", "type": "Event", "cost": "1 RP", "title": ")") +
                                 title + "\"}]")),
                  SetTrouble::BadTitle);
    EXPECT_EQ(troubleOf(readItem("\"episode\": \"" + std::string(201, 'e') + "\"")), SetTrouble::TooLong);
    EXPECT_EQ(troubleOf(read(R"([{"id": "XF97-0905x1", "title": "A", "type": "Event", "cost": "1 RP"}])",
                             {std::string(201, 'n'), {}})),
              SetTrouble::LongSetName);
}

TEST(CardSetFile, ControlCharactersDoNotComeIn)
{
    const CardSetReading reading = readItem(R"("episode": "A\u001b[31mB\u202e", "gameText": "one\ntwo\u0007")");
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_EQ(reading.sets[0].cards[0].episode, "A [31mB");
    EXPECT_EQ(reading.sets[0].cards[0].words, "one\ntwo");
}

// A list was tidied before what cannot be seen was taken out of it: a blank stayed at the end of a word, and the set
// was another when it was written and read again.
TEST(CardSetFile, AWordOfAListEndsWhereItCanBeSeenToEnd)
{
    const CardSetReading reading = read("number,title,type,pool,cost,activators,keywords\n"
                                        "XF97-0905x1,A,Event,RP,1,Light\x7F; Motive Site,\xE2\x80\x8B; Event;\x7F\n");
    ASSERT_EQ(reading.sets.size(), 1u);
    const Card& card = reading.sets[0].cards.front();
    EXPECT_EQ(card.ownActivators, std::vector<std::string>{"Light"});
    EXPECT_EQ(card.activators, std::vector{Activator::MotiveSite});
    EXPECT_EQ(card.keywords, std::vector{Keyword::Event});
    EXPECT_EQ(read(writeCardSets(reading.sets)).sets, reading.sets);
}

TEST(CardSetFile, ASetIsNamedByTheCallerOrByTheFile)
{
    EXPECT_EQ(read(nightFiles(), {"Mine", "file"}).sets[0].name, "Mine");
    EXPECT_EQ(readItem(R"("set": "")").sets[0].name, "file");
    const std::string card = R"("title": "A", "type": "Event", "cost": "1 RP")";
    const CardSetReading two =
        read(R"([{"id": "XF97-0905x1", "set": "One", )" + card + R"(}, {"id": "XF97-0906x1", "set": "Two", )" + card +
             R"(}, {"id": "XF97-0907x1", "set": "ONE", )" + card + "}]");
    ASSERT_EQ(two.sets.size(), 2u);
    EXPECT_EQ(two.sets[0].cards.size(), 2u);
}

// Two sets of one name could not be told apart by "set:"; a published set's own cards may stand under its name.
TEST(CardSetFile, NoSetIsCalledLikeAnother)
{
    const auto trouble = [](const std::string& number, const std::string& set) {
        return troubleOf(
            read(R"([{"id": ")" + number + R"(", "title": "A", "type": "Event", "cost": "1 RP"}])", {set, "file"}));
    };
    for (const char* set : {"Premiere", "PREMIERE", "xf96", "v1", "The Truth Is Out There", "v2"})
        EXPECT_EQ(trouble("XF97-0905x1", set), SetTrouble::OtherSet) << set;
    for (const char* set : {"101361", "XF97", "x1", "Premiere Two"})
        EXPECT_EQ(trouble("XF97-0905x1", set), std::nullopt) << set;
    EXPECT_EQ(trouble("XF97-0905v2", "The Truth Is Out There"), std::nullopt);
}

TEST(CardSetFile, FormulasAreGuardedAndComeBack)
{
    CardSetReading reading = readItem(R"("episode": "=cmd|'/c calc'!A0", "gameText": "'+1 for all")");
    ASSERT_EQ(reading.sets.size(), 1u);
    reading.sets[0].name = "@home";
    const std::string table = writeCardSets(reading.sets);
    EXPECT_NE(table.find(",'=cmd"), std::string::npos) << table;
    EXPECT_NE(table.find("\n'@home,"), std::string::npos) << table;
    EXPECT_EQ(read(table).sets, reading.sets);
}

// A list of titles could not tell the two apart (DECK-5).
TEST(CardSetFile, ATitleThatDiffersInCaseAloneIsSpeltLikeTheKnownOne)
{
    const std::string table =
        "Number,Title,Type,Pool,Cost\nXF97-0905x1,DODGE,Event,RP,1\nXF97-0906x1,Dodger,Event,RP,1\n";
    const CardSetReading reading = read(table);
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_EQ(reading.sets[0].cards[0].title, "Dodge");
    EXPECT_EQ(reading.sets[0].cards[1].title, "Dodger");
}

TEST(CardSetFile, TellsWhatSaysNothingOfACard)
{
    const auto remarksOf = [](const CardSetReading& reading) {
        std::vector<std::string> texts;
        for (const Remark& remark : reading.remarks)
            texts.push_back(remark.text);
        return texts;
    };
    EXPECT_EQ(remarksOf(readItem(R"("createdBy": "me", "zork": 1)")), std::vector<std::string>{"zork"});
    const CardSetReading table = read("Set,Number,Title,Type,Pool,Cost,Zork\nNight,XF97-0905x1,A,Event,RP,1,z\n"
                                      "Night,XF97-0906x1,B,Event,RP,1,z,\nNight,XF97-0907x1,C,Event,RP,1,z,more\n");
    EXPECT_EQ(remarksOf(table), std::vector<std::string>{"Zork"});
    ASSERT_EQ(table.refused.size(), 1u);
    EXPECT_EQ(table.refused[0].line, 4);
    EXPECT_EQ(table.sets.at(0).cards.size(), 2u);
}

// What a card that is taken does without is told with its line, each place once.
TEST(CardSetFile, TellsWhatACardCannotHave)
{
    const auto leftOut = [](const std::string& type, const std::string& facts) {
        const CardSetReading reading =
            read(R"([{"id": "XF97-0905x1", "title": "A", "type": ")" + type + "\",\n" + facts + "}]");
        EXPECT_EQ(reading.sets.size(), 1u) << facts;
        std::string words;
        for (const SetProblem& problem : reading.leftOut) {
            EXPECT_EQ(problem.line, 1);
            EXPECT_EQ(problem.card, "XF97-0905x1");
            EXPECT_EQ(problem.trouble, SetTrouble::LeftOut);
            words += "[" + problem.word + "]";
        }
        return words;
    };
    const std::string cost = R"("cost": "1 RP", )";
    const std::string types =
        R"("affiliation": "Occult", "Motive": "Control", "Method": "Violence", "Result": "Death")";
    EXPECT_EQ(leftOut("X-File", R"("characteristics": {)" + types + R"(, "Mood": "Dark", "Day": ""})"),
              "[characteristics: Mood Dark]");
    EXPECT_EQ(leftOut("X-File", R"("characteristics": {)" + types + R"(, "Mood": [1]})"),
              "[characteristics: Mood [1]]");
    EXPECT_EQ(leftOut("Event", cost + R"("characteristics": {"Motive": "Control", "Method": "N/A"})"),
              "[Motive: Control]");
    EXPECT_EQ(leftOut("Adversary", cost + R"("skills": {"Health": 2, "Zork": 4, "Medical": 3, "Observation": "N/A",
                                             "Resources": 2, "Computer": 0, "Sciences": null})"),
              "[Skills: Zork 4][Skills: Medical 3][RES: 2]");
    EXPECT_EQ(leftOut("Event", cost + R"("tags": ["Advanced", "Basic", "Examine Hand", "Banned", ""])"),
              "[tags: Banned]");
    EXPECT_EQ(leftOut("Event", cost + R"("prerequisite": "Medical 5+", "rarity": "Foil", "foundIn": "a box")"),
              "[Prerequisites: Medical 5][Rarity: Foil]");
}

TEST(CardSetFile, TellsTheWordsBesideAQuestion)
{
    const auto leftOut = [](const std::string& question) {
        const CardSetReading reading =
            readItem(R"("type": "Site", "prerequisite": "Medical 5+", "question": ")" + question + "\"");
        std::string words;
        for (const SetProblem& problem : reading.leftOut)
            words += "[" + problem.word + "]";
        return words;
    };
    for (const char* whole :
         {"You may ask one METHOD question.", "Ask one Motive or one RESULT question.",
          "You may ask one AFFILIATION or one MOTIVE question. If you ask if the MOTIVE is \\\"Security\\\", the skill "
          "check prerequisite is 4+.",
          "You may ask one Affiliation question or one Result question. If you ask if the Result is Manipulation Of "
          "Evidence, the skill check prerequisite is 4+."})
        EXPECT_EQ(leftOut(whole), "") << whole;
    EXPECT_EQ(leftOut("You may ask one METHOD question. Then draw a card."), "[question: Then draw a card.]");
    EXPECT_EQ(leftOut("You may not ask one METHOD question."), "[question: not ask one METHOD question.]");
    EXPECT_EQ(leftOut("Ask one METHOD question. If you ask if the METHOD is Possession, the prerequisite is 4+. Win."),
              "[question: Win.]");
    EXPECT_EQ(leftOut("Ask one METHOD question. If you ask if the METHOD is Magic, the prerequisite is 4+."),
              "[question: If you ask if the METHOD is Magic, the prerequisite is 4+.]");
    EXPECT_EQ(leftOut("D\u00e9j\u00e0 vu. Ask one METHOD question. If you ask nicely, draw."),
              "[question: D\u00e9j\u00e0 vu. Ask one METHOD question.][question: If you ask nicely, draw.]");
    const CardSetReading high = readItem(
        R"("type": "Site", "prerequisite": "Medical 5+", "question": "Ask one METHOD question. If you ask if the METHOD is Possession, the prerequisite is 14+.")");
    ASSERT_EQ(high.sets.size(), 1u);
    EXPECT_EQ(high.sets[0].cards[0].site->reduced->level, 14);
}

TEST(CardSetFile, ATableTellsWhatACardCannotHave)
{
    const CardSetReading reading =
        read("Number,Title,Type,Pool,Cost,Advanced only,Skills,Health,Motive\nXF97-0905x1,A,Event,RP,1,YES,,0,\n"
             "XF97-0906x1,B,Event,RP,1,perhaps,Medical 3; Computer 0,4,Control\n");
    ASSERT_EQ(reading.sets.size(), 1u);
    EXPECT_TRUE(reading.sets[0].cards[0].advancedOnly);
    std::vector<std::string> words;
    for (const SetProblem& problem : reading.leftOut) {
        EXPECT_EQ(problem.line, 3);
        words.push_back(problem.word);
    }
    EXPECT_EQ(words, (std::vector<std::string>{"Advanced only: perhaps", "Skills: Medical 3", "Health: 4",
                                               "Motive: Control"}));
    const CardSetReading agent = read("Number,Title,Type,Pool,Cost,Skills,LRC,CRC,Health,RES\n"
                                      "XF97-0905x1,A,Agent,RP,1,Medical 3; Medical 4; Computer 0,1,1,1,1\n");
    ASSERT_EQ(agent.leftOut.size(), 1u);
    EXPECT_EQ(agent.leftOut[0].word, "Skills: Medical 3");
}

TEST(CardSetFile, ATableMayHaveATitle)
{
    const std::string table = "My set, of July\nNumber,Title,Type,Pool,Cost\nXF97-0905x1,A,Event,RP,1\n";
    EXPECT_TRUE(looksLikeCardSets(table));
    const CardSetReading reading = read(table + "XF97-0906x1,B,Ship,RP,1\n");
    ASSERT_EQ(reading.sets.size(), 1u);
    ASSERT_EQ(reading.remarks.size(), 1u);
    EXPECT_EQ(reading.remarks[0], (Remark{ReadRemark::AboveHeading, 0, 1, "My set, of July"}));
    ASSERT_EQ(reading.refused.size(), 1u);
    EXPECT_EQ(reading.refused[0].line, 4);
}

TEST(CardSetFile, TooManyCardsAreRefused)
{
    std::string table = "Number,Title,Type,Pool,Cost\n";
    for (std::size_t i = 0; i <= kMostCardsOfASet; ++i) {
        const std::string digits = std::to_string(i + 1);
        table += "XF97-" + std::string(4 - digits.size(), '0') + digits + "x1,T" + digits + ",Event,RP,1\n";
    }
    try {
        read(table);
        FAIL() << "it was read";
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::TooMany);
    }
}

// The number is read wherever a card is named.
TEST(CardSetFile, AFurtherCardIsNamedInLists)
{
    const CardPool pool = withFurther(baseSet(), read(nightFiles()).sets);
    const auto cardIn = [&](std::string_view line) {
        const CardLine read = readCardLine(line, pool, true);
        return read.card ? pool[*read.card].id + "*" + std::to_string(read.count) : "nothing";
    };
    EXPECT_EQ(cardIn("2 XF96-0001 NFil"), "XF96-0001 NFil*2");
    EXPECT_EQ(cardIn("XF96-0001 NFil x2"), "XF96-0001 NFil*2");
    EXPECT_EQ(cardIn("2x Aubrey, MO [XF96-0001 NFil]"), "XF96-0001 NFil*2");
    EXPECT_EQ(cardIn("3 PR96-0099-NF1"), "PR96-0099-NF1*3");
    EXPECT_EQ(cardIn("3 PR96-0099"), "PR96-0099-NF1*3");
    EXPECT_EQ(cardIn("1 Aubrey, MO"), "XF96-0063v1*1"); // the base set's printing
    EXPECT_EQ(cardIn("1 XF96-0001"), "XF96-0001v1*1");
    EXPECT_EQ(cardIn("63"), "XF96-0063v1*1");
    EXPECT_EQ(cardIn("901"), "nothing"); // a figure means the base set
    EXPECT_EQ(cardIn("Night Ferry x4"), "XF97-0901x1*4");
}

TEST(CardSetFile, ThePublishedSetsAreReadWhereTheyAreAtHand)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const auto cards = [&](const char* file) {
        const CardSetReading reading = read(test::fileBytes(shared + "/interop/" + file));
        EXPECT_EQ(reading.sets.size(), 1u) << file;
        EXPECT_EQ(reading.leftOut.size(), file == std::string_view("old-site/promo.json") ? 5u : 0u) << file;
        return std::pair(reading.sets.empty() ? 0u : reading.sets[0].cards.size(), reading.refused.size());
    };
    EXPECT_EQ(cards("new-site/101361.json"), std::pair(std::size_t{125}, std::size_t{0}));
    EXPECT_EQ(cards("new-site/gen-con.json"), std::pair(std::size_t{60}, std::size_t{0}));
    EXPECT_EQ(cards("old-site/promo.json"), std::pair(std::size_t{23}, std::size_t{1})); // one has no number
    const CardSetReading known = read(test::fileBytes(shared + "/interop/old-site/premiere.json"));
    EXPECT_TRUE(known.sets.empty());
    EXPECT_EQ(known.refused.size(), baseSet().size());
}

// The fan site's file of the base set says what its cards say, but where the program's facts were put right.
TEST(CardSetFile, ReadsTheBaseSetAsTheProgramHasIt)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const CardSetReading reading =
        readCardSets(test::fileBytes(shared + "/interop/old-site/premiere.json"), CardPool({}), kNaming);
    ASSERT_EQ(reading.sets.size(), 1u) << reading.refused.size();
    ASSERT_EQ(reading.sets[0].cards.size(), baseSet().size());
    std::array<int, kBaseSetFields> different{};
    for (const Card& card : reading.sets[0].cards) {
        const CardRow theirs = rowOf(card);
        const CardRow ours = rowOf(baseSet()[*baseSet().findNumber(card.id)]);
        for (int i = 0; i < kBaseSetFields; ++i)
            different[static_cast<std::size_t>(i)] +=
                theirs[static_cast<CardField>(i)] != ours[static_cast<CardField>(i)];
    }
    for (int i = 0; i < kBaseSetFields; ++i) {
        const auto field = static_cast<CardField>(i);
        const bool spelt = field == CardField::Title || field == CardField::Episode || field == CardField::Keywords ||
                           field == CardField::Activators;
        EXPECT_LE(different[static_cast<std::size_t>(i)], spelt ? 25 : 10) << nameOf(field);
    }
}

} // namespace dossier
