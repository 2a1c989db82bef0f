#include "importers/card_sets/card_set_assembly.h"

#include "domain/cards/published_set.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/card_line.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/reading.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace dossier {

namespace {

constexpr std::size_t kLongestWord = 200; // bytes of a title, an episode, a list of Keywords
constexpr std::size_t kLongestText = 4000;
constexpr std::size_t kMostProblems = 1000; // more are not told: they would be told nobody

SetTrouble troubleOf(const CardRowError& error)
{
    switch (error.kind()) {
    case CardRowError::Kind::Missing:
        return SetTrouble::Missing;
    case CardRowError::Kind::UnknownWord:
        return SetTrouble::UnknownWord;
    case CardRowError::Kind::NotANumber:
        return SetTrouble::NotANumber;
    case CardRowError::Kind::BadNumber:
        break;
    }
    return SetTrouble::BadNumber;
}

// Of a row: the field that is longer than any card's.
std::optional<SetProblem> tooLong(const CardRow& row)
{
    for (int i = 0; i < kCardFields; ++i) {
        const auto field = static_cast<CardField>(i);
        const std::size_t most = field == CardField::Text ? kLongestText : kLongestWord;
        if (row[field].size() > most)
            return SetProblem{0, {}, SetTrouble::TooLong, field, std::to_string(most)};
    }
    return std::nullopt;
}

// What would be read in lists as a number, or as the heading of a part, whatever card it stands for.
bool isNoTitle(const std::string& title)
{
    return looksLikeNumber(title) || title.find_first_not_of("0123456789 ") == std::string::npos ||
           partNamed(readHeading(title).name).has_value();
}

// The fields whose columns hold lists.
constexpr std::array kLists{CardField::Keywords, CardField::Activators, CardField::Skills, CardField::Prerequisites,
                            CardField::Asks};

// "a;b ; c" as "a; b; c".
std::string tidied(std::string_view list)
{
    std::string tidy;
    while (!list.empty()) {
        const auto end = std::min(list.find(';'), list.size());
        if (const std::string_view one = trimmed(list.substr(0, end)); !one.empty())
            tidy.append(tidy.empty() ? "" : "; ").append(one);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return tidy;
}

// "Medical 0", "Health N/A".
bool saysNothing(std::string_view value)
{
    const std::string folded = fold(value.substr(value.rfind(' ') + 1));
    return folded == "0" || folded == "n/a" || folded == "no" || folded == "-" || folded == "none";
}

// What the row says under a field and the card does not.
void addLeftOut(std::vector<std::string>& leftOut, CardField field, std::string_view value)
{
    if (!saysNothing(value))
        leftOut.push_back(std::string(nameOf(field)) + ": " + std::string(value));
}

// Of a skill that is named twice the last level counts.
void addRepeatedSkills(std::vector<std::string>& leftOut, const std::string& skills)
{
    std::map<std::string, std::string_view> levels;
    for (const std::string_view skill : listedIn(skills)) {
        const auto [place, isNew] = levels.emplace(fold(skill.substr(0, skill.rfind(' '))), skill);
        if (!isNew && place->second != skill)
            addLeftOut(leftOut, CardField::Skills, place->second);
        place->second = skill;
    }
}

void addWhatTheCardLacks(std::vector<std::string>& leftOut, const CardRow& row, const Card& card)
{
    const CardRow kept = rowOf(card);
    for (int i = 0; i < kCardFields; ++i) {
        const auto field = static_cast<CardField>(i);
        if (row[field].empty() || !kept[field].empty())
            continue;
        if (field != CardField::Skills)
            addLeftOut(leftOut, field, row[field]);
        else
            for (const std::string_view skill : listedIn(row[field]))
                addLeftOut(leftOut, field, skill);
    }
    if (card.agent)
        addRepeatedSkills(leftOut, row[CardField::Skills]);
    if (!row[CardField::FoundIn].empty() && !row[CardField::Rarity].empty() && !rarityNamed(row[CardField::Rarity]))
        addLeftOut(leftOut, CardField::Rarity, row[CardField::Rarity]);
}

// Whether a set is called like a published one, by name, code or mark, that has no card of this number: two sets of one
// name could not be told apart by "set:".
bool namesAnother(std::string_view set, std::string_view number)
{
    const auto isCalled = [&](const PublishedSet& published) {
        return fold(set) == fold(published.name) || fold(set) == fold(published.code) ||
               fold(set) == fold(published.mark) || fold(set) == fold(published.brief);
    };
    const PublishedSet* own = setOf(number);
    return !set.empty() && std::ranges::any_of(kPublishedSets, isCalled) && (own == nullptr || !isCalled(*own));
}

} // namespace

std::string cleaned(std::string_view text, bool lines)
{
    std::string clean;
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = firstLetter(text.substr(at));
        const std::size_t bytes = std::max<std::size_t>(letter.bytes, 1);
        if (letter.bytes == 0 || (isUnseen(letter.code) && !(lines && letter.code == '\n')))
            clean += ' ';
        else
            clean += text.substr(at, bytes);
        at += bytes;
    }
    return std::string(trimmed(clean));
}

CardSetAssembly::CardSetAssembly(const CardPool& known, const SetNaming& naming)
    : m_known(known)
    , m_naming{cleaned(naming.always), cleaned(naming.otherwise)}
{}

