#include "wording/lists/reading_text.h"

#include "domain/collection/collection.h"
#include "domain/collection/owned_card.h"
#include "text/fold.h"
#include "wording/lists/column_text.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/length_text.h"
#include "wording/words/qt_text.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace dossier {

namespace {

class ReadingText
{
    Q_DECLARE_TR_FUNCTIONS(ReadingText)

public:
    static QString line(const LineProblem& problem)
    {
        const QString hint = QString::fromStdString(problem.hint);
        switch (problem.trouble) {
        case LineTrouble::UnknownCard:
            return hint.isEmpty() ? tr("no card of this name or number")
                                  : tr("no card of this name or number; did you mean %1?").arg(hint);
        case LineTrouble::UnknownHeading:
            return tr("no part of a deck is called this");
        case LineTrouble::BadCount:
            return hint.isEmpty() ? tr("the count must be a whole number from 1 up")
                                  : tr("the count must be a whole number from 1 to %1").arg(hint);
        case LineTrouble::NotAnXFile:
            return tr("this card is no X-File");
        case LineTrouble::NotAnAgent:
            return tr("this card is no Agent, and the Team holds only Agents");
        case LineTrouble::NotACardLine:
            return tr("this is neither a card nor a heading");
        case LineTrouble::TooManyTogether:
            return tr("together with the lines before these are more than %1, the most there can be").arg(hint);
        case LineTrouble::AnotherDeck:
            return tr("another deck begins here and is not read; put each deck into a file of its own");
        case LineTrouble::OfAnotherDeck:
            return tr("this is of the other deck, which begins in line %1").arg(hint);
        case LineTrouble::BesideHeading:
            return tr("a heading stands alone; write each card on a line of its own below it");
        case LineTrouble::BesideCard:
            return tr("this stands beside a card, which was taken, and says nothing that a deck has");
        case LineTrouble::BadRow:
            return tr("this row has more or fewer cells than the heading, or a quotation mark that is not closed");
        case LineTrouble::SeveralPrintings:
            return tr("there are several printings of this title; write the number of yours: %1").arg(hint);
        case LineTrouble::NotInThisSet:
            return tr("the set that is named has no such card that is known; did you mean %1?").arg(hint);
        case LineTrouble::AnotherCard:
            return tr("the title is another card's than the number, which is %1").arg(hint);
        case LineTrouble::OtherNumber:
            return tr("no card of this title has the number that stands beside it; did you mean %1?").arg(hint);
        case LineTrouble::MoreForTrade:
            return tr("more are for trade than there are copies");
        case LineTrouble::BadDate:
            return tr("the day under “%1” cannot be read: write it as 2026-01-31, from 1900 to 2199")
                .arg(columnName(problem.hint));
        case LineTrouble::DateTwoWays:
            return tr("the day under “%1” can be read in two ways, the day or the month first: write it as 2026-01-31")
                .arg(columnName(problem.hint));
        case LineTrouble::TooLong:
            return tooLong(textNamed(problem.hint).value_or(TextOf::Note));
        case LineTrouble::NotesTooLong:
            return tr("together with the rows before that are the same cards, %1").arg(tooLong(TextOf::Note));
        case LineTrouble::Shortened:
            return tr("%1; it was cut there, and the whole of it is kept aside")
                .arg(tooLong(textNamed(problem.hint).value_or(TextOf::DeckName)));
        case LineTrouble::SaidBefore:
            return tr("a line before says something else for “%1”; that was taken").arg(hint); // as it stands there
        case LineTrouble::BadValue:
            break;
        }
        const QString whole = tr("the value under “%1” cannot be read").arg(columnName(problem.hint));
        const QString allowed = allowedUnder(problem.hint);
        return allowed.isEmpty() ? whole : tr("%1: it takes %2").arg(whole, allowed);
    }

