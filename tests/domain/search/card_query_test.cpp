#include "domain/search/card_match.h"
#include "support/base_set.h"

#include <functional>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

using Error = QueryError::Kind;
using Belongs = std::function<bool(const Card&)>;

const SearchIndex& index()
{
    static const SearchIndex all(baseSet());
    return all;
}

// The titles of the cards, so that a failure can be read.
std::vector<std::string> ids(const PoolSet& cards)
{
    std::vector<std::string> all;
    cards.forEach([&](std::size_t i) { all.push_back(baseSet()[static_cast<CardIndex>(i)].id); });
    return all;
}

PoolSet found(const std::string& text, const QueryContext& context = {})
{
    const ParsedQuery query = parseQuery(text);
    if (!std::holds_alternative<Query>(query)) {
        ADD_FAILURE() << text << " is not understood: error " << static_cast<int>(std::get<QueryError>(query).kind);
        return {};
    }
    const MatchedCards matched = matchCards(std::get<Query>(query), index(), context);
    if (!std::holds_alternative<PoolSet>(matched)) {
        ADD_FAILURE() << text << " cannot be answered";
        return {};
    }
    return std::get<PoolSet>(matched);
}

PoolSet where(const Belongs& belongs)
{
    PoolSet all(baseSet().size());
    all.fill([&](std::size_t i) { return belongs(baseSet()[static_cast<CardIndex>(i)]); });
    return all;
}

