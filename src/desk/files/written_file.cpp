#include "desk/files/written_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace dossier {

QString writeWhole(const QString& path, std::string_view content)
{
    const auto length = static_cast<qint64>(content.size());
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) { // never replaced, be it behind a link
        QFile device(path);
        const bool done =
            device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && device.write(content.data(), length) == length;
        return done ? QString() : device.errorString();
    }
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(content.data(), length) == length && file.commit();
    return done ? QString() : file.errorString();
}

} // namespace dossier
