#include "importers/reading/foreign_json.h"

#include "importers/reading/reading.h"
#include "importers/reading/text_encoding.h"
#include "text/json_too_large.h"

namespace dossier {

namespace {

// What is open as JSON at one time: a whole file, or an item of a list.
constexpr JsonRules kForeign{
    .mostBytes = std::size_t{32} * 1024 * 1024, .mostValues = 1'000'000, .mostLevels = 16, .keysOnce = false};

Json parsed(std::string_view text, int linesBefore)
{
    const auto line = [&](const JsonError& error) { return error.line() > 0 ? linesBefore + error.line() : 0; };
    try {
        return Json::parse(text, kForeign);
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
        const std::size_t begin = m_at;
        const int linesBefore = m_lines;
        skipItem();
        Json item = parsed(m_text.substr(begin, m_at - begin), linesBefore);
        m_itemLine = linesBefore + item.line();
        if (at() != ',' && at() != ']')
            fail("the list does not end");
        m_over = at() == ']';
        m_at += m_over ? 0 : 1;
        return item;
    }

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
        } while (open > 0 && m_at < m_text.size());
        skipBlanks();
        return at() == '{' || at() == '[' ? m_lines + 1 : 0;
    }

    // Where the item that was given last begins.
    int itemLine() const { return m_itemLine; }

    void leave()
    {
        ++m_at;
        skipBlanks();
        if (m_at < m_text.size())
            fail("something stands behind the list");
    }

private:
    char at() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void step()
    {
        m_lines += at() == '\n';
        ++m_at;
    }

    void skipBlanks()
    {
        while (at() == ' ' || at() == '\t' || at() == '\n' || at() == '\r')
            step();
    }

    // Up to the comma or bracket of the list itself.
    void skipItem()
    {
        std::size_t open = 0;
        for (; m_at < m_text.size(); step()) {
            const char letter = at();
            if (letter == '"')
                skipString();
            else if (letter == '[' || letter == '{')
                ++open;
            else if (open == 0 && (letter == ',' || letter == ']'))
                return;
            else if ((letter == ']' || letter == '}') && open > 0)
                --open;
        }
    }

    // To the quote that closes it.
    void skipString()
    {
        for (step(); m_at < m_text.size() && at() != '"'; step())
            if (at() == '\\')
                step();
    }

    [[noreturn]] void fail(const char* why) const { throw ReadError(ReadError::Kind::BadJson, m_lines + 1, why); }

    std::string_view m_text;
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

std::optional<Json> firstForeignItem(std::string_view text)
{
    ItemsInText items(text);
    return items.enter() ? items.next() : std::nullopt;
}

int lineOfSecondValue(std::string_view text)
{
    return ItemsInText(text).skipValue();
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

} // namespace dossier
