// rules: the rule reference, by number or by words.
#include "cli/commands.h"
#include "domain/rule_book/rule_book.h"
#include "wording/words/rule_reference.h"

#include <array>

namespace dossier {

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

std::vector<const RuleEntry*> all(const RuleBook& book)
{
    std::vector<const RuleEntry*> entries;
    for (const RuleEntry& entry : book.entries())
        entries.push_back(&entry);
    return entries;
}

// A whole number finds its rule alone; the number of a card, its rulings; other words, what they occur in.
std::vector<const RuleEntry*> find(const RuleBook& book, const CardPool& pool, const std::string& words)
{
    if (const RuleEntry* rule = book.find(RuleNumber(words)); rule && words.size() <= RuleNumber::kMostLetters)
        return {rule};
    if (const auto card = pool.findNumber(words)) {
        std::vector<const RuleEntry*> entries = book.rulings(pool[*card].id);
        for (const RuleEntry* naming : book.naming(pool[*card].id))
            entries.push_back(naming);
        return entries;
    }
    return book.search(words);
}

QString wordsOf(const RuleEntry& entry)
{
    QStringList texts;
    for (const RuleStatement& statement : entry.statements)
        texts << text(statement.text);
    return texts.join(QLatin1Char('\n'));
}

QString sourcesOf(const RuleEntry& entry)
{
    QStringList sources;
    for (const RuleStatement& statement : entry.statements)
        if (!statement.sources.empty() && !sources.contains(text(statement.sources)))
            sources << text(statement.sources);
    return sources.join(QStringLiteral("; "));
}

void sayRule(Session& session, const RuleEntry& entry)
{
    const QString sources = sourcesOf(entry);
    QString line = entry.label.empty() ? wordsOf(entry) : text(entry.label) + QStringLiteral("  ") + wordsOf(entry);
    if (!sources.isEmpty())
        line += QStringLiteral(" [%1]").arg(sources);
    session.say(line.replace(QLatin1Char('\n'), QStringLiteral("\n    ")));
}

ExitCode rules(Session& session, const Arguments& arguments)
{
    const RuleBook& book = ruleReference(session.language());
    const std::string words = arguments.operands().join(QLatin1Char(' ')).toStdString();
    const std::vector<const RuleEntry*> found =
        arguments.operands().isEmpty() ? all(book) : find(book, session.pool(), words);
    QJsonArray list;
    std::size_t section = book.sections().size();
    for (const RuleEntry* entry : found) {
        const RuleSection& part = book.sections()[entry->section];
        list.append(QJsonObject{{QStringLiteral("number"), text(entry->number.text())},
                                {QStringLiteral("section"), text(part.heading)},
                                {QStringLiteral("text"), wordsOf(*entry)},
                                {QStringLiteral("sources"), sourcesOf(*entry)}});
        if (entry->section != section)
            session.say(section == book.sections().size() ? text(part.heading)
                                                          : QLatin1Char('\n') + text(part.heading));
        section = entry->section;
        sayRule(session, *entry);
    }
    session.answer({{QStringLiteral("rules"), list}});
    if (found.empty())
        session.warn(Cli::tr("No rule says that. Try fewer words, or a number such as DECK-4."));
    return found.empty() ? ExitCode::No : ExitCode::Yes;
}

constexpr std::array kCommands{
    Command{"rules", "rules [NUMBER|WORDS]",
            QT_TRANSLATE_NOOP("Cli", "Shows a rule, the rulings on a card, or the rules some words occur in."),
            [](Arguments& arguments) { arguments.operands(0, -1); }, rules},
};

} // namespace

std::span<const Command> ruleCommands()
{
    return kCommands;
}

} // namespace dossier
