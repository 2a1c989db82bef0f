#include "table/question_split.h"

#include "table/findings.h"
#include "table/seat_game.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier {

namespace {

struct SplitWords
{
    Q_DECLARE_TR_FUNCTIONS(SplitWords)
};

constexpr int kLast = 1000;

ChoiceNote noteOfQuestion(CharacteristicType asked, const std::vector<CardIndex>& possible, const CardPool& pool)
{
    const auto yes = static_cast<int>(
        std::ranges::count_if(possible, [&](CardIndex card) { return pool[card].xfile->type(asked.of) == asked; }));
    const int no = static_cast<int>(possible.size()) - yes;
    ChoiceNote note;
    note.known = yes == 0 || no == 0;
    if (note.known)
        note.detail = yes == 0 ? SplitWords::tr("known: no") : SplitWords::tr("known: yes");
    else
        note.detail = SplitWords::tr("%1 yes · %2 no").arg(yes).arg(no);
    note.rank = note.known ? kLast : std::abs(yes - no); // the more even, the fewer are left on average
    return note;
}

ChoiceNote noteOfGuess(CardIndex card, const std::vector<CardIndex>& possible, const CardPool& pool)
{
    QStringList types;
    for (int of = 0; of < kCharacteristics; ++of)
        types << word(pool[card].xfile->type(static_cast<Characteristic>(of)));
    ChoiceNote note;
    note.known = std::ranges::find(possible, card) == possible.end();
    note.rank = note.known ? kLast : 0;
    note.detail = types.join(QStringLiteral(" · "));
    if (note.known)
        note.detail = SplitWords::tr("ruled out · %1").arg(note.detail);
    return note;
}

} // namespace

std::vector<ChoiceNote> choiceNotes(const SeatGame& game)
{
    const auto isOne = [](const Choice& choice) {
        return choice.action.kind == ActionKind::Ask || choice.action.kind == ActionKind::Guess;
    };
    const std::vector<Choice>& choices = game.choices();
    const auto first = std::ranges::find_if(choices, isOne);
    const Seat about = game.seen().about.who;
    if (first == choices.end() || about == kNoSeat || about == game.viewer())
        return {};
    const std::vector<CardIndex> possible = game.possibleOf(about);
    std::vector<ChoiceNote> notes;
    notes.reserve(choices.size());
    for (const Choice& choice : choices)
        notes.push_back(!isOne(choice) ? ChoiceNote()
                        : choice.action.kind == ActionKind::Ask
                            ? noteOfQuestion(questionOf(choice.type), possible, game.cast().pool)
                            : noteOfGuess(choice.title, possible, game.cast().pool));
    int least = kLast;
    for (std::size_t i = 0; i < notes.size(); ++i)
        if (choices[i].action.kind == ActionKind::Ask)
            least = std::min(least, notes[i].rank);
    for (std::size_t i = 0; i < notes.size(); ++i)
        notes[i].best = choices[i].action.kind == ActionKind::Ask && least < kLast && notes[i].rank == least;
    return notes;
}

namespace {

// What a wrong guess leads to.
QString wrongGuess(const SeatGame& game, Seat about)
{
    if (game.seen().active != game.viewer())
        return SplitWords::tr("A wrong one leads to nothing (SITE-19).");
    if (game.options().singleGuess)
        return elided(SplitWords::tr("By a wrong one %1 wins the game (OPT-2).").arg(game.cast().name(about)));
    return elided(
        SplitWords::tr("After a wrong one %1 may ask or guess in return (SITE-16).").arg(game.cast().name(about)));
}

} // namespace

QString confirmationOf(const SeatGame& game, const Action& action)
{
    const Seat about = game.seen().about.who;
    if (action.kind != ActionKind::Guess || about == kNoSeat)
        return {};
    const auto choice = std::ranges::find_if(game.choices(), [&](const Choice& each) { return each.action == action; });
    if (choice == game.choices().end())
        return {};
    const std::vector<CardIndex> possible = game.possibleOf(about);
    const QString title = game.cast().title(choice->title);
    if (std::ranges::find(possible, choice->title) == possible.end())
        return elided(SplitWords::tr("Name %1? By the Notebook it cannot be the X-File of %2.")
                          .arg(title, game.cast().name(about))) +
               QLatin1Char(' ') + wrongGuess(game, about);
    const int left = static_cast<int>(possible.size());
    return SplitWords::tr("Name %1? %n X-File(s) are possible: it is right in %2 of 100 cases.", nullptr, left)
               .arg(title, QString::number((100 + left / 2) / left)) +
           (left > 1 ? QLatin1Char(' ') + wrongGuess(game, about) : QString());
}

} // namespace dossier
