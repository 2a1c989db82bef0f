#include "host/table_store.h"

#include "disk/calls.h"
#include "disk/file_moves.h"
#include "disk/file_reader.h"
#include "disk/file_writer.h"
#include "host/folder_lock.h"
#include "net/view/view_words.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <span>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

namespace {

constexpr int kVersion = 3; // 2 did not number the steps
constexpr int kOldest = 1;  // had no file of the steps before the first was made
constexpr int kMostLines = 1'000'000'000;
constexpr std::int64_t kFar = std::int64_t{1} << 53;

std::string hex(const QByteArray& bytes)
{
    return bytes.toHex().toStdString();
}

QByteArray bytesAt(const Json& json, const char* key)
{
    return QByteArray::fromHex(QByteArray::fromStdString(json.at(key).asString()));
}

Json jsonOf(const GameOptions& options)
{
    return Json::object({{"game", Json(wordsFor<Game>()[static_cast<std::size_t>(options.game)])},
                         {"questionOrGuess", Json(options.questionOrGuess)},
                         {"singleGuess", Json(options.singleGuess)},
                         {"killerCards", Json(options.killerCards)},
                         {"xFilePowers", Json(options.xFilePowers)},
                         {"house", Json(static_cast<std::int64_t>(options.house))}});
}

GameOptions optionsAt(const Json& json)
{
    GameOptions options;
    options.game = static_cast<Game>(indexOf(json.at("game"), wordsFor<Game>(), "game"));
    options.questionOrGuess = json.at("questionOrGuess").asBool();
    options.singleGuess = json.at("singleGuess").asBool();
    options.killerCards = json.at("killerCards").asBool();
    options.xFilePowers = json.at("xFilePowers").asBool();
    options.house = static_cast<std::uint32_t>(json.at("house").asInteger(0, 0xffffffff));
    return options;
}

Json jsonOf(const StoredSeat& seat)
{
    Json json = Json::object({{"secret", Json(hex(seat.secretMark))},
                              {"token", Json(hex(seat.tokenMark))},
                              {"claim", Json(hex(seat.claimMark))},
                              {"name", Json(seat.name.toStdString())},
                              {"deck", Json(seat.deck.toStdString())},
                              {"computer", Json(seat.computer)},
                              {"thought", Json(seat.thought)},
                              {"agreed", jsonOf(seat.agrees)}});
    if (!seat.packs.empty())
        json.set("packs", jsonOf(seat.packs));
    return json;
}

StoredSeat seatAt(const Json& json)
{
    StoredSeat seat;
    seat.secretMark = bytesAt(json, "secret");
    seat.tokenMark = bytesAt(json, "token");
    if (json.find("claim")) // since guests have one
        seat.claimMark = bytesAt(json, "claim");
    seat.name = QString::fromStdString(json.at("name").asString());
    seat.deck = QString::fromStdString(json.at("deck").asString());
    seat.computer = json.at("computer").asBool();
    seat.thought = json.at("thought").asInteger(0, kFar);
    seat.agrees = agreementsAt(json);
    if (const Json* packs = json.find("packs"))
        seat.packs = packsOf(*packs);
    return seat;
}

constexpr std::array<std::string_view, 13> kTableKeys{"sealed", "version", "options", "clock",    "seed",
                                                      "salt",   "begun",   "lines",   "numbered", "pokerFace",
                                                      "watch",  "delay",   "seats"};
constexpr std::array<std::string_view, 9> kSeatKeys{"secret",   "token",   "claim",  "name", "deck",
                                                    "computer", "thought", "agreed", "packs"};

// "colour (line 3)"
void noteUnknown(const Json& object, std::span<const std::string_view> known, QStringList& unknown)
{
    constexpr qsizetype kMostNamed = 20;
    for (const auto& [key, value] : object.members())
        if (std::ranges::find(known, key) == known.end() && unknown.size() < kMostNamed)
            unknown << QStringLiteral("%1 (line %2)").arg(QString::fromStdString(key), QString::number(value.line()));
}

bool isName(const QString& id)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z0-9_-]{1,32}$"));
    return name.match(id).hasMatch();
}

