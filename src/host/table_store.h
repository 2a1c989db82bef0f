// The tables of a host on disk: a folder each, with who may sit there (table.json), the game as it began (game.json)
// and what was done since, a line each (steps.jsonl), which is there from its begin. A line is on disk before anybody
// is told of what it says, and has its number before it ("3 {…}"), so that none can be missing unnoticed; the first one
// says that the game begins. Tables of older versions have lines without numbers, to which numbered ones are added.
#pragma once

#include "engine/records/record.h"
#include "net/protocol/messages.h"
#include "net/protocol/packs_json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

struct StoredSeat
{
    QByteArray secretMark{}; // SHA-256 of the invitation's secret; the secret itself is kept nowhere
    QByteArray tokenMark{};  // ... and of the token; empty until the invitation is used
    QByteArray claimMark{};  // ... and of what whoever used it calls himself by; empty where he did not
    QString name{};
    QString deck{}; // as text; empty until it is chosen
    bool computer = false;
    std::int64_t thought = 0; // milliseconds
    Agreements agrees{};
    std::vector<NumberedPack> packs{}; // that were opened here, at a sealed table

    bool used() const { return !tokenMark.isEmpty(); }
};

// For spectators.
inline constexpr int kMostDelay = 1'000;

struct StoredTable
{
    QString id{};
    GameOptions options{};
    bool pokerFace = true;  // nobody is told by the time it takes that somebody has nothing to answer
    std::int64_t clock = 0; // milliseconds each player may think in the game; 0: as long as he likes
    std::uint64_t seed = 0;
    QByteArray salt{};
    bool begun = false;
    bool numbered = false;               // from the first line of its steps on
    int lines = 0;                       // of its steps: on disk, so many at least
    QByteArray watchMark{};              // SHA-256 of the secret by which spectators come; empty: nobody may watch
    int delay = 0;                       // so many actions late they see it
    std::optional<SealedSetup> sealed{}; // what each has opened
    std::vector<StoredSeat> seats{};
    QStringList unknown{}; // keys of table.json that were passed over, a newer host's
};

// SHA-256.
QByteArray sha256Of(const QByteArray& secret);
class TableStore
{
public:
    // Made where it is missing, for its owner alone. Throws std::runtime_error where it cannot be.
    explicit TableStore(QString folder);

    // Nothing for a name that is none or a table that is not there. Throws JsonError for a damaged one, also where of
    // what was kept of it the first file is missing.
    std::optional<StoredTable> load(const QString& id) const;
    // Of all that are there; whether they can be read is another question.
    QStringList ids() const;
    // The folders beside them that lead to no table.
    QStringList strays() const;
    // Where one of these is empty, and no program is just making a table there. False where it stays.
    bool takeAwayEmpty(const QString& id) const;
    // The folder that all of it is in.
    QString placeOf(const QString& id) const { return m_folder + QLatin1Char('/') + id; }
    // With all that was kept of it. False where something of it is still there.
    bool takeAway(const QString& id) const;

    // All of these answer the system's error, 0 where it is on disk.
    int save(const StoredTable& table) const;
    int begin(const QString& id, const GameRecord& record, const CardPool& pool) const;
    // These count the lines of the table.
    int append(StoredTable& table, const std::vector<Action>& taken) const;
    int goBack(StoredTable& table, int position) const;

    // The game with all that was done, and counts its lines. What was cut off in the middle of a line was told nobody,
    // and is dropped. Throws JsonError where it cannot be read, or lines are missing.
    GameRecord loadGame(StoredTable& table, const CardPool& pool) const;
    // The same for whoever only looks; the table must be there.
    GameRecord loadGame(const QString& id, const CardPool& pool) const;

private:
    QString fileOf(const QString& id, const char* name) const;
    QStringList folders() const;
    bool isTable(const QString& id) const;
    int appendLines(StoredTable& table, const std::vector<std::string>& lines) const;

    QString m_folder;
};

} // namespace dossier
