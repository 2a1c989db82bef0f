// One text being weighed, step by step.
#pragma once

#include "engine/players/supervisor/supervisor_fight.h"
#include "engine/players/supervisor/supervisor_worth.h"

namespace dossier {

class EffectEvaluator
{
public:
    EffectEvaluator(const PlayerView& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
                    const Action& action);

    Worth run();

private:
    // --- The course of the text (effect_evaluator.cpp)
    struct Verbs; // what each verb is worth
    void run(std::span<const Step> steps, double weight);
    bool holds(const TextCondition& condition) const;
    bool passes(const CheckStep& step) const;
    // Whom a step concerns, and what is done to him worth: 1 to an opponent, -1 to oneself.
    Seat seatOf(const Reference& reference) const;
    Seat chosenSeat() const;
    const Selector* chosen() const;
    bool chosenByThem() const;
    int countOf(const Reference& reference) const;
    bool clearsOwn() const;
    double against(Seat seat) const { return seat == kNoSeat || seat != m_sight.self() ? 1 : -1; }
    // Whether a Team of his is still to investigate this turn, besides the one that does.
    bool stillMatters(Seat seat) const;
    // Whether they investigate now: what keeps them from it for this turn costs no other Site (INV-5).
    bool isHere(const Reference& whom) const;

    // --- The level of the check (effect_evaluator_check.cpp)
    double levelLost(const Reference& whom) const;
    void takeOut(const Reference& whom, double points);
    void add(const AddStep& step, double weight);
    void set(const SetStep& step, double weight);
    void change(const QuantityOf& quantity, int amount, std::optional<Duration> lasts, double weight);
    const SeenAgent* whoseSkill(const QuantityOf& quantity) const;
    int skillLeft(const SeenAgent& agent) const;
    bool servesCheck() const;
    int amountOf(const Amount& amount) const;
    bool canName(Ability ability) const;
    void prerequisite(const PrerequisiteStep& step);
    void fail();

    // --- All else (effect_evaluator_gain.cpp)
    void harm(const Reference& whom, double points);
    void negate(const NegateStep& step);
    double addedByWitness(CardRef witness) const;
    void wound(const WoundStep& step);
    void move(const MoveStep& step);
    void joinByMove();
    void take(const TakeStep& step);
    void exchange(const ExchangeStep& step);
    void heal(const HealStep& step);
    bool mayHealLater() const;
    void discard(const Reference& what, double weight);
    void forbid(const Rule& rule, const Reference& whom, std::optional<Duration> lasts);
    void keyword(const KeywordStep& step);
    void end(Ended what);
    void stays();
    void train();
    void join(const JoinStep& step);
    const SeenAgent* hostOfCard() const;
    void allow(const Rule& rule);
    void cancel(Cancelled what);

    // --- Cards that come to the hand (effect_evaluator_fetch.cpp)
    void borrow(const BorrowStep& step);
    bool keepsFetched() const;
    double playableShare() const;
    double lentShare() const;
    bool lendsOfHand() const;

    // --- Combat (effect_evaluator_combat.cpp)
    // What is said to count only so long, and only in rounds of that range; in any.
    struct Counts
    {
        std::optional<Duration> lasts;
        std::optional<Ability> range{};
    };
    double shareOf(const Counts& counts) const;
    int feltOf(int points, int blow, const Counts& counts) const;
    void fights(const Reference& whom, int points, const Counts& counts);
    void guards(const Reference& whom, int points, const Counts& counts);
    void mute(const MuteStep& step);
    void aim(const AimStep& step);
    void shield(const ShieldStep& step);
    void attack(const AttackStep& step);
    void withdraw();
    void ambush(const AmbushStep& step);
    void bundle();

    const PlayerView& m_sight;
    const CheckView& m_check;
    const Effect& m_effect;
    const EffectForm& m_form;
    const Action& m_action;
    bool m_fighting;
    Worth m_worth{};
};

// Who suffers by a step, or null.
const Reference* harmedBy(const AnyStep& step);

} // namespace dossier
