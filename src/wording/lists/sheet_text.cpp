#include "wording/lists/sheet_text.h"

#include "wording/lists/problem_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

class SheetText
{
    Q_DECLARE_TR_FUNCTIONS(SheetText)

public:
    SheetText(const Deck& deck, const CardPool& pool, const Format& format)
        : m_deck(deck)
        , m_pool(pool)
        , m_format(format)
    {}

    // What a kept rule has to say; nothing for the rules that only advise.
    QString kept(std::string_view rule) const
    {
        if (rule == "DECK-1")
            return tr("The Bureau Deck holds %1 cards, %2 are needed.")
                .arg(bureauDeckSize(m_deck))
                .arg(m_format.minimumSize);
        if (rule == "DECK-4" || rule == "BASIC-10")
            return tr("No card is in it more than %n time(s).", nullptr, m_format.copies);
        if (rule == "DECK-7")
            return tr("No X-File is part of the Bureau Deck.");
        if (rule == "DECK-11" || rule == "BASIC-4")
            return tr("One X-File is chosen.");
        if (rule == "DECK-14")
            return tr("Each starting Agent is in the Team once.");
        if (rule == "DECK-15")
            return tr("The starting Team costs %1 of %2 RP.").arg(teamCost(m_deck, m_pool)).arg(m_format.teamCost);
        if (rule == "DECK-18")
            return m_format.killersAgreed ? tr("Killer cards: both players agree.") : tr("No Killer cards.");
        if (rule == "SET-3")
            return tr("Sets: %1.").arg(word(m_format.sets));
        if (rule == "DECK-20")
            return tr("No card limited to one copy is in it twice.");
        return keptInBasicGame(rule);
    }

    QString verdict(const std::vector<Problem>& problems) const
    {
        const bool basic = m_format.game == Game::Basic;
        const auto of = [&](Severity severity) {
            return std::ranges::any_of(problems, [&](const Problem& p) { return p.severity == severity; });
        };
        if (of(Severity::Error))
            return basic ? tr("Not legal in the Basic Game") : tr("Not legal in the Advanced Game");
        if (of(Severity::Agreement))
            return tr("Legal if both players agree");
        return basic ? tr("Legal in the Basic Game") : tr("Legal in the Advanced Game");
    }

private:
    static QString keptInBasicGame(std::string_view rule)
    {
        if (rule == "BASIC-3")
            return tr("No card belongs to the Advanced Game alone.");
        if (rule == "BASIC-5")
            return tr("The starting Team is four different Agents.");
        if (rule == "BASIC-8")
            return tr("No Agents and no X-Files are in the deck.");
        return {};
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    const Format& m_format;
};

constexpr std::array<std::string_view, 9> kAdvanced{"DECK-1",  "DECK-4",  "DECK-7",  "DECK-11", "DECK-14",
                                                    "DECK-15", "DECK-18", "DECK-20", "SET-3"};
constexpr std::array<std::string_view, 6> kBasic{"BASIC-3", "BASIC-4", "BASIC-5", "BASIC-8", "BASIC-10", "SET-3"};

// The copy limits of single cards are reported under the number each card has them by.
bool concerns(const Problem& problem, std::string_view rule)
{
    return problem.rule.text() == rule || (rule == "DECK-20" && problem.rule.text() == "DECK-22");
}

} // namespace

std::vector<LegalityLine> legalityOf(const Deck& deck, const CardPool& pool, const Format& format)
{
    const SheetText words(deck, pool, format);
    const std::vector<Problem> problems = checkDeck(deck, pool, format);
    std::vector<LegalityLine> lines;
    lines.reserve(problems.size());
    for (const Problem& problem : problems)
        lines.push_back({problem.rule, problem.severity, sentence(problem, pool)});
    const auto keep = [&](std::string_view rule) {
        if (std::ranges::none_of(problems, [&](const Problem& p) { return concerns(p, rule); }))
            lines.push_back({rule, std::nullopt, words.kept(rule)});
    };
    if (format.game == Game::Basic)
        std::ranges::for_each(kBasic, keep);
    else
        std::ranges::for_each(kAdvanced, keep);
    return lines;
}

QString verdictOn(const Deck& deck, const CardPool& pool, const Format& format)
{
    return SheetText(deck, pool, format).verdict(checkDeck(deck, pool, format));
}

} // namespace dossier
