#include "app/advice/hint.h"

#include "wording/play/hint_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace dossier {

namespace {

class HintMaker
{
    Q_DECLARE_TR_FUNCTIONS(HintMaker)

public:
    HintMaker(const Advice& advice, const HintGround& ground)
        : m_advice(advice)
        , m_ground(ground)
    {}

    Hint made()
    {
        m_hint.best = nameOf(m_advice.best);
        if (m_advice.best.kind == ActionKind::Ask)
            listQuestions();
        else
            listConsidered();
        m_hint.reason = hintReason(facts());
        return std::move(m_hint);
    }

private:
    QString nameOf(const Action& action) const
    {
        const auto choice = std::find_if(m_ground.view.offer.choices.begin(), m_ground.view.offer.choices.end(),
                                         [&](const Choice& each) { return each.action == action; });
        return m_ground.names.value(choice - m_ground.view.offer.choices.begin());
    }

    double leftAfter(const Action& question) const { return m_ground.leftAfter(question.number); }

    void add(const Action& action, const QString& figure, bool good)
    {
        const QString name = nameOf(action);
        const bool listed = std::any_of(m_hint.rows.begin(), m_hint.rows.end(),
                                        [&](const AdviceRow& row) { return row.words == name; });
        if (listed)
            return;
        const bool advised = name == m_hint.best;
        m_hint.rows.push_back({.words = name, .figure = figure, .advised = advised, .asGood = good && !advised});
        m_hint.actions.push_back(action);
    }

    // The exact answer: what is asked best leaves the fewest.
    void listQuestions()
    {
        m_hint.figures = tr("X-Files left on average");
        std::vector<Action> questions;
        for (const Choice& choice : m_ground.view.offer.choices)
            if (choice.action.kind == ActionKind::Ask)
                questions.push_back(choice.action);
        std::stable_sort(questions.begin(), questions.end(),
                         [this](const Action& a, const Action& b) { return leftAfter(a) < leftAfter(b); });
        const double fewest = leftAfter(m_advice.best);
        for (const Action& question : questions)
            add(question, QLocale().toString(leftAfter(question), 'f', 1), leftAfter(question) <= fewest);
    }

    void listConsidered()
    {
        if (m_advice.considered.empty())
            return add(m_advice.best, {}, true);
        m_hint.figures = tr("chance to win");
        // Those of equal worth have one figure and stand together, what is advised before them: what of theirs was
        // better or worse than others' in so few deals is chance.
        std::vector<Considered> all = m_advice.considered;
        const auto isGood = [among = all.size()](const Considered& each) { return !isWorse(each, among); };
        std::stable_partition(all.begin(), all.end(), isGood);
        std::stable_partition(all.begin(), all.end(),
                              [this](const Considered& each) { return each.action == m_advice.best; });
        const double best = all.front().value;
        for (const Considered& each : all)
            add(each.action, chanceText(isGood(each) ? best : each.value), isGood(each));
        sayWhichAreEqual();
    }

    void sayWhichAreEqual()
    {
        const auto worse = std::find_if(m_hint.rows.begin(), m_hint.rows.end(),
                                        [](const AdviceRow& row) { return !row.advised && !row.asGood; });
        if (worse - m_hint.rows.begin() < 2)
            return;
        m_hint.rows.front().head = tr("worth the same");
        if (worse != m_hint.rows.end())
            worse->head = tr("worth less");
    }

    HintFacts facts() const
    {
        HintFacts facts;
        facts.best = m_advice.best.kind;
        facts.name = m_hint.best;
        facts.considered = m_advice.considered;
        std::stable_partition(facts.considered.begin(), facts.considered.end(),
                              [this](const Considered& each) { return each.action == m_advice.best; });
        for (const Considered& each : facts.considered)
            facts.names << nameOf(each.action);
        facts.ground = ground();
        facts.guesses = std::any_of(m_ground.view.offer.choices.begin(), m_ground.view.offer.choices.end(),
                                    [](const Choice& each) { return each.action.kind == ActionKind::Guess; });
        const Seat about = m_ground.view.seen.about.who;
        facts.possible = about < m_ground.view.seats() ? m_ground.view.possible[about] : 0;
        facts.left = facts.best == ActionKind::Ask ? leftAfter(m_advice.best) : 0;
        return facts;
    }

