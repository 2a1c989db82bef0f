// One text being weighed, step by step.
#pragma once

#include "engine/players/supervisor/fight.h"
#include "engine/players/supervisor/worth.h"

namespace dossier {

class Weighing
{
public:
    Weighing(const Sight& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
             const Action& action);

    Worth run();

private:
    // --- The course of the text (weighing.cpp)
    void run(std::size_t from, double weight);
    bool holds(const TextCondition& condition) const;
    bool passes(const EffectStep& step) const;
    void weigh(const EffectStep& step, double weight);
    // Whom a step concerns, and what is done to him worth: 1 to an opponent, -1 to oneself.
    Seat seatOf(const Reference& reference) const;
    Seat chosenSeat() const;
    const Selector* chosen() const;
    bool chosenByThem() const;
    int countOf(const Reference& reference) const;
    bool clearsOwn() const;
    double against(Seat seat) const { return seat == kNoSeat || seat != m_sight.self() ? 1 : -1; }
    bool stillMatters(Seat seat) const;

    // --- The level of the check (weighing_check.cpp)
    double levelLost(const EffectStep& step) const;
    void takeOut(const EffectStep& step, double points);
    void change(const EffectStep& step, double weight);
    void changeSkill(const EffectStep& step, int amount);
    bool servesCheck() const;
    int amountOf(const EffectStep& step) const;
    bool canName(Ability ability) const;
    void prerequisite(const EffectStep& step);
    void fail();

    // --- All else (weighing_gain.cpp)
    void harm(const EffectStep& step, double points);
    void negate(const EffectStep& step);
    void wound(const EffectStep& step);
    void move(const EffectStep& step);
    void joinByMove();
    void take(const EffectStep& step);
    void heal(const EffectStep& step);
    void discard(const EffectStep& step, double weight);
    void forbid(const EffectStep& step);
    void keyword(const EffectStep& step);
    void end(const EffectStep& step);
    void stays();
    void train();
    void borrow(const EffectStep& step);
    void join(const EffectStep& step);
    const SeenAgent* hostOfCard() const;
    void allow(const EffectStep& step);
    void cancel(const EffectStep& step);

    // --- Combat (weighing_combat.cpp)
    void fights(const EffectStep& step, int points);
    int guarded(const EffectStep& step) const;
    void arrange(const EffectStep& step);
    void strikeFirstOrTwice(const EffectStep& step);
    void withdraw();
    void bundle();

    const Sight& m_sight;
    const CheckView& m_check;
    const Effect& m_effect;
    const EffectForm& m_form;
    const Action& m_action;
    bool m_fighting;
    Worth m_worth{};
};

} // namespace dossier
