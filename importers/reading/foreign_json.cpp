#include "importers/reading/foreign_json.h"

#include "importers/reading/text_encoding.h"
#include "text/json_too_large.h"
#include "text/trimmed.h"
#include "text/utf8.h"

#include <algorithm>

namespace dossier {

namespace {

// What is open as JSON at one time: a whole file, or an item of a list.
constexpr JsonRules kForeign{.mostBytes = std::size_t{32} * 1024 * 1024, .mostValues = 1'000'000, .mostLevels = 16};

Json parsed(std::string_view text, int linesBefore, const JsonRules& rules = kForeign)
{
    const auto line = [&](const JsonError& error) { return error.line() > 0 ? linesBefore + error.line() : 0; };
    try {
        return Json::parse(text, rules);
    } catch (const JsonTooLarge& error) {
        const bool large = text.size() > kForeign.mostBytes;
        throw ReadError(large ? ReadError::Kind::TooLarge : ReadError::Kind::TooMany, line(error),
                        std::to_string(large ? kForeign.mostBytes : kForeign.mostValues));
    } catch (const JsonError& error) {
        throw ReadError(ReadError::Kind::BadJson, line(error), error.what());
    }
}

// Goes through the outer list and finds where its items end, whatever they are.
class ItemsInText
{
public:
    explicit ItemsInText(std::string_view text)
        : m_text(text)
    {}
    // Of a text that comes block by block.
    ItemsInText(TextBlocks& blocks, const KeepsOn& goOn)
        : m_blocks(&blocks)
        , m_goOn(&goOn)
    {}
    bool stopped() const { return m_stopped; }

    // Whether a list begins here.
    bool enter()
    {
        skipBlanks();
        if (at() != '[')
            return false;
        ++m_at;
        skipBlanks();
        m_over = at() == ']';
        return true;
    }

    // The next item and the line before it; nothing behind the last one.
    std::optional<Json> next()
    {
        if (m_over)
            return std::nullopt;
        m_begin = m_at;
        const int linesBefore = m_lines;
        skipItem();
        if (m_stopped)
            return std::nullopt;
        if (trimmed(itemText(), " \t\r\n").empty() && !atEnd()) // a comma behind the last one
            throw ReadError(ReadError::Kind::BadJson, linesBefore + 1, "a value expected, as JSON has them");
        Json item = parsed(itemText(), linesBefore);
        m_itemLine = linesBefore + item.line();
        if (at() != ',' && at() != ']')
            fail("the list does not end");
        m_over = at() == ']';
        m_at += m_over ? 0 : 1;
        return item;
    }

    // As it stood; until the next one.
    std::string_view itemText() const { return m_text.substr(m_begin, m_end - m_begin); }

    // Past the object or list that stands next, whatever is in it; the line behind it where another begins, else 0.
    int skipValue()
    {
        skipBlanks();
        if (at() != '{' && at() != '[')
            return 0;
        std::size_t open = 0;
        do {
            if (at() == '"')
                skipString();
            open += at() == '[' || at() == '{';
            open -= at() == ']' || at() == '}';
            step();
        } while (open > 0 && !atEnd());
        skipBlanks();
        return at() == '{' || at() == '[' ? m_lines + 1 : 0;
    }

    // Where the item that was given last begins.
    int itemLine() const { return m_itemLine; }

    void leave()
    {
        for (step(); isBlank(at()); step())
            m_begin = m_at;
        if (!atEnd())
            fail("something stands behind the list");
    }

private:
    static bool isBlank(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }
    bool atEnd() { return m_at >= m_text.size() && !readOn(); }
    char at() { return atEnd() ? '\0' : m_text[m_at]; }

    // What was gone through goes, but for the item that is being read.
    bool readOn()
    {
        if (!m_blocks || m_stopped)
            return false;
        m_stopped = *m_goOn && !(*m_goOn)(m_blocks->bytesRead());
        if (m_stopped)
            return false;
        m_held.erase(0, m_begin);
        m_at -= m_begin;
        m_end -= std::min(m_begin, m_end);
        m_begin = 0;
        if (m_held.size() > kMostLineBytes)
            throw ReadError(ReadError::Kind::TooLong, m_lines + 1, std::to_string(kMostLineBytes));
        const bool more = m_blocks->next(m_held);
        m_text = m_held;
        return more;
    }

    void step()
    {
        m_lines += at() == '\n';
        ++m_at;
    }

    void skipBlanks()
    {
        while (isBlank(at()))
            step();
    }

    // Up to the comma or bracket of the list itself.
    void skipItem()
    {
        std::size_t open = 0;
        for (; !atEnd(); step()) {
            const char letter = m_text[m_at];
            if (letter == '"')
                skipString();
            else if (letter == '[' || letter == '{')
                ++open;
            else if (open == 0 && (letter == ',' || letter == ']'))
                break;
            else if ((letter == ']' || letter == '}') && open > 0)
                --open;
        }
        m_end = m_at;
    }

