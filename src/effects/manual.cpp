#include "effects/manual.h"

#include "effects/card_effect.h"
#include "effects/effect_words.h"
#include "effects/phrase_tables.h"

#include <type_traits>
#include <utility>

namespace dossier {

namespace {

template <typename Enum>
requires std::is_enum_v<Enum> std::string_view holdsOf(Enum value)
{
    return wordsOf(value).holds;
}
std::string_view holdsOf(Register /*unused*/)
{
    return nameWords().holds;
}
std::string_view holdsOf(Factor /*unused*/)
{
    return factorWords().holds;
}

struct KindName
{
    std::string_view operator()(const Amount& /*unused*/) const { return "amount"; }
    std::string_view operator()(const QuantityOf& /*unused*/) const { return "quantity"; }
    std::string_view operator()(const Reference& /*unused*/) const { return "reference"; }
    std::string_view operator()(const Selector& /*unused*/) const { return "selector"; }
    std::string_view operator()(const TextCondition& /*unused*/) const { return "condition"; }
    std::string_view operator()(const std::vector<TextCondition>& /*unused*/) const { return "conditions"; }
    std::string_view operator()(const Awaited& /*unused*/) const { return "moment"; }
    std::string_view operator()(const RuleNames& /*unused*/) const { return "rules"; }
    std::string_view operator()(const Destination& /*unused*/) const { return "place"; }
    std::string_view operator()(const Stay& /*unused*/) const { return "stay"; }
    std::string_view operator()(const XCost& /*unused*/) const { return "x"; }
    std::string_view operator()(const Cures& /*unused*/) const { return "cures"; }
    std::string_view operator()(const Die& /*unused*/) const { return "die"; }
    std::string_view operator()(const AskedQuestion& /*unused*/) const { return questionWords().holds; }
    std::string_view operator()(const Times& /*unused*/) const { return timesWords().holds; }
    std::string_view operator()(const BorneKeywords& /*unused*/) const { return borneWords().holds; }
    std::string_view operator()(const Protection& /*unused*/) const { return protectionWords().holds; }
    std::string_view operator()(const Trained& /*unused*/) const { return trainedWords().holds; }
    std::string_view operator()(const Joining& /*unused*/) const { return "fighter"; }
    std::string_view operator()(const Fighter& /*unused*/) const { return "ratings"; }
    std::string_view operator()(Ability /*unused*/) const { return "skill"; }
    std::string_view operator()(const Keywords& /*unused*/) const { return "words"; }
    std::string_view operator()(const Titles& /*unused*/) const { return "numbers"; }
    std::string_view operator()(const Choices& /*unused*/) const { return "choices"; }
    std::string_view operator()(const HowMany& /*unused*/) const { return "numbers"; }
    std::string_view operator()(const std::vector<int>& /*unused*/) const { return "numbers"; }
    std::string_view operator()(const std::vector<EffectWindow>& /*unused*/) const { return "windows"; }
    std::string_view operator()(const std::vector<RoundOfCombat>& /*unused*/) const { return "rounds"; }
    std::string_view operator()(const std::vector<EffectWay>& /*unused*/) const { return "alternatives"; }
    std::string_view operator()(const std::vector<Use>& /*unused*/) const { return "uses"; }
    std::string_view operator()(const std::vector<Reaction>& /*unused*/) const { return "reactions"; }
    std::string_view operator()(const std::vector<Easing>& /*unused*/) const { return "easings"; }
    std::string_view operator()(const Steps& /*unused*/) const { return "steps"; }
    std::string_view operator()(bool /*unused*/) const { return "flag"; }
    template <typename Enum>
    requires std::is_enum_v<Enum> std::string_view operator()(Enum value) const { return holdsOf(value); }
    template <typename Value>
    std::string_view operator()(const std::optional<Value>& /*unused*/) const
    {
        return (*this)(Value());
    }
};

// Notes what is described.
class NotedFields
{
public:
    explicit NotedFields(ManualObject& object)
        : m_object(object)
    {}

