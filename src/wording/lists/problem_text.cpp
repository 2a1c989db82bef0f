#include "wording/lists/problem_text.h"

#include "domain/cards/support_level.h"
#include "wording/words/elision.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(ProblemText)

public:
    ProblemText(const Problem& problem, const CardPool& pool)
        : m_problem(problem)
        , m_pool(pool)
        , m_title(problem.card ? QString::fromStdString(pool[*problem.card].title) : QString())
        , m_number(problem.card ? QString::fromStdString(pool[*problem.card].id) : QString())
    {}

    QString sentence() const
    {
        const std::string_view rule = m_problem.rule.text();
        if (rule == "DECK-1")
            return tr("The Bureau Deck holds %1 of at least %2 cards: add %n more.", nullptr, want() - have())
                .arg(have())
                .arg(want());
        if (rule == "DECK-4" || rule == "BASIC-10")
            return tr("%1: %2 copies in the Bureau Deck, at most %3 are allowed.")
                .arg(m_title, QString::number(have()), QString::number(want()));
        if (rule == "DECK-7")
            return tr("%1 is an X-File and may not be part of the Bureau Deck.").arg(m_title);
        if (isOfAnotherType(rule))
            return rule == "DECK-13" || rule == "BASIC-5"
                       ? tr("%1 is no Agent: the starting Team holds Agents alone.").arg(m_title)
                       : tr("%1 is no X-File: a deck protects an X-File.").arg(m_title);
        if (rule == "DECK-11" || rule == "BASIC-4")
            return have() == 0 ? tr("No X-File is chosen: a deck protects exactly one.")
                               : tr("%1 X-Files are chosen: a deck protects exactly one.").arg(have());
        if (rule == "DECK-13")
            return tr("The starting Team is empty: it needs at least one Agent.");
        if (rule == "DECK-14")
            return tr("%1 is in the starting Team %2 times: each Agent may be in it once.")
                .arg(m_title, QString::number(have()));
        if (rule == "DECK-15")
            return tr("The starting Team costs %1 RP, at most %2 are allowed.").arg(have()).arg(want());
        if (rule == "DECK-18")
            return tr("%1 is a Killer card: legal only if both players agree to Killer cards.").arg(m_title);
        if (rule == "SET-3")
            return tr("%1 [%2] is of a set that this deck may not use.").arg(m_title, m_number);
        if (rule == "DECK-20")
            return tr("%1 removes itself from the game: %2 copies, one is allowed.")
                .arg(m_title, QString::number(have()));
        if (rule == "DECK-22")
            return tr("%1 may not be duplicated: %2 copies, one is allowed.").arg(m_title, QString::number(have()));
        return basicSentence(rule);
    }

private:
    // A card in the place of the X-File or in the Team that is of another type.
    bool isOfAnotherType(std::string_view rule) const
    {
        return m_problem.card && want() == 0 &&
               (rule == "DECK-11" || rule == "DECK-13" || rule == "BASIC-4" || rule == "BASIC-5");
    }

    QString basicSentence(std::string_view rule) const
    {
        if (rule == "BASIC-3")
            return tr("%1 belongs to the Advanced Game: it is taken out of a Basic deck.").arg(m_title);
        if (rule == "BASIC-5" && m_problem.card)
            return tr("%1 is in the starting Team %2 times: its four Agents must differ.")
                .arg(m_title, QString::number(have()));
        if (rule == "BASIC-5")
            return tr("The starting Team has %n Agent(s): the Basic Game starts with exactly four.", nullptr, have());
        if (rule == "BASIC-8")
            return tr("%1 may not be in a Basic deck: it holds neither Agents nor X-Files.").arg(m_title);
        return adviceSentence(rule);
    }

    QString adviceSentence(std::string_view rule) const
    {
        if (rule == "DECK-16")
            return tr("The starting Team has %n Agent(s): the rule book advises three or more.", nullptr, have());
        if (rule == "DECK-19")
            return tr("%1 can be played only with three or more players.").arg(m_title);
        if (rule == "DECK-26")
            return tr("%n Site(s) in the Bureau Deck: the rule book advises about a quarter, here %1.", nullptr, have())
                .arg(want());
        if (rule == "AGENT-5")
            return tr("%1 is also in the starting Team: the copy in the Bureau Deck cannot be bought meanwhile.")
                .arg(m_title);
        if (rule == "OQ-151")
            return tr("Team and Bureau Deck have %1 cards: that is legal, but more than %2 cannot be played at this "
                      "program's table.")
                .arg(have())
                .arg(want());
        if (rule == "REASON-6" && m_problem.card)
            return unknownSentence(supportLevelOf(m_pool, *m_problem.card));
        return tr("Rule %1: have %2, want %3. %4")
            .arg(QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())))
            .arg(have())
            .arg(want())
            .arg(m_title)
            .trimmed();
    }

    QString unknownSentence(SupportLevel grasp) const
    {
        switch (grasp) {
        case SupportLevel::NotPlayed:
            return tr("The game does not know what %1 does: at the table it cannot be played.").arg(m_title);
        case SupportLevel::Unreadable:
            return tr("The game does not know all Activators of %1: at the table it cannot be played.").arg(m_title);
        case SupportLevel::FactsAlone:
        case SupportLevel::Whole:
            break;
        }
        return tr("The game does not know what %1 does: the table plays it by its printed facts alone.").arg(m_title);
    }

    int have() const { return m_problem.have; }
    int want() const { return m_problem.want; }

    const Problem& m_problem;
    const CardPool& m_pool;
    QString m_title;
    QString m_number;
};

class RepairText
{
    Q_DECLARE_TR_FUNCTIONS(RepairText)

public:
    static QString words(const Repair& repair, const CardPool& pool)
    {
        const QString title = repair.card ? QString::fromStdString(pool[*repair.card].title) : QString();
        switch (repair.kind) {
        case Repair::Kind::TakeOut:
            return repair.zone == Zone::Team ? tr("Drop %1").arg(title) : tr("Take out %n", nullptr, repair.copies);
        case Repair::Kind::Add:
            return tr("Add %1").arg(title);
        case Repair::Kind::MakeXFile:
            return tr("Make it the X-File");
        case Repair::Kind::KeepOneXFile:
            return tr("Keep only %1").arg(title);
        case Repair::Kind::ProposeTeam:
            return tr("Propose a Team");
        case Repair::Kind::ChooseXFile:
            return tr("Choose one");
        case Repair::Kind::FillUp:
            return tr("Add %n card(s)", nullptr, repair.copies);
        }
        return {};
    }
};

class SeverityText
{
    Q_DECLARE_TR_FUNCTIONS(SeverityText)

public:
    static QString word(Severity severity)
    {
        switch (severity) {
        case Severity::Error:
            return tr("error");
        case Severity::Agreement:
            return tr("needs agreement");
        case Severity::Unknown:
            return tr("not known");
        case Severity::Advice:
            break;
        }
        return tr("advice");
    }
};

} // namespace

QString sentence(const Problem& problem, const CardPool& pool)
{
    return elided(ProblemText(problem, pool).sentence());
}

QString words(const Repair& repair, const CardPool& pool)
{
    return elided(RepairText::words(repair, pool));
}

QString word(Severity severity)
{
    return SeverityText::word(severity);
}

} // namespace dossier
