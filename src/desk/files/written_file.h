// A file that is written as a whole or not at all. What is no file, a device or a pipe, is written into.
#pragma once

#include <QFile>
#include <QString>

#include <memory>
#include <string_view>

namespace dossier {

// Piece by piece: what was there before stays until finish().
class WrittenFile
{
public:
    explicit WrittenFile(const QString& path);
    ~WrittenFile();

    bool write(std::string_view content);
    // Why it could not be written, in the system's words; empty where it was.
    QString finish();
    QString trouble() const { return m_trouble; }

private:
    std::unique_ptr<QFileDevice> m_device;
    QString m_trouble;
};

// Why it could not be written, in the system's words; empty where it was. What was there before stays then.
QString writeWhole(const QString& path, std::string_view content);

} // namespace dossier
