#include "text/json.h"
#include "text/json_too_large.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <tuple>

namespace dossier {

namespace {

using Library = nlohmann::json;

std::string sizeInWords(std::size_t bytes)
{
    constexpr std::size_t kMebibyte = std::size_t{1024} * 1024;
    return bytes % kMebibyte == 0 ? std::to_string(bytes / kMebibyte) + " MiB" : std::to_string(bytes) + " bytes";
}

// Goes through a text for the parser, and notes how far it went, for the parser tells no places.
class NotedPlace
{
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    NotedPlace(const char* at, const char** read)
        : m_at(at)
        , m_read(read)
    {}

    reference operator*() const { return *m_at; }
    NotedPlace& operator++()
    {
        *m_read = ++m_at;
        return *this;
    }
    NotedPlace operator++(int)
    {
        const NotedPlace before = *this;
        ++*this;
        return before;
    }
    bool operator==(const NotedPlace& other) const { return m_at == other.m_at; }
    bool operator!=(const NotedPlace& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_read;
};

// The first key that has stood before, or nothing. Sorts, for there may be very many; a few are looked through.
const std::pair<std::string, Json>* secondOfOneName(const Json::Members& members)
{
    constexpr std::size_t kFew = 8;
    if (members.size() <= kFew) {
        for (std::size_t i = 1; i < members.size(); ++i)
            for (std::size_t before = 0; before < i; ++before)
                if (members[before].first == members[i].first)
                    return &members[i];
        return nullptr;
    }
    std::vector<std::size_t> places(members.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return std::tie(members[a].first, a) < std::tie(members[b].first, b);
    });
    std::size_t second = members.size();
    for (std::size_t i = 1; i < places.size(); ++i)
        if (members[places[i - 1]].first == members[places[i]].first)
            second = std::min(second, places[i]);
    return second == members.size() ? nullptr : &members[second];
}

// What the library says, "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error …", in words
// of our own. What it read last stands behind it and is no matter.
const char* faultIn(std::string_view what)
{
    what = what.substr(0, what.find("; last read:"));
    const auto says = [what](std::string_view part) { return what.find(part) != std::string_view::npos; };
    if (says("ill-formed UTF-8"))
        return "it is not in UTF-8";
    if (says("number overflow"))
        return "a number no machine can count with";
    if (says("control character"))
        return "a control character in a text";
    if (says("missing closing quote"))
        return "a text in it does not end";
    if (says("unexpected end of input"))
        return "the text ends before the JSON does";
    if (says("parsing object key"))
        return "a name in quotes expected";
    if (says("parsing object separator"))
        return "a colon expected";
    if (says("parsing object"))
        return "a comma or the end of the object expected";
    return says("parsing array") ? "a comma or the end of the list expected" : "a value expected, as JSON has them";
}

} // namespace

// Makes values of what the parser tells.
class JsonTree
{
public:
    JsonTree(std::string_view text, const JsonRules& rules)
        : m_rules(rules)
        , m_read(text.data())
        , m_counted(text.data())
        , m_end(text.data() + text.size())
    {}

    Json read()
    {
        Library::sax_parse(NotedPlace(m_counted, &m_read), NotedPlace(m_end, &m_read), this);
        return std::move(m_root);
    }

    // What the parser calls.
    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value)
    {
        return value <= INT64_MAX ? add(static_cast<std::int64_t>(value)) : add(static_cast<double>(value));
    }
    bool number_float(double value, const std::string&) { return add(value); }
    bool string(std::string& value)
    {
        if (value.find('\0') != std::string::npos)
            throw JsonError(line(), "a NUL in a text");
        return add(std::move(value));
    }
    bool binary(Library::binary_t&) { return false; } // is not in a text
    bool start_object(std::size_t) { return open(Json::Members()); }
    bool key(std::string& name)
    {
        m_open.back().set(std::move(name), Json());
        return true;
    }
    bool end_object()
    {
        if (m_rules.keysOnce)
            refuseKeyTwice(m_open.back());
        return close();
    }
    bool start_array(std::size_t) { return open(Json::Items()); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string&, const Library::exception& error)
    {
        throw JsonError(line(), faultIn(error.what()));
    }

private:
    // Of the value just read. The letter read last is its own, or (behind a number) the next, maybe a line feed.
    int line()
    {
        const char* const last = m_read == m_counted ? m_read : m_read - 1;
        m_line += static_cast<int>(std::count(m_counted, last, '\n'));
        m_counted = last;
        return m_line;
    }

    Json made(Json::Value value)
    {
        if (++m_values > m_rules.mostValues)
            throw JsonTooLarge(line(), "more than " + std::to_string(m_rules.mostValues) + " values");
        return Json(std::move(value), line());
    }

    bool open(Json::Value value)
    {
        if (m_open.size() == m_rules.mostLevels)
            throw JsonError(line(), "nested too deeply");
        m_open.push_back(made(std::move(value)));
        return true;
    }

    bool close()
    {
        Json closed = std::move(m_open.back());
        m_open.pop_back();
        return put(std::move(closed));
    }

    bool add(Json::Value value) { return put(made(std::move(value))); }

    bool put(Json json)
    {
        if (m_open.empty())
            m_root = std::move(json);
        else if (Json& list = m_open.back(); list.isArray())
            list.push(std::move(json));
        else
            std::get<Json::Members>(list.m_value).back().second = std::move(json);
        return true;
    }

    const JsonRules& m_rules;
    const char* m_read;
    const char* m_counted; // up to here the lines are counted
    const char* m_end;
    int m_line = 1;
    Json m_root;
    std::vector<Json> m_open;
    std::size_t m_values = 0;
};

void refuseKeyTwice(const Json& object)
{
    if (const auto* twice = secondOfOneName(object.members()))
        throw JsonError(twice->second.line(), "the key \"" + twice->first + "\" stands here twice");
}

Json Json::parse(std::string_view text, const JsonRules& rules)
{
    if (text.size() > rules.mostBytes)
        throw JsonTooLarge(0, "more than " + sizeInWords(rules.mostBytes));
    return JsonTree(text, rules).read();
}

} // namespace dossier
