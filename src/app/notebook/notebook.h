// The notebook of the player who hunts an X-File: what was asked and answered, and what follows from it.
#pragma once

#include "domain/deduction/deduction.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

class XFileNotebook : public QObject
{
    Q_OBJECT

public:
    // Of the X-Files of the pool (xFilesOf), which must outlive the notebook.
    explicit XFileNotebook(const CardPool& pool, QObject* parent = nullptr);

    // What the X-File can be at all: a game has its own list.
    void setXFiles(std::vector<CardIndex> xfiles);
    const std::vector<CardIndex>& xFiles() const { return m_xFiles; }

    // In the order in which they were given.
    const std::vector<Answer>& answers() const { return m_answers; }
    std::optional<Answer> answerTo(CharacteristicType question) const;
    const std::vector<CardIndex>& candidates() const { return m_candidates; }
    // The answers that strike this X-File out; empty for a candidate.
    std::vector<Answer> struckOutBy(CardIndex xfile) const;
    // Answers without any one of which there would be candidates again. Empty while there are some.
    std::vector<Answer> suspects() const;

    // Writes an answer down, or over the former one. It is not doubted at first.
    void answer(CharacteristicType question, bool yes);
    void doubt(CharacteristicType question, bool doubted);
    void forget(CharacteristicType question);
    void setAnswers(std::vector<Answer> answers);
    void clear() { setAnswers({}); }
    // X-Files that were named and are not the one: no candidates whatever the answers.
    void setWrongGuesses(std::vector<CardIndex> wrong);

    // "Motive=Survival yes", "Result=Death no doubted": for the settings. Words that mean nothing are passed over.
    QStringList toWords() const;
    void readWords(const QStringList& words);

signals:
    void changed();

private:
    void reckon();
    std::vector<Answer>::iterator find(CharacteristicType question);

    const CardPool& m_pool;
    std::vector<CardIndex> m_xFiles;
    std::vector<Answer> m_answers;
    std::vector<CardIndex> m_wrong;
    std::vector<CardIndex> m_candidates;
};

} // namespace dossier
