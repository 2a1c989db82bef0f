#include "wording/play/address.h"

#include "wording/words/elision.h"

#include <QRegularExpression>

namespace dossier {

namespace {

// The number behind the %, 0 where none stands there.
std::size_t markAt(QStringView text, qsizetype at)
{
    if (text[at] != QLatin1Char('%') || at + 1 >= text.size())
        return 0;
    const int digit = text[at + 1].digitValue();
    return digit > 0 ? static_cast<std::size_t>(digit) : 0;
}

bool namesReader(QStringView half, const std::vector<Said>& said)
{
    for (qsizetype at = 0; at < half.size(); ++at)
        if (const std::size_t mark = markAt(half, at); mark > 0 && mark <= said.size() && said[mark - 1].reader)
            return true;
    return false;
}

QString chosen(const QString& sentence, const std::vector<Said>& said)
{
    QString text;
    qsizetype from = 0;
    for (qsizetype open = sentence.indexOf(QLatin1Char('{')); open >= 0;
         open = sentence.indexOf(QLatin1Char('{'), from)) {
        const qsizetype bar = sentence.indexOf(QLatin1Char('|'), open);
        const qsizetype close = sentence.indexOf(QLatin1Char('}'), bar);
        if (bar < 0 || close < 0)
            break;
        const QStringView others = QStringView(sentence).mid(open + 1, bar - open - 1);
        const QStringView readers = QStringView(sentence).mid(bar + 1, close - bar - 1);
        text += QStringView(sentence).mid(from, open - from);
        text += namesReader(others, said) ? readers : others;
        from = close + 1;
    }
    return text + sentence.mid(from);
}

// "Your Erlenmeyer Flask": of two articles English drops the second.
QString withOneArticle(QString sentence)
{
    static const QRegularExpression two(QStringLiteral("\\b([Yy]our) The (?=\\p{Lu})"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    return sentence.replace(two, QStringLiteral("\\1 "));
}

} // namespace

QString addressed(const QString& sentence, const std::vector<Said>& said)
{
    const QString text = chosen(sentence, said);
    QString filled; // in one go: names and titles may hold any sign
    for (qsizetype at = 0; at < text.size(); ++at) {
        const std::size_t mark = markAt(text, at);
        if (mark == 0 || mark > said.size()) {
            filled += text[at];
            continue;
        }
        filled += said[mark - 1].text;
        ++at;
    }
    return elided(withOneArticle(filled));
}

QString begun(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace dossier
