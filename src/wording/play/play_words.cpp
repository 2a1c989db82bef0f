#include "wording/play/play_words.h"

#include "wording/play/player_names.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class PlayWords
{
    Q_DECLARE_TR_FUNCTIONS(PlayWords)

public:
    static QString phase(Phase phase)
    {
        switch (phase) {
        case Phase::Briefing:
            return tr("Briefing");
        case Phase::Healing:
            return tr("Healing");
        case Phase::Requisition:
            return tr("Requisition");
        case Phase::Deployment:
            return tr("Deployment");
        case Phase::CaseAssignment:
            return tr("Case Assignment");
        case Phase::Investigation:
            return tr("Investigation");
        case Phase::Debriefing:
            return tr("Debriefing");
        }
        return {};
    }

    static QString bot(std::string_view word)
    {
        if (word == "novice")
            return tr("Novice", "a player of the program, by rank");
        if (word == "agent")
            return tr("Agent", "a player of the program, by rank");
        if (word == "supervisor")
            return tr("Supervisor", "a player of the program, by rank");
        return word == "director" ? tr("Director", "a player of the program, by rank") : QString();
    }

    static QString section(Section section)
    {
        switch (section) {
        case Section::Bureau:
            return tr("Bureau");
        case Section::Field:
            return tr("Field");
        case Section::Hospital:
            return tr("Hospital");
        }
        return {};
    }

    static QString ability(Ability ability)
    {
        if (ability == kLongRange)
            return tr("LRC");
        return ability == kCloseRange ? tr("CRC") : word(static_cast<Skill>(ability));
    }

    static QString points(int number, bool rp) { return rp ? tr("%1 RP").arg(number) : tr("%1 CP").arg(number); }

    static QString type(const CharacteristicType& type)
    {
        return tr("%1: %2", "a characteristic and its type").arg(word(type.of), word(type));
    }

    static QString lastLeft(const Said& winner)
    {
        return addressed(tr("{%1 wins|You win}: all others are out of the game."), {winner});
    }

    static QString ending(Ending ending, const Said& winner, const Said& loser)
    {
        switch (ending) {
        case Ending::None:
            return tr("The game goes on.");
        case Ending::Identified:
            return addressed(tr("{%1 wins|You win}: the X-File is identified."), {winner});
        case Ending::PenaltyIdentified:
            return addressed(tr("{%1 wins|You win}: the penalty guess named the X-File."), {winner});
        case Ending::WrongGuess:
            return loser.text.isEmpty()
                       ? addressed(tr("{%1 wins|You win}: the only guess of the other was wrong."), {winner})
                       : addressed(tr("{%1 wins|You win}: {the only guess of %2|your only guess} was wrong."),
                                   {winner, loser});
        case Ending::NoAgentsLeft:
            return winner.text.isEmpty() ? tr("Nobody who played has an Agent left; nobody wins.")
                                         : addressed(tr("{%1 wins|You win}: nobody else has an Agent left."), {winner});
        case Ending::Conceded:
            return winner.text.isEmpty()  ? tr("Everybody who played has given up; nobody wins.")
                   : loser.text.isEmpty() ? addressed(tr("{%1 wins|You win}: the other gave up."), {winner})
                                          : addressed(tr("{%1 wins|You win}: {%2 gave|you gave} up."), {winner, loser});
        case Ending::Drawn:
            return tr("The game is a draw.");
        case Ending::TurnLimit:
            return tr("The last turn that was agreed on is over; nobody wins.");
        }
        return {};
    }
};

} // namespace

QString word(Phase phase)
{
    return PlayWords::phase(phase);
}

QString word(Section section)
{
    return PlayWords::section(section);
}

QString abilityWord(Ability ability)
{
    return PlayWords::ability(ability);
}

QString typeWord(int typeBit)
{
    return PlayWords::type({static_cast<Characteristic>(typeBit / kTypesPerCharacteristic),
                            static_cast<std::uint8_t>(typeBit % kTypesPerCharacteristic)});
}

QString pointsWord(int number, bool rp)
{
    return PlayWords::points(number, rp);
}

QString botName(std::string_view word)
{
    return PlayWords::bot(word);
}

QString endingSentence(Ending ending, const Said& winner)
{
    return PlayWords::ending(ending, winner, QString());
}

QString endingSentence(Ending ending, Seat winner, const std::vector<Said>& players)
{
    if (winner >= players.size())
        return PlayWords::ending(ending, QString(), QString());
    if (ending == Ending::Conceded && players.size() > 2)
        return PlayWords::lastLeft(players[winner]);
    return PlayWords::ending(ending, players[winner], players.size() == 2 ? players[1 - winner] : Said(QString()));
}

QString endingSentence(Ending ending, Seat winner, const PlayerNames& cast)
{
    std::vector<Said> players;
    for (qsizetype seat = 0; seat < cast.players.size(); ++seat)
        players.push_back(cast.said(static_cast<Seat>(seat)));
    return endingSentence(ending, winner, players);
}

} // namespace dossier
