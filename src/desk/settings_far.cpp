// Each seat and each claim has a key of its own: a list in one key would be written whole, and without what another
// window has put into it since.
#include "desk/settings.h"

#include <QCryptographicHash>

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

constexpr qsizetype kMostSeats = 20;
const QString kOldSeats = QStringLiteral("farSeats"); // the list of older versions
const QString kSeats = QStringLiteral("farSeat");
const QString kClaims = QStringLiteral("farClaim/");

QString keyOf(const QString& seat)
{
    const QByteArray door = seat.section(QLatin1Char('\t'), 0, 0).toUtf8();
    return kSeats + QLatin1Char('/') +
           QString::fromLatin1(QCryptographicHash::hash(door, QCryptographicHash::Sha256).toHex().left(16));
}

struct Kept
{
    QString key;
    qlonglong number = 0; // the higher, the later
    QString seat;
};

// The last one kept first.
std::vector<Kept> keptIn(const SettingsFile& file)
{
    std::vector<Kept> all;
    for (const QString& key : file.keysIn(kSeats)) {
        const QStringList parts = file.value(key).toStringList();
        if (parts.size() == 2)
            all.push_back({key, parts[0].toLongLong(), parts[1]});
    }
    std::ranges::stable_sort(all, [](const Kept& a, const Kept& b) { return a.number > b.number; });
    return all;
}

void keepLast(SettingsFile& file, const QString& seat)
{
    const std::vector<Kept> all = keptIn(file);
    const qlonglong last = all.empty() ? 0 : all.front().number;
    const bool isLast = !all.empty() && all.front().key == keyOf(seat);
    file.setValue(keyOf(seat), QStringList{QString::number(isLast ? last : last + 1), seat});
}

void takeOverOld(SettingsFile& file)
{
    const QStringList old = file.value(kOldSeats).toStringList();
    if (old.isEmpty())
        return;
    const std::vector<Kept> newer = keptIn(file);
    std::for_each(old.rbegin(), old.rend(), [&](const QString& seat) { keepLast(file, seat); });
    std::for_each(newer.rbegin(), newer.rend(), [&](const Kept& each) { keepLast(file, each.seat); });
    file.remove(kOldSeats);
}

} // namespace

QStringList Settings::farSeats() const
{
    QStringList seats;
    for (const Kept& each : keptIn(m_choices))
        seats << each.seat;
    for (const QString& each : m_choices.value(kOldSeats).toStringList())
        if (!seats.contains(each))
            seats << each;
    return seats.mid(0, kMostSeats);
}

void Settings::keepFarSeat(const QString& seat)
{
    takeOverOld(m_choices);
    keepLast(m_choices, seat);
    const std::vector<Kept> all = keptIn(m_choices);
    for (std::size_t i = kMostSeats; i < all.size(); ++i)
        m_choices.remove(all[i].key);
}

void Settings::forgetFarSeat(const QString& seat)
{
    takeOverOld(m_choices);
    m_choices.remove(keyOf(seat));
}

QString Settings::farClaim(const QString& invitation) const
{
    return m_choices.value(kClaims + invitation).toString();
}

void Settings::keepFarClaim(const QString& invitation, const QString& claim)
{
    m_choices.setValue(kClaims + invitation, claim);
}

void Settings::forgetFarClaim(const QString& invitation)
{
    m_choices.remove(kClaims + invitation);
}

} // namespace dossier
