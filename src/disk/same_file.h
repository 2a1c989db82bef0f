// Whether two names lead to one file, and which files nothing may be written over.
#pragma once

#include <cstdint>
#include <string>

namespace dossier {

// Also by way of links, and where there is no such file yet. A device or a pipe is no file: what is written into it
// replaces nothing.
bool isSameFile(const std::string& one, const std::string& other);

// Which file a path leads to now, whatever becomes of the name; none where there is no such file.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t node = 0;

    static FileIdentity of(const std::string& path);
    explicit operator bool() const { return node != 0; }
    bool operator==(const FileIdentity&) const = default;
};

// What a file looks like without being read: otherwise as soon as any program has written it.
struct FileLook
{
    FileIdentity file{};
    std::uint64_t length = 0;
    std::int64_t seconds = 0; // of its last change
    std::int64_t nanoseconds = 0;

    static FileLook of(const std::string& path);
    static FileLook ofOpen(int file);
    explicit operator bool() const { return static_cast<bool>(file); }
    bool operator==(const FileLook&) const = default;
    // ... whatever the time: not every file system keeps it as it was first told.
    bool goesAsFarAs(const FileLook& other) const { return file == other.file && length == other.length; }
};

// As long as it is there, FileWriter leaves alone the database at `path` and what SQLite keeps beside it: whatever
// else came under one of these names would be the end of all that the database holds.
class OpenDatabase
{
public:
    // Relative to the folder of this moment. Of no path, or of one in memory, nothing is to be left alone.
    explicit OpenDatabase(const std::string& path);
    ~OpenDatabase();
    OpenDatabase(const OpenDatabase&) = delete;
    OpenDatabase& operator=(const OpenDatabase&) = delete;

private:
    std::string m_path;
};

// From any thread.
bool isOpenDatabase(const std::string& path);

// Whether a file there begins as every SQLite database does, of this program or of another.
bool holdsDatabase(const std::string& path);

// Whether the name is one under which SQLite keeps what belongs to such a file beside it, and looks for it.
bool isBesideDatabase(const std::string& path);

} // namespace dossier
