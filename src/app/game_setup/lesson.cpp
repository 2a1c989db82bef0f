#include "app/game_setup/lesson.h"

#include "box/game_data.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

// "Motive: Survival"
const int kMotiveSurvival = typeBit(characteristicTypeNamed(Characteristic::Motive, "Survival").value());
constexpr int kField = static_cast<int>(Section::Field);
constexpr std::uint64_t kMostSeeds = 1000;

CardIndex cardOf(const CardPool& pool, int number)
{
    const std::string name = QStringLiteral("XF96-%1v1").arg(number, 4, 10, QLatin1Char('0')).toStdString();
    return pool.findNumber(name).value();
}

std::vector<DeckEntry> entries(const CardPool& pool, std::initializer_list<int> numbers)
{
    std::vector<DeckEntry> list;
    for (const int number : numbers)
        list.push_back({cardOf(pool, number), 1});
    return list;
}

// The tutor can sell at once what he sells in the book.
bool dealsWell(const GameRecord& record, const GameData& box)
{
    const RunningGame game(record, box.cards, &box.effects);
    Observation seen;
    game.observe(kTutor, seen);
    const auto holds = [&](int number) {
        return std::any_of(seen.hand.begin(), seen.hand.end(),
                           [&](const SeenCard& card) { return card.card == cardOf(box.cards, number); });
    };
    return holds(329) && holds(222) && holds(7);
}

} // namespace

// As many cards as both hold in the book once they have drawn and bought: the shuffle hardly matters.
GameRecord lessonRecord(const GameData& box)
{
    GameRecord record;
    Deck learner;
    learner.team = entries(box.cards, {163, 172, 183, 182});
    learner.bureauDeck = entries(box.cards, {321, 63, 293, 2, 207, 232, 184, 44, 45, 46});
    learner.xFile = entries(box.cards, {140});
    Deck tutor;
    tutor.bureauDeck = entries(box.cards, {329, 222, 7, 110, 64, 352, 340, 48, 49});
    tutor.xFile = entries(box.cards, {121});
    record.decks = {learner, tutor};
    record.names = {"", "Randy"}; // one of those who play it in the book
    record.passive = {false, false};
    record.firstSeat = kLearner;
    for (record.seed = 1; record.seed < kMostSeeds && !dealsWell(record, box); ++record.seed) {
    }
    return record;
}

const std::vector<LessonStep>& lessonSteps()
{
    using K = ActionKind;
    static const std::vector<LessonStep> steps{
        {.kind = K::FreeDraw, .note = 0},
        {.kind = K::BuyCards, .number = 2, .note = 1},
        {.seat = kTutor, .kind = K::Sell, .card = 329},
        {.seat = kTutor, .kind = K::Sell, .card = 222},
        {.seat = kTutor, .kind = K::Sell, .card = 7},
        {.seat = kTutor, .kind = K::BuyCards, .number = 2},
        {.kind = K::Requisition, .card = 321, .other = 163, .note = 2},
        {.kind = K::Deploy, .card = 163, .section = kField, .note = 3},
        {.kind = K::Deploy, .card = 172, .section = kField},
        {.kind = K::Deploy, .card = 183, .section = kField},
        {.kind = K::PlaceSite, .card = 63, .note = 4},
        {.seat = kTutor, .kind = K::PutUnder, .card = 110},
        {.seat = kTutor, .kind = K::PutUnder, .card = 64},
        {.kind = K::AssignTeam, .note = 5},
        {.kind = K::Investigate, .note = 6},
        {.seat = kTutor, .kind = K::UseBluff, .card = 110},
        {.kind = K::Choose, .other = 163, .note = 7},
        {.kind = K::Choose, .other = 183},
        {.seat = kTutor, .kind = K::Play, .card = 352},
        {.kind = K::Play, .card = 293, .note = 8},
        {.seat = kTutor, .kind = K::Play, .card = 340},
        {.kind = K::Play, .card = 2, .other = 183, .atLast = true, .note = 9}, // EX-1.8
        {.kind = K::Play, .card = 207, .note = 10},
        {.kind = K::Ask, .number = kMotiveSurvival, .note = 11},
    };
    return steps;
}

