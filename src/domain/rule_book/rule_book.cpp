#include "domain/rule_book/rule_book.h"

#include "domain/cards/published_set.h"
#include "text/fold.h"
#include "text/utf8.h"

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

constexpr int kLastCard = 354; // of the base set, which a number without its set means

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// By the first byte of a character in UTF-8: letters of the languages of Europe lie from U+00C0 to U+07FF; before and
// after them come spaces and marks, the narrow space of French among them.
bool isWordPart(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return isUpper(c) || isDigit(c) || (c >= 'a' && c <= 'z') || (byte >= 0xc3 && byte <= 0xdf);
}

bool followsWord(std::string_view text, std::size_t at)
{
    while (at > 1 && continuesLetter(text[at - 1]))
        --at;
    return at > 0 && isWordPart(text[at - 1]);
}

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - at;
}

bool endsWord(std::string_view text, std::size_t at)
{
    return at >= text.size() || !isWordPart(text[at]);
}

// "DECK-4" at `at`, or nothing. "XF96-0063" is none, for its letters are followed by a digit.
RuleMention ruleAt(std::string_view text, std::size_t at)
{
    std::size_t dash = at;
    while (dash < text.size() && isUpper(text[dash]))
        ++dash;
    if (dash == at || dash >= text.size() || text[dash] != '-')
        return {};
    const std::size_t digits = digitsAt(text, dash + 1);
    const std::size_t end = dash + 1 + digits;
    if (digits == 0 || end - at > RuleNumber::kMostLetters || !endsWord(text, end))
        return {};
    return {at, end - at, RuleNumber(text.substr(at, end - at)), 0};
}

// "0001" of "XF23-0001", a set that is not known.
bool standsBehindSet(std::string_view text, std::size_t at)
{
    if (at < 2 || text[at - 1] != '-')
        return false;
    std::size_t begin = at - 1;
    while (begin > 0 && (isUpper(text[begin - 1]) || isDigit(text[begin - 1])))
        --begin;
    return begin + 1 < at && isUpper(text[begin]);
}

// "0163", "0163v1", "XF96-0163v1" or "XF97-0012v2" at `at`, or nothing.
RuleMention cardAt(std::string_view text, std::size_t at)
{
    if (const NumberAhead whole = numberAhead(text.substr(at)); whole.length > 0 && endsWord(text, at + whole.length))
        return {at, whole.length, {}, whole.card};
    if (digitsAt(text, at) != 4 || standsBehindSet(text, at))
        return {};
    int number = 0;
    for (const char c : text.substr(at, 4))
        number = number * 10 + (c - '0');
    std::size_t end = at + 4;
    if (end + 1 < text.size() && text[end] == 'v' && isDigit(text[end + 1]))
        end += 2;
    if (number < 1 || number > kLastCard || !endsWord(text, end))
        return {};
    return {at, end - at, {}, number};
}

std::string upper(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return result;
}

// 0 for a card of a set that is not known.
int cardNumber(std::string_view printed)
{
    return numberAcrossSets(printed).value_or(0);
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(' ', end);
    }
    return words;
}

// The text without the rules and cards it names.
std::string withoutMentions(std::string_view text)
{
    std::string rest;
    std::size_t at = 0;
    for (RuleMention mention = nextMention(text); mention.length > 0; mention = nextMention(text, at)) {
        rest += text.substr(at, mention.at - at);
        at = mention.at + mention.length;
    }
    return rest.append(text.substr(at));
}

// "See OQ-73.", "Voir OQ-76, OQ-92.": one word, and numbers.
bool onlyPoints(const RuleEntry& entry)
{
    std::string rest;
    for (const RuleStatement& statement : entry.statements)
        rest += ' ' + withoutMentions(statement.text);
    int words = 0;
    for (std::size_t i = 1; i < rest.size(); ++i)
        words += isWordPart(rest[i]) && !isWordPart(rest[i - 1]);
    return words <= 1;
}

using CardEntries = std::vector<std::pair<int, std::size_t>>;

auto entriesFor(const CardEntries& pairs, int card)
{
    return std::pair(std::lower_bound(pairs.begin(), pairs.end(), std::pair(card, std::size_t{0})),
                     std::lower_bound(pairs.begin(), pairs.end(), std::pair(card + 1, std::size_t{0})));
}

} // namespace

RuleMention nextMention(std::string_view text, std::size_t from)
{
    for (std::size_t at = from; at < text.size(); ++at) {
        if (followsWord(text, at))
            continue;
        if (const RuleMention card = cardAt(text, at); card.length > 0)
            return card;
        if (const RuleMention rule = ruleAt(text, at); rule.length > 0)
            return rule;
    }
    return {};
}

