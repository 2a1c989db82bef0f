// Every command by its words, with what it is for. The table is also the program's help.
#pragma once

#include "cli/arguments.h"
#include "cli/session.h"

#include <span>
#include <vector>

namespace dossier {

struct Command
{
    const char* words; // "deck check"
    const char* usage; // "deck check DECK [--game advanced|basic] [--killers]"
    const char* about; // one sentence, translated where it is shown (context Cli)
    // Declares the options the command understands; may be null.
    void (*declare)(Arguments&);
    ExitCode (*run)(Session&, const Arguments&);
};

std::span<const Command> cardCommands();
std::span<const Command> cardSetCommands();
std::span<const Command> coverageCommands();
std::span<const Command> deckCommands();
std::span<const Command> deckFileCommands();
std::span<const Command> deckAnalysisCommands();
std::span<const Command> sealedCommands();
std::span<const Command> collectionCommands();
std::span<const Command> playCommands();
std::span<const Command> playDuelCommands();
std::span<const Command> playFileCommands();
std::span<const Command> joinCommands();
std::span<const Command> playMatchCommands();
std::span<const Command> playReplayCommands();
std::span<const Command> playTrialCommands();
std::span<const Command> deduceCommands();
std::span<const Command> historyCommands();
std::span<const Command> databaseCommands();
std::span<const Command> ruleCommands();
std::span<const Command> whyCommands();

// All of these, in the order of the help.
std::vector<const Command*> allCommands();
// The command with the longest words that `words` begin with, null where there is none; its words are taken off.
const Command* takeCommand(QStringList& words);

} // namespace dossier
