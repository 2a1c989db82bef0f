#include "desk/files/whole_file.h"

#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

namespace {

constexpr std::size_t kPiece = std::size_t{256} * 1024; // bytes
constexpr int kPatienceWithPipes = 10'000;              // milliseconds

class WholeFiles
{
    Q_DECLARE_TR_FUNCTIONS(WholeFiles)

public:
    static QString whyNotToRead(const QByteArray& name, struct stat& facts)
    {
        if (::stat(name.constData(), &facts) != 0)
            return errno == ENOENT ? tr("there is no such file") : failed(errno);
        if (S_ISDIR(facts.st_mode))
            return tr("this is a folder, not a file");
        if (!S_ISREG(facts.st_mode) && !S_ISFIFO(facts.st_mode))
            return tr("this is a device, not a file");
        return {};
    }

    // Opened in a way that waits for nobody: a pipe may have no other end.
    static WholeFile read(const QString& path, qint64 most)
    {
        const QByteArray name = QFile::encodeName(path);
        struct stat facts = {};
        if (QString why = whyNotToRead(name, facts); !why.isEmpty())
            return {{}, std::move(why)};
        if (facts.st_size > most)
            return {{}, tooLarge(most)};
        const int opened = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (opened < 0)
            return {{}, failed(errno)};
        WholeFile file = read(opened, facts.st_size, most);
        ::close(opened);
        if (S_ISFIFO(facts.st_mode) && file.content.isEmpty() && file.why.isEmpty())
            file.why = tr("nothing comes out of this pipe");
        return file;
    }

    static WholeFile read(QIODevice& open, qint64 most)
    {
        WholeFile file;
        std::array<char, kPiece> piece;
        qint64 length = 0;
        while ((length = open.read(piece.data(), piece.size())) > 0) {
            file.content.append(piece.data(), length);
            if (file.content.size() > most)
                return {{}, tooLarge(most)};
        }
        if (length < 0) // not a shorter file
            return {{}, tr("it cannot be read: %1").arg(systemText(open.errorString()))};
        return file;
    }

private:
    // Of about `size` bytes; a pipe has none before.
    static WholeFile read(int opened, qint64 size, qint64 most)
    {
        WholeFile file;
        file.content.reserve(size + 1);
        std::array<char, kPiece> piece;
        for (;;) {
            const ssize_t length = ::read(opened, piece.data(), piece.size());
            if (length > 0)
                file.content.append(piece.data(), length);
            if (length == 0)
                return file;
            if (file.content.size() > most)
                return {{}, tooLarge(most)};
            if (length < 0 && errno == EAGAIN) {
                pollfd waiting{opened, POLLIN, 0};
                if (::poll(&waiting, 1, kPatienceWithPipes) == 0)
                    return {{}, tr("nothing comes out of this pipe")};
            } else if (length < 0 && errno != EINTR) {
                return {{}, failed(errno)};
            }
        }
    }

    static QString failed(int error) { return tr("it cannot be read: %1").arg(systemText(error)); }

    static QString tooLarge(qint64 most)
    {
        return tr("it is larger than %1 MiB, the most that is read of one file; divide it into several files")
            .arg(most / 1024 / 1024);
    }
};

} // namespace

QString whyNotToRead(const QString& path)
{
    struct stat facts = {};
    return WholeFiles::whyNotToRead(QFile::encodeName(path), facts);
}

WholeFile readWhole(const QString& path, qint64 most)
{
    return WholeFiles::read(path, most);
}

WholeFile readWhole(QIODevice& open, qint64 most)
{
    return WholeFiles::read(open, most);
}

} // namespace dossier
