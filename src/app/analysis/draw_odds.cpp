#include "app/analysis/draw_odds.h"

#include "desk/deck_words.h"
#include "domain/advice/odds.h"
#include "domain/advice/skill_coverage.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace dossier {

namespace {

class DrawWords
{
    Q_DECLARE_TR_FUNCTIONS(DrawWords)

public:
    static QString passed() { return tr("Sites the Team passes"); }
    static QString asking(Characteristic about) { return tr("Sites that ask about %1").arg(word(about)); }
};

} // namespace

std::vector<DrawGroup> drawGroups(const Deck& deck, const CardPool& pool)
{
    std::vector<DrawGroup> groups;
    const SkillTotals levels = skillTotals(teamOf(deck, pool), pool);
    groups.push_back({DrawWords::passed(), [&pool, levels](CardIndex card) {
                          return pool[card].site && checkSite(*pool[card].site, levels).passes == Passing::Yes;
                      }});
    for (int i = 0; i < kCardTypes; ++i) {
        const auto type = static_cast<CardType>(i);
        groups.push_back({headingOf(type), [&pool, type](CardIndex card) { return pool[card].type == type; }});
    }
    for (int i = 0; i < kCharacteristics; ++i) {
        const auto about = static_cast<Characteristic>(i);
        groups.push_back({DrawWords::asking(about), [&pool, about](CardIndex card) {
                              return pool[card].site && std::ranges::count(pool[card].site->asks, about) > 0;
                          }});
    }
    for (DrawGroup& group : groups)
        for (const DeckEntry& entry : deck.bureauDeck)
            group.cards += group.belongs(entry.card) ? entry.count : 0;
    std::erase_if(groups, [](const DrawGroup& group) { return group.cards == 0; });
    return groups;
}

double chanceOf(const std::vector<DrawWish>& wishes, const Deck& deck, int drawn)
{
    std::map<std::uint32_t, int> cardsBySet;
    for (const DeckEntry& entry : deck.bureauDeck) {
        std::uint32_t sets = 0;
        for (std::size_t g = 0; g < wishes.size(); ++g)
            sets |= static_cast<std::uint32_t>(wishes[g].group->belongs(entry.card)) << g;
        if (sets != 0)
            cardsBySet[sets] += entry.count;
    }
    std::vector<DeckPart> parts;
    parts.reserve(cardsBySet.size());
    for (const auto& [sets, cards] : cardsBySet)
        parts.push_back({cards, sets});
    std::vector<Wanted> wanted;
    wanted.reserve(wishes.size());
    for (const DrawWish& wish : wishes)
        wanted.push_back({.least = wish.least});
    return chanceOfAll(parts, wanted, drawn, bureauDeckSize(deck));
}

} // namespace dossier
