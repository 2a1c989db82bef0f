#include "app/importing/large_import.h"

#include "app/widgets/desk.h"
#include "app/widgets/long_work.h"
#include "desk/game_box.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"
#include "importers/archive/archive.h"
#include "importers/collections/collection_csv.h"
#include "wording/words/usual_dates.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace dossier {

namespace {

constexpr qint64 kLarge = 4 << 20; // bytes

class LargeImport
{
    Q_DECLARE_TR_FUNCTIONS(LargeImport)

public:
    static bool take(const Desk& desk, QWidget* over, const QString& path)
    {
        QFile file(path);
        if (QFileInfo(path).size() <= kLarge || !file.open(QIODevice::ReadOnly))
            return false;
        const QByteArray begin = file.peek(64).trimmed();
        if (isArchive(std::string_view(begin.constData(), static_cast<std::size_t>(begin.size()))))
            return false;
        try {
            if (const auto bulk = read(desk, over, file, begin.startsWith('[')))
                store(desk, over, path, *bulk);
            return true;
        } catch (const ReadError&) {
            return false;
        }
    }

private:
    static std::optional<CollectionBulk> read(const Desk& desk, QWidget* over, QFile& file, bool json)
    {
        LongWork work(over, tr("Reading %1 …").arg(file.fileName()));
        TextBlocks blocks([&file](char* into, std::size_t most) {
            return static_cast<std::size_t>(std::max<qint64>(0, file.read(into, static_cast<qint64>(most))));
        });
        const auto size = static_cast<std::size_t>(file.size());
        const GoOn goOn = [&](std::uint64_t bytes) { return work.goOn(static_cast<std::size_t>(bytes), size); };
        const CollectionWish wish{{}, {}, usualDates()};
        return json ? readLargeJson(blocks, desk.box.cards, goOn, wish.dates)
                    : readLargeCsv(blocks, desk.box.cards, wish, goOn);
    }

    static void store(const Desk& desk, QWidget* over, const QString& path, const CollectionBulk& bulk)
    {
        desk.settings.noteRecentFile(QFileInfo(path).absoluteFilePath());
        desk.history.tell([&] {
            LongWork work(over, tr("Importing %1 …").arg(path));
            if (!desk.owned.mergeBatch(bulk.heaps, MergeMode::Add, work.steps()))
                return QString();
            QString sentence =
                tr("%n row(s) of the collection imported.", nullptr, static_cast<int>(bulk.heaps.size()));
            if (bulk.unknownInAll > 0)
                sentence += QLatin1Char(' ') + tr("%n line(s) were not understood, the first is line %1.", nullptr,
                                                  static_cast<int>(bulk.unknownInAll))
                                                   .arg(bulk.unknown.front().line);
            return sentence;
        });
    }
};

} // namespace

bool importLarge(const Desk& desk, QWidget* over, const QString& path)
{
    return LargeImport::take(desk, over, path);
}

} // namespace dossier
