#include "cli/playtest/series_files.h"

#include "desk/playtest/heat_map_picture.h"
#include "desk/playtest/series_tables.h"

namespace dossier {

void declareReportFiles(Arguments& arguments, bool matrix)
{
    const QString file = QStringLiteral("FILE");
    arguments.option(
        QStringLiteral("cards"),
        Cli::tr("Writes to FILE, as a table, what each card did: win rates when it was in the opening hand, "
                "drawn and played, and when not."),
        file);
    if (!matrix)
        return;
    arguments.option(QStringLiteral("matrix"), Cli::tr("Writes deck against deck to FILE, as a table."), file);
    arguments.option(QStringLiteral("picture"), Cli::tr("Draws deck against deck to FILE, as an SVG picture."), file);
}

QStringList reportFiles(const Arguments& arguments, bool matrix)
{
    QStringList options{QStringLiteral("cards")};
    if (matrix)
        options << QStringLiteral("matrix") << QStringLiteral("picture");
    QStringList files;
    for (const QString& option : std::as_const(options))
        if (arguments.has(option))
            files << arguments.value(option);
    return files;
}

std::vector<std::pair<QString, QByteArray>> writtenReports(const Arguments& arguments, bool matrix,
                                                           const SeriesRun& run, const SeriesTally& tally)
{
    std::vector<std::pair<QString, QByteArray>> files;
    const auto write = [&](const QString& option, QByteArray (*make)(const SeriesSetup&, const SeriesTally&)) {
        if (arguments.has(option))
            files.emplace_back(arguments.value(option), make(run.setup, tally));
    };
    write(QStringLiteral("cards"), cardTable);
    if (matrix) {
        write(QStringLiteral("matrix"), matrixTable);
        write(QStringLiteral("picture"), heatMap);
    }
    return files;
}

} // namespace dossier
