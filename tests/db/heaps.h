// A large collection, and how long things take with it.
#pragma once

#include "db/file/database.h"

#include <algorithm>
#include <ctime>
#include <vector>

namespace dossier::test {

inline int heapsWished()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_HEAPS");
    return wished > 0 ? wished : 50'000;
}

inline void fill(const Database& database, int heaps)
{
    const Work work = database.work(QStringLiteral("fill the collection"));
    Transaction transaction(work);
    Statement(work, QStringLiteral(R"(
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted)
        SELECT printf('XF96-%04dv1', 1 + (i - 1) % 354), 1 + i % 9, 'Good', 'en', printf('Box %d', (i - 1) / 354), '', 0, 0 FROM n)"))
        .run(heaps);
    transaction.commit();
}

// Of work, whatever else the machine does.
template <typename Act>
double milliseconds(Act act)
{
    const std::clock_t begun = std::clock();
    act();
    return 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

template <typename Act>
double medianMilliseconds(Act act)
{
    std::vector<double> times;
    for (int i = 0; i < 21; ++i)
        times.push_back(milliseconds([&] { act(i); }));
    std::nth_element(times.begin(), times.begin() + 10, times.end());
    return times[10];
}

} // namespace dossier::test
