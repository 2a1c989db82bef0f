#include "net/protocol/from_host.h"

#include "net/protocol/invitation.h"

#include <QCryptographicHash>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostBack = 1'000'000;
constexpr std::int64_t kFar = std::int64_t{1} << 53;

QString textAt(const Json& json, const char* key)
{
    return QString::fromStdString(json.at(key).asString());
}

bool flagAt(const Json& json, const char* key)
{
    const Json* found = json.find(key);
    return found && found->asBool();
}

QByteArray hexAt(const Json& json, const char* key)
{
    return QByteArray::fromHex(textAt(json, key).toLatin1());
}

QStringList textsAt(const Json& json, const char* key)
{
    QStringList texts;
    for (const Json& each : json.at(key).items())
        texts << QString::fromStdString(each.asString());
    return texts;
}

LobbySeen readLobby(const Json& json)
{
    LobbySeen lobby;
    for (const Json& seat : json.at("seats").items())
        lobby.seats.push_back({textAt(seat, "name"), flagAt(seat, "here"), flagAt(seat, "taken"), flagAt(seat, "ready"),
                               textAt(seat, "deck"), agreementsAt(seat)});
    lobby.hints = flagAt(json, "hints");
    return lobby;
}

PresenceSeen readPresence(const Json& json)
{
    PresenceSeen presence;
    for (const Json& seat : json.at("seats").items())
        presence.seats.push_back({flagAt(seat, "here"), seat.at("away").asInt(0, kMostBack), flagAt(seat, "computer")});
    presence.paused = flagAt(json, "paused");
    if (const Json* watching = json.find("watching"))
        presence.watching = watching->asInt(0, kMostBack);
    return presence;
}

RejectedByHost readRejection(const Json& json)
{
    return {rejectionOf(json.at("code").asString()), textAt(json, "text"), textAt(json, "detail"),
            flagAt(json, "closes")};
}

} // namespace

QByteArray commitmentTo(std::uint64_t seed, const QByteArray& salt)
{
    return QCryptographicHash::hash(QByteArray::number(static_cast<qulonglong>(seed)) + ' ' + salt.toHex(),
                                    QCryptographicHash::Sha256);
}

bool keptItsWord(const Welcomed& welcome, const GameEnded& end)
{
    return end.record.seed == end.seed && commitmentTo(end.seed, end.salt) == welcome.commitment;
}

HostReader::HostReader(const CardPool& pool)
    : m_pool(&pool)
{}

Seat HostReader::seatAt(const Json& json, const char* key) const
{
    return static_cast<Seat>(json.at(key).asInt(0, m_seats - 1));
}

Welcomed HostReader::readWelcome(const Json& json)
{
    Welcomed welcome;
    welcome.protocol = json.at("protocol").asInt(kProtocol, kProtocol);
    welcome.program = textAt(json, "program");
    welcome.table = textAt(json, "table");
    m_seats = welcome.seats = json.at("seats").asInt(2, kMostSeats);
    if (!json.at("seat").isNull()) // a spectator has none
        welcome.seat = seatAt(json, "seat");
    welcome.token = fromLetters(textAt(json, "token"), kSecretBytes).value_or(QByteArray());
    const Json& options = json.at("options");
    welcome.options.game = options.at("game").asString() == "basic" ? Game::Basic : Game::Advanced;
    welcome.options.questionOrGuess = flagAt(options, "questionOrGuess");
    welcome.options.singleGuess = flagAt(options, "singleGuess");
    welcome.options.killerCards = flagAt(options, "killerCards");
    welcome.options.xFilePowers = flagAt(options, "xFilePowers");
    welcome.watched = json.find("watched") && flagAt(json, "watched");
    welcome.pokerFace = json.find("pokerFace") && flagAt(json, "pokerFace");
    welcome.clock = json.at("clock").asInteger(0, kFar);
    welcome.commitment = hexAt(json, "commitment");
    if (const Json* sealed = json.find("sealed"))
        welcome.sealed = sealedOf(*sealed);
    return welcome;
}

GameBegan HostReader::readGame(const Json& json)
{
    GameBegan game;
    for (const Json& each : json.at("xFiles").items()) {
        const auto card = m_pool->findNumber(each.asString());
        if (!card)
            throw JsonError(0, "no card has the number " + each.asString());
        game.xFiles.push_back(*card);
    }
    game.names = textsAt(json, "names");
    game.decks = textsAt(json, "decks");
    game.deck = textAt(json, "deck");
    if (game.xFiles.empty() || game.xFiles.size() > kMostXFiles || game.names.size() != m_seats ||
        game.decks.size() != m_seats)
        throw JsonError(0, "not a game of these seats");
    m_xFiles = static_cast<int>(game.xFiles.size());
    return game;
}

std::optional<FromHost> HostReader::read(std::string_view frame)
{
    const Json json = Json::parse(frame, {kMostBytesToGuest, kMostValuesToGuest, 24});
    const std::string& type = json.at("type").asString();
    if (type == "welcome")
        return readWelcome(json);
    if (type == "error")
        return readRejection(json);
    if (m_seats == 0)
        throw JsonError(0, type + " before the welcome");
    if (type == "lobby")
        return readLobby(json);
    if (type == "game")
        return readGame(json);
    if (type == "presence")
        return readPresence(json);
    if (type == "chat")
        return ChatSaid{seatAt(json, "seat"), textAt(json, "text").left(kMostCharactersOfChat)};
    if (type == "story")
        return StoryTold{json.at("from").asInt(0, kMostBack) == 0, eventsOf(json.at("events"), *m_pool, m_seats)};
    if (type == "view" && m_xFiles > 0)
        return ViewShown{viewOf(json, *m_pool, m_seats, m_xFiles)};
    if (type == "clock") {
        ClockSeen clock;
        for (const Json& each : json.at("thought").items())
            clock.thought.push_back(each.asInteger(0, kFar));
        const Json& thinks = json.at("thinks");
        clock.thinks = thinks.isNull() ? kNoSeat : seatAt(json, "thinks");
        clock.clock = json.at("clock").asInteger(0, kFar);
        return clock;
    }
    if (type == "ask_back")
        return BackAsked{seatAt(json, "seat"), flagAt(json, "shown")};
    if (type == "answer_back")
        return BackAnswered{seatAt(json, "seat"), flagAt(json, "agreed")};
    if (type == "lists") {
        ListsOpened opened{textsAt(json, "lists")};
        if (opened.lists.size() != m_seats)
            throw JsonError(0, "not the lists of these seats");
        return opened;
    }
    if (type == "hint")
        return hintOf(json);
    if (type == "packs")
        return PacksOpened{openedPacks(packsOf(json.at("packs")), *m_pool)};
    if (type == "time_out")
        return TimeOut{seatAt(json, "seat")};
    if (type == "end")
        return GameEnded{readRecord(json.at("record").compact(), *m_pool), textAt(json, "seed").toULongLong(),
                         hexAt(json, "salt")};
    return std::nullopt;
}

} // namespace dossier
