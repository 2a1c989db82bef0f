#include "engine/state/action.h"

#include <algorithm>

namespace dossier {

bool ActionList::contains(const Action& action) const
{
    return std::find(begin(), end(), action) != end();
}

const Action* ActionList::find(ActionKind kind) const
{
    const auto* found = std::find_if(begin(), end(), [&](const Action& action) { return action.kind == kind; });
    return found == end() ? nullptr : found;
}

Action passOr(const ActionList& actions)
{
    const Action* pass = actions.find(ActionKind::Pass);
    return pass ? *pass : actions[0];
}

} // namespace dossier
