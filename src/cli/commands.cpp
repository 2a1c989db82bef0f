#include "cli/commands.h"

namespace dossier {

std::vector<const Command*> allCommands()
{
    std::vector<const Command*> all;
    for (const auto commands :
         {cardCommands(),      cardSetCommands(),    deckCommands(),     deckFileCommands(),  deckAnalysisCommands(),
          sealedCommands(),    collectionCommands(), playCommands(),     playMatchCommands(), playDuelCommands(),
          playTrialCommands(), playReplayCommands(), playFileCommands(), joinCommands(),      deduceCommands(),
          coverageCommands(),  ruleCommands(),       whyCommands(),      historyCommands(),   databaseCommands()})
        for (const Command& command : commands)
            all.push_back(&command);
    return all;
}

const Command* takeCommand(QStringList& words)
{
    const Command* best = nullptr;
    qsizetype length = 0;
    for (const Command* command : allCommands()) {
        const QStringList wanted = QString::fromUtf8(command->words).split(QLatin1Char(' '));
        if (wanted.size() > length && words.mid(0, wanted.size()) == wanted) {
            best = command;
            length = wanted.size();
        }
    }
    words.remove(0, length);
    return best;
}

} // namespace dossier
