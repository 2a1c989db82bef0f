#include "desk/games/kept_games.h"

#include "box/game_data.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "text/json.h"
#include "wording/lists/fault_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace dossier {

namespace {

constexpr auto kGameEnding = ".json";
constexpr int kMostNamed = 3; // files in one sentence

// Of games last played in the same moment (older versions wrote whole seconds) the one begun last: ids are times.
bool isNewer(const KeptGame& a, const KeptGame& b)
{
    return a.last != b.last ? a.last > b.last : a.id > b.id;
}

void nameDecks(GameRecord& record, const KeptGame& facts)
{
    for (std::size_t i = 0; i < std::min(record.decks.size(), facts.seats.size()); ++i)
        record.decks[i].name = facts.seats[i].deck.toStdString();
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
    , m_files(std::move(folder))
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

const KeptGame* KeptGames::findFile(const QString& file)
{
    const QFileInfo asked(file);
    const KeptGame* kept = find(asked.completeBaseName());
    return kept && asked.canonicalFilePath() == QFileInfo(fileOf(kept->id)).canonicalFilePath() ? kept : nullptr;
}

QString KeptGames::fileOf(const QString& id) const
{
    return m_files.game(id);
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
         QDir(m_files.folder())
             .entryInfoList({QLatin1Char('*') + QLatin1String(kGameEnding)}, QDir::Files, QDir::Name)) {
        m_files.see(file.completeBaseName());
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
    const QString about = m_files.facts(id);
    const WholeFile file = readWhole(about);
    if (!file.why.isEmpty() && lookOf(about))
        return std::nullopt; // it may be sound, and would be written over
    std::optional<KeptGame> game;
    try {
        if (file.why.isEmpty())
            game = readKept(file.content.toStdString());
    } catch (const JsonError&) { // as if it were missing
    }
    if (!game) {
        Reading reading = read(id);
        if (!reading.record)
            return std::nullopt;
        try {
            const RunningGame played(std::move(*reading.record), m_box.cards, &m_box.effects);
            game = keptGame(played);
            game->last = game->began = QFileInfo(fileOf(id)).lastModified();
        } catch (const std::exception&) { // a set-up no game comes of
            return std::nullopt;
        }
    }
    game->id = id;
    return game;
}

KeptGames::Kept KeptGames::keep(KeptGame facts, const GameRecord& record)
{
    if (!m_isRead)
        readAll();
    const bool goesOn = m_writing == facts.id && !facts.isFinished() && follows(m_written, record) &&
                        m_files.isThere(facts.id) && m_files.isAsSeen(facts.id) && append(facts, record);
    if (!goesOn && !m_files.isAsSeen(facts.id))
        partFrom(facts);
    const QString why = !goesOn ? writeAll(facts, record) : isNews(facts) ? writeFacts(facts) : QString();
    if (!why.isEmpty()) {
        m_writing.clear(); // the next time all of it is written
        if (!std::exchange(m_toldOfFailure, true))
            m_notices.warn(tr("The game under way cannot be kept: %1").arg(why), AttemptKind::Keeping);
        return {facts.id, false};
    }
    m_writing = facts.id;
    m_written = record;
    if (std::exchange(m_toldOfFailure, false))
        m_notices.again(AttemptKind::Keeping);
    putIn(facts);
    dropOldest();
    emit changed();
    return {facts.id, true};
}

void KeptGames::partFrom(KeptGame& facts)
{
    const QString former = std::exchange(facts.id, newId());
    if (!m_files.isLeftAlone(former)) // which was said
        m_notices.warn(tr("Another program has changed this game meanwhile. What is played here is kept as a game of "
                          "its own from now on."));
    std::erase_if(m_games, [&](const KeptGame& each) { return each.id == former; });
    m_files.see(former);
    if (auto theirs = readOne(former))
        m_games.push_back(std::move(*theirs));
    std::sort(m_games.begin(), m_games.end(), isNewer);
}

bool KeptGames::append(const KeptGame& facts, const GameRecord& record)
{
    std::string lines;
    for (std::size_t i = m_written.actions.size(); i < record.actions.size(); ++i) {
        lines += std::to_string(i) + ' ' + writeAction(record.actions[i]).compact() + '\n';
        if (i < record.marks.size())
            lines += GameFiles::kStateMark + std::to_string(record.marks[i]) + '\n';
    }
    return m_files.append(facts.id, lines, isNews(facts) ? Waited::Yes : Waited::No);
}

// What a list of games shows, which is nothing finer than a phase. The time played is written with it.
bool KeptGames::isNews(const KeptGame& facts) const
{
    const auto before = std::ranges::find(m_games, facts.id, &KeptGame::id);
    if (before == m_games.end())
        return true;
    KeptGame same = facts;
    same.last = before->last;
    same.seconds = before->seconds;
    return same != *before;
}

QString KeptGames::writeFacts(const KeptGame& facts) const
{
    const QString file = m_files.facts(facts.id);
    return located(file, writeWhole(file, writeKept(facts)));
}

QString KeptGames::writeAll(const KeptGame& facts, const GameRecord& record)
{
    const QString why = m_files.write(facts.id, writeRecord(record, m_box.cards).compact());
    return why.isEmpty() ? writeFacts(facts) : why;
}

void KeptGames::noteLeft(const QString& id, int at, bool replays)
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [&](const KeptGame& g) { return g.id == id; });
    if (found == m_games.end() || (found->at == at && found->replays == replays))
        return;
    if (!m_files.isThere(id) || !m_files.isAsSeen(id)) // another program plays it by now, or took it away
        return;
    found->at = at;
    found->replays = replays;
    static_cast<void>(writeFacts(*found)); // where it cannot be written, it goes on at its newest position
    emit changed();
}

