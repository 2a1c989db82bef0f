#include "desk/playtest/heat_map_picture.h"

#include "desk/playtest/series_tables.h"
#include "wording/play/series_text.h"
#include "wording/words/shown_text.h"

#include <QCoreApplication>
#include <QXmlStreamWriter>

#include <array>
#include <cmath>

namespace dossier {

namespace {

struct HeatMapPicture
{
    Q_DECLARE_TR_FUNCTIONS(HeatMapPicture)
};

constexpr int kCell = 46;
constexpr int kNameWidth = 240; // width of the column of names
constexpr int kTop = 30;
constexpr int kMargin = 8;
constexpr const char* kQuiet = "#606060";
constexpr int kLongestShown = 32;
constexpr int kLine = 16;  // of the words below
constexpr int kLetter = 7; // about as wide as one

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

    void draw(const SeriesSetup& setup, const SeriesTally& tally)
    {
        const int count = static_cast<int>(setup.entrants.size());
        const int width = kNameWidth + (count + 1) * kCell;
        const QStringList below = wordsBelow(setup, tally, (width - 2 * kMargin) / kLetter);
        const int height = kTop + count * kCell + (static_cast<int>(below.size()) + 1) * kLine;
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
                               HeatMapPicture::tr("Win rates in percent, the row against the column"));
        rectangle(0, 0, width, height, QStringLiteral("#ffffff"));
        const RateMatrix rates = ratesBetween(setup, tally);
        for (int row = 0; row < count; ++row)
            drawRow(setup, rates, row, count);
        for (int line = 0; line < static_cast<int>(below.size()); ++line)
            text(kMargin, kTop + count * kCell + (line + 1) * kLine, below.at(line), "start", kQuiet);
        m_xml.writeEndDocument();
    }

private:
    // Whose X-Files, and that Elo does not fit where it does not; broken to so many letters.
    static QStringList wordsBelow(const SeriesSetup& setup, const SeriesTally& tally, int letters)
    {
        QStringList lines{xFilesText(whoseXFiles(setup))};
        if (setup.exchanged)
            lines << eloFitText(eloFit(setup, tally));
        lines.removeAll(QString());
        QStringList broken;
        for (const QString& line : std::as_const(lines)) {
            broken << QString();
            for (const QString& word : line.split(QLatin1Char(' '))) {
                if (!broken.last().isEmpty() && broken.last().size() + 1 + word.size() > letters)
                    broken << QString();
                broken.last() += (broken.last().isEmpty() ? QString() : QStringLiteral(" ")) + word;
            }
        }
        return broken;
    }

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
        m_xml.writeCharacters(shownText(words)); // the name of a deck may turn the text about
        m_xml.writeEndElement();
    }

    void drawRow(const SeriesSetup& setup, const RateMatrix& rates, int row, int count)
    {
        const int y = kTop + row * kCell;
        const int middle = y + kCell / 2 + 4;
        QString name = QString::fromStdString(nameOf(setup, static_cast<std::size_t>(row)));
        if (name.size() > kLongestShown)
            name = name.left(kLongestShown - 1) + QChar(0x2026);
        text(kNameWidth - kMargin, middle - kLine / 2, QStringLiteral("%1  %2").arg(name, QString::number(row + 1)),
             "end");
        text(kNameWidth - kMargin, middle + kLine / 2, playerName(setup.entrants[static_cast<std::size_t>(row)].bot),
             "end", kQuiet);
        text(kNameWidth + row * kCell + kCell / 2, kTop - 8, QString::number(row + 1), "middle");
        for (int column = 0; column < count; ++column) {
            const auto& rate = rates[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const int x = kNameWidth + column * kCell;
            rectangle(x, y, kCell - 2, kCell - 2, rate ? colourOf(rate->mean) : QStringLiteral("#ffffff"));
            if (rate)
                text(x + kCell / 2 - 1, middle, QString::number(std::lround(rate->mean * 100)), "middle",
                     std::abs(rate->mean - 0.5) > 0.35 ? "#ffffff" : "#202020");
        }
    }

    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray heatMap(const SeriesSetup& setup, const SeriesTally& tally)
{
    QByteArray text;
    Picture(text).draw(setup, tally);
    return text;
}

} // namespace dossier
