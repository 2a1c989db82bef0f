// Whatever the bytes of a database are, opening, reading, checking and restoring it ends with an answer or a
// StoreError.
#include "db/file/database.h"
#include "db/history/history_store.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/kept.h"
#include "support/base_set.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstddef>
#include <cstdint>
#include <memory>

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace dossier;

// In memory where there is such a place: it is written anew for every try.
QString place()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QDir(memory).exists() ? memory : QDir::tempPath()) + QStringLiteral("/dossier-fuzz-XXXXXX");
}

void use(const QString& path)
{
    DatabaseOptions options;
    options.patience = std::chrono::milliseconds(0);
    Database database(path, options);
    database.mirrorCards(test::baseSet());
    giveAllKept(database, test::baseSet(),
                {[](std::span<const FurtherSet>) {}, [](const HeapFields&) {}, [](const Deck&) {},
                 [](const ArchivedSearch&) {}});
    HistoryStore history(database);
    (void)history.recent(50);
    OwnedCard heap;
    heap.card = "XF96-0063v1";
    heap.count = 1;
    CollectionStore(database).merge({&heap, 1}, MergeMode::Add);
    history.undo();
    (void)database.check();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    static const QCoreApplication application(*argc, *argv);
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QTemporaryDir folder(place());
    const QString path = folder.filePath(QStringLiteral("d.sqlite"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) != static_cast<qint64>(size))
        return 0;
    file.close();
    try {
        Database::restore(folder.filePath(QStringLiteral("restored.sqlite")), path);
    } catch (const StoreError&) {
    }
    try {
        use(path);
    } catch (const StoreError&) {
    }
    return 0;
}
