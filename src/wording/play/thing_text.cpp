#include "wording/play/thing_text.h"

#include "wording/play/address.h"
#include "wording/play/play_words.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class ThingText
{
    Q_DECLARE_TR_FUNCTIONS(ThingText)

public:
    static QString card(const CardName& card, const PlayerNames& cast)
    {
        if (!card || card.isKnown())
            return cast.title(card.card);
        const Said owner = cast.said(card.owner);
        switch (card.place) {
        case Place::Hand:
            return addressed(tr("a card of {the hand of %1|your hand}"), {owner});
        case Place::UnderSite:
            return addressed(tr("{a hidden card of %1|a hidden card of yours} under %2"),
                             {owner, cast.title(card.host)});
        default:
            return addressed(tr("{a hidden card of %1|a hidden card of yours}"), {owner});
        }
    }

    static QString thing(const NamedThing& thing, const PlayerNames& cast)
    {
        switch (thing.kind) {
        case Thing::Kind::Card:
            return card(thing.card, cast);
        case Thing::Kind::Team:
            return team(thing, cast);
        case Thing::Kind::Section:
            return addressed(tr("{%1 of %2|your %1}", "a Section and its player"),
                             {word(static_cast<Section>(thing.number)), cast.said(thing.seat)});
        case Thing::Kind::Player:
            return addressed(tr("{%1|you}", "a player, amid a sentence"), {cast.said(thing.seat)});
        case Thing::Kind::Hands:
            return tr("the hands of their owners");
        case Thing::Kind::Second:
            return tr("the fighter beside %1").arg(card(thing.card, cast));
        case Thing::Kind::None:
            break;
        }
        return {};
    }

    static QString named(const NamedWord& named, const PlayerNames& cast)
    {
        switch (named.kind) {
        case NamedWord::Kind::Keyword:
            return word(static_cast<Keyword>(named.value));
        case NamedWord::Kind::Skill:
            return abilityWord(named.value);
        case NamedWord::Kind::Characteristic:
            return word(static_cast<Characteristic>(named.value));
        case NamedWord::Kind::Player:
            return cast.name(named.value);
        case NamedWord::Kind::ThisCheck:
            return tr("the check under way");
        case NamedWord::Kind::LaterCheck:
            break;
        }
        return tr("a later check");
    }

    static QString list(const QStringList& names)
    {
        if (names.size() < 2)
            return names.join(QString());
        const bool hasCommas = std::any_of(names.begin(), names.end(),
                                           [](const QString& name) { return name.contains(QLatin1Char(',')); });
        const QStringList before = names.first(names.size() - 1);
        return hasCommas ? tr("%1; and %2", "the end of a list of names with commas in them")
                               .arg(before.join(tr("; ", "between names with commas in them")), names.last())
                         : tr("%1 and %2", "the end of a list").arg(before.join(QStringLiteral(", ")), names.last());
    }

    static QString whereabouts(const CardName& card, const PlayerNames& cast)
    {
        const QString owner = cast.name(card.owner);
        switch (card.place) {
        case Place::OnCard:
            return tr("%1, on %2", "an owner and a card").arg(owner, cast.title(card.host));
        case Place::UnderSite:
            return tr("%1, under %2", "an owner and a Site").arg(owner, cast.title(card.host));
        case Place::Discard:
            return tr("%1, Discard Pile").arg(owner);
        case Place::Waiting:
            return tr("%1, waiting", "an owner, and a card that is played and not yet resolved").arg(owner);
        case Place::Bureau:
        case Place::Field:
        case Place::Hospital:
        case Place::OnTeam:
        case Place::Table:
        case Place::BesideXFile:
            return owner;
        case Place::Outside:
        case Place::Deck:
        case Place::Hand:
        case Place::Removed:
        case Place::Away:
        case Place::Abducted:
            break;
        }
        return {};
    }

private:
    static QString team(const NamedThing& team, const PlayerNames& cast)
    {
        QStringList members;
        for (const CardName& member : team.members)
            members << shortName(member, cast);
        if (members.isEmpty()) // all of them have left it
            return tr("Team %1").arg(team.number + 1);
        return tr("Team %1 (%2)").arg(team.number + 1).arg(members.join(QStringLiteral(", ")));
    }
};

// Behind the comma stands what somebody is; not the second of two, or of more, that are named side by side.
bool addsToName(const QString& title)
{
    const QStringList parts = title.split(QLatin1Char(','));
    if (parts.size() != 2)
        return false;
    const QStringList words = parts[0].split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::none_of(parts[1].split(QLatin1Char(' '), Qt::SkipEmptyParts),
                                [&](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
}

bool isCalledAlike(const QString& name, const QString& title, const CardPool& pool)
{
    return std::ranges::any_of(pool.cards(), [&](const Card& other) {
        const QString its = QString::fromStdString(other.title);
        return its != title && its.section(QLatin1Char(','), 0, 0) == name;
    });
}

} // namespace

QString cardText(const CardName& card, const PlayerNames& cast)
{
    return elided(ThingText::card(card, cast));
}

QString shortName(const CardName& card, const PlayerNames& cast)
{
    const QString title = cardText(card, cast);
    if (!card.isKnown() || !cast.pool[card.card].agent)
        return title;
    return title.section(QLatin1Char(','), 0, 0).section(QLatin1Char(' '), -1);
}

QString calledText(const CardName& card, const PlayerNames& cast)
{
    const QString title = cardText(card, cast);
    if (!card.isKnown() || (!cast.pool[card.card].agent && !cast.pool[card.card].adversary) || !addsToName(title))
        return title;
    const QString name = title.section(QLatin1Char(','), 0, 0);
    return isCalledAlike(name, title, cast.pool) ? title : name;
}

QString listed(const QStringList& names)
{
    return ThingText::list(names);
}

QString thingText(const NamedThing& thing, const PlayerNames& cast)
{
    return elided(ThingText::thing(thing, cast));
}

QString fighterText(const CardName& card, bool second, const PlayerNames& cast)
{
    return second ? ThingText::thing({.kind = Thing::Kind::Second, .card = card}, cast) : calledText(card, cast);
}

QString wordText(const NamedWord& named, const PlayerNames& cast)
{
    return ThingText::named(named, cast);
}

QString articledText(const QString& sentence, const PlayerNames& cast)
{
    const auto isOther = [&](QStringView words) {
        return std::ranges::any_of(cast.pool.cards(), [&](const Card& card) {
            return card.type == CardType::Event && card.title.starts_with("Agent ") &&
                   words.startsWith(QString::fromStdString(card.title));
        });
    };
    return withArticles(elided(sentence), isOther);
}

QString toldText(const QString& sentence, const PlayerNames& cast)
{
    return begun(articledText(sentence, cast));
}

QString namedText(const VisibleEvent& named, const PlayerNames& cast)
{
    if (named.other)
        return calledText(named.other, cast);
    return wordText({static_cast<NamedWord::Kind>(named.number), static_cast<std::uint8_t>(named.second)}, cast);
}

QString whereaboutsText(const CardName& card, const PlayerNames& cast)
{
    return ThingText::whereabouts(card, cast);
}

} // namespace dossier
