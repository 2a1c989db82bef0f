#include "cli/playtest/series_files.h"

#include "importers/reading/csv.h"

#include <QXmlStreamWriter>

#include <array>
#include <cmath>

namespace dossier {

namespace {

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 4);
}

QByteArray field(const std::string& text)
{
    return QByteArray::fromStdString(csvField(text));
}

// Three empty fields for nothing.
void append(QByteArray& line, const std::optional<Rate>& rate)
{
    if (!rate) {
        line += ",,,";
        return;
    }
    for (const double value : {rate->mean, rate->low, rate->high})
        line += ',' + number(value);
}

std::optional<Rate> rateOf(const GameCount& count)
{
    return count.games > 0 ? std::optional(wilson(count.points(), count.games)) : std::nullopt;
}

void append(QByteArray& line, const GameCount& count)
{
    for (const int value : {count.games, count.wins, count.undecided})
        line += ',' + QByteArray::number(value);
    append(line, rateOf(count));
}

void appendWhen(QByteArray& line, const GameCount& all, const GameCount& when)
{
    const GameCount without = all - when;
    append(line, when);
    append(line, without);
    const auto with = rateOf(when);
    const auto otherwise = rateOf(without);
    append(line, with && otherwise ? std::optional(differenceOf(*with, *otherwise)) : std::nullopt);
}

// --- The picture ----------------------------------------------------------------------------------------------------

constexpr int kCell = 46;
constexpr int kNames = 240; // width of the column of names
constexpr int kTop = 30;
constexpr int kLongestName = 32;

// From red over a light grey to blue: told apart by those who see no green, too.
QString colourOf(double rate)
{
    constexpr std::array<double, 3> lost{202, 74, 66};
    constexpr std::array<double, 3> even{242, 242, 238};
    constexpr std::array<double, 3> won{64, 112, 178};
    const auto& end = rate < 0.5 ? lost : won;
    const double share = std::abs(rate - 0.5) * 2;
    const auto mix = [&](std::size_t i) { return static_cast<int>(std::lround(even[i] + (end[i] - even[i]) * share)); };
    return QStringLiteral("#%1%2%3")
        .arg(mix(0), 2, 16, QLatin1Char('0'))
        .arg(mix(1), 2, 16, QLatin1Char('0'))
        .arg(mix(2), 2, 16, QLatin1Char('0'));
}

class Picture
{
public:
    explicit Picture(QByteArray& target)
        : m_xml(&target)
    {}

    void draw(const SeriesRun& run, const SeriesTally& tally)
    {
        const int count = static_cast<int>(run.setup.entrants.size());
        const int width = kNames + (count + 1) * kCell;
        const int height = kTop + count * kCell + kCell / 2;
        m_xml.setAutoFormatting(true);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(QStringLiteral("svg"));
        m_xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
        attribute("width", width);
        attribute("height", height);
        m_xml.writeAttribute(QStringLiteral("viewBox"), QStringLiteral("0 0 %1 %2").arg(width).arg(height));
        m_xml.writeAttribute(QStringLiteral("font-family"), QStringLiteral("sans-serif"));
        m_xml.writeAttribute(QStringLiteral("font-size"), QStringLiteral("12"));
        m_xml.writeTextElement(QStringLiteral("title"),
                               Cli::tr("Win rates in percent, the row against the column:").chopped(1));
        rectangle(0, 0, width, height, QStringLiteral("#ffffff"));
        for (int row = 0; row < count; ++row)
            drawRow(run, tally, row, count);
        m_xml.writeEndDocument();
    }

private:
    void attribute(const char* name, int value)
    {
        m_xml.writeAttribute(QString::fromLatin1(name), QString::number(value));
    }

    void rectangle(int x, int y, int width, int height, const QString& colour)
    {
        m_xml.writeStartElement(QStringLiteral("rect"));
        attribute("x", x);
        attribute("y", y);
        attribute("width", width);
        attribute("height", height);
        m_xml.writeAttribute(QStringLiteral("fill"), colour);
        m_xml.writeEndElement();
    }

    void text(int x, int y, const QString& words, const char* anchor, const char* colour = "#202020")
    {
        m_xml.writeStartElement(QStringLiteral("text"));
        attribute("x", x);
        attribute("y", y);
        m_xml.writeAttribute(QStringLiteral("text-anchor"), QString::fromLatin1(anchor));
        m_xml.writeAttribute(QStringLiteral("fill"), QString::fromLatin1(colour));
        m_xml.writeCharacters(words);
        m_xml.writeEndElement();
    }

