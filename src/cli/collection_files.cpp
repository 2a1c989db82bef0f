#include "cli/collection_files.h"

#include "cli/guesses.h"
#include "cli/large_files.h"
#include "cli/search.h"
#include "db/stores/collection_store.h"
#include "desk/files/kept_lines.h"
#include "desk/files/kept_rows.h"
#include "importers/collections/collection_file.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/text_encoding.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"
#include "wording/words/shown_text.h"
#include "wording/words/usual_dates.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <unistd.h>

namespace dossier {

namespace {

// A bar is for eyes: never in a pipe or a log. `all` 0: nobody knows how much there is.
class Bar
{
public:
    Bar(Session& session, std::uint64_t all)
        : m_session(session)
        , m_all(all)
        , m_shown(all > 0 && !session.json() && isatty(STDERR_FILENO) != 0)
    {}
    ~Bar()
    {
        if (m_shown)
            m_session.progress(0, 0);
    }
    Bar(const Bar&) = delete;
    Bar& operator=(const Bar&) = delete;

    // In hundredths, each said once.
    bool show(std::uint64_t done)
    {
        const int part = m_all == 0 ? 0 : static_cast<int>(std::min(done, m_all) * 100 / m_all);
        if (m_shown && part != m_part)
            m_session.progress(m_part = part, 100);
        return true;
    }

private:
    Session& m_session;
    std::uint64_t m_all;
    bool m_shown;
    int m_part = -1;
};

// What is imported: a file of any size; standard input and pipes are held. It can be read more than once.
class Input
{
public:
    Input(Session& session, const QString& file)
        : m_session(session)
        , m_file(file)
        , m_isFile(file != QStringLiteral("-") && QFileInfo(file).isFile())
        , m_held(m_isFile ? QByteArray() : session.read(file))
        , m_size(m_isFile ? static_cast<std::uint64_t>(QFileInfo(file).size()) : 0)
    {}

    // Throws CliError, but where no line is understood and some are guessed.
    CollectionReading read(const Arguments& arguments, const CollectionWish& wish, const LeftOver& leftOver) const
    {
        Bar bar(m_session, m_size);
        const KeepsOn goOn = [&bar](std::uint64_t done) { return bar.show(done); };
        TextBlocks blocks(m_isFile ? bytesOf(m_session, m_file) : bytesIn(held()));
        try {
            return *readCollection(blocks, m_session.pool(), wish, goOn, leftOver);
        } catch (const NoneUnderstood<CollectionReading>& none) {
            if (!askedGuesses(arguments, none.reading().asked, m_session.pool()).empty())
                return none.reading();
            refuse(none, offeredGuesses(likelyOf(arguments, none.reading().asked, m_session.pool())));
        } catch (const ReadError& error) {
            refuse(error, {});
        }
    }

private:
    [[noreturn]] void refuse(const ReadError& error, const QString& besides) const
    {
        const QByteArray content = m_isFile && m_size <= kMostFileBytes ? m_session.read(m_file) : m_held;
        m_session.refuseUnread(m_file, {content.constData(), static_cast<std::size_t>(content.size())},
                               FileKind::Collection, error, besides);
    }

    std::string_view held() const { return {m_held.constData(), static_cast<std::size_t>(m_held.size())}; }

