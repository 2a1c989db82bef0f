#include "cli/session.h"

#include "cli/arguments.h"
#include "cli/large_files.h"
#include "db/seed/seed_files.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_store.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/games/game_files.h"
#include "desk/search/card_entry.h"
#include "domain/cards/published_set.h"
#include "importers/collections/collection_reading.h"
#include "importers/decks/deck_formats.h"
#include "importers/reading/card_line.h"
#include "wording/lists/card_set_text.h"
#include "wording/lists/reading_text.h"
#include "wording/words/qt_text.h"
#include "wording/words/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <span>

namespace dossier {

Session::Session(GlobalOptions options, QIODevice& in, WatchedOutput& out, QIODevice& err)
    : m_options(std::move(options))
    , m_in(in)
    , m_outDevice(out)
    , m_out(&out)
    , m_err(&err)
    , m_place(QFile::encodeName(m_options.databasePath()).toStdString())
    , m_box(openGameBox(furtherSetsIn(m_options.databasePath())))
{}

Database& Session::database()
{
    return opened({});
}

Database& Session::existingDatabase()
{
    if (!m_database && !hasDatabaseFile())
        throw CliError(ExitCode::CannotStore,
                       located(databasePath(), 0, Cli::tr("there is no database here. Nothing was made.")));
    return database();
}

Database& Session::storedDatabase()
{
    if (m_options.namesPlace() || m_database || hasDatabaseFile())
        return existingDatabase();
    if (!m_nothingKept) {
        DatabaseOptions nowhere;
        nowhere.inMemory = true;
        m_nothingKept = std::make_unique<Database>(databasePath(), nowhere);
    }
    return *m_nothingKept;
}

Database& Session::databaseWithoutStrays()
{
    DatabaseOptions options;
    options.setStraysAside = true;
    if (hasDatabaseFile())
        opened(options);
    return existingDatabase();
}

Database& Session::opened(const DatabaseOptions& options)
{
    if (m_database)
        return *m_database;
    m_database = std::make_unique<Database>(databasePath(), options);
    if (m_database->outcome() == Database::Outcome::Upgraded)
        warn(Cli::tr("The database was brought up to date; a copy of the old one is %1.")
                 .arg(m_database->copyBeforeUpgrade()));
    if (!m_database->setAside().isEmpty())
        warn(Cli::tr("Rows that belonged to nothing were set aside in %1.").arg(m_database->setAside()));
    try {
        m_database->mirrorCards(pool());
    } catch (const StoreError&) {
        // The mirror serves other tools alone; what this command needs will say so itself.
    }
    return *m_database;
}

bool Session::hasDatabaseFile() const
{
    const QFileInfo file(databasePath());
    return file.exists() && (!file.isFile() || file.size() > 0); // an empty file is as good as none
}

void Session::say(const QString& line)
{
    if (!json())
        (m_outIsFile ? m_err : m_out) << shownText(line) << Qt::endl;
}

void Session::done(const QString& line)
{
    m_stored.clear();
    m_made << line;
    say(line);
}

void Session::answer(const QJsonObject& object)
{
    if (json())
        m_outDevice.write(escapedJson(QJsonDocument(object).toJson()));
}

void Session::exported(const QByteArray& bytes)
{
    m_out.flush();
    if (!m_outDevice.isTerminal()) {
        m_outDevice.write(bytes);
        return;
    }
    m_outDevice.write(shownText(QString::fromUtf8(bytes)).toUtf8());
    if (!bytes.endsWith('\n')) // a link has no end of line: what the shell says next begins a new one
        m_outDevice.write("\n");
}

void Session::warn(const QString& line)
{
    m_err << QStringLiteral("dossier-cli: ") << shownText(line) << Qt::endl;
}

void Session::progress(int done, int all)
{
    constexpr int kWidth = 40;
    if (all > 0) {
        const QString bar = QString(static_cast<int>(static_cast<qint64>(done) * kWidth / all), QLatin1Char('#'));
        m_err << QStringLiteral("\r[%1] %2/%3").arg(bar.leftJustified(kWidth, QLatin1Char('.'))).arg(done).arg(all);
    } else if (m_barShown) {
        m_err << QStringLiteral("\r\033[K");
    }
    m_err.flush();
    m_barShown = all > 0;
}

void Session::noteRead(const QString& file)
{
    m_lastRead = file;
    if (file != QStringLiteral("-"))
        m_allRead << file;
}

QByteArray Session::read(const QString& file)
{
    noteRead(file);
    WholeFile whole = file == QStringLiteral("-") ? readWhole(m_in) : readWhole(file);
    if (!whole.why.isEmpty())
        throw CliError(ExitCode::BadInput, located(file, 0, whole.why));
    return std::move(whole.content);
}

void Session::refuseOtherForms(const QString& file, std::string_view content, FileKind wanted)
{
    const FileKind form = formOf(content);
    constexpr std::array kNeverRead{FileKind::CardSet, FileKind::Archive, FileKind::Database, FileKind::Game,
                                    FileKind::Spreadsheet};
    if (form != wanted && std::ranges::find(kNeverRead, form) != kNeverRead.end())
        throw CliError(ExitCode::BadInput, located(file, 0, doorOfCommands(form)));
}

GameRecord Session::recordedGame(const QString& file, std::string_view content) const
{
    GameRecord record = readRecord(content, pool());
    const QString beside = GameFiles::stepsBeside(file);
    const GameFiles::Steps steps = GameFiles::addSteps(beside, std::string(content), record);
    if (!steps.why.isEmpty())
        throw CliError(ExitCode::BadInput, steps.why);
    if (steps.strange > 0)
        throw CliError(ExitCode::BadInput,
                       located(beside, steps.strange, Cli::tr("this line does not fit to what stands before it")));
    return record;
}

void Session::refuseOtherKinds(const QString& file, std::string_view content, FileKind wanted) const
{
    const FileKind kind = kindOf(content, pool());
    if (kind != wanted && kind != FileKind::Unknown)
        throw CliError(ExitCode::BadInput, located(file, 0, doorOfCommands(kind)));
}

void Session::refuseUnread(const QString& file, std::string_view content, FileKind wanted, const ReadError& error,
                           const QString& besides)
{
    refuseOtherKinds(file, content, wanted);
    warnOfLinesOf(file, error);
    if (!besides.isEmpty())
        warn(besides);
    throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
}

// Why the first lines were not understood, where none was.
void Session::warnOfLinesOf(const QString& file, const ReadError& error)
{
    if (const auto* deck = dynamic_cast<const NoneUnderstood<DeckReading>*>(&error))
        warnOfLines(file, deck->reading().unknown);
    else if (const auto* owned = dynamic_cast<const NoneUnderstood<CollectionReading>*>(&error))
        warnOfLines(file, owned->reading().unknown, owned->reading().unknownInAll);
}

void Session::write(const QString& file, const QByteArray& content)
{
    refuseDash(file);
    noteOutput(file);
    const QString why = writeWhole(file, {content.constData(), static_cast<std::size_t>(content.size())});
    if (!why.isEmpty())
        throw CliError(ExitCode::CannotStore, located(file, 0, Cli::tr("the file cannot be written (%1)").arg(why)));
    noteWritten(file);
}

void Session::noteOutput(const QString& file)
{
    if (!isStandardOutput(file))
        return;
    if (json())
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("%1 is standard output, which has the answer with --json alone.").arg(file));
    m_out.flush();
    m_outIsFile = true;
}