    // What can be read there; the words are those of the files, whatever the language. Empty where that is no list.
    static QString allowedUnder(std::string_view field)
    {
        if (field == factsOf(HeapColumn::Condition).heading) {
            QStringList grades;
            for (int grade = 1; grade < kConditions; ++grade)
                grades << qtText(nameOf(static_cast<Condition>(grade)));
            return grades.join(QStringLiteral(", "));
        }
        if (field == factsOf(HeapColumn::Language).heading)
            return tr("a language, as “French” or “fr”");
        if (field == factsOf(HeapColumn::Signed).heading)
            return QStringLiteral("yes, no");
        if (field == factsOf(HeapColumn::PricePaid).heading)
            return tr("a figure as 4.50, with its currency or without");
        const std::string key = fold(field);
        if (key == "game")
            return QStringLiteral("Advanced, Basic");
        if (key == "sets")
            return QStringList{qtText(nameOf(DeckSets::All)), qtText(nameOf(DeckSets::WithoutPromotional)),
                               qtText(nameOf(DeckSets::BaseSet))}
                .join(QStringLiteral(", "));
        if (key == "killer cards")
            return QStringLiteral("agreed, not agreed");
        return key == "state" ? QStringLiteral("built, idea") : QString();
    }

    static QString key(const UnknownKey& key)
    {
        return tr("%1 is not known and was passed over; a newer version of Dossier may know it").arg(placed(key));
    }

    static QString value(const UnknownValue& value)
    {
        const QString words = QString::fromStdString(value.value).simplified();
        return tr("%1: “%2” is no value that is known and was passed over", "the key “game” in line 3: a value")
            .arg(placed(value.key), words);
    }

    static QString placed(const UnknownKey& key)
    {
        const QString name = QString::fromStdString(key.key).simplified();
        const QString where = QString::fromStdString(key.file);
        return key.line == 0 && where.isEmpty() ? tr("the key “%1”").arg(name)
               : where.isEmpty()                ? tr("the key “%1” in line %2").arg(name, QString::number(key.line))
               : key.line == 0                  ? tr("the key “%1” in %2", "a key of JSON, a file").arg(name, where)
                               : tr("the key “%1” in line %2 of %3", "a key of JSON, a line, a file")
                                     .arg(name, QString::number(key.line), where);
    }

    static QString western(int lines, int first)
    {
        return tr("%n line(s) with letters that are not in UTF-8, which were read as Windows-1252 (the first is line "
                  "%1)",
                  nullptr, lines)
            .arg(first);
    }

    static QStringList western(const ChangedRows& lines)
    {
        return lines.rows > 0 ? QStringList(western(count(lines), lines.first) + QLatin1Char('.')) : QStringList();
    }

