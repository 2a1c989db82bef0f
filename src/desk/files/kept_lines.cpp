#include "desk/files/kept_lines.h"

#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "domain/collection/archive.h"
#include "text/free_number.h"
#include "wording/words/system_text.h"

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

// Of a file of any size; nothing where it cannot be read, which is like no other.
QByteArray samenessOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(kSameness);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

// An earlier one of the files, of the same source, that holds the same; empty where there is none. Earlier by its name,
// or two that are written at once would each give way to the other.
QString sameAs(const QString& path, const QString& source, const std::vector<KeptFile>& files)
{
    const QFileInfo written(path);
    QByteArray sameness;
    for (const KeptFile& file : files) {
        const QFileInfo other(file.path);
        const auto order = [](const QFileInfo& info) { return std::pair(info.fileName().size(), info.fileName()); };
        if (file.source != source || other.size() != written.size() || !(order(other) < order(written)))
            continue;
        if (sameness.isEmpty())
            sameness = samenessOf(path);
        if (!sameness.isEmpty() && samenessOf(file.path) == sameness)
            return file.path;
    }
    return {};
}

// A name that may stand in a file's name on any system.
QString plainName(const QString& source)
{
    QString name = QFileInfo(source).fileName();
    for (QChar& letter : name)
        if (QStringLiteral("\\/:*?\"<>|#").contains(letter) || letter.unicode() < 0x20)
            letter = QLatin1Char('_');
    return name.left(80).trimmed();
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
    LinesToKeep lines(*this, source);
    lines.taker()(content);
    return lines.finish();
}

QString KeptLines::freePath(const QString& source) const
{
    const QDir folder(m_folder);
    const auto numbered = [&](int number) {
        return folder.filePath(
            QStringLiteral("%1%2%3.txt").arg(plainName(source), QLatin1String(kSeparator), QString::number(number)));
    };
    return numbered(freeNumber(0, [&](int number) { return QFile::exists(numbered(number)); }));
}

QString KeptLines::takeIn(const std::vector<ArchivedLines>& texts) const
{
    std::set<std::pair<QString, QByteArray>> there;
    if (!texts.empty())
        for (const KeptFile& file : all())
            if (QFileInfo(file.path).size() <= kMostBytesOfAFile)
                there.emplace(file.source, samenessOf(file.path));
    for (const ArchivedLines& lines : texts) {
        const QString source = QString::fromStdString(lines.source);
        const QByteArray text = QByteArray::fromStdString(lines.text);
        if (!there.emplace(plainName(source), QCryptographicHash::hash(text, kSameness)).second)
            continue;
        LinesToKeep kept(*this, source);
        kept.taker()(lines.text);
        if (QString why = kept.finish(LinesToKeep::Twice::Yes); !why.isEmpty())
            return why;
    }
    return {};
}

QString KeptLines::remove(const QString& path) const
{
    QFile file(path);
    const bool isTheirs = QFileInfo(path).absoluteDir() == QDir(m_folder) && file.exists();
    return !isTheirs || file.remove() ? QString() : located(path, systemText(file.errorString()));
}

LinesToKeep::LinesToKeep(const KeptLines& kept, const QString& source)
    : m_kept(kept)
    , m_source(source)
{}

LinesToKeep::~LinesToKeep()
{
    if (!m_file)
        return;
    m_file.reset();
    leaveNoFolder();
}

void LinesToKeep::leaveNoFolder() const
{
    if (m_isMade)
        QDir().rmdir(m_kept.m_folder); // which it only does where it is empty
}

std::function<void(std::string_view)> LinesToKeep::taker()
{
    return [this](std::string_view piece) { take(piece); };
}

void LinesToKeep::take(std::string_view piece)
{
    if (!m_file && m_trouble.isEmpty()) {
        m_isMade = !QDir(m_kept.m_folder).exists();
        if (const QString why = madeFolder(m_kept.m_folder); !why.isEmpty())
            m_trouble = located(m_kept.m_folder, why);
        m_path = m_kept.freePath(m_source);
        m_file = std::make_unique<WrittenFile>(m_path);
    }
    if (m_file)
        m_file->write(piece);
}

QString LinesToKeep::finish(Twice twice)
{
    if (!m_file)
        return m_trouble;
    // Another program may have taken the name since.
    const QString why = m_file->finishFree([this] { return m_path = m_kept.freePath(m_source); });
    m_file.reset();
    if (!why.isEmpty()) {
        leaveNoFolder();
        return located(m_path, why);
    }
    const QString same = twice == Twice::Yes ? QString() : sameAs(m_path, plainName(m_source), m_kept.all());
    if (!same.isEmpty()) {
        QFile::remove(m_path);
        m_path = same;
    }
    m_isWritten = same.isEmpty();
    return {};
}

void LinesToKeep::takeBack()
{
    if (!m_isWritten)
        return;
    QFile::remove(m_path);
    leaveNoFolder();
    m_isWritten = false;
}

} // namespace dossier
