// The sentences of steps, and the steps that hold others; those about numbers, cards and Agents are said in
// card_text_verbs.cpp.
#include "wording/card_text/card_text_steps.h"

#include "wording/words/game_words.h"

namespace dossier {

namespace {

QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

} // namespace

EffectSteps::EffectSteps(const EffectPhrases& phrases, Pool pool)
    : m_phrases(phrases)
    , m_pool(pool)
    , m_verb(QStringLiteral("…"))
{}

QString EffectSteps::sentences(const Steps& steps)
{
    QStringList texts;
    for (const Step& step : steps)
        texts += sentence(say(step));
    texts.removeAll(QString());
    return texts.join(u' ');
}

QString EffectSteps::noted()
{
    m_unsaid += m_verb;
    return m_verb;
}

QString EffectSteps::filled(QString text, const QStringList& words)
{
    for (const QString& one : words)
        text = text.contains(u'%') ? text.arg(one) : text;
    return text;
}

QString EffectSteps::reference(const Reference& reference)
{
    const auto named = m_names.constFind(static_cast<int>(reference.ref));
    return named != m_names.constEnd() ? *named : said(reference);
}

// "LRC of target": what, and whose.
QString EffectSteps::quantity(const QuantityOf& quantity)
{
    if (quantity.what == Quantity::Cost && quantity.of.ref == Ref::Site)
        return tr("that Site's Cost");
    if (quantity.what == Quantity::Cost && quantity.of.ref == Ref::CombatCardsOfSelf)
        return tr("the Cost of your Combat cards in this Combat");
    if (quantity.what == Quantity::CheckSkill && quantity.of.ref == Ref::Self)
        return tr("the skill that this Agent adds");
    if (quantity.what == Quantity::CheckSkill && quantity.of.ref == Ref::Target)
        return tr("the skill that the target adds");
    const EffectPhrases::Phrase what = m_phrases.find(quantity.what, quantity.ability);
    if (!what)
        return noted();
    return quantity.of.ref == Ref::None ? *what
                                        : tr("%2's %1", "quantity of somebody").arg(*what, reference(quantity.of));
}

QString EffectSteps::amount(const Amount& amount)
{
    if (amount.kind == AmountKind::Number)
        return QString::number(amount.number);
    if (m_step > 0 && amount.kind == AmountKind::Steps)
        return signedNumber(-m_step);
    if (amount.kind == AmountKind::AbilityOf)
        return quantity({Quantity::Skill, amount.ability, amount.of});
    return said(amount);
}

QString EffectSteps::change(const Amount& amount)
{
    return amount.kind == AmountKind::Number ? signedNumber(amount.number) : this->amount(amount);
}

QString EffectSteps::lasting(const std::optional<Duration>& duration)
{
    return duration ? said(*duration) : QString();
}

// --- Steps that hold others -----------------------------------------------------------------------------------------

QString EffectSteps::say(const CheckStep& step)
{
    const QString skill = labelOf(step.skill);
    const QString level = QString::number(step.level);
    const QString by = reference(step.by);
    QString text = step.help ? tr("%1 %2+ check for %3, helped by every Agent in the Field.").arg(skill, level, by)
                             : tr("%1 %2+ check for %3.").arg(skill, level, by);
    if (!step.pass.empty())
        text += u' ' + tr("Passed: %1").arg(afterColon(sentences(step.pass)));
    if (!step.fail.empty())
        text += u' ' + tr("Failed: %1").arg(afterColon(sentences(step.fail)));
    return text;
}

QString EffectSteps::say(const IfStep& step)
{
    return tr("If %1: %2").arg(said(step.condition), afterColon(sentences(step.then)));
}

QString EffectSteps::moment(const Awaited& moment)
{
    const bool ofAgent = moment.moment == MomentKind::AgentAbducted || moment.moment == MomentKind::SelfWoundsAgent;
    call(Ref::Victim, ofAgent ? tr("that Agent") : tr("that combatant"));
    return said(moment);
}

QString EffectSteps::say(const WatchStep& step)
{
    const QString when = moment(step.moment);
    return tr("%1: %2").arg(when, afterColon(sentences(step.then)));
}

QString EffectSteps::say(const AfflictStep& step)
{
    if (step.tokens)
        return noted();
    call(Ref::Victim, tr("that Agent"));
    const QString state = sentences(step.lasting);
    QStringList cures;
    for (const Cure& cure : step.cures)
        cures += said(cure);
    return tr("%1 This ends when %2.").arg(state, EffectPhrases::oneOf(cures));
}

// --- Cards and X-Files that come from elsewhere ---------------------------------------------------------------------

QString EffectSteps::say(const XFileStep& step)
{
    return filled(
        tr("Exchange your X-File for one from outside the game, secretly chosen, whose Affiliation is %1; what "
           "the Notebooks say of the old one is forgotten."),
        {EffectPhrases::oneOf(labelsOf(step.affiliation))});
}

QString EffectSteps::say(const BorrowStep& step)
{
    if (step.what.ref == Ref::TopOfMyDeck)
        return tr("Turn up the top card of your Bureau Deck. You may play it this turn, free of charge; else discard "
                  "it as the turn ends.");
    return noted();
}

// --- Naming ---------------------------------------------------------------------------------------------------------

QString EffectSteps::say(const ChooseStep& step)
{
    constexpr auto registers = std::to_array<Ref>({Ref::Target, Ref::Other, Ref::Third, Ref::Kept});
    if (step.what.kind ==
        SelectorKind::Opponent) // with two players there is no choice, and the other words speak of him
        return {};
    const QString what = said(step.what);
    const bool team = step.what.kind == SelectorKind::Team || step.what.kind == SelectorKind::SectionOrTeam;
    call(registers[static_cast<std::size_t>(step.as)], step.what.kind == SelectorKind::Agent ? tr("that Agent")
                                                       : team                                ? tr("that Team")
                                                                                             : tr("that card"));
    if (step.secret)
        return step.by || step.may ? noted() : tr("Choose %1, in secret.").arg(what);
    if (step.may)
        return step.by ? noted() : tr("You may choose %1; else nothing more happens.").arg(what);
    return step.by ? tr("The opponent chooses %1.").arg(what) : tr("Choose %1.").arg(what);
}

// A skill grows by 1, an ability is gained (TRAIN cards, OQ-125).
QString EffectSteps::say(const TrainStep& /*unused*/)
{
    QStringList gains;
    for (const EffectWord& one : m_named) {
        const bool isSkill = one.ability || static_cast<int>(one.keyword) < kSkills;
        gains += isSkill ? tr("+1 %1").arg(labelOf(one)) : tr("use of %1 cards").arg(labelOf(one));
    }
    return tr("On its return, for good: %1.").arg(EffectPhrases::oneOf(gains));
}

QString sentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.isEmpty() || text.endsWith(u'.') ? text : text + u'.';
}

QString afterColon(QString text)
{
    if (text.size() > 1 && !text[1].isUpper())
        text[0] = text[0].toLower();
    return text;
}

} // namespace dossier
