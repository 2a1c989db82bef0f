#include "desk/files/deck_drafts.h"

#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "importers/archive/archive_decks.h"
#include "text/json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

constexpr auto kEnding = ".draft";

// The deck as an archive has it.
std::string written(const DeckDraft& draft, const CardPool& pool)
{
    Json json = Json::object();
    json.set("text", draft.text.toStdString());
    json.set("name", draft.name.toStdString());
    json.set("written", '[' + deckText(draft.written, pool) + ']');
    return json.dump();
}

std::optional<DeckDraft> draftIn(const QString& path, const CardPool& pool)
{
    const WholeFile file = readWhole(path);
    if (!file.why.isEmpty())
        return std::nullopt;
    try {
        const Json json = Json::parse(file.content.toStdString());
        UnknownKeys unknown;
        UnknownValues values;
        std::vector<Deck> decks = decksIn(json.at("written").asString(), pool, unknown, values, "");
        if (decks.size() != 1)
            return std::nullopt;
        const QString text = QString::fromStdString(json.at("text").asString());
        return DeckDraft{text, std::move(decks.front()), 0, QString::fromStdString(json.at("name").asString()), path,
                         text};
    } catch (const JsonError&) {
        return std::nullopt;
    } catch (const ReadError&) {
        return std::nullopt;
    }
}

} // namespace

DeckDrafts::DeckDrafts(const InHand& desk)
    : m_folder(QFileInfo(desk.places.database).absoluteDir().filePath(QStringLiteral("drafts")))
    , m_database(QFileInfo(desk.places.database).fileName())
    , m_pool(desk.box.cards)
    , m_shelf(desk.shelf)
{}

// "dossier.sqlite-12.draft", "dossier.sqlite-12-2.draft"
QString DeckDrafts::freePath(std::int64_t deck) const
{
    const QString start = QDir(m_folder).filePath(m_database + QLatin1Char('-') + QString::number(deck));
    QString path = start + QLatin1String(kEnding);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = start + QLatin1Char('-') + QString::number(number) + QLatin1String(kEnding);
    return path;
}

bool DeckDrafts::isOfAnother(const DeckDraft& draft) const
{
    const std::vector<DeckSummary> decks = m_shelf.decks();
    return std::ranges::any_of(
        decks, [&](const DeckSummary& each) { return each.id == draft.deck && each.name != draft.name; });
}

std::map<std::int64_t, DeckDraft> DeckDrafts::all(QStringList& unread) const
{
    std::map<std::int64_t, DeckDraft> drafts;
    const QString start = m_database + QLatin1Char('-');
    std::int64_t ofNone = 0;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList(QDir::Files, QDir::Name)) {
        if (!file.fileName().startsWith(start) || !file.fileName().endsWith(QLatin1String(kEnding)))
            continue;
        const std::int64_t deck =
            file.completeBaseName().mid(start.size()).section(QLatin1Char('-'), 0, 0).toLongLong();
        if (deck <= 0)
            continue;
        auto draft = draftIn(file.absoluteFilePath(), m_pool);
        if (!draft) {
            unread << file.absoluteFilePath();
            continue;
        }
        draft->deck = deck;
        const std::int64_t key = isOfAnother(*draft) || drafts.contains(deck) ? --ofNone : deck;
        drafts.emplace(key, std::move(*draft));
    }
    return drafts;
}

bool DeckDrafts::isKept(const DeckDraft& draft) const
{
    if (draft.path.isEmpty())
        return false;
    const auto there = draftIn(draft.path, m_pool);
    return there && there->text == draft.kept;
}

QString DeckDrafts::keep(DeckDraft& draft) const
{
    QString why = madeFolder(m_folder);
    const bool isThere = isKept(draft);
    QString path = isThere ? draft.path : freePath(draft.deck);
    if (why.isEmpty()) {
        WrittenFile file(path);
        file.write(written(draft, m_pool));
        // Another program may have taken the name since.
        why = isThere ? file.finish() : file.finishFree([&] { return path = freePath(draft.deck); });
    }
    if (!why.isEmpty())
        return QDir::toNativeSeparators(path) + QStringLiteral(": ") + why;
    draft.path = path;
    draft.kept = draft.text;
    return {};
}

bool DeckDrafts::remove(const DeckDraft& draft) const
{
    return !isKept(draft) || QFile::remove(draft.path);
}

} // namespace dossier
