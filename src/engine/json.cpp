#include "engine/json.h"

#include <charconv>

namespace dossier {

namespace {

constexpr int kMostLevels = 64;

std::string kindName(Json::Kind kind)
{
    switch (kind) {
    case Json::Kind::Null:
        return "null";
    case Json::Kind::Bool:
        return "true or false";
    case Json::Kind::Number:
        return "a whole number";
    case Json::Kind::String:
        return "a text";
    case Json::Kind::Array:
        return "a list";
    case Json::Kind::Object:
        break;
    }
    return "an object";
}

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto byte = [&](std::uint32_t value) { out.push_back(static_cast<char>(value)); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xc0 | code >> 6);
        byte(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        byte(0xe0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3f));
        byte(0x80 | (code & 0x3f));
    } else {
        byte(0xf0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3f));
        byte(0x80 | (code >> 6 & 0x3f));
        byte(0x80 | (code & 0x3f));
    }
}

void writeString(std::string& out, std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += kHex[static_cast<std::size_t>(c) >> 4];
            out += kHex[static_cast<std::size_t>(c) & 0xf];
        } else {
            out += c;
        }
    }
    out += '"';
}

} // namespace

JsonError::JsonError(int line, const std::string& what)
    : std::runtime_error(what)
    , m_line(line)
{}

// Reads one document from the front of a text.
class JsonReader
{
public:
    explicit JsonReader(std::string_view text)
        : m_text(text)
    {
        if (m_text.starts_with("\xef\xbb\xbf"))
            m_text.remove_prefix(3);
    }

