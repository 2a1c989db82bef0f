#include "importers/collections/collection_csv.h"

#include "importers/collections/collection_assembly.h"
#include "importers/reading/card_line.h"
#include "importers/reading/csv.h"
#include "importers/reading/table_head.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::string_view kFormulaStarts = "=+-@";

// Which heading fills which field of a row; where a table has several, the first decides.
struct Column
{
    std::string CollectionRow::*field;
    std::vector<std::string_view> headings;
};

// The first is the program's own; then those of other programs and of people's tables, English and French.
std::array<Column, 16> columns()
{
    return {{
        {&CollectionRow::number,
         {"card id", "#", "id", "number", "card number", "collector number", "card no", "card #", "no", "nr", "n\u00B0",
          "numero", "numero de carte", "code", "ref", "reference"}},
        {&CollectionRow::set,
         {"set", "set code", "edition code", "edition", "set name", "edition name", "expansion", "extension", "serie"}},
        {&CollectionRow::title,
         {"name", "title", "card name", "card", "cards", "card title", "titre", "nom", "carte", "cartes",
          "nom de la carte", "titre de la carte"}},
        {&CollectionRow::count,
         {"quantity", "count", "qty", "copies", "amount", "number of copies", "total quantity", "have", "owned", "qte",
          "quantite", "nb", "nbre", "nombre", "exemplaires", "possede", "possedes", "possedees"}},
        {&CollectionRow::condition, {"condition", "cond", "state", "grade", "grading", "quality", "etat", "qualite"}},
        {&CollectionRow::language, {"language", "lang", "lng", "langue"}},
        {&CollectionRow::location,
         {"location", "binder name", "folder name", "box", "binder", "place", "storage", "where", "folder", "shelf",
          "album", "boite", "classeur", "emplacement", "lieu", "place de rangement", "rangement", "ou"}},
        {&CollectionRow::note,
         {"note", "notes", "comment", "comments", "remark", "remarks", "remarque", "remarques", "commentaire",
          "commentaires"}},
        {&CollectionRow::forTrade,
         {"trade quantity", "tradelist count", "for trade", "trade", "tradelist", "trades", "spare", "echange",
          "echanges", "a echanger", "pour echange"}},
        {&CollectionRow::wanted,
         {"wanted", "want", "wants", "wishlist", "wish", "needed", "need", "recherche", "recherches", "recherchees",
          "voulu", "voulus", "voulues", "souhaite", "souhaites"}},
        {&CollectionRow::isSigned, {"signed", "autograph", "autographed", "signe", "signee", "dedicace", "dedicacee"}},
        {&CollectionRow::pricePaid,
         {"price paid", "purchase price", "price bought", "price", "paid", "my price", "prix", "prix paye",
          "prix d'achat"}},
        {&CollectionRow::currency, {"currency", "purchase price currency", "devise", "monnaie"}},
        {&CollectionRow::acquired,
         {"acquired", "date bought", "date added", "bought on", "bought", "purchase date", "date", "date d'achat",
          "achete le", "acquis le", "acquis"}},
        {&CollectionRow::lentTo,
         {"lent to", "lent", "loaned to", "borrower", "prete a", "prete", "emprunteur", "emprunte par"}},
        {&CollectionRow::lentOn, {"lent on", "loaned on", "prete le"}},
    }};
}

// "Qt\u00E9.", "Prix (\u20AC)", "Card No.:" as they stand in the lists above, of folded names.
std::string plainHeading(std::string_view name)
{
    name = trimmed(name);
    if (name.ends_with(')'))
        if (const auto open = name.rfind('('); open != std::string_view::npos && open > 0)
            name = trimmed(name.substr(0, open));
    while (name.size() > 1 && (name.back() == '.' || name.back() == ':'))
        name = trimmed(name.substr(0, name.size() - 1));
    return std::string(name);
}

// Where a spreadsheet would see a formula, perhaps behind apostrophes that stand there already.
bool needsGuard(std::string_view text)
{
    const auto first = text.find_first_not_of('\'');
    return first != std::string_view::npos && kFormulaStarts.find(text[first]) != std::string_view::npos;
}

std::string guarded(const std::string& text)
{
    return csvField(needsGuard(text) ? "'" + text : text);
}

std::string unguarded(std::string text)
{
    if (text.substr(0, 1) == "'" && needsGuard(text))
        text.erase(0, 1);
    return text;
}

class RowReader
{
public:
    explicit RowReader(TableHead head)
    {
        for (std::string& name : head.names)
            name = plainHeading(name);
        std::size_t i = 0;
        for (const Column& column : columns())
            m_places[i++] = {column.field, head.column(column.headings)};
    }

