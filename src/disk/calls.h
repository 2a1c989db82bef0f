// The calls of the system that put something on disk, said as the error they end with (errno); 0 is none.
#pragma once

#include <string>
#include <string_view>

namespace dossier {

// An open file, closed when it goes.
class OpenFile
{
public:
    explicit OpenFile(int file = -1)
        : m_file(file)
    {}
    ~OpenFile() { close(); }
    OpenFile(OpenFile&& other) noexcept
        : m_file(other.m_file)
    {
        other.m_file = -1;
    }
    OpenFile& operator=(OpenFile&& other) noexcept;

    bool isOpen() const { return m_file >= 0; }
    int number() const { return m_file; }
    // All of it, however often one has to ask.
    int write(std::string_view content) const;
    // Waits until it is on disk.
    int sync() const;
    // Network drives say only here that there was no room.
    int close();

private:
    int m_file;
};

// The folder in which `path` lies.
std::string folderOf(const std::string& path);

// Where a path leads, be there something or not; `error` is set where it leads in a circle.
std::string followedLinks(std::string path, int& error);

// The number of the file that is open here already and that a path means ("/dev/stdout", "/dev/fd/3"); -1 for any
// other.
int openHere(std::string path);

// Waits until a file, or the names in a folder, are on disk.
int syncPath(const std::string& path);

} // namespace dossier