    // To the quote that closes it.
    void skipString()
    {
        for (step(); !atEnd() && m_text[m_at] != '"'; step())
            if (m_text[m_at] == '\\')
                step();
    }

    [[noreturn]] void fail(const char* why) const { throw ReadError(ReadError::Kind::BadJson, m_lines + 1, why); }

    std::string_view m_text;
    TextBlocks* m_blocks = nullptr;
    const KeepsOn* m_goOn = nullptr;
    std::string m_held; // of the blocks
    bool m_stopped = false;
    std::size_t m_begin = 0; // of the item read last, and its end
    std::size_t m_end = 0;
    std::size_t m_at = 0;
    int m_lines = 0;
    int m_itemLine = 0;
    bool m_over = false;
};

} // namespace

Json readForeignJson(std::string_view text)
{
    return parsed(text, 0);
}

Json readForeignCounts(std::string_view text)
{
    JsonRules rules = kForeign;
    rules.keysOnce = false;
    return parsed(text, 0, rules);
}

bool forEachForeignItem(std::string_view text, const std::function<void(const Json&)>& take)
{
    return forEachForeignItem(text, [&](const Json& item, int) { take(item); });
}

bool forEachForeignItem(std::string_view text, const std::function<void(const Json&, int)>& take)
{
    ItemsInText items(text);
    if (!items.enter())
        return false;
    while (const auto item = items.next())
        take(*item, items.itemLine());
    items.leave();
    return true;
}

ForeignItems forEachForeignItem(TextBlocks& blocks, const std::function<void(const Json&, int, std::string_view)>& take,
                                const KeepsOn& goOn)
{
    ItemsInText items(blocks, goOn);
    if (!items.enter())
        return items.stopped() ? ForeignItems::Stopped : ForeignItems::NoList;
    while (const auto item = items.next())
        take(*item, items.itemLine(), items.itemText());
    if (!items.stopped())
        items.leave();
    return items.stopped() ? ForeignItems::Stopped : ForeignItems::All;
}

std::optional<Json> firstForeignItem(std::string_view text)
{
    ItemsInText items(text);
    return items.enter() ? items.next() : std::nullopt;
}

int lineOfSecondValue(std::string_view text)
{
    return ItemsInText(text).skipValue();
}

std::vector<std::string> memberTexts(std::string_view text)
{
    std::vector<std::string> values;
    std::size_t begin = 0;
    int open = 0;
    for (std::size_t at = std::min(text.find('{'), text.size()); at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '"')
            for (++at; at < text.size() && text[at] != '"'; ++at)
                at += text[at] == '\\';
        else if (letter == '{' || letter == '[')
            ++open;
        else if (letter == ':' && open == 1)
            begin = at + 1;
        const bool closes = letter == '}' || letter == ']';
        if (open == 1 && begin > 0 && (closes || letter == ',')) {
            values.emplace_back(trimmed(text.substr(begin, at - begin)));
            std::ranges::replace(values.back(), '\n', ' ');
            begin = 0;
        }
        open -= closes;
        if (closes && open == 0)
            break;
    }
    return values;
}

const Json* memberOf(const Json& json, std::string_view name)
{
    return json.isObject() ? json.find(name) : nullptr;
}

std::string textOf(const Json& json, std::string_view name)
{
    const Json* const value = memberOf(json, name);
    return value && value->isString() ? value->asString() : std::string();
}

std::int64_t numberOf(const Json& json, std::string_view name)
{
    const Json* const value = memberOf(json, name);
    return value && value->isNumber() ? value->asInteger(INT64_MIN, INT64_MAX) : 0;
}

const Json::Items& itemsOf(const Json& json, std::string_view name)
{
    static const Json::Items none;
    const Json* const value = memberOf(json, name);
    return value && value->isArray() ? value->items() : none;
}

namespace {

constexpr std::size_t kMostKeys = 100;
constexpr std::size_t kMostLetters = 60;

} // namespace

void noteUnknownValue(std::string_view key, const Json& value, UnknownValues& values, int line, std::string_view file)
{
    const std::string text = value.isString() ? value.asString() : value.compact();
    const std::string_view first = firstLetters(text, kMostLetters);
    const auto isIt = [&](const UnknownValue& noted) {
        return noted.key.key == key && noted.value == first && noted.key.file == file;
    };
    if (values.size() < kMostKeys && std::ranges::none_of(values, isIt))
        values.push_back({{std::string(key), line, std::string(file)}, std::string(first)});
}

void noteUnknownKeys(const Json& object, std::span<const std::string_view> known, UnknownKeys& keys, int line,
                     std::string_view file)
{
    if (!object.isObject())
        return;
    for (const auto& [name, value] : object.members()) {
        if (std::ranges::find(known, name) != known.end() || keys.size() == kMostKeys)
            continue;
        const std::string_view key = firstLetters(name, kMostLetters);
        const auto isIt = [&](const UnknownKey& noted) { return noted.key == key && noted.file == file; };
        if (std::ranges::none_of(keys, isIt))
            keys.push_back({std::string(key), line > 0 ? line : value.line(), std::string(file)});
    }
}

} // namespace dossier
