// db check, db info, db backup, db restore, db export, db import: looking after the one file in which everything is
// kept.
#include "cli/collection_files.h"
#include "cli/commands.h"
#include "cli/large_files.h"
#include "db/history/history_store.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/kept.h"
#include "db/stores/kept_check.h"
#include "desk/files/archive_file.h"
#include "desk/files/kept_lines.h"
#include "desk/files/kept_rows.h"
#include "desk/files/whole_file.h"
#include "importers/reading/text_encoding.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/history_text.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"
#include "wording/words/semicolon.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <sstream>

namespace dossier {

namespace {

constexpr QLatin1String kDamaged("damaged");
constexpr QLatin1String kSetAside("set-aside");

// Takes from the faults those of the history that are of a step which undo would come to, and names the steps.
QStringList spoiltSteps(const Session& session, Database& database, QStringList& faults)
{
    QStringList lines;
    for (const BrokenStep& broken : HistoryStore(database).broken()) {
        faults.removeAll(broken.why);
        lines << Cli::tr("a step of the history cannot be gone over: %1, of %2 (%3)")
                     .arg(sentence(broken.step, session.pool()),
                          broken.step.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")),
                          faultText(broken.why));
    }
    return lines;
}

// A database that is too damaged to be opened is as good an answer as one that is found wanting.
QStringList faultsOf(Session& session)
{
    try {
        Database& database = session.existingDatabase();
        QStringList faults = database.check();
        const QStringList steps = spoiltSteps(session, database, faults);
        if (faults.isEmpty()) // what SQLite finds damaged is not read row by row
            faults = faultsOfKept(database);
        for (QString& fault : faults)
            fault = faultText(fault);
        return faults + steps;
    } catch (const StoreError& error) {
        if (error.kind() == StoreError::Kind::StrayRows)
            return {sentence(error)};
        if (error.kind() != StoreError::Kind::Damaged)
            throw;
        return {faultText(error.detail())};
    }
}

ExitCode check(Session& session, const Arguments&)
{
    const QStringList faults = faultsOf(session);
    session.answer({{QStringLiteral("path"), session.databasePath()},
                    {QStringLiteral("ok"), faults.isEmpty()},
                    {QStringLiteral("problems"), QJsonArray::fromStringList(faults)}});
    session.say(faults.isEmpty() ? Cli::tr("%1 is sound.").arg(session.databasePath())
                                 : Cli::tr("%1 is damaged:").arg(session.databasePath()));
    for (const QString& fault : faults)
        session.say(QStringLiteral("  ") + fault);
    return faults.isEmpty() ? ExitCode::Yes : ExitCode::No;
}

ExitCode info(Session& session, const Arguments&)
{
    Database& database = session.existingDatabase();
    const int decks = static_cast<int>(DeckStore(database, session.pool()).decks().size());
    const std::int64_t copies = CollectionStore(database).totalCopies();
    const auto further = std::ranges::count_if(session.pool().cards(), &Card::further);
    const auto all = static_cast<std::ptrdiff_t>(session.pool().size());
    session.answer({{QStringLiteral("path"), database.path()},
                    {QStringLiteral("version"), database.version()},
                    {QStringLiteral("cards"), static_cast<int>(all - further)},
                    {QStringLiteral("further_cards"), static_cast<int>(further)},
                    {QStringLiteral("decks"), decks},
                    {QStringLiteral("owned"), static_cast<qint64>(copies)}});
    session.say(Cli::tr("Database: %1").arg(database.path()));
    session.say(Cli::tr("Version: %1").arg(database.version()));
    session.say(Cli::tr("Official cards: %1").arg(all - further));
    if (further > 0)
        session.say(Cli::tr("Cards in further sets: %1").arg(further));
    session.say(Cli::tr("Decks: %1").arg(decks));
    session.say(Cli::tr("Copies owned: %1").arg(copies));
    return ExitCode::Yes;
}

ExitCode backup(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    refuseDash(file);
    session.existingDatabase().backupTo(file);
    session.answer({{QStringLiteral("backup"), file}});
    session.done(Cli::tr("A copy of the database was written to %1.").arg(file));
    return ExitCode::Yes;
}

ExitCode restore(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    QString former;
    try {
        former = Database::restore(session.databasePath(), file);
    } catch (const StoreError& error) {
        // A file that is missing or no database is input; one that is damaged is a database that cannot be opened.
        const bool isInput = error.kind() == StoreError::Kind::CannotOpen || error.kind() == StoreError::Kind::NotOurs;
        const QFileInfo source(file);
        if (error.kind() == StoreError::Kind::Itself)
            throw CliError(ExitCode::BadInput, sentence(error));
        if (isInput && (error.path() == source.absoluteFilePath() || error.path() == source.canonicalFilePath())) {
            const QByteArray content = readWhole(file).content;
            const FileKind kind =
                kindOf({content.constData(), static_cast<std::size_t>(content.size())}, session.pool());
            throw CliError(ExitCode::BadInput, kind == FileKind::Unknown || kind == FileKind::Database
                                                   ? sentence(error)
                                                   : located(file, 0, doorOfCommands(kind)));
        }
        throw;
    }
    QStringList faults; // it may be damaged as the copy was
    bool isRead = true;
    try {
        faults = faultsOf(session);
    } catch (const StoreError&) { // a full disk; it is restored all the same
        isRead = false;
    }
    session.answer(
        {{QStringLiteral("restored"), file}, {QStringLiteral("problems"), QJsonArray::fromStringList(faults)}});
    session.done(former.isEmpty()
                     ? Cli::tr("The database was restored from %1.").arg(file)
                     : Cli::tr("The database was restored from %1; the former one was kept beside it.").arg(file));
    if (!isRead)
        session.warn(Cli::tr("Whether it is sound could not be found out; `db check` tells."));
    if (QStringList said = faults.mid(0, static_cast<qsizetype>(kMostSaid)); !said.isEmpty()) {
        if (said.size() < faults.size()) // `db check` has them all
            said << QStringLiteral("…");
        session.warn(Cli::tr("It is damaged, as the copy was: %1").arg(said.join(semicolon())));
    }
    return ExitCode::Yes;
}

ExitCode upgrade(Session& session, const Arguments& arguments)
{
    Database& database = arguments.has(kSetAside) ? session.databaseWithoutStrays() : session.existingDatabase();
    session.answer({{QStringLiteral("path"), database.path()},
                    {QStringLiteral("version"), database.version()},
                    {QStringLiteral("copy"), database.copyBeforeUpgrade()},
                    {QStringLiteral("set_aside"), database.setAside()}});
    const QString line =
        Cli::tr("%1 is up to date (version %2).").arg(database.path(), QString::number(database.version()));
    database.outcome() == Database::Outcome::Upgraded ? session.done(line) : session.say(line);
    return ExitCode::Yes;
}

ExitCode exportAll(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    Database& database = session.existingDatabase();
    LargeAnswer answer(session, file);
    ArchiveCounts counts;
    try {
        counts = writeArchive(database, session.pool(), KeptLines::beside(database.path()),
                              [&answer](std::string_view bytes) { answer.write(bytes); });
    } catch (const ReadError& error) {
        throw CliError(ExitCode::CannotStore, located(file, 0, sentence(error)));
    }
    answer.finish();
    session.answer({{QStringLiteral("file"), file},
                    {QStringLiteral("rows"), counts.heaps},
                    {QStringLiteral("decks"), counts.decks},
                    {QStringLiteral("searches"), counts.searches},
                    {QStringLiteral("not_understood"), counts.texts},
                    {QStringLiteral("versions_left_out"), counts.versions}});
    session.say(Cli::tr("Written to %1.").arg(file));
    if (counts.versions > 0)
        session.warn(Cli::tr("%n earlier version(s) of decks are not in it: `dossier-cli db backup` keeps them.",
                             nullptr, counts.versions));
    for (const QString& left : counts.unwritten)
        session.warn(Cli::tr("lines that were not understood are not in it: %1").arg(left));
    return ExitCode::Yes;
}

// A file is read a piece at a time; standard input is held, for nobody can go back in it.
OpenedFile openedArchive(Session& session, const QString& file)
{
    if (file == QStringLiteral("-"))
        return {std::make_unique<std::istringstream>(session.read(file).toStdString()), {}};
    session.noteRead(file);
    return openAnywhere(file);
}

// What is none at all is another kind of file, or none of ours.
[[noreturn]] void refuseArchive(Session& session, const QString& file, std::istream& archive, const ReadError& error)
{
    if (error.kind() == ReadError::Kind::TooLarge)
        throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
    const auto beginning = [&archive](std::size_t most) {
        archive.clear();
        archive.seekg(0);
        std::string bytes(most, '\0');
        archive.read(bytes.data(), static_cast<std::streamsize>(most));
        bytes.resize(static_cast<std::size_t>(archive.gcount()));
        return bytes;
    };
    const std::string content = beginning(kMostFileBytes);
    if (content.empty() || formOf(content) == FileKind::Archive)
        throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
    session.refuseUnread(file, content, FileKind::Archive, ReadError(ReadError::Kind::BadArchive, 0, {}));
}

ArchiveReading readFrom(Session& session, const QString& file, ArchiveTake take)
{
    const OpenedFile archive = openedArchive(session, file);
    if (!archive.bytes)
        throw CliError(ExitCode::BadInput, located(file, 0, archive.why));
    try {
        return *readArchive(*archive.bytes, session.pool(), take, {});
    } catch (const ReadError& error) {
        refuseArchive(session, file, *archive.bytes, error);
    }
}

QStringList names(const std::vector<std::string>& files)
{
    QStringList names;
    for (const std::string& file : files)
        names << QString::fromStdString(file);
    return names;
}

QJsonArray asJson(const UnknownValues& values)
{
    QJsonArray all;
    for (const UnknownValue& value : values)
        all.append(QJsonObject{{QStringLiteral("key"), QString::fromStdString(value.key.key)},
                               {QStringLiteral("value"), QString::fromStdString(value.value)},
                               {QStringLiteral("line"), value.key.line},
                               {QStringLiteral("file"), QString::fromStdString(value.key.file)}});
    return all;
}

ExitCode import(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    const ArchiveReading reading =
        readFrom(session, file, arguments.has(kDamaged) ? ArchiveTake::WhatCanBeFound : ArchiveTake::Whole);
    Database& database = session.database();
    const TakenIn taken = takeIn(database, session.pool(), reading.archive);
    const QString came =
        Cli::tr("Taken in: %1, %2, %3.")
            .arg(Cli::tr("%n row(s) of the collection", nullptr, taken.heaps),
                 Cli::tr("%n deck(s)", nullptr, taken.decks), Cli::tr("%n saved search(es)", nullptr, taken.searches));
    taken.heaps + taken.decks + taken.searches > 0 ? session.done(came) : session.say(came);
    if (taken.heapsThere > 0)
        session.say(Cli::tr("%n row(s) of the collection were there already, with as many copies or more.", nullptr,
                            taken.heapsThere));
    if (taken.decksThere > 0)
        session.say(Cli::tr("%n deck(s) were there already, just the same.", nullptr, taken.decksThere));
    if (taken.searchesThere > 0)
        session.say(Cli::tr("%n saved search(es) were there already, just the same.", nullptr, taken.searchesThere));
    if (taken.sets > 0)
        session.done(Cli::tr("And %n set(s) of cards, which `undo` does not take back.", nullptr, taken.sets));
    const std::vector<ArchivedLines>& texts = reading.archive.notUnderstood;
    const KeptLines kept = KeptLines::beside(database.path());
    QString unkept = kept.takeIn(texts);
    const KeptRows keptRows = keepAside(kept, file, session.pool(), taken.aside);
    unkept = unkept.isEmpty() ? keptRows.why : unkept;
    const QStringList missing = names(reading.missing);
    const QStringList altered = names(reading.altered);
    const QStringList repeated = names(reading.repeated);
    sayAside(session, file, taken.aside, keptRows.path);
    session.warnOfKeys(file, reading.unknownKeys);
    for (const UnknownValue& value : firstOf(reading.unknownValues))
        session.warn(located(file, 0, sentence(value)));
    if (const int more = beyondFirst(reading.unknownValues); more > 0)
        session.warn(Cli::tr("%n more value(s) were passed over; --json has all.", nullptr, more));
    for (const QString& change : sentences(reading.changes))
        session.warn(located(file, 0, change));
    session.warnOfCards(file, reading.cardProblems);
    if (const int more = beyondFirst(reading.cardProblems); more > 0)
        session.warn(Cli::tr("%n more card(s) were not taken in, or not whole; --json has all.", nullptr, more));
    session.warnOfLines(file, reading.unknown, reading.unknownInAll);
    if (!missing.isEmpty())
        session.warn(Cli::tr("%1: damaged or missing, and left out: %2").arg(file, missing.join(QStringLiteral(", "))));
    if (!altered.isEmpty())
        session.warn(Cli::tr("%1: not as long as was written, so changed or cut off; what is whole in it was taken: %2")
                         .arg(file, altered.join(QStringLiteral(", "))));
    if (!repeated.isEmpty())
        session.warn(Cli::tr("%1: twice in it, not alike, of which the first was taken: %2")
                         .arg(file, repeated.join(QStringLiteral(", "))));
    if (!reading.isSealed)
        session.warn(
            Cli::tr("%1: its seal is broken: what was taken in may have been changed since it was written.").arg(file));
    if (!unkept.isEmpty())
        throw CliError(ExitCode::CannotStore,
                       Cli::tr("the lines that were not understood could not be kept: %1").arg(unkept));
    QJsonArray unknown;
    for (const LineProblem& problem : reading.unknown)
        unknown.append(toJson(problem));
    session.answer({{QStringLiteral("rows"), taken.heaps},
                    {QStringLiteral("rows_there"), taken.heapsThere},
                    {QStringLiteral("decks"), taken.decks},
                    {QStringLiteral("decks_there"), taken.decksThere},
                    {QStringLiteral("searches"), taken.searches},
                    {QStringLiteral("searches_there"), taken.searchesThere},
                    {QStringLiteral("not_understood"), static_cast<int>(texts.size())},
                    {QStringLiteral("sets"), taken.sets},
                    {QStringLiteral("aside"), asJson(taken.aside)},
                    {QStringLiteral("unknown"), unknown},
                    {QStringLiteral("card_problems"), toJson(reading.cardProblems)},
                    {QStringLiteral("unknown_values"), asJson(reading.unknownValues)},
                    {QStringLiteral("missing"), QJsonArray::fromStringList(missing)},
                    {QStringLiteral("altered"), QJsonArray::fromStringList(altered)},
                    {QStringLiteral("repeated"), QJsonArray::fromStringList(repeated)},
                    {QStringLiteral("sealed"), reading.isSealed}});
    if (reading.unknownInAll > 0)
        session.warn(Cli::tr("The lines that were not understood are kept, to be settled later: %1")
                         .arg(KeptLines::beside(database.path()).folder()));
    return missing.isEmpty() && altered.isEmpty() && repeated.isEmpty() && reading.isSealed ? ExitCode::Yes
                                                                                            : ExitCode::No;
}

} // namespace

std::span<const Command> databaseCommands()
{
    static constexpr std::array commands{
        Command{"db check", "db check", QT_TRANSLATE_NOOP("Cli", "Says whether the database is sound."), nullptr,
                check},
        Command{"db info", "db info", QT_TRANSLATE_NOOP("Cli", "Says where the database is and what it holds."),
                nullptr, info},
        Command{"db backup", "db backup FILE", QT_TRANSLATE_NOOP("Cli", "Writes a complete copy of the database."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, backup},
        Command{"db restore", "db restore FILE", QT_TRANSLATE_NOOP("Cli", "Puts a copy in the place of the database."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, restore},
        Command{"db upgrade", "db upgrade [--set-aside]",
                QT_TRANSLATE_NOOP("Cli", "Brings a database of an older version up to date, as every command does."),
                [](Arguments& arguments) {
                    arguments.option(kSetAside,
                                     Cli::tr("go on without rows that belong to nothing and stand in the way; "
                                             "they are kept in a file beside the database"));
                },
                upgrade},
        Command{"db export", "db export FILE",
                QT_TRANSLATE_NOOP("Cli", "Writes everything you keep as one zip of plain tables and JSON."),
                [](Arguments& arguments) { arguments.operands(1, 1); }, exportAll},
        Command{"db import", "db import FILE [--damaged]",
                QT_TRANSLATE_NOOP("Cli", "Takes in what db export wrote, beside what is there."),
                [](Arguments& arguments) {
                    arguments.operands(1, 1);
                    arguments.option(kDamaged, Cli::tr("of a damaged file, take in what is whole; exit code 1 where "
                                                       "anything is missing or may have been changed"));
                },
                import},
    };
    return commands;
}

} // namespace dossier
