// Writes decks that are XML: the declaration, indented elements, and no letter that XML has no place for.
#pragma once

#include <Poco/XML/XMLWriter.h>
#include <initializer_list>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace dossier {

class DeckXmlWriter
{
public:
    using Attributes = std::initializer_list<std::pair<const char*, std::string>>;

    // Begins the document and its first element.
    explicit DeckXmlWriter(const std::string& root, Attributes attributes = {});

    void begin(const std::string& element, Attributes attributes = {});
    // Ends what was begun last.
    void end();
    void empty(const std::string& element, Attributes attributes);
    void words(const std::string& element, const std::string& words, Attributes attributes = {});
    // Ends what is open, and the document. Nothing may be written after it.
    std::string finish();

private:
    std::ostringstream m_out;
    Poco::XML::XMLWriter m_xml;
    std::vector<std::string> m_open;
};

} // namespace dossier