RuleBook::RuleBook(std::vector<RuleSection> sections, std::vector<RuleEntry> entries,
                   const std::vector<std::string>& alsoFoundBy)
    : m_sections(std::move(sections))
    , m_entries(std::move(entries))
{
    m_folded.resize(m_entries.size());
    m_foldedIds.resize(m_entries.size());
    std::size_t first = 0;
    for (std::size_t s = 0; s < m_sections.size(); ++s) {
        m_sections[s].first = first;
        for (std::size_t i = first; i < first + m_sections[s].count; ++i)
            m_entries[i].section = s;
        first += m_sections[s].count;
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        indexEntry(i, i < alsoFoundBy.size() ? std::string_view(alsoFoundBy[i]) : std::string_view());
    indexMentions();
}

void RuleBook::indexEntry(std::size_t index, std::string_view alsoFoundBy)
{
    const RuleEntry& entry = m_entries[index];
    if (!entry.number.empty())
        m_byNumber.emplace(upper(entry.number.text()), index);
    for (const int card : entry.cards)
        m_byCard.emplace_back(card, index);

    std::string text = entry.label + ' ' + entry.french + ' ' + m_sections[entry.section].heading + ' ';
    for (const RuleStatement& statement : entry.statements)
        text += statement.text + ' ' + statement.sources + ' ';
    m_folded[index] = fold(text.append(alsoFoundBy));
    m_foldedIds[index] = fold(entry.number.text());
}

// Needs all numbers to be known.
void RuleBook::indexMentions()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        RuleEntry& entry = m_entries[i];
        entry.references.clear();
        for (const RuleStatement& statement : entry.statements)
            for (const std::string_view text : {std::string_view(statement.text), std::string_view(statement.sources)})
                for (const RuleMention& mention : mentionsIn(text)) {
                    if (mention.card > 0)
                        m_mentions.emplace_back(mention.card, i);
                    else if (mention.rule != entry.number && std::find(entry.references.begin(), entry.references.end(),
                                                                       mention.rule) == entry.references.end())
                        entry.references.push_back(mention.rule);
                }
    }
    for (CardEntries* pairs : {&m_byCard, &m_mentions}) {
        std::sort(pairs->begin(), pairs->end());
        pairs->erase(std::unique(pairs->begin(), pairs->end()), pairs->end());
    }
}

std::span<const RuleEntry> RuleBook::entriesOf(const RuleSection& section) const
{
    return entries().subspan(section.first, section.count);
}

const RuleEntry* RuleBook::find(RuleNumber number) const
{
    const auto found = m_byNumber.find(upper(number.text()));
    return found == m_byNumber.end() ? nullptr : &m_entries[found->second];
}

const RuleSection* RuleBook::findSection(std::string_view key) const
{
    const auto found = std::find_if(m_sections.begin(), m_sections.end(),
                                    [&](const RuleSection& section) { return section.key == key; });
    return found == m_sections.end() ? nullptr : &*found;
}

std::vector<const RuleEntry*> RuleBook::rulings(std::string_view card) const
{
    std::vector<const RuleEntry*> result;
    for (auto [pair, end] = entriesFor(m_byCard, cardNumber(card)); pair != end; ++pair)
        result.push_back(&m_entries[pair->second]);
    std::stable_sort(result.begin(), result.end(),
                     [](const RuleEntry* a, const RuleEntry* b) { return a->cards.size() < b->cards.size(); });
    return result;
}

std::vector<const RuleEntry*> RuleBook::decisions(std::string_view card) const
{
    constexpr std::size_t kFewCards = 8; // "0001v1 to 0041v1" only says where to read, beneath each of them
    std::vector<const RuleEntry*> result;
    std::vector<const RuleEntry*> questions;
    for (const RuleEntry* ruling : rulings(card)) {
        if (ruling->cards.size() > kFewCards)
            continue;
        if (!onlyPoints(*ruling))
            result.push_back(ruling);
        for (const RuleStatement& statement : ruling->statements)
            for (const RuleMention& mention : mentionsIn(statement.text)) {
                const RuleEntry* question = mention.card == 0 ? find(mention.rule) : nullptr;
                const bool open = question && m_sections[question->section].key == "OQ";
                if (open && std::find(questions.begin(), questions.end(), question) == questions.end())
                    questions.push_back(question);
            }
    }
    result.insert(result.end(), questions.begin(), questions.end());
    return result;
}

std::vector<const RuleEntry*> RuleBook::naming(std::string_view card) const
{
    const int number = cardNumber(card);
    std::vector<const RuleEntry*> result;
    for (auto [pair, end] = entriesFor(m_mentions, number); pair != end; ++pair)
        if (const RuleEntry& entry = m_entries[pair->second];
            !std::binary_search(entry.cards.begin(), entry.cards.end(), number))
            result.push_back(&entry);
    return result;
}

std::vector<const RuleEntry*> RuleBook::search(std::string_view words) const
{
    const std::string folded = fold(words);
    const std::vector<std::string_view> wanted = wordsOf(folded);
    if (wanted.empty())
        return {};
    // In book order within each: the number itself, numbers that begin so, all else.
    std::vector<const RuleEntry*> exact, begins, others;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto occurs = [&](std::string_view word) { return m_folded[i].find(word) != std::string::npos; };
        if (!std::all_of(wanted.begin(), wanted.end(), occurs))
            continue;
        const std::string_view id = m_foldedIds[i];
        if (!id.empty() && std::find(wanted.begin(), wanted.end(), id) != wanted.end())
            exact.push_back(&m_entries[i]);
        else if (std::any_of(wanted.begin(), wanted.end(), [&](auto word) { return id.starts_with(word); }))
            begins.push_back(&m_entries[i]);
        else
            others.push_back(&m_entries[i]);
    }
    exact.insert(exact.end(), begins.begin(), begins.end());
    exact.insert(exact.end(), others.begin(), others.end());
    return exact;
}

std::vector<RuleMention> RuleBook::mentionsIn(std::string_view text) const
{
    std::vector<RuleMention> mentions;
    for (RuleMention mention = nextMention(text); mention.length > 0;
         mention = nextMention(text, mention.at + mention.length))
        if (mention.card > 0 || find(mention.rule))
            mentions.push_back(mention);
    return mentions;
}

} // namespace dossier