    static QString remark(const Remark& remark, const CardPool& pool)
    {
        if (remark.what == ReadRemark::Western)
            return western(QString::fromStdString(remark.text).toInt(), remark.line);
        if (remark.what == ReadRemark::UnknownKey)
            return key({remark.text, remark.line});
        if (remark.what == ReadRemark::UnknownAttribute)
            return tr("the attribute “%1” in line %2 is not known and was passed over", "of XML")
                .arg(QString::fromStdString(remark.text).simplified(), QString::number(remark.line));
        if (remark.what == ReadRemark::UnknownColumn)
            return tr("the column “%1” is not known and was passed over")
                .arg(QString::fromStdString(remark.text).simplified());
        if (remark.what == ReadRemark::BrokenLine)
            return tr("a line break or another control character in a name, a folder or a tag became a blank");
        if (remark.what == ReadRemark::AboveHeading)
            return tr("line %1 stands above the heading of the table and was passed over: %2", "its words")
                .arg(QString::number(remark.line), QString::fromStdString(remark.text));
        if (remark.what == ReadRemark::NoCards)
            return tr("it holds no card: the deck is empty");
        if (remark.what == ReadRemark::CountDiffers)
            return tr("the heading “%1” in line %2 says %3, and %4 were read",
                      "a heading, its line, a number of cards, another")
                .arg(QString::fromStdString(remark.text).simplified(), QString::number(remark.line),
                     QString::number(remark.said), QString::number(remark.read));
        if (remark.what == ReadRemark::CutOff)
            return tr("it ends in the middle of the list: cards may be missing");
        if (remark.what == ReadRemark::OtherGame)
            return tr("it is of another game or plug-in, “%1”: its cards were found by their titles alone")
                .arg(QString::fromStdString(remark.text).simplified());
        if (remark.what == ReadRemark::TwoFigures)
            return twoFigures(remark, pool[remark.card]);
        const QString title = QString::fromStdString(pool[remark.card].title);
        switch (remark.what) {
        case ReadRemark::AgentToTeam:
            return tr("%1: put into the starting Team").arg(title);
        case ReadRemark::AgentToBureauDeck:
            return tr("%1: put into the Bureau Deck; without parts named, single Agents go to the Team while they fit "
                      "there (DECK-14, DECK-15)")
                .arg(title);
        case ReadRemark::SpareXFile:
            return tr("%1: a second X-File, kept aside").arg(title);
        case ReadRemark::OtherPrinting:
            return otherPrinting(remark, pool[remark.card]);
        case ReadRemark::OtherTitle:
            return otherTitle(remark, pool[remark.card]);
        case ReadRemark::MergedLines:
            return tr("%1: listed more than once, counts added").arg(title);
        case ReadRemark::BrokenLine:
        case ReadRemark::UnknownKey:
        case ReadRemark::UnknownAttribute:
        case ReadRemark::UnknownColumn:
        case ReadRemark::Western:
        case ReadRemark::AboveHeading:
        case ReadRemark::NoCards:
        case ReadRemark::CountDiffers:
        case ReadRemark::CutOff:
        case ReadRemark::TwoFigures:
        case ReadRemark::OtherGame:
            break;
        }
        return {};
    }

    static QString otherTitle(const Remark& remark, const Card& card)
    {
        const QString words = QString::fromStdString(remark.text).simplified();
        const QString taken = QString::fromStdString(card.title + " [" + card.id + "]");
        return remark.line > 0
                   ? tr("line %1 says “%2” beside the number of another card; the number decides: %3 was taken, "
                        "exchange it if another is meant",
                        "a line, a title, a card")
                         .arg(QString::number(remark.line), words, taken)
                   : tr("“%1” stands beside the number of another card; the number decides: %2 was taken, exchange it "
                        "if another is meant",
                        "a title, a card")
                         .arg(words, taken);
    }

    static QString twoFigures(const Remark& remark, const Card& card)
    {
        return tr("%n line(s) of two numbers alone, a card's and how many of it: “%1” in line %2 was taken as %3 of %4",
                  "a line, its place, a number of copies, a card", remark.said)
            .arg(QString::fromStdString(remark.text).simplified(), QString::number(remark.line),
                 QString::number(remark.read), QString::fromStdString(card.title + " [" + card.id + "]"));
    }

    static QString otherPrinting(const Remark& remark, const Card& card)
    {
        const QString words = QString::fromStdString(remark.text).simplified();
        const QString taken = QString::fromStdString(card.title + " [" + card.id + "]");
        return remark.line > 0
                   ? tr("line %1 names “%2”, which is no known printing of this card; %3 was taken, exchange it if "
                        "another is meant",
                        "a line, a set and number, a card")
                         .arg(QString::number(remark.line), words, taken)
                   : tr("“%1” is no known printing of this card; %2 was taken, exchange it if another is meant",
                        "a set and number, a card")
                         .arg(words, taken);
    }

    static int count(const ChangedRows& changed)
    {
        return static_cast<int>(std::min<std::size_t>(changed.rows, std::numeric_limits<int>::max()));
    }

