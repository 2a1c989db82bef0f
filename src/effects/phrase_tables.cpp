#include "effects/phrase_tables.h"

namespace dossier {

PhraseRows<SelectorKind> selectorKinds()
{
    using enum SelectorKind;
    static const PhraseRow<SelectorKind> kRows[] = {{"agent", Agent},
                                                    {"agents", Agent},
                                                    {"mate", Mate},
                                                    {"team", Team},
                                                    {"section or team there", SectionOrTeam},
                                                    {"site", Site},
                                                    {"adversary", Adversary},
                                                    {"combatant", Combatant},
                                                    {"enemy", Enemy},
                                                    {"witness", Witness},
                                                    {"event", Event},
                                                    {"equipment", Equipment},
                                                    {"card", Card},
                                                    {"cards", Card},
                                                    {"card @", Card},
                                                    {"face-down card", FaceDown},
                                                    {"face-down card or bluff", FaceDownOrBluff},
                                                    {"opponent", Opponent}};
    return kRows;
}

PhraseRows<Where> selectorPlaces()
{
    static const PhraseRow<Where> kRows[] = {{"in bureau", Where::Bureau},
                                             {"in field", Where::Field},
                                             {"in hospital", Where::Hospital},
                                             {"in hand", Where::Hand},
                                             {"in deck", Where::Deck},
                                             {"in discard", Where::Discard},
                                             {"removed", Where::Removed},
                                             {"on top of deck", Where::DeckTop},
                                             {"in collection", Where::Collection},
                                             {"in play", Where::InPlay},
                                             {"on stack", Where::Stack},
                                             {"on stack or in play", Where::StackOrPlay},
                                             {"in check", Where::Check},
                                             {"in check in field", Where::CheckInField},
                                             {"in combat", Where::Combat},
                                             {"in team", Where::Team},
                                             {"in target", Where::InTarget},
                                             {"in departure", Where::Departing},
                                             {"in team of host", Where::TeamOfHost},
                                             {"at any site", Where::AnySite},
                                             {"at site", Where::AtSite},
                                             {"at first", Where::AtTarget},
                                             {"of self", Where::OfSelf},
                                             {"of target", Where::OfTarget},
                                             {"of removed", Where::OfRemoved},
                                             {"of removed in field", Where::OfRemovedInField},
                                             {"seen", Where::Seen}};
    return kRows;
}

PhraseRows<FilterKind> selectorFilters()
{
    using enum FilterKind;
    static const PhraseRow<FilterKind> kRows[] = {{"with *", CostIn, Star::Points},
                                                  {"with *", AnyKeyword, Star::Keywords},
                                                  {"with *", AllKeywords, Star::AllKeywords},
                                                  {"with *,payable", Payable, Star::Points},
                                                  {"without *", WithoutKeyword, Star::Keywords},
                                                  {"with *>=#", Rating, Star::Abilities},
                                                  {"with @", TeamWith},
                                                  {"with damage", Damaged},
                                                  {"with tokens", HasTokens},
                                                  {"below self", BelowSelf},
                                                  {"not below self", NotBelowSelf},
                                                  {"with fixed cost", FixedCost},
                                                  {"with cost of a card below", CostOfCardBelow},
                                                  {"with modifier", HasModifier},
                                                  {"named @", Named},
                                                  {"except @", Except},
                                                  {"holding @", Holding},
                                                  {"may use *", MayUse, Star::Keywords},
                                                  {"facing stunned", FacingStunned},
                                                  {"hit for #", HitFor},
                                                  {"threatened", Threatened},
                                                  {"adding *", Adding, Star::Abilities},
                                                  {"not adding *", NotAdding, Star::Abilities},
                                                  {"modifying *", Modifying, Star::Abilities},
                                                  {"asking *", Asking, Star::Characteristic},
                                                  {"movable", Movable},
                                                  {"borrowable", Borrowable},
                                                  {"abducting my agent", AbductingMine},
                                                  {"abducting a mate of @", AbductingMateOf},
                                                  {"removing my card", RemovingMine},
                                                  {"sending my agent to bureau", SendingMineToBureau},
                                                  {"fitting check", FittingCheck},
                                                  {"against my team", AgainstMyTeam},
                                                  {"starting combat", StartingCombat},
                                                  {"of its Affiliation", OfItsAffiliation},
                                                  {"house #", HouseRule},
                                                  {"not investigated", NotInvestigated},
                                                  {"with own tokens", WithTokens},
                                                  {"lacking own tokens", LackingTokens},
                                                  {"costing up to #", CostsUpTo}};
    return kRows;
}

PhraseRows<Reference> references()
{
    constexpr auto each = [](Ref ref) { return Reference{.ref = ref, .each = true}; };
    constexpr auto is = [](Ref ref) { return Reference{.ref = ref}; };
    static const PhraseRow<Reference> kRows[] = {
        {"target", is(Ref::Target)},
        {"other", is(Ref::Other)},
        {"chosen", is(Ref::Third)},
        {"taken", is(Ref::Third)},
        {"kept", is(Ref::Kept)},
        {"first", is(Ref::Third)},
        {"second", is(Ref::Other)},
        {"removed", is(Ref::Removed)},
        {"each taken", each(Ref::EachTaken)},
        {"rest of seen", is(Ref::RestOfSeen)},
        {"self", is(Ref::Self)},
        {"host", is(Ref::Host)},
        {"self side", is(Ref::SelfSide)},
        {"victim", is(Ref::Victim)},
        {"cause", is(Ref::Cause)},
        {"nobody", is(Ref::Nobody)},
        {"me", is(Ref::Me)},
        {"them", is(Ref::Them)},
        {"asker", is(Ref::Asker)},
        {"all opponents of asker", is(Ref::OpponentsOfAsker)},
        {"player of adversary", is(Ref::PlayerOfAdversary)},
        {"adversary", is(Ref::Adversary)},
        {"site", is(Ref::Site)},
        {"team", is(Ref::Team)},
        {"rest of team", is(Ref::RestOfTeam)},
        {"team of self", is(Ref::TeamOfSelf)},
        {"team of host", is(Ref::TeamOfHost)},
        {"team of victim", is(Ref::TeamOfVictim)},
        {"asking team", is(Ref::AskingTeam)},
        {"each agent in team", each(Ref::EachAgentInTeam)},
        {"agents in field", is(Ref::AgentsInField)},
        {"each enemy of target", each(Ref::EnemiesOfTarget)},
        {"enemies of target", is(Ref::EnemiesOfTarget)},
        {"each enemy of self", each(Ref::EnemiesOfSelf)},
        {"enemies of self", is(Ref::EnemiesOfSelf)},
        {"enemies of me", is(Ref::EnemiesOfMe)},
        {"random agents in team", is(Ref::RandomAgentsInTeam)},
        {"@ in target", is(Ref::TitlesInTarget)},
        {"@ and @ in target", each(Ref::TitlesInTarget)},
        {"@ on target", is(Ref::TitleOnTarget)},
        {"abilities of target", is(Ref::AbilitiesOfTarget)},
        {"each witness modifying the check", each(Ref::WitnessesInCheck)},
        {"all cards under site", is(Ref::AllUnderSite)},
        {"all their cards in hand with *", each(Ref::TheirHandWith), Star::Keywords},
        {"their cards in hand with *", is(Ref::TheirHandWith), Star::Keywords},
        {"# random their cards in hand", is(Ref::RandomFromTheirHand)},
        {"x random their cards in hand", is(Ref::RandomFromTheirHand)},
        {"# random their cards in hand with *", is(Ref::RandomFromTheirHand), Star::Keywords},
        {"their hand", is(Ref::TheirHand)},
        {"top # of their deck", is(Ref::TopOfTheirDeck)},
        {"my agent named @", is(Ref::MyAgentNamed)},
        {"each my agent that began with tokens", each(Ref::MyAgentsWithTokens)},
        {"all my cards in discard with *", each(Ref::MyDiscardOf), Star::Points},
        {"my hand", is(Ref::MyHand)},
        {"top of my deck", is(Ref::TopOfMyDeck)},
        {"player of host", is(Ref::PlayerOfHost)},
        {"named agent", is(Ref::NamedAgent)},
        {"their bureau", is(Ref::TheirBureau)},
        {"all equipment in team with *", each(Ref::EquipmentInTeam), Star::Keywords},
        {"my teams", each(Ref::MyTeams)},
        {"agents in that hospital", is(Ref::AgentsInThatHospital)},
        {"mates of target", is(Ref::MatesOfTarget)},
        {"each enemy of host", each(Ref::EnemiesOfHost)},
        {"ratings of target", is(Ref::RatingsOfTarget)},
        {"ratings of self", is(Ref::RatingsOfSelf)},
        {"combat cards of self", is(Ref::CombatCardsOfSelf)},
        {"LRC damage to self", is(Ref::LrcDamageToSelf)},
        {"Occult damage to host", is(Ref::OccultDamageToHost)},
        {"all RP cards", is(Ref::RpCards)},
        {"all Active RP cards", is(Ref::ActiveRpCards)},
        {"cost of all Active RP cards", is(Ref::CostOfActiveRpCards)},
        {"all opponents", is(Ref::AllOpponents)},
        {"card shown", is(Ref::CardShown)}};
    return kRows;
}

PhraseRows<Quantity> quantities()
{
    static const PhraseRow<Quantity> kRows[] = {{"level", Quantity::Level},
                                                {"level in *", Quantity::Level, Star::OneAbility},
                                                {"prerequisite", Quantity::Prerequisite},
                                                {"*", Quantity::Skill, Star::OneAbility},
                                                {"RES", Quantity::Res},
                                                {"LRC and CRC", Quantity::LrcAndCrc},
                                                {"LRC damage", Quantity::DamageResult},
                                                {"CRC damage", Quantity::DamageResult},
                                                {"all skills", Quantity::AllSkills},
                                                {"skill", Quantity::CheckSkill},
                                                {"chosen", Quantity::ChosenSkill},
                                                {"witness skill", Quantity::WitnessSkill},
                                                {"cost", Quantity::Cost},
                                                {"health", Quantity::Health},
                                                {"tokens", Quantity::Tokens},
                                                {"my hand limit", Quantity::HandLimit},
                                                {"income", Quantity::Income}};
    return kRows;
}

PhraseRows<Amount> amounts()
{
    using enum AmountKind;
    static const PhraseRow<Amount> kRows[] = {
        {"-step", {.kind = Steps, .number = -1}},
        {"highest rating of enemies + #", {.kind = HighestEnemy}},
        {"modifier of target, else #", {.kind = ModifierOf, .of = {.ref = Ref::Target}}},
        {"modifier of taken", {.kind = ModifierOf, .of = {.ref = Ref::Third}}},
        {"cards in their discard with *", {.kind = InTheirDiscard, .of = {.ref = Ref::Them}}, Star::Keywords},
        {"* of each, at least #", {.kind = AbilityOfEach, .of = {.ref = Ref::EnemiesOfSelf}}, Star::OneAbility},
        {"agents in team beyond #", {.kind = AgentsBeyond}},
        {"x", {.kind = X}},
        {"RP spent at site", {.kind = SpentAtSite, .number = 1}},
        {"half the RP spent at site", {.kind = SpentAtSite, .number = 2}}};
    return kRows;
}

PhraseRows<ConditionKind> conditions()
{
    using enum ConditionKind;
    static const PhraseRow<ConditionKind> kRows[] = {{"check *", CheckIn, Star::Abilities},
                                                     {"site check", SiteCheck},
                                                     {"site needs *", SiteNeeds, Star::Abilities},
                                                     {"my X-File *", XFileWith, Star::Keywords},
                                                     {"site against me", SiteAgainstMe},
                                                     {"site tried in *", SiteTriedIn, Star::Abilities},
                                                     {"site with *", SiteWith, Star::Keywords},
                                                     {"solved", Solved},
                                                     {"failed", Failed},
                                                     {"combat in this investigation", CombatInInvestigation},
                                                     {"no combat", NoCombat},
                                                     {"team of #", TeamOf},
                                                     {"team of at most #", TeamOfAtMost},
                                                     {"team in field", TeamInField},
                                                     {"my team in field", MyTeamInField},
                                                     {"team holds @", TeamHolds},
                                                     {"* in team of host", AbilityInTeamOfHost, Star::Abilities},
                                                     {"round *", RoundOf, Star::OneAbility},
                                                     {"LRC skipped", LrcSkipped},
                                                     {"damage lead #", DamageLead},
                                                     {"single agent", SingleAgent},
                                                     {"adversary killed", AdversaryKilled},
                                                     {"adversary hospitalised or removed an agent", AgentLost},
                                                     {"adversary may use *", AdversaryMayUse, Star::Keywords},
                                                     {"my combatant with *>=#", MyCombatantWith, Star::Abilities},
                                                     {"self in bureau", SelfInBureau},
                                                     {"self in field", SelfInField},
                                                     {"self in bureau or field", SelfInBureauOrField},
                                                     {"self in team", SelfInTeam},
                                                     {"purse spent", PurseSpent},
                                                     {"my turn", MyTurn},
                                                     {"turn of host", TurnOfHost},
                                                     {"# tokens on self", TokensOnSelf},
                                                     {"Affiliation known", AffiliationKnown},
                                                     {"about me", AboutMe},
                                                     {"not about me", NotAboutMe},
                                                     {"margin #", Margin},
                                                     {"my agent removed", MyAgentRemoved},
                                                     {"@ goes to hospital", TitleGoesToHospital},
                                                     {"card forcing a non-combat check", CardForcingCheck},
                                                     {"target with *", TargetWith, Star::Keywords},
                                                     {"target costs #", TargetCosts},
                                                     {"others can take it", OthersCanTakeIt},
                                                     {"host outside check and hospital", HostOutsideCheck},
                                                     {"host in check", HostInCheck},
                                                     {"some", Some},
                                                     {"no", No},
                                                     {"taken activated by *", TakenActivated, Star::Keywords},
                                                     {"taken not activated by *", TakenNotActivated, Star::Keywords},
                                                     {"victim with *", VictimWith, Star::Keywords},
                                                     {"Healing card heals target meanwhile", HealedMeanwhile},
                                                     {"healing stops card on stack", HealingStopsCard},
                                                     {"no other bluff revealed", NoBluffShown},
                                                     {"target named @", TargetNamed},
                                                     {"tokens not #", TokensNot},
                                                     {"@ in team of self", TitleInTeamOfSelf},
                                                     {"team includes @", TeamIncludes},
                                                     {"# of my characteristics known", OfMineKnown},
                                                     {"@ fights", TitleFights},
                                                     {"host fights", HostFights}};
    return kRows;
}

PhraseRows<MomentKind> moments()
{
    using enum MomentKind;
    static const PhraseRow<MomentKind> kRows[] = {{"my briefing", MyBriefing},
                                                  {"their briefing", TheirBriefing},
                                                  {"card played with *", CardPlayed, Star::Keywords},
                                                  {"their card played with *", TheirCardPlayed, Star::AllKeywords},
                                                  {"same title played", SameTitlePlayed},
                                                  {"my agent abducted", AgentAbducted},
                                                  {"combat starts", CombatStarts},
                                                  {"round ends", RoundEnds},
                                                  {"round starts", RoundStarts},
                                                  {"combat ends", CombatEnds},
                                                  {"their debriefing", TheirDebriefing},
                                                  {"turn ends", TurnEnds},
                                                  {"target is allotted", TargetAllotted},
                                                  {"target wounds", TargetWounds},
                                                  {"self wounds agent", SelfWoundsAgent},
                                                  {"host wounds in CRC", HostWoundsInCrc},
                                                  {"self wounded in CRC", SelfWoundedInCrc},
                                                  {"self killed", SelfKilled},
                                                  {"site solved", SiteSolved},
                                                  {"site failed", SiteFailed},
                                                  {"site resolved", SiteResolved},
                                                  {"host check starts", HostCheckStarts},
                                                  {"host check ends", HostCheckEnds},
                                                  {"check of host starts", CheckOfHostStarts},
                                                  {"named agent investigates", NamedInvestigates},
                                                  {"owner of target answered about chosen", OwnerAnswered},
                                                  {"my debriefing", MyDebriefing},
                                                  {"their debriefing", TheirDebriefing},
                                                  {"host healing", HostHealing}};
    return kRows;
}

PhraseRows<Permission> rules()
{
    using enum Permission;
    static const PhraseRow<Permission> kRows[] = {{"second site", SecondSite},
                                                  {"second site in same state", SecondSiteInSameState},
                                                  {"serve each turn", ServeEachTurn},
                                                  {"RES to CP", ResToCp},
                                                  {"RES only for cards", ResOnlyForCards},
                                                  {"harm Occult Creature", HarmOccultCreature},
                                                  {"Government adversaries", GovernmentAdversaries},
                                                  {"survive LRC", SurviveLrc},
                                                  {"stay uninvestigated", StayUninvestigated},
                                                  {"draw", Draw},
                                                  {"healing", Healing},
                                                  {"damage", Damage},
                                                  {"Occult damage", OccultDamage},
                                                  {"Occult combat cards", OccultCombatCards},
                                                  {"last word in combat", LastWordInCombat},
                                                  {"second sale", SecondSale},
                                                  {"show RP cards", ShowResourceCards},
                                                  {"hide Occult Adversaries", HideOccultAdversaries},
                                                  {"store Bluffs", StoreBluffs},
                                                  {"lie below self", LieBelow},
                                                  {"card @", CardTitle},
                                                  {"playing *", Playing, Star::Keywords},
                                                  {"sites without *", OtherSites, Star::Keywords},
                                                  {"leaving hospital", LeaveHospital},
                                                  {"asking *", Asking, Star::Characteristic}};
    return kRows;
}

PhraseRows<Goal> places()
{
    static const PhraseRow<Goal> kRows[] = {{"bureau", Goal::Bureau},
                                            {"hospital", Goal::Hospital},
                                            {"hand", Goal::Hand},
                                            {"my hand", Goal::MyHand},
                                            {"my bureau", Goal::MyBureau},
                                            {"my bureau face down", Goal::MyBureauFaceDown},
                                            {"owner's deck shuffled", Goal::DeckShuffled},
                                            {"bottom of owner's deck", Goal::DeckBottom},
                                            {"top of their deck, any order", Goal::TopOfDeck},
                                            {"top of owner's deck", Goal::DeckTop},
                                            {"team of self", Goal::TeamOfSelf},
                                            {"check", Goal::RunningCheck},
                                            {"self side", Goal::SelfSide},
                                            {"turn end", Goal::TurnEnd},
                                            {"attack", Goal::Attack},
                                            {"below self, face down", Goal::BelowSelf}};
    return kRows;
}

PhraseRows<Stay> stays()
{
    static const PhraseRow<Stay> kRows[] = {{"bureau", {Goal::Bureau}},
                                            {"hospital", {Goal::Hospital}},
                                            {"their hospital", {Goal::TheirHospital}},
                                            {"xfile", {Goal::XFile}},
                                            {"their field", {Goal::Field, {.ref = Ref::Them}}},
                                            {"on target", {Goal::On, {.ref = Ref::Target}}},
                                            {"on other", {Goal::On, {.ref = Ref::Other}}},
                                            {"on taken", {Goal::On, {.ref = Ref::Third}}},
                                            {"on site", {Goal::On, {.ref = Ref::Site}}},
                                            {"below target", {Goal::Below, {.ref = Ref::Target}}},
                                            {"below other", {Goal::Below, {.ref = Ref::Other}}},
                                            {"below @", {Goal::Below, {.ref = Ref::MyAgentNamed}}},
                                            {"field, naming taken", {Goal::NamedField, {.ref = Ref::Third}}}};
    return kRows;
}

PhraseRows<EffectChoice> choices()
{
    using enum EffectChoice;
    static const PhraseRow<EffectChoice> kRows[] = {{"keyword of target", KeywordOfTarget},
                                                    {"keyword found", KeywordFound},
                                                    {"any keyword", AnyKeyword},
                                                    {"characteristic", EffectChoice::Characteristic},
                                                    {"opponent", Opponent},
                                                    {"non-combat check of the Team this turn", CheckOfTeam},
                                                    {"agent in hand", AgentInHand},
                                                    {"site", Site},
                                                    {"another site, or owners' hands", OtherSiteOrHands}};
    return kRows;
}

PhraseRows<XCost> xCosts()
{
    using enum XKind;
    static const PhraseRow<XCost> kRows[] = {{"cards paid", {CardsPaid}},
                                             {"cards under site", {CardsUnderSite}},
                                             {"face-down cards at one site", {FaceDownAtSite}},
                                             {"cost of chosen", {CostOfOther}},
                                             {"cost of target, at least #", {CostOfTarget}},
                                             {"up to cards in their hand", {UpToTheirHand}},
                                             {"up to # CP cards discarded", {CardsDiscarded}}};
    return kRows;
}

PhraseRows<Cure::Kind> cures()
{
    using enum Cure::Kind;
    static const PhraseRow<Cure::Kind> kRows[] = {
        {"any healing", AnyHealing}, {"Healing card", HealingCard}, {"Medical #", Medical}};
    return kRows;
}

} // namespace dossier
