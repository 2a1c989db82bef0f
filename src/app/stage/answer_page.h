// The answer as something that happens: in the middle of the table a case folder says who asked whom what, the answer,
// and strikes the Notebook. So do cards that are looked at, or taken from whoever sits here. It stays until a key or a
// click; one after the other where there are several.
#pragma once

#include "app/stage/answer_leaf.h"
#include "app/stage/answer_sheet.h"
#include "app/stage/shown_cards.h"
#include "table/findings.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <deque>
#include <functional>
#include <utility>

class QKeyEvent;
class QPushButton;

namespace dossier {

class AnswerFeed;
class Board;
class SeatGame;
struct BoardPlan;
struct Desk;
struct PlayerNames;
struct SeatView;

class AnswerPage : public QWidget
{
    Q_OBJECT

public:
    // Desk and game must outlive the page; it lies on the board, hidden until there is something to show.
    AnswerPage(const Desk& desk, SeatGame& game, Board* board);

    // The table is shown anew: what has to be seen first opens, and holds it. There is another game, or none.
    void follow(const SeatView& view);
    void startAnew();

    // Which guess is not asked for by itself: by the phase it comes in, and by how many X-Files are possible.
    void letGuessGo(std::function<bool(Phase, int)> goes) { m_guessGoes = std::move(goes); }

    // On the board, as it is laid now.
    void place(const BoardPlan& plan);

    bool isOpen() const { return m_shown.has_value(); }
    // What is shown.
    const std::optional<Finding>& shown() const { return m_shown; }
    // Whether it says itself how the check ended that it came of.
    bool tellsResult() const;
    // Why it was to be learnt: "Sheridan, solved with 6 against 5".
    static QString causeText(const VisibleEvent& cause, const PlayerNames& cast);
    // The next answer, or the table again; where a guess lies there that is not asked for by itself, nobody is named.
    void goOn();
    // Whom to name is asked after this answer, unless he goes on (SITE-11).
    bool offersGuess() const;
    // The table again, with that question.
    void nameXFile();
    // Whether the key was meant for it: any that could choose something is, while it is open.
    bool obey(const QKeyEvent& key);

signals:
    // There is an answer to be seen, or none any more.
    void opened();
    void closed();
    // Somebody wants to name the X-File, and the choices lie open for it.
    void guessWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void add(const Finding& finding);
    void drop();
    void showNext();
    void fill();
    void close();
    AnswerLeaf leafOf(const Finding& finding) const;
    AnswerSheet sheetOf(const Finding& finding) const;
    QString leftOf(const Finding& finding) const;
    ShownCards cardsOf(const Finding& finding) const;
    void paintFindings(QPainter& painter, const QRectF& inside) const;
    bool isMine() const;
    void showGuess();
    int footHeight() const;
    QRectF inside() const;

    const Desk& m_desk;
    SeatGame& m_game;
    AnswerFeed* m_feed;
    Seat m_viewer = kNoSeat;
    std::deque<Finding> m_waiting;
    std::optional<Finding> m_shown;
    AnswerLeaf m_leaf;
    AnswerSheet m_sheet;
    ShownCards m_cards; // instead of both
    QString m_turn;
    QString m_cause;
    QRect m_room; // the middle of the table
    QVariantAnimation m_motion;
    std::function<bool(Phase, int)> m_guessGoes;
    QPushButton* m_guess;
    QPointer<QWidget> m_focusBefore;
    bool m_takesKeys = false;
};

} // namespace dossier
