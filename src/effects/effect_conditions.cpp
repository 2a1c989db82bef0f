// Reading conditions.
#include "effects/effect_phrases.h"
#include "effects/phrase_pieces.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

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
                                  {"my agent removed", ConditionKind::MyAgentRemoved},
                                  {"card forcing a non-combat check", ConditionKind::CardForcingCheck},
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

TextCondition readCondition(const Json& phrase)
{
    const std::string& text = phrase.asString();
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
