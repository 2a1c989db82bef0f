#include "wording/card_text/card_text_phrases.h"

#include "domain/cards/published_set.h"
#include "wording/card_text/card_text_selectors.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

using Phrase = EffectPhrases::Phrase;

QString joined(const QStringList& phrases, const char* last)
{
    if (phrases.size() < 2)
        return phrases.join(QString());
    return EffectPhrases::said(last).arg(phrases.mid(0, phrases.size() - 1).join(QStringLiteral(", ")), phrases.last());
}

QString number(int value)
{
    return QString::number(value);
}

} // namespace

QString EffectPhrases::said(const char* text)
{
    return QCoreApplication::translate("CardText", text);
}

EffectPhrases::EffectPhrases(const CardPool& pool)
    : m_pool(pool)
{}

QString EffectPhrases::oneOf(const QStringList& phrases)
{
    return joined(phrases, QT_TRANSLATE_NOOP("CardText", "%1 or %2"));
}

QString EffectPhrases::allOf(const QStringList& phrases)
{
    return joined(phrases, QT_TRANSLATE_NOOP("CardText", "%1 and %2"));
}

QString EffectPhrases::title(int number) const
{
    if (const auto card = m_pool.findNumber(printedNumberOf(number)))
        return said(QT_TRANSLATE_NOOP("CardText", "“%1”")).arg(QString::fromStdString(m_pool[*card].title));
    return QString::number(number);
}

QString EffectPhrases::titles(const Titles& cards) const
{
    QStringList all;
    for (std::size_t i = 0; i < cards.count; ++i)
        all += title(cards.values[i]);
    return cards.all ? allOf(all) : oneOf(all);
}

// --- Selectors ------------------------------------------------------------------------------------------------------

QStringList EffectPhrases::argumentsOf(const Filter& filter) const
{
    switch (filter.kind) {
    case FilterKind::CostIn:
        return {word(filter.number == 1 ? Pool::Conspiracy : Pool::Resource).toUpper()};
    case FilterKind::AllKeywords:
        return {allOf(labelsOf(filter.keywords))};
    case FilterKind::AnyKeyword:
    case FilterKind::WithoutKeyword:
    case FilterKind::MayUse:
        return {oneOf(labelsOf(filter.keywords))};
    case FilterKind::Rating:
        return {oneOf(labelsOf(filter.abilities)), number(filter.number)};
    case FilterKind::Adding:
    case FilterKind::NotAdding:
    case FilterKind::Modifying:
        return {oneOf(labelsOf(filter.abilities))};
    case FilterKind::TeamWith:
    case FilterKind::Named:
    case FilterKind::Except:
    case FilterKind::Holding:
    case FilterKind::AbductingMateOf:
        return {titles(filter.titles)};
    case FilterKind::HitFor:
        return {number(filter.number)};
    case FilterKind::Asking:
        return {labelOf(static_cast<Characteristic>(filter.number))};
    default:
        return {};
    }
}

Phrase EffectPhrases::find(const Selector& selector) const
{
    const std::vector<Filter> filters = filtersSaid(selector);
    const char* text = selectorText(selector, filters);
    if (!text)
        return std::nullopt;
    QStringList arguments;
    if (selector.titles.count > 0)
        arguments += titles(selector.titles);
    for (const Filter& filter : filters)
        arguments += argumentsOf(filter);
    QString phrase = said(text);
    for (const QString& one : arguments)
        phrase = phrase.arg(one);
    return phrase;
}

// --- References -----------------------------------------------------------------------------------------------------

