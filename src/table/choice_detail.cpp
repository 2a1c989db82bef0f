#include "table/choice_detail.h"

#include "table/seat_game.h"
#include "wording/play/choice_detail_text.h"

namespace dossier {

ChoiceDetail detailOf(const SeatGame& game, std::size_t choice, const std::optional<LevelPreview>& preview)
{
    const LegalMoves& offer = game.offer();
    const Choice& chosen = offer.choices[choice];
    ChoiceDetail detail;
    detail.second = choiceDetail(chosen, offer.decision, game.cast());
    if (const QString figure = choiceFigure(chosen); !figure.isEmpty()) {
        detail.figure = ChoiceFigure{.text = figure};
    } else if (preview) { // coloured by its mark, as on the stage: whoever looks
        QStringList spoken{spokenPreview(*preview)};
        QStringList second{partlyText(*preview)};
        if (const QString condition = previewCondition(game.view(), game.cast(), *preview); !condition.isEmpty()) {
            spoken << condition;
            second << condition;
        }
        second << detail.second;
        second.removeAll(QString());
        detail.second = second.join(QStringLiteral(" · "));
        detail.figure = ChoiceFigure{previewFigures(*preview), spoken.join(QStringLiteral(", ")), preview->enough};
    }
    detail.pointless = offer.pointless[choice];
    return detail;
}

} // namespace dossier
