#include "app/table/table_notebook.h"

#include "app/board/face_words.h"
#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "app/stage/stage_words.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "table/findings.h"
#include "table/level_preview.h"
#include "table/seat_game.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLines = 7; // head, four characteristics, the best question, one's own X-File
constexpr int kBox = 3 * kGrid;

bool fits(const QFont& font, const QString& words, qreal width)
{
    return QFontMetricsF(font).horizontalAdvance(words) <= width + 0.5;
}

// One line, narrower where it has no room, in brief where that is not enough; cut only where there is no shorter way to
// say it.
void paintFitted(QPainter& painter, const QRectF& box, const QString& words, const QFont& font,
                 const QString& brief = {})
{
    const QFont fitted = fittedToLines(font, words, box.width(), 1);
    if (!brief.isEmpty() && !fits(fitted, words, box.width()))
        return paintFitted(painter, box, brief, font);
    painter.setFont(fitted);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     fits(fitted, words, box.width())
                         ? words
                         : QFontMetricsF(fitted).elidedText(words, Qt::ElideRight, box.width()));
}

// CASE-1: the Sites are placed, and of those in hand none can be solved any more in this turn.
bool onlyTheFieldAsks(const Observation& seen)
{
    return seen.active == seen.self && seen.phase == Phase::Investigation;
}

// Those that have their question still.
std::vector<SeenSite> inTheField(const Observation& seen, bool asked)
{
    std::vector<SeenSite> sites;
    for (const SeenSite& site : seen.players[seen.self].sites)
        if (!asked || site.ref != seen.investigation.site)
            sites.push_back(site);
    return sites;
}

// In another's turn, at the end of one's own, and once the last Site has asked, nothing can be asked before the next.
bool asksNextTurn(const Observation& seen, bool asked)
{
    return seen.active != seen.self || seen.phase == Phase::Debriefing ||
           (onlyTheFieldAsks(seen) && inTheField(seen, asked).empty());
}

} // namespace

std::vector<CardIndex> sitesWithinReach(const Observation& seen, bool asked,
                                        const std::function<bool(CardRef)>& mayPass)
{
    const bool later = asksNextTurn(seen, asked);
    std::vector<CardIndex> sites;
    const auto add = [&](const auto& site) {
        if (later || !mayPass || mayPass(site.ref))
            sites.push_back(site.card);
    };
    if (!onlyTheFieldAsks(seen) || later)
        std::ranges::for_each(seen.hand, add);
    std::ranges::for_each(inTheField(seen, asked), add);
    return sites;
}

namespace {

// Whose X-File the question is about, or else the Site under investigation; kNoSeat where that is nobody's but his own.
Seat subjectOf(const Observation& seen)
{
    Seat whose = seen.about.who;
    if (whose == kNoSeat && seen.investigation)
        for (const SeenPlayer& player : seen.players)
            for (const SeenSite& site : player.sites)
                if (site.ref == seen.investigation.site)
                    whose = site.directed;
    return whose == seen.self ? kNoSeat : whose;
}

} // namespace

