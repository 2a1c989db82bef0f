#include "importers/decks/tabletop_deck.h"

#include "importers/decks/deck_assembly.h"
#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/foreign_json.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace dossier {

namespace {

struct Pile
{
    Zone zone;
    const char* name;
    int at;        // to the right of the middle, in the table's own measure
    bool faceDown; // as the rules have it lie at the start
    const char* mark;
};

constexpr std::array<Pile, 3> kPiles{{{Zone::BureauDeck, "Bureau Deck", -3, true, "d05501"},
                                      {Zone::Team, "Team", 0, false, "d05502"},
                                      {Zone::XFile, "X-File", 3, true, "d05503"}}};

Json placed(int at, int height, bool faceDown)
{
    return Json::object({{"posX", at},
                         {"posY", height},
                         {"posZ", 0},
                         {"rotX", 0},
                         {"rotY", 180},
                         {"rotZ", faceDown ? 180 : 0},
                         {"scaleX", 1},
                         {"scaleY", 1},
                         {"scaleZ", 1}});
}

class TabletopWriter
{
public:
    TabletopWriter(const Deck& deck, const CardPool& pool)
        : m_deck(deck)
        , m_pool(pool)
        , m_faces(deckFaces(deck))
    {}

    std::string write() const
    {
        Json objects = Json::array();
        for (const Pile& pile : kPiles)
            if (const int cards = sizeOf(m_deck.zone(pile.zone)); cards > 0)
                objects.push(cards == 1 ? single(pile) : piled(pile));
        Json file = Json::object({{"SaveName", m_deck.name}, {"GameMode", ""}, {"Date", ""}, {"Table", ""}});
        for (const char* empty : {"Sky", "Rules", "XmlUI", "LuaScript", "LuaScriptState", "VersionNumber"})
            file.set(empty, "");
        file.set("Note", m_deck.notes);
        file.set("ObjectStates", std::move(objects));
        return file.dump(3) + "\n";
    }

private:
    int placeOf(CardIndex card) const { return static_cast<int>(std::ranges::find(m_faces, card) - m_faces.begin()); }

    int sheetOf(CardIndex card) const { return 1 + placeOf(card) / kFacesOnSheet; }
    int identifier(CardIndex card) const { return 100 * sheetOf(card) + placeOf(card) % kFacesOnSheet; }

    Json sheetsOf(const std::vector<DeckEntry>& entries) const
    {
        std::set<int> sheets;
        for (const DeckEntry& entry : entries)
            sheets.insert(sheetOf(entry.card));
        Json custom = Json::object();
        for (const int sheet : sheets)
            custom.set(std::to_string(sheet), Json::object({{"FaceURL", "sheet" + std::to_string(sheet) + ".png"},
                                                            {"BackURL", "back.png"},
                                                            {"NumWidth", kSheetAcross},
                                                            {"NumHeight", kSheetDown},
                                                            {"BackIsHidden", true},
                                                            {"UniqueBack", false},
                                                            {"Type", 0}}));
        return custom;
    }

    Json cardOf(CardIndex index, Json place) const
    {
        const Card& card = m_pool[index];
        return Json::object({{"Name", "Card"},
                             {"CardID", identifier(index)},
                             {"Nickname", card.title},
                             {"Description", std::string(nameOf(card.type)) + ", " + card.id},
                             {"Transform", std::move(place)}});
    }

    // A pile of one card is no pile to the program. Where it belongs then stands in its notes.
    Json single(const Pile& pile) const
    {
        const std::vector<DeckEntry>& entries = m_deck.zone(pile.zone);
        Json card = cardOf(entries.front().card, placed(pile.at, 1, pile.faceDown));
        card.set("GMNotes", pile.name);
        card.set("CustomDeck", sheetsOf(entries));
        card.set("GUID", pile.mark);
        return card;
    }

