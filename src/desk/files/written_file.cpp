#include "desk/files/written_file.h"

#include <QSaveFile>

namespace dossier {

QString writeWhole(const QString& path, std::string_view content)
{
    const auto length = static_cast<qint64>(content.size());
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(content.data(), length) == length && file.commit();
    return done ? QString() : file.errorString();
}

} // namespace dossier