std::string lower(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

bool titled(const Card& card, const char* part)
{
    return lower(card.title).find(part) != std::string::npos;
}

bool isType(const Card& card, CardType type)
{
    return card.type == type;
}

bool activatedBy(const Card& card, Activator activator)
{
    return std::find(card.activators.begin(), card.activators.end(), activator) != card.activators.end();
}

bool asks(const Card& card, Characteristic asked)
{
    return card.site && std::find(card.site->asks.begin(), card.site->asks.end(), asked) != card.site->asks.end();
}

bool anyPrerequisite(const Card& card, const std::function<bool(const Prerequisite&)>& fits)
{
    return card.site && std::any_of(card.site->prerequisites.begin(), card.site->prerequisites.end(), fits);
}

bool skilled(const Card& card, Skill skill, int level)
{
    return card.agent && card.agent->skill(skill) >= level;
}

bool cost(const Card& card, const std::function<bool(int)>& fits)
{
    return card.cost && !card.cost->x && fits(card.cost->base);
}

bool hasType(const Card& card, Characteristic of, const char* name)
{
    return card.xfile && card.xfile->type(of) == *characteristicTypeNamed(of, name);
}

bool rated(const Rating& rating, int least)
{
    return rating.kind == Rating::Kind::Number && rating.value >= least;
}

struct Line
{
    const char* query;
    Belongs belongs;
};

const std::vector<Line> kLines{
    {"", [](const Card&) { return true; }},
    {"   ", [](const Card&) { return true; }},
    // Titles
    {"mulder", [](const Card& c) { return titled(c, "mulder"); }},
    {"MULDER", [](const Card& c) { return titled(c, "mulder"); }},
    {"fox agent", [](const Card& c) { return titled(c, "fox") && titled(c, "agent"); }},
    {"\"fox mulder\"", [](const Card& c) { return titled(c, "fox mulder"); }},
    {"\u201Cfox  mulder\u201D", [](const Card& c) { return titled(c, "fox mulder"); }},
    {"name:mulder", [](const Card& c) { return titled(c, "mulder"); }},
    {"name=x", [](const Card& c) { return c.title == "X"; }},
    {"title!=x", [](const Card& c) { return c.title != "X"; }},
    {"dupre", [](const Card& c) { return c.title.find("Dupr\u00E9") != std::string::npos; }},
    {"d\u00F8d kalm", [](const Card& c) { return c.title.starts_with("D\u00F8d"); }},
    {"/^the .*s$/", [](const Card& c) { return lower(c.title).starts_with("the ") && c.title.ends_with('s'); }},
    {"name:/^agent (fox|dana)/",
     [](const Card& c) { return c.title.starts_with("Agent Fox") || c.title.starts_with("Agent Dana"); }},
    {"zzzz", [](const Card&) { return false; }},
    // Numbers
    {"id:XF96-0042", [](const Card& c) { return c.number == 42; }},
    {"id:xf96-0042v1", [](const Card& c) { return c.number == 42; }},
    {"id:42", [](const Card& c) { return c.number == 42; }},
    {"xf96-0042", [](const Card& c) { return c.number == 42; }},
    {"XF96-004 t:site", [](const Card& c) { return c.number / 10 == 4 && c.type == CardType::Site; }},
    {"num=42", [](const Card& c) { return c.number == 42; }},
    {"num:42", [](const Card& c) { return c.number == 42; }},
    {"num<100", [](const Card& c) { return c.number < 100; }},
    {"num <= 100", [](const Card& c) { return c.number <= 100; }},
    {"num>100 num!=200", [](const Card& c) { return c.number > 100 && c.number != 200; }},
    // Words of the game
    {"t:site", [](const Card& c) { return isType(c, CardType::Site); }},
    {"type=Site", [](const Card& c) { return isType(c, CardType::Site); }},
    {"t:x-file", [](const Card& c) { return isType(c, CardType::XFile); }},
    {"t:xf", [](const Card& c) { return isType(c, CardType::XFile); }},
    {"t!=site", [](const Card& c) { return !isType(c, CardType::Site); }},
    {"k:killer", [](const Card& c) { return c.has(Keyword::Killer); }},
    {"k:\"martial arts\"", [](const Card& c) { return c.has(Keyword::MartialArts); }},
    {"k:martial-arts", [](const Card& c) { return c.has(Keyword::MartialArts); }},
    {"k:alien", [](const Card& c) { return c.has(Keyword::Alien); }},
    {"k:adversary k:killer", [](const Card& c) { return c.has(Keyword::Adversary) && c.has(Keyword::Killer); }},
    {"act:occult", [](const Card& c) { return activatedBy(c, Activator::Occult); }},
    {"act:motive", [](const Card& c) { return activatedBy(c, Activator::MotiveSite); }},
    {"q:method", [](const Card& c) { return asks(c, Characteristic::Method); }},
    {"q:aff", [](const Card& c) { return asks(c, Characteristic::Affiliation); }},
    {"pool:rp", [](const Card& c) { return c.cost && c.cost->pool == Pool::Resource; }},
    {"pool:star", [](const Card& c) { return c.cost && c.cost->pool == Pool::Either; }},
    {"pool:*p", [](const Card& c) { return c.cost && c.cost->pool == Pool::Either; }},
    {"pool:conspiracy", [](const Card& c) { return c.cost && c.cost->pool == Pool::Conspiracy; }},
    {"r:ur", [](const Card& c) { return c.rarity == Rarity::UltraRare; }},
    {"r:ultra-rare", [](const Card& c) { return c.rarity == Rarity::UltraRare; }},
    {"r:r", [](const Card& c) { return c.rarity == Rarity::Rare; }},
    {"set:xf96", [](const Card& c) { return c.set == "XF96"; }},
    {"ep:humbug", [](const Card& c) { return c.episode == "Humbug"; }},
    {"ep:\"\"", [](const Card& c) { return c.episode.empty(); }},
    {"mode:basic", [](const Card& c) { return !c.advancedOnly; }},
    {"mode:adv", [](const Card& c) { return c.advancedOnly; }},
    {"is:killer", [](const Card& c) { return c.has(Keyword::Killer); }},
    {"is:mono", [](const Card& c) { return c.has(Keyword::Mono); }},
    {"is:dual", [](const Card& c) { return c.site && c.site->asks.size() == 2; }},
    {"is:double",
     [](const Card& c) {
         return std::count_if(baseSet().cards().begin(), baseSet().cards().end(),
                              [&](const Card& other) { return other.title == c.title; }) == 2;
     }},
    {"is:unique",
     [](const Card& c) {
         return std::count_if(baseSet().cards().begin(), baseSet().cards().end(),
                              [&](const Card& other) { return other.title == c.title; }) == 1;
     }},
    {"aff:alien", [](const Card& c) { return hasType(c, Characteristic::Affiliation, "Alien"); }},
    {"motive:control", [](const Card& c) { return hasType(c, Characteristic::Motive, "Control"); }},
    {"method:v", [](const Card& c) { return hasType(c, Characteristic::Method, "Violence"); }},
    {"result:physio", [](const Card& c) { return hasType(c, Characteristic::Result, "Physiological Imbalance"); }},
    {"t:x-file result:death -motive:control",
     [](const Card& c) {
         return hasType(c, Characteristic::Result, "Death") && !hasType(c, Characteristic::Motive, "Control");
     }},
    // Skills and numbers
    {"medical>=3", [](const Card& c) { return skilled(c, Skill::Medical, 3); }},
    {"med>=3", [](const Card& c) { return skilled(c, Skill::Medical, 3); }},
    {"med:3", [](const Card& c) { return c.agent && c.agent->skill(Skill::Medical) == 3; }},
    {"\"occult investigation\">=2", [](const Card& c) { return skilled(c, Skill::OccultInvestigation, 2); }},
    {"sk:medical", [](const Card& c) { return skilled(c, Skill::Medical, 1); }},
    {"sk:med>=3", [](const Card& c) { return skilled(c, Skill::Medical, 3); }},
    {"sk!=medical", [](const Card& c) { return !skilled(c, Skill::Medical, 1); }},
    {"sk>=5",
     [](const Card& c) {
         return c.agent && std::any_of(c.agent->skills.begin(), c.agent->skills.end(), [](int s) { return s >= 5; });
     }},
    {"pre:medical",
     [](const Card& c) { return anyPrerequisite(c, [](const auto& p) { return p.skill == Skill::Medical; }); }},
    {"pre>=5", [](const Card& c) { return anyPrerequisite(c, [](const auto& p) { return p.level >= 5; }); }},
    {"pre:4", [](const Card& c) { return anyPrerequisite(c, [](const auto& p) { return p.level == 4; }); }},
    {"pre:medical>=5",
     [](const Card& c) {
         return anyPrerequisite(c, [](const auto& p) { return p.skill == Skill::Medical && p.level >= 5; });
     }},
    {"lrc>=3",
     [](const Card& c) {
         return (c.agent && c.agent->longRange >= 3) || (c.adversary && rated(c.adversary->longRange, 3));
     }},
    {"crc>=3",
     [](const Card& c) {
         return (c.agent && c.agent->closeRange >= 3) || (c.adversary && rated(c.adversary->closeRange, 3));
     }},
    {"health>=5",
     [](const Card& c) { return (c.agent && c.agent->health >= 5) || (c.adversary && rated(c.adversary->health, 5)); }},
    {"res>=2", [](const Card& c) { return c.agent && c.agent->resources >= 2; }},
    {"cost<=2", [](const Card& c) { return cost(c, [](int n) { return n <= 2; }); }},
    {"cost=0", [](const Card& c) { return cost(c, [](int n) { return n == 0; }); }},
    {"cost!=0", [](const Card& c) { return cost(c, [](int n) { return n != 0; }); }},
    {"cost>=0", [](const Card& c) { return c.cost && !c.cost->x; }},
    {"cost:x", [](const Card& c) { return c.cost && c.cost->x; }},
    {"cost<=2 pool:cp",
     [](const Card& c) { return c.cost && !c.cost->x && c.cost->base <= 2 && c.cost->pool == Pool::Conspiracy; }},
    // Joining
    {"t:site OR t:bluff", [](const Card& c) { return isType(c, CardType::Site) || isType(c, CardType::Bluff); }},
    {"t:site | t:bluff", [](const Card& c) { return isType(c, CardType::Site) || isType(c, CardType::Bluff); }},
    {"t:site AND q:method", [](const Card& c) { return asks(c, Characteristic::Method); }},
    {"t:site or t:bluff", [](const Card& c) { return isType(c, CardType::Site) || isType(c, CardType::Bluff); }},
    {"(t:bluff or -(Or)) Or t:site or",
     [](const Card& c) {
         return isType(c, CardType::Bluff) || !titled(c, "or") || (isType(c, CardType::Site) && titled(c, "or"));
     }},
    {"or morris", [](const Card& c) { return titled(c, "morris"); }},
    {"morris \"or\" kevin", [](const Card& c) { return titled(c, "kevin morris"); }},
    {"emil and zoe", [](const Card& c) { return titled(c, "emil and zoe"); }},
    {"t:site and and", [](const Card& c) { return isType(c, CardType::Site) && titled(c, "and"); }},
    {"t:bluff OR t:site q:method",
     [](const Card& c) { return isType(c, CardType::Bluff) || asks(c, Characteristic::Method); }},
    {"(t:bluff OR t:site) r:r",
     [](const Card& c) {
         return (isType(c, CardType::Bluff) || isType(c, CardType::Site)) && c.rarity == Rarity::Rare;
     }},
    {"t:site(q:method)", [](const Card& c) { return asks(c, Characteristic::Method); }},
    {"-t:site", [](const Card& c) { return !isType(c, CardType::Site); }},
    {"NOT t:site", [](const Card& c) { return !isType(c, CardType::Site); }},
    {"--t:site", [](const Card& c) { return isType(c, CardType::Site); }},
    {"-(t:site OR mulder)", [](const Card& c) { return !isType(c, CardType::Site) && !titled(c, "mulder"); }},
    {"-cost=2", [](const Card& c) { return !cost(c, [](int n) { return n == 2; }); }},
    {"or", [](const Card& c) { return titled(c, "or"); }},
    {"t:site order:cost dir:desc", [](const Card& c) { return isType(c, CardType::Site); }},
    {"watch out!", [](const Card& c) { return titled(c, "watch") && titled(c, "out!"); }},
    {"face-off", [](const Card& c) { return titled(c, "face-off"); }},
};

struct BadLine
{
    const char* query;
    Error kind;
    std::size_t position;
    std::size_t length;
    std::string word;
    std::vector<std::string> candidates;
};

const std::vector<BadLine> kBadLines{
    {"typ:site", Error::UnknownField, 0, 3, "typ", {"type"}},
    {"mulder foo:bar", Error::UnknownField, 7, 3, "foo", {}},
    {"t:siet", Error::UnknownValue, 2, 4, "siet", {"Site"}},
    {"t:", Error::MissingValue, 2, 0, "t", {}},
    {"cost>= )", Error::MissingValue, 7, 0, "cost", {}},
    {"r:u", Error::AmbiguousValue, 2, 1, "u", {"Uncommon", "Ultra-Rare"}},
    {"t:a", Error::AmbiguousValue, 2, 1, "a", {"Agent", "Adversary"}},
    {"b>=3", Error::AmbiguousField, 0, 1, "b", {"Behavioral", "Bureaucracy"}},
    {"cost<two", Error::BadNumber, 5, 3, "two", {}},
    {"cost<-1", Error::BadNumber, 5, 2, "-1", {}},
    {"cost<99999999999999999999", Error::BadNumber, 5, 20, "99999999999999999999", {}},
    {"medical:high", Error::BadNumber, 8, 4, "high", {}},
    {"t>site", Error::FieldNotComparable, 1, 1, "t", {}},
    {"name<=x", Error::FieldNotComparable, 4, 2, "name", {}},
    {":site", Error::MissingField, 0, 1, ":", {}},
    {"t:site:x", Error::MissingField, 6, 1, ":", {}},
    {"\"lone", Error::UnclosedQuote, 0, 5, "lone", {}},
    {"ep:\"lone", Error::UnclosedQuote, 3, 5, "lone", {}},
    {"/lone", Error::UnclosedRegex, 0, 5, "lone", {}},
    {"a (b", Error::UnclosedParenthesis, 2, 1, "(", {}},
    {"a) b", Error::StrayParenthesis, 1, 1, ")", {}},
    {"a OR", Error::MissingTerm, 4, 0, "OR", {}},
    {"OR a", Error::MissingTerm, 0, 0, "OR", {}},
    {"a OR OR b", Error::MissingTerm, 5, 0, "OR", {}},
    {"a -", Error::MissingTerm, 2, 1, "-", {}},
    {"NOT", Error::MissingTerm, 0, 3, "NOT", {}},
    {"a ()", Error::MissingTerm, 2, 2, "()", {}},
    {"AND a", Error::MissingTerm, 4, 0, "AND", {}},
    {"/a(b/", Error::BadRegex, 2, 0, "a(b", {}},
    {"name:/*/", Error::BadRegex, 6, 0, "*", {}},
    {"/(a{99}){99}/", Error::RegexTooCostly, 1, 11, "(a{99}){99}", {}},
    {"-order:cost", Error::OrderNotHere, 7, 4, "cost", {}},
    {"order:colour", Error::UnknownValue, 6, 6, "colour", {}},
    {"[[t:site", Error::UnclosedParenthesis, 0, 2, "[[", {}},
    {"[[t:site)", Error::StrayParenthesis, 8, 1, ")", {}},
};

} // namespace

