#include "table/choice_detail.h"

#include "table/seat_game.h"
#include "wording/play/choice_detail_text.h"

namespace dossier {

namespace {

// BLUFF-7: once it is turned up it costs 1 less.
QString whyDecoy(const SeatGame& game, const Choice& hidden)
{
    if (!hidden.card.isKnown())
        return decoyText();
    const int points = game.seen().players[game.viewer()].cp;
    const auto& cost = game.cast().pool[hidden.card.card].cost;
    if (cost && cost->pool == Pool::Conspiracy && !cost->x && cost->base - 1 > points)
        return decoyForWantText(cost->base - 1, points);
    return decoyText();
}

} // namespace

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
        detail.second = whyDecoy(game, chosen);
    return detail;
}

} // namespace dossier
