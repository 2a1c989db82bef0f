#include "desk/games/game_files.h"

#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "engine/api/running_game.h"
#include "text/json.h"
#include "wording/words/system_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace dossier {

namespace {

constexpr auto kStepsEnding = ".steps";

} // namespace

std::string GameFiles::markOf(const std::string& game)
{
    const QByteArray bytes = QByteArray::fromRawData(game.data(), static_cast<qsizetype>(game.size()));
    return kMark + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16).toStdString() + '\n';
}

QString GameFiles::path(const QString& id, const char* ending) const
{
    return QDir(m_folder).filePath(id + QLatin1String(ending));
}

QString GameFiles::game(const QString& id) const
{
    return path(id, ".json");
}

QString GameFiles::facts(const QString& id) const
{
    return path(id, ".about");
}

QString GameFiles::steps(const QString& id) const
{
    return path(id, kStepsEnding);
}

bool GameFiles::isThere(const QString& id) const
{
    return static_cast<bool>(lookOf(game(id)));
}

void GameFiles::see(const QString& id)
{
    m_seen[id] = {{}, lookOf(game(id)), lookOf(steps(id))};
}

bool GameFiles::isLeftAlone(const QString& id) const
{
    const auto seen = m_seen.find(id);
    return seen != m_seen.end() && seen->second.spoilt;
}

// Steps without their game are worth nothing.
bool GameFiles::isAsSeen(const QString& id) const
{
    const FileLook now = lookOf(game(id));
    if (!now)
        return true;
    const auto found = m_seen.find(id);
    if (found == m_seen.end() || found->second.spoilt)
        return false;
    const Seen& seen = found->second;
    if (now != seen.game) { // the same text all the same: it was touched, or put back
        const WholeFile file = readWhole(game(id));
        if (!file.why.isEmpty() || markOf(file.content.toStdString()) != seen.mark)
            return false;
    }
    const FileLook behind = lookOf(steps(id));
    return !behind || behind.goesAsFarAs(seen.steps) || !holdsSteps(id, seen.mark);
}

// Those of a former game count for nothing; older versions wrote no mark.
bool GameFiles::holdsSteps(const QString& id, const std::string& mark) const
{
    const WholeFile file = readWhole(steps(id));
    const bool isMarked = file.content.startsWith(kMark);
    return !file.why.isEmpty() || (!file.content.isEmpty() && (!isMarked || file.content.startsWith(mark.c_str())));
}

QString GameFiles::write(const QString& id, const std::string& game)
{
    const QString file = this->game(id);
    know(id, game); // also where the system says that it failed, and it did not
    QString why = madeFolder(m_folder);
    if (why.isEmpty())
        why = writeWhole(file, game);
    if (!why.isEmpty())
        return located(file, why);
    QFile::remove(steps(id)); // of a former game, by its mark, where it stays
    m_seen[id].game = lookOf(file);
    m_seen[id].steps = {};
    return {};
}

bool GameFiles::append(const QString& id, const std::string& lines, Waited waited)
{
    Seen& seen = m_seen[id];
    return writeBehind(steps(id), seen.steps ? lines : seen.mark + lines, seen.steps, waited).isEmpty();
}

// The game itself first: what is left of the others is worth nothing without it.
QString GameFiles::remove(const QString& id)
{
    QFile file(game(id));
    if (!file.remove() && isThere(id))
        return located(file.fileName(), systemText(file.errorString()));
    QFile::remove(facts(id));
    QFile::remove(steps(id));
    m_seen.erase(id);
    return {};
}

QString GameFiles::stepsBeside(const QString& game)
{
    const QFileInfo file(game);
    return file.dir().filePath(file.completeBaseName() + QLatin1String(kStepsEnding));
}

// The number of a line says after how many actions it comes. A line that was being written when the program ended is no
// action. Older versions wrote no mark of the game, and lines of a former file stand before those that count; or none
// of the states.
GameFiles::Steps GameFiles::addSteps(const QString& file, const std::string& game, GameRecord& record)
{
    const WholeFile steps = readWhole(file);
    if (!steps.why.isEmpty())
        return lookOf(file) ? Steps{.why = located(file, steps.why)} : Steps();
    const bool isMarked = steps.content.startsWith(kMark);
    if (isMarked && !steps.content.startsWith(markOf(game).c_str()))
        return {};
    Steps added;
    record.hash.reset(); // it is that of the shorter game
    QStringList lines = QString::fromUtf8(steps.content).split(QLatin1Char('\n'));
    lines.removeLast(); // what was being written
    for (qsizetype i = isMarked ? 1 : 0; i < lines.size() && added.strange == 0; ++i) {
        const QString& line = lines[i];
        if (line.startsWith(QLatin1Char(kStateMark))) {
            record.marks.push_back(line.mid(1).toUInt());
            continue;
        }
        const qsizetype blank = line.indexOf(QLatin1Char(' '));
        bool isNumber = false;
        const qulonglong number = line.left(blank).toULongLong(&isNumber);
        if (isNumber && !isMarked && number < record.actions.size())
            continue;
        try {
            if (!isNumber || number != record.actions.size())
                throw JsonError(0, {});
            record.actions.push_back(readAction(Json::parse(line.mid(blank + 1).toStdString())));
        } catch (const JsonError&) {
            added.strange = static_cast<int>(i) + 1;
        }
    }
    if (record.marks.size() != record.actions.size())
        record.marks.clear();
    return added;
}

} // namespace dossier