Phrase EffectPhrases::find(const Reference& reference) const
{
    const bool any = reference.keywords.empty();
    switch (reference.ref) {
    case Ref::RandomFromTheirHand:
        if (any && reference.number == 0)
            return said(QT_TRANSLATE_NOOP("CardText", "X random cards from the opponent's hand"));
        if (any && reference.number == 1)
            return said(QT_TRANSLATE_NOOP("CardText", "one random card from the opponent's hand"));
        if (any)
            return said(QT_TRANSLATE_NOOP("CardText", "%1 random cards from the opponent's hand"))
                .arg(reference.number);
        if (reference.number != 1)
            return std::nullopt;
        return said(QT_TRANSLATE_NOOP("CardText", "one random card with %1 from the opponent's hand"))
            .arg(oneOf(labelsOf(reference.keywords)));
    case Ref::TitlesInTarget:
        return titles(reference.titles);
    case Ref::TitleOnTarget:
        return said(QT_TRANSLATE_NOOP("CardText", "the target's %1")).arg(titles(reference.titles));
    case Ref::AbilitiesOfTarget:
        return said(QT_TRANSLATE_NOOP("CardText", "the other abilities of the target"));
    case Ref::Adversary:
        return said(QT_TRANSLATE_NOOP("CardText", "the Adversary"));
    case Ref::AllUnderSite:
        return said(QT_TRANSLATE_NOOP("CardText", "every card under the Site"));
    case Ref::TheirHandWith:
        return said(reference.each ? QT_TRANSLATE_NOOP("CardText", "every card with %1 from the opponent's hand")
                                   : QT_TRANSLATE_NOOP("CardText", "each card with %1 in the opponent's hand"))
            .arg(oneOf(labelsOf(reference.keywords)));
    case Ref::AskingTeam:
        return said(QT_TRANSLATE_NOOP("CardText", "the Team that asked"));
    case Ref::CardShown:
        return said(QT_TRANSLATE_NOOP("CardText", "the card shown"));
    case Ref::Cause:
        return said(QT_TRANSLATE_NOOP("CardText", "the card in question"));
    case Ref::EachAgentInTeam:
        return said(QT_TRANSLATE_NOOP("CardText", "each Agent of the Team"));
    case Ref::EnemiesOfTarget:
        return said(reference.each ? QT_TRANSLATE_NOOP("CardText", "each enemy of the target")
                                   : QT_TRANSLATE_NOOP("CardText", "the target's enemies"));
    case Ref::WitnessesInCheck:
        return said(QT_TRANSLATE_NOOP("CardText", "every Witness that modifies the check"));
    case Ref::EnemiesOfSelf:
        return said(QT_TRANSLATE_NOOP("CardText", "each enemy"));
    case Ref::Host:
        return said(QT_TRANSLATE_NOOP("CardText", "the holder"));
    case Ref::MyAgentNamed:
        return said(QT_TRANSLATE_NOOP("CardText", "your %1")).arg(titles(reference.titles));
    case Ref::Team:
        return said(QT_TRANSLATE_NOOP("CardText", "the Team"));
    case Ref::TeamOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "the holder's Team"));
    case Ref::TheirBureau:
        return said(QT_TRANSLATE_NOOP("CardText", "the opponent's Bureau"));
    case Ref::TopOfTheirDeck:
        if (reference.number == 1)
            return said(QT_TRANSLATE_NOOP("CardText", "the top card of the opponent's Bureau Deck"));
        return said(QT_TRANSLATE_NOOP("CardText", "the top %1 cards of the opponent's Bureau Deck"))
            .arg(reference.number);
    case Ref::MyAgentsWithTokens:
        return said(QT_TRANSLATE_NOOP("CardText", "each of your Agents that began the game with tokens"));
    case Ref::MyDiscardOf:
        return said(QT_TRANSLATE_NOOP("CardText", "each card with a Cost in %1 in your Discard Pile"))
            .arg(word(reference.number == 1 ? Pool::Conspiracy : Pool::Resource).toUpper());
    case Ref::MyHand:
        return said(QT_TRANSLATE_NOOP("CardText", "your hand"));
    case Ref::Me:
        return said(QT_TRANSLATE_NOOP("CardText", "you"));
    case Ref::NamedAgent:
        return said(QT_TRANSLATE_NOOP("CardText", "the Agent named"));
    case Ref::PlayerOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "the holder's player"));
    case Ref::Site:
        return said(QT_TRANSLATE_NOOP("CardText", "the Site"));
    case Ref::MatesOfTarget:
        return said(QT_TRANSLATE_NOOP("CardText", "the other Agents of the target's Team"));
    case Ref::EnemiesOfHost:
        return said(QT_TRANSLATE_NOOP("CardText", "each enemy of that Agent"));
    case Ref::EquipmentInTeam:
        return said(QT_TRANSLATE_NOOP("CardText", "all Equipment of the Team with %1"))
            .arg(oneOf(labelsOf(reference.keywords)));
    case Ref::AgentsInThatHospital:
        return said(QT_TRANSLATE_NOOP("CardText", "each Agent in that Hospital"));
    case Ref::TheirHand:
        return said(QT_TRANSLATE_NOOP("CardText", "the opponent's hand"));
    default:
        return std::nullopt;
    }
}

