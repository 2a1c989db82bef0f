#include "desk/games/kept_games.h"

#include "box/game_data.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "text/json.h"
#include "wording/lists/fault_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace dossier {

namespace {

constexpr auto kGameEnding = ".json";
constexpr auto kFactsEnding = ".about";
constexpr auto kStepsEnding = ".steps";
constexpr char kMark = '=';
constexpr char kStateMark = '~';
constexpr int kMostNamed = 3; // files in one sentence

// Of games last played in the same moment (older versions wrote whole seconds) the one begun last: ids are times.
bool isNewer(const KeptGame& a, const KeptGame& b)
{
    return a.last != b.last ? a.last > b.last : a.id > b.id;
}

std::optional<std::string> contentOf(const QString& path)
{
    const WholeFile file = readWhole(path);
    return file.why.isEmpty() ? std::optional(file.content.toStdString()) : std::nullopt;
}

// Whether a game is another one played on: only actions came to it.
bool follows(const GameRecord& before, const GameRecord& now)
{
    if (now.actions.size() < before.actions.size() ||
        !std::equal(before.actions.begin(), before.actions.end(), now.actions.begin()))
        return false;
    GameRecord same = now;
    same.actions = before.actions;
    same.marks = before.marks;
    same.hash = before.hash;
    return same == before;
}

// The first line of the steps that belong to this saved game.
std::string markOf(const std::string& game)
{
    const QByteArray bytes = QByteArray::fromRawData(game.data(), static_cast<qsizetype>(game.size()));
    return kMark + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16).toStdString() + '\n';
}

} // namespace

KeptGames& KeptGames::of(const InHand& desk)
{
    if (auto* games = desk.notices.findChild<KeptGames*>(QString(), Qt::FindDirectChildrenOnly))
        return *games;
    const QDir beside = QFileInfo(desk.places.database).absoluteDir();
    return *new KeptGames(beside.filePath(QStringLiteral("games")), desk.box, desk.notices, &desk.notices);
}

KeptGames::KeptGames(QString folder, const GameData& box, Notices& notices, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_box(box)
    , m_notices(notices)
{}

const std::vector<KeptGame>& KeptGames::games()
{
    if (!m_isRead)
        readAll();
    return m_games;
}

const KeptGame* KeptGames::unfinished()
{
    const auto& all = games();
    const auto found = std::find_if(all.begin(), all.end(), [](const KeptGame& game) { return !game.isFinished(); });
    return found == all.end() ? nullptr : &*found;
}

const KeptGame* KeptGames::find(const QString& id)
{
    const auto& all = games();
    const auto found = std::find_if(all.begin(), all.end(), [&](const KeptGame& game) { return game.id == id; });
    return found == all.end() ? nullptr : &*found;
}

QString KeptGames::fileOf(const QString& id) const
{
    return QDir(m_folder).filePath(id + QLatin1String(kGameEnding));
}

QString KeptGames::factsOf(const QString& id) const
{
    return QDir(m_folder).filePath(id + QLatin1String(kFactsEnding));
}

QString KeptGames::stepsOf(const QString& id) const
{
    return QDir(m_folder).filePath(id + QLatin1String(kStepsEnding));
}

QString KeptGames::newId() const
{
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss-zzz"));
    QString id = now;
    for (int again = 2; QFile::exists(fileOf(id)); ++again)
        id = QStringLiteral("%1-%2").arg(now).arg(again);
    return id;
}

void KeptGames::readAll()
{
    m_isRead = true;
    QStringList strange;
    for (const QFileInfo& file :
         QDir(m_folder).entryInfoList({QLatin1Char('*') + QLatin1String(kGameEnding)}, QDir::Files, QDir::Name)) {
        if (auto game = readOne(file.completeBaseName()))
            m_games.push_back(std::move(*game));
        else
            strange << file.fileName();
    }
    std::sort(m_games.begin(), m_games.end(), isNewer);
    if (strange.isEmpty())
        return;
    const auto count = static_cast<int>(strange.size());
    QStringList named = strange.mid(0, kMostNamed);
    if (count > kMostNamed)
        named << QStringLiteral("…");
    m_notices.warn(tr("%n file(s) in the folder of games could not be read and were left alone: %1.", nullptr, count)
                       .arg(named.join(QStringLiteral(", "))));
}

std::optional<KeptGame> KeptGames::readOne(const QString& id) const
{
    const auto read = [&](const QString& path) -> std::optional<KeptGame> {
        const auto text = contentOf(path);
        try {
            return text ? std::optional(readKept(*text)) : std::nullopt;
        } catch (const JsonError&) {
            return std::nullopt;
        }
    };
    std::optional<KeptGame> game = read(factsOf(id));
    if (!game) {
        const auto text = contentOf(fileOf(id));
        if (!text)
            return std::nullopt;
        try {
            GameRecord record = readRecord(*text, m_box.cards);
            readSteps(id, *text, record);
            const RunningGame played(std::move(record), m_box.cards, &m_box.effects);
            game = keptGame(played);
            game->last = game->began = QFileInfo(fileOf(id)).lastModified();
        } catch (const std::exception&) { // JsonError, or a set-up no game comes of
            return std::nullopt;
        }
    }
    game->id = id;
    return game;
}

bool KeptGames::keep(const KeptGame& facts, const GameRecord& record)
{
    if (!m_isRead)
        readAll();
    const bool goesOn = m_writing == facts.id && !facts.isFinished() && follows(m_written, record);
    const QString why = goesOn && append(record) ? writeFacts(facts) : writeAll(facts, record);
    if (!why.isEmpty()) {
        m_writing.clear(); // the next time all of it is written
        if (!std::exchange(m_toldOfFailure, true))
            m_notices.warn(tr("The game under way cannot be kept: %1").arg(why));
        return false;
    }
    m_writing = facts.id;
    m_written = record;
    m_toldOfFailure = false;
    putIn(facts);
    dropOldest();
    emit changed();
    return true;
}

bool KeptGames::append(const GameRecord& record)
{
    const QString steps = stepsOf(m_writing);
    if (!m_stepsBegun && QFile::exists(steps))
        return false; // a former game's, which could not be taken away
    std::string lines = m_stepsBegun ? std::string() : m_mark;
    for (std::size_t i = m_written.actions.size(); i < record.actions.size(); ++i) {
        lines += std::to_string(i) + ' ' + writeAction(record.actions[i]).compact() + '\n';
        if (i < record.marks.size())
            lines += kStateMark + std::to_string(record.marks[i]) + '\n';
    }
    return m_stepsBegun = writeBehind(steps, lines).isEmpty();
}

// What a list of games shows, which is nothing finer than a phase. The time played is written with it.
QString KeptGames::writeFacts(const KeptGame& facts) const
{
    const auto before = std::ranges::find(m_games, facts.id, &KeptGame::id);
    if (before != m_games.end()) {
        KeptGame same = facts;
        same.last = before->last;
        same.seconds = before->seconds;
        if (same == *before)
            return {};
    }
    return located(factsOf(facts.id), writeWhole(factsOf(facts.id), writeKept(facts)));
}

QString KeptGames::writeAll(const KeptGame& facts, const GameRecord& record)
{
    const QString file = fileOf(facts.id);
    const std::string game = writeRecord(record, m_box.cards).compact();
    QString why = madeFolder(m_folder);
    if (why.isEmpty())
        why = writeWhole(file, game);
    if (!why.isEmpty())
        return located(file, why);
    m_mark = markOf(game);
    m_stepsBegun = false;
    QFile::remove(stepsOf(facts.id));
    return located(factsOf(facts.id), writeWhole(factsOf(facts.id), writeKept(facts)));
}

void KeptGames::noteLeft(const QString& id, int at, bool replays)
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [&](const KeptGame& g) { return g.id == id; });
    if (found == m_games.end() || (found->at == at && found->replays == replays))
        return;
    found->at = at;
    found->replays = replays;
    writeWhole(factsOf(id), writeKept(*found)); // where it cannot be written, it goes on at its newest position
    emit changed();
}

