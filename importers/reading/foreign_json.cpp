#include "importers/reading/foreign_json.h"

#include "importers/reading/reading.h"
#include "importers/reading/text_encoding.h"

namespace dossier {

namespace {

constexpr JsonRules kForeign{.mostBytes = kMostFileBytes, .mostValues = 4'000'000, .mostLevels = 16, .keysOnce = false};

} // namespace

Json readForeignJson(std::string_view text)
{
    try {
        return Json::parse(text, kForeign);
    } catch (const JsonError& error) {
        throw ReadError(ReadError::Kind::BadJson, error.line(), error.what());
    }
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