void CardSetAssembly::take(CardRow row, std::string_view setName, int line, std::vector<std::string> leftOut)
{
    ++m_reading.met;
    for (int i = 0; i < kCardFields; ++i) {
        const auto field = static_cast<CardField>(i);
        row[field] = cleaned(row[field], field == CardField::Text);
    }
    for (const CardField list : kLists) // once cleaned: what cannot be seen may stand at the end of a word
        row[list] = tidied(row[list]);
    if (fold(row[CardField::AdvancedOnly]) == "yes")
        row[CardField::AdvancedOnly] = "yes";
    SetProblem problem{line,
                       excerpt(row[CardField::Number].empty() ? row[CardField::Title] : row[CardField::Number]),
                       SetTrouble::NotACard,
                       CardField::Number,
                       {}};
    const auto refused = [&](SetTrouble trouble, CardField field, const std::string& word) {
        problem.trouble = trouble;
        problem.field = field;
        problem.word = excerpt(word);
        refuse(std::move(problem));
    };
    if (const auto tooMuch = tooLong(row))
        return refused(tooMuch->trouble, tooMuch->field, tooMuch->word);
    const std::string& number = row[CardField::Number];
    if (!isFurtherNumber(number))
        return refused(SetTrouble::BadNumber, CardField::Number, number);
    if (isNoTitle(row[CardField::Title]) && !row[CardField::Title].empty())
        return refused(SetTrouble::BadTitle, CardField::Title, row[CardField::Title]);
    const std::string set = cleaned(m_naming.always.empty() ? setName : std::string_view(m_naming.always));
    if (set.size() > kLongestWord)
        return refused(SetTrouble::LongSetName, CardField::Number, std::to_string(kLongestWord));
    if (const auto card = m_known.findNumber(number); card && fold(m_known[*card].id) == fold(number))
        return refused(SetTrouble::KnownNumber, CardField::Number, m_known[*card].setName);
    if (namesAnother(set, number))
        return refused(SetTrouble::OtherSet, CardField::Number, set);
    if (!m_numbers.insert(fold(number)).second)
        return refused(SetTrouble::Twice, CardField::Number, number);
    // A title that differs from a known one in nothing but case is that card's (DECK-5), and lists of titles name both.
    if (const auto same = m_known.findTitle(row[CardField::Title]))
        row[CardField::Title] = m_known[*same].title;
    try {
        Card card = cardOf(row, OwnWords::Kept);
        for (const std::string& word : card.ownKeywords)
            note(CardField::Keywords, word);
        for (const std::string& word : card.ownActivators)
            note(CardField::Activators, word);
        if (!row[CardField::Rarity].empty() && !rarityNamed(row[CardField::Rarity]) && row[CardField::FoundIn].empty())
            note(CardField::FoundIn, row[CardField::Rarity]); // that is where it is kept
        addWhatTheCardLacks(leftOut, row, card);
        cardsOf(set.empty() ? m_naming.otherwise : set).push_back(std::move(card));
        problem.trouble = SetTrouble::LeftOut;
        for (const std::string& words : leftOut) {
            problem.word = excerpt(cleaned(words));
            if (m_reading.leftOut.size() < kMostProblems)
                m_reading.leftOut.push_back(problem);
        }
    } catch (const CardRowError& error) {
        refused(troubleOf(error), error.field(), error.word());
    }
}

std::vector<Card>& CardSetAssembly::cardsOf(std::string_view setName)
{
    const auto [known, isNew] = m_sets.emplace(fold(setName), m_reading.sets.size());
    if (isNew && m_reading.sets.size() == kMostFurtherSets)
        throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostFurtherSets));
    if (isNew)
        m_reading.sets.push_back({std::string(setName), {}});
    FurtherSet& set = m_reading.sets[known->second];
    if (set.cards.size() == kMostCardsOfASet)
        throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostCardsOfASet));
    return set.cards;
}

void CardSetAssembly::note(CardField field, std::string_view word)
{
    std::string kept = excerpt(cleaned(word));
    const auto [known, isNew] = m_ownWords.emplace(std::pair(field, fold(kept)), m_reading.ownWords.size());
    if (isNew && m_reading.ownWords.size() == kMostProblems) {
        m_ownWords.erase(known);
        return;
    }
    if (isNew)
        m_reading.ownWords.push_back({field, std::move(kept), 0});
    ++m_reading.ownWords[known->second].cards;
}

void CardSetAssembly::noteKeys(const Json& card, std::span<const std::string_view> known, int line)
{
    noteUnknownKeys(card, known, m_unknownKeys, line);
}

void CardSetAssembly::noteColumn(std::string heading, int line)
{
    m_reading.remarks.push_back({ReadRemark::UnknownColumn, 0, line, std::move(heading)});
}

void CardSetAssembly::noteAbove(std::string_view words, int line)
{
    m_reading.remarks.push_back({ReadRemark::AboveHeading, 0, line, excerpt(words)});
}

CardSetReading CardSetAssembly::finish()
{
    for (UnknownKey& key : m_unknownKeys)
        m_reading.remarks.push_back({ReadRemark::UnknownKey, 0, key.line, std::move(key.key)});
    return std::move(m_reading);
}

void CardSetAssembly::refuse(SetProblem problem)
{
    m_reading.met += problem.trouble == SetTrouble::NotACard; // all else went through take
    if (m_reading.refused.size() < kMostProblems)
        m_reading.refused.push_back(std::move(problem));
}

} // namespace dossier
