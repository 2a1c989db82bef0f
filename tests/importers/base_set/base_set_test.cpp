#include "importers/base_set/base_set.h"
#include "support/base_set.h"
#include "text/fold.h"

#include <Poco/JSON/Parser.h>
#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using Poco::JSON::Array;
using Poco::JSON::Object;
using test::baseSet;

namespace {

constexpr std::string_view kHead =
    "Number,Title,Type,Rarity,Episode,Advanced only,Pool,Cost,Keywords,Activators,Skills,LRC,CRC,Health,RES,"
    "Prerequisites,Asks,Reduced,Affiliation,Motive,Method,Result\n";

std::string seedErrorOf(const std::string& rows)
{
    try {
        readCards(std::string(kHead) + rows);
    } catch (const SeedError& error) {
        return error.what();
    }
    return "no error";
}

template <typename Value>
std::vector<std::string> names(const std::vector<Value>& values)
{
    std::vector<std::string> words;
    for (const Value& value : values)
        words.emplace_back(nameOf(value));
    return words;
}

std::vector<std::string> words(const Array::Ptr& array)
{
    std::vector<std::string> all;
    for (const auto& item : *array)
        all.push_back(item.convert<std::string>());
    return all;
}

void expectSameAgent(const AgentFacts& agent, const Object& facts)
{
    const Object::Ptr skills = facts.getObject("skills");
    std::size_t known = 0;
    for (int s = 0; s < kSkills; ++s) {
        const std::string skill(nameOf(static_cast<Skill>(s)));
        EXPECT_EQ(agent.skill(static_cast<Skill>(s)), skills->optValue<int>(skill, 0)) << skill;
        known += skills->has(skill);
    }
    EXPECT_EQ(known, skills->size());
    EXPECT_EQ(agent.longRange, facts.getValue<int>("lrc"));
    EXPECT_EQ(agent.closeRange, facts.getValue<int>("crc"));
    EXPECT_EQ(agent.health, facts.getValue<int>("health"));
    EXPECT_EQ(agent.resources, facts.getValue<int>("res"));
}

void expectSameRating(const Rating& rating, const Object& facts, const std::string& name)
{
    if (facts.isNull(name))
        EXPECT_EQ(rating, (Rating{Rating::Kind::NotApplicable, 0})) << name;
    else if (facts.get(name).isString())
        EXPECT_EQ(rating, (Rating{Rating::Kind::Special, 0})) << name;
    else
        EXPECT_EQ(rating, (Rating{Rating::Kind::Number, facts.getValue<int>(name)})) << name;
}

void expectSameSite(const SiteFacts& site, const Object& facts)
{
    const Array::Ptr prerequisites = facts.getArray("prerequisites");
    ASSERT_EQ(site.prerequisites.size(), prerequisites->size());
    for (unsigned i = 0; i < prerequisites->size(); ++i) {
        const Object::Ptr one = prerequisites->getObject(i);
        EXPECT_EQ(nameOf(site.prerequisites[i].skill), one->getValue<std::string>("skill"));
        EXPECT_EQ(site.prerequisites[i].level, one->getValue<int>("level"));
    }
    EXPECT_EQ(names(site.asks), words(facts.getArray("asks")));
    ASSERT_EQ(site.reduced.has_value(), !facts.isNull("reduced"));
    if (!site.reduced)
        return;
    const Object::Ptr reduced = facts.getObject("reduced");
    EXPECT_EQ(site.reduced->level, reduced->getValue<int>("level"));
    EXPECT_EQ(nameOf(site.reduced->question.of), reduced->getValue<std::string>("characteristic"));
    // The reference spells one type with a capital "Of" here, and without it on the X-Files.
    EXPECT_EQ(fold(nameOf(site.reduced->question)), fold(reduced->getValue<std::string>("value")));
}

void expectSameFacts(const Card& card, const Object& facts)
{
    SCOPED_TRACE(card.id);
    EXPECT_EQ(card.number, facts.getValue<int>("number"));
    EXPECT_EQ(card.title, facts.getValue<std::string>("title"));
    EXPECT_EQ(nameOf(card.type), facts.getValue<std::string>("type"));
    EXPECT_EQ(nameOf(card.rarity), facts.getValue<std::string>("rarity"));
    EXPECT_EQ(card.episode, facts.isNull("episode") ? "" : facts.getValue<std::string>("episode"));
    EXPECT_EQ(card.advancedOnly, facts.getValue<bool>("advanced_only"));
    ASSERT_EQ(card.cost.has_value(), !facts.isNull("cost"));
    if (card.cost) {
        const Object::Ptr cost = facts.getObject("cost");
        EXPECT_EQ(nameOf(card.cost->pool), cost->getValue<std::string>("pool"));
        EXPECT_EQ(card.cost->x, cost->getValue<bool>("x"));
        EXPECT_EQ(card.cost->base, cost->getValue<int>("base"));
    }
    EXPECT_EQ(names(card.keywords), words(facts.getArray("keywords")));
    EXPECT_EQ(names(card.activators), words(facts.getArray("activators")));
    ASSERT_EQ(card.agent.has_value(), facts.has("agent"));
    ASSERT_EQ(card.adversary.has_value(), facts.has("adversary"));
    ASSERT_EQ(card.site.has_value(), facts.has("site"));
    ASSERT_EQ(card.xfile.has_value(), facts.has("xfile"));
    if (card.agent)
        expectSameAgent(*card.agent, *facts.getObject("agent"));
    if (card.adversary) {
        const Object::Ptr ratings = facts.getObject("adversary");
        expectSameRating(card.adversary->longRange, *ratings, "lrc");
        expectSameRating(card.adversary->closeRange, *ratings, "crc");
        expectSameRating(card.adversary->health, *ratings, "health");
    }
    if (card.site)
        expectSameSite(*card.site, *facts.getObject("site"));
    if (card.xfile)
        for (int c = 0; c < kCharacteristics; ++c) {
            const auto of = static_cast<Characteristic>(c);
            EXPECT_EQ(nameOf(card.xfile->type(of)),
                      facts.getObject("xfile")->getValue<std::string>(std::string(nameOf(of))));
        }
}

} // namespace

