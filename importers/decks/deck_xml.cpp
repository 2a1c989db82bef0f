#include "importers/decks/deck_xml.h"

#include "importers/decks/list_headings.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <Poco/Exception.h>
#include <Poco/SAX/Attributes.h>
#include <Poco/SAX/Locator.h>
#include <Poco/SAX/SAXException.h>
#include <Poco/SAX/SAXParser.h>
#include <algorithm>

namespace dossier {

namespace {

// Open elements cost memory; no deck has so many.
constexpr std::ptrdiff_t kMostTags = std::ptrdiff_t{4} * kMostLines;

} // namespace

DeckXmlReader::DeckXmlReader(const CardPool& pool, std::string_view root, std::span<const KnownAttribute> known)
    : m_assembly(pool)
    , m_root(root)
    , m_known(known)
{}

DeckReading DeckXmlReader::read(std::string_view text)
{
    // What they declare can make much of little: text for entities, attributes for each element.
    for (const char* declaration : {"<!ENTITY", "<!ATTLIST", "<!ELEMENT"})
        if (text.find(declaration) != std::string_view::npos)
            throw ReadError(ReadError::Kind::BadXml, 0, declaration);
    if (std::count(text.begin(), text.end(), '<') > kMostTags)
        throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostTags));
    Poco::XML::SAXParser parser("UTF-8"); // whatever the file says it is: decodeText has been there
    parser.setFeature(Poco::XML::XMLReader::FEATURE_EXTERNAL_GENERAL_ENTITIES, false);
    parser.setFeature(Poco::XML::XMLReader::FEATURE_EXTERNAL_PARAMETER_ENTITIES, false);
    parser.setFeature(Poco::XML::XMLReader::FEATURE_NAMESPACES, false);
    parser.setContentHandler(this);
    try {
        parser.parseMemoryNP(text.data(), text.size());
    } catch (const Poco::XML::SAXParseException& error) {
        const auto end = text.find("</" + m_root);
        const bool several = end != std::string_view::npos && text.find("<" + m_root, end) != std::string_view::npos;
        throw ReadError(several ? ReadError::Kind::SeveralDecks : ReadError::Kind::BadXml,
                        std::max(0, error.getLineNumber()), {});
    } catch (const Poco::Exception&) {
        throw ReadError(ReadError::Kind::BadXml, line(), {});
    }
    m_locator = nullptr;
    if (!m_foreignRoot.empty())
        throw ReadError(ReadError::Kind::NotADeck, 0, m_foreignRoot);
    finished();
    DeckReading reading = m_assembly.finish();
    for (UnknownKey& attribute : m_unknownAttributes)
        reading.remarks.push_back({ReadRemark::UnknownAttribute, 0, attribute.line, std::move(attribute.key)});
    return reading;
}

int DeckXmlReader::line() const
{
    return m_locator ? std::max(0, m_locator->getLineNumber()) : 0;
}

void DeckXmlReader::startElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&,
                                 const Poco::XML::XMLString& name, const Poco::XML::Attributes& attributes)
{
    if (m_depth++ == 0 && name != m_root)
        m_foreignRoot = "<" + excerpt(name) + ">";
    if (m_unknownDepth == 0) {
        keepStrayWords();
        if (begin(name, attributes))
            return noteUnknownAttributes(name, attributes);
        m_unknownDepth = m_depth;
        m_unknownLine = line();
    }
    m_unknown += "<" + name;
    for (int i = 0; i < attributes.getLength(); ++i)
        m_unknown += " " + attributes.getQName(i) + "=\"" + attributes.getValue(i) + "\"";
    m_unknown += ">";
}

