// One run of a program on a database, from opening it to closing it: what the history notes beside the steps it makes.
#pragma once

#include <QString>

#include <cstdint>

namespace dossier {

// What somebody sits at who changes the database.
enum class ProgramKind { CommandLine, Window };

struct ProgramRun
{
    QString name;           // no other run has it; empty: nothing is noted
    std::int64_t found = 0; // what the history had counted up to when the run began
};

// A new one.
QString nameOfRun(ProgramKind program);
// Whether it is the name of one.
bool isRunOf(ProgramKind program, const QString& name);

} // namespace dossier
