// Reading and writing JSON, for scenarios, effects, records and states. Knows in which line each value stands, so that
// a mistake can be shown where it was made.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dossier {

// Something in a JSON text is wrong, or is not what was expected there.
class JsonError : public std::runtime_error
{
public:
    JsonError(int line, const std::string& what);
    int line() const { return m_line; } // from 1; 0 where no line can be named

private:
    int m_line;
};

class Json
{
public:
    enum class Kind : std::uint8_t { Null, Bool, Number, String, Array, Object };
    using Members = std::vector<std::pair<std::string, Json>>; // in the order of the text

    Json() = default;
    Json(bool value);             // NOLINT(google-explicit-constructor)
    Json(std::int64_t value);     // NOLINT(google-explicit-constructor)
    Json(int value);              // NOLINT(google-explicit-constructor)
    Json(std::string value);      // NOLINT(google-explicit-constructor)
    Json(std::string_view value); // NOLINT(google-explicit-constructor)
    Json(const char* value);      // NOLINT(google-explicit-constructor)
    static Json array() { return Json(Kind::Array); }
    static Json object() { return Json(Kind::Object); }

    // One document; throws JsonError. Whole numbers only, at most 64 levels deep, no key twice in one object.
    static Json parse(std::string_view text);
    // With line feeds between the members of the outer `levels` levels.
    std::string dump(int levels = 2) const;

    Kind kind() const { return m_kind; }
    int line() const { return m_line; }
    bool isNull() const { return m_kind == Kind::Null; }
    bool isNumber() const { return m_kind == Kind::Number; }
    bool isString() const { return m_kind == Kind::String; }
    bool isArray() const { return m_kind == Kind::Array; }
    bool isObject() const { return m_kind == Kind::Object; }

    // The value, or JsonError where it is of another kind (or, for a number, out of range).
    bool asBool() const;
    std::int64_t asInteger(std::int64_t least, std::int64_t most) const;
    int asInt(int least, int most) const { return static_cast<int>(asInteger(least, most)); }
    const std::string& asString() const;
    const std::vector<Json>& items() const;
    const Members& members() const;
    // The member of this name, or nothing.
    const Json* find(std::string_view key) const;
    // The member of this name; JsonError where there is none.
    const Json& at(std::string_view key) const;

    void push(Json value) { m_items.push_back(std::move(value)); }
    void set(std::string key, Json value) { m_members.emplace_back(std::move(key), std::move(value)); }

private:
    friend class JsonReader;
    explicit Json(Kind kind)
        : m_kind(kind)
    {}
    void write(std::string& out, int indent, int levels) const;

    Kind m_kind = Kind::Null;
    int m_line = 0;
    bool m_bool = false;
    std::int64_t m_number = 0;
    std::string m_string;
    std::vector<Json> m_items;
    Members m_members;
};

} // namespace dossier
