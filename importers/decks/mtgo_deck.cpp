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
    void begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element != "Cards")
            return;
        Named card{attributes.getValue("Name"), {}, attributes.getValue("Quantity"), line()};
        card.words = card.count + " " + card.name;
        take(fold(attributes.getValue("Sideboard")) == "true" ? ListSection::Side : ListSection::Unsorted, card);
    }

    void end(const std::string&) override {}
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
