#include "wording/play/hint_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

class HintText
{
    Q_DECLARE_TR_FUNCTIONS(HintText)

public:
    static QString reason(const HintFacts& facts)
    {
        if (facts.best == ActionKind::Ask)
            return tr("Asking %1 leaves %2 of %n X-File(s) on average.", nullptr, facts.possible)
                .arg(facts.name, QLocale().toString(facts.left, 'f', facts.left < 10 ? 1 : 0));
        if (facts.best == ActionKind::Guess)
            return guess(facts.possible);
        if (facts.considered.empty())
            return tr("By rules of thumb: here trying things out seldom tells one choice from another.");
        if (facts.guesses)
            return patience(facts.possible);
        return comparison(facts);
    }

    static QString percent(double chance) { return tr("%1 %", "a chance").arg(std::lround(100 * chance)); }

private:
    static int inHundred(double chance) { return static_cast<int>(std::lround(100 * chance)); }

    static QString guess(int possible)
    {
        if (possible <= 1)
            return tr("No other X-File is possible.");
        return tr("%n X-File(s) are possible: the guess is right %1 times in 100.", nullptr, possible)
            .arg(inHundred(1.0 / possible));
    }

    static QString patience(int possible)
    {
        return tr("%n X-File(s) are possible: a guess would be right only %1 times in 100.", nullptr, possible)
            .arg(inHundred(1.0 / std::max(possible, 1)));
    }

    // Worse by at least one game in 100, and by more than chance.
    static bool worse(const Considered& choice) { return choice.behind >= 0.005 && choice.behind > 2 * choice.error; }

    static QString comparison(const HintFacts& facts)
    {
        const auto& all = facts.considered;
        const auto asGood =
            static_cast<int>(std::count_if(all.begin(), all.end(), [](const auto& c) { return !worse(c); }));
        if (asGood == static_cast<int>(all.size()))
            return tr("These are about equally good.");
        const auto pass =
            std::find_if(all.begin(), all.end(), [](const Considered& c) { return c.action.kind == ActionKind::Pass; });
        if (pass != all.end() && worse(*pass))
            return tr("The choice marked wins %n in 100 more games than passing.", nullptr, inHundred(pass->behind));
        if (asGood > 1)
            return tr("%n of these choices are about equally good; the others are worse.", nullptr, asGood);
        return tr("The choice marked wins %n in 100 more games than the next best: %1.", nullptr,
                  inHundred(all[1].behind))
            .arg(facts.next);
    }
};

} // namespace

QString hintReason(const HintFacts& facts)
{
    return HintText::reason(facts);
}

QString chanceText(double chance)
{
    return HintText::percent(chance);
}

} // namespace dossier
