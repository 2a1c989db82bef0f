#include "engine/records/record.h"

#include "domain/limits/text_limits.h"
#include "engine/flow/rules.h"
#include "engine/records/set_up.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 9> kRecordKeys{"record",  "options", "seats", "first", "seed",
                                                      "actions", "marks",   "hash",  "title"};
constexpr std::array<std::string_view, 7> kSeatKeys{"name", "deck name", "team", "deck", "xfile", "passive", "player"};
constexpr std::array<std::string_view, 10> kKeysOfAnAction{"do",      "number", "agent",  "team",  "card",
                                                           "section", "at",     "target", "other", "form"};
constexpr int kVersion = 1;

Json refJson(CardRef card)
{
    Json pair = Json::array();
    pair.push(card.owner());
    pair.push(card.index());
    return pair;
}

CardRef readRef(const Json& pair)
{
    if (pair.items().size() != 2)
        throw JsonError(pair.line(), "a seat and an index expected");
    return {static_cast<Seat>(pair.items()[0].asInt(0, kMostSeats - 1)), pair.items()[1].asInt(0, kCardsPerSeat - 1)};
}

// A card as a pair, anything else as the number that stands for it.
Json thingJson(Thing thing)
{
    return thing.card() ? refJson(thing.card()) : Json(static_cast<int>(thing.bits()));
}

Thing readThing(const Json& json)
{
    if (json.isArray())
        return readRef(json);
    return Thing::ofBits(static_cast<std::uint16_t>(json.asInt(0, 0xfffe)));
}

} // namespace

Json writeAction(const Action& action)
{
    const Action usual;
    Json json = Json::object();
    json.set("do", nameOf(action.kind));
    if (action.number != usual.number)
        json.set("number", action.number);
    if (action.agent != usual.agent)
        json.set("agent", action.agent);
    if (action.team != usual.team)
        json.set("team", action.team);
    if (action.section != usual.section)
        json.set("section", action.section);
    if (action.seat != usual.seat)
        json.set("at", action.seat);
    if (action.card)
        json.set("card", refJson(action.card));
    if (action.target)
        json.set("target", thingJson(action.target));
    if (action.other)
        json.set("other", thingJson(action.other));
    if (action.form != usual.form)
        json.set("form", action.form);
    return json;
}

Action readAction(const Json& json)
{
    checkKeys(json, kKeysOfAnAction, "an action");
    Action action;
    action.kind = static_cast<ActionKind>(indexOf(json.at("do"), actionWords(), "action"));
    const auto read = [&](std::string_view key, std::uint8_t& field) {
        if (const Json* value = json.find(key))
            field = static_cast<std::uint8_t>(value->asInt(0, 255));
    };
    read("number", action.number);
    read("agent", action.agent);
    read("team", action.team);
    read("section", action.section);
    read("at", action.seat);
    if (const Json* card = json.find("card"))
        action.card = readRef(*card);
    if (const Json* target = json.find("target"))
        action.target = readThing(*target);
    if (const Json* other = json.find("other"))
        action.other = readThing(*other);
    read("form", action.form);
    return action;
}

MatchSetup matchSetup(const GameRecord& record, const CardPool& pool, const EffectBook* effects)
{
    MatchSetup setup;
    setup.pool = &pool;
    setup.effects = effects;
    setup.options = record.options;
    setup.firstSeat = record.firstSeat;
    for (std::size_t seat = 0; seat < record.decks.size(); ++seat)
        setup.seats.push_back({&record.decks[seat], seat < record.passive.size() && record.passive[seat]});
    return setup;
}

Json writeRecord(const GameRecord& record, const CardPool& pool)
{
    Json json = Json::object();
    json.set("record", kVersion);
    json.set("options", optionsJson(record.options));
    Json seats = Json::array();
    for (std::size_t i = 0; i < record.decks.size(); ++i) {
        Json seat = Json::object();
        if (i < record.names.size() && !record.names[i].empty())
            seat.set("name", std::string_view(record.names[i]));
        if (!record.decks[i].name.empty())
            seat.set("deck name", std::string_view(record.decks[i].name));
        setDeck(seat, record.decks[i], pool);
        if (i < record.passive.size() && record.passive[i])
            seat.set("passive", true);
        if (i < record.players.size() && !record.players[i].empty())
            seat.set("player", std::string_view(record.players[i]));
        seats.push(std::move(seat));
    }
    json.set("seats", std::move(seats));
    json.set("first", record.firstSeat);
    json.set("seed", static_cast<std::int64_t>(record.seed));
    Json actions = Json::array();
    for (const Action& action : record.actions)
        actions.push(writeAction(action));
    json.set("actions", std::move(actions));
    if (!record.marks.empty()) {
        Json marks = Json::array();
        for (const std::uint32_t mark : record.marks)
            marks.push(static_cast<std::int64_t>(mark));
        json.set("marks", std::move(marks));
    }
    if (record.hash)
        json.set("hash", static_cast<std::int64_t>(*record.hash));
    return json;
}

GameRecord readRecord(std::string_view text, const CardPool& pool)
{
    const Json json = Json::parse(text);
    checkKeys(json, kRecordKeys, "the record");
    json.at("record").asInt(kVersion, kVersion);
    GameRecord record;
    if (const Json* options = json.find("options"))
        record.options = readOptions(*options);
    for (const Json& seat : json.at("seats").items()) {
        checkKeys(seat, kSeatKeys, "a seat");
        record.decks.push_back(deckFrom(seat, pool));
        if (const Json* deckName = seat.find("deck name"))
            record.decks.back().name = inOneLine(cutTo(TextOf::DeckName, deckName->asString()));
        const Json* passive = seat.find("passive");
        record.passive.push_back(passive && passive->asBool());
        if (const Json* name = seat.find("name")) {
            record.names.resize(record.decks.size());
            record.names.back() = inOneLine(cutTo(TextOf::DeckName, name->asString()));
        }
        if (const Json* player = seat.find("player")) {
            record.players.resize(record.decks.size());
            record.players.back() = player->asString();
        }
    }
    if (!record.names.empty())
        record.names.resize(record.decks.size());
    if (!record.players.empty())
        record.players.resize(record.decks.size());
    if (const Json* first = json.find("first"))
        record.firstSeat = first->asInt(-1, static_cast<int>(record.decks.size()) - 1);
    record.seed = static_cast<std::uint64_t>(json.at("seed").asInteger(INT64_MIN, INT64_MAX));
    for (const Json& action : json.at("actions").items())
        record.actions.push_back(readAction(action));
    if (const Json* marks = json.find("marks")) {
        for (const Json& mark : marks->items())
            record.marks.push_back(static_cast<std::uint32_t>(mark.asInteger(0, UINT32_MAX)));
        if (record.marks.size() != record.actions.size())
            throw JsonError(marks->line(), "as many marks as actions expected");
    }
    if (const Json* hash = json.find("hash"))
        record.hash = static_cast<std::uint64_t>(hash->asInteger(INT64_MIN, INT64_MAX));
    if (const auto problems = setupProblems(matchSetup(record, pool)); !problems.empty()) {
        const bool basic = problems.front().kind == SetupProblem::Kind::BasicSeats;
        throw JsonError(json.at("seats").line(), basic ? "the Basic Game is for two players, not " +
                                                             std::to_string(problems.front().have) + " (BASIC-1)"
                                                       : "no game can be set up with these seats");
    }
    return record;
}

} // namespace dossier
