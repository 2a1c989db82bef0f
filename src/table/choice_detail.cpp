#include "table/choice_detail.h"

#include "table/seat_game.h"
#include "wording/play/choice_detail_text.h"

namespace dossier {

ChoiceDetail detailOf(const SeatGame& game, std::size_t choice, const ChoiceWorth& worth)
{
    const LegalMoves& offer = game.offer();
    const std::optional<LevelPreview>& preview = worth.preview;
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
        if (worth.changesNothing)
            detail.figure.good.reset();
    }
    detail.pointless = offer.pointless[choice];
    if (detail.pointless && chosen.action.kind == ActionKind::PutUnder)
        detail.second = decoyText();
    return detail;
}

} // namespace dossier
