#include "wording/card_text/card_text_entry.h"

#include "wording/card_text/card_text_steps.h"
#include "wording/words/game_words.h"

#include <QJsonArray>

#include <algorithm>

namespace dossier {

namespace {

QStringList stringsOf(const QJsonValue& value)
{
    QStringList strings;
    for (const QJsonValue& one : value.toArray())
        strings += one.toString();
    return strings;
}

bool startsNoCombat(const Card& card)
{
    if (!card.adversary)
        return false;
    const auto absent = [](const Rating& rating) { return rating.kind == Rating::Kind::NotApplicable; };
    return absent(card.adversary->longRange) && absent(card.adversary->closeRange) && absent(card.adversary->health);
}

class EntryWriter
{
    Q_DECLARE_TR_FUNCTIONS(CardText)

public:
    EntryWriter(const QJsonObject& entry, const Card& card, const EffectPhrases& phrases)
        : m_entry(entry)
        , m_card(card)
        , m_steps(phrases, card.cost ? card.cost->pool : Pool::Either)
    {
        m_steps.call(QStringLiteral("self"), card.type == CardType::Agent       ? tr("this Agent")
                                             : card.type == CardType::Adversary ? tr("this Adversary")
                                                                                : tr("this card"));
    }

    EntryText write();
    QString writeSteps(int step);

private:
    QStringList body(const QJsonObject& part);
    QStringList conditions(const QJsonObject& part);
    QStringList windows(const QJsonObject& part);
    QStringList skillsHelped(const QJsonObject& part);
    QString targets(const QJsonObject& part);
    QString price(const QJsonObject& part);
    QString named(const QJsonObject& part);
    QString alternatives();
    QString moments();
    QString uses();
    QStringList termsOf(QJsonObject use);
    QString ends();

    QJsonArray list(const char* key) const { return m_entry[QLatin1String(key)].toArray(); }
    QString text(const QJsonObject& part, const char* key) const { return part[QLatin1String(key)].toString(); }

