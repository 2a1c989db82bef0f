#include "app/notebook/candidate_table.h"

#include "app/notebook/candidate_delegate.h"
#include "app/notebook/candidate_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "wording/words/game_words.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace dossier {

void dressCandidates(QTableView& table, CandidateModel& model, const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    table.setModel(&model);
    table.setItemDelegate(new CandidateDelegate(appearance, &table));
    dressTable(table, theme);
    const QFontMetrics metrics(theme.text);
    constexpr int kAround = 5 * kGrid; // the delegate's own, and the sort indicator's
    constexpr int kTitle = 36 * kGrid;
    for (const int column :
         {CandidateModel::Affiliation, CandidateModel::Motive, CandidateModel::Method, CandidateModel::Result}) {
        const auto of = static_cast<Characteristic>(column - CandidateModel::Affiliation);
        int wide = metrics.horizontalAdvance(word(of)) + 2 * kGrid;
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            if (const QString name = word(CharacteristicType{of, type}); !name.contains(QLatin1Char(' ')))
                wide = std::max(wide, metrics.horizontalAdvance(name)); // of several words, the first ones are enough
        table.horizontalHeader()->resizeSection(column, wide + kAround);
    }
    // The title is what is looked for: it takes what the characteristics leave.
    giveRest(table, CandidateModel::Title, kTitle);
    table.verticalHeader()->setDefaultSectionSize(theme.rowHeight - kGrid);
}

} // namespace dossier
