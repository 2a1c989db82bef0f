#include "wording/card_text/card_text_entry.h"

#include "wording/card_text/card_text_steps.h"
#include "wording/words/game_words.h"

#include <algorithm>

namespace dossier {

namespace {

bool startsNoCombat(const Card& card)
{
    if (!card.adversary)
        return false;
    const auto absent = [](const Rating& rating) { return rating.kind == Rating::Kind::NotApplicable; };
    return absent(card.adversary->longRange) && absent(card.adversary->closeRange) && absent(card.adversary->health);
}

// Like a way to play a card, a use has windows, conditions, a target and steps.
EffectWay asWay(const Use& use)
{
    EffectWay way;
    way.windows = use.windows;
    way.conditions = use.conditions;
    way.target = use.target;
    way.steps = use.steps;
    return way;
}

class EntryWriter
{
    Q_DECLARE_TR_FUNCTIONS(CardText)

public:
    EntryWriter(const Card& card, const EffectPhrases& phrases)
        : m_card(card)
        , m_steps(phrases, card.cost ? card.cost->pool : Pool::Either)
    {
        m_steps.call(Ref::Self, card.type == CardType::Agent       ? tr("this Agent")
                                : card.type == CardType::Adversary ? tr("this Adversary")
                                                                   : tr("this card"));
    }

    EntryText write(const CardEffect& effect);
    QString writeSteps(const EffectWay& way, const Stay* stay, int step);

private:
    QStringList head(const EffectWay& way, const Stay* stay);
    QStringList conditions(const EffectWay& way);
    QStringList windows(const EffectWay& way);
    QStringList skillsHelped(const EffectWay& way);
    QString targets(const EffectWay& way, const Stay* stay);
    QString price(const CardEffect& effect);
    QString named(const EffectWay& way, const Stay* stay);
    QString alternatives(const CardEffect& effect);
    QString reactions(const CardEffect& effect);
    QString uses(const CardEffect& effect);
    QStringList termsOf(const Use& use);
    static QString priceOf(UsePrice price);
    static QString phaseOf(UsePhase phase);
    QString ends(const CardEffect& effect);