TableNotebook::TableNotebook(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_notebook(new XFileNotebook(desk.box.cards, this))
    , m_player(new QComboBox(this))
{
    setObjectName(QStringLiteral("tableNotebook"));
    setAccessibleName(tr("Notebook"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("The whole Notebook (N)"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_player->setObjectName(QStringLiteral("notebookPlayer"));
    m_player->setAccessibleName(tr("Whose X-File"));
    m_player->setFont(desk.appearance.theme().small);
    connect(m_player, &QComboBox::currentIndexChanged, this, &TableNotebook::refresh);
    connect(&desk.appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void TableNotebook::follow()
{
    listPlayers();
    refresh();
}

int TableNotebook::line() const
{
    return std::max(QFontMetrics(m_desk.appearance.theme().small).height() + kGrid, 5 * kGrid);
}

QSize TableNotebook::sizeHint() const
{
    return {70 * kGrid, kLines * line() + 2 * kGrid};
}

// The head and one line, where the screen has no more.
QSize TableNotebook::minimumSizeHint() const
{
    return {40 * kLeastUnit, 2 * line() + kGrid};
}

Seat TableNotebook::about() const
{
    return m_player->currentIndex() < 0 ? kNoSeat : static_cast<Seat>(m_player->currentData().toInt());
}

void TableNotebook::listPlayers()
{
    if (!m_game.isOn())
        return;
    const QVariant before = m_player->currentData();
    const QSignalBlocker quiet(m_player);
    m_player->clear();
    for (int seat = 0; seat < m_game.seats(); ++seat)
        if (seat != m_game.viewer())
            m_player->addItem(m_game.cast().name(static_cast<Seat>(seat)), seat);
    m_player->setCurrentIndex(std::max(0, m_player->findData(before)));
    // Only as it turns to another: whom the user looks up meanwhile stays.
    const Seat subject = subjectOf(m_game.seen());
    if (subject != kNoSeat && subject != m_subject)
        m_player->setCurrentIndex(m_player->findData(subject));
    m_subject = subject;
    m_player->setVisible(m_player->count() > 1);
    placePlayer();
}

QFont TableNotebook::headFont(qreal size) const
{
    QFont font = m_desk.appearance.theme().typewriter;
    font.setPointSizeF(m_desk.appearance.theme().text.pointSizeF() * size);
    font.setBold(true);
    return font;
}

// What the number stands for; with a name before it there may be no room for the last word.
QString TableNotebook::countWords() const
{
    const auto all = m_notebook->xFiles().size();
    const QString whole = tr("of %1 possible").arg(all);
    const int wide = QFontMetrics(m_desk.appearance.theme().small).horizontalAdvance(whole);
    const int heading = m_player->isHidden() ? QFontMetrics(headFont(1.1)).horizontalAdvance(tr("Notebook")) + 2 * kGrid
                                             : m_player->sizeHint().width();
    const int room = width() - kSheetMargin - 4 * kGrid - heading;
    return wide + QFontMetrics(headFont(1.4)).horizontalAdvance(QStringLiteral("00")) > room
               ? tr("of %1", "so many X-Files possible, of so many").arg(all)
               : whole;
}

// Of the number and its words, at the right.
qreal TableNotebook::countWidth() const
{
    return QFontMetricsF(m_desk.appearance.theme().small).horizontalAdvance(countWords()) + 2 * kGrid +
           QFontMetricsF(headFont(1.4)).horizontalAdvance(QStringLiteral("00"));
}

// In the place of the heading, where there are several.
void TableNotebook::placePlayer()
{
    const int room = width() - kSheetMargin - 4 * kGrid - static_cast<int>(countWidth());
    m_player->setGeometry(kSheetMargin, kGrid / 2, std::min(m_player->sizeHint().width(), room), line() - kGrid / 2);
}

void TableNotebook::refresh()
{
    if (!m_game.isOn() || about() == kNoSeat)
        return;
    m_notebook->setXFiles(m_game.xFiles());
    m_notebook->setWrongGuesses(m_game.view().wrong[about()]);
    m_notebook->setAnswers(m_game.answersAbout(about()));
    placePlayer();
    fillRows();
    findBest();
    const auto suspected = static_cast<int>(m_game.suspectedBy(about()).size());
    const auto all = static_cast<int>(m_notebook->xFiles().size());
    m_mine = m_game.passive(about())
                 ? QString()
                 : elided(tr("Yours: %1 can suspect %2 of %3")
                              .arg(m_game.cast().name(about()), QString::number(suspected), QString::number(all)));
    QStringList words{tr("Notebook"), elided(tr("%n X-File(s) may be that of %1.", nullptr,
                                                static_cast<int>(m_notebook->candidates().size()))
                                                 .arg(m_game.cast().name(about())))};
    for (int of = 0; of < kCharacteristics; ++of)
        words << word(static_cast<Characteristic>(of)) + QStringLiteral(": ") +
                     m_rows[static_cast<std::size_t>(of)].says;
    words << m_bestWords << m_mine;
    words.removeAll(QString());
    setAccessibleName(words.first());
    setAccessibleDescription(words.mid(1).join(semicolon()));
    update();
}

void TableNotebook::fillRows()
{
    const std::vector<CardIndex>& possible = m_notebook->candidates();
    for (int i = 0; i < kCharacteristics; ++i) {
        const auto of = static_cast<Characteristic>(i);
        Row& row = m_rows[static_cast<std::size_t>(i)];
        QStringList struck;
        std::uint8_t last = 0;
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type) {
            const CharacteristicType each{of, type};
            const bool open = std::ranges::any_of(
                possible, [&](CardIndex card) { return m_desk.box.cards[card].xfile->type(of) == each; });
            row.boxes[type] = open ? Box::Open : Box::Struck;
            if (open)
                last = type;
            else
                struck << word(each);
        }
        const int open = kTypesPerCharacteristic - static_cast<int>(struck.size());
        row.brief = tr("%n open", nullptr, open);
        row.says = struck.size() == 1 ? tr("not %1").arg(struck.front()) : row.brief;
        if (open == 1) {
            row.boxes[last] = Box::Known;
            row.says = word(CharacteristicType{of, last});
            row.brief.clear();
        }
    }
}

namespace {

// Where somebody is about to ask him, a Site solved at its lower number asks for one type alone (SITE-8).
bool mayAskNow(const SeatGame& game, Seat whom, CharacteristicType type)
{
    if (game.seen().about.who != whom)
        return true;
    const auto asks = [](const Choice& choice) { return choice.action.kind == ActionKind::Ask; };
    return std::ranges::none_of(game.choices(), asks) || std::ranges::any_of(game.choices(), [&](const Choice& choice) {
               return asks(choice) && choice.action.number == typeBit(type);
           });
}

} // namespace

// Of the questions that Sites within reach can ask, the one that leaves fewest on average.
void TableNotebook::findBest()
{
    m_best.reset();
    const std::vector<CardIndex>& possible = m_notebook->candidates();
    const auto count = static_cast<int>(possible.size());
    const Observation& seen = m_game.seen();
    const bool asked = hasAsked(m_game);
    const bool later = asksNextTurn(seen, asked);
    bool tooHigh = false;
    const auto mayPass = [&](CardRef site) { // as the card itself says it
        const auto preview = previewAt(m_game.view(), site);
        const bool passes = !preview || preview->enough || preview->joining || site == seen.investigation.site;
        tooHigh = tooHigh || !passes;
        return passes;
    };
    const std::vector<CardIndex> sites = sitesWithinReach(seen, asked, mayPass);
    for (const CharacteristicType& ask : questionsAbout(askableWith(sites, m_desk.box.cards))) {
        const auto yes = static_cast<int>(std::ranges::count_if(
            possible, [&](CardIndex card) { return m_desk.box.cards[card].xfile->type(ask.of) == ask; }));
        const Question question{ask, yes, count - yes, bitsOf(yes, count - yes)};
        if (question.bits > 0 && mayAskNow(m_game, about(), ask) && (!m_best || question.bits > m_best->bits))
            m_best = question;
    }
    m_bestWords = count == 1 ? tr("It is %1.").arg(m_game.cast().title(possible.front()))
                  : m_best
                      ? (later ? tr("Best next turn: %1, %2 yes · %3 no") : tr("Best within reach: %1, %2 yes · %3 no"))
                            .arg(questionWords(m_best->ask))
                            .arg(m_best->yes)
                            .arg(m_best->no)
                  : tooHigh                          ? tr("No Team passes a Site that asks anything new.")
                  : onlyTheFieldAsks(seen) && !later ? tr("No Site in the Field asks anything new.")
                                                     : tr("No Site at hand asks anything new.");
}

// --- Painting -------------------------------------------------------------------------------------------------------

// Of the characteristics, all four in one column: as wide as their words, where the boxes and what is known of them
// have room beside it.
qreal TableNotebook::namesWidth(qreal row) const
{
    constexpr qreal kAround = kBox + 3 * kGrid; // the emblem and what is left free
    const QFontMetricsF letters(m_desk.appearance.theme().small);
    qreal widest = 0;
    for (int of = 0; of < kCharacteristics; ++of)
        widest = std::max(widest, letters.horizontalAdvance(word(static_cast<Characteristic>(of))));
    return std::min(widest + kAround, row * 0.42);
}

void TableNotebook::paintRow(QPainter& painter, const QRectF& row, Characteristic of) const
{
    const Theme& theme = m_desk.appearance.theme();
    const Row& known = m_rows[static_cast<std::size_t>(of)];
    const qreal side = kBox;
    const qreal top = row.center().y() - side / 2;
    paintEmblem(painter, {row.left(), top, side, side}, of, theme.of(CardType::XFile));
    painter.setPen(theme.ink);
    const qreal names = namesWidth(row.width());
    const qreal name = names - side - 3 * kGrid;
    paintFitted(painter, {row.left() + side + 2 * kGrid, row.top(), name, row.height()}, word(of), theme.small);
    qreal x = row.left() + names;
    for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type, x += side + kGrid) {
        const QRectF box = QRectF(x, top, side, side).adjusted(0.5, 0.5, -0.5, -0.5);
        const bool best = m_best && m_best->ask == CharacteristicType{of, type};
        painter.setPen(QPen(best ? theme.mark : theme.quiet, best ? 2 : 1));
        painter.setBrush(known.boxes[type] == Box::Known ? QBrush(theme.good) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 2, 2);
        if (known.boxes[type] == Box::Struck) {
            painter.drawLine(box.topLeft() + QPointF(2.5, 2.5), box.bottomRight() - QPointF(2.5, 2.5));
            painter.drawLine(box.topRight() + QPointF(-2.5, 2.5), box.bottomLeft() + QPointF(2.5, -2.5));
        }
    }
    const QRectF says(x + kGrid, row.top(), row.right() - x - kGrid, row.height());
    painter.setPen(theme.quiet);
    paintFitted(painter, says, known.says, theme.small, known.brief);
}

void TableNotebook::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    const qreal high = line();
    paintSheet(painter, rect(), high, theme);
    if (!m_game.isOn() || about() == kNoSeat)
        return;
    const qreal left = kSheetMargin;
    const qreal wide = width() - left - 2 * kGrid;
    const QRectF top(left, 0, wide, high + 2);
    if (m_player->isHidden())
        paintTyped(painter, top, Qt::AlignLeft, tr("Notebook"), headFont(1.1), theme.ink);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const QString of = countWords();
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, of);
    paintTyped(painter, top.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(of) - 2 * kGrid, 0), Qt::AlignRight,
               QString::number(m_notebook->candidates().size()), headFont(1.4), theme.ink);
    // Whole lines; the question that is best is worth more than what is known, where there is no room for all.
    const int lines = std::min(kLines, static_cast<int>((height() + 2) / high)) - 1;
    const int known = std::clamp(lines - 1, 0, kCharacteristics);
    for (int i = 0; i < known; ++i)
        paintRow(painter, {left, (i + 1) * high, wide, high}, static_cast<Characteristic>(i));
    const auto says = [&](int row, const QString& words, const QColor& ink) {
        painter.setPen(ink);
        paintFitted(painter, {left, row * high, wide, high}, words, theme.small);
    };
    says(known + 1, m_bestWords, theme.ink);
    if (lines >= kLines - 1)
        says(kCharacteristics + 2, m_mine, theme.quiet);
    if (hasFocus()) {
        painter.setPen(QPen(theme.mark, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

// --- By key and mouse -----------------------------------------------------------------------------------------------

void TableNotebook::mousePressEvent(QMouseEvent*)
{
    emit wanted();
}

void TableNotebook::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit wanted();
    else
        QWidget::keyPressEvent(event);
}

void TableNotebook::resizeEvent(QResizeEvent*)
{
    placePlayer();
}

void TableNotebook::focusInEvent(QFocusEvent*)
{
    update();
}

void TableNotebook::focusOutEvent(QFocusEvent*)
{
    update();
}

} // namespace dossier
