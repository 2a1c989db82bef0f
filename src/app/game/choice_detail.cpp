#include "app/game/choice_detail.h"

#include "app/game/level_preview.h"
#include "app/game/table_game.h"
#include "wording/play/choice_detail_text.h"

namespace dossier {

ChoiceDetail detailOf(const TableGame& game, std::size_t choice)
{
    const Offer& offer = game.offer();
    const Choice& chosen = offer.choices[choice];
    ChoiceDetail detail;
    detail.second = choiceDetail(chosen, offer.decision, game.cast());
    if (const QString figure = choiceFigure(chosen); !figure.isEmpty())
        detail.figure = ChoiceFigure{.text = figure};
    else if (const auto preview = previewOf(game, choice)) // coloured by its mark, as on the stage: whoever looks
        detail.figure = ChoiceFigure{previewFigures(*preview), spokenPreview(*preview), preview->enough};
    detail.pointless = offer.pointless[choice];
    return detail;
}

} // namespace dossier