    const QJsonObject& m_entry;
    const Card& m_card;
    EffectSteps m_steps;
};

EntryText EntryWriter::write()
{
    QStringList parts = body(m_entry);
    parts += alternatives();
    if (const QString stay = text(m_entry, "stay"); !stay.isEmpty())
        parts += m_steps.phrase(PhraseKind::Stay, stay);
    if (const QJsonArray lasting = list("while"); !lasting.isEmpty()) {
        const QString sentences = m_steps.sentences(lasting);
        parts += m_entry.contains(QStringLiteral("stay")) ? tr("While it lies there: %1").arg(afterColon(sentences))
                                                          : sentences;
    }
    parts += moments();
    parts += uses();
    parts += ends();
    if (startsNoCombat(m_card))
        parts += tr("No Combat.");
    parts.removeAll(QString());
    return {parts.join(u' '), m_steps.unsaid()};
}

// Targets and choices are named, though not said.
QString EntryWriter::writeSteps(int step)
{
    targets(m_entry);
    named(m_entry);
    m_steps.setPriceStep(step);
    const QString said = m_steps.sentences(list("do"));
    return m_steps.unsaid().isEmpty() ? said : QString();
}

// What the entry and each of its alternatives may have: conditions, targets, choices and steps.
QStringList EntryWriter::body(const QJsonObject& part)
{
    QStringList parts;
    if (const QStringList when = conditions(part); !when.isEmpty())
        parts += tr("When: %1.").arg(when.join(QStringLiteral(", ")));
    parts += targets(part);
    parts += named(part);
    parts += price(part);
    parts += m_steps.sentences(part[QStringLiteral("do")].toArray());
    if (const QString unless = text(part, "unless"); !unless.isEmpty())
        parts += tr("No effect if %1.").arg(m_steps.phrase(PhraseKind::Condition, unless));
    parts.removeAll(QString());
    return parts;
}

QStringList EntryWriter::conditions(const QJsonObject& part)
{
    QStringList when = skillsHelped(part);
    when += windows(part);
    if (const QString phase = text(part, "phase"); !phase.isEmpty())
        when += m_steps.phrase(PhraseKind::Phase, phase);
    for (const QString& condition : stringsOf(part[QStringLiteral("if")]))
        when += m_steps.phrase(PhraseKind::Condition, condition);
    return when;
}

// Nothing where one of the windows goes without saying.
QStringList EntryWriter::windows(const QJsonObject& part)
{
    QStringList phrases;
    for (const QString& window : stringsOf(part[QStringLiteral("in")])) {
        const QString phrase = m_steps.phrase(PhraseKind::Window, window);
        if (phrase.isEmpty())
            return {};
        phrases += phrases.isEmpty() ? phrase : tr("also %1").arg(phrase);
    }
    return phrases;
}

// A Witness adds to checks in the skill of its Activator (WIT-11); the data does not repeat it.
QStringList EntryWriter::skillsHelped(const QJsonObject& part)
{
    const QJsonObject first = part[QStringLiteral("do")].toArray().first().toObject();
    if (m_card.type != CardType::Witness || text(first, "to") != u"level")
        return {};
    for (const Activator activator : m_card.activators)
        if (skillNamed(nameOf(activator)))
            return {tr("%1 check").arg(word(activator).toUpper())};
    return {};
}

QString EntryWriter::targets(const QJsonObject& part)
{
    const QString target = text(part, "target");
    const QString other = text(part, "other");
    if (target.isEmpty())
        return {};
    if (text(part, "stay").endsWith(QStringLiteral(" target")))
        m_steps.call(QStringLiteral("host"), tr("the target"));
    m_steps.call(QStringLiteral("target"), other.isEmpty() ? tr("the target") : tr("target A"));
    if (other.isEmpty())
        return tr("Target: %1.").arg(m_steps.phrase(PhraseKind::Selector, target));
    m_steps.call(QStringLiteral("other"), tr("target B"));
    return tr("Target A: %1. Target B: %2.")
        .arg(m_steps.phrase(PhraseKind::Selector, target), m_steps.phrase(PhraseKind::Selector, other));
}

QString EntryWriter::price(const QJsonObject& part)
{
    QStringList parts;
    const QJsonValue x = part[QStringLiteral("x")];
    if (x.isArray()) {
        // Each step bought weighs one more than the one before (BLUFF-10).
        QStringList points;
        QStringList effects;
        for (const QJsonValue& step : x.toArray()) {
            points += QString::number(step.toInt());
            effects += QStringLiteral("−%1").arg(points.size());
        }
        parts += tr("X = %1 CP: %2.").arg(EffectPhrases::oneOf(points), EffectPhrases::oneOf(effects));
    } else if (x.isString()) {
        parts += tr("X = %1.").arg(m_steps.phrase(PhraseKind::Amount, x.toString()));
    }
    if (const int extra = part[QStringLiteral("extra")].toInt(); extra > 0)
        parts += tr("Price: %1 CP more than the Cost.").arg(extra);
    if (const int tokens = part[QStringLiteral("tokens")].toInt(); tokens > 0)
        parts += tokens == 1 ? tr("One token.") : tr("%n tokens.", nullptr, tokens);
    if (const QJsonArray purse = part[QStringLiteral("purse")].toArray(); !purse.isEmpty())
        parts += tr("One free RP for cards with %1, renewed in your Briefing Phase.")
                     .arg(EffectPhrases::oneOf(labelsOf(purse)));
    return parts.join(u' ');
}

QString EntryWriter::named(const QJsonObject& part)
{
    const QStringList choices = stringsOf(part[QStringLiteral("choose")]);
    if (choices.isEmpty())
        return {};
    if (EffectPhrases::label(choices.first())) {
        m_steps.setNamed(choices);
        const bool trained = part[QStringLiteral("stay")].toString() == u"below target";
        return trained ? QString()
                       : tr("Choose %1.").arg(EffectPhrases::oneOf(labelsOf(part[QStringLiteral("choose")])));
    }
    if (choices.contains(QStringLiteral("agent in hand")))
        m_steps.call(QStringLiteral("chosen"), tr("that Agent"));
    const QString choice = m_steps.phrase(PhraseKind::Choice, choices.join(QStringLiteral(" + ")));
    return choice.isEmpty() ? QString() : tr("Choose %1.").arg(choice);
}

QString EntryWriter::alternatives()
{
    QStringList parts;
    for (const QJsonValue& one : list("or"))
        parts += QStringLiteral("%1) %2").arg(parts.size() + 1).arg(body(one.toObject()).join(u' '));
    return parts.isEmpty() ? QString() : tr("One of these: %1").arg(parts.join(u' '));
}

QString EntryWriter::moments()
{
    QStringList parts;
    for (const QJsonValue& one : list("on")) {
        const QJsonObject on = one.toObject();
        const QString when = m_steps.moment(text(on, "when"));
        const QString steps = afterColon(m_steps.sentences(on[QStringLiteral("do")].toArray()));
        parts += on.contains(QStringLiteral("may")) ? tr("%1 (optional): %2").arg(when, steps)
                                                    : tr("%1: %2").arg(when, steps);
    }
    return parts.join(u' ');
}

QString EntryWriter::uses()
{
    QStringList parts;
    for (const QJsonValue& one : list("use")) {
        const QJsonObject use = one.toObject();
        const QStringList terms = termsOf(use);
        const QString head = terms.isEmpty() ? tr("Use") : tr("Use (%1)").arg(terms.join(QStringLiteral(", ")));
        const QString target = targets(use);
        const QString steps = m_steps.sentences(use[QStringLiteral("do")].toArray());
        parts +=
            target.isEmpty() ? tr("%1: %2").arg(head, afterColon(steps)) : tr("%1. %2 %3").arg(head, target, steps);
    }
    return parts.join(u' ');
}

// What a use costs, how often it serves, and when.
QStringList EntryWriter::termsOf(QJsonObject use)
{
    QStringList terms;
    if (text(use, "pay") == u"token")
        terms += tr("spend a token");
    if (use.contains(QStringLiteral("repeat")))
        terms += tr("as often as you like");
    if (text(use, "limit") == u"turn")
        terms += tr("once per turn");
    // An ability serves in its owner's own turn anyway (AGENT-18).
    if (stringsOf(use[QStringLiteral("in")]) == QStringList{QStringLiteral("any")})
        use.remove(QStringLiteral("in"));
    return terms + conditions(use);
}

QString EntryWriter::ends()
{
    QStringList parts;
    if (const QString until = text(m_entry, "until"); !until.isEmpty())
        parts += tr("Discard this card when %1.").arg(m_steps.phrase(PhraseKind::End, until));
    if (m_entry.contains(QStringLiteral("unstoppable")))
        parts += tr("This card cannot be negated.");
    return parts.join(u' ');
}

} // namespace

QString textOfSteps(const QJsonObject& part, const Card& card, const EffectPhrases& phrases, int step)
{
    return EntryWriter(part, card, phrases).writeSteps(step);
}

EntryText textOfEntry(const QJsonObject& entry, const Card& card, const EffectPhrases& phrases)
{
    return EntryWriter(entry, card, phrases).write();
}

} // namespace dossier
