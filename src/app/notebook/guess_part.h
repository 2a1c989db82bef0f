// Guess now, or ask again? By the optional rules the players agreed on.
#pragma once

#include "domain/deduction/deduction.h"
#include "domain/deduction/guess_advice.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace dossier {

class LatestOnlyTask;
class QuietLabel;
struct Desk;

class GuessPart : public QWidget
{
    Q_OBJECT

public:
    explicit GuessPart(const Desk& desk, QWidget* parent = nullptr);

    // The rules of a game under way: they are not for choosing any more.
    void agreeOn(bool oneOrTheOther, bool singleGuess);
    void consider(const std::vector<CardIndex>& candidates, CharacteristicSet askable);

private:
    void createLayout();
    GuessRules rules() const;
    void ask();
    void show(const std::optional<GuessAdvice>& advice);

    const Desk& m_desk;
    LatestOnlyTask* m_background;
    std::vector<CardIndex> m_candidates;
    CharacteristicSet m_askable = kAllCharacteristics;
    QCheckBox* m_oneOrTheOther;
    QCheckBox* m_singleGuess;
    QSpinBox* m_risk;
    QLabel* m_verdict;
    QuietLabel* m_figures;
};

} // namespace dossier
