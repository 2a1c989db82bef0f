#include "wording/card_text/card_text_forms.h"

#include "wording/card_text/card_text_phrases.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace dossier {

namespace {

// A form lists the keys of a step, the verb first. `key:value` stands for that very value; `key=K` takes the value into
// the sentence, K being its kind. A key with D may be missing; no other key may be left over.
struct StepForm
{
    const char* form;
    const char* text;
    const char* textForOne = nullptr;
};

// A form with fixed words stands before one that takes any.
constexpr StepForm kForms[] = {
    {"abduct=R", QT_TRANSLATE_NOOP("CardText", "%1 is abducted: without Equipment, under ten cards of the Bureau Deck; "
                                               "uncovered, to the Hospital.")},
    {"absent=R; turns:1", QT_TRANSLATE_NOOP("CardText", "%1 leaves play for one full turn of its owner.")},
    {"add=+; to:level; for=D", QT_TRANSLATE_NOOP("CardText", "%1 to the Team's level%2.")},
    {"add=+; to=Q; floor=#; for=D", QT_TRANSLATE_NOOP("CardText", "%1 to %2%4, not below %3.")},
    {"add=+; to=Q; except=T; for=D", QT_TRANSLATE_NOOP("CardText", "%1 to %2%4; not for %3.")},
    {"add=+; to=Q; limit:combat", QT_TRANSLATE_NOOP("CardText", "%1 to %2, once per Combat.")},
    {"add=+; to=Q; for=D", QT_TRANSLATE_NOOP("CardText", "%1 to %2%3.")},
    {"aim:enemies of me; by:me; at:my combatant; for=D",
     QT_TRANSLATE_NOOP("CardText", "You choose which of your combatants take the damage%1, without a split.")},
    {"aim:other; by:me; at:any combatant; for=D",
     QT_TRANSLATE_NOOP("CardText", "You choose which combatant of either side takes the damage of target B%1.")},
    {"allow:Government adversaries; to=R",
     QT_TRANSLATE_NOOP("CardText", "GOVERNMENT Adversaries may attack %1 at any Site, whatever forbids it.")},
    {"allow:RES only for cards; to=R",
     QT_TRANSLATE_NOOP("CardText", "The RP produced by %1 only buy cards, in the same phase.")},
    {"allow:RES to CP; to=R; split:true",
     QT_TRANSLATE_NOOP("CardText", "The RP produced by %1 may become CP, all or some of them.")},
    {"allow:harm Occult Creature; to:host",
     QT_TRANSLATE_NOOP("CardText", "OCCULT CREATURES take damage from that Team whatever their own text says.")},
    {"allow:second site in same state; to=R; for=D",
     QT_TRANSLATE_NOOP("CardText", "%1 may investigate two Sites of one state%2.")},
    {"allow:second site; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "%1 may investigate two Sites%2.")},
    {"allow:serve each turn; to=R; for=D",
     QT_TRANSLATE_NOOP("CardText", "%1 serves one check in each of your turns, free of charge.")},
    {"allow:survive LRC; to=R",
     QT_TRANSLATE_NOOP("CardText", "Killed in the LRC round, %1 still deals its damage in the first CRC round.")},
    {"allow=&; to=R", QT_TRANSLATE_NOOP("CardText", "%2 may use %1 Combat cards.")},
    {"ask:any; about:them", QT_TRANSLATE_NOOP("CardText", "Ask an opponent a question on any characteristic.")},
    {"ask=K; about:them", QT_TRANSLATE_NOOP("CardText", "Ask the opponent a question: %1.")},
    {"attack:first; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "Damage from %1 comes before all other%2.")},
    {"attack:split; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "Damage from %1 may be split%2.")},
    {"attack:twice; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "%1 attacks twice%2.")},
    {"bar=R; from:chosen; for=D", QT_TRANSLATE_NOOP("CardText", "No skill of %1 counts in that check.")},
    {"bar=R; from:site check; for=D", QT_TRANSLATE_NOOP("CardText", "No skill of %1 counts in Site checks%2.")},
    {"bar=R; for=D", QT_TRANSLATE_NOOP("CardText", "No skill of %1 counts in any check%2.")},
    {"cancel:draw", QT_TRANSLATE_NOOP("CardText", "None of them is drawn; the points are lost.")},
    {"cancel:penalty", QT_TRANSLATE_NOOP("CardText", "No penalty follows.")},
    {"detain=R; turns=n", QT_TRANSLATE_N_NOOP("CardText", "%1 stays there for %n Deployment Phases of its owner."),
     QT_TRANSLATE_NOOP("CardText", "%1 stays there for one Deployment Phase of its owner.")},
    {"detain=R; until:healed", QT_TRANSLATE_NOOP("CardText", "%1 stays there until fully healed.")},
    {"discard=R", QT_TRANSLATE_NOOP("CardText", "Discard %1.")},
    {"draw=n", QT_TRANSLATE_N_NOOP("CardText", "Draw %n cards."), QT_TRANSLATE_NOOP("CardText", "Draw one card.")},
    {"end:turn", QT_TRANSLATE_NOOP("CardText", "The turn ends at once.")},
    {"fail:site check of target; for=D",
     QT_TRANSLATE_NOOP("CardText", "The target fails its Site check, the present one or the next%1.")},
    {"forbid:Government adversaries; to:host",
     QT_TRANSLATE_NOOP("CardText", "GOVERNMENT Adversaries cannot attack that Team.")},
    {"forbid:Occult combat cards; to=R",
     QT_TRANSLATE_NOOP("CardText", "No Combat card can be played for OCCULT Adversaries against %1.")},
    {"forbid:Occult damage; to=R", QT_TRANSLATE_NOOP("CardText", "OCCULT Adversaries assign no damage to %1.")},
    {"forbid:draw; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "%1 draws no more cards%2.")},
    {"forbid:healing; to=R", QT_TRANSLATE_NOOP("CardText", "%1 cannot heal.")},
    {"forbid=R; to=R", QT_TRANSLATE_NOOP("CardText", "%1 cannot be used on %2.")},
    {"gain=#", QT_TRANSLATE_NOOP("CardText", "Gain %1 %2.")},
    {"heal=n; to=R", QT_TRANSLATE_N_NOOP("CardText", "Heal %n damage of %1.")},
    {"hold=R; for=D", QT_TRANSLATE_NOOP("CardText", "No damage from %1%2.")},
    {"join=R; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "%1 joins %2%3.")},
    {"keyword:chosen Site; on=R; for=D",
     QT_TRANSLATE_NOOP("CardText", "%1 counts as a SITE with that characteristic%2.")},
    {"keyword:second; instead of:first; on=R; for=D",
     QT_TRANSLATE_NOOP("CardText", "One Keyword of %1 becomes another of your choice%2.")},
    {"keyword=&; on=R; for=D", QT_TRANSLATE_NOOP("CardText", "%2 also has the Keywords %1%3.")},
    {"keyword=K; instead of:the one found; on=R; for=D",
     QT_TRANSLATE_NOOP("CardText", "That Keyword of %2 becomes %1%3.")},
    {"look=R", QT_TRANSLATE_NOOP("CardText", "Look at %1.")},
    {"move=R; to:other", QT_TRANSLATE_NOOP("CardText", "%1 goes there.")},
    {"move=R; to=P", QT_TRANSLATE_NOOP("CardText", "%1 goes to %2.")},
    {"mute:abilities of target; for=D", QT_TRANSLATE_NOOP("CardText", "The target's other abilities rest%1.")},
    {"mute=R; for=D", QT_TRANSLATE_NOOP("CardText", "%1 has no effect%2.")},
    {"negate=R; to:owner's deck shuffled",
     QT_TRANSLATE_NOOP("CardText", "Negate %1 and shuffle it into its owner's Bureau Deck.")},
    {"negate=R", QT_TRANSLATE_NOOP("CardText", "Negate %1.")},
    {"prerequisite=K; level=#", QT_TRANSLATE_NOOP("CardText", "The Site's Prerequisite becomes %1 %2+.")},
    {"put=R; to=P", QT_TRANSLATE_NOOP("CardText", "%1 goes to %2.")},
    {"remove=R", QT_TRANSLATE_NOOP("CardText", "Remove %1 from the game.")},
    {"round=K; extra:1; only=R", QT_TRANSLATE_NOOP("CardText", "One %1 round at once, in which %2 alone attacks.")},
    {"round=K; extra:1", QT_TRANSLATE_NOOP("CardText", "One more %1 round at once.")},
    {"round=K; last:1", QT_TRANSLATE_NOOP("CardText", "Only one %1 round.")},
    {"round=K; skip:true", QT_TRANSLATE_NOOP("CardText", "No %1 round.")},
    {"scale:-1; on=R; for=D", QT_TRANSLATE_NOOP("CardText", "The modifier of %1 changes its sign%2.")},
    {"scale:2; on=R; for=D", QT_TRANSLATE_NOOP("CardText", "The modifier of %1 counts double%2.")},
    {"scale:half up; on:LRC damage to self",
     QT_TRANSLATE_NOOP("CardText", "LRC damage to this Adversary is halved for each source, rounded up.")},
    {"scale:half; on:Occult damage to host",
     QT_TRANSLATE_NOOP("CardText", "Damage from OCCULT Adversaries to the holder is halved, rounded up.")},
    {"search:my card in collection; to:hand",
     QT_TRANSLATE_NOOP("CardText", "Take any card of your collection into your hand, within two copies; no X-File, no "
                                   "card removed from the game.")},
    {"search=S; to:hand; show:true",
     QT_TRANSLATE_NOOP("CardText", "Take %1 from your Bureau Deck into your hand, shown; shuffle.")},
    {"search=S; to:hand", QT_TRANSLATE_NOOP("CardText", "Take %1 from your Bureau Deck into your hand; shuffle.")},
    {"set=A; to=Q; for=D", QT_TRANSLATE_NOOP("CardText", "%2 = %1%3.")},
    {"shield:all; to=R; for=D", QT_TRANSLATE_NOOP("CardText", "No damage to %1%2.")},
    {"shield=n; to=R; against:each Occult Creature",
     QT_TRANSLATE_N_NOOP("CardText", "%n less damage to %1 from each OCCULT CREATURE.")},
    {"shield=n; to=R; against:each source; for=D",
     QT_TRANSLATE_N_NOOP("CardText", "%n less damage to %1 from each source%2.")},
    {"shield=n; to=R; against:one source; for=D",
     QT_TRANSLATE_N_NOOP("CardText", "%n less damage to %1 from one source%2.")},
    {"shield=n; to=R; against:total; for=D", QT_TRANSLATE_N_NOOP("CardText", "%n less damage in all to %1%2.")},
    {"shield=n; to=R; for=D", QT_TRANSLATE_N_NOOP("CardText", "%n less damage to %1.")},
    {"single=R", QT_TRANSLATE_NOOP("CardText", "%1 fights alone.")},
    {"stay:bureau", QT_TRANSLATE_NOOP("CardText", "This card lies in your Bureau.")},
    {"stay:below other", QT_TRANSLATE_NOOP("CardText", "This card lies below that Agent.")},
    {"stay:on other", QT_TRANSLATE_NOOP("CardText", "This card lies with that Team.")},
    {"take=n; from:their CP; to:my RP", QT_TRANSLATE_N_NOOP("CardText", "Up to %n CP of the opponent become your RP.")},
    {"take=n; from:their RP; to:my CP", QT_TRANSLATE_N_NOOP("CardText", "Up to %n RP of the opponent become your CP.")},
    {"take=n; from:tokens of self; to:my CP",
     QT_TRANSLATE_N_NOOP("CardText", "Up to %n of these tokens become your CP.")},
    {"take=n; from:tokens of self; to:my RP",
     QT_TRANSLATE_N_NOOP("CardText", "Up to %n of these tokens become your RP.")},
    {"tell:the answer; to:all opponents of asker",
     QT_TRANSLATE_NOOP("CardText", "All opponents of the player who asked learn the answer.")},
    {"tell:the question and answer; to:me", QT_TRANSLATE_NOOP("CardText", "You learn the question and the answer.")},
    {"withdraw=R", QT_TRANSLATE_NOOP("CardText", "%1 leaves this Combat.")},
    {"wound=n; to=R", QT_TRANSLATE_N_NOOP("CardText", "%n damage to %1.")},
};

// One key of a form.
struct FormPart
{
    QString key;
    QString fixed; // its value, where it has no kind
    QChar kind;

    bool fits(const QJsonValue& value) const;
};

bool areGameWords(const QJsonValue& value)
{
    const QStringList words = wordsOf(value);
    return std::all_of(words.begin(), words.end(), [](const QString& word) { return EffectPhrases::label(word); });
}

bool FormPart::fits(const QJsonValue& value) const
{
    if (kind.isNull())
        return wordOf(value) == fixed;
    if (value.isUndefined())
        return kind == u'D';
    if (kind == u'K' || kind == u'&')
        return areGameWords(value);
    return true;
}

std::vector<FormPart> partsOf(const QString& form)
{
    std::vector<FormPart> parts;
    for (const QString& part : form.split(QStringLiteral("; "))) {
        const auto isMark = [](QChar c) { return c == u':' || c == u'='; };
        const auto mark = std::find_if(part.begin(), part.end(), isMark) - part.begin();
        if (part[mark] == u'=')
            parts.push_back({part.left(mark), {}, part[mark + 1]});
        else
            parts.push_back({part.left(mark), part.mid(mark + 1), {}});
    }
    return parts;
}

// "aim:other; by:me" is of the verb "aim".
bool isOfVerb(QLatin1String form, const QString& verb)
{
    return form.startsWith(verb) && form.size() > verb.size() &&
           (form[verb.size()] == u'=' || form[verb.size()] == u':');
}

bool fits(const std::vector<FormPart>& parts, const QJsonObject& step)
{
    const auto used =
        std::count_if(parts.begin(), parts.end(), [&](const auto& part) { return step.contains(part.key); });
    return used == step.size() &&
           std::all_of(parts.begin(), parts.end(), [&](const auto& part) { return part.fits(step[part.key]); });
}

} // namespace

std::optional<FittingForm> formFor(const QString& verb, const QJsonObject& step)
{
    for (const StepForm& form : kForms) {
        const QLatin1String words(form.form);
        if (!isOfVerb(words, verb))
            continue;
        const std::vector<FormPart> parts = partsOf(words);
        if (!fits(parts, step))
            continue;
        FittingForm fitting{form.text, form.textForOne, {}};
        for (const FormPart& part : parts)
            if (!part.kind.isNull())
                fitting.arguments.push_back({part.key, part.kind});
        return fitting;
    }
    return std::nullopt;
}

QString wordOf(const QJsonValue& value)
{
    if (value.isDouble())
        return QString::number(value.toInt());
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.toString();
}

QStringList wordsOf(const QJsonValue& value)
{
    QStringList words;
    const QJsonArray values = value.isArray() ? value.toArray() : QJsonArray{value};
    for (const QJsonValue& one : values)
        words += wordOf(one);
    return words;
}

} // namespace dossier
