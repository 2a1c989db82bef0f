// A step of a text as one flat step; what follows from it and what it keeps beside it see StepCompiler.
#pragma once

#include "engine/state/effect.h"

namespace dossier {

// A step about somebody that lasts so long.
EffectStep lasting(Verb verb, const Reference& whom, Duration duration);

EffectStep flat(const AbductStep& step);
EffectStep flat(const AbsentStep& step);
EffectStep flat(const AddStep& step);
EffectStep flat(const AfflictStep& step);
EffectStep flat(const AimStep& step);
EffectStep flat(const AskStep& step);
EffectStep flat(const AttackStep& step);
EffectStep flat(const BarStep& step);
EffectStep flat(const BorrowStep& step);
EffectStep flat(const CancelStep& step);
EffectStep flat(const CheckStep& step);
EffectStep flat(const ChooseStep& step);
EffectStep flat(const DetainStep& step);
EffectStep flat(const DiscardStep& step);
EffectStep flat(const DivertStep& step);
EffectStep flat(const DrawStep& step);
EffectStep flat(const EndStep& step);
EffectStep flat(const FailStep& step);
EffectStep flat(const FightStep& step);
EffectStep flat(const GainStep& step);
EffectStep flat(const HealStep& step);
EffectStep flat(const HoldStep& step);
EffectStep flat(const JoinStep& step);
EffectStep flat(const KeywordStep& step);
EffectStep flat(const LookStep& step);
EffectStep flat(const MoveStep& step);
EffectStep flat(const MuteStep& step);
EffectStep flat(const NegateStep& step);
EffectStep flat(const PrerequisiteStep& step);
EffectStep flat(const PutStep& step);
EffectStep flat(const RemoveStep& step);
EffectStep flat(const CombatRoundStep& step);
EffectStep flat(const ScaleStep& step);
EffectStep flat(const SearchStep& step);
EffectStep flat(const SetStep& step);
EffectStep flat(const ShieldStep& step);
EffectStep flat(const SingleStep& step);
EffectStep flat(const StayStep& step);
EffectStep flat(const TakeStep& step);
EffectStep flat(const TellStep& step);
EffectStep flat(const TrainStep& step);
EffectStep flat(const WatchStep& step);
EffectStep flat(const WithdrawStep& step);
EffectStep flat(const WoundStep& step);

} // namespace dossier
