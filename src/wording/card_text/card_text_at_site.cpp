// Sentences about what holds at one Site as long as it is investigated, and about tokens and points that come and go.
#include "wording/card_text/card_text_steps.h"
#include "wording/words/game_words.h"

namespace dossier {

// A number that is changed; nothing where it is said as all others are.
QString EffectSteps::sayOfSite(const AddStep& step)
{
    if (step.to.what == Quantity::Prerequisite && step.by.kind == AmountKind::AgentsBeyond)
        return step.by.number == 1 ? filled(tr("+1 to the Prerequisite for each Agent of the Team beyond the first%1."),
                                            {lasting(step.lasts)})
                                   : noted();
    const bool own = step.to.what == Quantity::Tokens && step.to.of.ref == Ref::Self;
    if (own && step.by.kind == AmountKind::Number && step.by.number == -1)
        return tr("Take one of its tokens away.");
    if (own && step.by.kind == AmountKind::Number && step.by.number == 1)
        return tr("Put one more token on this card.");
    if (own && step.by.kind == AmountKind::Number)
        return filled(tr("Tokens on this card: %1."), {change(step.by)});
    if (step.to.what == Quantity::Tokens && step.by.kind == AmountKind::Number)
        return step.by.number == 1    ? filled(tr("A token goes onto %1."), {reference(step.to.of)})
               : step.by.number == -1 ? filled(tr("A token goes off %1."), {reference(step.to.of)})
               : step.by.number > 1
                   ? filled(tr("%n more tokens on %1.", nullptr, step.by.number), {reference(step.to.of)})
                   : noted();
    if (step.to.what == Quantity::Income && step.to.of.ref == Ref::Them && step.by.number < 0)
        return tr("The opponent generates %n RP less in each turn.", nullptr, -step.by.number);
    if (step.to.what == Quantity::Cost && step.to.of.ref == Ref::RpCards)
        return filled(tr("%1 to the Cost of every card paid with RP at this Site."), {change(step.by)});
    return {};
}

QString EffectSteps::sayTribute(const GainStep& step)
{
    const QStringList words{word(m_pool), QString::number(step.points.number)};
    if (step.lasts)
        return filled(
            tr("Gain 1 %1 for every %2 RP the Investigating Player has spent at this Site, and at once for all "
               "that are spent there until its investigation ends."),
            words);
    return step.points.number == 1
               ? filled(tr("Gain 1 %1 for each RP the Investigating Player has spent at this Site."), words)
               : filled(tr("Gain 1 %1 for every %2 RP the Investigating Player has spent at this Site."), words);
}

QString EffectSteps::sayPlaying(const ForbidStep& step)
{
    const QStringList words{labelOf(*step.rules.front().keyword), lasting(step.lasts)};
    switch (step.whom.ref) {
    case Ref::Target:
        return filled(tr("No card with %1 can be played at the target%2."), words);
    case Ref::Them:
        return filled(tr("The opponent plays no card with %1%2, but to negate this one."), words);
    case Ref::AllOpponents:
        return filled(tr("No opponent plays a card with %1%2, but to negate this one."), words);
    default:
        return noted();
    }
}

} // namespace dossier
