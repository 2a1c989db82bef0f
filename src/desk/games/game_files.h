// The files of kept games, and what this program last read or wrote of them: another one may have the same folder. What
// is not as it was left is somebody else's, and nothing is written over it or behind it.
#pragma once

#include "disk/file_writer.h"

#include <QString>

#include <map>
#include <string>

namespace dossier {

struct GameRecord;

class GameFiles
{
public:
    // With it begins the first line of the steps, which names the saved game that they belong to.
    static constexpr char kMark = '=';
    // With it a line of the state after a step.
    static constexpr char kStateMark = '~';

    explicit GameFiles(QString folder)
        : m_folder(std::move(folder))
    {}

    const QString& folder() const { return m_folder; }
    QString game(const QString& id) const;
    QString facts(const QString& id) const;
    QString steps(const QString& id) const;
    bool isThere(const QString& id) const;

    // From now on they are known as they are; before they are read, lest something come in between.
    void see(const QString& id);
    // What was read, or is to be written.
    void know(const QString& id, const std::string& game) { m_seen[id].mark = markOf(game); }
    // Not all of it could be understood: it stays as it is.
    void leaveAlone(const QString& id) { m_seen[id].spoilt = true; }
    bool isLeftAlone(const QString& id) const;
    // Whether writing the game takes away nothing but what this program knows.
    bool isAsSeen(const QString& id) const;

    // The text of the saved game; the steps before it are none any more. Why not, with the path, as below.
    QString write(const QString& id, const std::string& game);
    // Behind the steps. False where that is not possible, and all has to be written.
    bool append(const QString& id, const std::string& lines, Waited waited);
    QString remove(const QString& id);

    // That line.
    static std::string markOf(const std::string& game);

    // What the steps in this file add to a record that was read of this text.
    struct Steps
    {
        QString why;     // it is there and cannot be read: the record may be shorter than its game
        int strange = 0; // the first line that does not fit, from 1
    };
    static Steps addSteps(const QString& file, const std::string& game, GameRecord& record);
    // Where they lie, of a saved game that lies there.
    static QString stepsBeside(const QString& game);

private:
    struct Seen
    {
        std::string mark; // of the saved game
        FileLook game;
        FileLook steps;
        bool spoilt = false;
    };

    QString path(const QString& id, const char* ending) const;
    bool holdsSteps(const QString& id, const std::string& mark) const;

    QString m_folder;
    std::map<QString, Seen> m_seen;
};

} // namespace dossier
