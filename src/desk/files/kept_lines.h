// What of imported collections nobody understood: a file for each import, beside the database, with the lines as they
// stood and the heading above them. Each can be read in again, and then is gone, or be taken away as it is.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
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

class WrittenFile;

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

    const QString& folder() const { return m_folder; }
    // Newest first.
    std::vector<KeptFile> all() const;
    // Which file could not be written and why, in the system's words; empty where it was. `source`: a path or a name.
    // What is kept of this source already, just as it is, is not kept twice.
    QString keep(const QString& source, std::string_view content) const;
    // Those of them that are not there just as they are. Why one could not be kept, as above.
    QString takeIn(const std::vector<ArchivedLines>& texts) const;
    // Which file could not be taken away and why; of one that is no longer there, nothing happens.
    QString remove(const QString& path) const;

private:
    friend class LinesToKeep;

    QString freePath(const QString& source) const;

    QString m_folder;
};

// What is to be kept of a file while the file is read: nothing of it is there before finish().
class LinesToKeep
{
public:
    LinesToKeep(const KeptLines& kept, const QString& source);
    ~LinesToKeep();

    // Takes the content piece by piece; this must outlive it.
    std::function<void(std::string_view)> taker();
    // Which file could not be written and why, as above; empty where it was, or where there is nothing to be kept. What
    // is there already, just as it is, is not kept `twice`.
    enum class Twice : bool { No, Yes };
    QString finish(Twice twice = Twice::No);
    // What finish() has written goes again: what it is left over of did not come to be. What was there before stays.
    void takeBack();
    // Where it is kept, after finish(); empty where there was nothing.
    const QString& path() const { return m_path; }

private:
    void take(std::string_view piece);
    void leaveNoFolder() const;

    KeptLines m_kept;
    QString m_source;
    QString m_path;
    QString m_trouble;
    std::unique_ptr<WrittenFile> m_file;
    bool m_isMade = false;    // the folder, for this
    bool m_isWritten = false; // a file that was not there
};

} // namespace dossier