TEST(BaseSet, EveryFactAgreesWithTheCheckedReference)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    Poco::JSON::Parser parser;
    const auto cards = parser.parse(test::fileBytes(shared + "/cards/premiere.json")).extract<Array::Ptr>();
    ASSERT_EQ(cards->size(), baseSet().size());
    for (unsigned i = 0; i < cards->size(); ++i) {
        const Object::Ptr facts = cards->getObject(i);
        const auto card = baseSet().findNumber(facts->getValue<std::string>("id"));
        ASSERT_TRUE(card) << facts->getValue<std::string>("id");
        expectSameFacts(baseSet()[*card], *facts);
    }
}

TEST(BaseSet, AMistakeInTheSeedIsNamedWithFileAndLine)
{
    EXPECT_EQ(seedErrorOf("XF96-0001v1,Aura,Kombat,Uncommon,,yes,CP,2,Combat,Combat,,,,,,,,,,,,\n"),
              "cards.csv:2: unknown Type: Kombat");
    EXPECT_EQ(seedErrorOf("XF96-0001v1,Aura,Combat,Uncommon,,yes,CP,two,Combat,Combat,,,,,,,,,,,,\n"),
              "cards.csv:2: Cost is not a number: two");
    EXPECT_EQ(seedErrorOf("XF23-0001x3v,Aura,Combat,Uncommon,,yes,CP,2,Combat,Combat,,,,,,,,,,,,\n"),
              "cards.csv:2: XF23-0001x3v is of no set in src/domain/cards/published_set.h");
    EXPECT_EQ(seedErrorOf("\nXF96-0001v1,Aura\n"), "cards.csv:3: a line has 22 fields");
    EXPECT_EQ(seedErrorOf("XF96-0001v1,Aura,Combat,Uncommon,,yes,,,Combat,Combat,,,,,,,,,,,,\n"),
              "cards.csv:2: only an X-File has no Cost");
}

TEST(BaseSet, LimitsOfAnUnknownCardAreAMistake)
{
    const std::string formats = "Game,Minimum size,Copies,Team cost,Team minimum,Team maximum,Team advised,"
                                "Sites advised %\nadvanced,60,2,20,1,,3,25\n";
    const std::string limits = "Game,Rule,Number,Copies\nadvanced,DECK-20,XF96-0999v1,1\n";
    EXPECT_THROW(readFormat(formats, limits, Game::Advanced, baseSet()), SeedError);
    EXPECT_THROW(readFormat(formats, "Game,Rule,Number,Copies\n", Game::Basic, baseSet()), SeedError);
}

} // namespace dossier
