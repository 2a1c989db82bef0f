#include "host/host.h"

#include <algorithm>
#include <stdexcept>

namespace dossier {

namespace {

constexpr std::int64_t kSecond = 1'000;
constexpr std::size_t kMostMessagesWaiting = std::size_t{2} * kMostMessagesASecond; // messages that came too soon

} // namespace

Host::Host(const HostData& data)
    : m_data(data)
    , m_compiled(RunningGame::compile(data.box.cards, &data.box.effects))
{
    for (const QString& id : m_data.store.strays())
        m_data.log((m_data.store.takeAwayEmpty(id)
                        ? QStringLiteral("table %1 was never made, and its empty folder is taken away: %2")
                        : QStringLiteral("table %1 cannot be read, in %2: this is no table's name, or its table.json "
                                         "is not there"))
                       .arg(id, m_data.store.placeOf(id)));
}

Host::~Host() = default;

void Host::connected(GuestLine& line)
{
    Guest& guest = m_guests[&line];
    guest.since = guest.second = m_data.now();
    if (lines() > kMostLines)
        reject(line, guest, Rejection::TableFull);
}

void Host::gone(GuestLine& line)
{
    const auto found = m_guests.find(&line);
    if (found == m_guests.end())
        return;
    const Guest guest = std::move(found->second);
    m_guests.erase(found);
    if (guest.table && guest.seat == kNoSeat)
        guest.table->watchNoMore(line);
    else if (guest.table)
        guest.table->standUp(guest.seat, line);
}

void Host::drained(GuestLine& line)
{
    const auto found = m_guests.find(&line);
    if (found == m_guests.end() || !found->second.table)
        return;
    const Guest& guest = found->second;
    guest.seat == kNoSeat ? guest.table->watcherDrained(line) : guest.table->drained(guest.seat);
}

void Host::reject(GuestLine& line, Guest& guest, Rejection why, const QString& detail)
{
    line.send(rejectionMessage(why, detail).compact());
    if (!closesLine(why))
        return;
    guest.closed = true;
    line.close();
}

void Host::received(GuestLine& line, std::string_view frame)
{
    const auto found = m_guests.find(&line);
    if (found == m_guests.end() || found->second.closed)
        return;
    Guest& guest = found->second;
    if (frame.size() > kMostBytesFromGuest)
        return reject(line, guest, Rejection::TooLarge);
    const std::int64_t now = m_data.now();
    if (now - guest.second >= kSecond) {
        guest.second = now;
        guest.said = 0;
    }
    if (guest.said >= kMostMessagesASecond || !guest.waiting.empty()) {
        guest.waiting.emplace_back(frame);
        if (guest.waiting.size() > kMostMessagesWaiting)
            reject(line, guest, Rejection::TooMany);
        return;
    }
    ++guest.said;
    hear(line, guest, frame);
}

void Host::hear(GuestLine& line, Guest& guest, std::string_view frame)
{
    bool unknown = false;
    std::optional<FromGuest> message;
    try {
        message = readFromGuest(frame, unknown);
    } catch (const JsonError& error) {
        const QString what = QString::fromUtf8(error.what()).left(kMostCharactersOfChat);
        return reject(line, guest, unknown ? Rejection::UnknownType : Rejection::BadMessage, what);
    }
    if (const auto* greeting = std::get_if<Hello>(&*message); greeting && !guest.table)
        return hello(line, guest, *greeting);
    if (!guest.table)
        return reject(line, guest, Rejection::NoHello);
    if (guest.seat == kNoSeat)
        return guest.table->hearWatcher(line, *message);
    // Only by his own seat, and not once he is known to have it elsewhere.
    if (guest.table->lineOf(guest.seat) == &line)
        guest.table->hear(guest.seat, *message);
}

void Host::hello(GuestLine& line, Guest& guest, const Hello& hello)
{
    if (std::ranges::find(hello.protocols, kProtocol) == hello.protocols.end())
        return reject(line, guest, Rejection::OtherProtocol);
    if (hello.cards != m_data.cards)
        return reject(line, guest, Rejection::OtherCards, m_data.cards);
    std::shared_ptr<HostTable> table;
    try {
        table = tableNamed(hello.table);
    } catch (const std::exception&) {
        return reject(line, guest, Rejection::UnreadableTable);
    }
    if (table && table->maySee(hello)) {
        if (!table->watch(line))
            return reject(line, guest, Rejection::TableFull);
        guest.table = table;
        return;
    }
    Rejection why = Rejection::WrongInvitation;
    const std::optional<Seat> seat = table ? table->seatFor(hello, why) : std::nullopt;
    if (!seat)
        return reject(line, guest, why);
    guest.table = table;
    guest.seat = *seat;
    if (!table->sitDown(*seat, line, hello))
        guest.table = nullptr;
}

// Throws where it cannot be read: a guest can do nothing about it, the host's owner hears where it lies.
std::shared_ptr<HostTable> Host::tableNamed(const QString& id)
{
    if (const auto found = m_tables.constFind(id); found != m_tables.constEnd())
        return *found;
    try {
        std::optional<StoredTable> stored = m_data.store.load(id);
        if (!stored)
            return nullptr;
        if (!stored->unknown.isEmpty())
            m_data.log(QStringLiteral("table %1, in %2: table.json has keys that this version does not know and passes "
                                      "over: %3")
                           .arg(id, m_data.store.placeOf(id), stored->unknown.join(QStringLiteral(", "))));
        auto table = std::make_shared<HostTable>(m_data, std::move(*stored), m_compiled);
        m_tables.insert(id, table);
        return table;
    } catch (const std::exception& error) {
        tellUnreadable(id, error);
        throw;
    }
}

void Host::tellUnreadable(const QString& id, const std::exception& error) const
{
    m_data.log(QStringLiteral("table %1 cannot be read, in %2: %3")
                   .arg(id, m_data.store.placeOf(id), QString::fromUtf8(error.what())));
}

int Host::readableTables() const
{
    int readable = 0;
    for (const QString& id : m_data.store.ids())
        try {
            const std::optional<StoredTable> stored = m_data.store.load(id);
            if (stored && stored->begun)
                static_cast<void>(m_data.store.loadGame(id, m_data.box.cards));
            readable += stored.has_value();
        } catch (const std::exception& error) {
            tellUnreadable(id, error);
        }
    return readable;
}

void Host::tick()
{
    const std::int64_t now = m_data.now();
    std::vector<GuestLine*> lines; // hearing somebody may close a line
    for (const auto& [line, guest] : m_guests)
        lines.push_back(line);
    for (GuestLine* line : lines) {
        const auto found = m_guests.find(line);
        if (found == m_guests.end() || found->second.closed)
            continue;
        Guest& guest = found->second;
        if (!guest.table && now - guest.since > kHelloWithin) {
            reject(*line, guest, Rejection::NoHello);
            continue;
        }
        for (int i = 0; i < 2 && !guest.waiting.empty() && !guest.closed; ++i) {
            const std::string frame = std::move(guest.waiting.front());
            guest.waiting.pop_front();
            hear(*line, guest, frame);
        }
    }
    for (auto table = m_tables.begin(); table != m_tables.end();) {
        (*table)->tick();
        if (!(*table)->isIdle()) {
            ++table;
            continue;
        }
        static_cast<void>((*table)->keepAll()); // it is read again when somebody comes
        table = m_tables.erase(table);
    }
}

bool Host::stop()
{
    bool kept = true;
    for (const auto& table : m_tables)
        kept = table->keepAll() && kept;
    return kept;
}

} // namespace dossier
