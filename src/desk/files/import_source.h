// What is imported: bytes that are held, or a file too large for that, which is read a piece at a time, and once more
// when it is taken in.
#pragma once

#include "importers/reading/text_blocks.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string_view>

namespace dossier {

class ImportSource
{
public:
    ImportSource() = default;
    explicit ImportSource(QByteArray held);
    // Nothing where the file is no larger than what is held (kMostBytesOfAFile), or is no file.
    static std::optional<ImportSource> ofLargeFile(const QString& path);

    // The same in UTF-8, to be shown and changed; as it is where it is no text, says its encoding itself or is not
    // held.
    ImportSource inUtf8() const;

    bool isHeld() const { return m_path.isEmpty(); }
    // All of it, or the first lines of a file that is not held.
    const QByteArray& begin() const { return m_begin; }
    std::string_view text() const { return {m_begin.constData(), static_cast<std::size_t>(m_begin.size())}; }
    qint64 size() const { return m_size; }
    // Whether the file is still the one that was looked at.
    bool isAsItWas() const;
    // From the beginning. This must outlive it.
    ByteSource bytes() const;

private:
    QByteArray m_begin;
    QString m_path; // empty where all of it is held
    qint64 m_size = 0;
    QDateTime m_changed;
};

} // namespace dossier
