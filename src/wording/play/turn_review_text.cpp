#include "wording/play/turn_review_text.h"

#include "wording/play/choice_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier {

namespace {

// Steps of one kind.
struct StepGroup
{
    ActionKind kind = ActionKind::Pass;
    int count = 0;
    double cost = 0;
    const TurnStep* dearest = nullptr;

    void add(const TurnStep& step)
    {
        ++count;
        cost += step.cost;
        if (!dearest || step.cost > dearest->cost)
            dearest = &step;
    }
};

class TurnReviewText
{
    Q_DECLARE_TR_FUNCTIONS(TurnReviewText)

public:
    static QString said(const std::vector<TurnStep>& steps)
    {
        const std::vector<StepGroup> groups = grouped(steps);
        if (groups.empty())
            return {};
        constexpr std::size_t kTold = 3;
        QStringList parts;
        const TurnStep* dearest = groups.front().dearest;
        int together = 0;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (i < kTold)
                parts << part(groups[i]);
            together += groups[i].count;
            dearest = groups[i].dearest->cost > dearest->cost ? groups[i].dearest : dearest;
        }
        if (together == 1)
            return tr("%1\nBetter: %2", "what was done, and what would have been better")
                .arg(dearest->taken, dearest->better);
        return tr("%1\nAbove all: %2. Better: %3", "what was done in a turn, its dearest choice, a better one")
            .arg(parts.join(QStringLiteral(" · ")), dearest->taken, dearest->better);
    }

private:
    // A Pass is named after what it passes on: each stands by itself.
    static std::vector<StepGroup> grouped(const std::vector<TurnStep>& steps)
    {
        std::vector<StepGroup> groups;
        for (const TurnStep& step : steps) {
            if (step.cost <= 0)
                continue;
            auto group = std::find_if(groups.begin(), groups.end(), [&](const StepGroup& each) {
                return each.kind == step.kind && (step.kind != ActionKind::Pass || each.dearest->taken == step.taken);
            });
            if (group == groups.end())
                group = groups.insert(groups.end(), {step.kind});
            group->add(step);
        }
        std::stable_sort(groups.begin(), groups.end(),
                         [](const StepGroup& a, const StepGroup& b) { return a.cost > b.cost; });
        return groups;
    }

    static QString part(const StepGroup& group)
    {
        if (group.count == 1)
            return group.dearest->taken;
        if (group.kind == ActionKind::Discard)
            return tr("%n card(s) discarded one by one", nullptr, group.count);
        const QString name = group.kind == ActionKind::Pass ? group.dearest->taken : choiceGroup(group.kind);
        return tr("%1 (%n time(s))", "a kind of choice", group.count).arg(name);
    }
};

} // namespace

QString turnReviewText(const std::vector<TurnStep>& steps)
{
    return TurnReviewText::said(steps);
}

} // namespace dossier
