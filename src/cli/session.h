// What every command works with: the cards, the database (opened when first needed), and where the answers go.
#pragma once

#include "box/game_data.h"
#include "cli/exit_code.h"
#include "cli/global_options.h"
#include "cli/watched_output.h"
#include "db/file/database.h"
#include "desk/files/file_kind.h"
#include "disk/same_file.h"
#include "engine/records/record.h"
#include "importers/card_sets/card_set_reading.h"
#include "importers/reading/reading.h"
#include "wording/card_text/card_text.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QTextStream>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace dossier {

// Of a list that may be long, what is said to a person: a whole screen of it helps nobody, and --json has all.
inline constexpr std::size_t kMostSaid = 20;

template <typename One>
std::span<const One> firstOf(const std::vector<One>& all)
{
    return std::span(all).first(std::min(all.size(), kMostSaid));
}

// How many more there are.
template <typename One>
int beyondFirst(const std::vector<One>& all)
{
    return static_cast<int>(all.size() - firstOf(all).size());
}

class Session
{
public:
    // The devices must be open and outlive the session.
    Session(GlobalOptions options, QIODevice& in, WatchedOutput& out, QIODevice& err);

    const GameData& box() const { return m_box; }
    const CardPool& pool() const { return m_box.cards; }
    const Format& format(Game game) const { return m_box.format(game); }
    Format formatOf(const Deck& deck) const { return m_box.formatOf(deck); }
    // For commands that store something: made where there is none. Throws StoreError.
    Database& database();
    // For commands that look at the file itself. Makes nothing: throws CliError (CannotStore) where there is none.
    Database& existingDatabase();
    // For commands that look at what is kept. Makes nothing: where there is none yet at the usual place, nothing is
    // kept; throws CliError (CannotStore) where there is none at the place that was named.
    Database& storedDatabase();
    QString databasePath() const { return m_options.databasePath(); }
    bool hasDatabaseFile() const;
    // Brings an old database up to date, with the rows that stand in the way set aside in a file. Throws StoreError.
    Database& databaseWithoutStrays();

    // "en" or "fr"
    const QString& language() const { return m_options.language; }

    bool json() const { return m_options.json; }
    // A line of the answer, for people, without what would command a terminal; does nothing with --json.
    void say(const QString& line);
    // The answer as the one JSON document; does nothing without --json.
    void answer(const QJsonObject& object);
    // The same of what was changed by now, be it in the database or a file: where the answer cannot be given, this is
    // told all the same, lest it be done twice.
    void done(const QString& line);
    // Something is stored, and what done() will say of it is to be read first: this is told where it does not come to
    // that.
    void stored(const QString& line) { m_stored = line; }
    // What was changed, in sentences.
    QString made() const
    {
        return (m_made + (m_stored.isEmpty() ? QStringList() : QStringList(m_stored))).join(QLatin1Char(' '));
    }
    // An exported file: its bytes as they are, but to a terminal like any line.
    void exported(const QByteArray& bytes);
    // A line on standard error: "dossier-cli: …".
    void warn(const QString& line);
    // A bar on standard error, drawn over itself; (0, 0) wipes it away.
    void progress(int done, int all);

    // Standard input, for what is too large to be held.
    QIODevice& in() { return m_in; }

    // The whole of a file, or of standard input for "-". Throws CliError (BadInput): missing, a directory, unreadable.
    QByteArray read(const QString& file);
    // The file that was read last, or is read piece by piece; empty where none was.
    const QString& lastRead() const { return m_lastRead; }
    void noteRead(const QString& file);
    // All of them but standard input.
    const QStringList& allRead() const { return m_allRead; }
    // The game that this content of `file` records. Of one that the table keeps the file alone is how it began; the
    // steps lie beside it. Throws JsonError where the content is no game, CliError where the steps are none of it.
    GameRecord recordedGame(const QString& file, std::string_view content) const;
    // Throws CliError (BadInput) with the right command where the content of `file` by its form is facts of cards, an
    // archive, a database or a saved game, and not what is wanted: another reader may find a card in it by chance.
    static void refuseOtherForms(const QString& file, std::string_view content, FileKind wanted);
    // What could not be read as what is wanted: throws CliError (BadInput) with the command that can, where one can.
    void refuseOtherKinds(const QString& file, std::string_view content, FileKind wanted) const;
    // The same, and else with what is wrong with it; what is wrong with its first lines is told on standard error, with
    // `besides` behind it.
    [[noreturn]] void refuseUnread(const QString& file, std::string_view content, FileKind wanted,
                                   const ReadError& error, const QString& besides = {});
    // Writes all or nothing. Throws CliError (CannotStore).
    void write(const QString& file, const QByteArray& content);
    // To be called of a file before anything is said, where it is known so early. Where it is standard output
    // ("/dev/stdout"), that is the file's alone: what is said to people goes to standard error; throws CliError
    // (WrongUsage) with --json.
    void noteOutput(const QString& file);
    // A file is there: counts as changed, and is told by who wants to.
    void noteWritten(const QString& file);

    // The program's own wording of what a card does; empty where it does nothing beyond its facts.
    QString text(CardIndex card);

    // What the cards do in a game, as it was compiled in; read when first needed.
    const EffectBook& effects() const { return m_box.effects; }

    // The printing a number or title means. Throws CliError (BadInput) with the nearest titles.
    CardIndex card(const QString& numberOrTitle) const;

    struct LoadedDeck
    {
        Deck deck;
        std::vector<LineProblem> unknown;
        std::optional<std::int64_t> id; // of a stored deck
    };
    // DECK of the contract: a file's path, or the name of a stored deck. Lines not understood are said on standard
    // error.
    LoadedDeck deck(const QString& fileOrName);
    // Says on standard error what a reader did not understand: "FILE:LINE: text: why" of the first lines, and how many
    // more there are. `inAll`: so many they are where `unknown` has only the first.
    void warnOfLines(const QString& file, const std::vector<LineProblem>& unknown, std::size_t inAll = 0);
    // Of a text in JSON, what was passed over.
    void warnOfKeys(const QString& file, const UnknownKeys& keys);
    // Of facts of cards: "FILE:LINE: card: why" of the first.
    void warnOfCards(const QString& file, const std::vector<SetProblem>& problems);

private:
    Database& opened(const DatabaseOptions& options);
    void warnOfLinesOf(const QString& file, const ReadError& error);

    GlobalOptions m_options;
    QIODevice& m_in;
    WatchedOutput& m_outDevice;
    QTextStream m_out;
    QTextStream m_err;
    OpenDatabase m_place; // open or not: whatever else is written there would pass for the database
    GameData m_box;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Database> m_nothingKept; // in memory
    QString m_lastRead;
    QStringList m_allRead;
    std::unique_ptr<CardTexts> m_texts;
    QStringList m_made;
    QString m_stored;
    bool m_barShown = false;
    bool m_outIsFile = false; // standard output is a file that is written
};

// "FILE:LINE: why", or "FILE: why" for line 0.
QString located(const QString& file, int line, const QString& why);

// {"line","text","reason"}
QJsonObject toJson(const LineProblem& problem);
QJsonArray toJson(const std::vector<SetProblem>& problems);

} // namespace dossier
