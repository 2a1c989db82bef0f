#include "desk/files/file_kind.h"

#include "importers/archive/archive.h"
#include "importers/card_sets/card_set_file.h"
#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_json.h"
#include "importers/decks/deck_formats.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

class FileKinds
{
    Q_DECLARE_TR_FUNCTIONS(FileKinds)

public:
    static QString inWindow(FileKind kind)
    {
        switch (kind) {
        case FileKind::Deck:
            return tr("This is a deck: File › Import a file reads it");
        case FileKind::Collection:
            return tr("This is a collection: File › Import a file reads it");
        case FileKind::CardSet:
            return tr("These are facts of cards: Collection › Card sets takes them in");
        case FileKind::Archive:
            return tr("This is everything in one file: File › Import a file takes it in");
        case FileKind::Database:
            return tr("This is a database: Edit › Settings › Folders restores it");
        case FileKind::Game:
            return tr("This is a saved game: Table › Game › Open a saved game opens it");
        case FileKind::Scenario:
            return tr("This is a scenario of rules: dossier-cli play scenario runs it");
        case FileKind::Shard:
            return tr("This is a part of a playtest: dossier-cli play merge puts it together with the others");
        case FileKind::Spreadsheet:
            return tr("This is a spreadsheet: save it as CSV in its own program, and import that file");
        case FileKind::Unknown:
            break;
        }
        return {};
    }

    static QString ofCommands(FileKind kind)
    {
        switch (kind) {
        case FileKind::Deck:
            return tr("this is a deck; read it with: dossier-cli deck import");
        case FileKind::Collection:
            return tr("this is a collection; read it with: dossier-cli collection import");
        case FileKind::CardSet:
            return tr("these are facts of cards; take them in with: dossier-cli sets add");
        case FileKind::Archive:
            return tr("this is everything in one file; take it in with: dossier-cli db import");
        case FileKind::Database:
            return tr("this is a database; put it in the place of yours with: dossier-cli db restore");
        case FileKind::Game:
            return tr("this is a saved game; look at it with: dossier-cli play replay");
        case FileKind::Scenario:
            return tr("this is a scenario of rules; run it with: dossier-cli play scenario");
        case FileKind::Shard:
            return tr("this is a part of a playtest; put it together with the others with: dossier-cli play merge");
        case FileKind::Spreadsheet:
            return tr("this is a spreadsheet; save it as CSV in its own program, and import that file");
        case FileKind::Unknown:
            break;
        }
        return {};
    }
};

bool has(const std::vector<std::string>& fields, std::string_view field)
{
    return std::ranges::find(fields, field) != fields.end();
}

// The names in a zip stand in it as they are: at its beginning, and all at its end.
bool isSpreadsheet(std::string_view content)
{
    constexpr std::size_t kLook = 65'536;                        // bytes
    if (content.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) // of older programs
        return true;
    const std::string_view begin = content.substr(0, kLook);
    const std::string_view end = content.substr(content.size() - begin.size());
    return isArchive(content) &&
           std::ranges::any_of(
               std::array<std::string_view, 4>{"[Content_Types].xml", "docProps/", "xl/workbook.",
                                               "opendocument.spreadsheet"},
               [&](std::string_view name) { return begin.find(name) != begin.npos || end.find(name) != end.npos; });
}

// A list of objects that count cards, as the program writes its collection.
bool isCollectionJson(std::string_view content)
{
    const auto first = content.find_first_of("[{");
    return content[first] == '[' && content.find("\"count\"") != std::string_view::npos;
}

// A game as the table saves it: its first key says so.
bool isGame(std::string_view content)
{
    constexpr std::string_view kBlank = " \t\r\n";
    content.remove_prefix(std::min(content.find('{'), content.size()));
    content.remove_prefix(std::min<std::size_t>(1, content.size()));
    content.remove_prefix(std::min(content.find_first_not_of(kBlank), content.size()));
    return content.starts_with("\"record\"");
}

// What reads as none of the kinds of which there are many forms: an object with these keys.
FileKind kindOfObject(std::string_view content)
{
    const auto has = [content](std::string_view key) { return content.find(key) != std::string_view::npos; };
    if (!isJsonText(content))
        return FileKind::Unknown;
    if (has("\"playtest\"") && has("\"part\""))
        return FileKind::Shard;
    return has("\"steps\"") && has("\"players\"") ? FileKind::Scenario : FileKind::Unknown;
}

bool counts(const std::vector<std::string>& fields)
{
    return has(fields, "quantity") && (has(fields, "card id") || has(fields, "name"));
}

FileKind formOfTable(std::string_view content)
{
    try {
        const std::vector<std::string> fields = guessColumns(content).fields;
        if (!counts(fields))
            return looksLikeCardSets(content) ? FileKind::CardSet : FileKind::Unknown;
        // It says more of the cards than a deck does.
        const bool owned = std::ranges::any_of(fields, [](const std::string& field) {
            return !field.empty() && field != "quantity" && field != "card id" && field != "name" && field != "set";
        });
        return owned || guessDeckFormat(content) != DeckFormat::FanSiteCsv ? FileKind::Collection : FileKind::Unknown;
    } catch (const ReadError&) { // reading it will say what is wrong
        return FileKind::Unknown;
    }
}

} // namespace

FileKind formOf(std::string_view content)
{
    if (isSpreadsheet(content))
        return FileKind::Spreadsheet;
    if (isArchive(content))
        return FileKind::Archive;
    if (content.starts_with(std::string_view("SQLite format 3\0", 16)))
        return FileKind::Database;
    if (!isJsonText(content))
        return formOfTable(content);
    if (isGame(content))
        return FileKind::Game;
    if (looksLikeCardSets(content))
        return FileKind::CardSet;
    return isCollectionJson(content) ? FileKind::Collection : FileKind::Unknown;
}

FileKind kindOf(std::string_view content, const CardPool& pool)
{
    if (const FileKind form = formOf(content); form != FileKind::Unknown)
        return form;
    try {
        if (!readDeck(content, pool, std::nullopt, {}).taken.empty())
            return FileKind::Deck;
    } catch (const ReadError&) { // no deck
    }
    return kindOfObject(content);
}

bool isJsonText(std::string_view content)
{
    if (content.starts_with("\xEF\xBB\xBF"))
        content.remove_prefix(3);
    const auto first = content.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (content[first] == '[' || content[first] == '{');
}

QString doorInWindow(FileKind kind)
{
    return FileKinds::inWindow(kind);
}

QString doorOfCommands(FileKind kind)
{
    return FileKinds::ofCommands(kind);
}

} // namespace dossier