    const Card& m_card;
    EffectSteps m_steps;
};

const Stay* stayOf(const CardEffect& effect)
{
    return effect.stay ? &*effect.stay : nullptr;
}

EntryText EntryWriter::write(const CardEffect& effect)
{
    QStringList parts = head(effect.way, stayOf(effect));
    parts += price(effect);
    parts += m_steps.sentences(effect.way.steps);
    if (effect.unless)
        parts += tr("No effect if %1.").arg(m_steps.said(*effect.unless));
    parts += alternatives(effect);
    if (effect.stay)
        parts += m_steps.said(*effect.stay);
    if (!effect.lasting.empty()) {
        const QString sentences = m_steps.sentences(effect.lasting);
        parts += effect.stay ? tr("While it lies there: %1").arg(afterColon(sentences)) : sentences;
    }
    parts += reactions(effect);
    parts += uses(effect);
    parts += ends(effect);
    if (startsNoCombat(m_card))
        parts += tr("No Combat.");
    parts.removeAll(QString());
    return {parts.join(u' '), m_steps.unsaid()};
}

// Targets and choices are named, though not said.
QString EntryWriter::writeSteps(const EffectWay& way, const Stay* stay, int step)
{
    targets(way, stay);
    named(way, stay);
    m_steps.setPriceStep(step);
    const QString said = m_steps.sentences(way.steps);
    return m_steps.unsaid().isEmpty() ? said : QString();
}

QStringList EntryWriter::head(const EffectWay& way, const Stay* stay)
{
    QStringList parts;
    if (const QStringList when = conditions(way); !when.isEmpty())
        parts += tr("When: %1.").arg(when.join(QStringLiteral(", ")));
    if (way.cost)
        parts += tr("Its Cost is then %1.").arg(*way.cost);
    parts += targets(way, stay);
    parts += named(way, stay);
    return parts;
}

QStringList EntryWriter::conditions(const EffectWay& way)
{
    QStringList when = skillsHelped(way);
    when += windows(way);
    if (way.phase)
        when += m_steps.said(*way.phase);
    for (const TextCondition& condition : way.conditions)
        when += m_steps.said(condition);
    return when;
}

// Nothing where one of the windows goes without saying.
QStringList EntryWriter::windows(const EffectWay& way)
{
    QStringList phrases;
    for (const EffectWindow window : way.windows) {
        const QString phrase = m_steps.said(window);
        if (phrase.isEmpty())
            return {};
        phrases += phrases.isEmpty() ? phrase : tr("also %1").arg(phrase);
    }
    return phrases;
}

// A Witness adds to checks in the skill of its Activator (WIT-11); the data does not repeat it. One without such an
// Activator says it of each of its skills.
QStringList EntryWriter::skillsHelped(const EffectWay& way)
{
    const auto* add = way.steps.empty() ? nullptr : std::get_if<AddStep>(&way.steps.front().does);
    if (m_card.type != CardType::Witness || !add || add->to.what != Quantity::Level)
        return {};
    QStringList skills;
    for (const Activator activator : m_card.activators)
        if (skillNamed(nameOf(activator)))
            skills += word(activator).toUpper();
    for (const Step& step : way.steps)
        if (const auto* one = std::get_if<AddStep>(&step.does);
            one && one->to.what == Quantity::Level && one->to.ability < kAbilities)
            skills += labelOf(one->to.ability);
    return skills.isEmpty() ? QStringList() : QStringList{tr("%1 check").arg(EffectPhrases::oneOf(skills))};
}

QString EntryWriter::targets(const EffectWay& way, const Stay* stay)
{
    if (!way.target)
        return {};
    if (stay && stay->at.ref == Ref::Target)
        m_steps.call(Ref::Host, tr("the target"));
    m_steps.call(Ref::Target, way.other ? tr("target A") : tr("the target"));
    if (!way.other)
        return tr("Target: %1.").arg(m_steps.said(*way.target));
    m_steps.call(Ref::Other, tr("target B"));
    return tr("Target A: %1. Target B: %2.").arg(m_steps.said(*way.target), m_steps.said(*way.other));
}

QString EntryWriter::price(const CardEffect& effect)
{
    QStringList parts;
    if (effect.x && effect.x->kind == XKind::PriceSteps) {
        // Each step bought weighs one more than the one before (BLUFF-10).
        QStringList points;
        QStringList effects;
        for (const int price : kPriceSteps) {
            points += QString::number(price);
            effects += QStringLiteral("−%1").arg(points.size());
        }
        parts += tr("X = %1 CP: %2.").arg(EffectPhrases::oneOf(points), EffectPhrases::oneOf(effects));
    } else if (effect.x) {
        parts += tr("X = %1.").arg(m_steps.said(*effect.x));
    }
    for (const Easing& easing : effect.eased) {
        const QString when = m_steps.said(easing.when);
        if (easing.cost && easing.noActivators)
            parts += tr("Cost %1, without Activators, if %2.").arg(QString::number(*easing.cost), when);
        else if (easing.cost)
            parts += tr("Cost %1 if %2.").arg(QString::number(*easing.cost), when);
        else
            parts += tr("Without Activators if %1.").arg(when);
    }
    if (effect.extra)
        parts += tr("Price: %1 CP more than the Cost.").arg(*effect.extra);
    if (effect.tokens)
        parts += *effect.tokens == 1 ? tr("One token.") : tr("%n tokens.", nullptr, *effect.tokens);
    if (effect.purse.size() > 0)
        parts += tr("One free RP for cards with %1, renewed in your Briefing Phase.")
                     .arg(EffectPhrases::oneOf(labelsOf(effect.purse)));
    return parts.join(u' ');
}

QString EntryWriter::named(const EffectWay& way, const Stay* stay)
{
    const Choices& choices = way.choices;
    if (choices.empty())
        return {};
    if (!choices.words.empty()) {
        m_steps.setNamed(choices.words);
        const bool trained = stay && stay->goal == Goal::Below && stay->at.ref == Ref::Target;
        return trained ? QString() : tr("Choose %1.").arg(EffectPhrases::oneOf(labelsOf(choices.words)));
    }
    if (std::find(choices.others.begin(), choices.others.end(), EffectChoice::AgentInHand) != choices.others.end())
        m_steps.call(Ref::Third, tr("that Agent"));
    const QString choice = m_steps.said(choices);
    return choice.isEmpty() ? QString() : tr("Choose %1.").arg(choice);
}

QString EntryWriter::alternatives(const CardEffect& effect)
{
    QStringList parts;
    for (const EffectWay& way : effect.alternatives) {
        QStringList said = head(way, nullptr);
        said += m_steps.sentences(way.steps);
        said.removeAll(QString());
        parts += QStringLiteral("%1) %2").arg(parts.size() + 1).arg(said.join(u' '));
    }
    return parts.isEmpty() ? QString() : tr("One of these: %1").arg(parts.join(u' '));
}

QString EntryWriter::reactions(const CardEffect& effect)
{
    QStringList parts;
    for (const Reaction& reaction : effect.reactions) {
        const QString when = m_steps.moment(reaction.when);
        const QString steps = afterColon(m_steps.sentences(reaction.steps));
        parts += reaction.may ? tr("%1 (optional): %2").arg(when, steps) : tr("%1: %2").arg(when, steps);
    }
    return parts.join(u' ');
}

QString EntryWriter::uses(const CardEffect& effect)
{
    QStringList parts;
    for (const Use& use : effect.uses) {
        const QStringList terms = termsOf(use);
        const QString head = use.by            ? tr("Use by that opponent (%1)").arg(terms.join(QStringLiteral(", ")))
                             : terms.isEmpty() ? tr("Use")
                                               : tr("Use (%1)").arg(terms.join(QStringLiteral(", ")));
        const QString target = targets(asWay(use), nullptr);
        const QString steps = m_steps.sentences(use.steps);
        parts +=
            target.isEmpty() ? tr("%1: %2").arg(head, afterColon(steps)) : tr("%1. %2 %3").arg(head, target, steps);
    }
    return parts.join(u' ');
}

QString EntryWriter::priceOf(UsePrice price)
{
    switch (price) {
    case UsePrice::Token:
        return tr("spend a token");
    case UsePrice::Self:
        return tr("discard this card");
    case UsePrice::SevenRp:
        return tr("pay 7 RP");
    case UsePrice::HostCost:
        return tr("pay its Cost and 1 RP more");
    case UsePrice::CardBelow:
        return tr("discard a card below this one with the Cost of the target");
    case UsePrice::OneRp:
        break;
    }
    return tr("pay 1 RP");
}

QString EntryWriter::phaseOf(UsePhase phase)
{
    switch (phase) {
    case UsePhase::MyBriefing:
        return tr("once in each of your Briefing Phases, from your next turn on");
    case UsePhase::TheirBriefing:
        return tr("once in each Briefing Phase of an opponent, from the next turn on");
    case UsePhase::MyHealing:
        return tr("once in each of your Healing Phases, from your next turn on");
    case UsePhase::TheirTurn:
        break;
    }
    return tr("in the turn of an opponent");
}

// What a use costs, how often it serves, and when.
QStringList EntryWriter::termsOf(const Use& use)
{
    QStringList terms;
    if (use.pay)
        terms += priceOf(*use.pay);
    if (use.repeat)
        terms += tr("as often as you like");
    if (use.phase)
        terms += phaseOf(*use.phase);
    else if (use.limit == Limit::Turn)
        terms += tr("once per turn");
    EffectWay when = asWay(use);
    // An ability serves in its owner's own turn anyway (AGENT-18).
    if (when.windows == std::vector<EffectWindow>{EffectWindow::Any})
        when.windows.clear();
    return terms + conditions(when);
}

QString EntryWriter::ends(const CardEffect& effect)
{
    QStringList parts;
    if (effect.until)
        parts += tr("Discard this card when %1.").arg(m_steps.said(*effect.until));
    if (effect.unique)
        parts += tr("No player has more than one of it in play.");
    if (effect.unstoppable)
        parts += tr("This card cannot be negated.");
    return parts.join(u' ');
}

} // namespace

QString textOfWay(const CardEffect& effect, const EffectWay& way, const Card& card, const EffectPhrases& phrases,
                  int step)
{
    return EntryWriter(card, phrases).writeSteps(way, stayOf(effect), step);
}

QString textOfUse(const Use& use, const Card& card, const EffectPhrases& phrases)
{
    EffectWay way = asWay(use);
    if (way.steps.size() > 1) // by what token the card keeps it in mind, is not what is chosen
        std::erase_if(way.steps, [](const Step& step) {
            const auto* set = std::get_if<SetStep>(&step.does);
            return set && set->to.what == Quantity::Tokens && set->to.of.ref == Ref::Self;
        });
    return EntryWriter(card, phrases).writeSteps(way, nullptr, 0);
}

EntryText textOfEntry(const CardEffect& effect, const Card& card, const EffectPhrases& phrases)
{
    return EntryWriter(card, phrases).write(effect);
}

} // namespace dossier
