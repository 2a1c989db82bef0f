#include "app/card_face/own_facts.h"

#include "app/widgets/card_words.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <vector>

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
    // The highest first.
    static QStringList skills(const AgentFacts& facts)
    {
        std::vector<Skill> known;
        for (int i = 0; i < kSkills; ++i)
            if (facts.skill(static_cast<Skill>(i)) > 0)
                known.push_back(static_cast<Skill>(i));
        std::ranges::stable_sort(known, std::greater(), [&](Skill skill) { return facts.skill(skill); });
        QStringList words;
        for (const Skill skill : known)
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

QStringList ownFacts(const Card& card)
{
    return OwnFacts::of(card);
}

} // namespace dossier