    void drawRow(const SeriesRun& run, const SeriesTally& tally, int row, int count)
    {
        const int y = kTop + row * kCell;
        const int middle = y + kCell / 2 + 4;
        QString name = QString::fromStdString(run.setup.entrants[static_cast<std::size_t>(row)].deck.name);
        if (name.size() > kLongestName)
            name = name.left(kLongestName - 1) + QChar(0x2026);
        text(kNames - 8, middle, QStringLiteral("%1  %2").arg(name).arg(row + 1), "end");
        text(kNames + row * kCell + kCell / 2, kTop - 8, QString::number(row + 1), "middle");
        for (int column = 0; column < count; ++column) {
            const auto rate = rateBetween(run, tally, static_cast<std::size_t>(row), static_cast<std::size_t>(column));
            const int x = kNames + column * kCell;
            rectangle(x, y, kCell - 2, kCell - 2, rate ? colourOf(rate->mean) : QStringLiteral("#ffffff"));
            if (rate)
                text(x + kCell / 2 - 1, middle, QString::number(std::lround(rate->mean * 100)), "middle",
                     std::abs(rate->mean - 0.5) > 0.35 ? "#ffffff" : "#202020");
        }
    }

    QXmlStreamWriter m_xml;
};

} // namespace

void declareReportFiles(Arguments& arguments, bool matrix)
{
    const QString file = QStringLiteral("FILE");
    arguments.option(
        QStringLiteral("cards"),
        Cli::tr("Writes to FILE, as a table, what each card did: win rates when it was in the opening hand, "
                "drawn and played, and when not."),
        file);
    if (!matrix)
        return;
    arguments.option(QStringLiteral("matrix"), Cli::tr("Writes deck against deck to FILE, as a table."), file);
    arguments.option(QStringLiteral("picture"), Cli::tr("Draws deck against deck to FILE, as an SVG picture."), file);
}

bool wantsReportFiles(const Arguments& arguments, bool matrix)
{
    return arguments.has(QStringLiteral("cards")) ||
           (matrix && (arguments.has(QStringLiteral("matrix")) || arguments.has(QStringLiteral("picture"))));
}

void writeReportFiles(Session& session, const Arguments& arguments, bool matrix, const SeriesRun& run,
                      const SeriesTally& tally)
{
    const auto write = [&](const QString& option, QByteArray (*make)(const SeriesRun&, const SeriesTally&)) {
        if (arguments.has(option))
            session.write(arguments.value(option), make(run, tally));
    };
    write(QStringLiteral("cards"), cardTable);
    if (!matrix)
        return;
    write(QStringLiteral("matrix"), matrixTable);
    write(QStringLiteral("picture"), heatMap);
}

std::optional<Rate> rateBetween(const SeriesRun& run, const SeriesTally& tally, std::size_t row, std::size_t column)
{
    for (const auto& [number, table] : tally.tables) {
        const SeriesTable& who = run.setup.tables[static_cast<std::size_t>(number)];
        if (who.size() != 2)
            continue;
        const auto a = static_cast<std::size_t>(who[0]);
        const auto b = static_cast<std::size_t>(who[1]);
        const Rate rate = rateOf(run.setup, table);
        if (a == row && b == column)
            return rate;
        if (a == column && b == row)
            return Rate{1 - rate.mean, 1 - rate.high, 1 - rate.low};
    }
    return std::nullopt;
}

QByteArray cardTable(const SeriesRun& run, const SeriesTally& tally)
{
    QByteArray text = "deck,player,id,title,copies,deck_games";
    for (const char* when : {"opening", "drawn", "played"}) {
        for (const char* which : {"", "not_"})
            for (const char* what : {"games", "wins", "undecided", "rate", "low", "high"})
                text += ',' + QByteArray(which) + when + '_' + what;
        for (const char* what : {"difference", "difference_low", "difference_high"})
            text += ',' + QByteArray(when) + '_' + what;
    }
    text += '\n';
    for (const auto& [number, figures] : tally.decks) {
        const Entrant& entrant = run.setup.entrants[static_cast<std::size_t>(number)];
        for (std::size_t entry = 0; entry < figures.cards.size(); ++entry) {
            const DeckEntry& card = entrant.deck.bureauDeck[entry];
            const Card& facts = (*run.setup.pool)[card.card];
            QByteArray line = field(entrant.deck.name) + ',' +
                              field(std::string(botWords()[static_cast<std::size_t>(entrant.bot)])) + ',' +
                              field(facts.id) + ',' + field(facts.title) + ',' + QByteArray::number(card.count) + ',' +
                              QByteArray::number(figures.all.games);
            appendWhen(line, figures.all, figures.cards[entry].opening);
            appendWhen(line, figures.all, figures.cards[entry].drawn);
            appendWhen(line, figures.all, figures.cards[entry].played);
            text += line + '\n';
        }
    }
    return text;
}

QByteArray matrixTable(const SeriesRun& run, const SeriesTally& tally)
{
    const std::size_t count = run.setup.entrants.size();
    QByteArray text = "deck";
    for (const Entrant& entrant : run.setup.entrants)
        text += ',' + field(entrant.deck.name);
    text += '\n';
    for (std::size_t row = 0; row < count; ++row) {
        text += field(run.setup.entrants[row].deck.name);
        for (std::size_t column = 0; column < count; ++column) {
            const auto rate = rateBetween(run, tally, row, column);
            text += ',' + (rate ? number(rate->mean) : QByteArray());
        }
        text += '\n';
    }
    return text;
}

QByteArray heatMap(const SeriesRun& run, const SeriesTally& tally)
{
    QByteArray text;
    Picture(text).draw(run, tally);
    return text;
}

} // namespace dossier
