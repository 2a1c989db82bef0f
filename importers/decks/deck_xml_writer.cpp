#include "importers/decks/deck_xml_writer.h"

#include "text/utf8.h"

#include <Poco/SAX/AttributesImpl.h>

namespace dossier {

namespace {

Poco::XML::AttributesImpl listOf(DeckXmlWriter::Attributes attributes)
{
    Poco::XML::AttributesImpl list;
    for (const auto& [name, value] : attributes)
        list.addAttribute("", "", name, "", withoutControls(value));
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
    m_xml.characters(withoutControls(words));
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
