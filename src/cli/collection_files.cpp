#include "cli/collection_files.h"

#include "cli/large_files.h"
#include "cli/search.h"
#include "cli/shown_text.h"
#include "db/stores/collection_store.h"
#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/text_encoding.h"
#include "wording/lists/reading_text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <unistd.h>

namespace dossier {

namespace {

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

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

// Throws ReadError.
CollectionBulk readWhole(Session& session, const QString& file)
{
    const QByteArray content = session.read(file);
    CollectionReading reading = readCollectionJson(
        std::string_view(content.constData(), static_cast<std::size_t>(content.size())), session.pool());
    CollectionBulk bulk;
    for (const OwnedCard& heap : reading.cards)
        bulk.heaps.add(viewOf(heap));
    bulk.unknownInAll = reading.unknown.size();
    bulk.unknown = std::move(reading.unknown);
    return bulk;
}

CollectionBulk readLarge(Session& session, const QString& file)
{
    const ByteSource bytes = bytesOf(session, file);
    const auto size = file == QStringLiteral("-") ? 0 : static_cast<std::uint64_t>(QFileInfo(file).size());
    Bar bar(session, size);
    const GoOn goOn = [&bar](std::uint64_t done) { return bar.show(done); };
    std::string begin; // looked at before it is known what the file is
    std::size_t given = 0;
    const auto kind = [&] {
        begin.resize(4096);
        begin.resize(bytes(begin.data(), begin.size()));
        const std::size_t first = begin.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
        return first == std::string::npos ? '\0' : begin[first];
    }();
    TextBlocks blocks([&](char* into, std::size_t most) {
        const std::size_t part = std::min(most, begin.size() - given);
        std::copy_n(begin.data() + given, part, into);
        given += part;
        return part > 0 ? part : bytes(into, most);
    });
    try {
        if (kind != '[' && kind != '{')
            return readLargeCsv(blocks, session.pool(), {}, goOn).value_or(CollectionBulk());
        try {
            return readLargeJson(blocks, session.pool(), goOn).value_or(CollectionBulk());
        } catch (const ReadError&) {
            if (size == 0 || size > kMostFileBytes)
                throw;
            return readWhole(session, file); // another program's, on other lines
        }
    } catch (const ReadError& error) {
        throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
    }
}

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
    CollectionStore(session.storedDatabase()).each([&](const HeapView& heap) {
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
    eachHeapFound(session, arguments.operands().join(QLatin1Char(' ')), [&](const HeapView& heap) {
        line.clear();
        if (session.json()) {
            line += heaps > 0 ? JsonRows::between() : std::string_view();
            rows.append(line, heap);
        } else {
            const auto card = session.pool().findNumber(std::string(heap.card));
            const QString title = card ? text(session.pool()[*card].title) : unknown;
            const QString row = QStringLiteral("%1 %2  %3  %4 %5")
                                    .arg(heap.count, 4)
                                    .arg(text(heap.card), title, text(nameOf(heap.condition)), text(heap.location))
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
    const CollectionBulk bulk = readLarge(session, file);
    CollectionStore store(session.database());
    {
        Bar bar(session, bulk.heaps.size());
        store.mergeBatch(bulk.heaps, mode, [&bar](std::size_t done, std::size_t) { return bar.show(done); });
    }
    QJsonArray unknown;
    for (const LineProblem& problem : bulk.unknown)
        unknown.append(toJson(problem));
    session.answer({{QStringLiteral("rows"), static_cast<qint64>(bulk.heaps.size())},
                    {QStringLiteral("copies"), static_cast<qint64>(bulk.heaps.copies())},
                    {QStringLiteral("owned"), static_cast<qint64>(store.totalCopies())},
                    {QStringLiteral("unknown"), unknown}});
    session.say(Cli::tr("Read: %1 with %2. Copies owned now: %3")
                    .arg(Cli::tr("%n row(s)", nullptr, copiesFrom(static_cast<std::int64_t>(bulk.heaps.size()))),
                         copiesText(static_cast<std::int64_t>(bulk.heaps.copies())))
                    .arg(store.totalCopies()));
    session.warnOfLines(file, bulk.unknown);
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