void Session::noteWritten(const QString& file)
{
    m_made << Cli::tr("Written to %1.").arg(file);
}

QString Session::text(CardIndex card)
{
    if (!m_texts)
        m_texts = std::make_unique<CardTexts>(effects(), pool());
    return m_texts->text(card);
}

CardIndex Session::card(const QString& numberOrTitle) const
{
    const std::string text = numberOrTitle.toStdString();
    const auto titled = pool().findTitle(text);
    if (const auto found = pool().find(text); found && !(titled == found && pool().needsNumber(*found)))
        return *found;
    // "63" is what stands on the card's corner.
    const auto number = QByteArray::fromStdString(std::string(numberInCell(text))).trimmed();
    for (const std::string& one : {printedNumberAlone(number.toInt()), number.toStdString()})
        if (const auto found = pool().findNumber(one))
            return *found;
    const std::vector<CardIndex> inSet = cardsInSet(text, pool()); // "63 ttiot"
    if (inSet.size() == 1)
        return inSet.front();
    LineProblem problem;
    if (titled || !inSet.empty()) {
        problem.trouble = LineTrouble::SeveralPrintings;
        problem.hint = numbersOf(titled ? pool().printings(pool().titleOf(*titled)) : std::span(inSet), pool());
    } else if (const auto near = pool().nearTitles(text, 1); !near.empty()) {
        problem.hint = pool()[near.front()].title;
    }
    throw CliError(ExitCode::BadInput, numberOrTitle + QStringLiteral(": ") + sentence(problem));
}