std::vector<LessonNote> lessonNotes()
{
    return {
        {LessonWords::tr("Briefing: the free card"),
         LessonWords::tr(
             "You are the FBI, and Randy across the table hides an X-File. Who first names the other's X-File "
             "wins. Your turn has seven phases; it begins with a card you draw for nothing. Choose it on "
             "the right, by click or by its number."),
         {"WIN-1", "BRIEF-1"}},
        {LessonWords::tr("Briefing: buying cards"),
         LessonWords::tr(
             "Your Agents have brought you 6 points for their Resources. Two of them are Mulder's, and his are "
             "good for cards alone: buy exactly two, and the other four stay in your Resource Pool (RP). "
             "Randy sells cards for Conspiracy Points (CP) meanwhile and buys, too."),
         {"BRIEF-4", "BRIEF-10", "BRIEF-13"}},
        {LessonWords::tr("Requisition: equipment"),
         LessonWords::tr(
             "In this phase Agents who are in the Bureau get Equipment. The Knife costs 2 RP and makes its owner "
             "better in Close Range Combat: give it to Mulder."),
         {"REQ-1", "REQ-2", "REQ-3"}},
        {LessonWords::tr("Deployment: a Team for the case"),
         LessonWords::tr(
             "Who shall investigate goes to the Field. Send Mulder, then Scully and Kosseff with him, as one "
             "Team: together they have 7 in Behavioral. Lamana stays; who is in the Bureau is safe."),
         {"DEP-1", "DEP-6"}},
        {LessonWords::tr("Case Assignment: a Site"),
         LessonWords::tr(
             "A Site is where one finds out something. Aubrey asks for 4 in Behavioral and, when solved, lets "
             "you ask about the Motive. It costs 2 RP: open it. Randy will hide cards under it, face down; "
             "some of them may be nothing but show."),
         {"CASE-1", "CASE-2", "BLUFF-1"}},
        {LessonWords::tr("Investigation: who goes where"),
         LessonWords::tr("Your Team goes to Aubrey. With several Teams and Sites you would now say which investigates "
                         "which."),
         {"INV-2"}},
        {LessonWords::tr("Investigation: begin"),
         LessonWords::tr(
             "Now the Site is investigated: what lies under it is turned up, then the Team's Behavioral is held "
             "against the 4 that Aubrey asks for. Begin."),
         {"INV-8", "BLUFF-5", "CHECK-3"}},
        {LessonWords::tr("A Bluff: Car Troubles"),
         LessonWords::tr(
             "Randy pays for the Bluff: only two of your Agents get there. Keep those who have most of what is "
             "needed, Mulder and Kosseff with 3 each; without Scully 6 against 4 is still enough. The other "
             "card was no Bluff and is gone."),
         {"BLUFF-7", "BLUFF-18"}},
        {LessonWords::tr("Answer: X"),
         LessonWords::tr(
             "Randy attacks with an Adversary. What somebody plays can be answered before it takes effect; the "
             "last card played takes effect first. X costs 3 RP and negates an Adversary: play it."),
         {"PLAY-30", "PLAY-48"}},
        {LessonWords::tr("Combat: First Aid"),
         LessonWords::tr(
             "A second Adversary gets through, and there is Combat: first at Long Range, then at Close Range "
             "until one side is gone. It has hit Kosseff with 3, her Health is 0. First Aid costs nothing and "
             "heals 1 before she has to leave: play it on her."),
         {"COMBAT-1", "COMBAT-7", "COMBAT-38"}},
        {LessonWords::tr("The check: help from a Witness"),
         LessonWords::tr("The Adversary is dead, but Kosseff is in the Hospital, and with Mulder alone you stand at 3 "
                         "against 4. Dr. Sheila Braun, a Witness, adds 2 for your last 2 RP: play her."),
         {"CHECK-18", "PLAY-4"}},
        {LessonWords::tr("Solved: ask"),
         LessonWords::tr(
             "5 against 4: the case is solved, and you may ask one question about Randy's X-File. Ask whether "
             "its Motive is Survival. Whatever the answer, your Notebook strikes out all X-Files it cannot "
             "be."),
         {"SITE-1", "SITE-4", "SITE-6"}},
        {LessonWords::tr("That was a turn"),
         LessonWords::tr(
             "The answer was no: every X-File whose Motive is Survival is struck out in the Notebook. Then comes "
             "the Debriefing, and Randy investigates. When few are left you name one after solving a Site. "
             "Now play against the Novice: he is harmless."),
         {"SITE-7", "SITE-11", "DEBRIEF-1"}},
    };
}

const LessonStep& tutorsBlow()
{
    static const LessonStep step{.seat = kTutor, .kind = ActionKind::Allot, .other = 183};
    return step;
}

bool isDue(const LessonStep& step, const Observation& seen, const CardPool& pool)
{
    const auto& agents = seen.players[step.seat].agents;
    return !step.atLast || std::any_of(agents.begin(), agents.end(), [&](const SeenAgent& agent) {
        return agent.card == cardOf(pool, step.other) && agent.health == 0;
    });
}

const Action* actionFor(const LessonStep& step, const std::vector<Choice>& choices, const CardPool& pool)
{
    const auto names = [&](int number, std::initializer_list<CardIndex> cards) {
        return number == 0 || std::find(cards.begin(), cards.end(), cardOf(pool, number)) != cards.end();
    };
    // Whom a text asks to be chosen is an Agent in one way or another.
    const auto kindFits = [&](ActionKind kind) {
        return kind == step.kind || (step.kind == ActionKind::Choose && kind == ActionKind::PickAgent);
    };
    const auto fits = [&](const Choice& choice) {
        const bool moves = step.kind == ActionKind::Deploy;
        return kindFits(choice.action.kind) && names(step.card, {moves ? choice.agent.card : choice.card.card}) &&
               names(step.other,
                     {choice.agent.card, choice.card.card, choice.target.card.card, choice.other.card.card}) &&
               (step.number < 0 || choice.action.number == step.number) &&
               (step.section < 0 || choice.action.section == step.section);
    };
    // Agents who go out together are one Team: a choice that joins one comes before another that founds one.
    const Choice* found = nullptr;
    for (const Choice& choice : choices)
        if (fits(choice) && (!found || (choice.joins && !found->joins)))
            found = &choice;
    return found ? &found->action : nullptr;
}

} // namespace dossier
