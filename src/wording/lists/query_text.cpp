#include "wording/lists/query_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier {

namespace {

class QueryText
{
    Q_DECLARE_TR_FUNCTIONS(QueryText)

public:
    static QString sentence(const QueryError& error)
    {
        return tr("Character %1: %2").arg(error.character + 1).arg(what(error));
    }

private:
    static QString what(const QueryError& error)
    {
        const QString word = QString::fromStdString(error.word);
        switch (error.kind) {
        case QueryError::Kind::TooLong:
            return tr("the search is too long.");
        case QueryError::Kind::TooDeep:
            return tr("too many parentheses within one another.");
        case QueryError::Kind::UnknownField:
            return withNear(tr("there is no field %1.").arg(word), error);
        case QueryError::Kind::AmbiguousField:
            return tr("%1 may be the beginning of %2.").arg(word, choices(error));
        case QueryError::Kind::UnknownValue:
            return withNear(tr("%1 is no value of this field.").arg(word), error);
        case QueryError::Kind::AmbiguousValue:
            return tr("%1 may mean %2.").arg(word, choices(error));
        case QueryError::Kind::BadNumber:
            return tr("a whole number is wanted, not %1.").arg(word);
        case QueryError::Kind::FieldNotComparable:
            return tr("%1 is no number and cannot be compared by size.").arg(word);
        default:
            return structure(error, word);
        }
    }

    static QString structure(const QueryError& error, const QString& word)
    {
        switch (error.kind) {
        case QueryError::Kind::MissingField:
            return tr("there is no field before this sign.");
        case QueryError::Kind::MissingValue:
            return tr("%1 needs a value.").arg(word);
        case QueryError::Kind::MissingTerm:
            return tr("something to search for is missing here.");
        case QueryError::Kind::UnclosedQuote:
            return tr("the quotation mark is not closed.");
        case QueryError::Kind::UnclosedRegex:
            return tr("the pattern needs a closing /.");
        case QueryError::Kind::UnclosedParenthesis:
            return tr("the parenthesis is not closed.");
        case QueryError::Kind::StrayParenthesis:
            return tr("this parenthesis closes nothing.");
        case QueryError::Kind::BadRegex:
            return tr("the pattern between / and / is not valid.");
        case QueryError::Kind::RegexTooCostly:
            return tr("the pattern between / and / is too large.");
        case QueryError::Kind::OrderNotHere:
            return tr("order: and dir: stand outside of parentheses, OR and NOT.");
        case QueryError::Kind::FieldNotHere:
            return tr("%1 cannot be searched in this list.").arg(word);
        default:
            return tr("%1 works only where there is a collection or a deck to search.").arg(word);
        }
    }

    static QString withNear(const QString& text, const QueryError& error)
    {
        return error.candidates.empty() ? text : text + QLatin1Char(' ') + tr("Near it: %1.").arg(choices(error));
    }

    static QString choices(const QueryError& error)
    {
        QStringList all;
        for (const std::string& candidate : error.candidates)
            all << QString::fromStdString(candidate);
        return all.join(QStringLiteral(", "));
    }
};

} // namespace

QString sentence(const QueryError& error)
{
    return QueryText::sentence(error);
}

} // namespace dossier
