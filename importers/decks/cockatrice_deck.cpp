#include "importers/decks/cockatrice_deck.h"

#include "importers/decks/deck_assembly.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <Poco/Exception.h>
#include <Poco/SAX/Attributes.h>
#include <Poco/SAX/AttributesImpl.h>
#include <Poco/SAX/DefaultHandler.h>
#include <Poco/SAX/Locator.h>
#include <Poco/SAX/SAXException.h>
#include <Poco/SAX/SAXParser.h>
#include <Poco/XML/XMLWriter.h>
#include <algorithm>
#include <sstream>

namespace dossier {

namespace {

constexpr std::string_view kRoot = "cockatrice_deck";
constexpr std::string_view kBasicFormat = "xfiles-basic";
// Open elements cost memory; no deck has so many.
constexpr std::ptrdiff_t kMostTags = 4 * kMostLines;

class CockatriceReader : public Poco::XML::DefaultHandler
{
public:
    explicit CockatriceReader(const CardPool& pool)
        : m_assembly(pool)
    {}

    // Nothing is thrown while parsing: the parser beneath is written in C.
    DeckReading finish()
    {
        if (!m_foreignRoot.empty())
            throw ReadError(ReadError::Kind::NotADeck, 0, m_foreignRoot);
        return m_assembly.finish();
    }
    int line() const { return m_locator ? std::max(0, m_locator->getLineNumber()) : 0; }

    void setDocumentLocator(const Poco::XML::Locator* locator) override { m_locator = locator; }

    void startElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&, const Poco::XML::XMLString& name,
                      const Poco::XML::Attributes& attributes) override
    {
        if (m_depth++ == 0 && name != kRoot)
            m_foreignRoot = "<" + excerpt(name) + ">";
        m_words.clear();
        if (name == "zone")
            m_zone = attributes.getValue("name");
        else if (name == "card")
            takeCard(attributes);
    }

    void characters(const Poco::XML::XMLChar letters[], int start, int length) override
    {
        m_words.append(letters + start, static_cast<std::size_t>(length));
    }

    void endElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&, const Poco::XML::XMLString& name) override
    {
        --m_depth;
        if (m_depth != 1)
            return;
        if (name == "deckname")
            m_assembly.deck().name = m_words;
        else if (name == "comments")
            m_assembly.deck().notes = m_words;
        else if (name == "format" && m_words == kBasicFormat)
            m_assembly.deck().game = Game::Basic;
        if (name == "deckname" || name == "comments")
            m_assembly.noteUnderstood();
    }

private:
    void takeCard(const Poco::XML::Attributes& attributes)
    {
        const std::string name = attributes.getValue("name");
        const std::string set = attributes.getValue("setShortName");
        const std::string number = attributes.getValue("collectorNumber");
        const std::string words =
            attributes.getValue("number") + " " + name + (set.empty() ? std::string() : " (" + set + ") " + number);
        const Source source{line(), words};
        const ListSection section = m_zone == "side" ? ListSection::Side : ListSection::BureauDeck;
        const auto count = wholeNumber(attributes.getValue("number"), 1, kMostCopies);
        std::string hint;
        const auto card = find(name, set + "-" + number, hint);
        if (!card)
            return m_assembly.rejectCard(
                source, section, {std::nullopt, count.value_or(1), LineTrouble::UnknownCard, std::move(hint), name});
        if (!count)
            return m_assembly.reject(source, LineTrouble::BadCount, std::to_string(kMostCopies));
        m_assembly.take(section, *card, *count, source);
    }

    // The number says which printing; it counts only where it goes with the name.
    std::optional<CardIndex> find(const std::string& name, const std::string& number, std::string& hint) const
    {
        const CardPool& pool = m_assembly.pool();
        const auto byNumber = pool.findNumber(number);
        if (byNumber && (name.empty() || fold(name) == pool.foldedTitle(*byNumber)))
            return byNumber;
        CardLine named = readCardName(name, pool, m_assembly.wantsHints());
        hint = std::move(named.hint);
        return named.card;
    }

    DeckAssembly m_assembly;
    const Poco::XML::Locator* m_locator = nullptr;
    int m_depth = 0;
    std::string m_foreignRoot;
    std::string m_zone;
    std::string m_words;
};

// XML has no place for control characters.
std::string plain(std::string text)
{
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < 0x20 && letter != '\n' && letter != '\t')
            letter = ' ';
    return text;
}

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
    void element(const std::string& name, const std::string& words) { m_xml.dataElement("", "", name, plain(words)); }

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
    const auto first = text.find_first_not_of(" \t\n");
    return first != std::string_view::npos && text[first] == '<' &&
           text.find("<cockatrice_deck") != std::string_view::npos;
}

DeckReading readCockatriceDeck(std::string_view text, const CardPool& pool)
{
    // What they declare can make much of little: text for entities, attributes for each element.
    for (const char* declaration : {"<!ENTITY", "<!ATTLIST", "<!ELEMENT"})
        if (text.find(declaration) != std::string_view::npos)
            throw ReadError(ReadError::Kind::BadXml, 0, declaration);
    if (std::count(text.begin(), text.end(), '<') > kMostTags)
        throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostTags));
    CockatriceReader reader(pool);
    Poco::XML::SAXParser parser("UTF-8"); // whatever the file says it is: decodeText has been there
    parser.setFeature(Poco::XML::XMLReader::FEATURE_EXTERNAL_GENERAL_ENTITIES, false);
    parser.setFeature(Poco::XML::XMLReader::FEATURE_EXTERNAL_PARAMETER_ENTITIES, false);
    parser.setFeature(Poco::XML::XMLReader::FEATURE_NAMESPACES, false);
    parser.setContentHandler(&reader);
    try {
        parser.parseMemoryNP(text.data(), text.size());
    } catch (const Poco::XML::SAXParseException& error) {
        throw ReadError(ReadError::Kind::BadXml, std::max(0, error.getLineNumber()), error.message());
    } catch (const Poco::Exception& error) {
        throw ReadError(ReadError::Kind::BadXml, reader.line(), error.message());
    }
    return reader.finish();
}

std::string writeCockatriceDeck(const Deck& deck, const CardPool& pool)
{
    return CockatriceWriter(deck, pool).write();
}

} // namespace dossier
