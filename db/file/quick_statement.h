// A statement for very many rows. Qt wraps each value, which takes longer than SQLite needs for the row; this one talks
// to SQLite itself, over Qt's connection. Where Qt brings an SQLite of its own along, it goes through Qt after all.
#pragma once

#include "db/file/statement.h"

#include <cstdint>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace dossier {

class QuickStatement
{
public:
    // `work` must outlive the statement.
    QuickStatement(const Work& work, const QString& sql);
    ~QuickStatement();
    QuickStatement(const QuickStatement&) = delete;
    QuickStatement& operator=(const QuickStatement&) = delete;

    // Values for the statement's `?`, places from 0. A text must stay where it is until the statement was run.
    void bind(int place, std::string_view text);
    void bind(int place, std::int64_t number);
    // Runs it from the beginning, for statements without an answer.
    void run();
    // The next row of the answer; false after the last.
    bool next();
    // Ends reading before the last row.
    void finish();
    // Valid until the next row is asked for.
    std::string_view text(int column);
    std::int64_t number(int column);

private:
    void fail() const;

    const Work& m_work;
    sqlite3* m_connection = nullptr;
    sqlite3_stmt* m_statement = nullptr;
    QSqlQuery m_query; // where there is none
    bool m_running = false;
    std::vector<QByteArray> m_texts; // of the row of m_query
};

} // namespace dossier
