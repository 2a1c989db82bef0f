#include "disk/file_writer.h"

#include "disk/file_moves.h"
#include "disk/same_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace dossier {

namespace {

constexpr std::size_t kPiece = 1 << 16; // bytes handed on at once
constexpr unsigned kUsualMode = 0666;   // the user's mask takes from it
constexpr int kMostNames = 100;         // tried

// Of no length of its own that a file system could refuse.
std::string nameBeside(const std::string& path)
{
    std::array<char, 16> number{};
    static_cast<void>(
        std::snprintf(number.data(), number.size(), "%08x", static_cast<unsigned>(std::random_device{}())));
    return folderOf(path).append("/.dossier-").append(number.data()).append(".part");
}

std::string placeOf(const OpenFile& file)
{
    return "/proc/self/fd/" + std::to_string(file.number());
}

// A file without a name, which is gone if the program ends; -1 where the system has no such thing.
int openNameless([[maybe_unused]] const std::string& folder)
{
#ifdef O_TMPFILE
    if (::access("/proc/self/fd", X_OK) == 0) // by which it gets its name
        return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kUsualMode);
#endif
    errno = ENOTSUP;
    return -1;
}

// Or will have none, here: a file with a name then says why not.
bool knowsNoNameless(int error)
{
    return error == ENOTSUP || error == EOPNOTSUPP || error == EISDIR || error == EINVAL || error == ENOENT ||
           error == EPERM;
}

} // namespace

