// What the reader of the effect data makes of it, and how it says what it does not understand.
#include "domain/cards/published_set.h"
#include "effects/effect_reader.h"
#include "effects/json_fields.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// "line: what is wrong" of entries that are not understood; empty where they are.
std::string refusal(const std::string& entries)
{
    try {
        readEffects(Json::parse(entries));
    } catch (const JsonError& error) {
        return std::to_string(error.line()) + ": " + error.what();
    }
    return {};
}

std::string ofStep(const std::string& step)
{
    return refusal(R"([{"card": 4, "do": [)" + step + "]}]");
}

CardEffect effect(const std::string& keys)
{
    return readEffects(Json::parse(R"([{"card": 4, )" + keys + "}]")).at(4);
}

} // namespace

TEST(EffectReader, ReadsAnEntry)
{
    const CardEffect read = effect(R"("target": "adversary in combat with Primordial|Occult",
                                      "do": [{"add": 1, "to": "CRC of target", "for": "round"}])");
    ASSERT_TRUE(read.way.target);
    EXPECT_EQ(read.way.target->kind, SelectorKind::Adversary);
    EXPECT_EQ(read.way.target->where, Where::Combat);
    ASSERT_EQ(read.way.target->filters.size(), 1u);
    EXPECT_TRUE(read.way.target->filters.front().keywords.contains(Keyword::Occult));
    ASSERT_EQ(read.way.steps.size(), 1u);
    const auto* add = std::get_if<AddStep>(&read.way.steps.front().does);
    ASSERT_NE(add, nullptr);
    EXPECT_EQ(add->by.number, 1);
    EXPECT_EQ(add->to.what, Quantity::Skill);
    EXPECT_EQ(add->to.ability, kCloseRange);
    EXPECT_EQ(add->to.of.ref, Ref::Target);
    EXPECT_EQ(add->lasts, Duration::Round);
}

TEST(EffectReader, NamesCardsOfOtherSetsByTheirWholeNumber)
{
    const EffectBook book = readEffects(Json::parse(R"([
        {"card": [4, "XF97-0004v2"], "target": "agent named 163|XF97-0012v2", "do": [{"draw": 1}]},
        {"card": "XF97-0004x1", "do": [{"draw": 2}]}])"));
    EXPECT_EQ(book.size(), 3u);
    const int other = *numberAcrossSets("XF97-0004v2");
    ASSERT_TRUE(book.contains(other));
    EXPECT_EQ(book.at(other), book.at(4));
    const Titles& named = book.at(4).way.target->filters.front().titles;
    EXPECT_EQ(named.count, 2);
    EXPECT_EQ(named.values[1], *numberAcrossSets("XF97-0012v2"));
    EXPECT_EQ(refusal(R"([{"card": "XF23-0001x3v", "do": [{"draw": 1}]}])"),
              "1: \"XF23-0001x3v\" is no number of a card, like \"XF97-0012v2\"");
}

TEST(EffectReader, AddsTheFileOfAnotherSet)
{
    EffectBook book = readEffects(Json::parse(R"([{"card": 4, "do": [{"draw": 1}]}])"));
    readEffects(Json::parse(R"([{"card": "XF97-0004v2", "do": [{"draw": 2}]}])"), book);
    EXPECT_EQ(book.size(), 2u);
    EXPECT_THROW(readEffects(Json::parse(R"([{"card": "XF96-0004", "do": [{"draw": 2}]}])"), book), JsonError);
}

TEST(EffectReader, KeepsTheOrderOfWords)
{
    const CardEffect read = effect(R"("if": ["check Sciences|Bureaucracy|Medical"], "do": [{"draw": 1}])");
    const Abilities& asked = read.way.conditions.front().abilities;
    EXPECT_EQ(
        std::vector<Ability>(asked.begin(), asked.end()),
        (std::vector<Ability>{abilityOf(Skill::Sciences), abilityOf(Skill::Bureaucracy), abilityOf(Skill::Medical)}));
}

TEST(EffectReader, NamesTheLineAndTheNearestWord)
{
    EXPECT_EQ(refusal("[\n{\"card\": 4, \"in\": [\"combt\"], \"do\": [{\"draw\": 1}]}]"),
              R"(2: unknown windows "combt"; did you mean "combat"?)");
    EXPECT_EQ(ofStep(R"({"end": "trun"})"), R"(1: unknown ended "trun"; did you mean "turn"?)");
    EXPECT_EQ(ofStep(R"({"add": 1, "to": "levle"})"), R"(1: unknown quantity "levle"; did you mean "level"?)");
    EXPECT_EQ(ofStep(R"({"discard": "traget"})"), R"(1: unknown reference "traget"; did you mean "target"?)");
}

TEST(EffectReader, NamesTheGameWordThatIsNone)
{
    EXPECT_EQ(refusal(R"([{"card": 4, "target": "adversary in combat with Ocult"}])"),
              R"(1: unknown game word "Ocult"; did you mean "Occult"?)");
    EXPECT_EQ(refusal(R"([{"card": 4, "if": ["check Sciences|Medcal"]}])"),
              R"(1: unknown game word "Medcal"; did you mean "Medical"?)");
    EXPECT_NE(refusal(R"([{"card": 4, "target": "adversary in combat wth Occult"}])"), "");
}

