#include "wording/card_text/card_text_phrases.h"

#include "wording/card_text/card_text_phrasebook.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr const char* kContext = "CardText";

QString translated(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate(kContext, text);
}

bool isWildcard(QChar c)
{
    return c == u'*' || c == u'#' || c == u'@';
}

template <typename Value>
std::optional<QString> capitals(const std::optional<Value>& value)
{
    if (!value)
        return std::nullopt;
    return word(*value).toUpper();
}

QString joined(const QStringList& phrases, const char* last)
{
    if (phrases.size() < 2)
        return phrases.join(QString());
    return translated(last).arg(phrases.mid(0, phrases.size() - 1).join(QStringLiteral(", ")), phrases.last());
}

// The abbreviations that are no Keywords.
constexpr std::array<const char*, 3> kAbbreviations{
    QT_TRANSLATE_NOOP("CardText", "LRC"), QT_TRANSLATE_NOOP("CardText", "CRC"), QT_TRANSLATE_NOOP("CardText", "RES")};

} // namespace

EffectPhrases::EffectPhrases(const CardPool& pool)
    : m_pool(pool)
{}

std::optional<QString> EffectPhrases::find(PhraseKind kind, const QString& entry) const
{
    // What a HOUSE switch narrows when it is off is worded as it is by default: wide.
    static const QRegularExpression switched(QStringLiteral(" (against my team|with CP) or house \\d+$"));
    QString words = entry;
    words.remove(switched);
    for (const Phrase& phrase : phrasesOf(kind)) {
        const QChar first = QLatin1Char(phrase.form[0]);
        if (!isWildcard(first) && !words.startsWith(first))
            continue;
        QStringList found;
        if (!match(QLatin1String(phrase.form), words, found))
            continue;
        QString text = translated(phrase.text);
        for (const QString& one : found)
            text = text.arg(one);
        return text;
    }
    return std::nullopt;
}

std::optional<QString> EffectPhrases::label(const QString& word)
{
    const auto same = [&](const char* text) { return word == QLatin1String(text); };
    const auto abbreviation = std::find_if(kAbbreviations.begin(), kAbbreviations.end(), same);
    if (abbreviation != kAbbreviations.end())
        return translated(*abbreviation);
    const std::string name = word.toStdString();
    if (const auto keyword = capitals(keywordNamed(name)))
        return keyword;
    return capitals(poolNamed(name));
}

QString EffectPhrases::oneOf(const QStringList& phrases)
{
    return joined(phrases, QT_TRANSLATE_NOOP("CardText", "%1 or %2"));
}

QString EffectPhrases::allOf(const QStringList& phrases)
{
    return joined(phrases, QT_TRANSLATE_NOOP("CardText", "%1 and %2"));
}

QString EffectPhrases::title(const QString& number) const
{
    const auto card = m_pool.findNumber("XF96-" + number.rightJustified(4, u'0').toStdString());
    if (!card)
        return number;
    return translated(QT_TRANSLATE_NOOP("CardText", "“%1”")).arg(QString::fromStdString(m_pool[*card].title));
}

// The words a wildcard stands for, as a phrase; nothing where they are of another sort. "|" means any, "," all.
std::optional<QString> EffectPhrases::captured(QChar wildcard, const QString& words) const
{
    const bool every = words.contains(u',');
    QStringList phrases;
    for (const QString& one : words.split(every ? u',' : u'|')) {
        bool isNumber = false;
        one.toInt(&isNumber);
        const auto known = wildcard == u'*' ? label(one) : isNumber ? std::optional(one) : std::nullopt;
        if (!known)
            return std::nullopt;
        phrases += wildcard == u'@' ? title(one) : *known;
    }
    return every ? allOf(phrases) : oneOf(phrases);
}

bool EffectPhrases::match(const QString& form, const QString& words, QStringList& found) const
{
    const auto wildcard = std::find_if(form.begin(), form.end(), isWildcard);
    const auto literal = wildcard - form.begin();
    if (wildcard == form.end())
        return form == words;
    if (QStringView(words).left(literal) != QStringView(form).left(literal))
        return false;
    const QString rest = form.mid(literal + 1);
    if (rest.isEmpty()) {
        const auto phrase = captured(*wildcard, words.mid(literal));
        found += phrase.value_or(QString());
        return phrase.has_value();
    }
    // The longest capture first, so that a list is not cut in two.
    for (auto end = words.size() - 1; end > literal; --end) {
        if (words[end] != rest.front())
            continue;
        const auto phrase = captured(*wildcard, words.mid(literal, end - literal));
        if (!phrase)
            continue;
        found += *phrase;
        if (match(rest, words.mid(end), found))
            return true;
        found.removeLast();
    }
    return false;
}

} // namespace dossier
