#include "db/sqlite/commit_trace.h"

#include <array>
#include <cstring>
#include <filesystem>
#include <span>
#include <sqlite3.h>
#include <string>
#include <system_error>
#include <vector>

namespace dossier {

namespace {

using Bytes = std::span<const unsigned char>;

constexpr std::size_t kLogHead = 32;
constexpr std::size_t kFrameHead = 24;
constexpr std::uint32_t kLogMark = 0x377f0682; // one more where its sums are of big-endian words

std::uint32_t bigEndian(Bytes bytes)
{
    return (std::uint32_t{bytes[0]} << 24) | (std::uint32_t{bytes[1]} << 16) | (std::uint32_t{bytes[2]} << 8) |
           std::uint32_t{bytes[3]};
}

std::uint32_t littleEndian(Bytes bytes)
{
    return (std::uint32_t{bytes[3]} << 24) | (std::uint32_t{bytes[2]} << 16) | (std::uint32_t{bytes[1]} << 8) |
           std::uint32_t{bytes[0]};
}

template <typename Value>
Value copied(Bytes bytes)
{
    Value value{};
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

struct Sums
{
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    // `bytes` are whole pairs of words.
    void add(Bytes bytes, bool isBigEndian)
    {
        const auto word = isBigEndian ? bigEndian : littleEndian;
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += word(bytes.subspan(at, 4)) + second;
            second += word(bytes.subspan(at + 4, 4)) + first;
        }
    }
    bool are(Bytes written) const { return bigEndian(written) == first && bigEndian(written.subspan(4)) == second; }
};

sqlite3_file* fileOf(sqlite3* sqlite, int which)
{
    sqlite3_file* file = nullptr;
    return sqlite3_file_control(sqlite, "main", which, &file) == SQLITE_OK && file && file->pMethods ? file : nullptr;
}

enum class ReadBytes { All, Fewer, Failed };

ReadBytes readAt(sqlite3_file* file, std::uint64_t place, std::span<unsigned char> into)
{
    const int result =
        file->pMethods->xRead(file, into.data(), static_cast<int>(into.size()), static_cast<sqlite3_int64>(place));
    if (result == SQLITE_OK)
        return ReadBytes::All;
    return result == SQLITE_IOERR_SHORT_READ ? ReadBytes::Fewer : ReadBytes::Failed;
}

// As it is found by whoever opens the file next; nothing where it cannot be read.
std::optional<LogEnd> endOfLog(sqlite3* sqlite)
{
    sqlite3_file* const log = fileOf(sqlite, SQLITE_FCNTL_JOURNAL_POINTER);
    std::array<unsigned char, kLogHead> head{};
    const ReadBytes read = log ? readAt(log, 0, head) : ReadBytes::Failed;
    if (read == ReadBytes::Failed)
        return std::nullopt;
    const Bytes begin(head);
    const std::uint32_t mark = bigEndian(begin);
    const std::uint32_t page = bigEndian(begin.subspan(8));
    const bool isBigEndian = mark == kLogMark + 1;
    Sums sums;
    sums.add(begin.first(24), isBigEndian);
    constexpr std::uint32_t kLargestPage = 65536;
    if (read == ReadBytes::Fewer || (mark != kLogMark && !isBigEndian) || page < 512 || page > kLargestPage ||
        !sums.are(begin.subspan(24)))
        return LogEnd{};
    LogEnd end{copied<std::uint64_t>(begin.subspan(16)), 0};
    std::vector<unsigned char> frame(kFrameHead + page);
    for (std::uint32_t number = 1;; ++number) {
        const ReadBytes more = readAt(log, kLogHead + std::uint64_t{number - 1} * frame.size(), frame);
        if (more == ReadBytes::Failed)
            return std::nullopt;
        const Bytes bytes(frame);
        if (more == ReadBytes::Fewer || copied<std::uint64_t>(bytes.subspan(8)) != end.salt)
            return end;
        sums.add(bytes.first(8), isBigEndian);
        sums.add(bytes.subspan(kFrameHead), isBigEndian);
        if (!sums.are(bytes.subspan(16)))
            return end;
        const bool endsOne = bigEndian(bytes.subspan(4)) != 0;
        if (endsOne)
            end.frames = number;
    }
}

// How far SQLite itself goes by the log, as all who have the file open share it.
std::optional<LogEnd> endInIndex(sqlite3* sqlite)
{
    constexpr int kRegion = 32768;
    sqlite3_file* const file = fileOf(sqlite, SQLITE_FCNTL_FILE_POINTER);
    volatile void* shared = nullptr;
    if (!file || file->pMethods->iVersion < 2 || file->pMethods->xShmMap(file, 0, kRegion, 0, &shared) != SQLITE_OK ||
        !shared)
        return std::nullopt;
    std::array<unsigned char, 48> head{};
    const volatile unsigned char* const bytes = static_cast<const volatile unsigned char*>(shared);
    for (std::size_t at = 0; at < head.size(); ++at)
        head[at] = bytes[at];
    const Bytes index(head);
    return LogEnd{copied<std::uint64_t>(index.subspan(32)), copied<std::uint32_t>(index.subspan(16))};
}

// Counted on with each transaction where there is no log.
std::optional<std::uint32_t> changesOf(sqlite3* sqlite)
{
    constexpr std::uint64_t kPlace = 24;
    sqlite3_file* const file = fileOf(sqlite, SQLITE_FCNTL_FILE_POINTER);
    std::array<unsigned char, 4> bytes{};
    if (!file || readAt(file, kPlace, bytes) == ReadBytes::Failed)
        return std::nullopt;
    return bigEndian(bytes);
}

// The first value of the answer; empty where there is none.
std::string asked(sqlite3* sqlite, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    std::string answer;
    if (sqlite3_prepare_v2(sqlite, sql, -1, &statement, nullptr) == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW)
        if (const unsigned char* const text = sqlite3_column_text(statement, 0))
            answer = reinterpret_cast<const char*>(text);
    sqlite3_finalize(statement);
    return answer;
}

bool isDone(sqlite3* sqlite, const std::string& sql)
{
    return sqlite3_exec(sqlite, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

bool hasJournal(sqlite3* sqlite)
{
    const char* const name = sqlite3_db_filename(sqlite, "main");
    std::error_code error;
    const auto size = std::filesystem::file_size(std::string(name ? name : "") + "-journal", error);
    return !error && size > 0;
}

} // namespace

CommitTrace::CommitTrace(sqlite3* sqlite)
    : m_sqlite(sqlite)
{
    if (!m_sqlite)
        return;
    m_inLog = asked(m_sqlite, "PRAGMA main.journal_mode") == "wal";
    m_alone = m_inLog && asked(m_sqlite, "PRAGMA main.locking_mode") == "exclusive";
    if (m_alone)
        m_end = endOfLog(m_sqlite);
    else if (!m_inLog)
        m_count = changesOf(m_sqlite);
}

CommitTrace::Found CommitTrace::look() const
{
    if (!m_sqlite)
        return Found::Unknown;
    if (m_inLog)
        return lookIntoLog();
    // Whoever reads puts back first what is half written, from the journal: as long as that is there, nothing is
    // stored.
    if (asked(m_sqlite, "SELECT count(*) FROM main.sqlite_schema").empty())
        return hasJournal(m_sqlite) ? Found::No : Found::Unknown;
    if (asked(m_sqlite, "PRAGMA main.journal_mode") == "memory")
        return Found::No;
    const std::optional<std::uint32_t> count = changesOf(m_sqlite);
    return !count || !m_count ? Found::Unknown : count == m_count ? Found::No : Found::Yes;
}

CommitTrace::Found CommitTrace::lookIntoLog() const
{
    const std::optional<LogEnd> written = endOfLog(m_sqlite);
    const std::optional<LogEnd> known = m_alone ? m_end : endInIndex(m_sqlite);
    if (!written || !known)
        return Found::Unknown;
    if (m_alone)
        return written->frames == 0 || written == known ? Found::No : Found::Yes;
    // A log that was begun anew has another salt than the frames of before, which are in the file already.
    if (known->frames == 0 && known->salt != 0 && written->salt != known->salt)
        return Found::No;
    if (known->frames > 0 && written->salt != known->salt)
        return Found::Unknown;
    return written->frames > known->frames ? Found::Yes : Found::No;
}

bool CommitTrace::wipeOut() const
{
    if (!m_sqlite || !m_inLog)
        return false;
    const std::string version = asked(m_sqlite, "PRAGMA main.user_version");
    const bool done = !version.empty() && isDone(m_sqlite, "BEGIN IMMEDIATE") &&
                      isDone(m_sqlite, "PRAGMA main.user_version = " + version) && isDone(m_sqlite, "COMMIT");
    if (!done && sqlite3_get_autocommit(m_sqlite) == 0)
        isDone(m_sqlite, "ROLLBACK");
    return done;
}

} // namespace dossier
