#include "table/kept_game.h"

#include "text/json.h"

#include <algorithm>
#include <array>
#include <limits>

namespace dossier {

namespace {

constexpr int kVersion = 1;
constexpr int kMostTurns = 100'000;
constexpr int kMostSeconds = 100'000'000;
constexpr auto kPhaseLast = static_cast<int>(Phase::Debriefing);
constexpr auto kEndingLast = static_cast<int>(Ending::TurnLimit);

std::string bytes(const QString& text)
{
    return text.toStdString();
}

Json seatJson(const KeptSeat& seat)
{
    Json json = Json::object();
    json.set("name", bytes(seat.name));
    json.set("deck", bytes(seat.deck));
    json.set("player", seat.player);
    json.set("passive", seat.passive);
    return json;
}

KeptSeat readSeat(const Json& json)
{
    return {QString::fromStdString(json.at("name").asString()), QString::fromStdString(json.at("deck").asString()),
            json.at("player").asString(), json.at("passive").asBool()};
}

QDateTime readTime(const Json& json)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(json.asString()), Qt::ISODate);
    if (!time.isValid())
        throw JsonError(json.line(), "a time expected");
    return time;
}

} // namespace

KeptGame keptGame(const RunningGame& game, KeptGame before)
{
    const GameRecord record = game.record();
    before.seats.resize(record.decks.size());
    for (std::size_t i = 0; i < record.decks.size(); ++i) {
        KeptSeat& seat = before.seats[i];
        if (!record.decks[i].name.empty())
            seat.deck = QString::fromStdString(record.decks[i].name);
        seat.name = i < record.names.size() ? QString::fromStdString(record.names[i]) : QString();
        seat.player = i < record.players.size() ? record.players[i] : std::string();
        seat.passive = i < record.passive.size() && record.passive[i];
    }
    Observation seen;
    game.observe(0, seen);
    before.game = record.options.game;
    before.turn = game.turn();
    before.phase = game.phase();
    before.ending = seen.ending;
    before.winner = seen.winner;
    return before;
}

std::string writeKept(const KeptGame& game)
{
    Json json = Json::object();
    json.set("kept", kVersion);
    Json seats = Json::array();
    for (const KeptSeat& seat : game.seats)
        seats.push(seatJson(seat));
    json.set("seats", std::move(seats));
    json.set("basic", game.game == Game::Basic);
    json.set("turn", game.turn);
    json.set("phase", static_cast<int>(game.phase));
    json.set("ending", static_cast<int>(game.ending));
    json.set("winner", game.winner == kNoSeat ? -1 : static_cast<int>(game.winner));
    json.set("open hands", game.openHands);
    json.set("drawn", static_cast<int>(game.drawn));
    json.set("began", bytes(game.began.toUTC().toString(Qt::ISODate)));
    json.set("last", bytes(game.last.toUTC().toString(Qt::ISODateWithMs)));
    json.set("seconds", game.seconds);
    json.set("at", game.at);
    json.set("replays", game.replays);
    return json.dump(1);
}

KeptGame readKept(std::string_view text)
{
    const Json json = Json::parse(text);
    json.at("kept").asInt(kVersion, kVersion);
    KeptGame game;
    for (const Json& seat : json.at("seats").items())
        game.seats.push_back(readSeat(seat));
    if (game.seats.size() < 2 || game.seats.size() > kMostSeats)
        throw JsonError(json.at("seats").line(), "two to four seats expected");
    game.game = json.at("basic").asBool() ? Game::Basic : Game::Advanced;
    game.turn = json.at("turn").asInt(0, kMostTurns);
    game.phase = static_cast<Phase>(json.at("phase").asInt(0, kPhaseLast));
    game.ending = static_cast<Ending>(json.at("ending").asInt(0, kEndingLast));
    const int winner = json.at("winner").asInt(-1, static_cast<int>(game.seats.size()) - 1);
    game.winner = winner < 0 ? kNoSeat : static_cast<Seat>(winner);
    game.openHands = json.at("open hands").asBool();
    if (const Json* drawn = json.find("drawn")) // earlier versions did not keep it
        game.drawn = static_cast<std::uint32_t>(drawn->asInt(0, (1 << kMostSeats) - 1));
    game.began = readTime(json.at("began"));
    game.last = readTime(json.at("last"));
    game.seconds = json.at("seconds").asInt(0, kMostSeconds);
    if (const Json* at = json.find("at")) // nor these
        game.at = at->asInt(-1, std::numeric_limits<int>::max());
    if (const Json* replays = json.find("replays"))
        game.replays = replays->asBool();
    return game;
}

Score scoreAgainst(const std::vector<KeptGame>& games, std::string_view player)
{
    Score score;
    for (const KeptGame& game : games) {
        const auto person =
            std::find_if(game.seats.begin(), game.seats.end(), [](const KeptSeat& seat) { return seat.isPerson(); });
        const bool alone = std::count_if(game.seats.begin(), game.seats.end(),
                                         [](const KeptSeat& seat) { return seat.isPerson(); }) == 1;
        const bool met = std::any_of(game.seats.begin(), game.seats.end(),
                                     [&](const KeptSeat& seat) { return seat.player == player; });
        if (!game.isFinished() || !alone || !met || game.seats.size() != 2)
            continue;
        ++score.played;
        score.won += game.winner == static_cast<Seat>(person - game.seats.begin()) ? 1 : 0;
    }
    return score;
}

} // namespace dossier
