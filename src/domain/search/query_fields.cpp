#include "domain/search/query_fields.h"

#include "text/fold.h"
#include "text/near_words.h"

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>

namespace dossier {

namespace {

using ValueKind = QueryValueKind;
using About = QuerySubject;

constexpr std::array<QueryFieldFacts, kQueryFields> kFields{{
    {QueryField::Name, {"name", "title"}, ValueKind::Text, About::Card, "\"lone gunmen\""},
    {QueryField::Id, {"id"}, ValueKind::Text, About::Card, "id:XF96-0042"},
    {QueryField::Number, {"num", "number"}, ValueKind::Number, About::Card, "num<100"},
    {QueryField::Type, {"t", "type"}, ValueKind::Choice, About::Card, "t:site OR t:bluff"},
    {QueryField::Keyword, {"k", "keyword"}, ValueKind::Choice, About::Card, "k:adversary k:killer"},
    {QueryField::Activator, {"act", "activator"}, ValueKind::Choice, About::Card, "act:occult"},
    {QueryField::Text, {"o", "x", "text"}, ValueKind::Text, About::Card, "o:/damage .* by \\d/"},
    {QueryField::Question, {"q", "question"}, ValueKind::Choice, About::Card, "t:site q:method"},
    {QueryField::Prerequisite, {"pre", "prerequisite"}, ValueKind::ChoiceOrNumber, About::Card, "pre:medical pre>=5"},
    {QueryField::Skill, {"sk", "skill"}, ValueKind::ChoiceOrNumber, About::Card, "medical>=3"},
    {QueryField::LongRange, {"lrc"}, ValueKind::Number, About::Card, "lrc>=3"},
    {QueryField::CloseRange, {"crc"}, ValueKind::Number, About::Card, "crc>=3"},
    {QueryField::Health, {"health"}, ValueKind::Number, About::Card, "health>=5"},
    {QueryField::Resources, {"res"}, ValueKind::Number, About::Card, "res>=2"},
    {QueryField::Cost, {"cost"}, ValueKind::Number, About::Card, "cost<=2 pool:cp"},
    {QueryField::Pool, {"pool"}, ValueKind::Choice, About::Card, "pool:star"},
    {QueryField::Affiliation, {"aff", "affiliation"}, ValueKind::Choice, About::Card, "aff:alien"},
    {QueryField::Motive, {"motive"}, ValueKind::Choice, About::Card, "t:x-file -motive:control"},
    {QueryField::Method, {"method"}, ValueKind::Choice, About::Card, "method:violence"},
    {QueryField::Result, {"result"}, ValueKind::Choice, About::Card, "t:x-file result:death"},
    {QueryField::Rarity, {"r", "rarity"}, ValueKind::Choice, About::Card, "r:ur"},
    {QueryField::Set, {"set"}, ValueKind::Text, About::Card, "set:ttiot"},
    {QueryField::Printing, {"printing"}, ValueKind::Choice, About::Card, "set:ttiot -printing:reprint"},
    {QueryField::Episode, {"ep", "episode"}, ValueKind::Text, About::Card, "ep:humbug"},
    {QueryField::Mode, {"mode"}, ValueKind::Choice, About::Card, "mode:basic"},
    {QueryField::Is, {"is"}, ValueKind::Choice, About::Card, "is:killer"},
    {QueryField::Own, {"own"}, ValueKind::Number, About::Collection, "own=0 r:rare"},
    {QueryField::Want, {"want"}, ValueKind::Number, About::Collection, "want>0"},
    {QueryField::Trade, {"trade"}, ValueKind::Number, About::Collection, "trade>0"},
    {QueryField::Spare, {"spare"}, ValueKind::Number, About::Collection, "spare>=2"},
    {QueryField::Location, {"loc", "location"}, ValueKind::Text, About::Collection, "loc:\"binder 1\""},
    {QueryField::Condition, {"cond", "condition"}, ValueKind::Choice, About::Collection, "cond:mint"},
    {QueryField::Language, {"lang", "language"}, ValueKind::Text, About::Collection, "lang:fr"},
    {QueryField::Note, {"note"}, ValueKind::Text, About::Collection, "note:signed"},
    {QueryField::Deck, {"deck"}, ValueKind::Number, About::Card, "t:site deck=0"},
    {QueryField::In, {"in"}, ValueKind::Text, About::Card, "in:\"night shift\""},
    {QueryField::Size, {"size"}, ValueKind::Number, About::Deck, "size<60"},
    {QueryField::Team, {"team"}, ValueKind::Number, About::Deck, "team<=20"},
    {QueryField::Legal, {"legal"}, ValueKind::Choice, About::Deck, "legal:no"},
    {QueryField::Tag, {"tag"}, ValueKind::Text, About::Deck, "tag:tournament"},
    {QueryField::Folder, {"folder"}, ValueKind::Text, About::Deck, "folder:ideas"},
    {QueryField::State, {"state"}, ValueKind::Choice, About::Deck, "state:built"},
    {QueryField::Game, {"game"}, ValueKind::Choice, About::Deck, "game:basic"},
    {QueryField::Order, {"order"}, ValueKind::Choice, About::Sorting, "t:agent order:cost"},
    {QueryField::Direction, {"dir", "direction"}, ValueKind::Choice, About::Sorting, "order:cost dir:desc"},
}};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kFields.size(); ++i) {
        if (static_cast<std::size_t>(kFields[i].field) != i)
            return false;
    }
    return true;
}
static_assert(inOrder(), "the table stands in the order of QueryField");

