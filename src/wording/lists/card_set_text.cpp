#include "wording/lists/card_set_text.h"

#include "wording/words/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

class CardSetText
{
    Q_DECLARE_TR_FUNCTIONS(CardSetText)

public:
    static QString problem(const SetProblem& problem)
    {
        const QString field = qtText(nameOf(problem.field));
        const QString word = qtText(problem.word);
        switch (problem.trouble) {
        case SetTrouble::NotACard:
            return tr("this is no card");
        case SetTrouble::BadNumber:
            return tr("a card's number looks like XF97-0385x1, PR96-0001-SCR or XF96-0001 GCon");
        case SetTrouble::BadTitle:
            return tr("lists would read the title as a number or a heading: %1").arg(word);
        case SetTrouble::Missing:
            return tr("nothing stands under %1, and this card needs it").arg(field);
        case SetTrouble::UnknownWord:
            return tr("under %1 stands \"%2\", which the game does not know").arg(field, word);
        case SetTrouble::NotANumber:
            return tr("under %1 stands \"%2\", which is no number from 0 to 99").arg(field, word);
        case SetTrouble::TooLong:
            return tr("more than %1 bytes stand under %2").arg(word, field);
        case SetTrouble::LongSetName:
            return tr("the name of its set has more than %1 bytes").arg(word);
        case SetTrouble::KnownNumber:
            return tr("this card is known already, from the set %1").arg(word);
        case SetTrouble::OtherSet:
            return tr("its set is called %1, which is another set's name; call it otherwise").arg(word);
        case SetTrouble::LeftOut:
            return tr("\"%1\" is nothing that this card can have, and was left out").arg(word);
        case SetTrouble::Twice:
            break;
        }
        return tr("this number stands in the file twice; the first card was taken");
    }

    static QString word(const OwnWord& own)
    {
        return tr("%1: %2 (%n card(s))", "a heading, and a word under it", own.cards)
            .arg(qtText(nameOf(own.field)), qtText(own.word));
    }

    static QString sets(std::span<const FurtherSet> sets)
    {
        QStringList parts;
        for (const FurtherSet& set : sets)
            parts << tr("%1 (%n card(s))", "a set of cards", static_cast<int>(set.cards.size())).arg(qtText(set.name));
        return parts.join(QStringLiteral(", "));
    }

    static QString uses(const SetUses& uses, const QString& set)
    {
        QStringList parts;
        if (uses.heaps > 0)
            parts << tr("%n row(s) of the collection", "wishes, too", uses.heaps);
        if (!uses.decks.isEmpty())
            parts << tr("%n deck(s) (%1)", "that hold cards of a set", static_cast<int>(uses.decks.size()))
                         .arg(shortened(uses.decks));
        if (!uses.versions.isEmpty())
            parts << tr("kept versions of %n deck(s) (%1)", nullptr, static_cast<int>(uses.versions.size()))
                         .arg(shortened(uses.versions));
        if (parts.isEmpty())
            return {};
        return tr("%1 stays: its cards are in %2. Take them out there first.").arg(set, parts.join(tr(" and in ")));
    }

    static QString removed(const SetUses& uses, const QString& set)
    {
        QString said = tr("%1 was removed.").arg(set);
        if (uses.steps > 0)
            said += QLatin1Char(' ') + tr("%n change(s) in the history had to do with its cards: to undo or redo them, "
                                          "take the set in again first.",
                                          nullptr, uses.steps);
        return said;
    }

private:
    static QString shortened(const QStringList& names)
    {
        constexpr qsizetype kMost = 3;
        QString list = names.mid(0, kMost).join(QStringLiteral(", "));
        return names.size() > kMost ? list + QStringLiteral(", …") : list;
    }
};

} // namespace

QString sentence(const SetProblem& problem)
{
    return CardSetText::problem(problem);
}

QString sentence(const OwnWord& word)
{
    return CardSetText::word(word);
}

QString sentence(std::span<const FurtherSet> sets)
{
    return CardSetText::sets(sets);
}

QString removedSentence(const SetUses& uses, const QString& set)
{
    return CardSetText::removed(uses, set);
}

QString sentence(const SetUses& uses, const QString& set)
{
    return CardSetText::uses(uses, set);
}

} // namespace dossier