    Session& m_session;
    QString m_file;
    bool m_isFile;
    QByteArray m_held;
    std::uint64_t m_size;
};

MergeMode askedMode(const Arguments& arguments)
{
    const QString mode = arguments.value(QStringLiteral("mode"), QStringLiteral("add"));
    constexpr std::array kModes{MergeMode::Add, MergeMode::Replace, MergeMode::KeepLarger};
    const QStringList modes{QStringLiteral("add"), QStringLiteral("replace"), QStringLiteral("max")};
    const auto at = modes.indexOf(mode);
    if (at < 0)
        throw CliError(ExitCode::WrongUsage, Cli::tr("--mode takes add, replace or max, not \"%1\".").arg(mode));
    return kModes[static_cast<std::size_t>(at)];
}

// What stands within the quotes of a JSON text.
std::string withinQuotes(std::string_view text)
{
    std::string quoted;
    appendJsonText(quoted, text);
    return quoted.substr(1, quoted.size() - 2);
}

struct Exported
{
    int rows = 0;
    int aside = 0; // those that an import sets aside
};

// Writes all heaps in a format, a piece at a time.
Exported writeHeaps(Session& session, bool csv, const std::function<void(std::string_view)>& write)
{
    CsvRows csvRows(session.pool());
    JsonRows jsonRows(session.pool());
    Exported exported;
    std::string line;
    write(csv ? CsvRows::heading() : JsonRows::begin());
    CollectionStore(session.storedDatabase()).each([&](const HeapFields& heap) {
        line.clear();
        if (csv)
            csvRows.append(line, heap);
        else {
            line += exported.rows > 0 ? JsonRows::between() : std::string_view();
            jsonRows.append(line, heap);
        }
        ++exported.rows;
        exported.aside += comesBack(heap) ? 0 : 1;
        write(line);
        return true;
    });
    if (!csv)
        write(JsonRows::end());
    return exported;
}

// What lies there as an older version stored it.
void tellAside(Session& session, const Exported& exported)
{
    if (exported.aside > 0)
        session.warn(
            Cli::tr("%n row(s) have a text that is longer than one may be now, or a day outside 1900 to 2199: they are "
                    "written whole, and `collection import` would set them aside. `db export` keeps them so "
                    "that they come back.",
                    nullptr, exported.aside));
}

} // namespace

QJsonArray asJson(const RowsAside& rows)
{
    QJsonArray array;
    for (const RowAside& row : rows)
        array.append(QJsonObject{{QStringLiteral("id"), qtText(row.heap.card)},
                                 {QStringLiteral("count"), row.heap.count},
                                 {QStringLiteral("reason"), sentence(row)}});
    return array;
}

void sayAside(Session& session, const QString& file, const RowsAside& rows, const QString& kept)
{
    for (const RowAside& row : firstOf(rows))
        session.warn(located(file, 0, sentence(row)));
    if (const int more = beyondFirst(rows); more > 0)
        session.warn(Cli::tr("… and %n more row(s) like these.", nullptr, more));
    if (!kept.isEmpty())
        session.warn(Cli::tr("The rows that did not fit to what is there are kept, to be settled later: %1").arg(kept));
}

QString copiesText(std::int64_t copies)
{
    return Cli::tr("%1 cop(y/ies)", nullptr, copiesFrom(copies)).arg(copies);
}

ExitCode listCollection(Session& session, const Arguments& arguments)
{
    LargeAnswer answer(session, {});
    const QString unknown = Cli::tr("(a card of another set)");
    JsonRows rows(session.pool(), unknown.toStdString());
    std::int64_t heaps = 0;
    std::int64_t copies = 0;
    std::string line;
    if (session.json())
        answer.write("{\n\"cards\": [");
    eachHeapFound(session, arguments.operands().join(QLatin1Char(' ')), [&](const HeapFields& heap) {
        line.clear();
        if (session.json()) {
            line += heaps > 0 ? JsonRows::between() : std::string_view();
            rows.append(line, heap);
        } else {
            const auto card = session.pool().findNumber(std::string(heap.card));
            const QString title = card ? qtText(session.pool()[*card].title) : unknown;
            const QString row = QStringLiteral("%1 %2  %3  %4 %5")
                                    .arg(heap.count, 4)
                                    .arg(qtText(heap.card), title, word(heap.condition), qtText(heap.location))
                                    .trimmed();
            line = shownText(row).toStdString();
            line += '\n';
        }
        ++heaps;
        copies += heap.count;
        answer.write(line);
    });
    if (session.json())
        answer.write("\n],\n\"copies\": " + std::to_string(copies) + ",\n\"count\": " + std::to_string(heaps) +
                     "\n}\n");
    answer.finish();
    session.say(copiesText(copies));
    return ExitCode::Yes;
}

namespace {

// What was read, how it was asked for, and the lines that are left over.
struct Import
{
    Import(Session& session, const QString& name)
        : file(name)
        , input(session, name)
        , left(KeptLines::beside(session.databasePath()), name)
    {}

    QString file;
    Input input;
    CollectionReading reading{};
    Guesses guesses{};
    std::map<std::size_t, CardPick> likely{}; // of what is unknown still
    bool isGuessedInPart = false;
    LinesToKeep left;
};

// A near miss is reported, not taken, unless that is asked for.
void read(Import& import, Session& session, const Arguments& arguments)
{
    CollectionWish wish;
    wish.dates = usualDates();
    if (!arguments.has(QStringLiteral("guess"))) {
        import.reading = import.input.read(arguments, wish, import.left.taker());
        import.guesses.unknown = import.reading.unknown;
        import.isGuessedInPart = isMoreThanGuessed(import.reading.asked);
        import.likely = likelyOf(arguments, import.reading.asked, session.pool());
        return;
    }
    import.reading = import.input.read(arguments, wish, {});
    import.guesses = {import.reading.unknown, import.reading.asked,
                      askedGuesses(arguments, import.reading.asked, session.pool())};
    import.isGuessedInPart = isMoreThanGuessed(import.reading.asked);
    for (const auto& [place, pick] : import.guesses.picks)
        wish.picks.emplace(import.guesses.unknown[place].line, pick.card);
    import.reading = import.input.read(arguments, wish, import.left.taker());
}

QJsonArray asJson(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts)
        array.append(qtText(text));
    return array;
}

// Before anything is stored: what is taken in while the rest is lost would be taken in twice by whoever tries again.
void keepLeftOver(Import& import)
{
    if (const QString why = import.left.finish(); !why.isEmpty())
        throw CliError(ExitCode::CannotStore,
                       Cli::tr("the lines that were not understood could not be kept: %1").arg(why) +
                           QStringLiteral(". ") + Cli::tr("Nothing was changed."));
}

RowsAside merge(Session& session, CollectionStore& store, Import& import, MergeMode mode)
{
    RowsAside aside;
    Bar bar(session, import.reading.heaps.size());
    try {
        store.mergeBatch(
            import.reading.heaps, mode, [&bar](std::size_t done, std::size_t) { return bar.show(done); },
            Limits::Checked, &aside);
    } catch (...) {
        import.left.takeBack();
        throw;
    }
    return aside;
}

// `why` the rows that did not fit could not be kept; empty where they are.
void sayUnknown(Session& session, const Import& import, const QString& why)
{
    sayGuesses(session, import.file, import.guesses);
    for (const QString& change : sentences(import.reading.changes))
        session.warn(located(import.file, 0, change));
    session.warnOfLines(import.file, import.reading.unknown, import.reading.unknownInAll);
    offerGuesses(session, import.likely);
    if (import.isGuessedInPart)
        sayGuessedInPart(session);
    if (!why.isEmpty())
        session.warn(Cli::tr("the rows that did not fit to what is there could not be kept: %1").arg(why) +
                     QStringLiteral(". ") + Cli::tr("All other rows were taken in all the same."));
    if (!import.left.path().isEmpty())
        session.warn(
            Cli::tr("The lines that were not understood are kept, to be settled later: %1").arg(import.left.path()));
}

} // namespace

