// The games that were played and those under way, in the folder of games: each a saved game as it was when it was
// begun, when something was taken back, or at its end, and beside it the actions since, a line each and one for the
// state after it (32 bits of its hash), so that every action is one small write. They begin with a mark of the saved
// game they belong to: those of a former one count for nothing.
#pragma once

#include "desk/games/game_files.h"
#include "table/kept_game.h"

#include <QObject>

namespace dossier {

struct GameData;
struct InHand;
class Notices;

// The game that lies on the table while the window is made anew.
struct GameInHand
{
    KeptGame facts{}; // without an id: it is not in the list
    GameRecord record{};
    int position = 0;
    bool settingUp = false; // the page before a game is in front of it
};

class KeptGames : public QObject
{
    Q_OBJECT

public:
    // The oldest ones above that go, the newest stay.
    static constexpr int kMost = 200;

    // Those of a desk, in the folder "games" beside its database. They are made when first asked for and go with the
    // desk's notices: they outlive a window that is made anew.
    static KeptGames& of(const InHand& desk);

    // The folder is made when the first game is kept. Box and notices must outlive this.
    KeptGames(QString folder, const GameData& box, Notices& notices, QObject* parent = nullptr);

    // Newest first. Read at the first call; what is no game, or a damaged one, is left alone and said once.
    const std::vector<KeptGame>& games();
    // The newest one that is not finished, or nothing.
    const KeptGame* unfinished();
    const KeptGame* find(const QString& id);

    // A name for a game that begins now; it is kept by the first `keep`.
    QString newId() const;
    struct Kept
    {
        QString id; // from now on: another one where its files are another program's by now, which is said
        bool done = false;

        explicit operator bool() const { return done; }
    };
    // Writes the game, and what is remembered of it; `facts.id` says which one. Not done where it cannot be written,
    // which is said once until it can be again.
    Kept keep(KeptGame facts, const GameRecord& record);
    // Writes where a kept game was left, if that has changed.
    void noteLeft(const QString& id, int at, bool replays);
    enum class Use : bool { LookedAt, PlayedOn };
    // The game with its decks' names, or nothing; says why. Only what was loaded to be played on is written over.
    std::optional<GameRecord> load(const QString& id, Use use = Use::LookedAt);
    // Takes the game out of the folder. With `offer` a notice says so and puts it back on request; without, only what
    // this program knows of it goes.
    void remove(const QString& id, bool offer = true);
    // The kept game whose file that is, by whatever path; or nothing.
    const KeptGame* findFile(const QString& file);
    // The saved game itself, as the table opens it.
    QString fileOf(const QString& id) const;

    void hold(GameInHand game) { m_inHand = std::move(game); }
    // What was held, once.
    std::optional<GameInHand> takeInHand() { return std::exchange(m_inHand, std::nullopt); }

signals:
    void changed();

private:
    // Of a game that is read: nothing where it is not to be had, and why, a sentence.
    struct Reading
    {
        std::optional<GameRecord> record{};
        QString why{};
        std::string text{};  // of the saved game
        int strange = 0;     // the line of the steps at which they do not fit any more
        bool unread = false; // it is there, and may be sound
    };

    void readAll();
    // What is remembered of the game, made from the game itself where it is missing or damaged. Nothing for a file that
    // is none.
    std::optional<KeptGame> readOne(const QString& id) const;
    Reading read(const QString& id) const;
    void readSteps(const QString& id, Reading& reading) const;
    // Another game from here on: what lies there was written by another program.
    void partFrom(KeptGame& facts);
    // Which file could not be written and why; then the game is there as it was kept last.
    QString writeAll(const KeptGame& facts, const GameRecord& record);
    // Only the actions that are new; false where all has to be written.
    bool append(const KeptGame& facts, const GameRecord& record);
    // Which file could not be written and why.
    QString writeFacts(const KeptGame& facts) const;
    // The list of games says something else of it than before.
    bool isNews(const KeptGame& facts) const;
    void putIn(const KeptGame& game);
    void dropOldest();

    GameFiles m_files;
    const GameData& m_box;
    Notices& m_notices;
    std::vector<KeptGame> m_games; // newest first
    QString m_writing;             // the game kept last, and what of it is written
    GameRecord m_written;
    bool m_isRead = false;
    bool m_toldOfFailure = false;
    std::optional<GameInHand> m_inHand;
};

} // namespace dossier