// The number of a line says after how many actions it comes: what belongs to a former file does not fit. A line that
// was being written when the program ended is no action. Older versions wrote no mark of the game, or none of the
// states.
void KeptGames::readSteps(const QString& id, const std::string& game, GameRecord& record) const
{
    const auto text = contentOf(stepsOf(id));
    if (!text || (text->starts_with(kMark) && !text->starts_with(markOf(game))))
        return;
    record.hash.reset(); // it is that of the shorter game
    QStringList lines = QString::fromStdString(*text).split(QLatin1Char('\n'));
    lines.removeLast(); // what was being written
    for (const QString& line : std::as_const(lines)) {
        if (line.startsWith(QLatin1Char(kMark)))
            continue;
        if (line.startsWith(QLatin1Char(kStateMark))) {
            record.marks.push_back(line.mid(1).toUInt());
            continue;
        }
        const qsizetype blank = line.indexOf(QLatin1Char(' '));
        if (line.left(blank).toULongLong() != record.actions.size())
            continue;
        try {
            record.actions.push_back(readAction(Json::parse(line.mid(blank + 1).toStdString())));
        } catch (const JsonError&) {
            break;
        }
    }
    if (record.marks.size() != record.actions.size())
        record.marks.clear();
}

void KeptGames::putIn(const KeptGame& game)
{
    std::erase_if(m_games, [&](const KeptGame& each) { return each.id == game.id; });
    m_games.insert(m_games.begin(), game);
}

void KeptGames::dropOldest()
{
    while (static_cast<int>(m_games.size()) > kMost)
        remove(QString(m_games.back().id), false);
}

std::optional<GameRecord> KeptGames::load(const QString& id)
{
    const KeptGame* facts = find(id);
    const auto text = contentOf(fileOf(id));
    if (!facts || !text) {
        m_notices.warn(tr("This game is no longer there."));
        return std::nullopt;
    }
    try {
        GameRecord record = readRecord(*text, m_box.cards);
        readSteps(id, *text, record);
        for (std::size_t i = 0; i < std::min(record.decks.size(), facts->seats.size()); ++i)
            record.decks[i].name = facts->seats[i].deck.toStdString();
        return record;
    } catch (const JsonError& error) {
        m_notices.warn(tr("This game is damaged and was left alone: %1, line %2: %3")
                           .arg(QFileInfo(fileOf(id)).fileName(), QString::number(error.line()), sentence(error)));
    }
    return std::nullopt;
}

void KeptGames::remove(const QString& id, bool offer)
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [&](const KeptGame& g) { return g.id == id; });
    if (found == m_games.end())
        return;
    const KeptGame facts = *found;
    const auto record = offer ? load(id) : std::nullopt;
    for (const QString& path : {fileOf(id), factsOf(id), stepsOf(id)})
        QFile::remove(path);
    if (m_writing == id)
        m_writing.clear();
    std::erase_if(m_games, [&](const KeptGame& each) { return each.id == facts.id; });
    emit changed();
    if (!record)
        return;
    m_notices.say(tr("The game was deleted."), tr("Put it back"), [this, facts, record = *record] {
        if (!writeAll(facts, record).isEmpty())
            return m_notices.warn(tr("The game could not be put back."));
        m_games.push_back(facts);
        std::sort(m_games.begin(), m_games.end(), isNewer);
        emit changed();
    });
}

} // namespace dossier
