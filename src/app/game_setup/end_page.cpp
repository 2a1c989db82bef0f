#include "app/game_setup/end_page.h"

#include "app/advice/advice_list.h"
#include "app/advice/review_page.h"
#include "app/board/face_words.h"
#include "app/game_setup/end_file.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/key_button.h"
#include "app/theme/appearance.h"
#include "app/theme/key_line.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "engine/api/running_game.h"
#include "table/table_game.h"
#include "wording/play/play_words.h"
#include "wording/words/elision.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <tuple>

namespace dossier {

// --- Its title ------------------------------------------------------------------------------------------------------

TypedTitle::TypedTitle(const Appearance& appearance, QWidget* parent)
    : QLabel(parent)
    , m_appearance(appearance)
{}

QFont TypedTitle::typed() const
{
    QFont font = m_appearance.theme().typewriter;
    font.setPointSizeF(m_appearance.theme().title.pointSizeF() * 1.3);
    font.setBold(true);
    return font;
}

QSize TypedTitle::sizeHint() const
{
    return {static_cast<int>(QFontMetricsF(typed()).horizontalAdvance(text())) + kGrid, minimumSizeHint().height()};
}

QSize TypedTitle::minimumSizeHint() const
{
    QFont measure = m_appearance.theme().title;
    measure.setPointSizeF(measure.pointSizeF() * 1.3);
    return {30 * kGrid, static_cast<int>(QFontMetricsF(measure).height())};
}

void TypedTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont fitted = wholeIn(typed(), text(), width() - 1); // who has won is not cut off
    paintTyped(painter, rect(), Qt::AlignLeft, text(), fitted, m_appearance.theme().ink);
}

// --- The page -------------------------------------------------------------------------------------------------------

EndPage::EndPage(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_title(new TypedTitle(desk.appearance, this))
    , m_how(new QuietLabel(QString(), desk.appearance, this))
    , m_files(new QHBoxLayout)
    , m_figures(new QWidget(this))
    , m_review(new QWidget(this))
    , m_grid(new QGridLayout(m_figures))
    , m_keys(new KeyLine(desk.appearance, this))
{
    setObjectName(QStringLiteral("endPage"));
    m_files->setSpacing(4 * kGrid);
    m_figures->setObjectName(QStringLiteral("endFigures"));
    m_grid->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    m_grid->setHorizontalSpacing(8 * kGrid);
    m_grid->setVerticalSpacing(kGrid);
    m_keys->showKeys({{tr("R", "key"), tr("rematch")},
                      {tr("S", "key"), tr("swap decks")},
                      {tr("P", "key"), tr("replay")},
                      {tr("V", "key"), tr("review")},
                      {tr("T", "key"), tr("the table at the end")},
                      {tr("Esc", "key"), tr("to the start page")}});
    auto* costly = new QLabel(tr("Review: the choices that cost most"), m_review);
    costly->setObjectName(QStringLiteral("endReviewTitle"));
    QFont bold = desk.appearance.theme().text;
    bold.setWeight(QFont::DemiBold);
    costly->setFont(bold);
    m_review->setObjectName(QStringLiteral("endReview"));
    auto* review = new QVBoxLayout(m_review);
    review->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    review->setSpacing(kGrid);
    review->addWidget(costly);
    review->addStretch(1);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(4 * kGrid);
    lower->addWidget(m_figures);
    lower->addWidget(m_review, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8 * kGrid, 3 * kGrid, 8 * kGrid, 2 * kGrid);
    all->setSpacing(3 * kGrid);
    all->addWidget(createHead());
    all->addLayout(m_files, 3);
    all->addLayout(lower, 2);
    all->addWidget(m_keys);
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The game is over"));
}

QWidget* EndPage::createHead()
{
    auto* head = new QWidget(this);
    m_title->setObjectName(QStringLiteral("endTitle"));
    m_how->setObjectName(QStringLiteral("endHow"));
    auto* words = new QVBoxLayout;
    words->setSpacing(kGrid);
    words->addWidget(m_title);
    words->addWidget(m_how);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * kGrid);
    row->addLayout(words, 1);
    const auto add = [&](const char* name, const QString& text, const QString& key, KeyButton::Rank rank, auto signal) {
        auto* button = new KeyButton(m_desk.appearance, text, key, rank, head);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, signal);
        row->addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    auto* first = add("rematch", tr("Rematch"), tr("R", "key"), KeyButton::First, &EndPage::rematchWanted);
    m_first = first;
    for (KeyButton* each : {add("swapDecks", tr("Swap decks"), tr("S", "key"), KeyButton::Usual, &EndPage::swapWanted),
                            add("replayGame", tr("Replay"), tr("P", "key"), KeyButton::Usual, &EndPage::replayWanted),
                            add("reviewGame", tr("Review"), tr("V", "key"), KeyButton::Usual, &EndPage::reviewWanted)})
        each->standBeside(*first);
    return head;
}

