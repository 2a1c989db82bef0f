#include "importers/reading/json.h"

#include "importers/reading/reading.h"

#include <Poco/Exception.h>
#include <Poco/JSON/Handler.h>
#include <Poco/JSON/Parser.h>
#include <algorithm>
#include <sstream>

namespace dossier {

namespace {

constexpr std::size_t kDeepest = 16;

// Poco's own objects look for each new key among all earlier ones when they keep the order: too slow for a hostile
// file, and they drop doubles. So its parser fills our value.
class TreeHandler : public Poco::JSON::Handler
{
public:
    ForeignJson takeTree() { return std::move(m_root); }

    void reset() override { m_open.clear(); }
    void startObject() override { open(ForeignJson::Kind::Object); }
    void endObject() override { close(); }
    void startArray() override { open(ForeignJson::Kind::Array); }
    void endArray() override { close(); }
    void key(const std::string& name) override { m_open.back().names.push_back(name); }
    void null() override { add({}); }
    void value(int v) override { addInteger(v); }
    void value(unsigned v) override { addInteger(v); }
    void value(Poco::Int64 v) override { addInteger(v); }
    void value(Poco::UInt64) override { add(ForeignJson{ForeignJson::Kind::Fraction, 0, {}, {}, {}}); }
    void value(const std::string& v) override { add(ForeignJson{ForeignJson::Kind::Text, 0, v, {}, {}}); }
    void value(double) override { add(ForeignJson{ForeignJson::Kind::Fraction, 0, {}, {}, {}}); }
    void value(bool v) override { add(ForeignJson{ForeignJson::Kind::Boolean, v ? 1 : 0, {}, {}, {}}); }

private:
    void open(ForeignJson::Kind kind) { m_open.push_back(ForeignJson{kind, 0, {}, {}, {}}); }
    void addInteger(std::int64_t v) { add(ForeignJson{ForeignJson::Kind::Integer, v, {}, {}, {}}); }

    void close()
    {
        ForeignJson closed = std::move(m_open.back());
        m_open.pop_back();
        add(std::move(closed));
    }

    void add(ForeignJson item)
    {
        if (m_open.empty())
            m_root = std::move(item);
        else
            m_open.back().items.push_back(std::move(item));
    }

    ForeignJson m_root;
    std::vector<ForeignJson> m_open;
};

// The parser does not say where it stopped, but it reads letter by letter.
int lineReached(std::istream& in, std::string_view text)
{
    in.clear();
    const auto reached = static_cast<std::size_t>(std::max<std::streamoff>(in.tellg(), 1));
    const std::string_view read = text.substr(0, reached - 1);
    return 1 + static_cast<int>(std::count(read.begin(), read.end(), '\n'));
}

} // namespace

const ForeignJson* ForeignJson::find(std::string_view name) const
{
    for (std::size_t i = 0; i < names.size() && i < items.size(); ++i)
        if (names[i] == name)
            return &items[i];
    return nullptr;
}

ForeignJson readJson(std::string_view text)
{
    Poco::SharedPtr<TreeHandler> tree = new TreeHandler;
    std::istringstream in{std::string(text)};
    try {
        Poco::JSON::Parser parser(tree);
        parser.setDepth(kDeepest);
        parser.setAllowNullByte(false);
        parser.parse(in);
    } catch (const Poco::Exception& error) {
        throw ReadError(ReadError::Kind::BadJson, lineReached(in, text), error.message());
    }
    return tree->takeTree();
}

std::string jsonText(std::string_view text)
{
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::string quoted = "\"";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (c == '\n')
            quoted += "\\n";
        else if (byte < 0x20)
            quoted += {'\\', 'u', '0', '0', kHex[byte >> 4U], kHex[byte & 15U]};
        else
            quoted += c;
    }
    return quoted + '"';
}

} // namespace dossier
