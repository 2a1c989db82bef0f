// A picture in a file that knows whether anybody has opened it.
#pragma once

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <array>
#include <sys/inotify.h>
#include <unistd.h>

namespace dossier::test {

class WatchedPicture
{
public:
    WatchedPicture()
    {
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        picture.save(path());
        m_watch = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        ::inotify_add_watch(m_watch, QFile::encodeName(path()).constData(), IN_OPEN);
    }
    ~WatchedPicture() { ::close(m_watch); }
    WatchedPicture(const WatchedPicture&) = delete;
    WatchedPicture& operator=(const WatchedPicture&) = delete;

    QString path() const { return m_folder.filePath(QStringLiteral("seen.png")); }

    // Since it was asked last.
    bool wasOpened()
    {
        alignas(inotify_event) std::array<char, 4096> events{};
        return ::read(m_watch, events.data(), events.size()) > 0;
    }

private:
    QTemporaryDir m_folder;
    int m_watch = -1;
};

} // namespace dossier::test
