#include "desk/heap_cells.h"

#include "wording/lists/column_text.h"
#include "wording/lists/length_text.h"
#include "wording/words/game_words.h"
#include "wording/words/usual_dates.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

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

} // namespace

QString HeapCells::name(int column)
{
    if (const auto what = held(column))
        return columnName(factsOf(*what).heading);
    return column == Title ? columnName("name") : tr("Free");
}

bool HeapCells::isFigure(int column)
{
    const auto what = held(column);
    const auto kind = what ? factsOf(*what).kind : ColumnKind::Words;
    return column == Free || kind == ColumnKind::Copies || kind == ColumnKind::Price;
}

QString HeapCells::shown(const OwnedCard& heap, int column)
{
    const auto what = held(column);
    if (what == HeapColumn::Note)
        return QString::fromStdString(heap.note).left(200).simplified();
    if (what && factsOf(*what).kind == ColumnKind::YesNo)
        return valueIn<bool>(heap, *what) ? tr("yes") : QString();
    if (what && factsOf(*what).kind == ColumnKind::Date)
        return localDate(valueIn<std::string>(heap, *what));
    return typed(heap, column);
}

QString HeapCells::typed(const OwnedCard& heap, int column)
{
    const auto what = held(column);
    if (!what)
        return {};
    switch (factsOf(*what).kind) {
    case ColumnKind::Copies: {
        const int copies = valueIn<int>(heap, *what);
        return copies == 0 && what != HeapColumn::Count ? QString() : QString::number(copies);
    }
    case ColumnKind::Condition:
        return word(heap.condition);
    case ColumnKind::YesNo:
        return valueIn<bool>(heap, *what) ? tr("yes") : tr("no");
    case ColumnKind::Price:
        return localPrice(heap);
    case ColumnKind::Card: // is the model's
        return {};
    default:
        return QString::fromStdString(valueIn<std::string>(heap, *what));
    }
}

QString HeapCells::write(OwnedCard& heap, int column, const QString& text)
{
    const auto what = held(column);
    switch (what ? factsOf(*what).kind : ColumnKind::Card) {
    case ColumnKind::Copies:
        return writeCopies(heap, *what, text.trimmed());
    case ColumnKind::Condition:
        return writeCondition(heap.condition, text.trimmed());
    case ColumnKind::Language:
        return writeLanguage(heap.language, text.trimmed());
    case ColumnKind::Words:
        return writeWords(heap, *what, what == HeapColumn::Note ? text : text.simplified());
    case ColumnKind::YesNo:
        return writeYesNo(valueIn<bool>(heap, *what), text.trimmed());
    case ColumnKind::Price:
        return writePrice(heap, text.simplified());
    case ColumnKind::Date:
        return writeDate(heap, *what, text.trimmed());
    default:
        return tr("%1 cannot be changed.").arg(name(column));
    }
}

QString HeapCells::writeCopies(OwnedCard& heap, HeapColumn column, const QString& text)
{
    bool whole = false;
    int copies = QLocale().toInt(text, &whole);
    if (!whole)
        copies = text.toInt(&whole);
    if (text.isEmpty() && column != HeapColumn::Count)
        whole = true;
    if (!whole || copies < 0 || copies > kMostOwned)
        return tr("“%1” is no number of copies: write 0 to %2.").arg(quoted(text), QLocale().toString(kMostOwned));
    if (column == HeapColumn::ForTrade && copies > heap.count)
        return tr("%n of them cannot be for trade: there are not so many.", nullptr, copies);
    valueIn<int>(heap, column) = copies;
    heap.forTrade = std::min(heap.forTrade, heap.count);
    return {};
}

QString HeapCells::writeCondition(Condition& condition, const QString& text)
{
    QStringList words;
    for (int i = 0; i < kConditions; ++i) {
        const auto known = static_cast<Condition>(i);
        if (word(known).compare(text, Qt::CaseInsensitive) == 0) {
            condition = known;
            return {};
        }
        if (known != Condition::Unknown)
            words << word(known);
    }
    const auto named = conditionNamed(text.toStdString());
    if (!named)
        return tr("“%1” is no condition: write one of %2.").arg(quoted(text), words.join(QStringLiteral(", ")));
    condition = *named;
    return {};
}

QString HeapCells::writeLanguage(std::string& language, const QString& text)
{
    static const QRegularExpression code(QStringLiteral("^[A-Za-z]{2,3}$"));
    if (code.match(text).hasMatch() && QLocale(text.toLower()).language() != QLocale::C) {
        language = text.toLower().toStdString();
        return {};
    }
    for (int i = QLocale::AnyLanguage + 2; i <= QLocale::LastLanguage; ++i) {
        const auto each = static_cast<QLocale::Language>(i);
        if (!text.isEmpty() && (QLocale::languageToString(each).compare(text, Qt::CaseInsensitive) == 0 ||
                                QLocale(each).nativeLanguageName().compare(text, Qt::CaseInsensitive) == 0)) {
            language = QLocale::languageToCode(each).toStdString();
            return {};
        }
    }
    return tr("“%1” is no language: write its two letters, as in en or fr.").arg(quoted(text));
}

QString HeapCells::writePrice(OwnedCard& heap, const QString& text)
{
    // A currency alone is nothing of it.
    static const QRegularExpression figure(QStringLiteral("[\\d.,]"));
    const bool alone = !text.isEmpty() && !text.contains(figure);
    const auto price = priceWithCurrency(text.toStdString() + (alone ? "0" : ""));
    if (!price)
        return tr("“%1” is no price: write it as 1.50 or 1.50 EUR.").arg(quoted(text));
    if (price->hundredths == 0 && text.contains(QLatin1Char('0')))
        return tr(
            "A price of 0 cannot be kept, it would mean that the price is not known: leave it empty, or say it in "
            "the note.");
    if (price->hundredths == 0)
        heap.currency.clear();
    else if (!price->currency.empty())
        heap.currency = price->currency;
    else if (heap.currency.empty())
        heap.currency = QLocale().currencySymbol(QLocale::CurrencyIsoCode).toStdString();
    heap.pricePaid = price->hundredths;
    return {};
}

QString HeapCells::writeDate(OwnedCard& heap, HeapColumn column, const QString& text)
{
    if (column == HeapColumn::LentOn && heap.lentTo.empty() && !text.isEmpty())
        return tr("Say first who has the copies.");
    auto& date = valueIn<std::string>(heap, column);
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

QString HeapCells::writeYesNo(bool& answer, const QString& text)
{
    const auto is = [&](const QString& word) { return text.compare(word, Qt::CaseInsensitive) == 0; };
    if (!text.isEmpty() && !is(tr("yes")) && !is(tr("no")))
        return tr("“%1” is no answer: write %2 or %3.").arg(quoted(text), tr("yes"), tr("no"));
    answer = is(tr("yes"));
    return {};
}

// What stands there already may be longer: it is of an older version.
QString HeapCells::writeWords(OwnedCard& heap, HeapColumn column, const QString& text)
{
    auto& cell = valueIn<std::string>(heap, column);
    std::string written = text.toStdString();
    if (written != cell && isTooLong(column, written))
        return tr("“%1” cannot stay: %2.").arg(quoted(text), tooLong(*factsOf(column).limit));
    cell = std::move(written);
    if (column == HeapColumn::LentTo && heap.lentTo.empty()) {
        heap.lentOn.clear();
        heap.note = withoutLendings(heap.note);
    } else if (column == HeapColumn::LentTo && heap.lentOn.empty())
        heap.lentOn = today();
    return {};
}

} // namespace dossier
