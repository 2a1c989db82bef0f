#include "db/file/program_run.h"

#include <QRandomGenerator>

namespace dossier {

namespace {

QString wordFor(ProgramKind program)
{
    return program == ProgramKind::Window ? QStringLiteral("window ") : QStringLiteral("command line ");
}

} // namespace

QString nameOfRun(ProgramKind program)
{
    return wordFor(program) + QString::number(QRandomGenerator::system()->generate64(), 16);
}

bool isRunOf(ProgramKind program, const QString& name)
{
    return name.startsWith(wordFor(program));
}

} // namespace dossier
