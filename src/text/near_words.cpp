#include "text/near_words.h"

#include "text/fold.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace dossier {

int editDistance(std::string_view a, std::string_view b, int most)
{
    const int n = static_cast<int>(a.size());
    const int m = static_cast<int>(b.size());
    if (std::abs(n - m) > most)
        return most + 1;
    if (most <= 0)
        return a == b ? 0 : most + 1;
    const auto width = static_cast<std::size_t>(m) + 1;
    constexpr std::size_t kUsual = 64; // titles are held against thousands of lines: no memory is asked for a word
    std::array<int, 3 * kUsual> few;
    std::vector<int> many(width > kUsual ? 3 * width : 0);
    int* const rows = width > kUsual ? many.data() : few.data();
    std::span<int> twoUp(rows, width), up(rows + width, width), row(rows + 2 * width, width);
    for (int j = 0; j <= m; ++j)
        up[static_cast<std::size_t>(j)] = j;
    for (int i = 1; i <= n; ++i) {
        row[0] = i;
        int least = i;
        for (int j = 1; j <= m; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const char x = a[static_cast<std::size_t>(i - 1)];
            const char y = b[at - 1];
            int cost = std::min({up[at] + 1, row[at - 1] + 1, up[at - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == b[at - 2] && a[static_cast<std::size_t>(i - 2)] == y)
                cost = std::min(cost, twoUp[at - 2] + 1);
            row[at] = cost;
            least = std::min(least, cost);
        }
        if (least > most)
            return most + 1;
        std::swap(twoUp, up);
        std::swap(up, row);
    }
    return std::min(up[static_cast<std::size_t>(m)], most + 1);
}

std::vector<std::string> nearWords(std::span<const std::string_view> known, std::string_view typed)
{
    constexpr std::size_t kMost = 3;
    const std::string wanted = fold(typed);
    const int limit = static_cast<int>(std::clamp<std::size_t>(wanted.size() / 3, 1, 3));
    std::vector<std::pair<int, std::string_view>> near;
    for (const std::string_view word : known) {
        const int distance = editDistance(wanted, fold(word), limit);
        if (distance <= limit && distance < static_cast<int>(word.size()))
            near.emplace_back(distance, word);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> nearest;
    for (std::size_t i = 0; i < near.size() && i < kMost; ++i)
        nearest.emplace_back(near[i].second);
    return nearest;
}

std::string nearestWord(std::string_view typed, std::span<const std::string_view> known)
{
    constexpr int kFar = 100;
    const std::string wanted = fold(typed);
    const auto distance = [&](std::string_view word) { return editDistance(wanted, fold(word), kFar); };
    const auto nearest = std::min_element(
        known.begin(), known.end(), [&](std::string_view a, std::string_view b) { return distance(a) < distance(b); });
    return nearest == known.end() ? std::string() : std::string(*nearest);
}

} // namespace dossier