    static QStringList rows(const RowChanges& changes)
    {
        QStringList said = western(changes.western);
        if (changes.free.rows > 0)
            said << tr("%n row(s) with a price of 0, which is kept as a price that is not known (the first in line "
                       "%1).",
                       nullptr, count(changes.free))
                        .arg(changes.free.first);
        if (changes.broken.rows > 0)
            said << tr("%n row(s) with a line break or another control character in a place or a name, for which a "
                       "blank is kept (the first in line %1).",
                       nullptr, count(changes.broken))
                        .arg(changes.broken.first);
        if (changes.renamed.rows > 0)
            said << tr("%n row(s) with a name that is no card's; the card of the number was taken (the first in line "
                       "%1).",
                       nullptr, count(changes.renamed))
                        .arg(changes.renamed.first);
        if (changes.above.rows > 0)
            said << tr("%n line(s) above the heading of the table, which were passed over (the first is line %1).",
                       nullptr, count(changes.above))
                        .arg(changes.above.first);
        constexpr std::size_t kMostNamed = 8;
        constexpr qsizetype kMostLetters = 60;
        QStringList columns;
        for (std::size_t i = 0; i < std::min(changes.columns.size(), kMostNamed); ++i)
            columns << tr("“%1”", "the heading of a column")
                           .arg(QString::fromStdString(changes.columns[i]).simplified().left(kMostLetters));
        if (changes.columns.size() > kMostNamed)
            columns << QStringLiteral("…");
        for (std::size_t i = 0; i < std::min(changes.keys.size(), kMostNamed); ++i)
            said << key(changes.keys[i]) + QLatin1Char('.');
        if (changes.keys.size() > kMostNamed)
            said << tr("And so were %n more key(s).", nullptr, static_cast<int>(changes.keys.size() - kMostNamed));
        if (!columns.isEmpty())
            said << tr("%n column(s) that a collection does not have, left out: %1.", nullptr,
                       static_cast<int>(changes.columns.size()))
                        .arg(columns.join(QStringLiteral(", ")));
        return said;
    }