    template <typename Value>
    void value(const Value& value)
    {
        m_object.value = KindName()(value);
    }
    void value(std::int8_t /*unused*/, Within /*unused*/) { m_object.value = "number"; }
    template <typename Value>
    void needs(std::string_view key, const Value& value)
    {
        m_object.needs.push_back({key, KindName()(value)});
    }
    void needs(std::string_view key, std::int8_t /*unused*/, Within /*unused*/)
    {
        m_object.needs.push_back({key, "number"});
    }
    template <typename Value>
    void may(std::string_view key, const Value& value)
    {
        m_object.may.push_back({key, KindName()(value)});
    }
    template <typename Number>
    void may(std::string_view key, const Number& /*unused*/, Within /*unused*/)
    {
        m_object.may.push_back({key, "number"});
    }
    void mayLast(std::string_view key, const Steps& /*unused*/) { m_object.may.push_back({key, "steps"}); }

private:
    ManualObject& m_object;
};

template <typename Described>
ManualObject noted(std::string_view heading)
{
    ManualObject object{heading, {}, {}, {}};
    NotedFields fields(object);
    Described described;
    Described::describe(fields, described);
    return object;
}

template <std::size_t... Index>
std::vector<ManualObject> verbsOf(std::index_sequence<Index...> /*places*/)
{
    return {noted<std::variant_alternative_t<Index, AnyStep>>(std::variant_alternative_t<Index, AnyStep>::kVerb)...};
}

ManualTable table(std::string_view heading, std::span<const std::string_view> words)
{
    return {heading, {words.begin(), words.end()}};
}

ManualTable column(const WordList& list)
{
    return table(list.holds, list.words);
}

// What may stand beside the words of the list.
ManualTable column(const WordList& list, std::initializer_list<std::string_view> beside)
{
    ManualTable words = column(list);
    words.words.insert(words.words.end(), beside);
    return words;
}

} // namespace

std::vector<ManualTable> manualTables()
{
    return {
        table("Windows", effectWindowWords()),
        table("Phases", wordsOf(PlayPhase()).words),
        {"Kinds", formsOf(selectorKinds())},
        {"Places of a selector", formsOf(selectorPlaces())},
        {"Filters", formsOf(selectorFilters())},
        {"References", formsOf(references())},
        {"Quantities", formsOf(quantities())},
        {"Amounts", formsOf(amounts())},
        {"Conditions", formsOf(conditions())},
        {"Moments", formsOf(moments())},
        table("Durations", wordsOf(Duration()).words),
        {"Rules", formsOf(rules())},
        {"Places", formsOf(places())},
        {"Stays", formsOf(stays())},
        table("Ends", wordsOf(Until()).words),
        {"Cures", formsOf(cures())},
        {"Choices", formsOf(choices())},
    };
}

std::vector<ManualTable> manualColumns()
{
    ManualTable x{"x", formsOf(xCosts())};
    return {column(wordsOf(Limit())),
            column(wordsOf(OncePer())),
            column(wordsOf(Manner())),
            column(wordsOf(Chooser())),
            column(wordsOf(AimedAt())),
            column(wordsOf(BarredFrom())),
            column(wordsOf(BorrowPrice())),
            column(wordsOf(PlayPrice())),
            column(wordsOf(Cancelled())),
            column(wordsOf(Ended())),
            column(wordsOf(FailedCheck())),
            column(wordsOf(HeldUntil())),
            column(questionWords(), {"Affiliation", "Motive", "Method", "Result"}),
            column(wordsOf(Replaced())),
            column(wordsOf(WorksAs())),
            column(wordsOf(RoundOfCombat())),
            column(borneWords(), {"*"}),
            column(factorWords(), {"-1", "2", "3"}),
            column(protectionWords(), {"#"}),
            column(wordsOf(Against())),
            column(wordsOf(PointPool())),
            column(wordsOf(Shared())),
            column(wordsOf(ToldWhat())),
            column(trainedWords(), {"*"}),
            column(timesWords(), {"#"}),
            column(wordsOf(UsePhase())),
            column(wordsOf(UsePrice())),
            column(wordsOf(EachOf())),
            column(nameWords()),
            x};
}

std::vector<ManualObject> manualObjects()
{
    return {noted<CardEffect>("entry"), noted<EffectWay>("alternative"), noted<Reaction>("reaction"),
            noted<Use>("use"),          noted<Fighter>("fighter"),       noted<Easing>("easing")};
}

std::vector<ManualObject> manualVerbs()
{
    return verbsOf(std::make_index_sequence<std::variant_size_v<AnyStep>>());
}

} // namespace dossier
