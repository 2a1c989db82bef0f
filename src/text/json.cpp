#include "text/json.h"

#include <array>
#include <charconv>

namespace dossier {

namespace {

// Writes values with line feeds between the members of the outer levels.
class JsonWriter
{
public:
    JsonWriter(int levels, bool blanks)
        : m_levels(levels)
        , m_blanks(blanks)
    {}

    std::string written(const Json& json)
    {
        write(json);
        return std::move(m_out);
    }

private:
    void write(const Json& json)
    {
        switch (json.kind()) {
        case Json::Kind::Null:
            m_out += "null";
            return;
        case Json::Kind::Bool:
            m_out += json.asBool() ? "true" : "false";
            return;
        case Json::Kind::Number:
            m_out += std::to_string(json.asInteger(INT64_MIN, INT64_MAX));
            return;
        case Json::Kind::Fraction:
            writeFraction(json.asFraction());
            return;
        case Json::Kind::String:
            writeText(json.asString());
            return;
        case Json::Kind::Array:
            writeList(json.items(), '[', ']', [&](const Json& item) { write(item); });
            return;
        case Json::Kind::Object:
            writeList(json.members(), '{', '}', [&](const auto& member) {
                writeText(member.first);
                m_out += m_blanks ? ": " : ":";
                write(member.second);
            });
            return;
        }
    }

    template <typename List, typename WriteOne>
    void writeList(const List& list, char open, char close, WriteOne writeOne)
    {
        m_out += open;
        ++m_depth;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i > 0)
                m_out += m_depth <= m_levels || !m_blanks ? "," : ", ";
            feedLine();
            writeOne(list[i]);
        }
        const bool any = !list.empty();
        if (any && m_depth <= m_levels)
            m_out.append("\n").append(static_cast<std::size_t>(m_depth - 1) * 2, ' ');
        --m_depth;
        m_out += close;
    }

    void feedLine()
    {
        if (m_depth <= m_levels)
            m_out.append("\n").append(static_cast<std::size_t>(m_depth) * 2, ' ');
    }

    void writeFraction(double value)
    {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        m_out.append(digits.data(), end);
    }

    void writeText(std::string_view text)
    {
        constexpr std::string_view kHex = "0123456789abcdef";
        m_out += '"';
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\')
                m_out += {'\\', c};
            else if (c == '\n')
                m_out += "\\n";
            else if (byte < 0x20)
                m_out += {'\\', 'u', '0', '0', kHex[byte >> 4U], kHex[byte & 15U]};
            else
                m_out += c;
        }
        m_out += '"';
    }

    std::string m_out;
    int m_depth = 0;
    int m_levels;
    bool m_blanks;
};

std::string_view nameOf(Json::Kind kind)
{
    constexpr std::array<std::string_view, 7> kNames{"null",   "true or false", "a whole number", "a fraction",
                                                     "a text", "a list",        "an object"};
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace

JsonError::JsonError(int line, const std::string& what)
    : std::runtime_error(what)
    , m_line(line)
{}

Json::Json(bool value)
    : m_value(value)
{}

Json::Json(std::int64_t value)
    : m_value(value)
{}

Json::Json(int value)
    : Json(static_cast<std::int64_t>(value))
{}

Json::Json(std::string value)
    : m_value(std::move(value))
{}

Json::Json(std::string_view value)
    : Json(std::string(value))
{}

Json::Json(const char* value)
    : Json(std::string(value))
{}

template <typename T>
const T& Json::as(std::string_view expected) const
{
    if (const T* value = std::get_if<T>(&m_value))
        return *value;
    throw JsonError(m_line, std::string(expected) + " expected, not " + std::string(nameOf(kind())));
}

bool Json::asBool() const
{
    return as<bool>("true or false");
}

std::int64_t Json::asInteger(std::int64_t least, std::int64_t most) const
{
    const std::int64_t number = as<std::int64_t>("a whole number");
    if (number < least || number > most)
        throw JsonError(m_line, std::to_string(number) + " is not between " + std::to_string(least) + " and " +
                                    std::to_string(most));
    return number;
}

double Json::asFraction() const
{
    return as<double>("a fraction");
}

const std::string& Json::asString() const
{
    return as<std::string>("a text");
}

const Json::Items& Json::items() const
{
    return as<Items>("a list");
}

const Json::Members& Json::members() const
{
    return as<Members>("an object");
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

void Json::set(std::string key, Json value)
{
    std::get<Members>(m_value).emplace_back(std::move(key), std::move(value));
}

std::string Json::dump(int levels) const
{
    return JsonWriter(levels, true).written(*this);
}

std::string Json::compact() const
{
    return JsonWriter(0, false).written(*this);
}

void JsonLines::add(const Json& item)
{
    m_text += m_text.size() > 1 ? ",\n " : "\n ";
    m_text += item.compact();
}

std::string JsonLines::finish()
{
    return std::move(m_text) + "\n]\n";
}

} // namespace dossier
