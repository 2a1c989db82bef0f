// rules: the rule reference, by number, by section or by words.
#include "cli/commands.h"
#include "domain/cards/support_level.h"
#include "domain/rule_book/rule_book.h"
#include "wording/words/qt_text.h"
#include "wording/words/rule_reference.h"
#include "wording/words/semicolon.h"

#include <array>

namespace dossier {

namespace {

std::vector<const RuleEntry*> all(std::span<const RuleEntry> entries)
{
    std::vector<const RuleEntry*> result;
    for (const RuleEntry& entry : entries)
        result.push_back(&entry);
    return result;
}

// No words find all; the key of a section, "DECK", the section; a whole number its rule alone; the number of a card,
// its rulings; other words, what they occur in.
std::vector<const RuleEntry*> find(const RuleBook& book, const CardPool& pool, const std::string& words)
{
    if (words.empty())
        return all(book.entries());
    if (const RuleSection* section = book.findSection(words))
        return all(book.entriesOf(*section));
    if (const RuleEntry* rule = book.find(RuleNumber(words)); rule && words.size() <= RuleNumber::kMostLetters)
        return {rule};
    if (const auto card = pool.findNumber(words)) {
        std::vector<const RuleEntry*> entries = book.rulings(numberInRules(pool, *card));
        for (const RuleEntry* naming : book.naming(numberInRules(pool, *card)))
            entries.push_back(naming);
        return entries;
    }
    return book.search(words);
}

QString wordsOf(const RuleEntry& entry)
{
    QStringList texts;
    for (const RuleStatement& statement : entry.statements)
        texts << qtText(statement.text);
    return texts.join(QLatin1Char('\n'));
}

QString sourcesOf(const RuleEntry& entry)
{
    QStringList sources;
    for (const RuleStatement& statement : entry.statements)
        if (!statement.sources.empty() && !sources.contains(qtText(statement.sources)))
            sources << qtText(statement.sources);
    return sources.join(semicolon());
}

void sayRule(Session& session, const RuleEntry& entry)
{
    const QString sources = sourcesOf(entry);
    QString line = entry.label.empty() ? wordsOf(entry) : qtText(entry.label) + QStringLiteral("  ") + wordsOf(entry);
    if (!sources.isEmpty())
        line += QStringLiteral(" [%1]").arg(sources);
    session.say(line.replace(QLatin1Char('\n'), QStringLiteral("\n    ")));
}

// What stands above an entry and did not stand above the one before it. The parts of a section only where it is whole.
void sayHeadings(Session& session, const RuleBook& book, const RuleEntry& entry, const RuleEntry* before, bool whole)
{
    const QString space = before ? QStringLiteral("\n") : QString();
    const bool newSection = !before || before->section != entry.section;
    if (newSection)
        session.say(space + qtText(book.sections()[entry.section].heading));
    if (whole && !entry.subheading.empty() && (newSection || before->subheading != entry.subheading))
        session.say(QLatin1Char('\n') + qtText(entry.subheading));
}

ExitCode rules(Session& session, const Arguments& arguments)
{
    const RuleBook& book = ruleReference(session.language());
    const std::string words = arguments.operands().join(QLatin1Char(' ')).toStdString();
    const std::vector<const RuleEntry*> found = find(book, session.pool(), words);
    const bool whole = words.empty() || book.findSection(words);
    QJsonArray list;
    const RuleEntry* before = nullptr;
    for (const RuleEntry* entry : found) {
        list.append(QJsonObject{{QStringLiteral("number"), qtText(entry->number.text())},
                                {QStringLiteral("section"), qtText(book.sections()[entry->section].heading)},
                                {QStringLiteral("text"), wordsOf(*entry)},
                                {QStringLiteral("sources"), sourcesOf(*entry)}});
        sayHeadings(session, book, *entry, before, whole);
        sayRule(session, *entry);
        before = entry;
    }
    session.answer({{QStringLiteral("rules"), list}});
    if (found.empty())
        session.warn(Cli::tr("No rule says that. Try fewer words, or a number such as DECK-4."));
    return found.empty() ? ExitCode::No : ExitCode::Yes;
}

} // namespace

std::span<const Command> ruleCommands()
{
    static constexpr std::array commands{
        Command{"rules", "rules [NUMBER|WORDS]",
                QT_TRANSLATE_NOOP("Cli", "Shows a rule, the rulings on a card, or the rules some words occur in."),
                [](Arguments& arguments) { arguments.operands(0, -1); }, rules},
    };
    return commands;
}

} // namespace dossier
