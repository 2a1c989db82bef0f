#include "engine/api/describe.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

namespace {

bool names(Ref ref, Register into)
{
    switch (into) {
    case Register::Target:
        return ref == Ref::Target;
    case Register::Other:
        return ref == Ref::Other;
    case Register::Third:
        return ref == Ref::Third || ref == Ref::EachTaken;
    case Register::Kept:
        return ref == Ref::Kept || ref == Ref::RestOfTeam;
    }
    return false;
}

Fate ofStep(const DiscardStep& step, Register into)
{
    return names(step.what.ref, into) ? Fate::Discarded : Fate::Other;
}
Fate ofStep(const RemoveStep& step, Register into)
{
    return names(step.what.ref, into) ? Fate::Removed : Fate::Other;
}
Fate ofStep(const BarStep& step, Register into)
{
    return step.whom.ref == Ref::RestOfTeam && into == Register::Kept ? Fate::Stays : Fate::Other;
}
Fate ofStep(const BorrowStep& step, Register into)
{
    return names(step.what.ref, into) ? Fate::Borrowed : Fate::Other;
}
Fate ofStep(const FightStep& step, Register into)
{
    return names(step.whom.ref, into) || names(step.against.ref, into) ? Fate::Fights : Fate::Other;
}
Fate ofStep(const SingleStep& step, Register into)
{
    return names(step.whom.ref, into) ? Fate::Alone : Fate::Other;
}
Fate ofStep(const AbductStep& step, Register into)
{
    return names(step.whom.ref, into) ? Fate::Abducted : Fate::Other;
}
Fate ofStep(const PutStep& step, Register into)
{
    if (!names(step.what.ref, into))
        return Fate::Other;
    return step.to.goal == Goal::MyHand ? Fate::ToHand : Fate::Moves;
}
Fate ofStep(const MoveStep& step, Register into)
{
    if (!names(step.whom.ref, into))
        return names(step.to.thing.ref, into) ? Fate::Whereto : Fate::Other;
    return step.to.goal == Goal::Hospital ? Fate::Hospital : Fate::Moves;
}
Fate ofStep(const StayStep& step, Register into)
{
    return names(step.where.at.ref, into) ? Fate::Host : Fate::Other;
}
Fate ofStep(const auto& /*step*/, Register /*into*/)
{
    return Fate::Other;
}

Fate ofSearch(const SearchStep& search)
{
    switch (search.to.goal) {
    case Goal::Attack:
        return Fate::Fights;
    case Goal::Hand:
    case Goal::MyHand:
        return Fate::ToHand;
    default:
        return Fate::Other;
    }
}

// The first step that says where what is chosen goes; what only weakens it before says less.
Fate fateIn(Instructions steps, Register into)
{
    for (const Instruction& one : steps) {
        if (!one.step)
            continue;
        const Fate fate = std::visit([&](const auto& step) { return ofStep(step, into); }, *one.step);
        if (fate != Fate::Other)
            return fate;
    }
    return Fate::Other;
}

// The text lets him choose the same again, one after the other.
int again(const Text& text, Instructions steps, const Selector& from, Fate fate)
{
    return static_cast<int>(std::ranges::count_if(steps, [&](const Instruction& one) {
        const auto* next = one.as<ChooseStep>();
        if (!next || next->what != from)
            return false;
        const auto at = static_cast<std::size_t>(&one - text.effect->program.data());
        return fateIn(text.effect->listAt(at + 1), next->as) == fate;
    }));
}

} // namespace

Fate fateOf(const Effect& effect, std::size_t next, Register into)
{
    return fateIn(effect.listAt(next), into);
}

ChosenFor chosenFor(const GameState& state)
{
    const Frame& top = state.top();
    if (top.kind == FrameKind::Card && top.step == kForfeitStep)
        return {Fate::Price, top.as<TextFrame>().price - top.as<BundleFrame>().announced};
    if (top.kind == FrameKind::Card && top.step == kBundleStep)
        return {Fate::Joins, 0};
    if (top.kind != FrameKind::Choice || state.depth < 2)
        return {};
    const Text text = textAt(state, state.depth - 1);
    const auto& choice = top.as<ChoiceFrame>();
    if (!text.effect || !TextFrame::is(text.frame.kind))
        return {Fate::Other, choice.left};
    const auto into = static_cast<Register>(choice.into);
    const std::size_t next = text.frame.as<TextFrame>().nextStep;
    const Instructions steps = text.effect->listAt(next);
    if (const auto* search = steps.empty() ? nullptr : steps.front().as<SearchStep>()) // it comes again
        return {ofSearch(*search), choice.left};
    const Fate fate = fateIn(steps, into);
    return {fate, choice.left + again(text, steps, *text.effect->selectors[choice.selector], fate)};
}

} // namespace dossier
