#include "desk/places.h"

#include "db/file/database.h"
#include "desk/program_options.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace dossier {

namespace {

QString orElse(const QString& named, const QString& usual)
{
    return named.isEmpty() ? usual : named;
}

} // namespace

Places placesFor(const ProgramOptions& options)
{
    const bool together = !options.dataFolder.isEmpty();
    const QDir folder(options.dataFolder);
    const QString database =
        together ? folder.absoluteFilePath(QStringLiteral("dossier.sqlite")) : Database::defaultPath();
    const QString settings =
        together ? folder.absolutePath()
                 : QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/dossier");
    Places places;
    places.database = orElse(options.database, database);
    places.settings = orElse(options.settingsFolder, settings);
    places.pictures = QFileInfo(places.database).absoluteDir().filePath(QStringLiteral("pictures"));
    places.onlyLookedAt = options.onlyLooks;
    return places;
}

QString portableFolder(const QString& programFolder, bool wanted)
{
    const QDir beside(programFolder);
    return wanted || beside.exists(QStringLiteral("portable.dat")) ? beside.absoluteFilePath(QStringLiteral("data"))
                                                                   : QString();
}

} // namespace dossier
