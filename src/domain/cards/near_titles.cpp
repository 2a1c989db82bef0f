#include "domain/cards/near_titles.h"

#include "text/fold.h"
#include "text/near_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace dossier {

namespace {

constexpr std::size_t kMostWords = 16;
constexpr std::size_t kMostLetters = 150;

// What each kind of difference weighs.
constexpr int kWrongLetter = 3;
constexpr int kWrongFirst = 4; // more, where it is the first letter: nobody mistakes that
constexpr int kBegunWord = 2;  // "gun" for "gunmen"
constexpr int kLightWord = 1;  // left out of the title or too much in what was typed
constexpr int kLeftOut = 2;    // a word of the title that was not typed
constexpr int kTooMuch = 6;    // a word that the title does not have
constexpr int kNoBlanks = 1;
// Titles so much farther than the nearest are no longer near.
constexpr int kFarther = 6;
// What is plainly meant: of so many letters typed one may be wrong, and a single word must be so much of the title.
constexpr int kLettersToOneWrong = 6;
constexpr int kShareAlone = 60; // per cent of its letters

// Articles and ranks: people leave them out, put them before and mix them up.
constexpr std::array<std::string_view, 33> kLight{
    "a",        "agent", "an",  "and",  "assistant", "at",        "brother", "chief", "colonel", "de",  "detective",
    "director", "dr",    "for", "from", "in",        "inspector", "la",      "le",    "les",     "lt",  "mr",
    "mrs",      "ms",    "of",  "pvt",  "section",   "senator",   "sheriff", "sir",   "st",      "the", "to"};

static_assert(std::ranges::is_sorted(kLight));

constexpr std::size_t kLongestLight = std::ranges::max(kLight, {}, &std::string_view::size).size();

bool isLight(std::string_view word)
{
    return word.size() <= kLongestLight && std::ranges::binary_search(kLight, word);
}

// Which letters occur, a bit each: what two words have not in common costs at least one change for two letters.
std::uint32_t lettersIn(std::string_view word)
{
    std::uint32_t found = 0;
    for (const char letter : word)
        found |= 1U << (static_cast<unsigned char>(letter) & 31U);
    return found;
}

bool canBeNear(std::uint32_t some, std::uint32_t others, int limit)
{
    return std::popcount(some ^ others) <= 2 * limit;
}

struct Word
{
    std::string_view letters;
    bool light = false;
    std::uint32_t found = lettersIn(letters);
};

// The words of a plain text; nothing where there are too many.
struct Words
{
    std::array<Word, kMostWords> each;
    std::size_t count = 0;
    std::size_t weighty = 0; // letters in words that are not light
    std::uint32_t found = 0; // of these words

    std::span<const Word> all() const { return {each.data(), count}; }
};

std::optional<Words> wordsOf(std::string_view plain)
{
    Words words;
    while (!plain.empty()) {
        if (words.count == kMostWords)
            return std::nullopt;
        const auto end = std::min(plain.find(' '), plain.size());
        const std::string_view word = plain.substr(0, end);
        words.each[words.count++] = {word, isLight(word)};
        if (const Word& last = words.each[words.count - 1]; !last.light) {
            words.weighty += word.size();
            words.found |= last.found;
        }
        plain.remove_prefix(std::min(end + 1, plain.size()));
    }
    return words;
}

// The letters of the words that say something, without blanks.
std::string joined(const Words& words)
{
    std::string letters;
    letters.reserve(words.weighty);
    for (const Word& word : words.all())
        if (!word.light)
            letters += word.letters;
    return letters;
}

int wrongLetters(std::size_t letters)
{
    return letters < 3 ? 0 : letters < 6 ? 1 : letters < 9 ? 2 : 3;
}

// How far a typed word is from one of the title; nothing where it is another.
std::optional<int> distanceOfWords(const Word& one, const Word& other)
{
    const std::string_view typed = one.letters;
    const std::string_view word = other.letters;
    if (typed == word)
        return 0;
    if (typed.size() >= 2 && word.starts_with(typed))
        return kBegunWord;
    const int limit = wrongLetters(std::min(typed.size(), word.size()));
    const auto apart = static_cast<int>(std::max(typed.size(), word.size()) - std::min(typed.size(), word.size()));
    if (apart > limit || !canBeNear(one.found, other.found, limit))
        return std::nullopt;
    const int wrong = editDistance(typed, word, limit);
    if (wrong > limit)
        return std::nullopt;
    return kWrongLetter * wrong + (typed.front() == word.front() ? 0 : kWrongFirst);
}

// What was typed, made ready to be held against many titles.
struct Typed
{
    Words words;
    std::string letters;     // joined
    std::uint32_t found = 0; // in these
    std::size_t weighty = 0; // letters in words that are not light
    int weightyWords = 0;
    bool allLight = false; // "the agent": then they count as any others
};

class Comparison
{
public:
    Comparison(const Typed& typed, const Words& title)
        : m_typed(typed)
        , m_title(title)
    {}

