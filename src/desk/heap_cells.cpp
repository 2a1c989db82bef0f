#include "desk/heap_cells.h"

#include "wording/lists/column_text.h"
#include "wording/lists/length_text.h"
#include "wording/words/game_words.h"
#include "wording/words/usual_dates.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include <array>

namespace dossier {

namespace {

// A sentence does not repeat a whole page back.
QString quoted(const QString& text)
{
    constexpr int kMost = 40;
    return text.size() > kMost ? text.left(kMost) + QStringLiteral("…") : text;
}

std::string today()
{
    return QDate::currentDate().toString(Qt::ISODate).toStdString();
}

QString localDate(const std::string& date)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : QString::fromStdString(date);
}

QString localPrice(const OwnedCard& heap)
{
    if (heap.pricePaid == 0)
        return {};
    QString price = QString::fromStdString(priceText(heap.pricePaid));
    price.replace(QLatin1Char('.'), QLocale().decimalPoint());
    return heap.currency.empty() ? price : price + QChar(QChar::Nbsp) + QString::fromStdString(heap.currency);
}

QString figure(int value)
{
    return value == 0 ? QString() : QString::number(value);
}

// "EUR" for "€" and for "eur"; empty for what is no currency.
QString currencyNamed(const QString& word)
{
    static const std::array<std::pair<QChar, const char*>, 4> symbols{
        {{QChar(0x20AC), "EUR"}, {QLatin1Char('$'), "USD"}, {QChar(0xA3), "GBP"}, {QChar(0xA5), "JPY"}}};
    for (const auto& [symbol, code] : symbols)
        if (word == symbol)
            return QLatin1String(code);
    static const QRegularExpression code(QStringLiteral("^[A-Za-z]{3}$"));
    return code.match(word).hasMatch() ? word.toUpper() : QString();
}

} // namespace

QString HeapCells::name(int column)
{
    switch (column) {
    case Number:
        return columnName("card id");
    case Title:
        return columnName("name");
    case Count:
        return columnName("quantity");
    case Free:
        return tr("Free");
    case ConditionColumn:
        return columnName("condition");
    case Language:
        return columnName("language");
    case Location:
        return columnName("location");
    case Note:
        return columnName("note");
    case ForTrade:
        return columnName("trade quantity");
    case Wanted:
        return columnName("wanted");
    case Signed:
        return columnName("signed");
    case Price:
        return columnName("price paid");
    case Acquired:
        return columnName("acquired");
    case LentTo:
        return columnName("lent to");
    case LentOn:
        return columnName("lent on");
    default:
        return {};
    }
}

bool HeapCells::isFigure(int column)
{
    return column == Count || column == Free || column == ForTrade || column == Wanted || column == Price;
}

QString HeapCells::shown(const OwnedCard& heap, int column)
{
    switch (column) {
    case Count:
        return QString::number(heap.count);
    case ConditionColumn:
        return word(heap.condition);
    case Note:
        return QString::fromStdString(heap.note).left(200).simplified();
    case Signed:
        return heap.isSigned ? tr("yes") : QString();
    case Price:
        return localPrice(heap);
    case Acquired:
        return localDate(heap.acquired);
    case LentOn:
        return localDate(heap.lentOn);
    default:
        return typed(heap, column);
    }
}

QString HeapCells::typed(const OwnedCard& heap, int column)
{
    switch (column) {
    case Count:
        return QString::number(heap.count);
    case ForTrade:
        return figure(heap.forTrade);
    case Wanted:
        return figure(heap.wanted);
    case ConditionColumn:
        return word(heap.condition);
    case Language:
        return QString::fromStdString(heap.language);
    case Location:
        return QString::fromStdString(heap.location);
    case Note:
        return QString::fromStdString(heap.note);
    case Signed:
        return heap.isSigned ? tr("yes") : tr("no");
    case Price:
        return localPrice(heap);
    case Acquired:
        return QString::fromStdString(heap.acquired);
    case LentTo:
        return QString::fromStdString(heap.lentTo);
    case LentOn:
        return QString::fromStdString(heap.lentOn);
    default:
        return {};
    }
}

QString HeapCells::write(OwnedCard& heap, int column, const QString& text)
{
    switch (column) {
    case Count:
    case ForTrade:
    case Wanted:
        return writeFigure(heap, column, text.trimmed());
    case ConditionColumn:
        return writeCondition(heap, text.trimmed());
    case Language:
        return writeLanguage(heap, text.trimmed());
    case Location:
        return writeText(heap.location, TextOf::Place, text.simplified());
    case Note:
        return writeText(heap.note, TextOf::Note, text);
    case Signed:
        return writeSigned(heap, text.trimmed());
    case Price:
        return writePrice(heap, text.simplified());
    case Acquired:
    case LentOn:
        return writeDate(heap, column, text.trimmed());
    case LentTo:
        return writeLentTo(heap, text.simplified());
    default:
        return tr("%1 cannot be changed.").arg(name(column));
    }
}

