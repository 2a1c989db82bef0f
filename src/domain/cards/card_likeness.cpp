#include "domain/cards/card_likeness.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace dossier {

namespace {

// Weights of what makes cards alike; each step outweighs everything below it.
constexpr int kOtherType = 100'000;
constexpr int kOtherPool = 20'000;
constexpr int kOtherFacts = 1'000; // a skill, question or level that differs
constexpr int kOtherCost = 100;    // a point of Cost
constexpr int kOtherKeyword = 1;

int skillDifference(const AgentFacts& a, const AgentFacts& b)
{
    int difference = std::abs(a.resources - b.resources);
    for (std::size_t s = 0; s < a.skills.size(); ++s)
        difference += std::abs(a.skills[s] - b.skills[s]);
    return std::min(difference, 19);
}

// How many questions or Prerequisite skills only one of the two Sites has.
int siteDifference(const SiteFacts& a, const SiteFacts& b)
{
    const auto skills = [](const SiteFacts& site) {
        unsigned bits = 0;
        for (const Prerequisite& prerequisite : site.prerequisites)
            bits |= 1u << static_cast<unsigned>(prerequisite.skill);
        return bits;
    };
    const auto questions = [](const SiteFacts& site) {
        unsigned bits = 0;
        for (const Characteristic asks : site.asks)
            bits |= 1u << static_cast<unsigned>(asks);
        return bits;
    };
    return std::popcount(skills(a) ^ skills(b)) + std::popcount(questions(a) ^ questions(b));
}

int xFileDifference(const XFileFacts& a, const XFileFacts& b)
{
    int difference = 0;
    for (std::size_t c = 0; c < a.types.size(); ++c)
        difference += a.types[c] != b.types[c];
    return difference;
}

} // namespace

int unlikeness(const Card& a, const Card& b)
{
    if (a.title == b.title)
        return 0;
    int distance = a.type == b.type ? 0 : kOtherType;
    if (a.cost && b.cost) {
        distance += a.cost->pool == b.cost->pool ? 0 : kOtherPool;
        distance += std::min(std::abs(a.cost->base - b.cost->base), 9) * kOtherCost;
    }
    if (a.agent && b.agent)
        distance += skillDifference(*a.agent, *b.agent) * kOtherFacts;
    if (a.site && b.site)
        distance += siteDifference(*a.site, *b.site) * kOtherFacts;
    if (a.xfile && b.xfile)
        distance += xFileDifference(*a.xfile, *b.xfile) * kOtherFacts;
    return distance + std::popcount(a.keywordSet().bits() ^ b.keywordSet().bits()) * kOtherKeyword;
}

} // namespace dossier
