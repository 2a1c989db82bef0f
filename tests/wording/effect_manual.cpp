#include "wording/effect_manual.h"

#include "domain/cards/vocabulary.h"
#include "text/near_words.h"

#include <algorithm>

namespace dossier::test {

namespace {

// What the columns of the manual hold, and the table that lists it.
const QHash<QString, QStringList>& tablesOf()
{
    static const QHash<QString, QStringList> tables{
        {"windows", {"Windows"}},
        {"phase", {"Phases"}},
        {"reference", {"References"}},
        {"condition", {"Conditions"}},
        {"conditions", {"Conditions"}},
        {"moment", {"Moments"}},
        {"duration", {"Durations"}},
        {"place", {"Places", "References"}},
        {"stay", {"Stays"}},
        {"end", {"Ends"}},
        {"ends", {"Ends"}},
        {"choices", {"Choices", "words"}},
        {"rules", {"Rules", "words"}},
        {"skill", {"words"}},
        {"trained", {"trained"}},
        {"fighter", {"References"}},
    };
    return tables;
}

QStringList codeIn(const QString& cell)
{
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    QStringList found;
    for (auto it = code.globalMatch(cell); it.hasNext();)
        found += it.next().captured(1);
    return found;
}

QString gameWords()
{
    QStringList words{"LRC", "CRC", "RES", "RP", "CP"};
    for (int i = 0; i < kKeywords; ++i) {
        const std::string_view name = nameOf(static_cast<Keyword>(i));
        words += QString::fromUtf8(name.data(), static_cast<int>(name.size()));
    }
    std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return "(?:" + words.join('|') + ")(?:[|,](?:" + words.join('|') + "))*";
}

// A form as a part of a regular expression.
QString pattern(const QString& form, const QString& words)
{
    QString result = QRegularExpression::escape(form);
    result.replace("\\*", words);
    result.replace("\\#", "\\d+");
    result.replace("\\@", "\\d+(?:[|,]\\d+)*");
    result.replace("\\ ", " ");
    return result;
}

QString anyOf(const QStringList& forms, const QString& words)
{
    QStringList patterns;
    for (const QString& form : forms)
        patterns += pattern(form, words);
    return "(?:" + patterns.join('|') + ")";
}

bool isStep(const QString& holds)
{
    return holds == "steps";
}

} // namespace

EffectManual::EffectManual(const QString& markdown)
    : m_gameWords(gameWords())
{
    addWords("words", {"*"});
    QString section;
    for (const QString& line : markdown.split('\n')) {
        if (line.startsWith('#'))
            section = line.mid(line.indexOf(' ') + 1);
        else if (line.startsWith("| `") || (section.startsWith("What") && line.startsWith("| ")))
            readRow(section, line.mid(1).split('|'));
    }
    buildSelector();
}

void EffectManual::readRow(const QString& section, const QStringList& cells)
{
    const auto parameters = [](const QString& cell, bool needed) {
        Parameters found;
        for (const QString& one : cell.split(','))
            if (const QStringList name = codeIn(one); !name.isEmpty())
                found.append({name.first(), one.section('`', 2).trimmed(), needed});
        return found;
    };
    if (section.startsWith("Keys of")) {
        m_objects[section.section(' ', -1)].append({codeIn(cells[0]).first(), cells[1].trimmed()});
    } else if (section == "Verbs") {
        Parameters all{{codeIn(cells[0]).first(), cells[1].trimmed(), true}};
        m_verbs[all.first().name] = all + parameters(cells[2], true) + parameters(cells[3], false);
    } else if (section.startsWith("What")) {
        addWords(cells[0].trimmed(), codeIn(cells[1]));
    } else {
        addWords(section, codeIn(cells[0]));
    }
}

void EffectManual::addWords(const QString& holds, const QStringList& forms)
{
    Words& words = m_words[holds];
    words.forms += forms;
    words.any = QRegularExpression("^" + anyOf(words.forms, m_gameWords) + "$");
}

void EffectManual::buildSelector()
{
    const auto any = [&](const char* table) { return anyOf(m_words[table].forms, m_gameWords); };
    const QString part = "(?: (?:" + any("Places") + "|" + any("Filters") + ")(?: or " + any("Filters") + ")?)*";
    Words& selector = m_words["selector"];
    selector.forms = m_words["Kinds"].forms;
    selector.any =
        QRegularExpression("^(?:(?:each|all|any|\\d+ random) )?(?:(?:my|their) )?" + any("Kinds") + part + "$");
}

QStringList EffectManual::lint(const QJsonObject& entry) const
{
    QStringList problems;
    lintKeys(m_objects["entry"], entry, "key", problems);
    if (!entry.contains("card"))
        problems += "an entry without a card";
    return problems;
}

void EffectManual::lintKeys(const Parameters& known, const QJsonObject& object, const QString& what,
                            QStringList& problems) const
{
    for (const Parameter& parameter : known) {
        if (object.contains(parameter.name))
            lintValue(parameter.holds, object[parameter.name], problems);
        else if (parameter.needed)
            problems += QString("%1 without \"%2\"").arg(what, parameter.name);
    }
    for (const QString& key : object.keys()) {
        const auto has = [&](const Parameter& parameter) { return parameter.name == key; };
        if (std::none_of(known.begin(), known.end(), has))
            problems += QString("unknown %1 \"%2\"").arg(what, key);
    }
}

void EffectManual::lintStep(const QJsonObject& step, QStringList& problems) const
{
    QStringList verbs;
    for (const QString& key : step.keys())
        if (m_verbs.contains(key))
            verbs += key;
    // Both are parameters of other verbs too.
    for (const char* shared : {"fail", "if"})
        if (verbs.size() > 1)
            verbs.removeAll(shared);
    // A place where a card stays is also a verb.
    if (verbs.size() != 1) {
        problems += QString("no verb in %1").arg(step.keys().join(", "));
        return;
    }
    Parameters known = m_verbs[verbs.first()];
    if (verbs.first() != "if")
        known.append({"if", "condition", false});
    lintKeys(known, step, verbs.first() + ":", problems);
}

void EffectManual::lintValue(const QString& holds, const QJsonValue& value, QStringList& problems) const
{
    if (value.isArray()) {
        for (const QJsonValue& one : value.toArray())
            lintValue(holds, one, problems);
        return;
    }
    if (isStep(holds))
        return lintStep(value.toObject(), problems);
    if (holds == "reactions" || holds == "uses" || holds == "alternatives") {
        const QString object = holds == "reactions" ? "reaction" : holds == "uses" ? "use" : "entry";
        return lintKeys(m_objects[object], value.toObject(), "key", problems);
    }
    if (holds == "texts")
        return lintKeys({{"en", "text", true}, {"fr", "text", true}}, value.toObject(), "text:", problems);
    if (holds == "text")
        return;
    if (value.isObject()) {
        const bool isDie = holds == "die" && value.toObject().contains("die");
        const bool isFighter = (holds == "ratings" || holds == "fighter") && value.toObject().contains("health");
        if (!isDie && !isFighter)
            problems += QString("an object where %1 belongs").arg(holds);
        return;
    }
    const QString word = value.isDouble() ? QString::number(value.toInt()) : value.toString();
    if (holds == "flag" ? !value.isBool() : !isWord(holds, word))
        problems += QString("unknown %1 \"%2\"%3").arg(holds, word, nearest(holds, word));
}

bool EffectManual::isWord(const QString& holds, const QString& word) const
{
    bool isNumber = false;
    word.toInt(&isNumber);
    if (holds == "number" || holds == "numbers")
        return isNumber;
    const auto isIn = [&](const QString& table) { return m_words.value(table).any.match(word).hasMatch(); };
    const auto isQuantity = [&] {
        const auto of = word.indexOf(" of ");
        return m_words["Quantities"].any.match(of < 0 ? word : word.left(of)).hasMatch() &&
               (of < 0 || isWord("reference", word.mid(of + 4)));
    };
    if (holds == "quantity")
        return isQuantity();
    if (holds == "amount")
        return isNumber || isIn("Amounts") || isQuantity();
    if (holds == "x")
        return isNumber || isIn("x");
    const QStringList tables = tablesOf().value(holds, {holds});
    return std::any_of(tables.begin(), tables.end(), isIn);
}

QString EffectManual::nearest(const QString& holds, const QString& word) const
{
    QString best;
    int least = 6;
    QStringList tables = tablesOf().value(holds, {holds});
    if (holds == "quantity" || holds == "amount")
        tables = {"Quantities", "Amounts"};
    for (const QString& table : tables) {
        for (const QString& form : m_words.value(table).forms) {
            const int distance = editDistance(word.toStdString(), form.toStdString(), least);
            if (distance < least) {
                least = distance;
                best = form;
            }
        }
    }
    return best.isEmpty() ? QString() : QString(", did you mean \"%1\"?").arg(best);
}

} // namespace dossier::test