    GroundFacts ground() const
    {
        const Observation& seen = m_ground.view.seen;
        GroundFacts facts;
        facts.opponents = m_ground.view.seats() - 1;
        facts.untilTurn = seen.turn + m_advice.turns - 1;
        facts.ownTurn = seen.active == seen.self;
        facts.check = static_cast<bool>(seen.check);
        facts.ownCheck = seen.check.seat == seen.self;
        for (const SeenCard& card : seen.hand) {
            const Card& facing = m_ground.cast.pool[card.card];
            if (facing.cost && facing.cost->pool == Pool::Conspiracy && !facing.cost->x && facing.cost->base > 1)
                facts.dear.push_back({m_ground.cast.title(card.card), facing.cost->base});
        }
        std::stable_sort(facts.dear.begin(), facts.dear.end(),
                         [](const auto& a, const auto& b) { return a.cost > b.cost; });
        return facts;
    }

    const Advice& m_advice;
    const HintGround& m_ground;
    Hint m_hint;
};

// Of what is worth the same, what spends least: of the cards and texts that could be played, and passing.
class Sparing
{
public:
    explicit Sparing(const HintGround& ground)
        : m_view(ground.view)
        , m_useless(ground.useless)
    {}

    Advice of(Advice advice) const
    {
        if (isUseless(advice.best))
            advice = withoutUseless(std::move(advice));
        const ActionKind kind = advice.best.kind;
        if (kind != ActionKind::Play && kind != ActionKind::UseText && kind != ActionKind::Requisition)
            return advice;
        const Considered* best = nullptr;
        for (const Considered& each : advice.considered) {
            const bool counts = (each.action.kind == kind && !isUseless(each.action)) || passesFreely(each.action);
            if (counts && each.behind < kSame && (!best || spends(each.action) < spends(best->action)))
                best = &each;
        }
        if (best && spends(best->action) < spends(advice.best))
            advice.best = Action(best->action);
        return advice;
    }

private:
    static constexpr double kSame = 0.005; // one figure is shown for both

    const Choice* choiceOf(const Action& action) const
    {
        const auto choice = std::ranges::find(m_view.offer.choices, action, &Choice::action);
        return choice == m_view.offer.choices.end() ? nullptr : &*choice;
    }

    bool isUseless(const Action& action) const
    {
        const Choice* const choice = choiceOf(action);
        const auto place = choice ? static_cast<std::size_t>(choice - m_view.offer.choices.data()) : m_useless.size();
        return place < m_useless.size() && m_useless[place];
    }

    // What was tried with it was better by chance, or by what was played afterwards.
    Advice withoutUseless(Advice advice) const
    {
        const Considered* other = nullptr;
        for (const Considered& each : advice.considered) {
            const bool counts = !isUseless(each.action) && !isWorse(each, advice.considered.size());
            if (counts && (!other || each.behind < other->behind))
                other = &each;
        }
        if (other)
            advice.best = Action(other->action);
        return advice;
    }

    bool passesFreely(const Action& action) const
    {
        return action.kind == ActionKind::Pass && m_view.offer.costs == PassCosts::Nothing;
    }

    // In points; the card that goes for it counts as less than one.
    double spends(const Action& action) const
    {
        if (action.kind == ActionKind::Pass)
            return 0;
        const Choice* const choice = choiceOf(action);
        return 0.5 + (choice && choice->price ? choice->price->number : 0);
    }

    const SeatView& m_view;
    const std::vector<bool>& m_useless;
};

} // namespace

Hint hintFrom(const Advice& advice, const HintGround& ground)
{
    return HintMaker(Sparing(ground).of(advice), ground).made();
}

} // namespace dossier
