#include "wording/play/thing_text.h"

#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "wording/play/play_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class ThingText
{
    Q_DECLARE_TR_FUNCTIONS(ThingText)

public:
    static QString title(const GameState& state, CardRef card, const Cast& cast)
    {
        if (!card)
            return {};
        if (!isHidden(state, card) || card.owner() == state.decider || knows(state, state.decider, card))
            return cast.title(cardIndex(state, card));
        const QString owner = cast.name(card.owner());
        switch (placeOf(state, card)) {
        case Place::Hand:
            return tr("a card of the hand of %1").arg(owner);
        case Place::UnderSite:
            return tr("a hidden card of %1 under %2").arg(owner, title(state, hostOf(state, card), cast));
        default:
            return tr("a hidden card of %1").arg(owner);
        }
    }

    static QString team(const GameState& state, Seat seat, std::uint8_t number, const Cast& cast)
    {
        QStringList members;
        forEachAgent(teamMembers(state, seat, number),
                     [&](int slot) { members << title(state, agentCard(state, seat, slot), cast); });
        return tr("Team %1 (%2)").arg(number + 1).arg(members.join(QStringLiteral(", ")));
    }

    static QString thing(const GameState& state, Thing thing, const Cast& cast)
    {
        switch (thing.kind()) {
        case Thing::Kind::Card:
            return title(state, thing.card(), cast);
        case Thing::Kind::Team:
            return team(state, thing.seat(), static_cast<std::uint8_t>(thing.number()), cast);
        case Thing::Kind::Section:
            return tr("%1 of %2", "a Section and its player")
                .arg(word(static_cast<Section>(thing.number())), cast.name(thing.seat()));
        case Thing::Kind::Player:
            return cast.name(thing.seat());
        case Thing::Kind::Hands:
            return tr("the hands of their owners");
        case Thing::Kind::Second:
            return tr("the fighter beside %1").arg(title(state, thing.card(), cast));
        case Thing::Kind::None:
            break;
        }
        return {};
    }

    static QString whereabouts(const GameState& state, CardRef card, const Cast& cast)
    {
        const QString owner = cast.name(card.owner());
        switch (placeOf(state, card)) {
        case Place::OnCard:
        case Place::UnderSite: {
            const QString host = title(state, hostOf(state, card), cast);
            return placeOf(state, card) == Place::OnCard ? tr("%1, on %2", "an owner and a card").arg(owner, host)
                                                         : tr("%1, under %2", "an owner and a Site").arg(owner, host);
        }
        case Place::Discard:
            return tr("%1, Discard Pile").arg(owner);
        case Place::Bureau:
        case Place::Field:
        case Place::Hospital:
        case Place::OnTeam:
        case Place::Waiting:
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
};

} // namespace

QString titleText(const GameState& state, CardRef card, const Cast& cast)
{
    return ThingText::title(state, card, cast);
}

QString teamText(const GameState& state, Seat seat, std::uint8_t number, const Cast& cast)
{
    return ThingText::team(state, seat, number, cast);
}

QString thingText(const GameState& state, Thing thing, const Cast& cast)
{
    return ThingText::thing(state, thing, cast);
}

QString whereaboutsText(const GameState& state, CardRef card, const Cast& cast)
{
    return ThingText::whereabouts(state, card, cast);
}

} // namespace dossier
