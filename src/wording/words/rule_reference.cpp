#include "wording/words/rule_reference.h"

#include "domain/rule_book/rule_book_reader.h"

#include <QFile>

#include <map>

namespace dossier {

namespace {

// Empty for a file that was not compiled in.
std::string rulesFile(const QString& name)
{
    QFile file(QStringLiteral(":/dossier/rules/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

const RuleBook& ruleReference(const QString& language)
{
    static std::map<QString, RuleBook> books;
    const auto found = books.find(language);
    if (found != books.end())
        return found->second;
    RuleBookReading reading =
        readRuleBook(rulesFile(QStringLiteral("rules.md")), rulesFile(QStringLiteral("rules_%1.md").arg(language)));
    return books.emplace(language, std::move(reading.book)).first->second;
}

} // namespace dossier
