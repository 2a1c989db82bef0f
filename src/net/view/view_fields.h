// What a view consists of, each field named once: what writes a view, reads it and puts other cards' handles into it
// walks over these lists. The names are those of the protocol (PROTOCOL.md, which is compared with them).
#pragma once

#include "net/view/view_json.h"

#include <string_view>
#include <tuple>
#include <type_traits>

namespace dossier {

// Plain: by its type alone. OfSeat: a number of a seat, kNoSeat for none. OfAbility: 0 to kAbilities - 1. OfType: 0 to
// 19 (typeBit). OfAgent: the slot of an Agent. OfXFiles: bits of which each stands for the slot of an X-File.
enum class FieldRole : std::uint8_t { Plain, OfSeat, OfAbility, OfType, OfAgent, OfXFiles };

template <typename T, typename Member>
struct Field
{
    std::string_view name;
    Member T::*member;
    FieldRole role = FieldRole::Plain;
};

template <typename T, typename Member>
constexpr Field<T, Member> field(std::string_view name, Member T::*member)
{
    return {name, member};
}
template <typename T, typename Member>
constexpr Field<T, Member> seatField(std::string_view name, Member T::*member)
{
    return {name, member, FieldRole::OfSeat};
}
template <typename T, typename Member>
constexpr Field<T, Member> abilityField(std::string_view name, Member T::*member)
{
    return {name, member, FieldRole::OfAbility};
}
template <typename T, typename Member>
constexpr Field<T, Member> typeField(std::string_view name, Member T::*member)
{
    return {name, member, FieldRole::OfType};
}
template <typename T, typename Member>
constexpr Field<T, Member> agentField(std::string_view name, Member T::*member)
{
    return {name, member, FieldRole::OfAgent};
}
template <typename T, typename Member>
constexpr Field<T, Member> xFilesField(std::string_view name, Member T::*member)
{
    return {name, member, FieldRole::OfXFiles};
}

// The fields of T; nothing for what is no such value.
template <typename T>
inline constexpr auto kFields = std::tuple();
template <typename T>
concept HasFields = !std::is_same_v<std::remove_cvref_t<decltype(kFields<std::remove_cvref_t<T>>)>, std::tuple<>>;

// Calls `visit` for each.
template <typename T, typename Visit>
constexpr void forEachField(Visit visit)
{
    std::apply([&](const auto&... each) { (visit(each), ...); }, kFields<T>);
}

// --- What is seen (engine/state/observation.h)
// ------------------------------------------------------------------------

template <>
inline constexpr auto kFields<SeenCard> = std::tuple(field("ref", &SeenCard::ref), field("card", &SeenCard::card),
                                                     field("tokens", &SeenCard::tokens));
template <>
inline constexpr auto kFields<SeenAgent> = std::tuple(
    field("ref", &SeenAgent::ref), agentField("slot", &SeenAgent::slot), field("card", &SeenAgent::card),
    field("section", &SeenAgent::section), field("team", &SeenAgent::team), field("damage", &SeenAgent::damage),
    field("health", &SeenAgent::health), field("sites", &SeenAgent::sites), field("tokens", &SeenAgent::tokens),
    field("purse", &SeenAgent::purse), field("bought", &SeenAgent::bought), field("borrowed", &SeenAgent::borrowed),
    field("equipment", &SeenAgent::equipment));
template <>
inline constexpr auto
    kFields<SeenSite> = std::tuple(field("ref", &SeenSite::ref), field("card", &SeenSite::card),
                                   seatField("directed", &SeenSite::directed), field("team", &SeenSite::team),
                                   field("faceDown", &SeenSite::faceDown), field("own", &SeenSite::own),
                                   field("known", &SeenSite::known), field("open", &SeenSite::open));
template <>
inline constexpr auto kFields<SeenAbsent> = std::tuple(field("ref", &SeenAbsent::ref), field("card", &SeenAbsent::card),
                                                       field("above", &SeenAbsent::above),
                                                       field("turns", &SeenAbsent::turns));
template <>
inline constexpr auto
    kFields<SeenBeside> = std::tuple(field("card", &SeenBeside::card), field("place", &SeenBeside::place),
                                     seatField("with", &SeenBeside::with), field("team", &SeenBeside::team),
                                     field("host", &SeenBeside::host));
template <>
inline constexpr auto kFields<SeenStore> = std::tuple(field("host", &SeenStore::host),
                                                      field("count", &SeenStore::count),
                                                      field("known", &SeenStore::known));
template <>
inline constexpr auto kFields<SeenInDeck> = std::tuple(field("position", &SeenInDeck::position),
                                                       field("card", &SeenInDeck::card));
template <>
inline constexpr auto kFields<SeenPlayer> = std::tuple(
    field("rp", &SeenPlayer::rp), field("cp", &SeenPlayer::cp), field("turns", &SeenPlayer::turns),
    field("hand", &SeenPlayer::handCount), field("deck", &SeenPlayer::deckCount),
    field("discard", &SeenPlayer::discard), field("agents", &SeenPlayer::agents), field("sites", &SeenPlayer::sites),
    field("absent", &SeenPlayer::absent), field("table", &SeenPlayer::table), field("beside", &SeenPlayer::beside),
    field("stores", &SeenPlayer::stores), field("heldCount", &SeenPlayer::heldCount), field("held", &SeenPlayer::held),
    field("knownHand", &SeenPlayer::knownHand), field("knownDeck", &SeenPlayer::knownDeck),
    field("announced", &SeenPlayer::announced), field("out", &SeenPlayer::out));
template <>
inline constexpr auto kFields<SeenWaiting> = std::tuple(seatField("seat", &SeenWaiting::seat),
                                                        field("card", &SeenWaiting::card),
                                                        field("target", &SeenWaiting::target));
template <>
inline constexpr auto
    kFields<SeenFighter> = std::tuple(field("card", &SeenFighter::card), field("damage", &SeenFighter::damage),
                                      field("blow", &SeenFighter::blow), field("health", &SeenFighter::health));
template <>
inline constexpr auto
    kFields<SeenCheck> = std::tuple(seatField("seat", &SeenCheck::seat), field("team", &SeenCheck::team),
                                    abilityField("ability", &SeenCheck::ability), field("needed", &SeenCheck::needed),
                                    field("level", &SeenCheck::level));
template <>
inline constexpr auto kFields<SeenInvestigation> = std::tuple(field("site", &SeenInvestigation::site),
                                                              seatField("seat", &SeenInvestigation::seat),
                                                              field("team", &SeenInvestigation::team));
template <>
inline constexpr auto
    kFields<SeenFight> = std::tuple(seatField("seat", &SeenFight::seat), seatField("who", &SeenFight::who),
                                    field("team", &SeenFight::team), field("blow", &SeenFight::blow),
                                    abilityField("range", &SeenFight::range), field("dealt", &SeenFight::dealt));
template <>
inline constexpr auto kFields<SeenSubject> = std::tuple(field("card", &SeenSubject::card),
                                                        field("team", &SeenSubject::team),
                                                        seatField("who", &SeenSubject::who));
template <>
inline constexpr auto kFields<Notebook> = std::tuple(field("yes", &Notebook::yes), field("no", &Notebook::no),
                                                     xFilesField("wrong", &Notebook::wrong));
template <>
inline constexpr auto kFields<Observation> = std::tuple(
    seatField("self", &Observation::self), seatField("active", &Observation::active),
    seatField("decider", &Observation::decider), field("phase", &Observation::phase), field("turn", &Observation::turn),
    field("ending", &Observation::ending), seatField("winner", &Observation::winner),
    field("about", &Observation::about), field("investigation", &Observation::investigation),
    field("check", &Observation::check), field("fight", &Observation::fight), field("stack", &Observation::stack),
    field("foes", &Observation::foes), field("players", &Observation::players), field("hand", &Observation::hand),
    field("xFile", &Observation::xFile), field("notebooks", &Observation::notebooks),
    field("opposing", &Observation::opposing));

// --- What is asked and may be done (engine/api)
// -----------------------------------------------------------------------

template <>
inline constexpr auto kFields<CardName> = std::tuple(seatField("owner", &CardName::owner),
                                                     field("card", &CardName::card), field("place", &CardName::place),
                                                     field("host", &CardName::host));
template <>
inline constexpr auto
    kFields<NamedThing> = std::tuple(field("kind", &NamedThing::kind), field("card", &NamedThing::card),
                                     seatField("seat", &NamedThing::seat), field("number", &NamedThing::number),
                                     field("members", &NamedThing::members));
template <>
inline constexpr auto kFields<NamedWord> = std::tuple(field("kind", &NamedWord::kind),
                                                      field("value", &NamedWord::value));
template <>
inline constexpr auto kFields<Points> = std::tuple(field("number", &Points::number), field("rp", &Points::rp));
template <>
inline constexpr auto kFields<Way> = std::tuple(field("form", &Way::form), field("step", &Way::step));
template <>
inline constexpr auto kFields<Action> = std::tuple(field("kind", &Action::kind), field("number", &Action::number),
                                                   agentField("agent", &Action::agent), field("team", &Action::team),
                                                   field("section", &Action::section), seatField("seat", &Action::seat),
                                                   field("form", &Action::form), field("card", &Action::card),
                                                   field("target", &Action::target), field("other", &Action::other));
template <>
inline constexpr auto kFields<Choice> = std::tuple(field("action", &Choice::action), field("asks", &Choice::asks),
                                                   field("card", &Choice::card), field("agent", &Choice::agent),
                                                   field("target", &Choice::target), field("other", &Choice::other),
                                                   field("team", &Choice::team), field("joins", &Choice::joins),
                                                   field("again", &Choice::again), seatField("seat", &Choice::seat),
                                                   field("title", &Choice::title), typeField("type", &Choice::type),
                                                   field("price", &Choice::price), field("yield", &Choice::yield),
                                                   field("way", &Choice::way), field("word", &Choice::word),
                                                   field("subjects", &Choice::subjects));
template <>
inline constexpr auto kFields<Decision> = std::tuple(field("asks", &Decision::asks), seatField("seat", &Decision::seat),
                                                     seatField("who", &Decision::who), field("about", &Decision::about),
                                                     field("thing", &Decision::thing),
                                                     typeField("type", &Decision::type), field("pool", &Decision::pool),
                                                     field("bound", &Decision::bound), field("over", &Decision::over),
                                                     field("fate", &Decision::fate), field("left", &Decision::left),
                                                     field("source", &Decision::source));
template <>
inline constexpr auto kFields<Waiting> = std::tuple(field("kind", &Waiting::kind), seatField("seat", &Waiting::seat),
                                                    field("card", &Waiting::card), typeField("type", &Waiting::type),
                                                    field("aim", &Waiting::aim), field("ref", &Waiting::ref),
                                                    field("aimAt", &Waiting::aimAt));
template <>
inline constexpr auto
    kFields<Occasion> = std::tuple(field("window", &Occasion::window), field("waiting", &Occasion::waiting),
                                   field("check", &Occasion::check), abilityField("round", &Occasion::round));
template <>
inline constexpr auto
    kFields<PlayFacts> = std::tuple(field("anytime", &PlayFacts::anytime), field("inCheck", &PlayFacts::inCheck),
                                    field("touchesCheck", &PlayFacts::touchesCheck),
                                    field("levelOnly", &PlayFacts::levelOnly), field("shift", &PlayFacts::shift),
                                    field("empty", &PlayFacts::empty), field("loss", &PlayFacts::loss));
// Its actions are those of the choices; what has to be taken before them stays with whoever runs the game.
template <>
inline constexpr auto
    kFields<LegalMoves> = std::tuple(field("choices", &LegalMoves::choices), field("facts", &LegalMoves::facts),
                                     field("pointless", &LegalMoves::pointless), field("beside", &LegalMoves::beside),
                                     field("ends", &LegalMoves::ends), field("decision", &LegalMoves::decision),
                                     field("occasion", &LegalMoves::occasion), field("costs", &LegalMoves::costs));
template <>
inline constexpr auto kFields<Reason> = std::tuple(field("kind", &Reason::kind), field("rule", &Reason::rule),
                                                   field("activator", &Reason::activator), field("have", &Reason::have),
                                                   field("want", &Reason::want));
template <>
inline constexpr auto kFields<Refused> = std::tuple(field("kind", &Refused::kind), field("subject", &Refused::subject),
                                                    field("card", &Refused::card), field("reasons", &Refused::reasons));
template <>
inline constexpr auto
    kFields<VisibleEvent> = std::tuple(field("kind", &VisibleEvent::kind), seatField("seat", &VisibleEvent::seat),
                                       seatField("who", &VisibleEvent::who), field("card", &VisibleEvent::card),
                                       field("other", &VisibleEvent::other), field("number", &VisibleEvent::number),
                                       field("second", &VisibleEvent::second), field("at", &VisibleEvent::at));

// --- Checks and Combat
// ------------------------------------------------------------------------------------------------

template <>
inline constexpr auto kFields<LevelPart> = std::tuple(field("kind", &LevelPart::kind), field("card", &LevelPart::card),
                                                      field("ref", &LevelPart::ref), field("agent", &LevelPart::agent),
                                                      field("amount", &LevelPart::amount));
template <>
inline constexpr auto
    kFields<WaitingPart> = std::tuple(field("card", &WaitingPart::card), field("ref", &WaitingPart::ref),
                                      seatField("seat", &WaitingPart::seat), field("amount", &WaitingPart::amount));
template <>
inline constexpr auto
    kFields<CheckParts> = std::tuple(field("check", &CheckParts::check), field("site", &CheckParts::site),
                                     field("called", &CheckParts::called), field("reduced", &CheckParts::reduced),
                                     field("spoilt", &CheckParts::spoilt), field("parts", &CheckParts::parts),
                                     field("waiting", &CheckParts::waiting));
template <>
inline constexpr auto
    kFields<Prospect> = std::tuple(seatField("seat", &Prospect::seat), field("team", &Prospect::team),
                                   abilityField("ability", &Prospect::ability), field("level", &Prospect::level),
                                   field("needed", &Prospect::needed), field("assigned", &Prospect::assigned),
                                   field("joining", &Prospect::joining));
template <>
inline constexpr auto kFields<Outlook> = std::tuple(field("level", &Outlook::level), field("needed", &Outlook::needed),
                                                    field("success", &Outlook::success),
                                                    field("fought", &Outlook::fought),
                                                    field("leaving", &Outlook::leaving));
template <>
inline constexpr auto kFields<InFight> = std::tuple(
    field("ref", &InFight::ref), field("card", &InFight::card), field("foe", &InFight::foe),
    field("second", &InFight::second), field("longRange", &InFight::longRange),
    field("closeRange", &InFight::closeRange), field("longRangeNotApplicable", &InFight::longRangeNotApplicable),
    field("closeRangeNotApplicable", &InFight::closeRangeNotApplicable), field("health", &InFight::health),
    field("most", &InFight::most), field("deals", &InFight::deals), field("threatened", &InFight::threatened),
    field("prevents", &InFight::prevents));
template <>
inline constexpr auto kFields<Blow> = std::tuple(field("from", &Blow::from), field("to", &Blow::to),
                                                 field("amount", &Blow::amount), field("counted", &Blow::counted),
                                                 field("prevented", &Blow::prevented));
template <>
inline constexpr auto
    kFields<FightNow> = std::tuple(seatField("seat", &FightNow::seat), seatField("who", &FightNow::who),
                                   field("team", &FightNow::team), field("rounds", &FightNow::rounds),
                                   abilityField("range", &FightNow::range), field("aftermath", &FightNow::aftermath),
                                   field("fighters", &FightNow::fighters), field("blows", &FightNow::blows));

// --- The view itself (table/seat_view.h)
// ------------------------------------------------------------------------------

template <>
inline constexpr auto kFields<GameOptions> = std::tuple(field("game", &GameOptions::game),
                                                        field("questionOrGuess", &GameOptions::questionOrGuess),
                                                        field("singleGuess", &GameOptions::singleGuess),
                                                        field("killerCards", &GameOptions::killerCards),
                                                        field("xFilePowers", &GameOptions::xFilePowers),
                                                        field("house", &GameOptions::house),
                                                        field("mostTurns", &GameOptions::mostTurns));
template <>
inline constexpr auto kFields<SeatView::Place> = std::tuple(field("computer", &SeatView::Place::computer),
                                                            field("passive", &SeatView::Place::passive),
                                                            field("deck", &SeatView::Place::deck));
template <>
inline constexpr auto kFields<SeatView::Named> = std::tuple(field("ref", &SeatView::Named::ref),
                                                            field("name", &SeatView::Named::name));
template <>
inline constexpr auto kFields<SeatView::InState> = std::tuple(field("ref", &SeatView::InState::ref),
                                                              field("states", &SeatView::InState::states));
template <>
inline constexpr auto kFields<SeatView::AtSite> = std::tuple(field("site", &SeatView::AtSite::site),
                                                             field("teams", &SeatView::AtSite::teams));
template <>
inline constexpr auto kFields<SeatView::TeamLevels> = std::tuple(seatField("seat", &SeatView::TeamLevels::seat),
                                                                 field("team", &SeatView::TeamLevels::team),
                                                                 field("levels", &SeatView::TeamLevels::levels));
template <>
inline constexpr auto kFields<SeatView> = std::tuple(
    field("places", &SeatView::places), field("options", &SeatView::options), seatField("sitting", &SeatView::sitting),
    seatField("next", &SeatView::next), field("shared", &SeatView::shared), field("openHands", &SeatView::openHands),
    field("generation", &SeatView::generation), field("position", &SeatView::position),
    field("length", &SeatView::length), field("over", &SeatView::over), field("finished", &SeatView::finished),
    field("stepping", &SeatView::stepping), field("scene", &SeatView::scene), field("haste", &SeatView::haste),
    field("seen", &SeatView::seen), field("occasion", &SeatView::occasion), field("stack", &SeatView::stack),
    field("check", &SeatView::check), field("fight", &SeatView::fight), field("possible", &SeatView::possible),
    field("wrong", &SeatView::wrong), field("suspected", &SeatView::suspected), field("offer", &SeatView::offer),
    field("storyEnd", &SeatView::storyEnd), field("lastChoice", &SeatView::lastChoice), field("news", &SeatView::news),
    field("names", &SeatView::names), field("states", &SeatView::states), field("sites", &SeatView::sites),
    field("teams", &SeatView::teams));

// --- What is sent with it (view_json.h)
// ---------------------------------------------------------------------------------

template <>
inline constexpr auto kFields<Answers::WhyNot> = std::tuple(field("card", &Answers::WhyNot::card),
                                                            field("reason", &Answers::WhyNot::reason));
template <>
inline constexpr auto kFields<Answers::Foreseen> = std::tuple(field("choice", &Answers::Foreseen::choice),
                                                              field("outlook", &Answers::Foreseen::outlook),
                                                              field("leaving", &Answers::Foreseen::leaving));
template <>
inline constexpr auto kFields<Answers> = std::tuple(field("whyNot", &Answers::whyNot),
                                                    field("refused", &Answers::refused),
                                                    field("foreseen", &Answers::foreseen));
template <>
inline constexpr auto kFields<SentView> = std::tuple(field("answers", &SentView::answers),
                                                     field("view", &SentView::view));

} // namespace dossier