    static QString error(const ReadError& error)
    {
        const QString detail = QString::fromStdString(error.detail());
        switch (error.kind()) {
        case ReadError::Kind::Empty:
            return tr("the file is empty");
        case ReadError::Kind::CannotBeRead:
            return tr("it cannot be read: %1").arg(systemText(detail));
        case ReadError::Kind::OtherEncoding:
            return tr("it says that it is in the encoding %1, which is not read; save it as UTF-8").arg(detail);
        case ReadError::Kind::Binary:
            return tr("this is no text file");
        case ReadError::Kind::TooLong:
            return tr("this line is longer than %1 bytes, the most that is read; break it into several lines")
                .arg(detail);
        case ReadError::Kind::TooMany:
            return tr("more than %1 lines or entries, the most that is read of one file; divide it into several files")
                .arg(detail);
        case ReadError::Kind::TooManyUnknown:
            return error.of().empty()
                       ? tr("more than %1 lines that are not understood, the most that are kept with a deck; this is "
                            "no list of its cards")
                             .arg(detail)
                       : tr("the deck “%1” has more than %2 lines kept aside, the most that an archive takes; export "
                            "it by itself and delete it")
                             .arg(QString::fromStdString(error.of()), detail);
        case ReadError::Kind::TooManyWords:
            return tr("notes and lines kept aside are more than %1 MiB together, the most that an archive takes; most "
                      "of them are of “%2”: export it by itself and delete it, or copy the database with db backup")
                .arg(QString::number(mebibytes(detail)), QString::fromStdString(error.of()));
        case ReadError::Kind::TooLarge:
            return tr("larger than %1 MiB, the most that is read of one file; divide it into several files")
                .arg(mebibytes(detail));
        case ReadError::Kind::TooMuchPacked:
            return tr("it unpacks to more than %1 MiB, the most that is read of an archive; write it again in several "
                      "archives")
                .arg(mebibytes(detail));
        case ReadError::Kind::BadJson:
            return tr("damaged or incomplete JSON (%1)").arg(faultText(detail));
        case ReadError::Kind::BadXml:
            return detail.isEmpty() ? tr("damaged or incomplete XML")
                                    : tr("damaged or incomplete XML (%1)").arg(detail);
        case ReadError::Kind::BadArchive:
            return detail.isEmpty() ? tr("a damaged archive, or one that this program did not write")
                                    : tr("a damaged archive, or one that this program did not write (%1)").arg(detail);
        case ReadError::Kind::BadDirectory:
            return tr("a damaged archive: its directory does not agree with what is in it");
        case ReadError::Kind::BadSeal:
            return tr("a damaged archive: its seal is broken, so a byte was changed or another program packed it anew");
        case ReadError::Kind::TooManyParts:
            return tr("more than %1 files in the archive, the most that is read").arg(detail);
        case ReadError::Kind::NewerArchive:
            return tr("the archive holds %1, which only a newer version of Dossier can read; update the program")
                .arg(detail);
        case ReadError::Kind::BadSignature:
            return tr("the link's signature is damaged; copy the whole link");
        case ReadError::Kind::NotADeck:
            return detail.isEmpty() ? tr("this is no list of cards")
                                    : tr("this is no list of cards (%1)").arg(faultText(detail));
        case ReadError::Kind::ColumnTwice:
            return tr("two columns are called “%1”; give one of them another name or leave it out").arg(detail);
        case ReadError::Kind::SeveralDecks:
            return tr("more than one deck in this file; put each into a file of its own");
        case ReadError::Kind::NothingUnderstood:
            return detail.isEmpty() ? tr("it holds no card") : tr("not one of its lines could be taken");
        case ReadError::Kind::UnknownFormat:
            break;
        }
        return tr("unknown format %1").arg(detail);
    }

    static qlonglong mebibytes(const QString& bytes) { return bytes.toLongLong() / 1024 / 1024; }

    static QString loss(DeckLoss loss)
    {
        switch (loss) {
        case DeckLoss::Zones:
            return tr("which cards are X-File, Team and Bureau Deck");
        case DeckLoss::Name:
            return tr("the deck's name");
        case DeckLoss::Notes:
            return tr("the notes");
        case DeckLoss::Game:
            return tr("whether it is a Basic deck");
        case DeckLoss::Printings:
            return tr("which printing of a card it is");
        case DeckLoss::SpareXFiles:
            return tr("all X-Files but the first, which are kept aside when it is read again");
        case DeckLoss::Killers:
            return tr("that Killer cards are agreed");
        case DeckLoss::Sets:
            return tr("which sets it may use");
        case DeckLoss::State:
            return tr("that it is built");
        case DeckLoss::Folder:
            return tr("its folder");
        case DeckLoss::Tags:
            return tr("its tags");
        case DeckLoss::Pictures:
            return tr("the cards' pictures (the file names sheet1.png and back.png: put your own there)");
        case DeckLoss::Aside:
            break;
        }
        return tr("the lines kept aside");
    }
};

} // namespace

QString sentence(const LineProblem& problem)
{
    return ReadingText::line(problem);
}

QString sentence(const Remark& remark, const CardPool& pool)
{
    return ReadingText::remark(remark, pool);
}

QString sentence(const UnknownKey& key)
{
    return ReadingText::key(key);
}

QString sentence(const UnknownValue& value)
{
    return ReadingText::value(value);
}

QStringList sentences(const RowChanges& changes)
{
    return ReadingText::rows(changes);
}

QStringList westernSentences(const ChangedRows& lines)
{
    return ReadingText::western(lines);
}

QString sentence(const ReadError& error)
{
    return ReadingText::error(error);
}

QString word(DeckLoss loss)
{
    return ReadingText::loss(loss);
}

} // namespace dossier
