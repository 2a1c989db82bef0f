#include "importers/decks/deck_xml_writer.h"

#include <Poco/SAX/AttributesImpl.h>

namespace dossier {

namespace {

// XML has no place for control characters.
std::string plain(std::string text)
{
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < 0x20 && letter != '\n' && letter != '\t')
            letter = ' ';
    return text;
}

Poco::XML::AttributesImpl listOf(DeckXmlWriter::Attributes attributes)
{
    Poco::XML::AttributesImpl list;
    for (const auto& [name, value] : attributes)
        list.addAttribute("", "", name, "", plain(value));
    return list;
}

} // namespace

DeckXmlWriter::DeckXmlWriter(const std::string& root, Attributes attributes)
    : m_xml(m_out, Poco::XML::XMLWriter::WRITE_XML_DECLARATION | Poco::XML::XMLWriter::PRETTY_PRINT)
{
    m_xml.setNewLine("\n");
    m_xml.setIndent("    ");
    m_xml.startDocument();
    begin(root, attributes);
}

void DeckXmlWriter::begin(const std::string& element, Attributes attributes)
{
    m_xml.startElement("", "", element, listOf(attributes));
    m_open.push_back(element);
}

void DeckXmlWriter::end()
{
    m_xml.endElement("", "", m_open.back());
    m_open.pop_back();
}

void DeckXmlWriter::empty(const std::string& element, Attributes attributes)
{
    m_xml.emptyElement("", "", element, listOf(attributes));
}

void DeckXmlWriter::words(const std::string& element, const std::string& words, Attributes attributes)
{
    begin(element, attributes);
    m_xml.characters(plain(words));
    end();
}

std::string DeckXmlWriter::finish()
{
    while (!m_open.empty())
        end();
    m_xml.endDocument();
    return m_out.str();
}

} // namespace dossier
