#include "importers/decks/deck_xml.h"
#include "importers/decks/format_list.h"
#include "text/trimmed.h"

#include <Poco/SAX/Attributes.h>
#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace dossier {

namespace {

constexpr auto kLackeyAttributes =
    std::to_array<KnownAttribute>({{"deck", "version"}, {"superzone", "name"}, {"name", "id"}});

class LackeyReader final : public DeckXmlReader
{
public:
    explicit LackeyReader(const CardPool& pool)
        : DeckXmlReader(pool, "deck", kLackeyAttributes)
    {}

private:
    bool begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        static constexpr std::array<std::string_view, 10> kElements{"deck",  "meta", "game", "title",     "note",
                                                                    "notes", "card", "name", "superzone", "set"};
        if (element == "superzone")
            m_section = beginPart(element, attributes.getValue("name"), ListSection::BureauDeck);
        else if (element == "card")
            m_card = {.line = line()};
        else if (element == "name" && looksLikeNumber(attributes.getValue("id"))) // else what a picture is called
            m_card.printing.number = attributes.getValue("id");
        return std::ranges::find(kElements, element) != kElements.end();
    }

    bool end(const std::string& element) override
    {
        Deck& deck = assembly().deck();
        if (element == "title")
            return takeText(deck.name, element);
        if (element == "note" || element == "notes")
            return takeText(deck.notes, element);
        if (element == "name" && !m_card.name.empty())
            return false; // a card has one
        if (element == "name")
            m_card.name = words();
        else if (element == "set")
            m_card.printing.set = trimmed(words());
        else if (element == "card")
            count();
        return element == "name" || element == "game" || element == "set"; // of whatever game
    }

    // A copy is an element: they are told together, where the first stands.
    void count()
    {
        const auto key = std::make_pair(m_section, inWords(m_card.printing) + "\n" + m_card.name);
        const auto [place, isNew] = m_places.emplace(key, m_cards.size());
        meetCard();
        if (isNew)
            m_cards.push_back({m_section, m_card, 0});
        ++m_cards[place->second].copies;
    }

    void finished() override
    {
        for (Copies& each : m_cards) {
            each.card.count = std::to_string(each.copies);
            each.card.words = each.card.count + " " + each.card.name;
            take(each.section, each.card);
        }
    }

    struct Copies
    {
        ListSection section;
        Named card;
        int copies;
    };

    ListSection m_section = ListSection::BureauDeck;
    Named m_card;
    std::vector<Copies> m_cards;
    std::map<std::pair<ListSection, std::string>, std::size_t> m_places;
};

} // namespace

bool isLackeyDeck(std::string_view text)
{
    return isXmlWith(text, "superzone");
}

DeckReading readLackeyDeck(std::string_view text, const CardPool& pool)
{
    return LackeyReader(pool).read(text);
}

} // namespace dossier
