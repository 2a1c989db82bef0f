#include "cli/recorded_game.h"

#include "cli/cli.h"
#include "desk/games/game_files.h"

#include <string>

namespace dossier {

GameRecord recordedGame(const QString& file, std::string_view text, const CardPool& pool)
{
    GameRecord record = readRecord(text, pool);
    const QString beside = GameFiles::stepsBeside(file);
    const GameFiles::Steps steps = GameFiles::addSteps(beside, std::string(text), record);
    if (!steps.why.isEmpty())
        throw CliError(ExitCode::BadInput, steps.why);
    if (steps.strange > 0)
        throw CliError(ExitCode::BadInput,
                       located(beside, steps.strange, Cli::tr("this line does not fit to what stands before it")));
    return record;
}

} // namespace dossier