ExitCode importCollection(Session& session, const Arguments& arguments)
{
    const MergeMode mode = askedMode(arguments);
    Import import(session, arguments.operands().first());
    read(import, session, arguments);
    const CollectionReading& reading = import.reading;
    CollectionStore store(session.database());
    keepLeftOver(import);
    const RowsAside aside = merge(session, store, import, mode);
    const auto rowsIn = static_cast<qint64>(reading.heaps.size() - aside.size());
    qint64 copiesIn = reading.heaps.copies();
    for (const RowAside& row : aside)
        copiesIn -= row.heap.count;
    const QString rows = Cli::tr("%n row(s)", nullptr, copiesFrom(rowsIn));
    const QString copies = copiesText(copiesIn);
    session.stored(Cli::tr("Read: %1 with %2.").arg(rows, copies));
    const KeptRows keptRows = keepAside(KeptLines::beside(session.databasePath()), import.file, session.pool(), aside);
    const QString& why = keptRows.why;
    session.answer({{QStringLiteral("rows"), rowsIn},
                    {QStringLiteral("copies"), copiesIn},
                    {QStringLiteral("aside"), asJson(aside)},
                    {QStringLiteral("owned"), static_cast<qint64>(store.totalCopies())},
                    {QStringLiteral("unknown"), unknownLines(reading.unknown, import.likely, session.pool())},
                    {QStringLiteral("unknown_in_all"), static_cast<qint64>(reading.unknownInAll)},
                    {QStringLiteral("kept"), import.left.path()},
                    {QStringLiteral("aside_kept"), keptRows.path},
                    {QStringLiteral("not_kept"), why},
                    {QStringLiteral("free"), static_cast<qint64>(reading.changes.free.rows)},
                    {QStringLiteral("columns_left_out"), asJson(reading.changes.columns)},
                    {QStringLiteral("broken"), static_cast<qint64>(reading.changes.broken.rows)},
                    {QStringLiteral("renamed"), static_cast<qint64>(reading.changes.renamed.rows)},
                    {QStringLiteral("not_utf8"), static_cast<qint64>(reading.changes.western.rows)},
                    {QStringLiteral("guessed"), guessedLines(import.guesses, session.pool())}});
    session.done(
        Cli::tr("Read: %1 with %2. Copies owned now: %3").arg(rows, copies, QString::number(store.totalCopies())));
    sayAside(session, import.file, aside, keptRows.path);
    sayUnknown(session, import, why);
    if (!why.isEmpty())
        return ExitCode::CannotStore;
    return rowsIn == 0 && !aside.empty() ? ExitCode::No : ExitCode::Yes;
}

ExitCode exportCollection(Session& session, const Arguments& arguments)
{
    const QString format = arguments.value(QStringLiteral("format"), QStringLiteral("csv"));
    if (format != QStringLiteral("csv") && format != QStringLiteral("json"))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--format takes csv or json, not \"%1\".").arg(format));
    const bool csv = format == QStringLiteral("csv");
    const QString file = arguments.value(QStringLiteral("output"));
    LargeAnswer answer(session, file);
    if (file.isEmpty() && session.json()) {
        answer.write("{\n    \"content\": \"");
        const Exported all = writeHeaps(session, csv, [&](std::string_view part) { answer.write(withinQuotes(part)); });
        answer.write("\",\n    \"rows\": " + std::to_string(all.rows) +
                     ",\n    \"would_set_aside\": " + std::to_string(all.aside) + "\n}\n");
        answer.finish();
        tellAside(session, all);
        return ExitCode::Yes;
    }
    const Exported all = writeHeaps(session, csv, [&](std::string_view part) { answer.write(part); });
    answer.finish();
    tellAside(session, all);
    if (file.isEmpty())
        return ExitCode::Yes;
    session.answer({{QStringLiteral("file"), file},
                    {QStringLiteral("rows"), all.rows},
                    {QStringLiteral("would_set_aside"), all.aside}});
    session.say(Cli::tr("Written to %1.").arg(file));
    return ExitCode::Yes;
}

} // namespace dossier