void KeptGames::readSteps(const QString& id, Reading& reading) const
{
    const GameFiles::Steps steps = GameFiles::addSteps(m_files.steps(id), reading.text, *reading.record);
    reading.strange = steps.strange;
    if (steps.why.isEmpty())
        return;
    reading.record.reset();
    reading.why = steps.why;
    reading.unread = true;
}

KeptGames::Reading KeptGames::read(const QString& id) const
{
    const QString path = fileOf(id);
    const WholeFile file = readWhole(path);
    if (!file.why.isEmpty())
        return lookOf(path) ? Reading{.why = located(path, file.why), .unread = true}
                            : Reading{.why = tr("This game is no longer there.")};
    try {
        Reading reading;
        reading.text = file.content.toStdString();
        reading.record = readRecord(reading.text, m_box.cards);
        readSteps(id, reading);
        return reading;
    } catch (const JsonError& error) {
        return {.why = tr("This game is damaged and was left alone: %1, line %2: %3")
                           .arg(QFileInfo(path).fileName(), QString::number(error.line()), sentence(error))};
    }
}

void KeptGames::putIn(const KeptGame& game)
{
    std::erase_if(m_games, [&](const KeptGame& each) { return each.id == game.id; });
    m_games.insert(m_games.begin(), game);
}

void KeptGames::dropOldest()
{
    for (int i = static_cast<int>(m_games.size()); i > kMost; --i)
        remove(QString(m_games[static_cast<std::size_t>(i) - 1].id), false);
}

std::optional<GameRecord> KeptGames::load(const QString& id, Use use)
{
    const KeptGame* facts = find(id);
    const bool isTold = m_files.isLeftAlone(id);
    if (use == Use::PlayedOn) {
        m_files.see(id);
        m_writing.clear(); // what is there may be another program's
    }
    Reading reading = facts ? read(id) : Reading{.why = tr("This game is no longer there.")};
    if (!reading.record) {
        m_notices.warn(reading.unread ? tr("This game could not be read and was left alone: %1").arg(reading.why)
                                      : reading.why,
                       AttemptKind::Reading);
        return std::nullopt;
    }
    if (use == Use::PlayedOn)
        m_files.know(id, reading.text);
    if (reading.strange > 0) {
        m_files.leaveAlone(id);
        if (!isTold)
            m_notices.warn(
                tr("Line %2 of %1 does not fit to what stands before it. The game is opened up to there; what "
                   "is played on is kept as a game of its own.")
                    .arg(QFileInfo(m_files.steps(id)).fileName(), QString::number(reading.strange)));
    }
    nameDecks(*reading.record, *facts);
    return std::move(reading.record);
}

void KeptGames::remove(const QString& id, bool offer)
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [&](const KeptGame& g) { return g.id == id; });
    if (found == m_games.end())
        return;
    const KeptGame facts = *found;
    Reading reading = offer ? read(id) : Reading();
    if (offer ? reading.unread : !m_files.isAsSeen(id)) {
        if (offer)
            m_notices.warn(tr("This game could not be read and was left alone: %1").arg(reading.why));
        return;
    }
    if (const QString why = m_files.remove(id); !why.isEmpty()) {
        if (offer)
            m_notices.warn(tr("The game could not be deleted: %1").arg(why));
        return;
    }
    if (m_writing == id)
        m_writing.clear();
    std::erase_if(m_games, [&](const KeptGame& each) { return each.id == facts.id; });
    emit changed();
    if (!offer)
        return;
    if (!reading.record) // nothing that could be put back
        return m_notices.say(tr("The game was deleted."));
    nameDecks(*reading.record, facts);
    m_notices.say(tr("The game was deleted."), tr("Put it back"), [this, facts, record = *reading.record] {
        KeptGame again = facts;
        if (!m_files.isAsSeen(again.id))
            again.id = newId();
        if (!writeAll(again, record).isEmpty())
            return m_notices.warn(tr("The game could not be put back."));
        m_games.push_back(again);
        std::sort(m_games.begin(), m_games.end(), isNewer);
        emit changed();
    });
}

} // namespace dossier