Seat EndPage::you() const
{
    Seat found = kNoSeat;
    for (int i = 0; i < m_game.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (m_game.passive(seat) || m_game.isComputer(seat))
            continue;
        if (found != kNoSeat)
            return kNoSeat;
        found = seat;
    }
    return found;
}

QString EndPage::nameOf(Seat seat) const
{
    return seat == you() ? tr("You") : m_game.cast().name(seat);
}

QString EndPage::endingOf(const KeptGame& facts) const
{
    const Observation& seen = m_game.seen();
    if (seen.winner == kNoSeat)
        return tr("Case closed. Nobody wins.");
    if (seen.winner == you())
        return tr("Case closed. You win.");
    return tr("Case closed. %1 wins.").arg(playersOf(facts).value(seen.winner, m_game.cast().name(seen.winner)));
}

void EndPage::show(const KeptGame& facts)
{
    const Observation& seen = m_game.seen();
    const std::vector<PlayedSeat> played =
        playedFacts(RunningGame(m_game.record(), m_desk.box.cards, &m_desk.box.effects));
    m_title->setText(endingOf(facts));
    QStringList how{
        elided(tr("Turn %1: %2").arg(seen.turn).arg(endingSentence(seen.ending, seen.winner, m_game.cast())))};
    if (!facts.seats.empty())
        how << gameTitle(facts);
    if (facts.seconds > 0)
        how << lengthText(facts.seconds);
    m_how->setText(how.join(QStringLiteral(" · ")));
    showFiles(played);
    showFigures(played);
    if (isVisible())
        m_first->setFocus();
}

void EndPage::hold(ReviewPage& review)
{
    auto* column = static_cast<QVBoxLayout*>(m_review->layout());
    if (column->indexOf(&review) < 0) {
        column->insertWidget(1, &review, 100);
        review.list().installEventFilter(this);
    }
    review.QWidget::show();
}

