// A page of the rule reference as rich text: rules with their number in the typewriter face, sources small and quiet,
// every rule and card number that is named a link ("rule:DECK-4", "card:163").
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card_pool.h"
#include "domain/rule_book/rule_book.h"

#include <QString>

namespace dossier {

class RulePage
{
public:
    // All three must outlive the page.
    RulePage(const RuleBook& book, const CardPool& pool, const Theme& theme);

    void addTitle(const QString& title);
    void addHeading(const QString& heading);
    // Words of the program about what follows, in the quiet colour.
    void addRemark(const QString& remark);
    void addSection(const RuleSection& section, RuleNumber marked);
    // Under the headings of the sections they stand in.
    void addFound(const std::vector<const RuleEntry*>& entries);
    void addEntries(const std::vector<const RuleEntry*>& entries);
    // For narrow places: words alone, without sources; of what is no ruling on cards, the number first.
    void addParagraphs(const std::vector<const RuleEntry*>& entries);

    const QString& html() const { return m_html; }

private:
    void openTable() { m_html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='4'>"); }
    void closeTable() { m_html += QStringLiteral("</table>"); }
    void addRow(const RuleEntry& entry, bool marked);
    QString labelOf(const RuleEntry& entry) const;
    QString wordsOf(const RuleEntry& entry) const;
    // Escaped, with its links.
    QString linked(std::string_view text) const;
    QString linkTo(const RuleMention& mention, const QString& words) const;
    QString quietly(const QString& html) const;
    QString inLines(const QString& html) const;

    const RuleBook& m_book;
    const CardPool& m_pool;
    const Theme& m_theme;
    QString m_html;
};

// The card a mention in the rule book means, if the pool has it.
std::optional<CardIndex> namedCard(const CardPool& pool, int number);

} // namespace dossier
