#include "importers/collections/collection_fields.h"

#include "importers/collections/collection_assembly.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

const std::vector<RowField>& fieldsOfRows()
{
    static const std::vector<RowField> all = [] {
        std::vector<RowField> fields{
            {placeOf(HeapColumn::Card),
             {"#", "id", "number", "card number", "collector number", "card no", "card #", "no", "nr", "n\u00B0",
              "numero", "numero de carte", "code", "ref", "reference"}},
            {CollectionRow::kSet,
             {"set code", "edition code", "edition", "set name", "edition name", "expansion", "extension", "serie"},
             "set"},
            {CollectionRow::kTitle,
             {"title", "card name", "card", "cards", "card title", "titre", "nom", "carte", "cartes", "nom de la carte",
              "titre de la carte"},
             "name"},
            {placeOf(HeapColumn::Count),
             {"count", "qty", "copies", "amount", "number of copies", "total quantity", "have", "owned", "qte",
              "quantite", "nb", "nbre", "nombre", "exemplaires", "possede", "possedes", "possedees", "anzahl",
              "menge"}},
            {placeOf(HeapColumn::Condition), {"cond", "state", "grade", "grading", "quality", "etat", "qualite"}},
            {placeOf(HeapColumn::Language), {"lang", "lng", "langue"}},
            {placeOf(HeapColumn::Location),
             {"binder name", "folder name", "box", "binder", "place", "storage", "where", "folder", "shelf", "album",
              "boite", "classeur", "emplacement", "lieu", "place de rangement", "rangement", "ou"}},
            {placeOf(HeapColumn::Note),
             {"notes", "comment", "comments", "remark", "remarks", "remarque", "remarques", "commentaire",
              "commentaires"}},
            {placeOf(HeapColumn::ForTrade),
             {"tradelist count", "for trade", "trade", "tradelist", "trades", "spare", "echange", "echanges",
              "a echanger", "pour echange"}},
            {placeOf(HeapColumn::Wanted),
             {"want", "wants", "wishlist", "wish", "needed", "need", "recherche", "recherches", "recherchees", "voulu",
              "voulus", "voulues", "souhaite", "souhaites"}},
            {placeOf(HeapColumn::Signed), {"autograph", "autographed", "signe", "signee", "dedicace", "dedicacee"}},
            {placeOf(HeapColumn::PricePaid),
             {"purchase price", "price bought", "price", "paid", "my price", "prix", "prix paye", "prix d'achat"}},
            {placeOf(HeapColumn::Currency), {"purchase price currency", "devise", "monnaie"}},
            {placeOf(HeapColumn::Acquired),
             {"date bought", "date added", "bought on", "bought", "purchase date", "date", "date d'achat", "achete le",
              "achetee le", "acquis le", "acquise le", "acquis", "acquise"}},
            {placeOf(HeapColumn::LentTo),
             {"lent", "loaned to", "borrower", "prete a", "pretee a", "prete", "pretee", "emprunteur", "emprunte par",
              "empruntee par"}},
            {placeOf(HeapColumn::LentOn), {"loaned on", "prete le", "pretee le"}}};
        for (const HeapColumn column : kAllColumns) {
            auto field = std::ranges::find(fields, placeOf(column), &RowField::cell);
            if (field == fields.end()) // nobody else has it
                field = fields.insert(field, {placeOf(column)});
            field->heading = fold(factsOf(column).heading);
        }
        return fields;
    }();
    return all;
}

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

std::optional<std::size_t> cellNamed(std::string_view name)
{
    std::string heading = fold(name);
    std::ranges::replace(heading, '_', ' ');
    heading = plainHeading(heading);
    for (const RowField& field : fieldsOfRows())
        if (heading == field.heading || std::ranges::find(field.others, heading) != field.others.end())
            return field.cell;
    return std::nullopt;
}

} // namespace dossier
