#include "app/importing/import_preview.h"

#include "importers/reading/card_line.h"
#include "wording/lists/reading_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kMostHints = 200; // searching for near titles takes time

class ImportPreview
{
    Q_DECLARE_TR_FUNCTIONS(ImportPreview)

public:
    explicit ImportPreview(const CardPool& pool)
        : m_pool(pool)
    {}

    void addUnknown(const std::vector<LineProblem>& unknown, const std::vector<AskedCard>& asked)
    {
        for (std::size_t i = 0; i < unknown.size() && hasRoom(); ++i) {
            PreviewRow row{PreviewRow::Kind::Unknown, unknown[i].line, QString::fromStdString(unknown[i].text),
                           sentence(unknown[i]),      std::nullopt,    {}};
            const auto question = std::ranges::find(asked, i, &AskedCard::problem);
            if (question != asked.end()) {
                row.problem = i;
                if (i < kMostHints)
                    row.candidates = candidatesFor(question->name, m_pool);
            }
            m_rows.push_back(std::move(row));
        }
    }

    void addRemarks(const std::vector<Remark>& remarks)
    {
        for (const Remark& remark : remarks)
            if (hasRoom())
                m_rows.push_back(
                    {PreviewRow::Kind::Remark, remark.line, {}, sentence(remark, m_pool), std::nullopt, {}});
    }

    void addTaken(const std::vector<TakenLine>& taken)
    {
        for (const TakenLine& line : taken)
            addTaken(line.line,
                     tr("%1 %2, %3", "count, title, zone").arg(line.count).arg(titleOf(line.card), word(line.zone)));
    }

    void addTaken(const std::vector<TakenRow>& taken)
    {
        for (const TakenRow& row : taken)
            addTaken(row.line, QStringLiteral("%1 %2 [%3]")
                                   .arg(row.count)
                                   .arg(titleOf(row.card), QString::fromStdString(m_pool[row.card].id)));
    }

    std::vector<PreviewRow> takeRows() { return std::move(m_rows); }

private:
    bool hasRoom() const { return m_rows.size() < kMostPreviewRows; }
    QString titleOf(CardIndex card) const { return QString::fromStdString(m_pool[card].title); }

    void addTaken(int line, const QString& meaning)
    {
        if (hasRoom())
            m_rows.push_back({PreviewRow::Kind::Taken, line, {}, meaning, std::nullopt, {}});
    }

    const CardPool& m_pool;
    std::vector<PreviewRow> m_rows;
};

} // namespace

std::vector<PreviewRow> previewOf(const DeckReading& reading, const CardPool& pool)
{
    ImportPreview preview(pool);
    preview.addUnknown(reading.unknown, reading.asked);
    preview.addRemarks(reading.remarks);
    preview.addTaken(reading.taken);
    return preview.takeRows();
}

std::vector<PreviewRow> previewOf(const CollectionReading& reading, const CardPool& pool)
{
    ImportPreview preview(pool);
    preview.addUnknown(reading.unknown, reading.asked);
    preview.addTaken(reading.taken);
    return preview.takeRows();
}

} // namespace dossier