// The others' X-Files first: those one was after.
void EndPage::showFiles(const std::vector<PlayedSeat>& played)
{
    while (QLayoutItem* item = m_files->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const int seats = m_game.seats();
    for (int distance = 1; distance <= seats; ++distance)
        m_files->addWidget(fileOf(static_cast<Seat>((m_game.viewer() + distance) % seats), played), 1);
}

EndFile* EndPage::fileOf(Seat seat, const std::vector<PlayedSeat>& played)
{
    const bool narrow = played.size() > 2;
    auto* file = new EndFile(m_desk, narrow, this);
    file->setLow(isLow());
    file->setObjectName(QStringLiteral("endFile"));
    EndFile::Content content;
    const bool own = seat == you();
    content.title = own      ? tr("Your X-File")
                    : narrow ? m_game.cast().name(seat) // its X-File stands below
                             : elided(tr("X-File of %1").arg(m_game.cast().name(seat)));
    const Deck deck = m_game.record().decks[seat];
    if (!deck.xFile.empty())
        content.card = deck.xFile.front().card;
    content.beside = tr("not found");
    std::vector<std::vector<EndLine>> asked;
    std::vector<int> least;
    QStringList askers;
    for (std::size_t asker = 0; asker < played.size(); ++asker) {
        std::vector<EndLine> lines;
        for (const PlayedQuestion& question : played[asker].questions) {
            if (question.whose != seat)
                continue;
            lines.push_back(lineOf(question));
            if (question.isGuess() && question.yes)
                content.beside = tr("found in turn %1").arg(question.turn);
        }
        if (lines.empty())
            continue;
        const bool reader = static_cast<Seat>(asker) == you();
        askers << (reader ? tr("You asked") : tr("%1 asked").arg(m_game.cast().name(static_cast<Seat>(asker))));
        least.push_back(lines.back().left.toInt());
        asked.push_back(std::move(lines));
    }
    // In a narrow one it is the X-File that stands above all; what each of several knew is told by itself.
    const QString first = askers.isEmpty() ? tr("Nobody asked") : askers.front();
    content.heading = narrow && content.card ? m_game.cast().title(*content.card) : first;
    if (narrow && asked.empty())
        content.lines.push_back({.asked = first, .heads = true});
    for (std::size_t asker = 0; asker < asked.size(); ++asker) {
        if (narrow || asker > 0)
            content.lines.push_back({.asked = askers[static_cast<qsizetype>(asker)], .heads = true});
        content.lines.insert(content.lines.end(), asked[asker].begin(), asked[asker].end());
    }
    if (asked.size() == 1 && least.front() > 1)
        content.last = tr("%n were left.", nullptr, least.front());
    file->show(content);
    return file;
}

EndLine EndPage::lineOf(const PlayedQuestion& question) const
{
    const QString title = question.isGuess() ? m_game.cast().title(question.guess) : typeWord(question.type);
    const QString answer =
        question.isGuess() ? (question.yes ? tr("right") : tr("wrong")) : (question.yes ? tr("yes") : tr("no"));
    return {.turn = question.turn,
            .asked = question.isGuess() ? tr("Guess: %1").arg(title) : title,
            .answer = answer,
            .left = QString::number(question.left),
            .good = question.yes};
}

namespace {

// A row of figures: its name, and what it says of each seat.
struct EndFigure
{
    QString name;
    std::function<QString(const PlayedSeat&)> of;
};

} // namespace

void EndPage::showFigures(const std::vector<PlayedSeat>& played)
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Theme& theme = m_desk.appearance.theme();
    const auto put = [&](const QString& text, int row, int column, bool bold) {
        auto* label = new QLabel(text, m_figures);
        QFont font = column == 0 ? theme.text : theme.figures;
        font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
        label->setFont(font);
        m_grid->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    };
    put(tr("Figures"), 0, 0, true);
    const auto ofAll = [](int done, int all) { return tr("%1 of %2").arg(done).arg(all); };
    std::vector<EndFigure> figures{
        {tr("Sites solved"), [&](const PlayedSeat& each) { return ofAll(each.solved, each.sites); }}};
    if (m_game.options().game != Game::Basic) { // BASIC-35: neither Combat nor Health; BASIC-12: no pools
        figures.push_back(
            {tr("Combats won"), [&](const PlayedSeat& each) { return ofAll(each.combatsWon, each.combats); }});
        figures.push_back({tr("Damage taken"), [](const PlayedSeat& each) { return QString::number(each.damage); }});
        figures.push_back({tr("RP spent · CP spent"),
                           [](const PlayedSeat& each) { return QStringLiteral("%1 · %2").arg(each.rp).arg(each.cp); }});
    }
    figures.push_back({tr("Cards played"), [](const PlayedSeat& each) { return QString::number(each.cards); }});
    for (std::size_t seat = 0; seat < played.size(); ++seat)
        put(nameOf(static_cast<Seat>(seat)), 0, static_cast<int>(seat) + 1, true);
    int row = 0;
    for (const EndFigure& figure : figures) {
        put(figure.name, ++row, 0, false);
        for (std::size_t seat = 0; seat < played.size(); ++seat)
            put(figure.of(played[seat]), row, static_cast<int>(seat) + 1, static_cast<Seat>(seat) == you());
    }
}

// Too low for a card of which anything could be read.
bool EndPage::isLow() const
{
    constexpr int kLines = 36;
    return height() < kLines * QFontMetrics(m_desk.appearance.theme().text).height();
}

void EndPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (EndFile* file : findChildren<EndFile*>())
        file->setLow(isLow());
}

void EndPage::keyPressEvent(QKeyEvent* event)
{
    if (!obey(*event))
        QWidget::keyPressEvent(event);
}

// The list of the review would take letters for the beginnings of its rows.
bool EndPage::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() == QEvent::KeyPress && widget && isAncestorOf(widget) && obey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool EndPage::obey(const QKeyEvent& key)
{
    if ((key.modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    switch (key.key()) {
    case Qt::Key_R:
        emit rematchWanted();
        return true;
    case Qt::Key_S:
        emit swapWanted();
        return true;
    case Qt::Key_P:
        emit replayWanted();
        return true;
    case Qt::Key_V:
        emit reviewWanted();
        return true;
    case Qt::Key_T:
        emit tableWanted();
        return true;
    case Qt::Key_Escape:
        emit startPageWanted();
        return true;
    default:
        return false;
    }
}

void EndPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    paintLamp(painter, rect(), theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.zoneLine, 1));
    painter.setBrush(theme.zone);
    for (const QWidget* part : {m_figures, m_review})
        painter.drawRoundedRect(QRectF(part->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace dossier
