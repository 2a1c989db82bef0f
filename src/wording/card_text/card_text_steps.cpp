#include "wording/card_text/card_text_steps.h"

#include "wording/card_text/card_text_forms.h"
#include "wording/words/game_words.h"

#include <QJsonDocument>

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

// `if` and `fail` come last, for they are parameters of other verbs too.
constexpr const char* kVerbs[] = {
    "abduct", "absent", "add",    "afflict", "aim",      "allow", "ask",    "attack", "bar",
    "cancel", "check",  "choose", "detain",  "discard",  "draw",  "end",    "forbid", "gain",
    "heal",   "hold",   "join",   "keyword", "look",     "move",  "mute",   "negate", "prerequisite",
    "put",    "remove", "round",  "scale",   "search",   "set",   "shield", "single", "stay",
    "take",   "tell",   "train",  "watch",   "withdraw", "wound", "if",     "fail"};

QString verbOf(const QJsonObject& step)
{
    const auto found = std::find_if(std::begin(kVerbs), std::end(kVerbs),
                                    [&](const char* verb) { return step.contains(QLatin1String(verb)); });
    return found == std::end(kVerbs) ? QString() : QString::fromLatin1(*found);
}

QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

} // namespace

EffectSteps::EffectSteps(const EffectPhrases& phrases, Pool pool)
    : m_phrases(phrases)
    , m_pool(pool)
{}

QString EffectSteps::sentences(const QJsonArray& steps)
{
    QStringList texts;
    for (const QJsonValue& one : steps)
        texts += sentence(step(one.toObject()));
    texts.removeAll(QString());
    return texts.join(u' ');
}

QString EffectSteps::phrase(PhraseKind kind, const QString& words)
{
    const auto found = m_phrases.find(kind, words);
    return found ? *found : noted(words);
}

QString EffectSteps::noted(const QString& words)
{
    m_unsaid += words;
    return words;
}

QString EffectSteps::step(const QJsonObject& step)
{
    const QString verb = verbOf(step);
    if (verb == u"if")
        return tr("If %1: %2")
            .arg(phrase(PhraseKind::Condition, step[verb].toString()),
                 afterColon(sentences(step[QStringLiteral("then")].toArray())));
    if (!step.contains(QStringLiteral("if")))
        return wholeStep(verb, step);
    QJsonObject rest = step;
    const QString condition = rest.take(QStringLiteral("if")).toString();
    return tr("%1: %2").arg(phrase(PhraseKind::Condition, condition), afterColon(wholeStep(verb, rest)));
}

QString EffectSteps::wholeStep(const QString& verb, const QJsonObject& step)
{
    if (verb == u"check")
        return check(step);
    if (verb == u"choose")
        return choose(step);
    if (verb == u"watch")
        return watch(step);
    if (verb == u"train")
        return train();
    if (verb == u"afflict")
        return afflict(step);
    if (const auto form = formFor(verb, step))
        return filled(*form, step);
    return noted(QString::fromUtf8(QJsonDocument(step).toJson(QJsonDocument::Compact)));
}

QString EffectSteps::filled(const FittingForm& form, const QJsonObject& step)
{
    int count = -1;
    QStringList arguments;
    for (const FormArgument& one : form.arguments) {
        if (one.kind == u'n')
            count = step[one.key].toInt();
        else
            arguments += argument(one.kind, step[one.key]);
    }
    if (step.contains(QStringLiteral("gain")))
        arguments += word(m_pool);
    QString text = tr(count == 1 && form.textForOne ? form.textForOne : form.text, nullptr, count);
    for (const QString& one : arguments)
        text = text.contains(u'%') ? text.arg(one) : text; // what goes without saying has no place in the text
    return text;
}

QString EffectSteps::argument(QChar kind, const QJsonValue& value)
{
    const QString words = wordOf(value);
    switch (kind.unicode()) {
    case u'R':
        return reference(words);
    case u'S':
        return phrase(PhraseKind::Selector, words);
    case u'Q':
        return quantity(words);
    case u'A':
        return amount(value);
    case u'+':
        return value.isDouble() ? signedNumber(value.toInt()) : amount(value);
    case u'P':
        return phrase(PhraseKind::Place, words);
    case u'D':
        return value.isUndefined() ? QString() : phrase(PhraseKind::Duration, words);
    case u'K':
        return EffectPhrases::oneOf(labelsOf(value));
    case u'&':
        return EffectPhrases::allOf(labelsOf(value));
    case u'T':
        return phrase(PhraseKind::Reference, QStringLiteral("card ") + wordsOf(value).join(u'|'));
    default:
        return words;
    }
}

