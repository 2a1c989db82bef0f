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
            return tr("Whichever you take, it comes to the same.");
        if (facts.guesses)
            return patience(facts.possible);
        return comparison(facts);
    }

    static int inHundred(double chance) { return static_cast<int>(std::lround(100 * chance)); }
    static QString hundredths(int chance) { return tr("%1 %", "a chance").arg(chance); }
    static QString percent(double chance) { return hundredths(inHundred(chance)); }

private:
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

    // Passing, where it is worse; else what is worse and was tried in most deals, the best of these.
    static const Considered* toCompare(const std::vector<Considered>& all)
    {
        const Considered* found = nullptr;
        for (const Considered& each : all) {
            if (!isWorse(each, all.size()))
                continue;
            if (each.action.kind == ActionKind::Pass)
                return &each;
            if (!found || each.worlds > found->worlds)
                found = &each;
        }
        return found;
    }

    static QString comparison(const HintFacts& facts)
    {
        const auto& all = facts.considered;
        const Considered* other = toCompare(all);
        if (!other)
            return equal(facts);
        const bool passing = other->action.kind == ActionKind::Pass;
        if (!passing && asGood(all) > 0)
            return equal(facts, asGood(all) + 1);
        GroundFacts ground = facts.ground;
        ground.decided = facts.best;
        ground.beside = other->action.kind;
        const QString reason = groundText(other->grounds, ground);
        const QString gain = gained(facts, *other, passing);
        const QString said =
            reason.isEmpty() ? tr("%1, in %n imagined deal(s), by many small things.", nullptr, other->worlds).arg(gain)
                             : tr("%1: %2.", "why a choice is better, and by how much").arg(reason, gain);
        return begun(said);
    }

    // So many others, besides what is advised.
    static int asGood(const std::vector<Considered>& all)
    {
        return static_cast<int>(
                   std::count_if(all.begin(), all.end(), [&](const auto& c) { return !isWorse(c, all.size()); })) -
               1;
    }

    // By as much as the figures of both rows differ; those that are as good are not worth a choice.
    static QString gained(const HintFacts& facts, const Considered& other, bool passing)
    {
        const auto& all = facts.considered;
        const int gain = std::max(1, inHundred(all.front().value) - inHundred(other.value));
        const int others = asGood(all);
        const QString more = passing ? tr("%n in 100 more game(s) won than by passing", nullptr, gain)
                                     : tr("%n in 100 more game(s) won than by “%1”", nullptr, gain)
                                           .arg(facts.names.value(static_cast<qsizetype>(&other - all.data())));
        return others > 0 ? tr("%1 (%n other choice(s) are about as good)", nullptr, others).arg(more) : more;
    }

    // What little lies between them is chance, and no reason; that others are worse is none for one of these.
    static QString equal(const HintFacts& facts, int alike = 0)
    {
        const std::size_t among = facts.considered.size();
        int worlds = facts.considered.front().worlds; // in which all these were tried
        for (const Considered& each : facts.considered)
            worlds = alike == 0 || !isWorse(each, among) ? std::min(worlds, each.worlds) : worlds;
        if (alike > 0)
            return tr("%n choice(s) are worth the same, as far as %1 imagined deals can tell. Suggested: “%2”.",
                      nullptr, alike)
                .arg(QString::number(worlds), facts.name);
        return tr("These are worth the same, as far as %n imagined deal(s) can tell. Suggested: “%1”.", nullptr, worlds)
            .arg(facts.name);
    }

    static QString begun(QString sentence)
    {
        if (!sentence.isEmpty())
            sentence[0] = sentence[0].toUpper();
        return sentence;
    }
};

} // namespace

bool isWorse(const Considered& choice, std::size_t among)
{
    const double errors = std::sqrt(4 + 2 * std::log(static_cast<double>(std::max<std::size_t>(among, 1))));
    return choice.behind >= 0.01 && choice.behind > errors * choice.error;
}

QString hintReason(const HintFacts& facts)
{
    return HintText::reason(facts);
}

QString chanceText(double chance)
{
    return HintText::percent(chance);
}

QString chanceLostText(double from, double to)
{
    return QStringLiteral("\u2212") + HintText::hundredths(HintText::inHundred(from) - HintText::inHundred(to));
}

} // namespace dossier