QString HeapCells::writeFigure(OwnedCard& heap, int column, const QString& text)
{
    bool whole = false;
    int copies = QLocale().toInt(text, &whole);
    if (!whole)
        copies = text.toInt(&whole);
    if (text.isEmpty() && column != Count)
        whole = true;
    if (!whole || copies < 0 || copies > kMostOwned)
        return tr("“%1” is no number of copies: write 0 to %2.").arg(quoted(text), QLocale().toString(kMostOwned));
    if (column == ForTrade && copies > heap.count)
        return tr("%n of them cannot be for trade: there are not so many.", nullptr, copies);
    if (column == ForTrade)
        heap.forTrade = copies;
    else if (column == Wanted)
        heap.wanted = copies;
    else
        heap.count = copies;
    heap.forTrade = std::min(heap.forTrade, heap.count);
    return {};
}

QString HeapCells::writeCondition(OwnedCard& heap, const QString& text)
{
    QStringList words;
    for (int i = 0; i < kConditions; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (word(condition).compare(text, Qt::CaseInsensitive) == 0) {
            heap.condition = condition;
            return {};
        }
        if (condition != Condition::Unknown)
            words << word(condition);
    }
    const auto condition = conditionNamed(text.toStdString());
    if (!condition)
        return tr("“%1” is no condition: write one of %2.").arg(quoted(text), words.join(QStringLiteral(", ")));
    heap.condition = *condition;
    return {};
}

QString HeapCells::writeLanguage(OwnedCard& heap, const QString& text)
{
    static const QRegularExpression code(QStringLiteral("^[A-Za-z]{2,3}$"));
    if (code.match(text).hasMatch() && QLocale(text.toLower()).language() != QLocale::C) {
        heap.language = text.toLower().toStdString();
        return {};
    }
    for (int i = QLocale::AnyLanguage + 2; i <= QLocale::LastLanguage; ++i) {
        const auto language = static_cast<QLocale::Language>(i);
        if (!text.isEmpty() && (QLocale::languageToString(language).compare(text, Qt::CaseInsensitive) == 0 ||
                                QLocale(language).nativeLanguageName().compare(text, Qt::CaseInsensitive) == 0)) {
            heap.language = QLocale::languageToCode(language).toStdString();
            return {};
        }
    }
    return tr("“%1” is no language: write its two letters, as in en or fr.").arg(quoted(text));
}

QString HeapCells::writePrice(OwnedCard& heap, const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^([^\\d.,\\s-]*)\\s*([\\d.,]*)\\s*([^\\d.,\\s-]*)$"));
    const auto parts = form.match(text);
    const QString word = parts.captured(1).isEmpty() ? parts.captured(3) : parts.captured(1);
    const QString currency = currencyNamed(word);
    const bool twoWords = !parts.captured(1).isEmpty() && !parts.captured(3).isEmpty();
    const auto price = priceNamed(parts.captured(2).toStdString());
    if (!parts.hasMatch() || twoWords || !price || (currency.isEmpty() && !word.isEmpty()))
        return tr("“%1” is no price: write it as 1.50 or 1.50 EUR.").arg(quoted(text));
    if (*price == 0)
        heap.currency.clear();
    else if (!currency.isEmpty())
        heap.currency = currency.toStdString();
    else if (heap.currency.empty())
        heap.currency = QLocale().currencySymbol(QLocale::CurrencyIsoCode).toStdString();
    heap.pricePaid = *price;
    return {};
}

QString HeapCells::writeDate(OwnedCard& heap, int column, const QString& text)
{
    if (column == LentOn && heap.lentTo.empty() && !text.isEmpty())
        return tr("Say first who has the copies.");
    std::string& date = column == Acquired ? heap.acquired : heap.lentOn;
    if (text.isEmpty()) {
        date.clear();
        return {};
    }
    if (text.compare(tr("today"), Qt::CaseInsensitive) == 0) {
        date = today();
        return {};
    }
    WrittenDate written = writtenDate(text.toStdString(), usualDates());
    if (written.twoWays)
        return tr("“%1” may be two days, with the day or the month first: write it as 2026-01-31.").arg(quoted(text));
    // With a month's name in a language that the program does not speak.
    if (const QDate day = QLocale().toDate(text, QLocale::LongFormat); written.date.empty() && day.isValid())
        written = writtenDate(day.toString(Qt::ISODate).toStdString(), DateOrder::Unknown);
    if (written.date.empty())
        return tr("“%1” is no date: write it as 2026-01-31.").arg(quoted(text));
    date = std::move(written.date);
    return {};
}

QString HeapCells::writeSigned(OwnedCard& heap, const QString& text)
{
    const auto is = [&](const QString& answer) { return text.compare(answer, Qt::CaseInsensitive) == 0; };
    if (!text.isEmpty() && !is(tr("yes")) && !is(tr("no")))
        return tr("“%1” is no answer: write %2 or %3.").arg(quoted(text), tr("yes"), tr("no"));
    heap.isSigned = is(tr("yes"));
    return {};
}

// What stands there already may be longer: it is of an older version.
QString HeapCells::writeText(std::string& cell, TextOf of, const QString& text)
{
    std::string written = text.toStdString();
    if (written != cell && isTooLong(of, written))
        return tr("“%1” cannot stay: %2.").arg(quoted(text), tooLong(of));
    cell = std::move(written);
    return {};
}

QString HeapCells::writeLentTo(OwnedCard& heap, const QString& text)
{
    if (QString why = writeText(heap.lentTo, TextOf::Borrower, text); !why.isEmpty())
        return why;
    if (text.isEmpty())
        heap.lentOn.clear();
    else if (heap.lentOn.empty())
        heap.lentOn = today();
    return {};
}

} // namespace dossier
