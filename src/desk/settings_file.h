// Settings in an INI file, read as QSettings reads it, but written whole or not at all: QSettings leaves an empty file
// where the disk is full.
#pragma once

#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace dossier {

// Unread: nothing is written over what is there until it can be read. Malformed: not all of it is settings, and `why`
// is where the file as it was is kept.
enum class SettingsTrouble : std::uint8_t { Unread, Unkept, Malformed };

class SettingsFile
{
public:
    using Tell = std::function<void(const QString& why, SettingsTrouble what)>;

    explicit SettingsFile(const QString& path);
    // Writes what is not written yet.
    ~SettingsFile();
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    // Keys may hold a group: "head/cards".
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return m_values.value(key, otherwise); }
    // All that begin with "GROUP/".
    QStringList keysIn(const QString& group) const;
    // What is changed is written soon.
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();

    const QString& path() const { return m_path; }
    // Now, into what another program may have stored meanwhile. Where it fails, the file stays as it was, and it is
    // tried again, after a while and at the next change. Which file and why; empty where all is written.
    QString save();
    // Is told, soon, why the file could not be read or written, once until it can be again.
    void tellTrouble(Tell tell);
    void setWait(int milliseconds) { m_wait = milliseconds; }

private:
    // Which file it is; another one as soon as any program has written it.
    struct Look
    {
        std::uint32_t mode = 0; // 0: there is none
        std::uint64_t number = 0;
        std::int64_t size = 0;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        bool operator==(const Look&) const = default;
        bool isRegular() const;
        bool mayWait() const; // for somebody at the other end, or it is a whole disk
    };

    void change(const QString& key);
    void saveAfter(int milliseconds);
    Look look() const;
    // Why the file is there and cannot be read.
    QString read(QVariantMap& values);
    // Beside the file, before what was not understood in it is written over; the error.
    int keepMalformed();
    // What is in the file and what is to be written into it; nothing where that cannot be known.
    std::optional<QVariantMap> merged();
    void tellOnce(const QString& why, SettingsTrouble what);

    QString m_path;
    Look m_seen;
    QVariantMap m_values;
    std::string m_malformed; // the file as it was, where lines of it are no settings
    QString m_unread;        // why what is there is not known; then nothing is written over it
    QSet<QString> m_changed;
    bool m_cleared = false; // before what is in m_changed
    bool m_toldOfTrouble = false;
    int m_wait = 10'000; // milliseconds, before it is tried again
    QTimer m_soon;
    Tell m_tell;
};

} // namespace dossier
