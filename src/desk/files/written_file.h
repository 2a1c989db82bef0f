// What FileWriter writes, by paths and in words of the desk.
#pragma once

#include "disk/file_writer.h"

#include <QString>

#include <functional>
#include <string_view>

namespace dossier {

// Piece by piece: what was there before stays until finish().
class WrittenFile
{
public:
    explicit WrittenFile(const QString& path);

    bool write(std::string_view content) { return m_file.write(content); }
    // Why it could not be written, in the system's words; empty where it was.
    QString finish();
    // The same, but nothing is replaced: where something is there by now, `next` says another path in the same folder.
    QString finishFree(const std::function<QString()>& next);
    QString trouble() const;

private:
    FileWriter m_file;
};

// Why it could not be written, in the system's words; empty where it was. What was there before stays then.
QString writeWhole(const QString& path, std::string_view content);
// A new one that its owner alone may read; what is there stays, and is a reason, too.
QString writeSecret(const QString& path, std::string_view content);
// The whole of it behind what is there, as appendToFile.
QString writeBehind(const QString& path, std::string_view content, FileLook& ours, Waited waited);
FileLook lookOf(const QString& path);
// Why writing would fail at its begin; empty where it would not. For what takes long before it is written.
QString whyNotToWrite(const QString& path);
// "PATH: WHY"; empty where nothing is wrong.
QString located(const QString& path, const QString& why);

// Whether what is written to the one is the other, links and all; never of a device or a pipe.
bool isSameFile(const QString& one, const QString& other);
// Whether what is written to it goes to standard output ("/dev/stdout").
bool isStandardOutput(const QString& path);
// Makes a folder with all above it, where there is none. Why it could not be made, as above.
QString madeFolder(const QString& path);

} // namespace dossier
