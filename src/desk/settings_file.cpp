#include "desk/settings_file.h"

#include "disk/file_moves.h"
#include "disk/file_reader.h"
#include "disk/file_writer.h"
#include "wording/lists/fault_text.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <cerrno>
#include <string>
#include <sys/stat.h>
#include <utility>

namespace dossier {

namespace {

const QString kNoGroup = QStringLiteral("General");

bool isPlain(QChar letter)
{
    return (letter >= QLatin1Char('a') && letter <= QLatin1Char('z')) ||
           (letter >= QLatin1Char('A') && letter <= QLatin1Char('Z')) ||
           (letter >= QLatin1Char('0') && letter <= QLatin1Char('9')) || letter == QLatin1Char('_') ||
           letter == QLatin1Char('-') || letter == QLatin1Char('.');
}

// A name of a key or a group as QSettings spells it: other letters by their number.
QByteArray spelt(const QString& name)
{
    QByteArray text;
    for (const QChar letter : name) {
        const ushort code = letter.unicode();
        if (isPlain(letter))
            text += static_cast<char>(code);
        else if (letter == QLatin1Char('/'))
            text += '\\';
        else if (code <= 0xFF)
            text += '%' + QByteArray::number(code, 16).toUpper().rightJustified(2, '0');
        else
            text += "%U" + QByteArray::number(code, 16).toUpper().rightJustified(4, '0');
    }
    return text;
}

// In quotes; a digit behind a number in hexadecimal would belong to it.
QByteArray inQuotes(const QString& value)
{
    QByteArray text = "\"";
    bool afterNumber = false;
    for (const QChar letter : value) {
        const ushort code = letter.unicode();
        const bool plain = code >= 0x20 && code < 0x7F && letter != QLatin1Char('"') && letter != QLatin1Char('\\');
        const bool isDigit = QStringLiteral("0123456789abcdefABCDEF").contains(letter);
        afterNumber = !plain || (afterNumber && isDigit);
        if (afterNumber)
            text += "\\x" + QByteArray::number(code, 16);
        else
            text += static_cast<char>(code);
    }
    return text + '"';
}

QByteArray quotedText(const QString& value)
{
    return inQuotes(value.startsWith(QLatin1Char('@')) ? QLatin1Char('@') + value : value);
}

QByteArray streamed(const QVariant& value)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0); // that of "@Variant"
    stream << value;
    return bytes;
}

QByteArray spelt(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return "@Invalid()";
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::QString:
        return quotedText(value.toString());
    case QMetaType::QByteArray:
        return inQuotes(QStringLiteral("@ByteArray(") + QString::fromLatin1(value.toByteArray()) + QLatin1Char(')'));
    case QMetaType::QStringList: {
        QByteArray list;
        for (const QString& each : value.toStringList())
            list += (list.isEmpty() ? QByteArray() : QByteArray(", ")) + quotedText(each);
        return list.isEmpty() ? QByteArray("@Invalid()") : list;
    }
    default:
        return inQuotes(QStringLiteral("@Variant(") + QString::fromLatin1(streamed(value)) + QLatin1Char(')'));
    }
}

QByteArray asIni(const QVariantMap& values)
{
    QMap<QString, QByteArray> groups;
    for (auto each = values.begin(); each != values.end(); ++each) {
        const qsizetype slash = each.key().indexOf(QLatin1Char('/'));
        const QString group = slash < 0 ? kNoGroup : each.key().left(slash);
        groups[group] += spelt(each.key().mid(slash + 1)) + '=' + spelt(each.value()) + '\n';
    }
    QByteArray text;
    for (auto group = groups.begin(); group != groups.end(); ++group)
        text += (text.isEmpty() ? "[" : "\n[") + spelt(group.key()) + "]\n" + group.value();
    return text;
}

QString atPlace(const QString& path, const QString& why)
{
    return QDir::toNativeSeparators(path) + QStringLiteral(": ") + why;
}

bool isOfGroup(const QString& key, const QString& group)
{
    return key == group || key.startsWith(group + QLatin1Char('/'));
}

} // namespace

SettingsFile::SettingsFile(const QString& path)
    : m_path(path)
    , m_seen(look())
    , m_unread(read(m_values))
{
    m_soon.setSingleShot(true);
    QObject::connect(&m_soon, &QTimer::timeout, [this] {
        if (!m_unread.isEmpty())
            tellOnce(m_unread, SettingsTrouble::Unread);
        save();
    });
}

SettingsFile::~SettingsFile()
{
    m_tell = {};
    save();
}

bool SettingsFile::Look::isRegular() const
{
    return S_ISREG(mode);
}

bool SettingsFile::Look::mayWait() const
{
    return S_ISFIFO(mode) || S_ISSOCK(mode) || S_ISBLK(mode);
}

SettingsFile::Look SettingsFile::look() const
{
    struct stat about
    {};
    if (::stat(QFile::encodeName(m_path).constData(), &about) != 0)
        return {};
    return {about.st_mode, about.st_ino, about.st_size, about.st_mtim.tv_sec, about.st_mtim.tv_nsec};
}

