#include "importers/decks/deck_xml.h"
#include "importers/decks/format_list.h"
#include "text/fold.h"

#include <Poco/SAX/Attributes.h>

namespace dossier {

namespace {

class MtgoReader final : public DeckXmlReader
{
public:
    explicit MtgoReader(const CardPool& pool)
        : DeckXmlReader(pool, "Deck")
    {}

private:
    bool begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element != "Cards")
            return element == "Deck" || isNumberOfDeck(element);
        Named card{attributes.getValue("Name"), {}, attributes.getValue("Quantity"), line()};
        card.words = card.count + " " + card.name;
        take(fold(attributes.getValue("Sideboard")) == "true" ? ListSection::Side : ListSection::Unsorted, card);
        return true;
    }

    bool end(const std::string& element) override { return isNumberOfDeck(element); }

    // By which Magic Online knows a deck from the net, or one that was bought.
    static bool isNumberOfDeck(std::string_view element)
    {
        return element == "NetDeckID" || element == "PreconstructedDeckID";
    }
};

} // namespace

bool isMtgoDeck(std::string_view text)
{
    return isXmlWith(text, "Deck") && text.find("<Cards ") != std::string_view::npos;
}

DeckReading readMtgoDeck(std::string_view text, const CardPool& pool)
{
    return MtgoReader(pool).read(text);
}

} // namespace dossier
