#include "app/notebook/notebook.h"

#include "wording/words/qt_text.h"

#include <algorithm>

namespace dossier {

namespace {

std::optional<Answer> answerFrom(const QString& words)
{
    const QString question = words.section(QLatin1Char(' '), 0, 0).replace(QLatin1Char('_'), QLatin1Char(' '));
    const auto of = characteristicNamed(question.section(QLatin1Char('='), 0, 0).toStdString());
    if (!of)
        return std::nullopt;
    const auto type = characteristicTypeNamed(*of, question.section(QLatin1Char('='), 1).toStdString());
    if (!type)
        return std::nullopt;
    return Answer{*type, words.section(QLatin1Char(' '), 1, 1) == QStringLiteral("yes"),
                  words.endsWith(QStringLiteral(" doubted"))};
}

} // namespace

XFileNotebook::XFileNotebook(const CardPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_xFiles(xFilesOf(pool))
{
    reckon();
}

void XFileNotebook::setXFiles(std::vector<CardIndex> xfiles)
{
    if (m_xFiles == xfiles)
        return;
    m_xFiles = std::move(xfiles);
    reckon();
}

std::optional<Answer> XFileNotebook::answerTo(CharacteristicType question) const
{
    const auto found = std::ranges::find(m_answers, question, &Answer::asked);
    return found == m_answers.end() ? std::nullopt : std::optional(*found);
}

std::vector<Answer> XFileNotebook::struckOutBy(CardIndex xfile) const
{
    std::vector<Answer> reasons;
    for (const std::size_t place : ruledOutBy(*m_pool[xfile].xfile, m_answers))
        reasons.push_back(m_answers[place]);
    return reasons;
}

std::vector<Answer> XFileNotebook::suspects() const
{
    std::vector<Answer> suspects;
    if (!m_candidates.empty())
        return suspects;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        std::vector<Answer> others = m_answers;
        others[i].doubted = true;
        if (!m_answers[i].doubted && !candidatesAmong(m_xFiles, others, m_pool).empty())
            suspects.push_back(m_answers[i]);
    }
    return suspects;
}

void XFileNotebook::answer(CharacteristicType question, bool yes)
{
    if (const auto found = find(question); found != m_answers.end())
        *found = {question, yes};
    else
        m_answers.push_back({question, yes});
    reckon();
}

void XFileNotebook::doubt(CharacteristicType question, bool doubted)
{
    const auto found = find(question);
    if (found == m_answers.end())
        return;
    found->doubted = doubted;
    reckon();
}

void XFileNotebook::forget(CharacteristicType question)
{
    std::erase_if(m_answers, [&](const Answer& answer) { return answer.asked == question; });
    reckon();
}

void XFileNotebook::setAnswers(std::vector<Answer> answers)
{
    m_answers = std::move(answers);
    reckon();
}

QStringList XFileNotebook::toWords() const
{
    QStringList words;
    for (const Answer& answer : m_answers) {
        QString type = qtText(nameOf(answer.asked));
        words << QStringLiteral("%1=%2 %3%4")
                     .arg(qtText(nameOf(answer.asked.of)), type.replace(QLatin1Char(' '), QLatin1Char('_')),
                          answer.yes ? QStringLiteral("yes") : QStringLiteral("no"),
                          answer.doubted ? QStringLiteral(" doubted") : QString());
    }
    return words;
}

void XFileNotebook::readWords(const QStringList& words)
{
    std::vector<Answer> answers;
    for (const QString& line : words)
        if (const auto answer = answerFrom(line))
            answers.push_back(*answer);
    setAnswers(std::move(answers));
}

void XFileNotebook::setWrongGuesses(std::vector<CardIndex> wrong)
{
    m_wrong = std::move(wrong);
    reckon();
}

void XFileNotebook::reckon()
{
    m_candidates = candidatesAmong(m_xFiles, m_answers, m_pool);
    std::erase_if(m_candidates, [this](CardIndex xfile) { return std::ranges::count(m_wrong, xfile) > 0; });
    emit changed();
}

std::vector<Answer>::iterator XFileNotebook::find(CharacteristicType question)
{
    return std::ranges::find(m_answers, question, &Answer::asked);
}

} // namespace dossier
