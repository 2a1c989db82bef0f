// Decks that are XML: how the parser is set up, what is refused before it begins, and what every such reader needs.
#pragma once

#include "importers/decks/deck_assembly.h"

#include <Poco/SAX/DefaultHandler.h>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace dossier {

// An attribute that files of the program hold, whether or not it says anything of a deck.
struct KnownAttribute
{
    std::string_view element;
    std::string_view name;
};

class DeckXmlReader : public Poco::XML::DefaultHandler
{
public:
    // `root` is what the document's first element must be called. Attributes of known elements that are none of the
    // `known` are told, each name once.
    DeckXmlReader(const CardPool& pool, std::string_view root, std::span<const KnownAttribute> known);

    // Entities and other declarations are refused, nothing is loaded. Throws ReadError: BadXml, TooMany, NotADeck,
    // NothingUnderstood.
    DeckReading read(std::string_view text);

protected:
    DeckAssembly& assembly() { return m_assembly; }
    // The line the parser has come to; 0 where it cannot tell.
    int line() const;
    // How many elements are open.
    int depth() const { return m_depth; }
    // The letters since the last element began.
    const std::string& words() const { return m_words; }

    // Nothing may be thrown here: the parser beneath is written in C. False for elements that are not known: they are
    // kept with all that is in them, and neither is called for what that is.
    virtual bool begin(const std::string& element, const Poco::XML::Attributes& attributes) = 0;
    // False where its words were not taken.
    virtual bool end(const std::string& element) = 0;
    // What is left to do once all has been read.
    virtual void finished() {}

    struct Named
    {
        std::string name{};
        PrintingWords printing{}; // its number counts only where it goes with the name
        std::string count{};
        int line = 0;
        std::string words{}; // for reports
    };
    void take(ListSection section, const Named& card);
    // A part of the deck begins that is called so; `main` is what stands under no name, or "deck". One whose name is
    // not known is told once there is a card in it: files of other games have many, and most are empty.
    ListSection beginPart(const std::string& element, const std::string& name, ListSection main);
    void meetCard();
    // A text of the deck, from the element that has just ended.
    bool takeText(std::string& text, const std::string& element);

private:
    void setDocumentLocator(const Poco::XML::Locator* locator) override { m_locator = locator; }
    void startElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&, const Poco::XML::XMLString& name,
                      const Poco::XML::Attributes& attributes) override;
    void characters(const Poco::XML::XMLChar letters[], int start, int length) override;
    void endElement(const Poco::XML::XMLString&, const Poco::XML::XMLString&,
                    const Poco::XML::XMLString& name) override;
    void keepStrayWords();
    void noteUnknownAttributes(const std::string& element, const Poco::XML::Attributes& attributes);

    DeckAssembly m_assembly;
    std::string m_root;
    std::span<const KnownAttribute> m_known;
    UnknownKeys m_unknownAttributes;
    std::set<std::string, std::less<>> m_noted;
    std::pair<int, std::string> m_unknownPart; // its line, and as it stood
    const Poco::XML::Locator* m_locator = nullptr;
    int m_depth = 0;
    std::string m_foreignRoot;
    std::string m_words;
    int m_wordsLine = 0;
    int m_unknownDepth = 0; // of the element that is not known and open; 0: none
    int m_unknownLine = 0;
    std::string m_unknown;
};

// Whether the text is XML in which this element begins.
bool isXmlWith(std::string_view text, std::string_view element);

} // namespace dossier