// --- Quantities, amounts --------------------------------------------------------------------------------------------

Phrase EffectPhrases::find(Quantity quantity, Ability ability) const
{
    switch (quantity) {
    case Quantity::Skill:
        return labelOf(ability);
    case Quantity::Res:
        return said(QT_TRANSLATE_NOOP("CardText", "RES"));
    case Quantity::LrcAndCrc:
        return allOf({labelOf(kLongRange), labelOf(kCloseRange)});
    case Quantity::DamageResult:
        return said(QT_TRANSLATE_NOOP("CardText", "%1 damage")).arg(labelOf(ability));
    case Quantity::AllSkills:
        return said(QT_TRANSLATE_NOOP("CardText", "skills, LRC and CRC included,"));
    case Quantity::ChosenSkill:
        return said(QT_TRANSLATE_NOOP("CardText", "chosen skill"));
    case Quantity::WitnessSkill:
        return said(QT_TRANSLATE_NOOP("CardText", "first skill which that Witness modifies"));
    case Quantity::Tokens:
        return said(QT_TRANSLATE_NOOP("CardText", "tokens"));
    case Quantity::Cost:
        return said(QT_TRANSLATE_NOOP("CardText", "Cost"));
    case Quantity::Health:
        return said(QT_TRANSLATE_NOOP("CardText", "Health"));
    case Quantity::HandLimit:
        return said(QT_TRANSLATE_NOOP("CardText", "your hand limit"));
    case Quantity::Prerequisite:
        return said(QT_TRANSLATE_NOOP("CardText", "the Prerequisite"));
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const Amount& amount) const
{
    switch (amount.kind) {
    case AmountKind::Steps:
        return said(QT_TRANSLATE_NOOP("CardText", "that much"));
    case AmountKind::AbilityOfEach:
        return said(QT_TRANSLATE_NOOP("CardText", "its %1, at least %2"))
            .arg(labelOf(amount.ability), number(amount.number));
    case AmountKind::ResOf:
        return said(QT_TRANSLATE_NOOP("CardText", "the RES of the whole Team"));
    case AmountKind::HighestEnemy:
        return said(QT_TRANSLATE_NOOP("CardText", "the highest LRC or CRC among its enemies + %1")).arg(amount.number);
    case AmountKind::InTheirDiscard:
        return said(QT_TRANSLATE_NOOP("CardText", "the number of cards with %1 in the opponent's Discard Pile"))
            .arg(oneOf(labelsOf(amount.of.keywords)));
    case AmountKind::ModifierOf:
        if (amount.of.ref != Ref::Target)
            return std::nullopt;
        return said(QT_TRANSLATE_NOOP("CardText", "the target's modifier (%1 if it has none)")).arg(amount.number);
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const XCost& x) const
{
    switch (x.kind) {
    case XKind::CardsPaid:
        return said(QT_TRANSLATE_NOOP("CardText", "the number of cards paid for"));
    case XKind::CardsUnderSite:
        return said(QT_TRANSLATE_NOOP("CardText", "the number of cards under the Site"));
    case XKind::CostOfOther:
        return said(QT_TRANSLATE_NOOP("CardText", "that Agent's Cost"));
    case XKind::CostOfTarget:
        return x.least == 0 ? said(QT_TRANSLATE_NOOP("CardText", "the target's Cost"))
                            : said(QT_TRANSLATE_NOOP("CardText", "the target's Cost, at least %1")).arg(x.least);
    case XKind::UpToTheirHand:
        return said(QT_TRANSLATE_NOOP("CardText", "what you say, at most the cards in the opponent's hand"));
    case XKind::CardsDiscarded:
        return said(QT_TRANSLATE_NOOP(
                        "CardText", "the cards with a Cost in CP you discard from your hand with this one, at most %1"))
            .arg(x.least);
    case XKind::PriceSteps:
    case XKind::FaceDownAtSite:
        break;
    }
    return std::nullopt;
}

// --- Places, windows, choices ---------------------------------------------------------------------------------------

Phrase EffectPhrases::find(const Destination& place) const
{
    switch (place.goal) {
    case Goal::Bureau:
        return said(QT_TRANSLATE_NOOP("CardText", "the Bureau"));
    case Goal::MyBureau:
        return said(QT_TRANSLATE_NOOP("CardText", "your Bureau"));
    case Goal::Hospital:
        return said(QT_TRANSLATE_NOOP("CardText", "the Hospital"));
    case Goal::DeckTop:
        return said(QT_TRANSLATE_NOOP("CardText", "the top of its owner's Bureau Deck"));
    case Goal::DeckShuffled:
        return said(QT_TRANSLATE_NOOP("CardText", "its owner's Bureau Deck, which is shuffled"));
    case Goal::MyHand:
        return said(QT_TRANSLATE_NOOP("CardText", "your hand"));
    case Goal::TeamOfSelf:
        return said(QT_TRANSLATE_NOOP("CardText", "this Agent's Team"));
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const Stay& stay) const
{
    const bool target = stay.at.ref == Ref::Target;
    const bool other = stay.at.ref == Ref::Other;
    switch (stay.goal) {
    case Goal::Bureau:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies in your Bureau."));
    case Goal::Hospital:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies in your Hospital, without a holder."));
    case Goal::Field:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies in the opponent's Field."));
    case Goal::TheirHospital:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies in the opponent's Hospital."));
    case Goal::NamedField:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies in the Field and keeps that name."));
    case Goal::XFile:
        return said(QT_TRANSLATE_NOOP("CardText", "This card lies beside your X-File."));
    case Goal::On:
        if (stay.at.ref == Ref::Site)
            return said(QT_TRANSLATE_NOOP("CardText", "This card lies with the Site."));
        if (target || other)
            return said(target ? QT_TRANSLATE_NOOP("CardText", "This card lies with the target.")
                               : QT_TRANSLATE_NOOP("CardText", "This card lies with that Team."));
        return std::nullopt;
    case Goal::Below:
        if (target || other)
            return said(target ? QT_TRANSLATE_NOOP("CardText", "This card lies below the target.")
                               : QT_TRANSLATE_NOOP("CardText", "This card lies below that Agent."));
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const Choices& choices) const
{
    if (choices.others == std::vector<EffectChoice>{EffectChoice::KeywordOfTarget, EffectChoice::AnyKeyword})
        return QString();
    if (choices.others.size() != 1)
        return std::nullopt;
    switch (choices.others.front()) {
    case EffectChoice::KeywordFound: // "that Keyword"
        return QString();
    case EffectChoice::AgentInHand:
        return said(QT_TRANSLATE_NOOP("CardText", "an Agent in your hand"));
    case EffectChoice::Characteristic:
        return said(QT_TRANSLATE_NOOP("CardText", "a characteristic"));
    case EffectChoice::CheckOfTeam:
        return said(QT_TRANSLATE_NOOP("CardText", "a non-combat check of the Team this turn, present or later"));
    default:
        return std::nullopt;
    }
}

Phrase EffectPhrases::find(const Cure& cure) const
{
    switch (cure.kind) {
    case Cure::Kind::HealingCard:
        return said(QT_TRANSLATE_NOOP("CardText", "a card with HEALING is used on that Agent"));
    case Cure::Kind::AnyHealing:
        return said(QT_TRANSLATE_NOOP("CardText", "a card heals the target"));
    case Cure::Kind::Medical:
        break;
    }
    return std::nullopt;
}

Phrase EffectPhrases::find(Until until) const
{
    switch (until) {
    case Until::AfterNextBriefing:
        return said(QT_TRANSLATE_NOOP("CardText", "that Briefing Phase is over"));
    case Until::AgentMoves:
        return said(QT_TRANSLATE_NOOP("CardText", "one of your Agents moves from or to the Bureau"));
    case Until::NothingBelow:
        return said(QT_TRANSLATE_NOOP("CardText", "no card is left below it"));
    case Until::NoTokens:
        return said(QT_TRANSLATE_NOOP("CardText", "the last token is gone"));
    case Until::TeamChanges:
        return said(QT_TRANSLATE_NOOP("CardText", "an Agent joins the Team or it divides"));
    case Until::TeamEmpty:
        return said(QT_TRANSLATE_NOOP("CardText", "the Team has no Agent left"));
    case Until::TeamEmptyOrBeaten:
    case Until::SiteCheckOver:
    case Until::Unpaid:
        break;
    }
    return std::nullopt;
}

} // namespace dossier