constexpr std::array<std::string_view, 2> kGames{"advanced", "basic"};
constexpr std::array<std::string_view, 7> kProperties{"killer", "mono", "dual", "unique", "double", "error", "promo"};
constexpr std::array<std::string_view, 3> kPrintings{"first", "reprint", "only"};
constexpr std::array<std::string_view, kConditions> kConditionWords{"unknown", "mint",           "near mint", "good",
                                                                    "played",  "heavily played", "poor"};
constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
constexpr std::array<std::string_view, 2> kStates{"idea", "built"};
constexpr std::array<std::string_view, 2> kDirections{"ascending", "descending"};
constexpr std::array<std::string_view, 18> kSortKeys{"title", "number",  "type", "cost",  "pool",   "rarity",
                                                     "set",   "episode", "lrc",  "crc",   "health", "res",
                                                     "pre",   "own",     "want", "trade", "spare",  "deck"};

// The names of an enumeration, laid out for a span.
template <typename Value, int N>
constexpr auto namesOf()
{
    std::array<std::string_view, static_cast<std::size_t>(N)> names;
    for (int i = 0; i < N; ++i)
        names[static_cast<std::size_t>(i)] = nameOf(static_cast<Value>(i));
    return names;
}

template <Characteristic of>
auto typeNames()
{
    std::array<std::string_view, kTypesPerCharacteristic> names;
    for (std::uint8_t i = 0; i < kTypesPerCharacteristic; ++i)
        names[i] = nameOf(CharacteristicType{of, i});
    return names;
}

// Short words that are no beginning of what they mean.
struct Alias
{
    QueryField field;
    std::string_view word;
    int value;
};
constexpr std::array<Alias, 11> kAliases{{
    {QueryField::Rarity, "ur", static_cast<int>(Rarity::UltraRare)},
    {QueryField::Pool, "resource", static_cast<int>(Pool::Resource)},
    {QueryField::Pool, "conspiracy", static_cast<int>(Pool::Conspiracy)},
    {QueryField::Pool, "star", static_cast<int>(Pool::Either)},
    {QueryField::Pool, "either", static_cast<int>(Pool::Either)},
    {QueryField::Condition, "nm", static_cast<int>(Condition::NearMint)},
    {QueryField::Condition, "hp", static_cast<int>(Condition::HeavilyPlayed)},
    {QueryField::Order, "name", static_cast<int>(SortKey::Title)},
    {QueryField::Order, "id", static_cast<int>(SortKey::Number)},
    {QueryField::Order, "r", static_cast<int>(SortKey::Rarity)},
    {QueryField::Order, "t", static_cast<int>(SortKey::Type)},
}};

constexpr bool isGap(char c)
{
    return c == ' ' || c == '-' || c == '_' || c == '"';
}

// The words of the game are; the names of the user's own sets need not be.
constexpr bool isPlain(std::string_view word)
{
    return std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Walks along a word of the game without regard to case and gaps; answers whether `typed`, which is folded and has no
// gaps, is its beginning, and how much of it.
enum class Fit : std::uint8_t { None, Beginning, Whole };
Fit fitOf(std::string_view typed, std::string_view word)
{
    std::size_t at = 0;
    const std::string folded = isPlain(word) ? std::string() : fold(word);
    for (char c : folded.empty() ? word : std::string_view(folded)) {
        if (isGap(c))
            continue;
        if (at == typed.size())
            return Fit::Beginning;
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
        if (c != typed[at])
            return Fit::None;
        ++at;
    }
    return at == typed.size() ? Fit::Whole : Fit::None;
}

std::string withoutGaps(std::string_view typed)
{
    std::string folded = fold(typed);
    std::erase_if(folded, isGap);
    return folded;
}

// The word that `wanted`, folded and without gaps, is or begins.
WordMatch matchFolded(std::span<const std::string_view> words, std::string_view wanted)
{
    WordMatch match;
    if (wanted.empty())
        return match;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Fit fit = fitOf(wanted, words[i]);
        if (fit == Fit::Whole)
            return {static_cast<int>(i), {}};
        if (fit == Fit::Beginning) {
            match.value = static_cast<int>(i);
            match.choices.push_back(words[i]);
        }
    }
    if (match.choices.size() > 1)
        match.value.reset();
    else
        match.choices.clear();
    return match;
}

