#include "importers/decks/cockatrice_deck.h"

#include "importers/decks/deck_xml.h"

#include <Poco/SAX/Attributes.h>
#include <Poco/SAX/AttributesImpl.h>
#include <Poco/XML/XMLWriter.h>
#include <sstream>

namespace dossier {

namespace {

constexpr std::string_view kRoot = "cockatrice_deck";
constexpr std::string_view kBasicFormat = "xfiles-basic";
class CockatriceReader final : public DeckXmlReader
{
public:
    explicit CockatriceReader(const CardPool& pool)
        : DeckXmlReader(pool, kRoot)
    {}

private:
    void begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element == "zone")
            m_zone = attributes.getValue("name");
        else if (element == "card")
            takeCard(attributes);
    }

    void end(const std::string& element) override
    {
        if (depth() != 1)
            return;
        if (element == "deckname")
            assembly().deck().name = words();
        else if (element == "comments")
            assembly().deck().notes = words();
        else if (element == "format" && words() == kBasicFormat)
            assembly().deck().game = Game::Basic;
        if (element == "deckname" || element == "comments")
            assembly().noteUnderstood();
    }

    void takeCard(const Poco::XML::Attributes& attributes)
    {
        const std::string set = attributes.getValue("setShortName");
        const std::string number = attributes.getValue("collectorNumber");
        Named card{attributes.getValue("name"), set + "-" + number, attributes.getValue("number"), line()};
        card.words = card.count + " " + card.name + (set.empty() ? std::string() : " (" + set + ") " + number);
        take(m_zone == "side" ? ListSection::Side : ListSection::BureauDeck, card);
    }

    std::string m_zone;
};

class CockatriceWriter
{
public:
    CockatriceWriter(const Deck& deck, const CardPool& pool)
        : m_deck(deck)
        , m_pool(pool)
        , m_xml(m_out, Poco::XML::XMLWriter::WRITE_XML_DECLARATION | Poco::XML::XMLWriter::PRETTY_PRINT)
    {
        m_xml.setNewLine("\n");
        m_xml.setIndent("    ");
    }

    std::string write()
    {
        m_xml.startDocument();
        Poco::XML::AttributesImpl version;
        version.addAttribute("", "", "version", "", "1");
        m_xml.startElement("", "", std::string(kRoot), version);
        element("deckname", m_deck.name);
        element("format", m_deck.game == Game::Basic ? std::string(kBasicFormat) : "xfiles");
        element("comments", m_deck.notes);
        zone("main", {&m_deck.bureauDeck});
        zone("side", {&m_deck.xFile, &m_deck.team});
        m_xml.endElement("", "", std::string(kRoot));
        m_xml.endDocument();
        return m_out.str();
    }

private:
    void element(const std::string& name, const std::string& words)
    {
        m_xml.dataElement("", "", name, plainForXml(words));
    }

    void zone(const std::string& name, std::initializer_list<const std::vector<DeckEntry>*> lists)
    {
        Poco::XML::AttributesImpl named;
        named.addAttribute("", "", "name", "", name);
        m_xml.startElement("", "", "zone", named);
        for (const auto* entries : lists)
            for (const DeckEntry& entry : *entries)
                card(entry);
        m_xml.endElement("", "", "zone");
    }

    void card(const DeckEntry& entry)
    {
        const Card& printed = m_pool[entry.card];
        Poco::XML::AttributesImpl facts;
        facts.addAttribute("", "", "number", "", std::to_string(entry.count));
        facts.addAttribute("", "", "name", "", printed.title);
        facts.addAttribute("", "", "setShortName", "", printed.set);
        facts.addAttribute("", "", "collectorNumber", "", printedNumber(printed));
        m_xml.emptyElement("", "", "card", facts);
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    std::ostringstream m_out;
    Poco::XML::XMLWriter m_xml;
};

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
    return CockatriceWriter(deck, pool).write();
}

} // namespace dossier
