#include "db/history/history_check.h"

#include "db/file/kept_images.h"
#include "db/history/history_rows.h"

#include <map>

namespace dossier {

std::vector<BrokenStep> brokenSteps(const Work& work)
{
    std::map<std::int64_t, QString> broken;
    Statement look(work, faultsOfHistory(QStringLiteral("true")));
    for (look.run(); look.next();)
        broken.emplace(look.number(0), look.text(1));
    std::vector<BrokenStep> steps;
    if (broken.empty())
        return steps;
    constexpr int kAll = -1;
    for (const HistoryStep& step : newestSteps(work, kAll))
        if (const auto found = broken.find(step.id); found != broken.end())
            steps.push_back({step, found->second});
    return steps;
}

void refuseBroken(const Work& work, std::int64_t step)
{
    Statement look(work, faultsOfHistory(QStringLiteral("step = ?")) + QStringLiteral(" LIMIT 1"));
    if (look.run(step, step, step, step, step).next())
        work.fail(StoreError::Kind::BrokenStep, look.text(1));
}

} // namespace dossier
