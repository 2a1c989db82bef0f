#include "wording/card_text/card_text.h"

#include "wording/card_text/card_text_entry.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <stdexcept>

namespace dossier {

namespace {

QJsonArray numbersOf(const QJsonObject& entry)
{
    const QJsonValue card = entry[QStringLiteral("card")];
    return card.isArray() ? card.toArray() : QJsonArray{card};
}

std::string printedNumber(int number)
{
    return "XF96-" + QString::number(number).rightJustified(4, u'0').toStdString();
}

} // namespace

CardTexts::CardTexts(const QByteArray& effectsJson, const CardPool& pool)
    : m_pool(pool)
    , m_phrases(pool)
    , m_entryOf(pool.size(), -1)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(effectsJson, &error);
    if (!document.isArray())
        throw std::invalid_argument("the effects are no array: " + error.errorString().toStdString());
    const QJsonArray entries = document.array();
    m_entries.reserve(entries.size());
    for (const QJsonValue& one : entries) {
        m_entries.push_back(one.toObject());
        for (const QJsonValue& number : numbersOf(m_entries.back())) {
            const auto card = pool.findNumber(printedNumber(number.toInt()));
            if (!card || m_entryOf[*card] >= 0)
                throw std::invalid_argument("an effect names card " + std::to_string(number.toInt()) +
                                            (card ? " a second time" : ", which is unknown"));
            m_entryOf[*card] = static_cast<int>(m_entries.size()) - 1;
        }
    }
}

QString CardTexts::text(CardIndex card) const
{
    if (!has(card))
        return {};
    const QJsonObject& entry = m_entries[m_entryOf[card]];
    const QJsonObject written = entry[QStringLiteral("text")].toObject();
    if (written.isEmpty())
        return textOfEntry(entry, m_pool[card], m_phrases).text;
    //: The key of the hand-written card texts in this language: "en" or "fr".
    const QString language = QCoreApplication::translate("CardText", "en");
    return written[language].toString();
}

QString CardTexts::way(CardIndex card, int way, int step) const
{
    if (!has(card))
        return {};
    const QJsonObject& entry = m_entries[m_entryOf[card]];
    const QJsonArray ways = entry[QStringLiteral("or")].toArray();
    return textOfSteps(ways.isEmpty() ? entry : ways[way].toObject(), m_pool[card], m_phrases, step);
}

QString CardTexts::use(CardIndex card, int use) const
{
    if (!has(card))
        return {};
    const QJsonArray uses = m_entries[m_entryOf[card]][QStringLiteral("use")].toArray();
    return textOfSteps(uses[use].toObject(), m_pool[card], m_phrases, 0);
}

QStringList CardTexts::unsaid(CardIndex card) const
{
    if (!has(card) || m_entries[m_entryOf[card]].contains(QStringLiteral("text")))
        return {};
    return textOfEntry(m_entries[m_entryOf[card]], m_pool[card], m_phrases).unsaid;
}

} // namespace dossier
