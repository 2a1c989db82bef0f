#include "importers/decks/deck_xml.h"
#include "importers/decks/deck_xml_writer.h"
#include "importers/decks/format_list.h"
#include "text/trimmed.h"

#include <Poco/SAX/Attributes.h>
#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::string_view kRoot = "cockatrice_deck";
constexpr std::string_view kFormat = "xfiles";
constexpr std::string_view kBasicFormat = "xfiles-basic";
constexpr std::array<std::string_view, 9> kOurElements{
    "tags", "tag", kRoot, "deckname", "comments", "format", "lastLoadedTimestamp", "zone", "card"};

constexpr auto kCockatriceAttributes = std::to_array<KnownAttribute>({{kRoot, "version"},
                                                                      {"zone", "name"},
                                                                      {"card", "name"},
                                                                      {"card", "number"},
                                                                      {"card", "setShortName"},
                                                                      {"card", "collectorNumber"},
                                                                      {"card", "uuid"},
                                                                      {"card", "price"}});

class CockatriceReader final : public DeckXmlReader
{
public:
    explicit CockatriceReader(const CardPool& pool)
        : DeckXmlReader(pool, kRoot, kCockatriceAttributes)
    {}

private:
    bool begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element == "zone")
            beginZone(attributes.getValue("name"));
        else if (element == "card")
            takeCard(attributes);
        return std::ranges::find(kOurElements, element) != kOurElements.end();
    }

    bool end(const std::string& element) override
    {
        if (element == "tag" && !trimmed(words()).empty())
            assembly().deck().tags.emplace_back(trimmed(words()));
        if (element == "tag" || depth() != 1)
            return element == "tag";
        if (element == "deckname" || element == "comments") // an empty one, too
            assembly().noteUnderstood();
        if (element == "deckname")
            return takeText(assembly().deck().name, element);
        if (element == "comments")
            return takeText(assembly().deck().notes, element);
        if (element == "format" && words() == kBasicFormat)
            assembly().deck().game = Game::Basic;
        return element == "lastLoadedTimestamp" || (element == "format" && (words().empty() || isOurs(words())));
    }

    void beginZone(const std::string& name)
    {
        m_section = name == "main"   ? ListSection::BureauDeck
                    : name == "side" ? ListSection::Side
                                     : ListSection::Unsorted;
        if (const std::string words = "<zone name=\"" + name + "\">"; m_section == ListSection::Unsorted)
            assembly().reject({line(), words}, LineTrouble::UnknownHeading, {});
    }

    static bool isOurs(std::string_view format) { return format == kBasicFormat || format == kFormat; }

    void takeCard(const Poco::XML::Attributes& attributes)
    {
        const std::string set = attributes.getValue("setShortName");
        const std::string number = attributes.getValue("collectorNumber");
        Named card{attributes.getValue("name"), {set, number}, attributes.getValue("number"), line()};
        card.words = card.count + " " + card.name + (set.empty() ? std::string() : " (" + set + ") " + number);
        take(m_section, card);
    }

    ListSection m_section = ListSection::BureauDeck;
};

void writeZone(DeckXmlWriter& xml, const std::string& name, std::initializer_list<const std::vector<DeckEntry>*> lists,
               const CardPool& pool)
{
    xml.begin("zone", {{"name", name}});
    for (const auto* entries : lists)
        for (const DeckEntry& entry : *entries) {
            const Card& card = pool[entry.card];
            xml.empty("card", {{"number", std::to_string(entry.count)},
                               {"name", card.title},
                               {"setShortName", card.set},
                               {"collectorNumber", printedNumber(card)}});
        }
    xml.end();
}

} // namespace

bool isCockatriceDeck(std::string_view text)
{
    return isXmlWith(text, kRoot);
}

DeckReading readCockatriceDeck(std::string_view text, const CardPool& pool)
{
    return CockatriceReader(pool).read(text);
}

std::string writeCockatriceDeck(const Deck& deck, const CardPool& pool)
{
    DeckXmlWriter xml(std::string(kRoot), {{"version", "1"}});
    xml.words("deckname", deck.name);
    xml.words("format", deck.game == Game::Basic ? std::string(kBasicFormat) : std::string(kFormat));
    xml.words("comments", deck.notes);
    writeZone(xml, "main", {&deck.bureauDeck}, pool);
    writeZone(xml, "side", {&deck.xFile, &deck.team}, pool);
    return xml.finish();
}

} // namespace dossier
