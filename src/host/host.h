// A host: its tables, and the lines of those who come. Whatever carries the lines tells it what came in; it knows no
// socket, and its time is what it is told.
#pragma once

#include "host/host_table.h"

#include <QHash>

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace dossier {

class Host
{
public:
    static constexpr int kMostLines = 4'000;
    static constexpr std::int64_t kHelloWithin = 10'000; // milliseconds

    // `data` must outlive the host.
    explicit Host(const HostData& data);
    ~Host();

    // The line stays until it is `gone`; the host may close it before.
    void connected(GuestLine& line);
    void received(GuestLine& line, std::string_view frame);
    void gone(GuestLine& line);
    void drained(GuestLine& line);
    // Ten times a second: clocks, who says nothing, who said too much.
    void tick();
    // All guests are told, all tables kept. False where one could not be: what was done there is on disk all the same,
    // how long players have thought is not.
    bool stop();

    // Of the tables that are kept; the log is told which of them cannot be read, and why. Reads all of them.
    int readableTables() const;
    int lines() const { return static_cast<int>(m_guests.size()); }
    int tables() const { return static_cast<int>(m_tables.size()); }

private:
    struct Guest
    {
        std::shared_ptr<HostTable> table{}; // none before he has said hello
        Seat seat = kNoSeat;
        std::int64_t since = 0;  // when he came
        std::int64_t second = 0; // ... in which he said `said` messages
        int said = 0;
        std::deque<std::string> waiting{}; // that he said too soon
        bool closed = false;
    };

    void hear(GuestLine& line, Guest& guest, std::string_view frame);
    void hello(GuestLine& line, Guest& guest, const Hello& hello);
    void reject(GuestLine& line, Guest& guest, Rejection why, const QString& detail = {});
    std::shared_ptr<HostTable> tableNamed(const QString& id);
    void tellUnreadable(const QString& id, const std::exception& error) const;

    const HostData& m_data;
    std::shared_ptr<const CompiledCards> m_compiled;
    std::unordered_map<GuestLine*, Guest> m_guests;
    QHash<QString, std::shared_ptr<HostTable>> m_tables; // that somebody has asked for
};

} // namespace dossier
