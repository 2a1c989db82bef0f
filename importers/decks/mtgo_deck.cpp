#include "importers/decks/deck_xml.h"
#include "importers/decks/format_list.h"
#include "text/fold.h"

#include <Poco/SAX/Attributes.h>
#include <array>

namespace dossier {

namespace {

constexpr auto kMtgoAttributes = std::to_array<KnownAttribute>(
    {{"Cards", "CatID"}, {"Cards", "Quantity"}, {"Cards", "Sideboard"}, {"Cards", "Name"}, {"Cards", "Annotation"}});

class MtgoReader final : public DeckXmlReader
{
public:
    explicit MtgoReader(const CardPool& pool)
        : DeckXmlReader(pool, "Deck", kMtgoAttributes)
    {}

private:
    bool begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element != "Cards")
            return element == "Deck" || isNumberOfDeck(element);
        Named card{attributes.getValue("Name"), {}, attributes.getValue("Quantity"), line()};
        card.words = card.count + " " + card.name;
        const std::string side = fold(attributes.getValue("Sideboard"));
        take(side == "true" || side == "1" ? ListSection::Side : ListSection::Unsorted, card);
        if (!side.empty() && side != "true" && side != "1" && side != "false" && side != "0")
            assembly().reject({line(), "Sideboard=\"" + side + "\""}, LineTrouble::BadValue, "Sideboard");
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
