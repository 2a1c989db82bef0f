#include "app/printing/deck_sheet.h"

#include "app/printing/sheet_layout.h"
#include "desk/deck_words.h"
#include "importers/decks/deck_by_type.h"
#include "wording/lists/sheet_text.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <array>

namespace dossier {

namespace {

constexpr qreal kDeckRow = 4.5;
constexpr qreal kSecondLine = 3.5; // of a title that takes two
constexpr qreal kTyped = 2.9;
constexpr qreal kField = 9.6;
constexpr qreal kNumber = 2.4;

// From comfortable to dense: the first at which the sheet is one page, for a judge turns no leaves.
constexpr std::array<qreal, 4> kDensities{1, 0.94, 0.88, 0.82};

class DeckSheet
{
    Q_DECLARE_TR_FUNCTIONS(DeckSheet)

public:
    DeckSheet(const Deck& deck, const CardPool& pool, const Format& format, const DeckSheetWish& wish, Paper paper,
              const PrintType& type, qreal density)
        : m_deck(deck)
        , m_pool(pool)
        , m_format(format)
        , m_wish(wish)
        , m_type(type)
        , m_density(density)
        , m_layout(tr("Deck sheet: %1").arg(name()), paper, type)
    {
        for (const auto* zone : {&deck.team, &deck.bureauDeck})
            for (const DeckEntry& entry : *zone)
                m_numbers = std::max(
                    m_numbers, PrintType::widthOf(QString::fromStdString(pool[entry.card].id), type.typed(kNumber)));
    }

    PrintedSheet set()
    {
        m_layout.head(tr("Tournament deck sheet"), name(), m_type.typed(6.4));
        setForm();
        setTeam();
        setBureauDeck();
        setLegality();
        setSignatures();
        return m_layout.finish(tr("Made with Dossier. Numbers such as DECK-4 name the rules in its rule reference."));
    }

private:
    QString name() const { return QString::fromStdString(m_deck.name); }

    void setForm()
    {
        const qreal half = m_layout.width() / 2;
        const qreal quarter = half / 2;
        setField({m_layout.left(), m_layout.y(), half - 3, kField}, tr("Player"), m_wish.player);
        setField({m_layout.left() + half, m_layout.y(), quarter - 3, kField}, tr("Event"), m_wish.event);
        setField({m_layout.left() + half + quarter, m_layout.y(), quarter, kField}, tr("Date"), m_wish.date);
        m_layout.skip(kField + 1);
        setField({m_layout.left(), m_layout.y(), half - 3, kField}, word(CardType::XFile), xFile());
        setField({m_layout.left() + half, m_layout.y(), quarter - 3, kField}, tr("Game"), nameOf(m_deck.game));
        setField({m_layout.left() + half + quarter, m_layout.y(), quarter, kField}, tr("Killer cards"),
                 m_format.killersAgreed ? tr("agreed") : tr("not agreed"));
        m_layout.skip(kField + 4);
    }

    // A caption, what is filled in, and the line it stands on.
    void setField(const QRectF& box, const QString& caption, const QString& value)
    {
        m_layout.line({box.left(), box.top(), box.width(), 3}, caption, m_type.text(2.3), m_type.theme().quiet);
        QFont font = m_type.typed(3.4);
        while (font.pixelSize() > 2.3 * kPrintUnits && PrintType::widthOf(value, font) > box.width())
            font.setPixelSize(font.pixelSize() - 2);
        m_layout.line({box.left(), box.top() + 3.6, box.width(), 4.6}, value, font);
        m_layout.rule({box.left(), box.bottom() - 0.6, box.right(), box.bottom() - 0.6});
    }

    QString xFile() const
    {
        if (m_deck.xFile.empty())
            return tr("none chosen");
        if (!m_wish.showXFile)
            return tr("sealed, handed in apart");
        QStringList titles;
        for (const DeckEntry& entry : m_deck.xFile)
            titles << QStringLiteral("%1  %2").arg(QString::fromStdString(m_pool[entry.card].title),
                                                   QString::fromStdString(m_pool[entry.card].id));
        return titles.join(QStringLiteral(", "));
    }

    void setTeam()
    {
        const int cost = teamCost(m_deck, m_pool);
        const QString agents = tr("%n Agent(s)", nullptr, dossier::sizeOf(m_deck.team));
        m_layout.heading(word(Zone::Team),
                         QStringLiteral("%1 · %2").arg(agents, m_format.teamCost > 0
                                                                   ? tr("%1 of %2 RP").arg(cost).arg(m_format.teamCost)
                                                                   : tr("%1 RP").arg(cost)));
        std::vector<SheetLayout::Block> rows;
        for (const DeckEntry& entry : m_deck.team)
            rows.push_back(row(entry));
        m_layout.columns(rows, 2);
        m_layout.skip(4);
    }

    void setBureauDeck()
    {
        m_layout.heading(word(Zone::BureauDeck), tr("%n card(s)", nullptr, bureauDeckSize(m_deck)));
        std::vector<SheetLayout::Block> blocks;
        for (const TypeGroup& group : byType(m_deck.bureauDeck, m_pool)) {
            blocks.push_back(typeHeading(group.type, dossier::sizeOf(group.entries)));
            for (const DeckEntry& entry : group.entries)
                blocks.push_back(row(entry));
            if (group.entries.size() > 1)
                blocks[blocks.size() - 2].keepsWithNext = true; // the last of a type is not left alone
            blocks.push_back({1.6, false, {}});
        }
        m_layout.columns(blocks, 2);
        m_layout.skip(3);
    }