    // `fields` by column; a field named twice is taken from the first.
    explicit RowReader(const std::vector<std::string>& fields)
    {
        std::size_t i = 0;
        for (const Column& column : columns()) {
            const auto named = std::find(fields.begin(), fields.end(), column.headings.front());
            m_places[i++] = {column.field,
                             named == fields.end() ? std::nullopt : std::optional<std::size_t>(named - fields.begin())};
        }
    }

    // What each of so many columns is read as.
    std::vector<std::string> fields(std::size_t count) const
    {
        std::vector<std::string> names(count);
        std::size_t i = 0;
        for (const Column& column : columns())
            if (const auto& place = m_places[i++].column; place && *place < count)
                names[*place] = column.headings.front();
        return names;
    }

    bool has(std::string CollectionRow::*field) const
    {
        return std::any_of(m_places.begin(), m_places.end(),
                           [&](const Place& place) { return place.field == field && place.column; });
    }

    CollectionRow read(const std::vector<std::string>& fields) const
    {
        CollectionRow row;
        for (const Place& place : m_places)
            if (place.column && *place.column < fields.size())
                row.*place.field = unguarded(fields[*place.column]);
        return row;
    }

private:
    struct Place
    {
        std::string CollectionRow::*field = nullptr;
        std::optional<std::size_t> column;
    };
    std::array<Place, 16> m_places;
};

bool isBlank(const std::vector<std::string>& fields)
{
    return std::all_of(fields.begin(), fields.end(), [](const std::string& f) { return trimmed(f).empty(); });
}

// Whether more stands in a record than under the heading.
bool isTooLong(const std::vector<std::string>& fields, std::size_t columns)
{
    return fields.size() > columns && !isBlank({fields.begin() + static_cast<std::ptrdiff_t>(columns), fields.end()});
}

} // namespace

CollectionColumns guessColumns(std::string_view content)
{
    const std::string text = decodeText(content);
    const TableHead head = readTableHead(text);
    return {head.names, RowReader(head).fields(head.names.size())};
}

std::vector<std::string> collectionFields()
{
    std::vector<std::string> names;
    for (const Column& column : columns())
        names.emplace_back(column.headings.front());
    return names;
}

CollectionReading readCollectionCsv(std::string_view content, const CardPool& pool, const CollectionWish& wish)
{
    const std::string text = decodeText(content);
    const TableHead head = readTableHead(text);
    const RowReader rows = wish.fields ? RowReader(*wish.fields) : RowReader(head);
    if (!rows.has(&CollectionRow::count))
        throw ReadError(ReadError::Kind::NotADeck, head.line, "no column Quantity");
    if (!rows.has(&CollectionRow::number) && !rows.has(&CollectionRow::title))
        throw ReadError(ReadError::Kind::NotADeck, head.line, "no column Card ID or Name");
    CollectionAssembly assembly(pool);
    assembly.setPicks(wish.picks);
    CsvReader csv(head.body, head.separator, head.line + 1);
    while (csv.next()) {
        if (isBlank(csv.fields()))
            continue;
        if (csv.malformed() || isTooLong(csv.fields(), head.names.size()))
            assembly.reject(csv.line(), csv.recordText(), LineTrouble::NotACardLine, {});
        else
            assembly.take(rows.read(csv.fields()), csv.line(), csv.recordText());
    }
    return assembly.finish();
}

std::string writeCollectionCsv(std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::string table =
        "Quantity,Card ID,Name,Set,Number,Rarity,Condition,Language,Signed,Location,Trade Quantity,Wanted,Price Paid,"
        "Currency,Acquired,Lent To,Lent On,Note\n";
    for (const OwnedCard& owned : cards) {
        const auto index = pool.findNumber(owned.card);
        table += std::to_string(owned.count) + "," + guarded(owned.card) + ",";
        if (index) {
            const Card& card = pool[*index];
            table += guarded(card.title) + "," + std::string(setName(card)) + "," + printedNumber(card) + "," +
                     std::string(nameOf(card.rarity)) + ",";
        } else {
            table += ",,,,";
        }
        table += std::string(nameOf(owned.condition)) + "," + guarded(owned.language) +
                 (owned.isSigned ? ",1," : ",0,") + guarded(owned.location) + "," + std::to_string(owned.forTrade) +
                 "," + std::to_string(owned.wanted) + "," + priceText(owned.pricePaid) + "," + guarded(owned.currency) +
                 "," + owned.acquired + "," + guarded(owned.lentTo) + "," + owned.lentOn + "," + guarded(owned.note) +
                 "\n";
    }
    return table;
}

} // namespace dossier
