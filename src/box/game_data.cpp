#include "box/game_data.h"

#include "db/seed/seed_files.h"
#include "domain/cards/published_set.h"
#include "effects/effect_reader.h"
#include "importers/base_set/base_set.h"

#include <QCryptographicHash>

#include <array>
#include <future>
#include <mutex>
#include <optional>

namespace dossier {

namespace {

SeedText seed(const char* name)
{
    return {name, seedFile(QString::fromLatin1(name)).toStdString()};
}

bool onlyTheBaseSet = false;

// Without the lines about cards of other sets.
QByteArray ofTheBaseSet(const QByteArray& limits)
{
    QByteArray left;
    for (const QByteArray& line : limits.split('\n'))
        if (!line.contains(",XF97-") && !line.contains(",PR9"))
            left += line + '\n';
    return left;
}

CardPool officialCards()
{
    if (onlyTheBaseSet)
        return readCards(seedFile(QStringLiteral("cards.csv")).toStdString());
    const std::vector<SeedSet> sets{{seed("cards.csv")},
                                    {seed("cards_ttiot.csv"), seed("reprints_ttiot.csv")},
                                    {seed("cards_101361.csv")},
                                    {seed("cards_promo.csv")}};
    return readSets(sets, seed("untold.csv"));
}

GameData officialBox()
{
    const QByteArray formats = seedFile(QStringLiteral("formats.csv"));
    const QByteArray allLimits = seedFile(QStringLiteral("copy_limits.csv"));
    CardPool cards = officialCards();
    const QByteArray limits = onlyTheBaseSet ? ofTheBaseSet(allLimits) : allLimits;
    Format advanced = readFormat(formats.toStdString(), limits.toStdString(), Game::Advanced, cards);
    Format basic = readFormat(formats.toStdString(), limits.toStdString(), Game::Basic, cards);
    EffectBook effects;
    for (const QByteArray& file : effectFiles())
        readEffects(Json::parse(file.toStdString()), effects);
    if (onlyTheBaseSet)
        effects.erase(effects.lower_bound(kPlaceOfSet), effects.end());
    return {std::move(cards), std::move(advanced), std::move(basic), std::move(effects)};
}

const GameData& boxReadOnce()
{
    static std::mutex oneAtATime; // a host opens its own in its thread
    const std::lock_guard lock(oneAtATime);
    static std::array<std::optional<GameData>, 2> boxes; // with all official cards, with those of the base set
    std::optional<GameData>& box = boxes[onlyTheBaseSet ? 1 : 0];
    if (!box)
        box = officialBox();
    return *box;
}

bool readOnce = false;

std::future<GameData> boxAhead;

} // namespace

void putOnlyTheBaseSetInTheBox(bool only)
{
    onlyTheBaseSet = only;
}

void readTheBoxOnce()
{
    readOnce = true;
}

BoxAhead::BoxAhead()
{
    boxAhead = std::async(std::launch::async, officialBox);
}

BoxAhead::~BoxAhead()
{
    boxAhead = {}; // waits for it
}

GameData openGameBox(std::span<const FurtherSet> further)
{
    GameData box = boxAhead.valid() ? boxAhead.get() : readOnce ? boxReadOnce() : officialBox();
    if (!further.empty())
        box.cards = withFurther(box.cards, further);
    return box;
}

QString cardDataMark()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const char* name : {"cards.csv", "cards_ttiot.csv", "reprints_ttiot.csv", "cards_101361.csv",
                             "cards_promo.csv", "formats.csv", "copy_limits.csv"})
        hash.addData(seedFile(QLatin1String(name)));
    for (const QByteArray& file : effectFiles())
        hash.addData(file);
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace dossier
