#include "net/protocol/packs_json.h"

#include "domain/cards/published_set.h"

namespace dossier {

namespace {

constexpr std::size_t kMostOpened = std::size_t{2} * kMostPacks; // starters and boosters
constexpr std::size_t kMostInAPack = std::size_t{3} * kMostOfARarity + kFixedCards;

} // namespace

std::vector<NumberedPack> numberedPacks(const SealedPlayer& player, const CardPool& pool)
{
    std::vector<NumberedPack> packs;
    for (const OpenedPack& opened : player.packs) {
        NumberedPack& pack = packs.emplace_back();
        pack.fixed = opened.fixed.value_or(std::string());
        for (const CardIndex card : opened.cards)
            pack.cards.push_back(pool[card].id);
    }
    return packs;
}

SealedPlayer openedPacks(const std::vector<NumberedPack>& packs, const CardPool& pool)
{
    SealedPlayer player;
    for (const NumberedPack& pack : packs) {
        OpenedPack& opened = player.packs.emplace_back();
        if (!pack.fixed.empty())
            opened.fixed = pack.fixed;
        for (const std::string& number : pack.cards) {
            const auto card = pool.findNumber(number);
            if (!card)
                throw JsonError(0, "no card has the number " + number);
            opened.cards.push_back(*card);
        }
    }
    return player;
}

Json jsonOf(const SealedSetup& setup)
{
    return Json::object({{"starters", Json(setup.starters)},
                         {"boosters", Json(setup.boosters)},
                         {"reserve", Json(setup.reserve)},
                         {"starterSet", Json(kPublishedSets[static_cast<std::size_t>(setup.starterSet)].brief)},
                         {"boosterSet", Json(kPublishedSets[static_cast<std::size_t>(setup.boosterSet)].brief)}});
}

SealedSetup sealedOf(const Json& json)
{
    const auto set = [&](const char* key, int count) {
        const auto place = publishedSetNamed(json.at(key).asString(), count);
        if (!place)
            throw JsonError(json.line(), std::string(key) + " is no set that was sold so");
        return *place;
    };
    SealedSetup setup;
    setup.starters = json.at("starters").asInt(0, kMostPacks);
    setup.boosters = json.at("boosters").asInt(0, kMostPacks);
    setup.reserve = json.at("reserve").asInt(0, setup.boosters);
    setup.starterSet = set("starterSet", kStarterSets);
    setup.boosterSet = set("boosterSet", kBoosterSets);
    return setup;
}

Json jsonOf(const std::vector<NumberedPack>& packs)
{
    Json list = Json::array();
    for (const NumberedPack& pack : packs) {
        Json cards = Json::array();
        for (const std::string& number : pack.cards)
            cards.push(Json(number));
        Json json = Json::object({{"cards", std::move(cards)}});
        if (!pack.fixed.empty())
            json.set("fixed", Json(pack.fixed));
        list.push(std::move(json));
    }
    return list;
}

std::vector<NumberedPack> packsOf(const Json& json)
{
    std::vector<NumberedPack> packs;
    if (json.items().size() > kMostOpened)
        throw JsonError(json.line(), "too many packs");
    for (const Json& each : json.items()) {
        NumberedPack& pack = packs.emplace_back();
        if (const Json* fixed = each.find("fixed"))
            pack.fixed = fixed->asString();
        const Json::Items& cards = each.at("cards").items();
        if (cards.size() > kMostInAPack)
            throw JsonError(json.line(), "too many cards in a pack");
        for (const Json& card : cards)
            pack.cards.push_back(card.asString());
    }
    return packs;
}

} // namespace dossier
