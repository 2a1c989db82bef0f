#include "importers/decks/octgn_deck.h"

#include "importers/decks/deck_xml.h"
#include "importers/decks/list_headings.h"
#include "text/fold.h"

#include <Poco/SAX/Attributes.h>
#include <Poco/SAX/AttributesImpl.h>
#include <Poco/SHA1Engine.h>
#include <Poco/UUIDGenerator.h>
#include <Poco/XML/XMLWriter.h>
#include <sstream>

namespace dossier {

namespace {

constexpr const char* kGame = "dossier:x-files-ccg";

Poco::UUID named(const Poco::UUID& space, const std::string& name)
{
    Poco::SHA1Engine digest;
    return Poco::UUIDGenerator().createFromName(space, name, digest, Poco::UUID::UUID_NAME_BASED_SHA1);
}

class OctgnReader final : public DeckXmlReader
{
public:
    explicit OctgnReader(const CardPool& pool)
        : DeckXmlReader(pool, "deck")
    {}

private:
    void begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element == "section")
            m_section = partNamed(fold(attributes.getValue("name"))).value_or(ListSection::Unsorted);
        else if (element == "card")
            m_card = {{}, numberOf(attributes.getValue("id")), attributes.getValue("qty"), line()};
    }

    void end(const std::string& element) override
    {
        if (element == "notes")
            assembly().deck().notes = words();
        if (element != "card")
            return;
        m_card.name = words();
        m_card.words = m_card.count + " " + m_card.name;
        take(m_section, m_card);
    }

    std::string numberOf(const std::string& id)
    {
        const CardPool& pool = assembly().pool();
        if (m_ids.empty())
            for (std::size_t i = 0; i < pool.size(); ++i)
                m_ids.emplace(octgnId(pool[static_cast<CardIndex>(i)].id), pool[static_cast<CardIndex>(i)].id);
        const auto found = m_ids.find(fold(id));
        return found == m_ids.end() ? std::string() : found->second;
    }

    ListSection m_section = ListSection::Unsorted;
    Named m_card;
    std::map<std::string, std::string> m_ids; // to the cards' numbers
};

class OctgnWriter
{
public:
    OctgnWriter(const Deck& deck, const CardPool& pool)
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
        Poco::XML::AttributesImpl game;
        game.addAttribute("", "", "game", "", octgnId());
        m_xml.startElement("", "", "deck", game);
        section("Bureau Deck", m_deck.bureauDeck);
        section("Team", m_deck.team);
        section("X-File", m_deck.xFile);
        m_xml.dataElement("", "", "notes", plainForXml(m_deck.notes));
        m_xml.endElement("", "", "deck");
        m_xml.endDocument();
        return m_out.str();
    }

private:
    void section(const std::string& name, const std::vector<DeckEntry>& entries)
    {
        Poco::XML::AttributesImpl attributes;
        attributes.addAttribute("", "", "name", "", name);
        attributes.addAttribute("", "", "shared", "", "False");
        m_xml.startElement("", "", "section", attributes);
        for (const DeckEntry& entry : entries) {
            const Card& card = m_pool[entry.card];
            m_xml.dataElement("", "", "card", card.title, "qty", std::to_string(entry.count), "id", octgnId(card.id));
        }
        m_xml.endElement("", "", "section");
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    std::ostringstream m_out;
    Poco::XML::XMLWriter m_xml;
};

} // namespace

bool isOctgnDeck(std::string_view text)
{
    return isXmlWith(text, "deck") && text.find("<section") != std::string_view::npos;
}

DeckReading readOctgnDeck(std::string_view text, const CardPool& pool)
{
    return OctgnReader(pool).read(text);
}

std::string writeOctgnDeck(const Deck& deck, const CardPool& pool)
{
    return OctgnWriter(deck, pool).write();
}

std::string octgnId(std::string_view card)
{
    static const Poco::UUID game = named(Poco::UUID::uri(), kGame);
    return (card.empty() ? game : named(game, std::string(card))).toString();
}

} // namespace dossier
