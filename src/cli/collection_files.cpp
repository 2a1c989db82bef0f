#include "cli/collection_files.h"

#include "cli/guesses.h"
#include "cli/large_files.h"
#include "cli/search.h"
#include "cli/shown_text.h"
#include "db/stores/collection_store.h"
#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/text_encoding.h"
#include "wording/lists/reading_text.h"
#include "wording/words/qt_text.h"
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

// What is imported: a file of any size, or standard input, which is held. It can be read more than once.
class Input
{
public:
    Input(Session& session, const QString& file)
        : m_session(session)
        , m_file(file)
        , m_held(file == QStringLiteral("-") ? session.read(file) : QByteArray())
        , m_size(file == QStringLiteral("-") ? 0 : static_cast<std::uint64_t>(QFileInfo(file).size()))
    {
        std::array<char, 4096> begin{};
        const std::string_view head(begin.data(), bytes()(begin.data(), begin.size()));
        const std::size_t first = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
        m_isJson = first != std::string_view::npos && (head[first] == '[' || head[first] == '{');
    }

    bool isJson() const { return m_isJson; }

    // Of `wish` only what is said of days counts for JSON. Throws CliError.
    CollectionBulk read(const CollectionWish& wish) const
    {
        Bar bar(m_session, m_size);
        const GoOn goOn = [&bar](std::uint64_t done) { return bar.show(done); };
        TextBlocks blocks(bytes());
        try {
            if (!m_isJson)
                return readLargeCsv(blocks, m_session.pool(), wish, goOn).value_or(CollectionBulk());
            try {
                return readLargeJson(blocks, m_session.pool(), goOn, wish.dates).value_or(CollectionBulk());
            } catch (const ReadError&) {
                if (m_size > kMostFileBytes)
                    throw;
                return readWhole(wish.dates); // another program's, on other lines
            }
        } catch (const ReadError& error) {
            const QByteArray content = m_size > kMostFileBytes ? QByteArray() : whole();
            m_session.refuseUnread(m_file, {content.constData(), static_cast<std::size_t>(content.size())},
                                   FileKind::Collection, error);
        }
    }

private:
    ByteSource bytes() const
    {
        if (m_file != QStringLiteral("-"))
            return bytesOf(m_session, m_file);
        return [held = m_held, given = qsizetype{0}](char* into, std::size_t most) mutable {
            const qsizetype part = std::min<qsizetype>(static_cast<qsizetype>(most), held.size() - given);
            std::copy_n(held.constData() + given, part, into);
            given += part;
            return static_cast<std::size_t>(part);
        };
    }

    QByteArray whole() const { return m_file == QStringLiteral("-") ? m_held : m_session.read(m_file); }

    // JSON on whatever lines.
    CollectionBulk readWhole(DateOrder dates) const
    {
        const QByteArray content = whole();
        CollectionReading reading = readCollectionJson(
            std::string_view(content.constData(), static_cast<std::size_t>(content.size())), m_session.pool(), dates);
        CollectionBulk bulk;
        for (const OwnedCard& heap : reading.cards)
            bulk.heaps.add(viewOf(heap));
        bulk.unknownInAll = reading.unknown.size();
        bulk.unknown = std::move(reading.unknown);
        return bulk;
    }

    Session& m_session;
    QString m_file;
    QByteArray m_held;
    std::uint64_t m_size;
    bool m_isJson = false;
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

// Writes all heaps in a format, a piece at a time; how many they were.
int writeHeaps(Session& session, bool csv, const std::function<void(std::string_view)>& write)
{
    CsvRows csvRows(session.pool());
    JsonRows jsonRows(session.pool());
    int rows = 0;
    std::string line;
    write(csv ? CsvRows::heading() : JsonRows::begin());
    CollectionStore(session.storedDatabase()).each([&](const HeapFields& heap) {
        line.clear();
        if (csv)
            csvRows.append(line, heap);
        else {
            line += rows > 0 ? JsonRows::between() : std::string_view();
            jsonRows.append(line, heap);
        }
        ++rows;
        write(line);
        return true;
    });
    if (!csv)
        write(JsonRows::end());
    return rows;
}

} // namespace

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
            const QString row =
                QStringLiteral("%1 %2  %3  %4 %5")
                    .arg(heap.count, 4)
                    .arg(qtText(heap.card), title, qtText(nameOf(heap.condition)), qtText(heap.location))
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

ExitCode importCollection(Session& session, const Arguments& arguments)
{
    const MergeMode mode = askedMode(arguments);
    const QString file = arguments.operands().first();
    const Input input(session, file);
    CollectionWish wish;
    wish.dates = usualDates();
    CollectionBulk bulk = input.read(wish);
    // A near miss is reported, not taken, unless that is asked for.
    const auto guesses = askedGuesses(arguments, bulk.asked, session.pool());
    const std::vector<LineProblem> before = bulk.unknown;
    if (!guesses.empty()) {
        for (const auto& [place, pick] : guesses)
            wish.picks.emplace(before[place].line, pick.card);
        bulk = input.read(wish);
    }
    CollectionStore store(session.database());
    {
        Bar bar(session, bulk.heaps.size());
        store.mergeBatch(bulk.heaps, mode, [&bar](std::size_t done, std::size_t) { return bar.show(done); });
    }
    session.answer({{QStringLiteral("rows"), static_cast<qint64>(bulk.heaps.size())},
                    {QStringLiteral("copies"), static_cast<qint64>(bulk.heaps.copies())},
                    {QStringLiteral("owned"), static_cast<qint64>(store.totalCopies())},
                    {QStringLiteral("unknown"), unknownLines(bulk.unknown, bulk.asked, session.pool())},
                    {QStringLiteral("guessed"), guessedLines(before, guesses, session.pool())}});
    session.done(Cli::tr("Read: %1 with %2. Copies owned now: %3")
                     .arg(Cli::tr("%n row(s)", nullptr, copiesFrom(static_cast<std::int64_t>(bulk.heaps.size()))),
                          copiesText(static_cast<std::int64_t>(bulk.heaps.copies())))
                     .arg(store.totalCopies()));
    sayGuesses(session, file, before, guesses);
    session.warnOfLines(file, bulk.unknown);
    offerGuesses(session, bulk.asked);
    if (const auto more = static_cast<qint64>(bulk.unknownInAll - bulk.unknown.size()); more > 0)
        session.warn(Cli::tr("%n more line(s) were not understood.", nullptr, static_cast<int>(more)));
    return ExitCode::Yes;
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
        writeHeaps(session, csv, [&](std::string_view part) { answer.write(withinQuotes(part)); });
        answer.write("\"\n}\n");
        answer.finish();
        return ExitCode::Yes;
    }
    const int rows = writeHeaps(session, csv, [&](std::string_view part) { answer.write(part); });
    answer.finish();
    if (file.isEmpty())
        return ExitCode::Yes;
    session.answer({{QStringLiteral("file"), file}, {QStringLiteral("rows"), rows}});
    session.say(Cli::tr("Written to %1.").arg(file));
    return ExitCode::Yes;
}

} // namespace dossier