TEST(EffectReader, RefusesUnknownVerbsParametersAndKeys)
{
    EXPECT_EQ(ofStep(R"({"explode": "target"})").substr(0, 27), R"(1: unknown verb "explode"; )");
    EXPECT_EQ(ofStep(R"({"draw": 2, "loudly": true})").substr(0, 32), R"(1: unknown key "loudly" in draw;)");
    EXPECT_EQ(refusal(R"([{"card": 4, "tokns": 3}])"),
              R"(1: unknown key "tokns" in an effect; did you mean "tokens"?)");
}

TEST(EffectReader, RefusesWhatLacksAParameter)
{
    EXPECT_EQ(ofStep(R"({"heal": 1})"), R"(1: heal wants "to")");
    EXPECT_EQ(refusal(R"([{"do": [{"draw": 1}]}])"), R"(1: an effect wants "card")");
}

TEST(EffectReader, RefusesACardThatStandsTwice)
{
    EXPECT_EQ(refusal(R"([{"card": [1, 1], "do": [{"draw": 1}]}])"), "1: card XF96-0001v1 stands here twice");
}

// Each of these passed in silence once.
TEST(EffectReader, RefusesWhatItCouldDoNothingWith)
{
    for (const char* step :
         {R"({"afflict": "target", "cure": ["any healing"], "tokens": 5})",
          R"({"afflict": "target", "cure": ["any healing"], "tokens": 5, "tick": "self killed",
              "last": [{"watch": "turn ends", "for": "turn", "do": [{"remove": "victim"}]}]})",
          R"({"afflict": "target", "cure": ["any healing"], "tokens": 5, "tick": "their briefing",
              "last": [{"draw": 1}]})",
          R"({"aim": "target", "by": "host", "at": "any combatant"})",
          R"({"bar": "target", "for": "turn", "from": "all"})",
          R"({"borrow": "target", "for": "turn", "cost": "later"})", R"({"choose": "agent in team", "as": "removed"})",
          R"({"choose": "agent in team", "as": "target", "by": "asker"})", R"({"fail": "all", "for": "turn"})",
          R"({"choose": "agent in team", "as": "kept", "times": 2, "may": true})",
          R"({"shield": "some", "to": "target"})", R"({"tell": "a lie", "to": "me"})",
          R"({"watch": "turn ends", "for": "turn", "times": 2, "do": [{"draw": 1}]})",
          R"({"add": 1, "to": "level", "limit": "game"})", R"({"divert": "target", "to": "nobody", "checks": 2})",
          R"({"put": "target", "to": "my hand", "as": "host"})", R"({"detain": "target"})",
          R"({"round": "LRC", "extra": 1, "skip": true})"})
        EXPECT_NE(ofStep(step), "") << step;
    for (const char* keys :
         {R"("unstoppable": false)", R"("until": "no tokens", "then": [{"draw": 1}])", R"("while": [{"draw": 1}])",
          R"("x": [1, 2, 3, 4])", R"("use": [{"in": ["any"], "pay": "1 CP", "do": [{"draw": 1}]}])",
          R"("use": [{"in": ["any"], "pay": "self", "repeat": true, "do": [{"draw": 1}]}])",
          R"("use": [{"in": ["any"], "do": [{"draw": 1}, {"discard": "self"}]}])",
          R"("use": [{"in": ["any"], "phase": "my briefing", "do": [{"draw": 1}]}])",
          R"("on": [{"when": "my briefing", "pay": "1 RP", "do": [{"draw": 1}]}])", R"("or": [{"do": [{"draw": 1}]}])",
          R"("bundle": "my adversary in hand")"})
        EXPECT_NE(refusal(R"([{"card": 4, )" + std::string(keys) + "}]"), "") << keys;
}

TEST(EffectReader, VisitsEveryStep)
{
    const CardEffect read = effect(R"("do": [{"check": "Medical", "level": 3, "by": "team",
        "pass": [{"if": "my turn", "then": [{"draw": 1}]}], "fail": [{"gain": 2}]}],
        "while": [{"round": "LRC", "skip": true}])");
    std::string verbs;
    forEachStep(read, [&](const Step& step) { verbs += std::string(verbOf(step)) + " "; });
    EXPECT_EQ(verbs, "check if draw gain round ");
}

namespace {

// The places that a verb sends something to.
struct PlacesOf
{
    std::vector<Destination*> found;

    void value(auto& value, auto... /*unused*/) { look(value); }
    void needs(std::string_view /*unused*/, auto& value, auto... /*unused*/) { look(value); }
    void may(std::string_view /*unused*/, auto& value, auto... /*unused*/) { look(value); }
    void mayLast(std::string_view /*unused*/, auto& value) { look(value); }
    void look(Destination& place) { found.push_back(&place); }
    void look(std::optional<Destination>& place) { found.push_back(&place.emplace()); }
    void look(auto& /*unused*/) {}
};

template <typename Verb>
void expectObjections()
{
    Verb step;
    PlacesOf places;
    Verb::describe(places, step);
    for (Destination* place : places.found) {
        int refused = 0;
        for (Goal goal = Goal::Bureau; goal <= Goal::Below; goal = static_cast<Goal>(static_cast<int>(goal) + 1)) {
            place->goal = goal;
            refused += objectionTo(step).empty() ? 0 : 1;
        }
        EXPECT_GT(refused, 0) << '"' << Verb::kVerb << "\" sends somewhere: objections.cpp says where it cannot";
    }
}

} // namespace

TEST(EffectReader, WhereAVerbCanSendSomethingIsLimited)
{
    [&]<std::size_t... verb>(std::index_sequence<verb...>)
    {
        (expectObjections<std::variant_alternative_t<verb, AnyStep>>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<AnyStep>>());
}

} // namespace dossier
