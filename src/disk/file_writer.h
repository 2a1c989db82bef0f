// A file that is written as a whole or not at all. Whatever the program writes, it writes by this: it says that
// something is written when the system has said that it is on disk, and not before.
#pragma once

#include "disk/calls.h"
#include "disk/same_file.h"

#include <functional>
#include <string>
#include <string_view>

namespace dossier {

// Errors that are none of the system's: what is refused because it is the database that is open (disk/same_file.h), or
// another one. Whoever names it meant something else, and everything would be lost that it holds.
inline constexpr int kIsOpenDatabase = -1;
inline constexpr int kIsDatabase = -2;
inline constexpr int kIsBesideDatabase = -3; // SQLite keeps there what belongs to one

// Those under which SQLite keeps what belongs to a database beside it.
enum class DatabaseNames { Refused, Allowed };

// Piece by piece. Until finish() answers 0, what was there before is there, byte for byte; whatever fails leaves
// nothing beside it. Links are followed. What is no regular file, a device or a pipe, is written into and never
// replaced, and so is what this process has open already, by way of "/dev/stdout".
class FileWriter
{
public:
    // `path` as the system spells it.
    explicit FileWriter(const std::string& path, DatabaseNames names = DatabaseNames::Refused);
    // Without finish() nothing was written.
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    // False once something went wrong.
    bool write(std::string_view content);
    // Puts it in its place. The error (errno) that kept it from being written; 0 where it is there.
    int finish();
    // The same, but nothing is replaced: where something is there by now, `next` says another name in the same folder.
    int finishFree(const std::function<std::string()>& next);
    int error() const { return m_error; }

private:
    void openBeside(unsigned mode);
    void send(std::string_view content);
    int finish(const std::function<int()>& rename);
    int putInPlace(const std::function<int()>& rename);
    int giveName();
    void takeAway();

    std::string m_target; // empty: no file is put anywhere
    std::string m_part;   // its name until then; empty where it has none yet
    OpenFile m_file;
    std::string m_waiting;
    int m_error = 0;
};

// The error with which a writing would end at its begin: before what takes long. Nothing is changed.
int whyNotToWrite(const std::string& path);

// The whole of it at once; the error as FileWriter::finish().
int writeFile(const std::string& path, std::string_view content);

// A new file that its owner alone may read, for what is secret; EEXIST where there is something, which stays.
int writeSecret(const std::string& path, std::string_view content);

// Whether it is waited for until what was written behind a file is on disk, and its name.
enum class Waited : bool { No, Yes };

// Behind what is there: what fails half-way is taken off again. `ours` is how the file was left; of none a new one is
// made, EEXIST where there is something. One that is not ours any more stays: ESTALE, ENOENT where it is gone.
int appendToFile(const std::string& path, std::string_view content, FileLook& ours, Waited waited = Waited::No);

} // namespace dossier