    Json document()
    {
        Json value = this->value(0);
        skipBlanks();
        if (m_at < m_text.size())
            fail("something follows the end of the document");
        return value;
    }

private:
    [[noreturn]] void fail(const std::string& what) const { throw JsonError(m_line, what); }

    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void skipBlanks()
    {
        for (; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '\n')
                ++m_line;
            else if (c != ' ' && c != '\t' && c != '\r')
                return;
        }
    }

    void expect(char c)
    {
        skipBlanks();
        if (peek() != c)
            fail(std::string("'") + c + "' expected");
        ++m_at;
    }

    bool take(char c)
    {
        skipBlanks();
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }

    Json value(int level)
    {
        if (level > kMostLevels)
            fail("nested too deeply");
        skipBlanks();
        const int line = m_line;
        Json json = bare(level);
        json.m_line = line;
        return json;
    }

    Json bare(int level)
    {
        switch (peek()) {
        case '{':
            return object(level);
        case '[':
            return list(level);
        case '"':
            return Json(string());
        default:
            break;
        }
        for (const auto& [word, json] :
             {std::pair{std::string_view("true"), Json(true)}, {"false", Json(false)}, {"null", Json()}})
            if (m_text.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return json;
            }
        return number();
    }

    Json object(int level)
    {
        Json json = Json::object();
        expect('{');
        if (take('}'))
            return json;
        do {
            skipBlanks();
            std::string key = string();
            if (json.find(key))
                fail("the key \"" + key + "\" stands here twice");
            expect(':');
            json.set(std::move(key), value(level + 1));
        } while (take(','));
        expect('}');
        return json;
    }

    Json list(int level)
    {
        Json json = Json::array();
        expect('[');
        if (take(']'))
            return json;
        do {
            json.push(value(level + 1));
        } while (take(','));
        expect(']');
        return json;
    }

    Json number()
    {
        std::int64_t value = 0;
        const char* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
        if (error != std::errc{})
            fail("a value expected");
        m_at += static_cast<std::size_t>(end - begin);
        if (peek() == '.' || peek() == 'e' || peek() == 'E')
            fail("only whole numbers are understood");
        return Json(value);
    }

    std::string string()
    {
        if (peek() != '"')
            fail("'\"' expected");
        std::string text;
        for (++m_at; peek() != '"'; ++m_at) {
            if (m_at >= m_text.size() || peek() == '\n')
                fail("a text is not closed");
            if (peek() == '\\')
                escape(text);
            else
                text += peek();
        }
        ++m_at;
        return text;
    }

    void escape(std::string& text)
    {
        ++m_at;
        constexpr std::string_view kShort = "\"\\/bfnrt";
        constexpr std::string_view kMeans = "\"\\/\b\f\n\r\t";
        if (const auto found = kShort.find(peek()); found != std::string_view::npos && m_at < m_text.size())
            text += kMeans[found];
        else if (peek() == 'u')
            appendUtf8(text, codePoint());
        else
            fail("an unknown escape in a text");
    }

    std::uint32_t hex4()
    {
        std::uint32_t code = 0;
        const std::string_view digits = m_text.substr(std::min(m_at + 1, m_text.size()), 4);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        if (error != std::errc{} || end != digits.data() + 4)
            fail("four hexadecimal digits expected");
        m_at += 4;
        return code;
    }

    std::uint32_t codePoint()
    {
        const std::uint32_t code = hex4();
        if (code < 0xd800 || code > 0xdfff)
            return code;
        if (code > 0xdbff || m_text.substr(std::min(m_at + 1, m_text.size()), 2) != "\\u")
            fail("half a character in a text");
        m_at += 2;
        const std::uint32_t low = hex4();
        if (low < 0xdc00 || low > 0xdfff)
            fail("half a character in a text");
        return 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

Json::Json(bool value)
    : m_kind(Kind::Bool)
    , m_bool(value)
{}

Json::Json(std::int64_t value)
    : m_kind(Kind::Number)
    , m_number(value)
{}

Json::Json(int value)
    : Json(static_cast<std::int64_t>(value))
{}

Json::Json(std::string value)
    : m_kind(Kind::String)
    , m_string(std::move(value))
{}

Json::Json(std::string_view value)
    : Json(std::string(value))
{}

Json::Json(const char* value)
    : Json(std::string(value))
{}

Json Json::parse(std::string_view text)
{
    return JsonReader(text).document();
}

bool Json::asBool() const
{
    if (m_kind != Kind::Bool)
        throw JsonError(m_line, "true or false expected, not " + kindName(m_kind));
    return m_bool;
}

std::int64_t Json::asInteger(std::int64_t least, std::int64_t most) const
{
    if (m_kind != Kind::Number)
        throw JsonError(m_line, "a whole number expected, not " + kindName(m_kind));
    if (m_number < least || m_number > most)
        throw JsonError(m_line, std::to_string(m_number) + " is not between " + std::to_string(least) + " and " +
                                    std::to_string(most));
    return m_number;
}

const std::string& Json::asString() const
{
    if (m_kind != Kind::String)
        throw JsonError(m_line, "a text expected, not " + kindName(m_kind));
    return m_string;
}

const std::vector<Json>& Json::items() const
{
    if (m_kind != Kind::Array)
        throw JsonError(m_line, "a list expected, not " + kindName(m_kind));
    return m_items;
}

const Json::Members& Json::members() const
{
    if (m_kind != Kind::Object)
        throw JsonError(m_line, "an object expected, not " + kindName(m_kind));
    return m_members;
}

const Json* Json::find(std::string_view key) const
{
    for (const auto& [name, value] : members())
        if (name == key)
            return &value;
    return nullptr;
}

const Json& Json::at(std::string_view key) const
{
    if (const Json* found = find(key))
        return *found;
    throw JsonError(m_line, "\"" + std::string(key) + "\" is missing");
}

std::string Json::dump(int levels) const
{
    std::string out;
    write(out, 0, levels);
    return out;
}

void Json::write(std::string& out, int indent, int levels) const
{
    const auto lineFeed = [&](int by) {
        if (levels > 0)
            out += '\n' + std::string(static_cast<std::size_t>(by) * 2, ' ');
    };
    switch (m_kind) {
    case Kind::Null:
        out += "null";
        return;
    case Kind::Bool:
        out += m_bool ? "true" : "false";
        return;
    case Kind::Number:
        out += std::to_string(m_number);
        return;
    case Kind::String:
        writeString(out, m_string);
        return;
    default:
        break;
    }
    const bool list = m_kind == Kind::Array;
    const std::size_t count = list ? m_items.size() : m_members.size();
    out += list ? '[' : '{';
    for (std::size_t i = 0; i < count; ++i) {
        out += i == 0 ? "" : levels > 0 ? "," : ", ";
        lineFeed(indent + 1);
        if (!list) {
            writeString(out, m_members[i].first);
            out += ": ";
        }
        (list ? m_items[i] : m_members[i].second).write(out, indent + 1, levels - 1);
    }
    if (count > 0)
        lineFeed(indent);
    out += list ? ']' : '}';
}

} // namespace dossier