// Those of one language, by field; what a match says of them are views into these.
struct Spoken
{
    std::map<QueryField, std::vector<std::string>> words;
    std::map<QueryField, std::vector<std::string_view>> views;
};

std::atomic<const Spoken*> spoken = nullptr;

} // namespace

void setSpokenWords(const std::map<QueryField, std::vector<std::string>>& words)
{
    static std::mutex turn;
    static std::list<Spoken> all; // a search may still look at those of the language before
    const std::lock_guard lock(turn);
    auto known = std::ranges::find(all, words, &Spoken::words);
    if (known == all.end()) {
        known = all.insert(all.end(), {words, {}});
        for (const auto& [field, its] : known->words)
            known->views[field].assign(its.begin(), its.end());
    }
    spoken = &*known;
}

std::span<const QueryFieldFacts> describeFields()
{
    return kFields;
}

const QueryFieldFacts& factsOf(QueryField field)
{
    return kFields[static_cast<std::size_t>(field)];
}

std::span<const std::string_view> wordsOf(QueryField field)
{
    static const auto types = namesOf<CardType, kCardTypes>();
    static const auto keywords = namesOf<Keyword, kKeywords>();
    static const auto activators = namesOf<Activator, kActivators>();
    static const auto skills = namesOf<Skill, kSkills>();
    static const auto pools = namesOf<Pool, 3>();
    static const auto rarities = namesOf<Rarity, kRarities>();
    static const auto characteristics = namesOf<Characteristic, kCharacteristics>();
    static const auto affiliations = typeNames<Characteristic::Affiliation>();
    static const auto motives = typeNames<Characteristic::Motive>();
    static const auto methods = typeNames<Characteristic::Method>();
    static const auto results = typeNames<Characteristic::Result>();
    switch (field) {
    case QueryField::Type:
        return types;
    case QueryField::Keyword:
        return keywords;
    case QueryField::Activator:
        return activators;
    case QueryField::Skill:
    case QueryField::Prerequisite:
        return skills;
    case QueryField::Pool:
        return pools;
    case QueryField::Rarity:
        return rarities;
    case QueryField::Question:
        return characteristics;
    case QueryField::Affiliation:
        return affiliations;
    case QueryField::Motive:
        return motives;
    case QueryField::Method:
        return methods;
    case QueryField::Result:
        return results;
    case QueryField::Mode:
    case QueryField::Game:
        return kGames;
    case QueryField::Is:
        return kProperties;
    case QueryField::Printing:
        return kPrintings;
    case QueryField::Condition:
        return kConditionWords;
    case QueryField::Legal:
        return kNoYes;
    case QueryField::State:
        return kStates;
    case QueryField::Order:
        return kSortKeys;
    case QueryField::Direction:
        return kDirections;
    default:
        return {};
    }
}

WordMatch matchWord(QueryField field, std::string_view typed)
{
    const std::string wanted = withoutGaps(typed);
    for (const Alias& alias : kAliases) {
        if (alias.field == field && alias.word == wanted)
            return {alias.value, {}};
    }
    WordMatch match = matchFolded(wordsOf(field), wanted);
    const Spoken* const language = spoken;
    if (match.value || !match.choices.empty() || !language)
        return match;
    const auto words = language->views.find(field);
    return words == language->views.end() ? match : matchFolded(words->second, wanted);
}

WordMatch matchAmong(std::span<const std::string_view> words, std::string_view typed)
{
    return matchFolded(words, withoutGaps(typed));
}

std::optional<QueryField> fieldNamed(std::string_view folded)
{
    for (const QueryFieldFacts& facts : kFields) {
        for (const std::string_view name : facts.names) {
            if (name == folded && !name.empty())
                return facts.field;
        }
    }
    return std::nullopt;
}

std::vector<std::string> nearFields(std::string_view typed)
{
    std::vector<std::string_view> names;
    for (const QueryFieldFacts& facts : kFields) {
        for (const std::string_view name : facts.names) {
            if (name.size() > 1)
                names.push_back(name);
        }
    }
    for (const std::string_view skill : wordsOf(QueryField::Skill))
        names.push_back(skill);
    return nearWords(names, typed);
}

} // namespace dossier
