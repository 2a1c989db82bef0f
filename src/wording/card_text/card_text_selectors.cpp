#include "wording/card_text/card_text_selectors.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

using Kind = SelectorKind;
using Is = FilterKind;

// At most two.
class Filters
{
public:
    constexpr Filters() = default;
    constexpr Filters(Is one) // NOLINT(google-explicit-constructor)
        : m_is{one}
        , m_count(1)
    {}
    constexpr Filters(Is one, Is two)
        : m_is{one, two}
        , m_count(2)
    {}
    constexpr const Is* begin() const { return m_is.data(); }
    constexpr const Is* end() const { return m_is.data() + m_count; }

private:
    std::array<Is, 2> m_is{};
    std::size_t m_count = 0;
};

struct Shape
{
    Kind kind;
    Side side;
    Where where;
    Filters filters;
    const char* text;
};

constexpr Shape kShapes[] = {
    {Kind::Adversary, Side::Any, Where::Combat, {}, QT_TRANSLATE_NOOP("CardText", "an Adversary in this Combat")},
    {Kind::Adversary,
     Side::Any,
     Where::Combat,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "an Adversary with %1 in this Combat")},
    {Kind::Adversary,
     Side::Any,
     Where::StackOrPlay,
     {},
     QT_TRANSLATE_NOOP("CardText", "an Adversary, waiting or in play")},
    {Kind::Adversary,
     Side::Any,
     Where::StackOrPlay,
     {Is::WithoutKeyword},
     QT_TRANSLATE_NOOP("CardText", "an Adversary without %1, waiting or in play")},
    {Kind::Adversary,
     Side::Any,
     Where::Stack,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "a waiting Adversary with %1")},
    {Kind::Agent, Side::Any, Where::Combat, {}, QT_TRANSLATE_NOOP("CardText", "an Agent in this Combat")},
    {Kind::Agent,
     Side::Any,
     Where::Combat,
     {Is::HitFor},
     QT_TRANSLATE_NOOP("CardText", "an Agent whom one source has just hit for %1 or more")},
    {Kind::Agent,
     Side::Any,
     Where::Combat,
     {Is::Holding},
     QT_TRANSLATE_NOOP("CardText", "an Agent in this Combat, holding %1")},
    {Kind::Agent, Side::Any, Where::Hand, {}, QT_TRANSLATE_NOOP("CardText", "an Agent in your hand")},
    {Kind::Agent, Side::Any, Where::InTarget, {}, QT_TRANSLATE_NOOP("CardText", "an Agent of that Team")},
    {Kind::Agent, Side::Any, Where::Team, {}, QT_TRANSLATE_NOOP("CardText", "an Agent of the Team")},
    {Kind::Agent, Side::Any, Where::TeamOfHost, {}, QT_TRANSLATE_NOOP("CardText", "an Agent of the holder's Team")},
    {Kind::Agent, Side::Any, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "any Agent")},
    {Kind::Agent, Side::Any, Where::Field, {}, QT_TRANSLATE_NOOP("CardText", "any Agent in the Field")},
    {Kind::Agent, Side::Any, Where::Hospital, {}, QT_TRANSLATE_NOOP("CardText", "any Agent in the Hospital")},
    {Kind::Card, Side::Any, Where::Stack, {}, QT_TRANSLATE_NOOP("CardText", "%1, waiting")},
    {Kind::Card,
     Side::Any,
     Where::Stack,
     {Is::AbductingMine},
     QT_TRANSLATE_NOOP("CardText", "a waiting card that abducts one of your Agents")},
    {Kind::Card,
     Side::Any,
     Where::StackOrPlay,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "a card with %1, waiting or in play")},
    {Kind::Combatant,
     Side::Any,
     Where::Combat,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "a combatant with %1 in this Combat")},
    {Kind::Enemy, Side::Any, Where::OfTarget, {}, QT_TRANSLATE_NOOP("CardText", "an enemy of target A")},
    {Kind::Enemy,
     Side::Any,
     Where::Usual,
     {Is::HitFor},
     QT_TRANSLATE_NOOP("CardText", "an enemy just hit for %1 or more")},
    {Kind::Equipment, Side::Any, Where::Team, {}, QT_TRANSLATE_NOOP("CardText", "an Equipment card in the Team")},
    {Kind::Event, Side::Any, Where::StackOrPlay, {}, QT_TRANSLATE_NOOP("CardText", "an Event, waiting or in play")},
    {Kind::FaceDown, Side::Any, Where::AnySite, {}, QT_TRANSLATE_NOOP("CardText", "a face-down card under any Site")},
    {Kind::FaceDownOrBluff,
     Side::Any,
     Where::AnySite,
     {},
     QT_TRANSLATE_NOOP("CardText", "a face-down card or a used Bluff at any Site")},
    {Kind::Mate, Side::Any, Where::OfSelf, {}, QT_TRANSLATE_NOOP("CardText", "another Agent of the Team")},
    {Kind::Agent, Side::My, Where::Bureau, {}, QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Bureau")},
    {Kind::Agent,
     Side::My,
     Where::Bureau,
     {Is::Except},
     QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Bureau, except %1")},
    {Kind::Agent, Side::My, Where::Hospital, {}, QT_TRANSLATE_NOOP("CardText", "one of your Agents in the Hospital")},
    {Kind::Agent,
     Side::My,
     Where::Hospital,
     {Is::Damaged},
     QT_TRANSLATE_NOOP("CardText", "one of your wounded Agents in the Hospital")},
    {Kind::Agent,
     Side::My,
     Where::Usual,
     {Is::Movable},
     QT_TRANSLATE_NOOP("CardText", "one of your Agents, free to leave the Section")},
    {Kind::Agent,
     Side::My,
     Where::Departing,
     {Is::AnyKeyword, Is::NotBelowSelf},
     QT_TRANSLATE_NOOP("CardText", "one of your Agents with %1, about to go to the Hospital")},
    {Kind::Agent,
     Side::My,
     Where::Hospital,
     {Is::Damaged, Is::BelowSelf},
     QT_TRANSLATE_NOOP("CardText", "one of your wounded Agents below this card")},
    {Kind::Card,
     Side::My,
     Where::Hand,
     {Is::CostIn, Is::FixedCost},
     QT_TRANSLATE_NOOP("CardText", "a card in your hand with a fixed Cost in %1")},
    {Kind::Card,
     Side::Their,
     Where::Stack,
     {Is::CostIn, Is::CostOfCardBelow},
     QT_TRANSLATE_NOOP("CardText",
                       "an opponent's waiting card with a Cost in %1, no Agent and no Site, as high as that "
                       "of a card below this one")},
    {Kind::Agent, Side::Any, Where::Usual, {Is::Named}, QT_TRANSLATE_NOOP("CardText", "any %1")},
    {Kind::Agent, Side::My, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "one of your Agents")},
    {Kind::Agent, Side::My, Where::InPlay, {Is::Damaged}, QT_TRANSLATE_NOOP("CardText", "one of your wounded Agents")},
    {Kind::Card,
     Side::My,
     Where::InPlay,
     {Is::HasTokens},
     QT_TRANSLATE_NOOP("CardText", "one of your cards in play with tokens")},
    {Kind::Agent, Side::My, Where::Bureau, {Is::Named}, QT_TRANSLATE_NOOP("CardText", "your %1 in the Bureau")},
    {Kind::Agent,
     Side::My,
     Where::Usual,
     {Is::Named, Is::Movable},
     QT_TRANSLATE_NOOP("CardText", "your %1, free to leave the Section")},
    {Kind::Card, Side::My, Where::Collection, {}, QT_TRANSLATE_NOOP("CardText", "any card of your collection")},
    {Kind::Card, Side::My, Where::Discard, {}, QT_TRANSLATE_NOOP("CardText", "a card in your Discard Pile")},
    {Kind::Combatant, Side::My, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "one of your combatants")},
    {Kind::Combatant,
     Side::My,
     Where::Usual,
     {Is::MayUse},
     QT_TRANSLATE_NOOP("CardText", "one of your combatants able to use %1 cards")},
    {Kind::Combatant,
     Side::My,
     Where::Usual,
     {Is::MayUse, Is::FacingStunned},
     QT_TRANSLATE_NOOP("CardText", "one of your combatants able to use %1 cards, or facing a stunned enemy")},
    {Kind::Combatant,
     Side::My,
     Where::Usual,
     {Is::Rating},
     QT_TRANSLATE_NOOP("CardText", "one of your combatants with %1 %2+")},
    {Kind::Equipment, Side::My, Where::Deck, {}, QT_TRANSLATE_NOOP("CardText", "an Equipment card")},
    {Kind::Site, Side::My, Where::Deck, {Is::Asking}, QT_TRANSLATE_NOOP("CardText", "a Site that asks %1")},
    {Kind::Team, Side::My, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "one of your Teams")},
    {Kind::Team, Side::My, Where::Bureau, {}, QT_TRANSLATE_NOOP("CardText", "one of your Teams in the Bureau")},
    {Kind::Team, Side::My, Where::Field, {}, QT_TRANSLATE_NOOP("CardText", "one of your Teams in the Field")},
    {Kind::Witness, Side::My, Where::Deck, {}, QT_TRANSLATE_NOOP("CardText", "a Witness")},
    {Kind::Witness, Side::My, Where::Discard, {}, QT_TRANSLATE_NOOP("CardText", "a Witness in your Discard Pile")},
    {Kind::Witness,
     Side::My,
     Where::InPlay,
     {Is::HasModifier},
     QT_TRANSLATE_NOOP("CardText", "one of your Witnesses in play with a modifier")},
    {Kind::Opponent, Side::Any, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "an opponent")},
    {Kind::SectionOrTeam,
     Side::Any,
     Where::Usual,
     {},
     QT_TRANSLATE_NOOP("CardText", "another Section, or a Team there")},
    {Kind::Team, Side::Any, Where::Combat, {}, QT_TRANSLATE_NOOP("CardText", "the Team in Combat")},
    {Kind::Agent,
     Side::Their,
     Where::Check,
     {Is::Named},
     QT_TRANSLATE_NOOP("CardText", "the opponent's %1, in a check")},
    {Kind::Agent,
     Side::Their,
     Where::CheckInField,
     {Is::Named},
     QT_TRANSLATE_NOOP("CardText", "the opponent's %1, in a non-combat check in the Field")},
    {Kind::Card,
     Side::Their,
     Where::InPlay,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "an opponent's card in play with %1")},
    {Kind::Card,
     Side::Their,
     Where::StackOrPlay,
     {},
     QT_TRANSLATE_NOOP("CardText", "an opponent's card, waiting or in play")},
    {Kind::Card,
     Side::Their,
     Where::StackOrPlay,
     {Is::AgainstMyTeam},
     QT_TRANSLATE_NOOP("CardText", "an opponent's card against your Team")},
    {Kind::Card,
     Side::Their,
     Where::StackOrPlay,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "an opponent's card with %1, waiting or in play")},
    {Kind::Equipment,
     Side::Their,
     Where::Combat,
     {},
     QT_TRANSLATE_NOOP("CardText", "an Equipment card of the other side")},
    {Kind::Equipment,
     Side::Their,
     Where::Combat,
     {Is::Adding},
     QT_TRANSLATE_NOOP("CardText", "an Equipment card of the other side that adds to %1")},
    {Kind::Equipment,
     Side::Their,
     Where::InPlay,
     {Is::NotAdding},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Equipment card that does not add to %1")},
    {Kind::Event,
     Side::Their,
     Where::StackOrPlay,
     {},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Event, waiting or in play")},
    {Kind::Witness,
     Side::Their,
     Where::Stack,
     {Is::HasModifier},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Witness with a modifier, still waiting")},
    {Kind::Event,
     Side::Their,
     Where::StackOrPlay,
     {Is::CostIn},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Event with a Cost in %1, waiting or in play")},
    {Kind::Team, Side::Their, Where::Usual, {}, QT_TRANSLATE_NOOP("CardText", "an opponent's Team")},
    {Kind::Team, Side::Their, Where::Check, {}, QT_TRANSLATE_NOOP("CardText", "an opponent's Team in a check")},
    {Kind::Team,
     Side::Their,
     Where::Usual,
     {Is::TeamWith},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Team with %1")},
    {Kind::Witness,
     Side::Their,
     Where::InPlay,
     {Is::AnyKeyword},
     QT_TRANSLATE_NOOP("CardText", "a Witness of their own in play with %1")},
    {Kind::Witness,
     Side::Their,
     Where::Stack,
     {},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Witness just played, still waiting")},
    {Kind::Witness,
     Side::Their,
     Where::StackOrPlay,
     {},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Witness, waiting or in play")},
    {Kind::Witness,
     Side::Their,
     Where::StackOrPlay,
     {Is::Modifying},
     QT_TRANSLATE_NOOP("CardText", "an opponent's Witness that modifies %1")},
};

// "with Alien,Creature" is said like "with Alien".
Is shapeOf(const Filter& filter)
{
    return filter.kind == Is::AllKeywords ? Is::AnyKeyword : filter.kind;
}

} // namespace

std::vector<Filter> filtersSaid(const Selector& selector)
{
    std::vector<Filter> said = selector.filters;
    if (said.size() > 1 && said.back().kind == Is::HouseRule && said[said.size() - 2].orNext)
        said.resize(said.size() - 2);
    return said;
}

const char* selectorText(const Selector& selector, const std::vector<Filter>& filters)
{
    const auto fits = [&](const Shape& shape) {
        return shape.kind == selector.kind && shape.side == selector.side && shape.where == selector.where &&
               std::equal(filters.begin(), filters.end(), shape.filters.begin(), shape.filters.end(),
                          [](const Filter& filter, Is is) { return shapeOf(filter) == is; });
    };
    const auto found = std::find_if(std::begin(kShapes), std::end(kShapes), fits);
    return found == std::end(kShapes) ? nullptr : found->text;
}

} // namespace dossier
