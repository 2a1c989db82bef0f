// Which number is free for one more name like others: "Night shift (4)".
#pragma once

namespace dossier {

// The first behind `last` that is not taken, or one behind a gap: few questions, however many there are, for the
// numbers in use mostly have no gap. `last` counts as taken.
template <typename Taken>
int freeNumber(int last, const Taken& taken)
{
    int step = 1;
    for (; taken(last + step); step *= 2)
        last += step;
    int next = last + step;
    while (next - last > 1) {
        const int middle = last + (next - last) / 2;
        (taken(middle) ? last : next) = middle;
    }
    return next;
}

} // namespace dossier
