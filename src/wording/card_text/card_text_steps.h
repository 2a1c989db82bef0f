// One sentence for each step of an effect: an AddStep of 2 to the LRC of the target for the round is
// "+2 to LRC of the target this round."
#pragma once

#include "wording/card_text/card_text_phrases.h"

#include <QCoreApplication>
#include <QHash>

namespace dossier {

// Says the steps of one entry in their order, for a `choose` gives a name to what later steps speak of.
class EffectSteps
{
    Q_DECLARE_TR_FUNCTIONS(CardText)

public:
    // Points are gained for `pool`. The phrases must outlive this object.
    EffectSteps(const EffectPhrases& phrases, Pool pool);

    // The sentences of the steps with their full stops.
    QString sentences(const Steps& steps);
    // A phrase; what none says is noted.
    template <typename Words>
    QString said(const Words& words)
    {
        const EffectPhrases::Phrase found = m_phrases.find(words);
        return found ? *found : noted();
    }
    // From now on this is spoken of so.
    void call(Ref ref, const QString& words) { m_names[static_cast<int>(ref)] = words; }
    // What was named when the card was played.
    void setNamed(const EffectWords& words) { m_named = words; }
    // The price step that was paid for is a number from now on.
    void setPriceStep(int step) { m_step = step; }
    // A moment as the head of a sentence; those it concerns are named for the steps that follow.
    QString moment(const Awaited& moment);

    // Verbs of steps that no phrase says, or "…" outside a step.
    const QStringList& unsaid() const { return m_unsaid; }

private:
    QString say(const Step& step);
    // A sentence a verb; what is worded for no card yet is noted. Here those that hold steps, or names for later ones.
    QString say(const AfflictStep& step);
    QString say(const BorrowStep& step);
    QString say(const XFileStep& step);
    QString say(const CheckStep& step);
    QString say(const ChooseStep& step);
    QString say(const IfStep& step);
    QString say(const TrainStep& step);
    QString say(const WatchStep& step);
    template <typename Verb>
    QString say(const Verb& step) = delete;
    // What holds at a Site (card_text_at_site.cpp).
    QString sayOfSite(const AddStep& step);
    QString sayTribute(const GainStep& step);
    QString sayPlaying(const ForbidStep& step);

    QString reference(const Reference& reference);
    QString quantity(const QuantityOf& quantity);
    QString amount(const Amount& amount);
    QString change(const Amount& amount); // with its sign
    QString lasting(const std::optional<Duration>& duration);
    // The text with its places filled; what goes without saying has no place in it.
    static QString filled(QString text, const QStringList& words);
    QString noted();

    const EffectPhrases& m_phrases;
    Pool m_pool;
    QHash<int, QString> m_names; // by Ref
    EffectWords m_named;
    int m_step = 0; // 0: still open
    QString m_verb; // of the step being said
    QStringList m_unsaid;
};

// A capital and a full stop.
QString sentence(QString text);
// Begins small, as after a colon, unless it begins with a label or a name of the game.
QString afterColon(QString text);

// Said in a file of their own (card_text_rules.cpp).
template <>
QString EffectSteps::say(const AllowStep& step);
template <>
QString EffectSteps::say(const ForbidStep& step);

} // namespace dossier