    // Nothing where the two have too little in common.
    std::optional<NearTitle> byWords()
    {
        NearTitle near;
        std::size_t foundLetters = 0;
        bool allFound = true;
        bool plain = true;
        for (const Word& each : m_typed.words.all()) {
            const std::string_view word = each.letters;
            const bool light = !m_typed.allLight && each.light;
            std::string_view nearest;
            if (const auto distance = takeNearest(each, nearest)) {
                near.distance += *distance;
                foundLetters += light ? 0 : word.size();
                plain = plain && (light || m_typed.weightyWords > 1 || isMeantAlone(word, nearest));
            } else {
                near.distance += light ? kLightWord : kTooMuch;
                allFound = allFound && light;
            }
        }
        const bool strange = near.distance > static_cast<int>(m_typed.weighty) + 2;
        if (foundLetters == 0 || 5 * foundLetters < 2 * m_typed.weighty || strange)
            return std::nullopt;
        near.whole = addLeftOut(near.distance) && allFound && plain;
        return near;
    }

    std::optional<NearTitle> withoutBlanks() const
    {
        if (m_typed.letters.size() < 4)
            return std::nullopt;
        const int limit = static_cast<int>(std::min<std::size_t>(m_typed.letters.size() / 5, 4));
        const std::size_t apart =
            std::max(m_typed.letters.size(), m_title.weighty) - std::min(m_typed.letters.size(), m_title.weighty);
        if (apart > static_cast<std::size_t>(limit) || // as many at least are wrong
            !canBeNear(m_typed.found, m_title.found, limit))
            return std::nullopt;
        const std::string letters = joined(m_title);
        const int wrong = editDistance(m_typed.letters, letters, limit);
        if (wrong > limit)
            return std::nullopt;
        const bool first = !letters.empty() && letters.front() == m_typed.letters.front();
        const bool plain = kLettersToOneWrong * wrong <= static_cast<int>(m_typed.letters.size());
        return NearTitle{0, kNoBlanks + kWrongLetter * wrong + (first ? 0 : kWrongFirst), plain};
    }

private:
    // The distance of the title's word that is nearest to this one, which then stands for no other.
    std::optional<int> takeNearest(const Word& word, std::string_view& taken)
    {
        std::optional<int> nearest;
        std::size_t place = 0;
        for (std::size_t i = 0; i < m_title.count && nearest != 0; ++i) {
            if (m_taken[i])
                continue;
            const auto distance = distanceOfWords(word, m_title.each[i]);
            if (distance && (!nearest || *distance < *nearest)) {
                nearest = distance;
                place = i;
            }
        }
        if (nearest) {
            m_taken[place] = true;
            taken = m_title.each[place].letters;
        }
        return nearest;
    }

    // Whether one word says which title it is: it is most of it, and hardly misspelt.
    bool isMeantAlone(std::string_view word, std::string_view nearest) const
    {
        std::size_t letters = 0;
        for (const auto& [each, light, found] : m_title.all())
            letters += each == nearest || (!light && each.size() > 2) ? each.size() : 0;
        const int limit = static_cast<int>(word.size()) / kLettersToOneWrong;
        const bool spelt = word.front() == nearest.front() &&
                           (nearest.starts_with(word) || editDistance(word, nearest, limit) <= limit);
        return spelt && 100 * std::min(word.size(), nearest.size()) >= kShareAlone * letters;
    }

    // Adds what of the title was not typed; whether that is at most two thirds of what is weighty in it.
    bool addLeftOut(int& distance) const
    {
        int typed = 0;
        int leftOut = 0;
        for (std::size_t i = 0; i < m_title.count; ++i) {
            const auto& [word, light, found] = m_title.each[i];
            if (!m_taken[i])
                distance += light || word.size() <= 3 ? kLightWord : kLeftOut;
            if (!light && word.size() > 2)
                ++(m_taken[i] ? typed : leftOut);
        }
        return leftOut <= 2 * std::max(typed, 1);
    }

