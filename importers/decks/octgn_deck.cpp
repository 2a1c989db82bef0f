#include "importers/decks/octgn_deck.h"

#include "importers/decks/deck_xml.h"
#include "importers/decks/deck_xml_writer.h"
#include "importers/decks/format_list.h"
#include "text/fold.h"
#include "text/trimmed.h"

#include <Poco/SAX/Attributes.h>
#include <Poco/SHA1Engine.h>
#include <Poco/UUIDGenerator.h>
#include <array>

namespace dossier {

namespace {

constexpr const char* kGame = "dossier:x-files-ccg";

Poco::UUID named(const Poco::UUID& space, const std::string& name)
{
    Poco::SHA1Engine digest;
    return Poco::UUIDGenerator().createFromName(space, name, digest, Poco::UUID::UUID_NAME_BASED_SHA1);
}

constexpr auto kOctgnAttributes = std::to_array<KnownAttribute>({{"deck", "game"},
                                                                 {"deck", "sleeveid"},
                                                                 {"section", "name"},
                                                                 {"section", "shared"},
                                                                 {"card", "qty"},
                                                                 {"card", "id"}});

class OctgnReader final : public DeckXmlReader
{
public:
    explicit OctgnReader(const CardPool& pool)
        : DeckXmlReader(pool, "deck", kOctgnAttributes)
    {}

private:
    bool begin(const std::string& element, const Poco::XML::Attributes& attributes) override
    {
        if (element == "section")
            m_section = beginPart(element, attributes.getValue("name"), ListSection::Unsorted);
        else if (element == "card")
            m_card = {{}, {{}, numberOf(attributes.getValue("id"))}, attributes.getValue("qty"), line()};
        else if (element == "deck")
            m_game = fold(trimmed(attributes.getValue("game")));
        return element == "deck" || element == "section" || element == "card" || element == "notes";
    }

    bool end(const std::string& element) override
    {
        if (element == "notes")
            return takeText(assembly().deck().notes, element);
        if (element != "card")
            return false;
        meetCard();
        m_card.name = words();
        m_card.words = m_card.count + " " + m_card.name;
        take(m_section, m_card);
        return true;
    }

    std::string numberOf(const std::string& id)
    {
        const CardPool& pool = assembly().pool();
        if (m_ids.empty())
            for (std::size_t i = 0; i < pool.size(); ++i)
                m_ids.emplace(octgnId(pool[static_cast<CardIndex>(i)].id), pool[static_cast<CardIndex>(i)].id);
        const auto found = m_ids.find(fold(id));
        m_knowsAll = m_knowsAll && found != m_ids.end();
        return found == m_ids.end() ? std::string() : found->second;
    }

    // Another plug-in's identifiers say nothing here, and its cards may only be called like ours.
    void finished() override
    {
        if (!m_game.empty() && m_game != octgnId() && !m_knowsAll)
            assembly().tell({ReadRemark::OtherGame, 0, 0, m_game});
    }

    ListSection m_section = ListSection::Unsorted;
    Named m_card;
    std::string m_game;
    bool m_knowsAll = true;                   // the cards' identifiers
    std::map<std::string, std::string> m_ids; // to the cards' numbers
};

void writeSection(DeckXmlWriter& xml, const std::string& name, const std::vector<DeckEntry>& entries,
                  const CardPool& pool)
{
    xml.begin("section", {{"name", name}, {"shared", "False"}});
    for (const DeckEntry& entry : entries) {
        const Card& card = pool[entry.card];
        xml.words("card", card.title, {{"qty", std::to_string(entry.count)}, {"id", octgnId(card.id)}});
    }
    xml.end();
}

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
    DeckXmlWriter xml("deck", {{"game", octgnId()}});
    writeSection(xml, "Bureau Deck", deck.bureauDeck, pool);
    writeSection(xml, "Team", deck.team, pool);
    writeSection(xml, "X-File", deck.xFile, pool);
    xml.words("notes", deck.notes);
    return xml.finish();
}

std::string octgnId(std::string_view card)
{
    static const Poco::UUID game = named(Poco::UUID::uri(), kGame);
    return (card.empty() ? game : named(game, std::string(card))).toString();
}

} // namespace dossier