QString EffectSteps::reference(const QString& words)
{
    const auto named = m_names.constFind(words);
    return named != m_names.constEnd() ? *named : phrase(PhraseKind::Reference, words);
}

// "LRC of target": what, and whose.
QString EffectSteps::quantity(const QString& words)
{
    if (const auto whole = m_phrases.find(PhraseKind::Quantity, words))
        return *whole;
    const auto of = words.indexOf(QStringLiteral(" of "));
    if (of < 0)
        return noted(words);
    return tr("%2's %1", "quantity of somebody")
        .arg(phrase(PhraseKind::Quantity, words.left(of)), reference(words.mid(of + 4)));
}

QString EffectSteps::amount(const QJsonValue& value)
{
    if (value.isDouble())
        return QString::number(value.toInt());
    const QString words = value.toString();
    if (m_step > 0 && words == u"-step")
        return signedNumber(-m_step);
    const auto phrase = m_phrases.find(PhraseKind::Amount, words);
    return phrase ? *phrase : quantity(words);
}

QString EffectSteps::check(const QJsonObject& step)
{
    const QString skill = labelOf(step[QStringLiteral("check")].toString());
    const QString level = wordOf(step[QStringLiteral("level")]);
    const QString by = reference(step[QStringLiteral("by")].toString());
    QString text = step.contains(QStringLiteral("help"))
                       ? tr("%1 %2+ check for %3, helped by every Agent in the Field.").arg(skill, level, by)
                       : tr("%1 %2+ check for %3.").arg(skill, level, by);
    if (step.contains(QStringLiteral("pass")))
        text += u' ' + tr("Passed: %1").arg(afterColon(sentences(step[QStringLiteral("pass")].toArray())));
    if (step.contains(QStringLiteral("fail")))
        text += u' ' + tr("Failed: %1").arg(afterColon(sentences(step[QStringLiteral("fail")].toArray())));
    return text;
}

QString EffectSteps::choose(const QJsonObject& step)
{
    const QString selector = step[QStringLiteral("choose")].toString();
    if (selector == u"opponent") // with two players there is no choice, and the other words speak of him
        return {};
    const QString what = phrase(PhraseKind::Selector, selector);
    const QStringList words = selector.split(u' ');
    const QString name = words.contains(QStringLiteral("agent"))  ? tr("that Agent")
                         : words.contains(QStringLiteral("team")) ? tr("that Team")
                                                                  : tr("that card");
    call(step[QStringLiteral("as")].toString(), name);
    return step.contains(QStringLiteral("by")) ? tr("The opponent chooses %1.").arg(what) : tr("Choose %1.").arg(what);
}

QString EffectSteps::moment(const QString& words)
{
    const bool ofAgent = words.split(u' ').contains(QStringLiteral("agent"));
    call(QStringLiteral("victim"), ofAgent ? tr("that Agent") : tr("that combatant"));
    return phrase(PhraseKind::Moment, words);
}

QString EffectSteps::watch(const QJsonObject& step)
{
    const QString when = moment(step[QStringLiteral("watch")].toString());
    return tr("%1: %2").arg(when, afterColon(sentences(step[QStringLiteral("do")].toArray())));
}

// A skill grows by 1, an ability is gained (TRAIN cards, OQ-125).
QString EffectSteps::train()
{
    QStringList gains;
    for (const QString& one : m_named) {
        const bool isSkill = skillNamed(one.toStdString()) || one == u"LRC" || one == u"CRC";
        gains += isSkill ? tr("+1 %1").arg(labelOf(one)) : tr("use of %1 cards").arg(labelOf(one));
    }
    return tr("On its return, for good: %1.").arg(EffectPhrases::oneOf(gains));
}

QString EffectSteps::afflict(const QJsonObject& step)
{
    call(QStringLiteral("victim"), tr("that Agent"));
    const QString state = sentences(step[QStringLiteral("while")].toArray());
    QStringList cures;
    for (const QString& cure : wordsOf(step[QStringLiteral("cure")]))
        cures += phrase(PhraseKind::End, cure);
    return tr("%1 This ends when %2.").arg(state, EffectPhrases::oneOf(cures));
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

QString labelOf(const QString& word)
{
    return EffectPhrases::label(word).value_or(word);
}

QStringList labelsOf(const QJsonValue& words)
{
    QStringList labels;
    for (const QString& one : wordsOf(words))
        labels += labelOf(one);
    return labels;
}

} // namespace dossier
