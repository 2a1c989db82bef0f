#include "effects/effect_phrases.h"

#include "effects/phrase_pieces.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

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
    const std::string& text = phrase.asString();
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

} // namespace dossier