// A pipe would hold up all tables, a device may have no end.
std::string readWhole(const QString& path)
{
    struct stat about = {};
    if (::stat(QFile::encodeName(path).constData(), &about) == 0 && !S_ISREG(about.st_mode))
        throw JsonError(0, path.toStdString() + ": this is no file");
    std::string content;
    if (const int error = readFile(QFile::encodeName(path).toStdString(), content); error != 0)
        throw JsonError(0, path.toStdString() + ": " + qt_error_string(error).toStdString());
    return content;
}

} // namespace

QByteArray sha256Of(const QByteArray& secret)
{
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256);
}

TableStore::TableStore(QString folder)
    : m_folder(std::move(folder))
{
    makeFolderOfTables(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QString TableStore::fileOf(const QString& id, const char* name) const
{
    return placeOf(id) + QLatin1Char('/') + QLatin1String(name);
}

std::optional<StoredTable> TableStore::load(const QString& id) const
{
    if (!isName(id) || !QFileInfo::exists(placeOf(id)))
        return std::nullopt;
    const Json json = Json::parse(readWhole(fileOf(id, "table.json")));
    const int version = json.at("version").asInt(kOldest, kVersion);
    StoredTable table;
    table.id = id;
    table.options = optionsAt(json.at("options"));
    table.clock = json.at("clock").asInteger(0, kFar);
    table.seed = QByteArray::fromStdString(json.at("seed").asString()).toULongLong();
    table.salt = bytesAt(json, "salt");
    table.begun = json.at("begun").asBool();
    if (json.find("lines")) { // since they are numbered
        table.numbered = json.at("numbered").asBool();
        table.lines = json.at("lines").asInt(0, kMostLines);
    }
    if (version == kOldest && table.begun && !QFileInfo::exists(fileOf(id, "steps.jsonl")))
        static_cast<void>(writeFile(QFile::encodeName(fileOf(id, "steps.jsonl")).toStdString(), {}));
    if (const Json* pokerFace = json.find("pokerFace")) // since there is one
        table.pokerFace = pokerFace->asBool();
    if (json.find("watch")) { // since spectators may come
        table.watchMark = bytesAt(json, "watch");
        table.delay = json.at("delay").asInt(0, kMostDelay);
    }
    if (const Json* sealed = json.find("sealed"))
        table.sealed = sealedOf(*sealed);
    for (const Json& seat : json.at("seats").items())
        table.seats.push_back(seatAt(seat));
    noteUnknown(json, kTableKeys, table.unknown);
    for (const Json& seat : json.at("seats").items())
        noteUnknown(seat, kSeatKeys, table.unknown);
    if (table.seats.size() < 2 || table.seats.size() > kMostSeats)
        throw JsonError(0, "a table has two to four seats");
    return table;
}

QStringList TableStore::ids() const
{
    QStringList all = folders();
    all.removeIf([this](const QString& id) { return !isTable(id); });
    return all;
}

QStringList TableStore::strays() const
{
    QStringList all = folders();
    all.removeIf([this](const QString& id) { return isTable(id); });
    return all;
}

QStringList TableStore::folders() const
{
    return QDir(m_folder).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

bool TableStore::isTable(const QString& id) const
{
    return isName(id) && QFileInfo::exists(fileOf(id, "table.json"));
}

bool TableStore::takeAwayEmpty(const QString& id) const
{
    constexpr qint64 kMaking = 3600; // seconds, many times what it takes to write a table into its folder
    const QFileInfo folder(placeOf(id));
    return !folder.isSymLink() && folder.lastModified().secsTo(QDateTime::currentDateTimeUtc()) > kMaking &&
           QDir(m_folder).rmdir(id);
}

bool TableStore::takeAway(const QString& id) const
{
    return QDir(placeOf(id)).removeRecursively();
}

int TableStore::save(const StoredTable& table) const
{
    if (const int error = makeFolder(QFile::encodeName(placeOf(table.id)).toStdString()); error != 0)
        return error;
    Json seats = Json::array();
    for (const StoredSeat& seat : table.seats)
        seats.push(jsonOf(seat));
    Json json = Json::object({{"version", Json(kVersion)},
                              {"options", jsonOf(table.options)},
                              {"clock", Json(table.clock)},
                              {"seed", Json(std::to_string(table.seed))},
                              {"salt", Json(hex(table.salt))},
                              {"begun", Json(table.begun)},
                              {"numbered", Json(table.numbered)},
                              {"lines", Json(table.lines)},
                              {"pokerFace", Json(table.pokerFace)},
                              {"watch", Json(hex(table.watchMark))},
                              {"delay", Json(table.delay)},
                              {"seats", std::move(seats)}});
    if (table.sealed)
        json.set("sealed", jsonOf(*table.sealed));
    const int error = writeFile(QFile::encodeName(fileOf(table.id, "table.json")).toStdString(), json.dump());
    if (error != 0)
        QDir(m_folder).rmdir(table.id); // where there was no such table; a folder with something in it stays
    return error;
}

namespace {

std::string numberedLine(int number, const std::string& line)
{
    return std::to_string(number) + ' ' + line + '\n';
}

} // namespace

int TableStore::begin(const QString& id, const GameRecord& record, const CardPool& pool) const
{
    const std::string first = numberedLine(0, Json::object({{"begins", Json(true)}}).compact());
    if (const int error = writeFile(QFile::encodeName(fileOf(id, "steps.jsonl")).toStdString(), first); error != 0)
        return error;
    return writeFile(QFile::encodeName(fileOf(id, "game.json")).toStdString(), writeRecord(record, pool).dump());
}

// What does not get onto disk as a whole is taken off again: half a line would be the beginning of the next one.
int TableStore::appendLines(StoredTable& table, const std::vector<std::string>& lines) const
{
    const QByteArray path = QFile::encodeName(fileOf(table.id, "steps.jsonl"));
    // Not made anew where it has gone: the steps before these would be missing, and nobody would know.
    OpenFile file(::open(path.constData(), O_WRONLY | O_APPEND | O_CLOEXEC));
    struct stat before
    {};
    if (!file.isOpen() || ::fstat(file.number(), &before) != 0)
        return errno;
    std::string text;
    int number = table.lines;
    for (const std::string& line : lines)
        text += numberedLine(number++, line);
    int error = file.write(text);
    if (error == 0)
        error = file.sync();
    if (error == 0)
        table.lines = number;
    else if (::ftruncate(file.number(), before.st_size) != 0)
        return errno;
    return error;
}

int TableStore::append(StoredTable& table, const std::vector<Action>& taken) const
{
    std::vector<std::string> lines;
    lines.reserve(taken.size());
    for (const Action& action : taken)
        lines.push_back(writeAction(action).compact());
    return lines.empty() ? 0 : appendLines(table, lines);
}

int TableStore::goBack(StoredTable& table, int position) const
{
    return appendLines(table, {Json::object({{"back", Json(position)}}).compact()});
}

GameRecord TableStore::loadGame(StoredTable& table, const CardPool& pool) const
{
    GameRecord record = readRecord(readWhole(fileOf(table.id, "game.json")), pool);
    const QString steps = fileOf(table.id, "steps.jsonl");
    std::string text = readWhole(steps);
    const std::size_t whole = text.rfind('\n') + 1; // 0 where there is none
    if (whole < text.size()) {
        text.resize(whole);
        QFile::resize(steps, static_cast<qint64>(whole));
    }
    const auto refuse = [&steps](int line, const char* why) {
        throw JsonError(line, steps.toStdString() + ": " + why);
    };
    int lines = 0;
    bool numbered = table.numbered;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        std::string_view line = std::string_view(text).substr(at, end - at);
        numbered = numbered || !line.starts_with('{'); // an older table goes on with numbers
        if (numbered) {
            const std::string number = std::to_string(lines) + ' ';
            if (!line.starts_with(number))
                refuse(lines + 1, "lines are missing or were put in before this one");
            line.remove_prefix(number.size());
        }
        const Json json = Json::parse(line);
        if (const Json* back = json.find("back"))
            record.actions.resize(static_cast<std::size_t>(back->asInt(0, static_cast<int>(record.actions.size()))));
        else if (!json.find("begins"))
            record.actions.push_back(readAction(json));
        at = end + 1;
        ++lines;
    }
    if (lines < table.lines)
        refuse(lines, "lines are missing at its end");
    if (table.numbered && lines == 0)
        refuse(0, "all lines are missing");
    table.lines = lines;
    return record;
}

GameRecord TableStore::loadGame(const QString& id, const CardPool& pool) const
{
    StoredTable table = load(id).value();
    return loadGame(table, pool);
}

} // namespace dossier
