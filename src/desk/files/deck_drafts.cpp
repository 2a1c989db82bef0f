#include "desk/files/deck_drafts.h"

#include "box/game_data.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/in_hand.h"
#include "importers/archive/archive_decks.h"
#include "text/json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace dossier {

namespace {

constexpr auto kEnding = ".draft";

// The deck as an archive has it.
std::string written(const DeckDraft& draft, const CardPool& pool)
{
    Json json = Json::object();
    json.set("text", draft.text.toStdString());
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
        std::vector<Deck> decks = decksIn(json.at("written").asString(), pool, unknown, "");
        if (decks.size() != 1)
            return std::nullopt;
        return DeckDraft{QString::fromStdString(json.at("text").asString()), std::move(decks.front())};
    } catch (const JsonError&) {
        return std::nullopt;
    } catch (const ReadError&) {
        return std::nullopt;
    }
}

} // namespace

DeckDrafts::DeckDrafts(const InHand& desk)
    : DeckDrafts(desk.places.database, desk.box.cards)
{}

DeckDrafts::DeckDrafts(const QString& database, const CardPool& pool)
    : m_folder(QFileInfo(database).absoluteDir().filePath(QStringLiteral("drafts")))
    , m_database(QFileInfo(database).fileName())
    , m_pool(pool)
{}

QString DeckDrafts::pathOf(std::int64_t deck) const
{
    return QDir(m_folder).filePath(m_database + QLatin1Char('-') + QString::number(deck) + QLatin1String(kEnding));
}

std::map<std::int64_t, DeckDraft> DeckDrafts::all(QStringList& unread) const
{
    std::map<std::int64_t, DeckDraft> drafts;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList(QDir::Files, QDir::Name)) {
        const std::int64_t deck = file.completeBaseName().section(QLatin1Char('-'), -1).toLongLong();
        if (deck <= 0 || file.absoluteFilePath() != pathOf(deck))
            continue;
        if (auto draft = draftIn(file.absoluteFilePath(), m_pool))
            drafts.emplace(deck, std::move(*draft));
        else
            unread << file.absoluteFilePath();
    }
    return drafts;
}

QString DeckDrafts::keep(std::int64_t deck, const DeckDraft& draft) const
{
    const QString path = pathOf(deck);
    QString why = madeFolder(m_folder);
    if (why.isEmpty())
        why = writeWhole(path, written(draft, m_pool));
    return why.isEmpty() ? QString() : QDir::toNativeSeparators(path) + QStringLiteral(": ") + why;
}

bool DeckDrafts::remove(std::int64_t deck) const
{
    const QString path = pathOf(deck);
    return !QFile::exists(path) || QFile::remove(path);
}

} // namespace dossier
