// How each verb of the effect data reads what its step holds (db/effects/README.md, "Verbs").
#pragma once

#include "effects/effect_reader.h"

namespace dossier {

// A step that goes on `count` steps further.
EffectStep jump(Verb verb, std::size_t count);

// One step, whose first key is the verb. Each of the public functions reads it as one verb or several alike do, and
// throws JsonError.
class VerbReader
{
public:
    using Steps = std::vector<EffectStep>;

    VerbReader(EffectReader& reader, Verb verb, const Json& entry);
    // The step as it was read, and those that follow from it.
    void appendTo(Steps& list) const;

    void number(); // draw, gain
    void whom();   // discard, look, mute, remove, withdraw, hold, single
    void abduct();
    void away();   // absent, detain
    void change(); // add, set
    // A lasting condition: tokens that run out (0338), no healing (0352), or whatever its card's `while` says (0088).
    void afflict();
    void aim();
    void rules(); // allow, forbid: a step a rule
    void ask();
    void attack();
    void bar();
    void borrow();
    void cancel();
    // The steps of "pass" and "fail" follow the check, with jumps over those that do not apply.
    void check();
    void choose();
    void whomTo(); // divert, negate
    void end();
    void fail();
    void fight();
    void harm(); // heal, wound
    void join();
    void keyword();
    void move();
    void put();
    void prerequisite();
    void round();
    void scale();
    void search();
    void shield();
    void stay();
    void take();
    void tell();
    void train();
    void watch();

private:
    bool has(const char* parameter) const;
    Duration duration(Duration usual) const;
    void reference(const char* parameter, Reference& into) const;
    void to();
    // "to": a place by its name, or a thing.
    void goal();
    Steps steps(const char* parameter) const;
    static Register registerOf(Ref ref);
    static void readRule(const Json& rule, EffectStep& step);
    void readCure(const Json& cure);
    void readAffliction(const Json& lasting);

    EffectReader& m_reader;
    const Json& m_entry;
    const Json& m_value;
    EffectStep m_step;
    Steps m_after;
};

} // namespace dossier