    const Typed& m_typed;
    const Words& m_title;
    std::array<bool, kMostWords> m_taken{};
};

std::optional<Typed> typedWords(std::string_view text)
{
    if (text.size() > kMostLetters)
        return std::nullopt;
    const std::string_view plain = text;
    const auto words = wordsOf(plain);
    if (!words || words->count == 0)
        return std::nullopt;
    Typed typed{*words, joined(*words), words->found};
    typed.allLight = typed.letters.empty();
    for (const auto& [word, light, found] : words->all())
        if (typed.allLight || !light) {
            typed.weighty += word.size();
            ++typed.weightyWords;
        }
    return typed;
}

// Whether this can be the plain title of what has these letters: false where too few of what was typed are in it, so
// that most titles need not be taken apart. What is missing of a word costs a change for each letter at least.
bool mayBeMeant(const Typed& typed, std::uint32_t title)
{
    const auto missing = [&](std::uint32_t letters) { return std::popcount(letters & ~title); };
    const auto limit = static_cast<int>(std::min<std::size_t>(typed.letters.size() / 5, 4)); // of withoutBlanks
    if (typed.letters.size() >= 4 && missing(typed.found) <= limit)
        return true;
    std::size_t found = 0;
    for (const Word& word : typed.words.all())
        if ((typed.allLight || !word.light) && missing(word.found) <= wrongLetters(word.letters.size()))
            found += word.letters.size();
    return found != 0 && 5 * found >= 2 * typed.weighty;
}

// Takes the room that `plain` has: there are hundreds of titles, and thousands of lines to be held against them.
void makePlain(std::string_view folded, std::string& plain)
{
    plain.clear();
    for (const char c : folded) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        if (letter)
            plain += c;
        else if (c != '.' && c != '\'' && !plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    if (!plain.empty() && plain.back() == ' ')
        plain.pop_back();
}

} // namespace

std::string plainTitle(std::string_view folded)
{
    std::string plain;
    makePlain(folded, plain);
    return plain;
}

std::vector<NearTitle> nearTitles(const CardPool& pool, std::string_view typed)
{
    std::vector<NearTitle> near;
    if (typed.size() > 2 * kMostLetters)
        return near;
    const std::string plain = plainTitle(fold(typed));
    const auto wanted = typedWords(plain);
    if (!wanted)
        return near;
    std::string letters;
    for (std::size_t i = 0; i < pool.titleCount(); ++i) {
        const auto title = static_cast<TitleIndex>(i);
        const std::string_view folded = pool.foldedTitle(pool.defaultPrinting(title));
        if (!mayBeMeant(*wanted, lettersIn(folded)))
            continue;
        makePlain(folded, letters);
        const auto words = wordsOf(letters);
        if (!words)
            continue;
        Comparison comparison(*wanted, *words);
        auto found = comparison.byWords();
        if (const auto other = comparison.withoutBlanks(); other && (!found || other->distance < found->distance))
            found = other;
        if (found) {
            found->title = title;
            near.push_back(*found);
        }
    }
    std::ranges::stable_sort(near, {}, &NearTitle::distance);
    const auto far = std::ranges::find_if(
        near, [&](const NearTitle& title) { return title.distance > near.front().distance + kFarther; });
    near.erase(far, near.end());
    return near;
}

std::optional<CardIndex> likelyTitle(const CardPool& pool, std::string_view typed)
{
    const std::vector<NearTitle> near = nearTitles(pool, typed);
    const bool likely =
        !near.empty() && near.front().whole && (near.size() == 1 || near[1].distance > near.front().distance);
    if (!likely)
        return std::nullopt;
    // Of several titles that a word is most of a rank more or less says nothing.
    const std::string plain = plainTitle(fold(typed));
    const auto words = typedWords(plain);
    const bool isOneWord = !words || words->weightyWords == 1;
    if (isOneWord && std::ranges::count_if(near, &NearTitle::whole) > 1)
        return std::nullopt;
    const CardIndex card = pool.defaultPrinting(near.front().title);
    return pool.needsNumber(card) ? std::nullopt : std::optional(card); // five cards are called so (SET-2)
}

} // namespace dossier
