// Settings in an INI file, read as QSettings reads it, but written whole or not at all: QSettings leaves an empty file
// where the disk is full.
#pragma once

#include <QSet>
#include <QString>
#include <QTimer>
#include <QVariantMap>

#include <cstdint>
#include <functional>

namespace dossier {

class SettingsFile
{
public:
    explicit SettingsFile(const QString& path);
    // Writes what is not written yet.
    ~SettingsFile();
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    // Keys may hold a group: "head/cards".
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return m_values.value(key, otherwise); }
    // What is changed is written soon.
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();

    const QString& path() const { return m_path; }
    // Now, into what another program may have stored meanwhile. Where it fails, the file stays as it was and the next
    // change tries again.
    void save();
    // Is told why something could not be written, once until it can be again.
    void tellTrouble(std::function<void(const QString& why)> tell) { m_tell = std::move(tell); }

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
    Look look() const;
    QVariantMap stored() const;
    // What is in the file and what is to be written into it.
    QVariantMap merged() const;

    QString m_path;
    Look m_seen;
    QVariantMap m_values;
    QSet<QString> m_changed;
    bool m_cleared = false; // before what is in m_changed
    bool m_toldOfTrouble = false;
    QTimer m_soon;
    std::function<void(const QString&)> m_tell;
};

} // namespace dossier
