// What of imported collections nobody understood: a file for each import, beside the database, with the lines as they
// stood and the heading above them. Each can be read in again, and then is gone, or be taken away as it is.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <string_view>
#include <vector>

namespace dossier {

struct ArchivedLines;
struct InHand;

struct KeptFile
{
    QString path;
    QString source; // the name of the file it is from
    QDateTime when;
};

class KeptLines
{
public:
    // Those of a desk, in the folder "not understood" beside its database.
    explicit KeptLines(const InHand& desk);
    // The folder is made when something is first kept.
    explicit KeptLines(QString folder)
        : m_folder(std::move(folder))
    {}

    static KeptLines beside(const QString& database);

    // Newest first.
    std::vector<KeptFile> all() const;
    // Which file could not be written and why, in the system's words; empty where it was. `source`: a path or a name.
    QString keep(const QString& source, std::string_view content) const;
    // Those of them that are not there just as they are. Why one could not be kept, as above.
    QString takeIn(const std::vector<ArchivedLines>& texts) const;
    // Of a file that is no longer there, nothing happens.
    void remove(const QString& path) const;

private:
    QString m_folder;
};

} // namespace dossier
