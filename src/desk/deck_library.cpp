#include "desk/deck_library.h"

#include "desk/deck_folder.h"
#include "desk/notices.h"
#include "desk/open_deck.h"

namespace dossier {

DeckLibrary::DeckLibrary(DeckStore& store, DeckVersions& versions, OpenDeck& openDeck, Notices& notices)
    : m_store(store)
    , m_versions(versions)
    , m_openDeck(openDeck)
    , m_notices(notices)
{
    watch(openDeck);
}

std::vector<DeckSummary> DeckLibrary::decks() const
{
    std::vector<DeckSummary> decks;
    m_notices.attempt([&] { decks = m_store.decks(); });
    return decks;
}

std::optional<Deck> DeckLibrary::load(std::int64_t id) const
{
    std::optional<Deck> deck;
    m_notices.attempt([&] { deck = m_store.load(id).deck; });
    return deck;
}

std::map<std::int64_t, Deck> DeckLibrary::loadAll() const
{
    std::map<std::int64_t, Deck> decks;
    m_notices.attempt([&] {
        for (StoredDeck& stored : m_store.loadAll())
            decks.emplace_hint(decks.end(), stored.id, std::move(stored.deck));
    });
    return decks;
}

std::optional<Deck> DeckLibrary::find(const QString& name) const
{
    std::optional<Deck> deck;
    m_notices.attempt([&] {
        if (const auto stored = m_store.find(name))
            deck = stored->deck;
    });
    return deck;
}

bool DeckLibrary::create(Deck deck)
{
    return create(std::move(deck), DeckOrigin::Made);
}

bool DeckLibrary::take(Deck deck)
{
    return create(std::move(deck), DeckOrigin::Imported);
}

QStringList DeckLibrary::takeAll(const std::vector<Deck>& decks)
{
    QStringList names;
    std::vector<std::int64_t> ids;
    const bool done = m_notices.attempt([&] {
        ids = m_store.import(decks);
        for (const std::int64_t id : ids)
            names << QString::fromStdString(m_store.load(id).deck.name);
    });
    if (!done || ids.empty())
        return {};
    m_openDeck.open(ids.front());
    return names;
}

bool DeckLibrary::create(Deck deck, DeckOrigin origin)
{
    std::int64_t id = 0;
    const bool done = m_notices.attempt([&] { id = m_store.createFreelyNamed(deck, origin); });
    return done && m_openDeck.open(id);
}

bool DeckLibrary::createEmpty()
{
    if (!createForCard())
        return false;
    emit begun();
    return true;
}

bool DeckLibrary::createForCard()
{
    Deck deck;
    deck.name = tr("New deck").toStdString();
    return create(std::move(deck));
}

bool DeckLibrary::copy(std::int64_t id)
{
    std::int64_t made = 0;
    const bool done = m_notices.attempt([&] {
        const std::string name = m_store.load(id).deck.name; // of an older version it may be longer than names are
        made = m_store.copyFreelyNamed(id, QString::fromStdString(std::string(cutTo(TextOf::DeckName, name))));
    });
    return done && m_openDeck.open(made);
}

bool DeckLibrary::rename(std::int64_t id, const QString& name)
{
    const QString wish = name.simplified();
    if (wish.isEmpty()) {
        m_notices.warn(tr("A deck needs a name. The old one was kept."), AttemptKind::Change);
        return false;
    }
    if (!accepts(wish, TextOf::DeckName, tr("A name of %1 letters is too long: at most %2. The old one was kept.")))
        return false;
    if (!m_notices.attempt([&] { m_store.rename(id, wish); }))
        return false;
    if (id == m_openDeck.id())
        return m_openDeck.open(id);
    emit changed();
    return true;
}

bool DeckLibrary::change(std::int64_t id, const std::function<void(Deck&)>& edit)
{
    if (id == m_openDeck.id())
        return m_openDeck.change(edit);
    const bool done = m_notices.attempt([&] {
        Deck deck = m_store.load(id).deck;
        edit(deck);
        m_store.save(id, deck);
    });
    if (done)
        emit changed();
    return done;
}

bool DeckLibrary::setFolder(std::int64_t id, const QString& folder)
{
    const QString path = folderPath(folder);
    return accepts(path, TextOf::Folder, tr("A folder of %1 letters is too long: at most %2.")) &&
           change(id, [&](Deck& deck) { deck.folder = path.toStdString(); });
}

bool DeckLibrary::setTags(std::int64_t id, const QStringList& tags)
{
    for (const QString& tag : tags)
        if (!accepts(tag, TextOf::Tag, tr("A tag of %1 letters is too long: at most %2.")))
            return false;
    return change(id, [&](Deck& deck) {
        deck.tags.clear();
        for (const QString& tag : tags)
            deck.tags.push_back(tag.toStdString());
    });
}

bool DeckLibrary::setState(std::int64_t id, DeckState state)
{
    return change(id, [state](Deck& deck) { deck.state = state; });
}

bool DeckLibrary::moveFolder(const QString& from, const QString& to)
{
    const QString path = folderPath(to);
    if (path == from)
        return true;
    if (from.isEmpty() || !accepts(path, TextOf::Folder, tr("A folder of %1 letters is too long: at most %2.")))
        return false;
    m_openDeck.flush();
    const bool done = m_notices.attempt([&] {
        std::vector<StoredDeck> moved;
        for (const DeckSummary& deck : m_store.decks()) {
            if (!isWithin(deck.folder, from))
                continue;
            moved.push_back(m_store.load(deck.id));
            moved.back().deck.folder = folderPath(path + deck.folder.mid(from.size())).toStdString();
        }
        m_store.saveAll(moved,
                        {HistoryKind::FileDeck, path.isEmpty() ? from : path, {}, static_cast<int>(moved.size()), 0});
    });
    if (done)
        reload(0);
    return done;
}

bool DeckLibrary::exchange(OpenDeck& from, const Deck& less, OpenDeck& to, const Deck& more, const std::string& card)
{
    const std::vector<StoredDeck> both{{from.id(), less}, {to.id(), more}};
    const HistoryFacts facts{HistoryKind::AddToDeck, QString::fromStdString(more.name), card, 1, to.id()};
    if (!m_notices.attempt([&] { m_store.saveAll(both, facts); }))
        return false;
    from.follow(less);
    to.follow(more);
    return true;
}

// The list shows sizes and times, too.
void DeckLibrary::watch(const OpenDeck& deck)
{
    connect(&deck, &OpenDeck::changed, this, &DeckLibrary::changed);
}

QStringList DeckLibrary::folders() const
{
    QStringList folders;
    for (const DeckSummary& deck : decks())
        for (QString path = folderPath(deck.folder); !path.isEmpty(); path = parentFolder(path))
            if (!folders.contains(path))
                folders << path;
    folders.sort(Qt::CaseInsensitive);
    return folders;
}

bool DeckLibrary::accepts(const QString& text, TextOf of, const QString& complaint)
{
    if (!isTooLong(of, text.toStdString()))
        return true;
    m_notices.warn(complaint.arg(text.size()).arg(longest(of)), AttemptKind::Change);
    return false;
}

std::vector<DeckVersion> DeckLibrary::versions() const
{
    std::vector<DeckVersion> versions;
    if (m_openDeck.isOpen())
        m_notices.attempt([&] { versions = m_versions.of(m_openDeck.id()); });
    return versions;
}

std::optional<Deck> DeckLibrary::loadVersion(std::int64_t version) const
{
    std::optional<Deck> deck;
    m_notices.attempt([&] { deck = m_versions.load(version); });
    return deck;
}

std::int64_t DeckLibrary::keepVersion(const QString& label)
{
    m_openDeck.flush();
    std::int64_t version = 0;
    if (m_openDeck.isOpen() &&
        accepts(label.simplified(), TextOf::VersionName, tr("A name of %1 letters is too long: at most %2.")))
        m_notices.attempt([&] { version = m_versions.keep(m_openDeck.id(), label.simplified()); });
    if (version != 0)
        emit changed();
    return version;
}

bool DeckLibrary::restoreVersion(std::int64_t version)
{
    m_openDeck.flush();
    const std::optional<Deck> then = loadVersion(version);
    return then && m_openDeck.change([&](Deck& deck) {
        Deck restored = *then;
        restored.name = deck.name;
        restored.folder = deck.folder;
        restored.tags = deck.tags;
        restored.state = deck.state;
        deck = std::move(restored);
    });
}

bool DeckLibrary::removeVersion(std::int64_t version)
{
    RemovedVersion removed;
    if (!m_notices.attempt([&] { removed = m_versions.remove(version); }))
        return false;
    emit changed();
    m_notices.say(removed.label.isEmpty() ? tr("The version was deleted.")
                                          : tr("The version %1 was deleted.").arg(removed.label),
                  tr("Undo"), [this, removed] {
                      if (m_notices.attempt([&] { m_versions.putBack(removed); }))
                          emit changed();
                  });
    return true;
}

void DeckLibrary::reload(std::int64_t id)
{
    m_openDeck.reload();
    bool isThere = false;
    m_notices.attempt([&] { isThere = id != 0 && m_store.contains(id); });
    if (isThere && !m_openDeck.isOpen())
        m_openDeck.open(id);
    emit changed();
}

void DeckLibrary::follow()
{
    const QString name = QString::fromStdString(m_openDeck.deck().name);
    switch (m_openDeck.followStored()) {
    case OpenDeck::Followed::Same:
        break;
    case OpenDeck::Followed::Changed:
        m_notices.say(tr("%1 was changed by another program.").arg(name));
        break;
    case OpenDeck::Followed::Gone:
        m_notices.say(tr("%1 was deleted by another program.").arg(name));
        break;
    }
    emit changed();
}

bool DeckLibrary::remove(std::int64_t id)
{
    if (id == m_openDeck.id())
        m_openDeck.flush(); // what is being typed belongs to the deck that may come back
    QString name;
    const bool done = m_notices.attempt([&] {
        name = QString::fromStdString(m_store.load(id).deck.name);
        m_store.remove(id);
    });
    if (!done)
        return false;
    if (id == m_openDeck.id())
        m_openDeck.close();
    emit changed();
    emit removed(tr("%1 was deleted.").arg(name));
    return true;
}

} // namespace dossier
