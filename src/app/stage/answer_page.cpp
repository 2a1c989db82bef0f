#include "app/stage/answer_page.h"

#include "app/board/board.h"
#include "app/theme/appearance.h"
#include "app/theme/papers.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "table/answer_feed.h"
#include "table/seat_game.h"
#include "wording/card_text/card_text.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kStrokeMs = 30;
constexpr int kStrokesMs = 400; // all of them, at most
constexpr int kTurnMs = 320;
constexpr int kLeastHeight = 340;
constexpr int kShortWidth = 120 * kGrid;

int keyHeight(const Desk& desk)
{
    return QFontMetrics(desk.appearance.theme().small).height() + 2 * kGrid;
}

} // namespace

AnswerPage::AnswerPage(const Desk& desk, SeatGame& game, Board* board)
    : QWidget(board)
    , m_desk(desk)
    , m_game(game)
    , m_feed(new AnswerFeed(game, desk.box.cards, this))
    , m_guess(new QPushButton(this))
{
    setObjectName(QStringLiteral("answerPage"));
    setAccessibleName(tr("The answer"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    hide();
    m_guess->setObjectName(QStringLiteral("nameXFile"));
    m_guess->setFocusPolicy(Qt::NoFocus);
    m_guess->setCursor(Qt::ArrowCursor);
    m_guess->hide();
    connect(m_guess, &QPushButton::clicked, this, &AnswerPage::nameXFile);
    connect(m_feed, &AnswerFeed::arrived, this, &AnswerPage::add);
    connect(m_feed, &AnswerFeed::dropped, this, &AnswerPage::drop);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

// What the feed says is news after what is shown.
void AnswerPage::follow(const SeatView& view)
{
    if (isOpen() && m_viewer != view.sitting)
        drop();
    else if (isOpen() && m_shown->at < view.lastChoice) // who chose on by mouse has seen it
        goOn();
    m_viewer = view.sitting;
    m_feed->follow(view);
}

void AnswerPage::startAnew()
{
    m_feed->startAnew();
}

// --- What is shown --------------------------------------------------------------------------------------------------

// Between the strip and the hand, beside the player's own plate where there is one; higher where that is too low.
void AnswerPage::place(const BoardPlan& plan)
{
    const QRect board = parentWidget()->rect();
    int bottom = board.bottom() - 2 * kGrid;
    for (const PlannedBox& box : plan.boxes)
        if (box.kind == PlannedBox::HandBox)
            bottom = box.rect.top() - kGrid;
    int left = board.left() + kGrid;
    for (const PlannedSide& side : plan.sides)
        if (side.seat == m_game.viewer() && side.rect.right() < board.width() / 4)
            left = side.rect.right() + 2 * kGrid;
    int top = plan.strip.bottom() + 2 * kGrid;
    if (bottom - top < kLeastHeight)
        top = std::max(board.top() + kGrid, bottom - kLeastHeight);
    m_room = QRect(QPoint(left, top), QPoint(board.right(), bottom)); // it covers the places behind it
    if (isOpen()) {
        fill();
        raise(); // the cards were laid upon it
    }
}

bool AnswerPage::tellsResult() const
{
    return m_shown && m_shown->cause && m_shown->cause->kind == EventKind::CheckPassed;
}

bool AnswerPage::isMine() const
{
    return m_shown->asker == m_game.sitting();
}

void AnswerPage::add(const Finding& finding)
{
    m_waiting.push_back(finding);
    if (!isOpen())
        showNext();
}

void AnswerPage::drop()
{
    m_waiting.clear();
    if (isOpen())
        close();
}

void AnswerPage::goOn()
{
    if (!m_waiting.empty())
        return showNext();
    const bool passes = offersGuess();
    close();
    if (passes && m_game.offer().decision.asks == Asks::Guess)
        m_game.passOn(m_game.haste());
}

bool AnswerPage::offersGuess() const
{
    const Decision& asked = m_game.offer().decision;
    if (!m_guessGoes || !isOpen() || !m_waiting.empty() || asked.asks != Asks::Guess ||
        !m_game.actions().find(ActionKind::Pass) || m_game.view().replays)
        return false;
    return m_guessGoes(m_game.seen().phase, static_cast<int>(m_game.possibleOf(asked.who).size()));
}

void AnswerPage::nameXFile()
{
    if (!offersGuess())
        return;
    close();
    emit guessWanted();
}

int AnswerPage::footHeight() const
{
    return m_guess->isVisibleTo(this) ? std::max(m_guess->height(), keyHeight(m_desk)) : keyHeight(m_desk);
}

QRectF AnswerPage::inside() const
{
    return folderInside(QRectF(rect()), m_desk.appearance.theme()).adjusted(kGrid, kGrid, -kGrid, -kGrid);
}

// At the right end of the foot, beside the key that goes on.
void AnswerPage::showGuess()
{
    m_guess->setVisible(offersGuess());
    if (!m_guess->isVisibleTo(this))
        return;
    const int possible = static_cast<int>(m_game.possibleOf(m_game.offer().decision.who).size());
    m_guess->setText(tr("Name the X-File… %n possible", nullptr, possible));
    m_guess->setAccessibleName(m_guess->text());
    const QRect room = inside().toRect();
    const QSize size(std::min(m_guess->sizeHint().width(), room.width() - 24 * kGrid), m_guess->sizeHint().height());
    m_guess->setGeometry(QRect(QPoint(room.right() - size.width(), room.bottom() - size.height()), size));
}

void AnswerPage::showNext()
{
    const bool first = !isOpen();
    m_shown = m_waiting.front();
    m_waiting.pop_front();
    m_game.hold();
    fill();
    show();
    raise();
    if (first) {
        QWidget* focused = QApplication::focusWidget();
        m_focusBefore = window()->isAncestorOf(focused) ? focused : nullptr;
        m_takesKeys = !focused || m_focusBefore; // not from a dialog
        emit opened();
    }
    if (m_takesKeys)
        setFocus();
    const int strokes = m_sheet.before - m_sheet.after;
    m_motion.stop();
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration((m_leaf.card ? kTurnMs : 0) + std::min(kStrokesMs, kStrokeMs * strokes));
    if (!m_desk.appearance.calm())
        m_motion.start();
    update();
}

void AnswerPage::close()
{
    m_shown.reset();
    m_motion.stop();
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus();
    m_focusBefore = nullptr;
    emit closed();
    m_game.release();
}

void AnswerPage::fill()
{
    m_cards = cardsOf(*m_shown);
    const bool cards = !m_cards.cards.empty();
    m_leaf = cards ? AnswerLeaf() : leafOf(*m_shown);
    m_sheet = cards ? AnswerSheet() : sheetOf(*m_shown);
    m_turn = tr("Turn %1").arg(m_shown->turn);
    m_cause = m_shown->cause ? causeText(*m_shown->cause, m_game.cast()) : QString();
    QRect room = m_room;
    if (!isMine() && room.width() > kShortWidth) { // what the other knows now is told more shortly
        room.setLeft(room.center().x() - kShortWidth / 2);
        room.setWidth(kShortWidth);
    }
    setGeometry(room);
    showGuess();
    if (cards) {
        QStringList titles;
        for (const CardIndex card : m_shown->cards)
            titles << m_game.cast().title(card);
        setAccessibleName(tr("%1: %2.", "what somebody did, and with which cards").arg(m_cards.who, listed(titles)));
    } else {
        setAccessibleName(QStringLiteral("%1: %2 %3 %4. %5")
                              .arg(tr("The answer"), m_leaf.who, m_leaf.asked, m_leaf.word, m_leaf.left));
    }
    update();
}

ShownCards AnswerPage::cardsOf(const Finding& finding) const
{
    ShownCards shown;
    const PlayerNames& cast = m_game.cast();
    shown.who = finding.kind == Finding::Kind::Looked
                    ? elided(tr("You look at cards of %1").arg(cast.name(finding.about)))
                : finding.cause && finding.cause->card.isKnown()
                    ? elided(tr("%1 takes from you, by %2", "cards, or has them discarded; by which card")
                                 .arg(cast.name(finding.asker), cardText(finding.cause->card, cast)))
                    : tr("%1 takes from you", "cards, or has them discarded").arg(cast.name(finding.asker));
    for (const CardIndex card : finding.cards)
        shown.cards.push_back({&m_desk.box.cards[card], m_desk.texts.text(card)});
    return shown;
}

AnswerLeaf AnswerPage::leafOf(const Finding& finding) const
{
    const PlayerNames& cast = m_game.cast();
    const Seat viewer = m_game.sitting();
    const QString asker = cast.name(finding.asker);
    const QString about = cast.name(finding.about);
    AnswerLeaf leaf;
    leaf.good = finding.yes;
    leaf.word = finding.yes ? tr("Yes", "an answer") : tr("No", "an answer");
    leaf.left = leftOf(finding);
    if (finding.kind == Finding::Kind::Guess) {
        leaf.who = finding.asker == viewer ? elided(tr("You name the X-File of %1").arg(about))
                                           : tr("%1 names your X-File").arg(asker);
        leaf.asked = cast.title(finding.named);
        leaf.card = &m_desk.box.cards[finding.named];
        leaf.cardText = m_desk.texts.text(finding.named);
        return leaf;
    }
    const CharacteristicType asked = questionOf(finding.type);
    leaf.emblem = asked.of;
    leaf.asked = tr("%1: %2?", "a question: characteristic and type").arg(word(asked.of), word(asked));
    switch (finding.kind) {
    case Finding::Kind::Announced:
        leaf.who = addressed(tr("{%1 tells|You tell} everybody"), {cast.said(finding.about)});
        leaf.asked = typeWord(finding.type);
        break;
    case Finding::Kind::Learned:
        leaf.who = finding.asker == viewer ? elided(tr("You learn about the X-File of %1").arg(about))
                                           : tr("%1 learns about your X-File").arg(asker);
        break;
    default:
        leaf.who = finding.asker == viewer ? elided(tr("You ask %1").arg(about)) : tr("%1 asks you").arg(asker);
    }
    return leaf;
}

QString AnswerPage::leftOf(const Finding& finding) const
{
    if (finding.kind == Finding::Kind::Guess && finding.yes)
        return tr("That is the X-File.");
    const int falls = static_cast<int>(finding.before.size() - finding.after.size());
    const int left = static_cast<int>(finding.after.size());
    QStringList lines;
    if (finding.asker != m_game.sitting())
        lines << tr("%1 can still suspect %n X-File(s).", nullptr, left).arg(m_game.cast().name(finding.asker));
    else if (falls == 0)
        lines << tr("Nothing new: %n X-File(s) are possible.", nullptr, left);
    else
        lines << tr("%n X-File(s) fall out.", nullptr, falls);
    if (left == 1)
        lines << tr("It is %1.").arg(m_game.cast().title(finding.after.front()));
    else if (finding.kind != Finding::Kind::Guess) {
        const Characteristic of = questionOf(finding.type).of;
        QStringList open;
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            if (std::ranges::any_of(finding.after, [&](CardIndex card) {
                    return m_desk.box.cards[card].xfile->type(of) == CharacteristicType{of, type};
                }))
                open << word(CharacteristicType{of, type});
        if (open.size() > 1)
            lines << tr("Left open: %1").arg(open.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

AnswerSheet AnswerPage::sheetOf(const Finding& finding) const
{
    AnswerSheet sheet;
    sheet.heading = tr("Notebook");
    sheet.of = addressed(tr("on {%1|you}", "a Notebook"), {m_game.cast().said(finding.about)});
    sheet.before = static_cast<int>(finding.before.size());
    sheet.after = static_cast<int>(finding.after.size());
    const auto has = [](const std::vector<CardIndex>& cards, CardIndex card) {
        return std::ranges::find(cards, card) != cards.end();
    };
    for (const CardIndex card : m_game.xFiles())
        sheet.rows.push_back({m_game.cast().title(card), has(finding.after, card)    ? AnswerSheet::Possible
                                                         : has(finding.before, card) ? AnswerSheet::Falls
                                                                                     : AnswerSheet::StruckBefore});
    std::ranges::sort(sheet.rows, [](const AnswerSheet::Row& a, const AnswerSheet::Row& b) {
        return a.title.localeAwareCompare(b.title) < 0;
    });
    return sheet;
}

QString AnswerPage::causeText(const VisibleEvent& cause, const PlayerNames& cast)
{
    if (cause.kind == EventKind::GuessedWrong)
        return addressed(tr("for {the wrong guess of %1|your wrong guess}", "why there is a question"),
                         {cast.said(cause.seat)});
    const QString card = cardText(cause.card, cast);
    if (cause.kind != EventKind::CheckPassed)
        return card;
    const bool partly = cause.number < cause.second; // SITE-8
    return (partly ? tr("%1, solved for one question with %2 against %3") : tr("%1, solved with %2 against %3"))
        .arg(card, QString::number(cause.number), QString::number(cause.second));
}

// --- Painting -------------------------------------------------------------------------------------------------------

void AnswerPage::paintEvent(QPaintEvent*)
{
    if (!isOpen())
        return;
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    const QRectF all(rect());
    painter.fillRect(all, theme.desk); // what lies there is not read through the words beside the tab
    const bool cards = !m_cards.cards.empty();
    paintFolder(painter, all, {cards ? tr("Cards seen") : tr("The answer"), m_turn, m_cause}, theme);
    const QRectF inside = this->inside();
    const qreal key = footHeight();
    const QRectF foot(inside.left() + kGrid, inside.bottom() - key, inside.width(), key);
    const qreal cap = paintKeyCap(&painter, foot, tr("Space"), theme.manilaInk, theme);
    painter.setFont(theme.small);
    painter.setPen(theme.manilaInk);
    painter.drawText(foot.adjusted(cap + 2 * kGrid, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("go on"));
    if (m_guess->isVisibleTo(this)) {
        const QString letter = tr("G", "a key");
        const qreal wide = paintKeyCap(nullptr, {}, letter, theme.manilaInk, theme);
        paintKeyCap(&painter, QRectF(m_guess->x() - wide - kGrid, foot.top(), wide, key), letter, theme.manilaInk,
                    theme);
    }
    const QRectF above = inside.adjusted(0, 0, 0, -key);
    cards ? paintShownCards(painter, above, m_cards, theme) : paintFindings(painter, above);
}

// Who asked what, and the answer; of one's own question the Notebook beside it.
void AnswerPage::paintFindings(QPainter& painter, const QRectF& inside) const
{
    const Theme& theme = m_desk.appearance.theme();
    const bool moves = m_motion.state() == QAbstractAnimation::Running;
    const qreal passed = moves ? m_motion.currentTime() : m_motion.duration();
    const int turning = m_leaf.card ? kTurnMs : 0;
    const qreal turned = moves && turning > 0 ? std::min(1.0, passed / turning) : 1;
    const qreal strokes = m_sheet.before - m_sheet.after;
    const qreal time = m_motion.duration() - turning;
    const qreal drawn = moves && time > 0 ? std::clamp((passed - turning) / time, 0.0, 1.0) * strokes : strokes;

    QRectF leaf = inside;
    if (isMine()) {
        leaf.setWidth(std::max(inside.width() * 0.4, std::min(inside.width() * 0.5, 240.0)));
        paintAnswerSheet(painter, inside.adjusted(leaf.width() + 2 * kGrid, 0, 0, 0), m_sheet, drawn, theme);
    }
    paintAnswerLeaf(painter, leaf, m_leaf, turned, theme);
}

// --- By key and mouse -----------------------------------------------------------------------------------------------

bool AnswerPage::obey(const QKeyEvent& key)
{
    if (!isOpen())
        return false;
    switch (key.key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        if (!key.isAutoRepeat() && !m_game.isFresh()) // nobody has read it yet
            goOn();
        return true;
    case Qt::Key_G:
        if (!key.isAutoRepeat())
            nameXFile();
        return true;
    case Qt::Key_P:
        return true; // meant for the question before: not taken for the one beneath
    default:
        return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    }
}

void AnswerPage::keyPressEvent(QKeyEvent* event)
{
    if (!obey(*event))
        QWidget::keyPressEvent(event);
}

void AnswerPage::mousePressEvent(QMouseEvent* event)
{
    event->button() == Qt::LeftButton ? goOn() : QWidget::mousePressEvent(event);
}

} // namespace dossier