void DeckXmlReader::noteUnknownAttributes(const std::string& element, const Poco::XML::Attributes& attributes)
{
    constexpr std::size_t kMostNamed = 100;
    for (int i = 0; i < attributes.getLength(); ++i) {
        const std::string& name = attributes.getQName(i);
        const auto isIt = [&](const KnownAttribute& known) { return known.element == element && known.name == name; };
        const bool isOfXml = name.starts_with("xml") || name.starts_with("xsi:"); // name spaces, schemas
        if (isOfXml || trimmed(attributes.getValue(i)).empty() || std::ranges::any_of(m_known, isIt) ||
            m_noted.size() == kMostNamed || !m_noted.insert(name).second)
            continue;
        m_unknownAttributes.push_back({excerpt(name), line()});
    }
}

ListSection DeckXmlReader::beginPart(const std::string& element, const std::string& name, ListSection main)
{
    const std::string folded = fold(name);
    const auto part = partNamed(folded);
    const bool isMain = folded.empty() || folded == "deck" || folded == "main" || folded == "main deck";
    m_unknownPart = {part || isMain ? 0 : line(), "<" + element + " name=\"" + name + "\">"};
    return part.value_or(isMain ? main : ListSection::Unsorted);
}

void DeckXmlReader::meetCard()
{
    if (m_unknownPart.first > 0)
        m_assembly.reject({m_unknownPart.first, m_unknownPart.second}, LineTrouble::UnknownHeading, {});
    m_unknownPart.first = 0;
}

void DeckXmlReader::characters(const Poco::XML::XMLChar letters[], int start, int length)
{
    if (m_unknownDepth > 0) {
        m_unknown.append(letters + start, static_cast<std::size_t>(length));
        return;
    }
    if (m_words.find_first_not_of(" \t\r\n") == std::string::npos) { // they come in pieces, blank ones a thousandfold
        m_words.clear();
        m_wordsLine = line();
    }
    m_words.append(letters + start, static_cast<std::size_t>(length));
}

void DeckXmlReader::endElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&,
                               const Poco::XML::XMLString& name)
{
    const int depth = m_depth--;
    if (m_unknownDepth == 0) {
        if (end(name))
            m_words.clear();
        else
            keepStrayWords();
    } else if (m_unknownDepth == depth) {
        std::ranges::replace(m_unknown, '\n', ' ');
        m_assembly.reject({m_unknownLine, m_unknown}, LineTrouble::NotACardLine, {});
        m_unknownDepth = 0;
        m_unknown.clear();
    }
}

// Where none belong.
void DeckXmlReader::keepStrayWords()
{
    if (const std::string_view words = trimmed(m_words); !words.empty())
        m_assembly.reject({m_wordsLine, words}, LineTrouble::NotACardLine, {});
    m_words.clear();
}

bool DeckXmlReader::takeText(std::string& text, const std::string& element)
{
    m_assembly.takeText(text, m_words, {m_wordsLine, m_words}, element);
    return true;
}

void DeckXmlReader::take(ListSection section, const Named& card)
{
    const Source source{card.line, card.words};
    const CardPool& pool = m_assembly.pool();
    const auto count = countIn(card.count, 1, kMostCopies);
    CardLine line;
    line.card = pool.findNumber(fullNumber(card.printing));
    if (!line.card || (!card.name.empty() && fold(card.name) != pool.foldedTitle(*line.card)))
        line = readCardName(card.name, pool, m_assembly.wantsHints());
    if (!line.card && !line.ofTitle)
        return m_assembly.rejectCard(
            source, section,
            {std::nullopt, count.value_or(1), LineTrouble::UnknownCard, std::move(line.hint), card.name});
    if (!count)
        return m_assembly.reject(source, LineTrouble::BadCount, std::to_string(kMostCopies));
    m_assembly.takePrinting(section, std::move(line), card.printing, *count, source);
}

bool isXmlWith(std::string_view text, std::string_view element)
{
    const auto first = text.find_first_not_of(" \t\n");
    return first != std::string_view::npos && text[first] == '<' &&
           text.find("<" + std::string(element)) != std::string_view::npos;
}

} // namespace dossier
