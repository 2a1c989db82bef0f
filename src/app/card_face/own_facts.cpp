#include "app/card_face/own_facts.h"

#include "app/widgets/card_words.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class OwnFacts
{
    Q_DECLARE_TR_FUNCTIONS(OwnFacts)

public:
    static QStringList of(const Card& card)
    {
        if (card.agent)
            return skills(*card.agent) << tr("RES %1").arg(card.agent->resources);
        if (card.xfile)
            return characteristics(*card.xfile);
        if (card.adversary)
            return shortFacts(card) << tr("Health %1").arg(figure(card.adversary->health));
        return card.site ? shortFacts(card) : QStringList();
    }

private:
    static QStringList skills(const AgentFacts& facts)
    {
        QStringList words;
        for (const Skill skill : skillsInOrder(facts))
            words << QStringLiteral("%1 %2").arg(word(skill)).arg(facts.skill(skill));
        return words;
    }

    static QStringList characteristics(const XFileFacts& facts)
    {
        QStringList words;
        for (int i = 0; i < kCharacteristics; ++i)
            words << word(facts.type(static_cast<Characteristic>(i)));
        return words;
    }
};

} // namespace

std::vector<Skill> skillsInOrder(const AgentFacts& agent, std::uint16_t needed)
{
    std::vector<Skill> skills;
    for (int i = 0; i < kSkills; ++i)
        if (agent.skill(static_cast<Skill>(i)) > 0)
            skills.push_back(static_cast<Skill>(i));
    const auto weight = [&](Skill skill) {
        return ((needed >> static_cast<int>(skill) & 1) != 0 ? 100 : 0) + agent.skill(skill);
    };
    std::stable_sort(skills.begin(), skills.end(), [&](Skill a, Skill b) { return weight(a) > weight(b); });
    return skills;
}

QStringList ownFacts(const Card& card)
{
    return OwnFacts::of(card);
}

} // namespace dossier