TEST(CardQuery, FindsWhatTheGrammarSays)
{
    for (const Line& line : kLines)
        EXPECT_EQ(ids(found(line.query)), ids(where(line.belongs))) << line.query;
}

TEST(CardQuery, FindsSomethingWithMostLinesSoThatTheyProveSomething)
{
    std::size_t empty = 0;
    for (const Line& line : kLines)
        empty += where(line.belongs).empty();
    EXPECT_LE(empty, 2u);
}

TEST(CardQuery, EveryExampleOfTheHelpIsUnderstood)
{
    for (const QueryFieldFacts& facts : describeFields())
        EXPECT_TRUE(std::holds_alternative<Query>(parseQuery(facts.example))) << facts.example;
}

TEST(CardQuery, SaysWhatIsWrongAndWhere)
{
    for (const BadLine& line : kBadLines) {
        const ParsedQuery parsed = parseQuery(line.query);
        ASSERT_TRUE(std::holds_alternative<QueryError>(parsed)) << line.query;
        const auto& error = std::get<QueryError>(parsed);
        EXPECT_EQ(static_cast<int>(error.kind), static_cast<int>(line.kind)) << line.query;
        EXPECT_EQ(error.position, line.position) << line.query;
        EXPECT_EQ(error.length, line.length) << line.query;
        EXPECT_EQ(error.word, line.word) << line.query;
        EXPECT_EQ(error.candidates, line.candidates) << line.query;
    }
}

