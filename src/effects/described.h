// What each verb of the effect data, and each kind of object in it, may hold: the one place that says so. The reader
// (json_fields.h) and the manual's check (manual.h) both go through it. A field is a value that stands beside the verb
// itself, a parameter that it needs, or one that it may have.
#pragma once

#include "effects/card_effect.h"
#include "effects/phrase_reader.h"

namespace dossier {

// Of a number.
struct Within
{
    int least = 0;
    int most = 0;
};
inline constexpr Within kAnyNumber{-kMostNumber, kMostNumber};
inline constexpr Within kPoints{1, kMostNumber};
inline constexpr Within kLevel{0, 20};
inline constexpr Within kTokens{1, 15};

// --- Steps
// ------------------------------------------------------------------------------------------------------------

template <typename Fields>
void describe(Fields& f, AbductStep& s)
{
    f.value(s.whom);
    f.may("count", s.count);
}
template <typename Fields>
void describe(Fields& f, AbsentStep& s)
{
    f.value(s.whom);
    f.needs("turns", s.turns, Within{1, 3});
}
template <typename Fields>
void describe(Fields& f, AddStep& s)
{
    f.value(s.by);
    f.needs("to", s.to);
    f.may("for", s.lasts);
    f.may("floor", s.floor, Within{0, kMostNumber});
    f.may("limit", s.limit);
    f.may("except", s.except);
}
template <typename Fields>
void describe(Fields& f, AfflictStep& s)
{
    f.value(s.whom);
    f.needs("cure", s.cures);
    f.mayLast("while", s.lasting);
    f.may("tokens", s.tokens, Within{1, 7});
    f.may("tick", s.tick);
    f.may("last", s.last);
}
template <typename Fields>
void describe(Fields& f, AimStep& s)
{
    f.value(s.whose);
    f.needs("by", s.by);
    f.needs("at", s.at);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, AllowStep& s)
{
    f.value(s.rules);
    f.needs("to", s.whom);
    f.may("for", s.lasts);
    f.may("split", s.split);
}
template <typename Fields>
void describe(Fields& f, AskStep& s)
{
    f.value(s.question);
    f.needs("about", s.about);
}
template <typename Fields>
void describe(Fields& f, AttackStep& s)
{
    f.value(s.manner);
    f.needs("to", s.whom);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, BarStep& s)
{
    f.value(s.whom);
    f.needs("for", s.lasts);
    f.may("from", s.from);
}
template <typename Fields>
void describe(Fields& f, BorrowStep& s)
{
    f.value(s.what);
    f.needs("for", s.lasts);
    f.may("to", s.to);
    f.may("cost", s.cost);
}
template <typename Fields>
void describe(Fields& f, CancelStep& s)
{
    f.value(s.what);
}
template <typename Fields>
void describe(Fields& f, CheckStep& s)
{
    f.value(s.skill);
    f.needs("level", s.level, kLevel);
    f.needs("by", s.by);
    f.may("help", s.help);
    f.may("pass", s.pass);
    f.may("fail", s.fail);
}
template <typename Fields>
void describe(Fields& f, ChooseStep& s)
{
    f.value(s.what);
    f.needs("as", s.as);
    f.may("by", s.by);
    f.may("times", s.times);
    f.may("may", s.may);
}
template <typename Fields>
void describe(Fields& f, DetainStep& s)
{
    f.value(s.whom);
    f.may("until", s.until);
    f.may("turns", s.turns, Within{1, 3});
}
template <typename Fields>
void describe(Fields& f, DiscardStep& s)
{
    f.value(s.what);
}
template <typename Fields>
void describe(Fields& f, DivertStep& s)
{
    f.value(s.what);
    f.needs("to", s.to);
    f.may("checks", s.checks, Within{1, 1});
}
template <typename Fields>
void describe(Fields& f, DrawStep& s)
{
    f.value(s.cards, kPoints);
}
template <typename Fields>
void describe(Fields& f, EndStep& s)
{
    f.value(s.what);
}
template <typename Fields>
void describe(Fields& f, FailStep& s)
{
    f.value(s.check);
    f.needs("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, FightStep& s)
{
    f.value(s.whom);
    f.needs("against", s.against);
    f.needs("rounds", s.rounds);
    f.may("keywords", s.keywords);
    f.may("if lost", s.ifLost);
}
template <typename Fields>
void describe(Fields& f, ForbidStep& s)
{
    f.value(s.rules);
    f.needs("to", s.whom);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, GainStep& s)
{
    f.value(s.points, kPoints);
}
template <typename Fields>
void describe(Fields& f, HealStep& s)
{
    f.value(s.points, kPoints);
    f.needs("to", s.whom);
}
template <typename Fields>
void describe(Fields& f, HoldStep& s)
{
    f.value(s.whom);
    f.needs("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, IfStep& s)
{
    f.value(s.condition);
    f.needs("then", s.then);
}
template <typename Fields>
void describe(Fields& f, JoinStep& s)
{
    f.value(s.who);
    f.needs("to", s.to);
    f.may("for", s.lasts);
    f.may("less", s.less, kLevel);
}
template <typename Fields>
void describe(Fields& f, KeywordStep& s)
{
    f.value(s.words);
    f.needs("on", s.on);
    f.may("instead of", s.insteadOf);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, LookStep& s)
{
    f.value(s.what);
}
template <typename Fields>
void describe(Fields& f, MoveStep& s)
{
    f.value(s.whom);
    f.needs("to", s.to);
}
template <typename Fields>
void describe(Fields& f, MuteStep& s)
{
    f.value(s.what);
    f.needs("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, NegateStep& s)
{
    f.value(s.what);
    f.may("to", s.to);
}
template <typename Fields>
void describe(Fields& f, PrerequisiteStep& s)
{
    f.value(s.skill);
    f.needs("level", s.level, kLevel);
}
template <typename Fields>
void describe(Fields& f, PutStep& s)
{
    f.value(s.what);
    f.needs("to", s.to);
    f.may("as", s.as);
    f.may("healed", s.healed);
}
template <typename Fields>
void describe(Fields& f, RemoveStep& s)
{
    f.value(s.what);
}
template <typename Fields>
void describe(Fields& f, CombatRoundStep& s)
{
    f.value(s.round);
    f.may("extra", s.extra, Within{1, 1});
    f.may("skip", s.skip);
    f.may("only", s.only);
    f.may("last", s.last, kLevel);
}
template <typename Fields>
void describe(Fields& f, ScaleStep& s)
{
    f.value(s.factor);
    f.needs("on", s.on);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, SearchStep& s)
{
    f.value(s.what);
    f.needs("to", s.to);
    f.may("show", s.show);
}
template <typename Fields>
void describe(Fields& f, SetStep& s)
{
    f.value(s.amount);
    f.needs("to", s.to);
    f.may("for", s.lasts);
}
template <typename Fields>
void describe(Fields& f, ShieldStep& s)
{
    f.value(s.protection);
    f.needs("to", s.whom);
    f.may("for", s.lasts);
    f.may("against", s.against);
}
template <typename Fields>
void describe(Fields& f, SingleStep& s)
{
    f.value(s.whom);
}
template <typename Fields>
void describe(Fields& f, StayStep& s)
{
    f.value(s.where);
}
template <typename Fields>
void describe(Fields& f, TakeStep& s)
{
    f.value(s.points, kPoints);
    f.needs("from", s.from);
    f.needs("to", s.to);
}
template <typename Fields>
void describe(Fields& f, TellStep& s)
{
    f.value(s.what);
    f.needs("to", s.whom);
}
template <typename Fields>
void describe(Fields& f, TrainStep& s)
{
    f.value(s.in);
    f.needs("of", s.whom);
}
template <typename Fields>
void describe(Fields& f, WatchStep& s)
{
    f.value(s.moment);
    f.needs("for", s.lasts);
    f.needs("do", s.then);
    f.may("may", s.may);
}
template <typename Fields>
void describe(Fields& f, WithdrawStep& s)
{
    f.value(s.whom);
}
template <typename Fields>
void describe(Fields& f, WoundStep& s)
{
    f.value(s.points, kPoints);
    f.needs("to", s.whom);
}

// --- Objects
// ----------------------------------------------------------------------------------------------------------

template <typename Fields>
void describe(Fields& f, Fighter& o)
{
    f.may("lrc", o.longRange, kLevel);
    f.needs("crc", o.closeRange, kLevel);
    f.needs("health", o.health, Within{1, kLevel.most});
    f.may("keywords", o.keywords);
}
template <typename Fields>
void describe(Fields& f, EffectWay& o)
{
    f.may("in", o.windows);
    f.may("if", o.conditions);
    f.may("target", o.target);
    f.may("choose", o.choices);
    f.may("do", o.steps);
}
template <typename Fields>
void describe(Fields& f, Reaction& o)
{
    f.needs("when", o.when);
    f.may("each", o.each);
    f.may("may", o.may);
    f.needs("do", o.steps);
}
template <typename Fields>
void describe(Fields& f, Use& o)
{
    f.needs("in", o.windows);
    f.may("phase", o.phase);
    f.may("pay", o.pay);
    f.may("repeat", o.repeat);
    f.may("limit", o.limit);
    f.may("copies", o.copies);
    f.may("if", o.conditions);
    f.may("target", o.target);
    f.needs("do", o.steps);
}
template <typename Fields>
void describe(Fields& f, CardEffect& o)
{
    f.needs("card", o.cards);
    f.may("in", o.way.windows);
    f.may("phase", o.way.phase);
    f.may("if", o.way.conditions);
    f.may("unless", o.unless);
    f.may("unstoppable", o.unstoppable);
    f.may("target", o.way.target);
    f.may("other", o.way.other);
    f.may("bundle", o.bundle);
    f.may("times", o.times);
    f.may("choose", o.way.choices);
    f.may("x", o.x);
    f.may("extra", o.extra, kTokens);
    f.may("tokens", o.tokens, kTokens);
    f.may("purse", o.purse);
    f.may("fighter", o.fighter);
    f.may("do", o.way.steps);
    f.may("or", o.alternatives);
    f.may("stay", o.stay);
    f.mayLast("while", o.lasting);
    f.may("on", o.reactions);
    f.may("use", o.uses);
    f.may("until", o.until);
    f.may("then", o.then);
}

} // namespace dossier