Session::LoadedDeck Session::deck(const QString& fileOrName)
{
    const bool isFolder = QFileInfo(fileOrName).isDir(); // which is no deck: one that is stored may be called so
    if (fileOrName == QStringLiteral("-") || (QFileInfo::exists(fileOrName) && !isFolder)) {
        const QByteArray content = read(fileOrName);
        const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
        refuseOtherForms(fileOrName, bytes, FileKind::Deck);
        try {
            DeckReading reading =
                readDeck(bytes, pool(), std::nullopt, QFileInfo(fileOrName).completeBaseName().toStdString());
            warnOfLines(fileOrName, reading.unknown);
            for (const Remark& remark : reading.remarks)
                if (isPassedOver(remark.what))
                    warn(located(fileOrName, 0, sentence(remark, pool())));
            return {std::move(reading.deck), std::move(reading.unknown), std::nullopt};
        } catch (const ReadError& error) {
            refuseUnread(fileOrName, bytes, FileKind::Deck, error);
        }
    }
    if (hasDatabaseFile())
        if (auto stored = DeckStore(database(), pool()).find(fileOrName))
            return {std::move(stored->deck), {}, stored->id};
    if (isFolder)
        throw CliError(ExitCode::BadInput, located(fileOrName, 0, whyNotToRead(fileOrName)));
    throw CliError(ExitCode::BadInput,
                   Cli::tr("%1: neither a file nor a stored deck. `dossier-cli deck list` lists the "
                           "stored decks.")
                       .arg(fileOrName));
}

void Session::warnOfKeys(const QString& file, const UnknownKeys& keys)
{
    for (const UnknownKey& key : firstOf(keys))
        warn(located(file, 0, sentence(key)));
}

void Session::warnOfCards(const QString& file, const std::vector<SetProblem>& problems)
{
    for (const SetProblem& problem : firstOf(problems))
        warn(located(file, problem.line, QStringLiteral("%1: %2").arg(qtText(problem.card), sentence(problem))));
}

void Session::warnOfLines(const QString& file, const std::vector<LineProblem>& unknown, std::size_t inAll)
{
    const std::span<const LineProblem> first = firstOf(unknown);
    for (const LineProblem& problem : first)
        warn(located(file, problem.line,
                     QString::fromStdString(problem.text) + QStringLiteral(": ") + sentence(problem)));
    if (const std::size_t more = std::max(inAll, unknown.size()) - first.size(); more > 0)
        warn(Cli::tr("%n more line(s) were not understood.", nullptr, static_cast<int>(more)));
}

QString located(const QString& file, int line, const QString& why)
{
    const QString name = QDir::toNativeSeparators(file);
    return line > 0 ? QStringLiteral("%1:%2: %3").arg(name, QString::number(line), why)
                    : QStringLiteral("%1: %2").arg(name, why);
}

QJsonArray toJson(const std::vector<SetProblem>& problems)
{
    QJsonArray array;
    for (const SetProblem& problem : problems)
        array.append(QJsonObject{{QStringLiteral("line"), problem.line},
                                 {QStringLiteral("card"), qtText(problem.card)},
                                 {QStringLiteral("reason"), sentence(problem)}});
    return array;
}

QJsonObject toJson(const LineProblem& problem)
{
    return {{QStringLiteral("line"), problem.line},
            {QStringLiteral("text"), QString::fromStdString(problem.text)},
            {QStringLiteral("reason"), sentence(problem)}};
}

} // namespace dossier