    Json piled(const Pile& pile) const
    {
        Json identifiers = Json::array();
        Json cards = Json::array();
        for (const DeckEntry& entry : m_deck.zone(pile.zone))
            for (int copy = 0; copy < entry.count; ++copy) {
                identifiers.push(identifier(entry.card));
                cards.push(cardOf(entry.card, placed(0, 0, pile.faceDown)));
            }
        return Json::object({{"Name", "Deck"},
                             {"Transform", placed(pile.at, 1, pile.faceDown)},
                             {"Nickname", pile.name},
                             {"Description", ""},
                             {"HideWhenFaceDown", true},
                             {"DeckIDs", std::move(identifiers)},
                             {"CustomDeck", sheetsOf(m_deck.zone(pile.zone))},
                             {"ContainedObjects", std::move(cards)},
                             {"GUID", pile.mark}});
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    std::vector<CardIndex> m_faces;
};

// What the program itself writes of a table, and of anything that lies on it.
constexpr auto kFileKeys = std::to_array<std::string_view>(
    {"SaveName",    "EpochTime",    "Date",      "VersionNumber", "GameMode",       "GameType",       "GameComplexity",
     "PlayingTime", "PlayerCounts", "Tags",      "Gravity",       "PlayArea",       "Table",          "TableURL",
     "Sky",         "SkyURL",       "Note",      "Rules",         "PlayerTurn",     "Turns",          "TabStates",
     "Grid",        "Lighting",     "Hands",     "ComponentTags", "DrawImage",      "CameraStates",   "MusicPlayer",
     "VectorLines", "DecalPallet",  "LuaScript", "SnapPoints",    "LuaScriptState", "CustomUIAssets", "ObjectStates",
     "XmlUI"});
constexpr auto kObjectKeys = std::to_array<std::string_view>({"GUID",
                                                              "Name",
                                                              "Transform",
                                                              "Nickname",
                                                              "Description",
                                                              "GMNotes",
                                                              "Memo",
                                                              "AltLookAngle",
                                                              "ColorDiffuse",
                                                              "LayoutGroupSortIndex",
                                                              "Value",
                                                              "Tags",
                                                              "Locked",
                                                              "Grid",
                                                              "GridProjection",
                                                              "Snap",
                                                              "IgnoreFoW",
                                                              "MeasureMovement",
                                                              "DragSelectable",
                                                              "Autoraise",
                                                              "Sticky",
                                                              "Tooltip",
                                                              "HideWhenFaceDown",
                                                              "Hands",
                                                              "SidewaysCard",
                                                              "CardID",
                                                              "DeckIDs",
                                                              "CustomDeck",
                                                              "CustomMesh",
                                                              "CustomImage",
                                                              "CustomAssetbundle",
                                                              "Bag",
                                                              "MaterialIndex",
                                                              "MeshIndex",
                                                              "Number",
                                                              "RotationValues",
                                                              "Counter",
                                                              "Text",
                                                              "Tablet",
                                                              "Clock",
                                                              "Fog",
                                                              "FogColor",
                                                              "PhysicsMaterial",
                                                              "Rigidbody",
                                                              "AttachedSnapPoints",
                                                              "AttachedVectorLines",
                                                              "AttachedDecals",
                                                              "AttachedObjects",
                                                              "ChildObjects",
                                                              "States",
                                                              "LuaScript",
                                                              "LuaScriptState",
                                                              "XmlUI",
                                                              "CustomUIAssets",
                                                              "ContainedObjects"});

// The cards of an object, copies told together, each where its first copy stands.
class TabletopReader
{
public:
    explicit TabletopReader(const CardPool& pool)
        : m_assembly(pool)
    {}

    DeckReading read(const Json& file)
    {
        takeText(file, "SaveName", m_assembly.deck().name);
        takeText(file, "Note", m_assembly.deck().notes);
        for (const Json& object : itemsOf(file, "ObjectStates"))
            readObject(object);
        keepUnlessList(file, "ObjectStates");
        keepText(file, "Rules");
        if (const Json* pages = memberOf(file, "TabStates"); pages && pages->isObject()) // of the notebook
            for (const auto& [place, page] : pages->members())
                keepText(page, "body");
        DeckReading reading = m_assembly.finish();
        UnknownKeys keys;
        noteUnknownKeys(file, kFileKeys, keys);
        keys.insert(keys.end(), m_keys.begin(), m_keys.end());
        for (UnknownKey& unknown : keys)
            reading.remarks.push_back({ReadRemark::UnknownKey, 0, unknown.line, std::move(unknown.key)});
        return reading;
    }

private:
    struct Copies
    {
        std::string title;
        std::string number; // as our own writing has it; else anything
        int line = 0;
        int count = 0;
    };

    // The text of a member, for the deck; what stands there and is none is kept.
    void takeText(const Json& object, const char* key, std::string& text)
    {
        const Json* const value = memberOf(object, key);
        if (value && value->isString())
            m_assembly.takeText(text, value->asString(), sourceOf(key, *value), key);
        else if (value && !value->isNull())
            m_assembly.reject(sourceOf(key, *value), LineTrouble::BadValue, key);
    }

    // Of what says nothing of a deck.
    void keepText(const Json& object, const char* key)
    {
        const Json* const value = memberOf(object, key);
        if (value && !value->isNull() && !(value->isString() && trimmed(value->asString()).empty()))
            m_assembly.reject(sourceOf(key, *value), LineTrouble::NotACardLine, {});
    }

    Source sourceOf(const char* key, const Json& value)
    {
        m_source = Json(key).compact() + ": " + value.compact();
        return {value.line(), m_source};
    }

    void keepUnlessList(const Json& object, const char* key)
    {
        if (const Json* const value = memberOf(object, key); value && !value->isArray())
            keepText(object, key);
    }

    // Objects that a card or a pile turns into or carries: nobody can say whether they are of the deck.
    void keepFurtherObjects(const Json& object)
    {
        for (const char* key : {"States", "ChildObjects", "AttachedObjects"}) {
            const Json* const value = memberOf(object, key);
            const bool none = value && ((value->isArray() && value->items().empty()) ||
                                        (value->isObject() && value->members().empty()));
            if (!none)
                keepText(object, key);
        }
        keepUnlessList(object, "ContainedObjects");
        if (isCard(object) && !itemsOf(object, "ContainedObjects").empty())
            keepText(object, "ContainedObjects");
    }