// Of a pipe nothing may ever come, of a device no end.
QString SettingsFile::read(QVariantMap& values)
{
    values.clear();
    struct stat about
    {};
    if (::stat(QFile::encodeName(m_path).constData(), &about) != 0)
        return errno == ENOENT || errno == ENOTDIR ? QString() : atPlace(m_path, systemText(errno));
    if (!S_ISREG(about.st_mode))
        return {};
    // Qt takes what it cannot read for an empty file.
    std::string content;
    if (const int error = readFile(QFile::encodeName(m_path).toStdString(), content); error != 0)
        return atPlace(m_path, systemText(error));
    const QSettings settings(m_path, QSettings::IniFormat);
    for (const QString& key : settings.allKeys())
        values.insert(key, settings.value(key));
    if (settings.status() == QSettings::FormatError)
        m_malformed = std::move(content);
    return {};
}

int SettingsFile::keepMalformed()
{
    if (m_malformed.empty())
        return 0;
    QString kept = m_path + QStringLiteral(".malformed");
    int error = writeSecret(QFile::encodeName(kept).toStdString(), m_malformed);
    for (int next = 2; error == EEXIST; ++next) {
        kept = m_path + QStringLiteral(".malformed.%1").arg(next);
        error = writeSecret(QFile::encodeName(kept).toStdString(), m_malformed);
    }
    if (error != 0)
        return error;
    m_malformed.clear();
    if (m_tell)
        m_tell(QDir::toNativeSeparators(kept), SettingsTrouble::Malformed);
    return 0;
}

QStringList SettingsFile::keysIn(const QString& group) const
{
    QStringList keys = m_values.keys();
    keys.removeIf([start = group + QLatin1Char('/')](const QString& key) { return !key.startsWith(start); });
    return keys;
}

void SettingsFile::tellTrouble(Tell tell)
{
    m_tell = std::move(tell);
    if (m_tell && !m_unread.isEmpty())
        saveAfter(0); // when there is somebody who shows it
}

void SettingsFile::tellOnce(const QString& why, SettingsTrouble what)
{
    if (m_tell && !std::exchange(m_toldOfTrouble, true))
        m_tell(why, what);
}

void SettingsFile::setValue(const QString& key, const QVariant& value)
{
    if (const auto before = m_values.constFind(key); before != m_values.constEnd() && *before == value)
        return;
    m_values.insert(key, value);
    change(key);
}

void SettingsFile::remove(const QString& key)
{
    for (const QString& each : m_values.keys())
        if (isOfGroup(each, key)) {
            m_values.remove(each);
            change(each);
        }
}

void SettingsFile::clear()
{
    m_cleared = true;
    for (const QString& key : m_values.keys())
        change(key);
    m_values.clear();
}

void SettingsFile::change(const QString& key)
{
    m_changed.insert(key);
    saveAfter(0);
}

void SettingsFile::saveAfter(int milliseconds)
{
    if (QCoreApplication::instance() != nullptr)
        m_soon.start(milliseconds);
}

std::optional<QVariantMap> SettingsFile::merged()
{
    const bool isKnown = m_unread.isEmpty() && look() == m_seen;
    if (isKnown)
        return m_values;
    QVariantMap values;
    m_unread = read(values);
    if (!m_unread.isEmpty())
        return std::nullopt;
    if (m_cleared)
        return m_values;
    for (const QString& key : m_changed) {
        if (m_values.contains(key))
            values.insert(key, m_values.value(key));
        else
            values.remove(key);
    }
    return values;
}

QString SettingsFile::save()
{
    m_soon.stop();
    if (m_changed.isEmpty() && !m_cleared)
        return {};
    const std::optional<QVariantMap> values = merged();
    if (!values) {
        tellOnce(m_unread, SettingsTrouble::Unread);
        saveAfter(m_wait);
        return m_unread;
    }
    const std::string path = QFile::encodeName(m_path).toStdString();
    const QByteArray text = asIni(*values);
    const bool mayWait = look().mayWait();
    int error = mayWait ? EOPNOTSUPP : makeFolder(folderOf(path));
    // What opens the seats at tables far apart stands in it: it is its owner's alone before there is anything in it.
    if (error == 0 && !QFile::exists(m_path))
        if (error = writeSecret(path, {}); error == EEXIST)
            error = 0;
    if (error == 0)
        error = keepMalformed();
    if (error == 0)
        error = writeFile(path, {text.constData(), static_cast<std::size_t>(text.size())});
    if (error != 0) {
        QString why = atPlace(m_path, mayWait ? faultText(QStringLiteral("is not a regular file")) : systemText(error));
        tellOnce(why, SettingsTrouble::Unkept);
        saveAfter(m_wait);
        return why;
    }
    m_toldOfTrouble = false;
    // One of an older version, too. Whatever is written later takes this over.
    if (look().isRegular())
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    m_values = *values;
    m_seen = look();
    m_changed.clear();
    m_cleared = false;
    return {};
}

} // namespace dossier
