// A collection on its way in, of any size: what was understood of its file, and taking it in with the cards that were
// named for its unknown lines. What is left over then is kept (KeptLines).
#pragma once

#include "db/file/rows_done.h"
#include "desk/files/import_source.h"
#include "importers/collections/collection_reading.h"

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace dossier {

struct Desk;
enum class MergeMode;

class CollectionImport
{
    Q_DECLARE_TR_FUNCTIONS(CollectionImport)

public:
    // Bars are shown over `window`. Both must outlive this.
    CollectionImport(const Desk& desk, QWidget* window);

    // Reads it as `fields` say, by column; JSON has none. Also where no line is understood there is something read
    // then. Throws ReadError. Where somebody stopped it nothing is read.
    void read(const ImportSource& source, const QString& name, std::vector<std::string> fields);
    void forget() { m_reading.reset(); }

    bool isRead() const { return m_reading.has_value(); }
    const CollectionReading& reading() const { return *m_reading; }
    // What it is with these cards for the lines that are unknown, by place among them; reads all of it.
    CollectionReading with(const std::map<std::size_t, CardIndex>& picks);

    // Takes it in, tells it with a way back and keeps what is left over. `formerly`: the file of kept lines it was read
    // from, which then is no more needed. False where somebody stopped it, or it failed, which a notice says.
    bool store(const std::map<std::size_t, CardIndex>& picks, MergeMode mode, const QString& formerly);
    // What store() could keep nowhere; nothing of a file that is not held, for that is still there.
    const std::string& unkept() const { return m_unkept; }

private:
    CollectionWish wishFor(const std::map<std::size_t, CardIndex>& picks) const;
    std::optional<CollectionReading> readOnce(const CollectionWish& wish, const LeftOver& leftOver);
    bool readAgain(const std::map<std::size_t, CardIndex>& picks, const LeftOver& leftOver);
    bool merge(MergeMode mode);
    QString told(bool isAllKept) const;

    const Desk& m_desk;
    QWidget* m_window;
    ImportSource m_source;
    QString m_name;
    std::vector<std::string> m_fields;
    std::string m_unkept;
    std::optional<CollectionReading> m_reading;
    RowsAside m_aside; // of what was stored last
};

} // namespace dossier