TEST(CardQuery, CountsCharactersAsWellAsBytes)
{
    const auto error = std::get<QueryError>(parseQuery("d\u00F8d \u201Ckalm\u201D t:\u00E9"));
    EXPECT_EQ(error.position, 18u);
    EXPECT_EQ(error.character, 13u);
    EXPECT_EQ(error.length, 2u);
}

TEST(CardQuery, RefusesWhatIsTooLongOrTooDeep)
{
    const auto kind = [](const std::string& text) { return std::get<QueryError>(parseQuery(text)).kind; };
    EXPECT_EQ(kind(std::string(100'000, 'a')), Error::TooLong);
    EXPECT_EQ(kind(std::string(10'000, '(')), Error::TooLong);
    EXPECT_EQ(kind(std::string(3'000, '(')), Error::TooDeep);
    EXPECT_EQ(kind("/1/ /2/ /3/ /4/ /5/ /6/ /7/ /8/ /9/"), Error::RegexTooCostly);
    EXPECT_EQ(kind(std::string(70, '(').append("a")), Error::TooDeep);
    EXPECT_EQ(ids(found(std::string(40, '(').append("mulder").append(40, ')'))), ids(found("mulder")));
    EXPECT_EQ(ids(found(std::string(3'000, '-').append("mulder"))), ids(found("mulder")));
}

TEST(CardQuery, AsksTheCallerForWhatCardsDoNotKnow)
{
    std::vector<int> owned(baseSet().size(), 0);
    owned[5] = 2;
    QueryContext context;
    context.owned = owned;
    PoolSet corrected(baseSet().size());
    corrected.insert(7);
    context.corrected = &corrected;
    EXPECT_EQ(found("own>=2", context).count(), 1u);
    EXPECT_TRUE(found("own>=2", context).contains(5));
    EXPECT_EQ(found("own=0", context).count(), baseSet().size() - 1);
    EXPECT_TRUE(found("is:error", context).contains(7));

    for (const char* text : {"mulder own>0", "mulder want>0", "mulder trade>0", "mulder spare>0", "mulder deck=0",
                             "mulder in:night", "mulder loc:box", "mulder cond:mint", "mulder o:damage",
                             "mulder is:error", "mulder note:x", "mulder lang:fr"}) {
        const MatchedCards matched = matchCards(std::get<Query>(parseQuery(text)), index());
        ASSERT_TRUE(std::holds_alternative<QueryError>(matched)) << text;
        EXPECT_EQ(std::get<QueryError>(matched).kind, Error::MissingContext) << text;
        EXPECT_EQ(std::get<QueryError>(matched).position, 7u) << text;
    }
    for (const char* text : {"size<60", "legal:no", "tag:x", "[[t:site]]>3"}) {
        const MatchedCards matched = matchCards(std::get<Query>(parseQuery(text)), index());
        ASSERT_TRUE(std::holds_alternative<QueryError>(matched)) << text;
        EXPECT_EQ(std::get<QueryError>(matched).kind, Error::FieldNotHere) << text;
    }
}

TEST(CardQuery, SearchesTextsWhereThereAreSome)
{
    std::vector<std::string> texts(baseSet().size());
    texts[3] = "Reduces damage\nby 2.";
    texts[4] = "Damage is \u00E9normous";
    const SearchIndex withTexts(baseSet(), texts);
    const auto search = [&](const char* text) {
        return std::get<PoolSet>(matchCards(std::get<Query>(parseQuery(text)), withTexts));
    };
    EXPECT_EQ(search("o:damage").count(), 2u);
    EXPECT_EQ(search("o:/damage .*by \\d/").count(), 1u);
    EXPECT_TRUE(search("x:enormous").contains(4));
}

TEST(CardQuery, FindsCardsOfANamedDeckByAClearBeginning)
{
    QueryContext context;
    context.deckNames = [] { return std::vector<std::string>{"Night shift", "Night watch", "\u00C9vasion"}; };
    context.cardsInDeck = [](const std::string& name) {
        PoolSet cards(baseSet().size());
        cards.insert(name == "Night shift" ? 1 : 2);
        return cards;
    };
    EXPECT_TRUE(found("in:\"night shift\"", context).contains(1));
    EXPECT_TRUE(found("in:evas", context).contains(2));
    EXPECT_EQ(found("in:/night/", context).count(), 2u);
    const auto error = [&](const char* text) {
        return std::get<QueryError>(matchCards(std::get<Query>(parseQuery(text)), index(), context));
    };
    EXPECT_EQ(error("in:night").kind, Error::AmbiguousValue);
    EXPECT_EQ(error("in:night").candidates.size(), 2u);
    EXPECT_EQ(error("in:evasoin").kind, Error::UnknownValue);
    EXPECT_EQ(error("in:evasoin").candidates, std::vector<std::string>{"\u00C9vasion"});
}

TEST(CardQuery, SortsAsTheOrderSays)
{
    const auto order = [](const char* text) { return std::get<Query>(parseQuery(text)).order; };
    EXPECT_FALSE(order("t:site").given());
    EXPECT_EQ(order("t:agent order:cost dir:desc").key, SortKey::Cost);
    EXPECT_TRUE(order("t:agent order:cost dir:desc").descending);
    EXPECT_EQ(order("order:medical t:agent").skill, Skill::Medical);

    const auto byCost = sorted(found("t:event"), order("order:cost dir:desc"), index());
    ASSERT_EQ(byCost.size(), 90u);
    const auto costOf = [](CardIndex c) {
        const Card& card = baseSet()[c];
        return card.cost && !card.cost->x ? card.cost->base : -1;
    };
    for (std::size_t i = 1; i < byCost.size(); ++i)
        EXPECT_GE(costOf(byCost[i - 1]), costOf(byCost[i]));
    const auto byTitle = sorted(found(""), order("order:title"), index());
    for (std::size_t i = 1; i < byTitle.size(); ++i)
        EXPECT_LE(baseSet().foldedTitle(byTitle[i - 1]), baseSet().foldedTitle(byTitle[i]));
}

TEST(CardQuery, TellsPlainWordsForDidYouMean)
{
    const auto words = [](const char* text) { return plainWords(std::get<Query>(parseQuery(text))); };
    EXPECT_EQ(words("Agent \"fox Muldre\""), "agent fox muldre");
    EXPECT_FALSE(words("muldre t:agent"));
    EXPECT_FALSE(words("-muldre"));
    EXPECT_FALSE(words("/muldre/"));
    EXPECT_FALSE(words(""));
}

} // namespace dossier
