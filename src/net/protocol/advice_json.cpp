#include "net/protocol/advice_json.h"

#include "net/protocol/messages.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr double kMillion = 1'000'000;
constexpr std::int64_t kMostMillionths = std::int64_t{1} << 50;
constexpr int kMostOfAdvice = 1'000'000;
constexpr std::size_t kMostTried = 100;

Json millionths(double value)
{
    return {static_cast<std::int64_t>(std::llround(value * kMillion))};
}

double fraction(const Json& json)
{
    return static_cast<double>(json.asInteger(-kMostMillionths, kMostMillionths)) / kMillion;
}

template <typename Key, std::size_t count>
Json jsonOf(const ByKind<Key, count>& all)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        list.push(millionths(all[static_cast<Key>(i)]));
    return list;
}

template <typename Key, std::size_t count>
void read(const Json& json, ByKind<Key, count>& all)
{
    if (json.items().size() != count)
        throw JsonError(json.line(), "not the figures of a choice");
    for (std::size_t i = 0; i < count; ++i)
        all[static_cast<Key>(i)] = fraction(json.items()[i]);
}

Json jsonOf(const Grounds& grounds)
{
    return Json::object({{"worlds", Json(grounds.worlds)},
                         {"decided", jsonOf(grounds.decided)},
                         {"here", jsonOf(grounds.here)},
                         {"behind", jsonOf(grounds.behind)},
                         {"errors", jsonOf(grounds.errors)}});
}

Grounds groundsOf(const Json& json)
{
    Grounds grounds;
    grounds.worlds = json.at("worlds").asInt(0, kMostOfAdvice);
    read(json.at("decided"), grounds.decided);
    read(json.at("here"), grounds.here);
    read(json.at("behind"), grounds.behind);
    read(json.at("errors"), grounds.errors);
    return grounds;
}

} // namespace

std::optional<HintGiven> numbered(const Advice& advice, int position, const ActionList& choices)
{
    const auto numberOf = [&](const Action& action) {
        const auto found = std::ranges::find(choices, action);
        return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
    };
    HintGiven hint;
    hint.position = position;
    hint.choice = numberOf(advice.best);
    hint.turns = advice.turns;
    if (hint.choice < 0)
        return std::nullopt;
    for (const Considered& each : advice.considered)
        if (const int choice = numberOf(each.action); choice >= 0 && hint.tried.size() < kMostTried)
            hint.tried.push_back({choice, each.value, each.worlds, each.behind, each.error, each.grounds});
    return hint;
}

std::optional<Advice> adviceOf(const HintGiven& hint, const ActionList& choices)
{
    const auto isOne = [&](int choice) { return choice >= 0 && choice < choices.size(); };
    if (!isOne(hint.choice) ||
        !std::ranges::all_of(hint.tried, [&](const HintGiven::Tried& each) { return isOne(each.choice); }))
        return std::nullopt;
    Advice advice;
    advice.best = choices[hint.choice];
    advice.turns = hint.turns;
    for (const HintGiven::Tried& each : hint.tried)
        advice.considered.push_back(
            {choices[each.choice], each.value, each.worlds, each.behind, each.error, each.grounds});
    return advice;
}

Json jsonOf(const HintGiven& hint)
{
    Json tried = Json::array();
    for (const HintGiven::Tried& each : hint.tried) {
        Json json = Json::object({{"choice", Json(each.choice)},
                                  {"value", millionths(each.value)},
                                  {"worlds", Json(each.worlds)},
                                  {"behind", millionths(each.behind)},
                                  {"error", millionths(each.error)}});
        if (each.grounds.worlds > 0)
            json.set("grounds", jsonOf(each.grounds));
        tried.push(std::move(json));
    }
    return Json::object({{"type", Json("hint")},
                         {"position", Json(hint.position)},
                         {"choice", Json(hint.choice)},
                         {"turns", Json(hint.turns)},
                         {"tried", std::move(tried)}});
}

HintGiven hintOf(const Json& json)
{
    HintGiven hint;
    hint.position = json.at("position").asInt(0, kMostPosition);
    hint.choice = json.at("choice").asInt(0, kMostOfAdvice);
    hint.turns = json.at("turns").asInt(0, kMostOfAdvice);
    const Json::Items& tried = json.at("tried").items();
    if (tried.size() > kMostTried)
        throw JsonError(json.line(), "too many choices were tried");
    for (const Json& each : tried) {
        HintGiven::Tried choice{each.at("choice").asInt(0, kMostOfAdvice), fraction(each.at("value")),
                                each.at("worlds").asInt(0, kMostOfAdvice), fraction(each.at("behind")),
                                fraction(each.at("error"))};
        if (const Json* grounds = each.find("grounds"))
            choice.grounds = groundsOf(*grounds);
        hint.tried.push_back(choice);
    }
    return hint;
}

} // namespace dossier
