#include "engine/effect_phrases.h"

#include "engine/words.h"

#include <algorithm>
#include <charconv>

namespace dossier {

namespace {

[[noreturn]] void notUnderstood(const Json& at, std::string_view what, const std::string& phrase,
                                std::span<const std::string_view> known)
{
    throw JsonError(at.line(), "unknown " + std::string(what) + " \"" + phrase + "\"; did you mean \"" +
                                   nearestWord(phrase, known) + "\"?");
}

std::vector<std::string> split(const std::string& text, char between)
{
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find(between, at), text.size());
        if (end > at)
            parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

bool takePrefix(std::string& text, std::string_view prefix)
{
    if (text.compare(0, prefix.size(), prefix) != 0)
        return false;
    text.erase(0, prefix.size());
    return true;
}

bool takeSuffix(std::string& text, std::string_view suffix)
{
    if (text.size() < suffix.size() || text.compare(text.size() - suffix.size(), suffix.size(), suffix) != 0)
        return false;
    text.resize(text.size() - suffix.size());
    return true;
}

std::optional<int> numberIn(const std::string& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

int readNumber(const Json& at, const std::string& text)
{
    if (const auto number = numberIn(text))
        return *number;
    throw JsonError(at.line(), "\"" + text + "\" is no number");
}

// --- Selectors ------------------------------------------------------------------------------------------------------

struct KindWord
{
    std::string_view word;
    SelectorKind kind;
};
// Longer phrases first: the first that a selector begins with is it.
constexpr auto kKinds = std::to_array<KindWord>({{"another site, or owners' hands", SelectorKind::OtherSiteOrHands},
                                                 {"non-combat check of the Team this turn", SelectorKind::Check},
                                                 {"section or team there", SelectorKind::SectionOrTeam},
                                                 {"face-down card or bluff", SelectorKind::FaceDownOrBluff},
                                                 {"face-down card", SelectorKind::FaceDown},
                                                 {"agents", SelectorKind::Agent},
                                                 {"agent", SelectorKind::Agent},
                                                 {"mate", SelectorKind::Mate},
                                                 {"team", SelectorKind::Team},
                                                 {"site", SelectorKind::Site},
                                                 {"adversary", SelectorKind::Adversary},
                                                 {"combatant", SelectorKind::Combatant},
                                                 {"enemy", SelectorKind::Enemy},
                                                 {"witness", SelectorKind::Witness},
                                                 {"event", SelectorKind::Event},
                                                 {"equipment", SelectorKind::Equipment},
                                                 {"cards", SelectorKind::Card},
                                                 {"card", SelectorKind::Card},
                                                 {"opponent", SelectorKind::Opponent},
                                                 {"", SelectorKind::None}});

struct PlaceWord
{
    std::string_view word;
    Where where;
};
constexpr auto kPlaces = std::to_array<PlaceWord>({{"in bureau", Where::Bureau},
                                                   {"in field", Where::Field},
                                                   {"in hospital", Where::Hospital},
                                                   {"in hand", Where::Hand},
                                                   {"in deck", Where::Deck},
                                                   {"in discard", Where::Discard},
                                                   {"in collection", Where::Collection},
                                                   {"in play", Where::InPlay},
                                                   {"on stack or in play", Where::StackOrPlay},
                                                   {"on stack", Where::Stack},
                                                   {"in check in field", Where::CheckInField},
                                                   {"in check", Where::Check},
                                                   {"in combat", Where::Combat},
                                                   {"in team of host", Where::TeamOfHost},
                                                   {"in team", Where::Team},
                                                   {"in target", Where::InTarget},
                                                   {"of target", Where::OfTarget},
                                                   {"of self", Where::OfSelf},
                                                   {"of removed in field", Where::OfRemovedInField},
                                                   {"of removed", Where::OfRemoved},
                                                   {"at any site", Where::AnySite},
                                                   {"at first", Where::AtTarget},
                                                   {"seen", Where::Seen},
                                                   {"of any", Where::Usual}});

// Where the next filter of a selector begins, or the end.
std::size_t nextFilter(const std::string& text, std::size_t from)
{
    constexpr std::array<std::string_view, 19> starts{
        " with ",      " without ", " named ",      " except ",    " holding ", " may use ", " facing ",
        " hit for ",   " adding ",  " not adding ", " modifying ", " asking ",  " movable",  " borrowable",
        " abducting ", " sending ", " fitting ",    " against ",   " or "};
    std::size_t first = text.size();
    for (std::string_view start : starts)
        first = std::min(first, text.find(start, from));
    return first;
}

Filter readFilter(const Json& at, std::string text)
{
    Filter filter;
    const auto is = [&](FilterKind kind) {
        filter.kind = kind;
        return filter;
    };
    if (text == "with damage")
        return is(FilterKind::Damaged);
    if (text == "with modifier")
        return is(FilterKind::HasModifier);
    if (text == "movable")
        return is(FilterKind::Movable);
    if (text == "borrowable")
        return is(FilterKind::Borrowable);
    if (text == "facing stunned")
        return is(FilterKind::FacingStunned);
    if (text == "fitting check")
        return is(FilterKind::FittingCheck);
    if (text == "against my team")
        return is(FilterKind::AgainstMyTeam);
    if (text == "abducting my agent")
        return is(FilterKind::AbductingMine);
    if (text == "sending my agent to bureau")
        return is(FilterKind::SendingMineToBureau);
    if (takePrefix(text, "abducting a mate of ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::AbductingMateOf);
    }
    if (takePrefix(text, "house ")) {
        filter.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(FilterKind::HouseRule);
    }
    if (takePrefix(text, "hit for ")) {
        filter.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(FilterKind::HitFor);
    }
    if (takePrefix(text, "may use ")) {
        filter.keywords = readKeywords(at, text);
        return is(FilterKind::MayUse);
    }
    if (takePrefix(text, "named ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Named);
    }
    if (takePrefix(text, "except ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Except);
    }
    if (takePrefix(text, "holding ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Holding);
    }
    if (takePrefix(text, "not adding ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::NotAdding);
    }
    if (takePrefix(text, "adding ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::Adding);
    }
    if (takePrefix(text, "modifying ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::Modifying);
    }
    if (takePrefix(text, "asking ")) {
        const auto characteristic = characteristicNamed(text);
        if (!characteristic)
            throw JsonError(at.line(), "\"" + text + "\" is no characteristic");
        filter.number = static_cast<std::int8_t>(*characteristic);
        return is(FilterKind::Asking);
    }
    if (takePrefix(text, "without ")) {
        filter.keywords = readKeywords(at, text);
        return is(FilterKind::WithoutKeyword);
    }
    if (takePrefix(text, "with ")) {
        if (const std::size_t rating = text.find(">="); rating != std::string::npos) {
            filter.abilities = readAbilities(at, text.substr(0, rating));
            filter.number = static_cast<std::int8_t>(readNumber(at, text.substr(rating + 2)));
            return is(FilterKind::Rating);
        }
        if (!text.empty() && text[0] >= '0' && text[0] <= '9') {
            filter.titles = readTitles(at, text);
            return is(FilterKind::TeamWith);
        }
        if (text == "CP" || text == "RP") {
            filter.number = text == "CP" ? 1 : 0;
            return is(FilterKind::CostIn);
        }
        const bool all = text.find(',') != std::string::npos;
        filter.keywords = readKeywords(at, text, all ? ',' : '|');
        return is(all ? FilterKind::AllKeywords : FilterKind::AnyKeyword);
    }
    constexpr std::array<std::string_view, 9> known{"with damage",    "with modifier", "movable",
                                                    "borrowable",     "named",         "holding",
                                                    "facing stunned", "fitting check", "may use"};
    notUnderstood(at, "filter", text, known);
}

void readFilters(const Json& at, const std::string& text, std::vector<Filter>& filters)
{
    std::size_t begin = 0;
    bool orBefore = false;
    while (begin < text.size()) {
        if (text.compare(begin, 4, " or ") == 0) {
            if (!filters.empty())
                filters.back().orNext = orBefore = true;
            begin += 3;
            continue;
        }
        const std::size_t negation = text.compare(begin, 5, " not ") == 0 ? 4 : 0;
        const std::size_t end = nextFilter(text, begin + 1 + negation);
        std::string one = text.substr(begin + 1, end - begin - 1);
        if (takeSuffix(one, ",payable")) {
            Filter payable;
            payable.kind = FilterKind::Payable;
            filters.push_back(payable);
        }
        filters.push_back(readFilter(at, one));
        begin = end;
    }
}

// --- References -----------------------------------------------------------------------------------------------------

struct RefWord
{
    std::string_view word;
    Ref ref;
};
constexpr auto kRefs = std::to_array<RefWord>({{"target", Ref::Target},
                                               {"other", Ref::Other},
                                               {"second", Ref::Other},
                                               {"taken", Ref::Third},
                                               {"first", Ref::Third},
                                               {"chosen", Ref::Third},
                                               {"kept", Ref::Kept},
                                               {"each taken", Ref::EachTaken},
                                               {"rest of seen", Ref::RestOfSeen},
                                               {"removed", Ref::Removed},
                                               {"self", Ref::Self},
                                               {"host", Ref::Host},
                                               {"self side", Ref::SelfSide},
                                               {"victim", Ref::Victim},
                                               {"cause", Ref::Cause},
                                               {"departure", Ref::Departure},
                                               {"nobody", Ref::Nobody},
                                               {"me", Ref::Me},
                                               {"them", Ref::Them},
                                               {"opponent", Ref::Them},
                                               {"asker", Ref::Asker},
                                               {"all opponents of asker", Ref::OpponentsOfAsker},
                                               {"player of adversary", Ref::PlayerOfAdversary},
                                               {"adversary", Ref::Adversary},
                                               {"site", Ref::Site},
                                               {"team", Ref::Team},
                                               {"rest of team", Ref::RestOfTeam},
                                               {"team of self", Ref::TeamOfSelf},
                                               {"team of host", Ref::TeamOfHost},
                                               {"team of victim", Ref::TeamOfVictim},
                                               {"asking team", Ref::AskingTeam},
                                               {"each agent in team", Ref::EachAgentInTeam},
                                               {"agents in field", Ref::AgentsInField},
                                               {"each enemy of target", Ref::EnemiesOfTarget},
                                               {"enemies of target", Ref::EnemiesOfTarget},
                                               {"each enemy of self", Ref::EnemiesOfSelf},
                                               {"enemies of self", Ref::EnemiesOfSelf},
                                               {"each", Ref::EnemiesOfSelf},
                                               {"enemies of me", Ref::EnemiesOfMe},
                                               {"enemies", Ref::EnemiesOfSelf},
                                               {"any combatant", Ref::AnyCombatant},
                                               {"my combatant", Ref::MyCombatant},
                                               {"random agents in team", Ref::RandomAgentsInTeam},
                                               {"abilities of target", Ref::AbilitiesOfTarget},
                                               {"each witness modifying the check", Ref::WitnessesInCheck},
                                               {"all cards under site", Ref::AllUnderSite},
                                               {"their hand", Ref::TheirHand},
                                               {"their bureau", Ref::TheirBureau},
                                               {"this check", Ref::ThisCheck},
                                               {"site check", Ref::SiteCheck},
                                               {"site check of target", Ref::SiteCheck},
                                               {"LRC damage to self", Ref::LrcDamageToSelf},
                                               {"Occult damage to host", Ref::OccultDamageToHost},
                                               {"all their cards in hand with", Ref::TheirHandWith},
                                               {"their cards in hand with", Ref::TheirHandWith},
                                               {"random their cards in hand", Ref::RandomFromTheirHand},
                                               {"in target", Ref::TitlesInTarget},
                                               {"on target", Ref::TitleOnTarget},
                                               {"my agent named", Ref::MyAgentNamed},
                                               {"of their deck", Ref::TopOfTheirDeck},
                                               {"", Ref::None}});

constexpr auto refWords()
{
    std::array<std::string_view, kRefs.size()> words{};
    for (std::size_t i = 0; i < kRefs.size(); ++i)
        words[i] = kRefs[i].word;
    return words;
}
constexpr auto kRefWords = refWords();

// Those that carry numbers or Keywords of their own.
std::optional<Reference> compoundReference(const Json& at, std::string text)
{
    Reference reference;
    const auto is = [&](Ref ref) {
        reference.ref = ref;
        return reference;
    };
    if (takePrefix(text, "all their cards in hand with ") || takePrefix(text, "their cards in hand with ")) {
        reference.keywords = readKeywords(at, text);
        return is(Ref::TheirHandWith);
    }
    if (takePrefix(text, "my agent named ")) {
        reference.titles = readTitles(at, text);
        return is(Ref::MyAgentNamed);
    }
    if (const std::size_t random = text.find(" random their cards in hand"); random != std::string::npos) {
        reference.number = static_cast<std::uint8_t>(readNumber(at, text.substr(0, random)));
        std::string rest = text.substr(random + std::string_view(" random their cards in hand").size());
        if (takePrefix(rest, " with "))
            reference.keywords = readKeywords(at, rest);
        return is(Ref::RandomFromTheirHand);
    }
    if (takePrefix(text, "top ")) {
        if (!takeSuffix(text, " of their deck"))
            throw JsonError(at.line(), "\"top " + text + "\" is not understood; write \"top 3 of their deck\"");
        reference.number = static_cast<std::uint8_t>(readNumber(at, text));
        return is(Ref::TopOfTheirDeck);
    }
    const bool number = !text.empty() && text[0] >= '0' && text[0] <= '9';
    if (number && takeSuffix(text, " in target")) {
        reference.titles = readTitles(at, text);
        return is(Ref::TitlesInTarget);
    }
    if (number && takeSuffix(text, " on target")) {
        reference.titles = readTitles(at, text);
        return is(Ref::TitleOnTarget);
    }
    return std::nullopt;
}

// --- Conditions -----------------------------------------------------------------------------------------------------

struct ConditionWord
{
    std::string_view word;
    ConditionKind kind;
};
constexpr auto kConditions =
    std::to_array<ConditionWord>({{"site check", ConditionKind::SiteCheck},
                                  {"solved", ConditionKind::Solved},
                                  {"failed", ConditionKind::Failed},
                                  {"combat in this investigation", ConditionKind::CombatInInvestigation},
                                  {"no combat", ConditionKind::NoCombat},
                                  {"team in field", ConditionKind::TeamInField},
                                  {"my team in field", ConditionKind::MyTeamInField},
                                  {"LRC skipped", ConditionKind::LrcSkipped},
                                  {"single agent", ConditionKind::SingleAgent},
                                  {"adversary killed", ConditionKind::AdversaryKilled},
                                  {"adversary hospitalised or removed an agent", ConditionKind::AgentLost},
                                  {"self in bureau", ConditionKind::SelfInBureau},
                                  {"self in field", ConditionKind::SelfInField},
                                  {"self in bureau or field", ConditionKind::SelfInBureauOrField},
                                  {"self in team", ConditionKind::SelfInTeam},
                                  {"purse spent", ConditionKind::PurseSpent},
                                  {"my turn", ConditionKind::MyTurn},
                                  {"Affiliation known", ConditionKind::AffiliationKnown},
                                  {"about me", ConditionKind::AboutMe},
                                  {"not about me", ConditionKind::NotAboutMe},
                                  {"my agent forced to hospital", ConditionKind::MyAgentForcedToHospital},
                                  {"my agent removed", ConditionKind::MyAgentRemoved},
                                  {"card forcing a non-combat check", ConditionKind::CardForcingCheck},
                                  {"same Affiliation as adversary", ConditionKind::SameAffiliation},
                                  {"others can take it", ConditionKind::OthersCanTakeIt},
                                  {"host outside check and hospital", ConditionKind::HostOutsideCheck},
                                  {"Healing card heals target meanwhile", ConditionKind::HealedMeanwhile},
                                  {"healing stops card on stack", ConditionKind::HealingStopsCard},
                                  {"round LRC", ConditionKind::RoundOf},
                                  {"round CRC", ConditionKind::RoundOf}});

constexpr auto conditionWords()
{
    std::array<std::string_view, kConditions.size()> words{};
    for (std::size_t i = 0; i < kConditions.size(); ++i)
        words[i] = kConditions[i].word;
    return words;
}
constexpr auto kConditionWords = conditionWords();

std::optional<TextCondition> compoundCondition(const Json& at, std::string text)
{
    TextCondition condition;
    const auto is = [&](ConditionKind kind) {
        condition.kind = kind;
        return condition;
    };
    if (takePrefix(text, "check ")) {
        condition.abilities = readAbilities(at, text);
        return is(ConditionKind::CheckIn);
    }
    if (takePrefix(text, "site needs ")) {
        condition.abilities = readAbilities(at, text);
        return is(ConditionKind::SiteNeeds);
    }
    if (takePrefix(text, "team of ")) {
        condition.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(ConditionKind::TeamOf);
    }
    if (takePrefix(text, "team holds ")) {
        condition.titles = readTitles(at, text);
        return is(ConditionKind::TeamHolds);
    }
    if (takePrefix(text, "damage lead ")) {
        condition.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(ConditionKind::DamageLead);
    }
    if (takePrefix(text, "margin ")) {
        condition.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(ConditionKind::Margin);
    }
    if (takePrefix(text, "adversary may use ")) {
        condition.keywords = readKeywords(at, text);
        return is(ConditionKind::AdversaryMayUse);
    }
    if (takePrefix(text, "target with ")) {
        condition.keywords = readKeywords(at, text);
        return is(ConditionKind::TargetWith);
    }
    if (takePrefix(text, "target costs ")) {
        condition.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(ConditionKind::TargetCosts);
    }
    if (takePrefix(text, "my combatant with ")) {
        const std::size_t rating = text.find(">=");
        if (rating == std::string::npos)
            throw JsonError(at.line(), "\"my combatant with\" wants a rating, as \"LRC>=3\"");
        condition.abilities = readAbilities(at, text.substr(0, rating));
        condition.number = static_cast<std::int8_t>(readNumber(at, text.substr(rating + 2)));
        return is(ConditionKind::MyCombatantWith);
    }
    if (takeSuffix(text, " in team of host")) {
        condition.abilities = readAbilities(at, text);
        return is(ConditionKind::AbilityInTeamOfHost);
    }
    if (takeSuffix(text, " goes to hospital")) {
        condition.titles = readTitles(at, text);
        return is(ConditionKind::TitleGoesToHospital);
    }
    return std::nullopt;
}

} // namespace

std::uint16_t readAbilities(const Json& at, const std::string& words)
{
    std::uint16_t set = 0;
    for (const std::string& word : split(words, '|'))
        set |= static_cast<std::uint16_t>(1u << readAbility(at, word));
    return set;
}

Ability readAbility(const Json& at, const std::string& word)
{
    const auto words = abilityWords();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        notUnderstood(at, "skill", word, words);
    return static_cast<Ability>(found - words.begin());
}

Keyword readKeyword(const Json& at, const std::string& word)
{
    if (const auto keyword = keywordNamed(word))
        return *keyword;
    std::array<std::string_view, kKeywords> words{};
    for (int i = 0; i < kKeywords; ++i)
        words[static_cast<std::size_t>(i)] = nameOf(static_cast<Keyword>(i));
    notUnderstood(at, "Keyword", word, words);
}

KeywordSet readKeywords(const Json& at, const std::string& words, char between)
{
    KeywordSet set;
    for (const std::string& word : split(words, between))
        set.insert(readKeyword(at, word));
    return set;
}

Titles readTitles(const Json& at, const std::string& numbers)
{
    Titles titles;
    std::string list = numbers;
    for (std::size_t and_ = list.find(" and "); and_ != std::string::npos; and_ = list.find(" and "))
        list.replace(and_, 5, "|");
    std::replace(list.begin(), list.end(), ',', '|');
    for (const std::string& number : split(list, '|')) {
        if (titles.count == Titles::kMost)
            throw JsonError(at.line(), "\"" + numbers + "\" names too many cards");
        titles.values[titles.count++] = static_cast<std::uint16_t>(readNumber(at, number));
    }
    return titles;
}

Selector readSelector(const Json& phrase)
{
    Selector selector;
    std::string text = phrase.asString();
    if (takePrefix(text, "any ") || takePrefix(text, "each ")) {
        selector.side = Side::Any;
    } else if (takePrefix(text, "my ")) {
        selector.side = Side::My;
    } else if (takePrefix(text, "their ")) {
        selector.side = Side::Their;
    }
    for (const KindWord& kind : kKinds)
        if (!kind.word.empty() && takePrefix(text, kind.word)) {
            selector.kind = kind.kind;
            break;
        }
    if (!selector)
        notUnderstood(phrase, "selector", phrase.asString(), kRefWords);
    if (selector.kind == SelectorKind::Card && text.size() > 1 && text[1] >= '0' && text[1] <= '9') {
        const std::size_t end = std::min(text.find(' ', 1), text.size());
        selector.titles = readTitles(phrase, text.substr(1, end - 1));
        text.erase(0, end);
    }
    if (takePrefix(text, " named ")) {
        const std::size_t end = std::min(text.find(' '), text.size());
        Filter named;
        named.kind = FilterKind::Named;
        named.titles = readTitles(phrase, text.substr(0, end));
        selector.filters.push_back(named);
        text.erase(0, end);
    }
    for (const PlaceWord& place : kPlaces)
        if (text.compare(0, place.word.size() + 1, " " + std::string(place.word)) == 0) {
            selector.where = place.where;
            text.erase(0, place.word.size() + 1);
            break;
        }
    readFilters(phrase, text, selector.filters);
    return selector;
}

Reference readReference(const Json& at, const std::string& phrase)
{
    if (const auto compound = compoundReference(at, phrase))
        return *compound;
    for (const RefWord& known : kRefs)
        if (!known.word.empty() && known.word == phrase) {
            Reference reference;
            reference.ref = known.ref;
            return reference;
        }
    notUnderstood(at, "reference", phrase, kRefWords);
}

Reference readReference(const Json& phrase)
{
    return readReference(phrase, phrase.asString());
}

void readQuantity(const Json& phrase, EffectStep& step)
{
    std::string text = phrase.asString();
    if (text == "my hand limit") {
        step.quantity = Quantity::HandLimit;
        step.a.ref = Ref::Me;
        return;
    }
    const std::size_t of = text.find(" of ");
    std::string what = text.substr(0, of);
    if (of != std::string::npos) {
        const std::string whom = text.substr(of + 4);
        step.a = readReference(phrase, whom == "site" ? "site" : whom);
    }
    if (takeSuffix(what, " damage")) {
        step.quantity = Quantity::DamageResult;
        step.ability = readAbility(phrase, what);
        return;
    }
    struct Word
    {
        std::string_view word;
        Quantity quantity;
    };
    constexpr std::array<Word, 11> words{{{"level", Quantity::Level},
                                          {"prerequisite", Quantity::Prerequisite},
                                          {"LRC and CRC", Quantity::LrcAndCrc},
                                          {"all skills", Quantity::AllSkills},
                                          {"skill", Quantity::CheckSkill},
                                          {"chosen", Quantity::ChosenSkill},
                                          {"cost", Quantity::Cost},
                                          {"health", Quantity::Health},
                                          {"tokens", Quantity::Tokens},
                                          {"RES", Quantity::Res},
                                          {"modifier", Quantity::Modifier}}};
    for (const Word& word : words)
        if (word.word == what) {
            step.quantity = word.quantity;
            return;
        }
    step.quantity = Quantity::Skill;
    step.ability = readAbility(phrase, what);
}

Amount readAmount(const Json& phrase)
{
    constexpr int kMost = 120;
    Amount amount;
    if (phrase.isNumber()) {
        amount.number = static_cast<std::int8_t>(phrase.asInt(-kMost, kMost));
        return amount;
    }
    std::string text = phrase.asString();
    if (text == "-step") {
        amount.kind = AmountKind::Steps;
        amount.number = -1;
        return amount;
    }
    if (text == "half" || text == "half up") {
        amount.kind = AmountKind::Half;
        return amount;
    }
    if (takePrefix(text, "highest rating of enemies + ")) {
        amount.kind = AmountKind::HighestEnemy;
        amount.number = static_cast<std::int8_t>(readNumber(phrase, text));
        return amount;
    }
    if (const std::size_t otherwise = text.find(", else "); otherwise != std::string::npos) {
        amount.number = static_cast<std::int8_t>(readNumber(phrase, text.substr(otherwise + 7)));
        text.resize(otherwise);
    }
    if (const std::size_t least = text.find(", at least "); least != std::string::npos) {
        amount.number = static_cast<std::int8_t>(readNumber(phrase, text.substr(least + 11)));
        text.resize(least);
    }
    const std::size_t of = text.find(" of ");
    if (of == std::string::npos)
        throw JsonError(phrase.line(), "the amount \"" + phrase.asString() + "\" is not understood");
    const std::string what = text.substr(0, of);
    amount.of = readReference(phrase, text.substr(of + 4));
    if (what == "modifier") {
        amount.kind = AmountKind::ModifierOf;
    } else if (what == "tokens") {
        amount.kind = AmountKind::TokensOf;
    } else {
        amount.kind = amount.of.ref == Ref::EnemiesOfSelf ? AmountKind::AbilityOfEach : AmountKind::AbilityOf;
        amount.ability = readAbility(phrase, what);
    }
    return amount;
}

TextCondition readCondition(const Json& phrase)
{
    const std::string text = phrase.asString();
    for (const ConditionWord& known : kConditions)
        if (known.word == text) {
            TextCondition condition;
            condition.kind = known.kind;
            if (known.kind == ConditionKind::RoundOf)
                condition.abilities = static_cast<std::uint16_t>(1u << readAbility(phrase, text.substr(6)));
            return condition;
        }
    if (const auto compound = compoundCondition(phrase, text))
        return *compound;
    notUnderstood(phrase, "condition", text, kConditionWords);
}

} // namespace dossier
