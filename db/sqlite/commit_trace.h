// Whether a transaction that SQLite could not finish came into the file all the same. The write-ahead log may hold all
// of it where only the wait for the disk failed: SQLite forgets it, and whoever opens the file next takes it for
// stored.
#pragma once

#include <cstdint>
#include <optional>

struct sqlite3;

namespace dossier {

// The last transaction that stands whole in a write-ahead log (sqlite.org/walformat.html).
struct LogEnd
{
    std::uint64_t salt = 0;   // of this log; it is begun anew with another one
    std::uint32_t frames = 0; // up to its end

    bool operator==(const LogEnd&) const = default;
};

class CommitTrace
{
public:
    enum class Found { No, Yes, Unknown };

    // To be made once the transaction holds the lock, before it writes. `sqlite` may be null: then nothing is known.
    explicit CommitTrace(sqlite3* sqlite);

    // Once the transaction has failed and was rolled back.
    Found look() const;
    // Makes sure that nobody takes it for stored: writes what is there over it. False where that fails, too.
    bool wipeOut() const;

private:
    Found lookIntoLog() const;

    sqlite3* m_sqlite;
    bool m_inLog = false;
    bool m_alone = false;                 // SQLite keeps no index of the log that could be looked at
    std::optional<LogEnd> m_end;          // before, where it is alone
    std::optional<std::uint32_t> m_count; // of changes, before, where there is no log
};

} // namespace dossier