FileWriter::FileWriter(const std::string& path, DatabaseNames names)
{
    struct stat before
    {};
    const bool exists = ::stat(path.c_str(), &before) == 0;
    if (path.empty() || (!exists && errno != ENOENT))
        m_error = path.empty() ? ENOENT : errno;
    else if (exists && S_ISDIR(before.st_mode))
        m_error = EISDIR;
    else if (isOpenDatabase(path))
        m_error = kIsOpenDatabase;
    else if (exists && holdsDatabase(path))
        m_error = kIsDatabase;
    else if (names == DatabaseNames::Refused && isBesideDatabase(path))
        m_error = kIsBesideDatabase;
    else if (const int here = openHere(path); here >= 0) {
        // Written into, or what others wrote there would go with the file that is replaced.
        m_file = OpenFile(::fcntl(here, F_DUPFD_CLOEXEC, 0));
        m_error = m_file.isOpen() ? 0 : errno;
    } else if (exists && !S_ISREG(before.st_mode)) {
        m_file = OpenFile(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
        m_error = m_file.isOpen() ? 0 : errno;
    } else if (exists && ::access(path.c_str(), W_OK) != 0)
        m_error = errno;
    else if (m_target = followedLinks(path, m_error); m_error == 0)
        openBeside(exists ? before.st_mode & 0777U : 0U);
}

FileWriter::~FileWriter()
{
    takeAway();
}

// `mode`: that of the file it replaces, or 0.
void FileWriter::openBeside(unsigned mode)
{
    m_file = OpenFile(openNameless(folderOf(m_target)));
    m_error = m_file.isOpen() ? 0 : errno;
    if (knowsNoNameless(m_error))
        for (int tried = 0; tried < kMostNames && (tried == 0 || m_error == EEXIST); ++tried) {
            m_part = nameBeside(m_target);
            m_file = OpenFile(::open(m_part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kUsualMode));
            m_error = m_file.isOpen() ? 0 : errno;
        }
    if (m_error != 0)
        m_part.clear(); // somebody else's
    else if (mode != 0)
        static_cast<void>(::fchmod(m_file.number(), mode)); // not every file system has modes
}

bool FileWriter::write(std::string_view content)
{
    if (m_waiting.size() + content.size() < kPiece) {
        m_waiting += content;
        return m_error == 0;
    }
    send(std::exchange(m_waiting, {}));
    send(content);
    return m_error == 0;
}

void FileWriter::send(std::string_view content)
{
    if (m_error == 0)
        m_error = m_file.write(content);
}

int FileWriter::finish()
{
    return finish([this] { return putInPlaceOf(m_part, m_target); });
}

int FileWriter::finishFree(const std::function<std::string()>& next)
{
    return finish([&] {
        int error = giveFreeName(m_part, m_target);
        for (int tried = 0; tried < kMostNames && error == EEXIST; ++tried) {
            m_target = next();
            error = giveFreeName(m_part, m_target);
        }
        return error;
    });
}

int FileWriter::finish(const std::function<int()>& rename)
{
    if (m_error == 0 && m_file.isOpen()) {
        send(m_waiting);
        if (m_error == 0)
            m_error = m_target.empty() ? m_file.close() : putInPlace(rename);
    }
    takeAway();
    return m_error;
}

int FileWriter::putInPlace(const std::function<int()>& rename)
{
    if (const int error = m_file.sync(); error != 0)
        return error;
    if (m_part.empty())
        if (const int error = giveName(); error != 0)
            return error;
    if (const int error = m_file.close(); error != 0)
        return error;
    if (const int error = rename(); error != 0)
        return error;
    m_part.clear();
    // The file is whole and on disk under one name or the other; as SQLite does, nothing is said of a folder that
    // cannot be waited for.
    static_cast<void>(syncPath(folderOf(m_target)));
    return 0;
}

int FileWriter::giveName()
{
    for (int tried = 0; tried < kMostNames; ++tried) {
        const std::string name = nameBeside(m_target);
        if (::linkat(AT_FDCWD, placeOf(m_file).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            m_part = name;
            return 0;
        }
        if (errno != EEXIST)
            return errno;
    }
    return EEXIST;
}

void FileWriter::takeAway()
{
    static_cast<void>(m_file.close());
    if (!m_part.empty())
        static_cast<void>(::unlink(m_part.c_str()));
    m_part.clear();
}

int writeFile(const std::string& path, std::string_view content)
{
    FileWriter file(path);
    file.write(content);
    return file.finish();
}

int writeSecret(const std::string& path, std::string_view content)
{
    OpenFile file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!file.isOpen())
        return errno;
    int error = file.write(content);
    if (error == 0)
        error = file.sync();
    if (const int closing = file.close(); error == 0)
        error = closing;
    if (error == 0)
        error = syncPath(folderOf(path));
    if (error != 0)
        static_cast<void>(::unlink(path.c_str()));
    return error;
}

int whyNotToWrite(const std::string& path)
{
    struct stat about
    {};
    // A pipe that is opened and closed again tells whoever reads it that there is nothing more to come.
    if (::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode))
        return ::access(path.c_str(), W_OK) == 0 ? 0 : errno;
    return FileWriter(path).error();
}

int appendToFile(const std::string& path, std::string_view content, FileLook& ours, Waited waited)
{
    if (isOpenDatabase(path))
        return kIsOpenDatabase;
    if (holdsDatabase(path))
        return kIsDatabase;
    if (isBesideDatabase(path))
        return kIsBesideDatabase;
    if (const int here = openHere(path); here >= 0) {
        const OpenFile file(::fcntl(here, F_DUPFD_CLOEXEC, 0));
        return file.isOpen() ? file.write(content) : errno;
    }
    const int begun = ours ? 0 : O_CREAT | O_EXCL;
    OpenFile file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | begun, kUsualMode));
    if (!file.isOpen())
        return errno;
    const FileLook before = FileLook::ofOpen(file.number());
    if (ours && !before.goesAsFarAs(ours))
        return ESTALE;
    int error = file.write(content);
    if (error == 0 && waited == Waited::Yes)
        error = file.sync();
    if (error != 0)
        static_cast<void>(::ftruncate(file.number(), static_cast<off_t>(before.length)));
    ours = FileLook::ofOpen(file.number()); // also where it could not be taken off
    if (const int closing = file.close(); error == 0)
        error = closing;
    if (error == 0 && waited == Waited::Yes) // as above, nothing is said of a folder that cannot be waited for
        static_cast<void>(syncPath(folderOf(path)));
    return error;
}

} // namespace dossier
