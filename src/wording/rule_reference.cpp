#include "wording/rule_reference.h"

#include "domain/rule_book_reader.h"

#include <QFile>

namespace dossier {

namespace {

// Empty for a file that was not compiled in.
std::string rulesFile(const QString& name)
{
    QFile file(QStringLiteral(":/dossier/rules/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

RuleBook ruleReference(const QString& language)
{
    return readRuleBook(rulesFile(QStringLiteral("rules.md")), rulesFile(QStringLiteral("rules_%1.md").arg(language)))
        .book;
}

} // namespace dossier
