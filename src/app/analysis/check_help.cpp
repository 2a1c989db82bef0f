#include "app/analysis/check_help.h"

#include "text/json.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

constexpr std::string_view kCheck = "check ";
constexpr std::string_view kOf = " of ";

using Skills = std::set<Skill>;

// "check Medical|Sciences"
Skills skillsOfCheck(std::string_view condition)
{
    Skills skills;
    condition.remove_prefix(kCheck.size());
    while (!condition.empty()) {
        const std::size_t end = std::min(condition.find('|'), condition.size());
        if (const auto skill = skillNamed(condition.substr(0, end)))
            skills.insert(*skill);
        condition.remove_prefix(std::min(end + 1, condition.size()));
    }
    return skills;
}

// The skills of the checks in which the card may be played (PLAY-21).
Skills skillsOf(const Card& card)
{
    Skills skills;
    for (const Activator activator : card.activators)
        if (const auto skill = skillNamed(nameOf(activator)))
            skills.insert(*skill);
    return skills;
}

void addStep(const Json& step, const Skills& checks, SkillTotals& adds)
{
    const Json* amount = step.find("add");
    const Json* to = step.find("to");
    if (!amount || !amount->isNumber() || !to || !to->isString())
        return;
    const std::string& whom = to->asString();
    const int levels = amount->asInt(-100, 100);
    if (whom == "level") {
        for (const Skill skill : checks)
            adds[static_cast<std::size_t>(skill)] += levels;
    } else if (const auto skill = skillNamed(whom.substr(0, whom.find(kOf)))) {
        adds[static_cast<std::size_t>(*skill)] += levels;
    }
}

// An entry, or one of its alternatives or uses: of these the card does one at a time.
SkillTotals addsOf(const Json& entry, Skills checks)
{
    if (const Json* conditions = entry.find("if"))
        for (const Json& condition : conditions->items())
            if (condition.isString() && condition.asString().starts_with(kCheck))
                checks = skillsOfCheck(condition.asString());
    SkillTotals adds{};
    for (const char* key : {"do", "while"})
        if (const Json* steps = entry.find(key))
            for (const Json& step : steps->items())
                addStep(step, checks, adds);
    for (const char* key : {"or", "use"})
        if (const Json* ways = entry.find(key))
            for (const Json& way : ways->items()) {
                const SkillTotals other = addsOf(way, checks);
                for (std::size_t s = 0; s < adds.size(); ++s)
                    adds[s] = std::max(adds[s], other[s]);
            }
    return adds;
}

bool helps(const Card& card)
{
    return card.type == CardType::Witness || card.type == CardType::Equipment;
}

} // namespace

CheckHelp::CheckHelp(const QByteArray& effects, const CardPool& pool)
    : m_pool(pool)
{
    std::map<int, const Card*> cards;
    for (const Card& card : pool.cards())
        if (helps(card))
            cards.emplace(card.number, &card);
    const Json entries = Json::parse({effects.constData(), static_cast<std::size_t>(effects.size())});
    for (const Json& entry : entries.items()) {
        const Json& numbers = entry.at("card");
        const auto read = [&](const Json& number) {
            const auto card = cards.find(number.asInt(0, 9999));
            if (card != cards.end())
                m_adds[card->first] = addsOf(entry, skillsOf(*card->second));
        };
        if (!numbers.isArray())
            read(numbers);
        else
            for (const Json& number : numbers.items())
                read(number);
    }
}

int CheckHelp::adds(CardIndex card, Skill skill) const
{
    const auto found = m_adds.find(m_pool[card].number);
    return found == m_adds.end() || !helps(m_pool[card]) ? 0 : found->second[static_cast<std::size_t>(skill)];
}

SkillTotals CheckHelp::fromDeck(const Deck& deck) const
{
    return helpFrom(deck.bureauDeck, static_cast<int>(teamOf(deck, m_pool).size()), m_pool,
                    [this](CardIndex card, Skill skill) { return adds(card, skill); });
}

} // namespace dossier