    static bool isCard(const Json& object)
    {
        const std::string name = textOf(object, "Name");
        return name == "Card" || name == "CardCustom";
    }

    // What a pile or a bag holds.
    static const Json::Items& heldBy(const Json& object)
    {
        static const Json::Items kNothing;
        return isCard(object) ? kNothing : itemsOf(object, "ContainedObjects");
    }

    // A card, a pile, or a bag that holds such.
    void readObject(const Json& object)
    {
        const Json::Items& inside = heldBy(object);
        const char* const names = inside.empty() ? "GMNotes" : "Nickname";
        const std::string pile = fold(textOf(object, names));
        if (inside.empty()) {
            if (!partNamed(pile))
                keepText(object, names);
        } else {
            if (!partNamed(pile))
                takeText(object, names, m_assembly.deck().name);
            takeText(object, "Description", m_assembly.deck().notes);
            keepText(object, "GMNotes");
            noteUnknownKeys(object, kObjectKeys, m_keys);
            keepFurtherObjects(object);
        }
        if (inside.empty())
            count(object);
        for (const Json& card : inside)
            if (heldBy(card).empty())
                count(card);
        takeAll(partNamed(pile).value_or(ListSection::Unsorted));
        for (const Json& other : inside)
            if (!heldBy(other).empty())
                readObject(other);
    }

    void count(const Json& card)
    {
        if (!card.isObject()) {
            m_source = card.compact();
            return m_assembly.reject({card.line(), m_source}, LineTrouble::NotACardLine, {});
        }
        noteUnknownKeys(card, kObjectKeys, m_keys);
        keepFurtherObjects(card);
        const std::string title = textOf(card, "Nickname");
        const std::string description = textOf(card, "Description");
        if (!isCard(card) && (title.empty() || !textOf(card, "Name").empty())) { // a die, a token, a note
            keepText(card, "Nickname");
            return keepText(card, "Description");
        }
        const auto blank = description.rfind(' ');
        const std::string number = blank == std::string::npos ? std::string() : description.substr(blank + 1);
        const auto [place, isNew] = m_places.emplace(std::make_pair(title, number), m_copies.size());
        if (isNew)
            m_copies.push_back({title, number, card.line(), 0});
        ++m_copies[place->second].count;
    }

    void takeAll(ListSection section)
    {
        const CardPool& pool = m_assembly.pool();
        for (const Copies& each : m_copies) {
            const std::string words = std::to_string(each.count) + " " + each.title;
            const Source source{each.line, words};
            CardLine line = readCardName(each.title, pool, m_assembly.wantsHints());
            // The number tells one printing of a title from another.
            const auto numbered = pool.findNumber(each.number);
            const auto titled = line.card ? line.card : line.ofTitle;
            if (titled && numbered && pool.sameCard(*titled, *numbered))
                line.card = numbered;
            if (!titled)
                m_assembly.rejectCard(source, section,
                                      {std::nullopt, std::min(each.count, kMostCopies), LineTrouble::UnknownCard,
                                       std::move(line.hint), each.title});
            else if (each.count > kMostCopies)
                m_assembly.reject(source, LineTrouble::BadCount, std::to_string(kMostCopies));
            else
                m_assembly.takePrinting(section, std::move(line),
                                        {{}, looksLikeNumber(each.number) ? each.number : std::string()}, each.count,
                                        source);
        }
        m_copies.clear();
        m_places.clear();
    }

    DeckAssembly m_assembly;
    UnknownKeys m_keys; // of objects
    std::string m_source;
    std::vector<Copies> m_copies;
    std::map<std::pair<std::string, std::string>, std::size_t> m_places;
};

} // namespace

bool isTabletopDeck(std::string_view text)
{
    return text.find("\"ObjectStates\"") != std::string_view::npos;
}

DeckReading readTabletopDeck(std::string_view text, const CardPool& pool)
{
    const int second = lineOfSecondValue(text);
    if (second > 0)
        throw ReadError(ReadError::Kind::SeveralDecks, second, {});
    const Json file = readForeignJson(text);
    if (!file.isObject() || !memberOf(file, "ObjectStates"))
        throw ReadError(ReadError::Kind::NotADeck, 0, "no \"ObjectStates\"");
    return TabletopReader(pool).read(file);
}

std::string writeTabletopDeck(const Deck& deck, const CardPool& pool)
{
    return TabletopWriter(deck, pool).write();
}

std::vector<CardIndex> deckFaces(const Deck& deck)
{
    std::vector<CardIndex> faces;
    for (const Pile& pile : kPiles)
        for (const DeckEntry& entry : deck.zone(pile.zone))
            if (std::ranges::find(faces, entry.card) == faces.end())
                faces.push_back(entry.card);
    return faces;
}

} // namespace dossier
