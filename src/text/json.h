// Reading and writing JSON, for all rooms. Knows in which line each value stands, so that a mistake can be shown where
// it was made. The reading is nlohmann's; the value is our own, for the library's knows no lines. (Poco tells no place
// at all.)
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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

// What is taken of a text. The usual is meant for what is our own: effects, scenarios, records, the database.
struct JsonRules
{
    std::size_t mostBytes = std::size_t{16} * 1024 * 1024;
    std::size_t mostValues = 1'000'000; // bounds the memory: a value takes some fifty bytes
    std::size_t mostLevels = 64;
    bool keysOnce = true; // a key that stands twice in one object is an error
};

class Json
{
public:
    enum class Kind : std::uint8_t { Null, Bool, Number, Fraction, String, Array, Object };
    using Items = std::vector<Json>;
    using Members = std::vector<std::pair<std::string, Json>>; // in the order of the text

    Json() = default;
    Json(bool value);             // NOLINT(google-explicit-constructor)
    Json(std::int64_t value);     // NOLINT(google-explicit-constructor)
    Json(int value);              // NOLINT(google-explicit-constructor)
    Json(std::string value);      // NOLINT(google-explicit-constructor)
    Json(std::string_view value); // NOLINT(google-explicit-constructor)
    Json(const char* value);      // NOLINT(google-explicit-constructor)
    static Json array() { return Json(Items()); }
    static Json object(Members members = {}) { return Json(std::move(members)); }

    // One document; throws JsonError where it is none or breaks the rules.
    static Json parse(std::string_view text, const JsonRules& rules = {});
    // With line feeds between the members of the outer `levels` levels.
    std::string dump(int levels = 2) const;
    // Without a blank.
    std::string compact() const;

    Kind kind() const { return static_cast<Kind>(m_value.index()); }
    int line() const { return m_line; }
    bool isNull() const { return kind() == Kind::Null; }
    bool isNumber() const { return kind() == Kind::Number; }
    bool isString() const { return kind() == Kind::String; }
    bool isArray() const { return kind() == Kind::Array; }
    bool isObject() const { return kind() == Kind::Object; }

    // The value, or JsonError where it is of another kind (or, for a number, out of range or not whole).
    bool asBool() const;
    std::int64_t asInteger(std::int64_t least, std::int64_t most) const;
    int asInt(int least, int most) const { return static_cast<int>(asInteger(least, most)); }
    double asFraction() const;
    const std::string& asString() const;
    const Items& items() const;
    const Members& members() const;
    // The first member of this name, or nothing.
    const Json* find(std::string_view key) const;
    // The member of this name; JsonError where there is none.
    const Json& at(std::string_view key) const;

    // For arrays and for objects alone.
    void push(Json value) { std::get<Items>(m_value).push_back(std::move(value)); }
    void set(std::string key, Json value);

private:
    friend class JsonTree;

    using Value = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Items, Members>; // as in Kind
    explicit Json(Value value, int line = 0)
        : m_value(std::move(value))
        , m_line(line)
    {}
    template <typename T>
    const T& as(std::string_view expected) const;

    Value m_value = nullptr;
    int m_line = 0;
};

// Throws JsonError with its line where a key stands twice in this object, as parse() does by its usual rules.
void refuseKeyTwice(const Json& object);

// A list written item by item, a line each: for lists too long to be held as values beforehand.
class JsonLines
{
public:
    void add(const Json& item);
    std::string finish();

private:
    std::string m_text = "[";
};

} // namespace dossier
