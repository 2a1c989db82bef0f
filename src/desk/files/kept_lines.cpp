#include "desk/files/kept_lines.h"

#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "domain/collection/archive.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <set>
#include <utility>

namespace dossier {

namespace {

constexpr auto kFolder = "not understood";
constexpr auto kSameness = QCryptographicHash::Sha256;
constexpr auto kSeparator = " # "; // between the source's name and what makes the file's own

// A name that may stand in a file's name on any system.
QString plainName(const QString& source)
{
    QString name = QFileInfo(source).fileName();
    for (QChar& letter : name)
        if (QStringLiteral("\\/:*?\"<>|#").contains(letter) || letter.unicode() < 0x20)
            letter = QLatin1Char('_');
    return name.left(80).trimmed();
}

QString located(const QString& path, const QString& why)
{
    return QDir::toNativeSeparators(path) + QStringLiteral(": ") + why;
}

} // namespace

KeptLines::KeptLines(const InHand& desk)
    : KeptLines(beside(desk.places.database))
{}

KeptLines KeptLines::beside(const QString& database)
{
    return KeptLines(QFileInfo(database).absoluteDir().filePath(QLatin1String(kFolder)));
}

std::vector<KeptFile> KeptLines::all() const
{
    std::vector<KeptFile> files;
    const QFileInfoList found = QDir(m_folder).entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found) {
        const QString name = file.completeBaseName();
        files.push_back(
            {file.absoluteFilePath(), name.left(name.lastIndexOf(QLatin1String(kSeparator))), file.lastModified()});
    }
    return files;
}

QString KeptLines::keep(const QString& source, std::string_view content) const
{
    const QDir folder(m_folder);
    if (const QString why = madeFolder(m_folder); !why.isEmpty())
        return located(m_folder, why);
    QString path;
    for (int number = 1; path.isEmpty() || QFile::exists(path); ++number)
        path = folder.filePath(
            QStringLiteral("%1%2%3.txt").arg(plainName(source), QLatin1String(kSeparator), QString::number(number)));
    const QString why = writeWhole(path, content);
    return why.isEmpty() ? QString() : located(path, why);
}

QString KeptLines::takeIn(const std::vector<ArchivedLines>& texts) const
{
    std::set<std::pair<QString, QByteArray>> there;
    if (!texts.empty())
        for (const KeptFile& file : all())
            there.emplace(file.source, QCryptographicHash::hash(readWhole(file.path).content, kSameness));
    for (const ArchivedLines& lines : texts) {
        const QString source = QString::fromStdString(lines.source);
        const QByteArray text = QByteArray::fromStdString(lines.text);
        if (!there.emplace(plainName(source), QCryptographicHash::hash(text, kSameness)).second)
            continue;
        if (QString why = keep(source, lines.text); !why.isEmpty())
            return why;
    }
    return {};
}

void KeptLines::remove(const QString& path) const
{
    if (QFileInfo(path).absoluteDir() == QDir(m_folder))
        QFile::remove(path);
}

} // namespace dossier