    static SheetLayout::Block typeHeading(CardType type, int cards)
    {
        return {
            5.4, true, [type, cards](SheetLayout& layout, const QRectF& box) {
                const Theme& theme = layout.theme();
                const QRectF band = box.adjusted(0, 0.3, 0, -0.5);
                layout.add(PrintedBox{band, 0, theme.line, theme.raised});
                layout.add(PrintedBox{{band.left(), band.top(), 0.9, band.height()}, 0, theme.line, theme.of(type)});
                layout.add(PrintedTypeMark{{box.left() + 2, box.center().y() - 1.6, 3.1, 3.1}, type, theme.of(type)});
                layout.line(band.adjusted(6.6, 0, -10, 0), headingOf(type), layout.type().text(2.9, QFont::DemiBold));
                layout.line(band.adjusted(0, 0, -1.2, 0), QString::number(cards), layout.type().typed(3.1),
                            Qt::AlignRight);
            }};
    }

    // A box for the judge, copies, title, number, Cost. A long title takes a second line.
    SheetLayout::Block row(const DeckEntry& entry) const
    {
        constexpr qreal kBefore = 9.4;
        constexpr qreal kCost = 9.9;
        const qreal numbers = m_numbers;
        const qreal after = numbers + kCost;
        const Card& card = m_pool[entry.card];
        const qreal column = (m_layout.width() - 7) / 2;
        const QFont typed = m_type.typed(kTyped * m_density);
        const qreal height = kDeckRow * m_density;
        const qreal second = kSecondLine * m_density;
        const QStringList title =
            PrintType::wrapped(QString::fromStdString(card.title), typed, column - kBefore - after);
        const qreal all = height + second * static_cast<qreal>(title.size() - 1);
        return {all, false,
                [&card, title, typed, height, second, numbers, after, count = entry.count](SheetLayout& layout,
                                                                                           const QRectF& box) {
                    const QRectF first(box.left(), box.top(), box.width(), height);
                    layout.tickBox(first.adjusted(0.2, 0, 0, 0));
                    layout.line({first.left() + 3.4, first.top(), 4.4, height}, QString::number(count), typed,
                                Qt::AlignRight);
                    layout.lines(first.adjusted(kBefore, 0, -after, 0), title, typed, second);
                    layout.line({first.right() - after, first.top(), numbers, height}, QString::fromStdString(card.id),
                                layout.type().typed(kNumber), layout.theme().quiet, Qt::AlignRight);
                    if (card.cost)
                        layout.add(PrintedCost{
                            {first.right() - 9, first.top(), 8.6, height}, *card.cost, typed, layout.theme().ink});
                    layout.rule({box.left() + kBefore, box.bottom(), box.right(), box.bottom()}, 0.08);
                }};
    }

    void setLegality()
    {
        const std::vector<LegalityLine> lines = legalityOf(m_deck, m_pool, m_format);
        m_layout.heading(tr("Legality"), verdictOn(m_deck, m_pool, m_format));
        std::vector<SheetLayout::Block> blocks;
        blocks.reserve(lines.size());
        for (const LegalityLine& each : lines)
            blocks.push_back(legalityRow(each));
        m_layout.columns(blocks, 2);
        m_layout.skip(3);
    }

    SheetLayout::Block legalityRow(const LegalityLine& legality) const
    {
        constexpr qreal kBefore = 21;
        const qreal column = (m_layout.width() - 7) / 2;
        const QStringList words = PrintType::wrapped(legality.sentence, m_type.text(2.6), column - kBefore);
        const qreal height = 4 + 3.5 * static_cast<qreal>(words.size() - 1);
        return {height, false, [legality, words](SheetLayout& layout, const QRectF& box) {
                    const QRectF first(box.left(), box.top(), box.width(), 4);
                    layout.add(PrintedSeverity{{first.left(), first.center().y() - 1.4, 2.8, 2.8}, legality.severity});
                    const std::string_view rule = legality.rule.text();
                    layout.line(first.adjusted(4.6, 0, 0, 0),
                                QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())),
                                layout.type().typed(2.6));
                    layout.lines(first.adjusted(kBefore, 0, 0, 0), words, layout.type().text(2.6), 3.5);
                }};
    }

    void setSignatures()
    {
        m_layout.makeRoom(kField + 2);
        const qreal third = m_layout.width() / 3;
        for (int i = 0; i < 3; ++i) {
            const QString caption = i == 0 ? tr("Signed by the player") : i == 1 ? tr("Checked by") : tr("Remarks");
            setField({m_layout.left() + third * i, m_layout.y(), i < 2 ? third - 3 : third, kField}, caption, {});
        }
        m_layout.skip(kField);
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    const Format& m_format;
    const DeckSheetWish& m_wish;
    const PrintType& m_type;
    qreal m_density;
    qreal m_numbers = 16.6; // millimetres; those of promotional cards are longer
    SheetLayout m_layout;
};

} // namespace

PrintedSheet deckSheet(const Deck& deck, const CardPool& pool, const Format& format, const DeckSheetWish& wish,
                       Paper paper, const PrintType& type)
{
    PrintedSheet sheet;
    for (const qreal density : kDensities) {
        sheet = DeckSheet(deck, pool, format, wish, paper, type, density).set();
        if (sheet.pages.size() == 1)
            return sheet;
    }
    return DeckSheet(deck, pool, format, wish, paper, type, kDensities.front()).set();
}

} // namespace dossier
