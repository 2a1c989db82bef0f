// The keys of a game under way.
#include "app/advice/hint_page.h"
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/card_face/big_card.h"
#include "app/game_setup/replay_bar.h"
#include "app/stage/answer_page.h"
#include "app/stage/stage.h"
#include "app/table/card_stop_menu.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/hand_over_page.h"
#include "app/table/notebook_page.h"
#include "app/table/pass_button.h"
#include "app/table/phase_bar.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/table_banner.h"
#include "app/table/table_notebook.h"
#include "app/theme/key_line.h"
#include "app/widgets/desk.h"
#include "desk/settings.h"
#include "table/table_game.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QSplitter>
#include <QToolButton>

namespace dossier {

namespace {

// The viewer can pass, and it costs him this.
bool passesFor(const SeatGame& game, PassCosts costs)
{
    return game.actions().find(ActionKind::Pass) && game.offer().costs == costs;
}

// One key declines what is offered; but with nobody in the Field, or no Site placed, the turn itself would be spent
// (DEP-1, CASE-1).
bool declinesByOneKey(const SeatGame& game)
{
    const Asks asks = game.offer().decision.asks;
    return passesFor(game, PassCosts::Chance) && asks != Asks::Deploy && asks != Asks::PlaceSites;
}

// What is left out is taken all the same, from elsewhere: nobody passes by it.
bool passIsAChoice(const SeatGame& game)
{
    const Asks asks = game.offer().decision.asks;
    return asks == Asks::Payment || asks == Asks::Weapon;
}

// A letter, a digit or a sign, which lists search their rows for.
bool isTyped(const QKeyEvent& key)
{
    const QString text = key.text();
    return (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0 && !text.isEmpty() &&
           text[0].isPrint() && !text[0].isSpace();
}

// What it means that he passes, where he can.
QString passName(const SeatGame& game)
{
    const Action* pass = game.actions().find(ActionKind::Pass);
    return game.nameOf(game.choices()[static_cast<std::size_t>(pass - game.actions().begin())]);
}

} // namespace

void PlayPage::keyPressEvent(QKeyEvent* event)
{
    const bool confirms = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (obey(*event) || (confirms && qobject_cast<const PassButton*>(focusWidget()))) // nobody passes by Return
        return;
    QWidget::keyPressEvent(event);
}

// Lists would take letters and digits for the beginnings of their rows, pages of text Space for scrolling.
bool PlayPage::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (watched == m_notebook && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        showKeys();
    if ((watched == m_note || watched == m_card) &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        makeRoom();
    if (watched == m_sideSplitter && event->type() == QEvent::Resize)
        makeRoom();
    if (event->type() == QEvent::KeyPress && widget && isAncestorOf(widget)) { // the review may be elsewhere
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (qobject_cast<const QComboBox*>(watched))
            return isTyped(key) && obey(key); // all else moves in it
        if (auto* button = qobject_cast<QAbstractButton*>(watched); button && pressesInHead(*button, key))
            return true;
        if (m_decisions->holdsList(watched) && obeyInList(key))
            return true;
        if (obey(key))
            return true;
        if (!m_notebook->isVisible() && isTyped(key) && qobject_cast<const QAbstractItemView*>(watched))
            return true; // no row begins with what is a key elsewhere
    }
    return QWidget::eventFilter(watched, event);
}

// In the head of the table, too, Space is for what is asked: Return presses the button that the keyboard is on.
bool PlayPage::pressesInHead(QAbstractButton& button, const QKeyEvent& key)
{
    if (button.parentWidget() != m_back->parentWidget() || (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter))
        return false;
    if (!key.isAutoRepeat())
        button.click();
    return true;
}

// Return takes what the arrow keys have been moved to, never what happens to stand there.
bool PlayPage::obeyInList(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key.isAutoRepeat())
            m_hurriedBy = 0;
        if (m_hurriedBy != key.key() && !comesTooSoon(key))
            m_decisions->takeMovedTo();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        m_decisions->noteMove();
        return false;
    default:
        return false;
    }
}

// Space passes; with Shift on to the next decision, with Ctrl to the end of the turn. Where cards are marked, it marks.
void PlayPage::passBy(const QKeyEvent& key)
{
    if (comesTooSoon(key) || (m_home && m_home->isRefusedByLesson(Action{.kind = ActionKind::Pass})))
        return;
    if (m_decisions->marks()) {
        const auto* card = qobject_cast<const TableCard*>(window()->focusWidget());
        if (card && m_game.canAct(card->ref()))
            m_decisions->mark(card->ref());
        else if (!m_decisions->markMovedTo())
            m_hint->showWords(tr("Mark the cards that go: by a click, by their number, or by Space in the list. Return "
                                 "discards them."));
        return;
    }
    if (!m_game.actions().empty() && !m_game.actions().find(ActionKind::Pass))
        return m_hint->showWords(tr("There is no passing here: one of the choices has to be taken."));
    if (passesFor(m_game, PassCosts::Goods))
        return m_hint->showWords(tr("To pass would give something up: P leads to that row, Return takes it."));
    const bool toEnd = key.modifiers().testFlag(Qt::ControlModifier);
    if (passesFor(m_game, PassCosts::Chance) && !toEnd)
        return m_hint->showWords(
            passIsAChoice(m_game) ? tr("One of the choices has to be taken: P takes \"%1\".").arg(passName(m_game))
            : declinesByOneKey(m_game)
                ? tr("You have done nothing here yet: P passes all the same.")
                : tr("You have done nothing here yet: P leads to the row that passes all the same, Return takes it."));
    if (toEnd)
        m_decisions->passToTurnEnd();
    else
        m_game.passOn(key.modifiers().testFlag(Qt::ShiftModifier) ? Haste::ToDecision : Haste::None);
}

// Wherever the keyboard is, where Space does not pass: this key declines what is offered, for it does not come easily.
// Where that gives something up, or a turn, two keys do, neither of which does so by itself.
void PlayPage::declineBy(const QKeyEvent& key)
{
    if (m_game.isFresh() || m_decisions->marks())
        return passBy(key);
    const bool looksThrough = m_game.view().replays; // and does not leave it by one key
    if (declinesByOneKey(m_game) && !looksThrough) {
        const Action pass = *m_game.actions().find(ActionKind::Pass);
        if (!key.isAutoRepeat() && !(m_home && m_home->isRefusedByLesson(pass)))
            m_game.take(pass);
        return;
    }
    if (!passesFor(m_game, PassCosts::Goods) && !passesFor(m_game, PassCosts::Chance)) {
        const bool again = m_passAskedAt == m_game.position() && !key.isAutoRepeat();
        if (!looksThrough || again || !m_game.actions().find(ActionKind::Pass))
            return passBy(key);
        m_passAskedAt = m_game.position();
        return m_hint->showWords(tr("P once more passes, and the game goes on in another way from here."));
    }
    if (!key.isAutoRepeat() && m_decisions->focusPass())
        m_hint->showWords(tr("Return: %1", "what passing means").arg(passName(m_game)));
}

// Who looks through a game does not leave it for another one by a single key.
void PlayPage::chooseNumber(int number)
{
    if (!m_game.view().replays || m_decisions->marks()) // to mark takes nothing yet
        m_decisions->takeNumber(number);
    else if (m_decisions->moveToNumber(number))
        m_hint->showWords(tr("Return takes this choice, and the game goes on in another way from here."));
}

// The keyboard goes back to where answers are given.
void PlayPage::leaveForChoices()
{
    choose({});
    m_decisions->focusList();
}

// What goes on by itself goes on sooner; Escape, or Space with Shift or Ctrl, leads to its end. The key that has done
// so does nothing else as long as it is held: it was not meant for what is asked then.
bool PlayPage::hurry(const QKeyEvent& key)
{
    if (!key.isAutoRepeat())
        m_hurriedBy = 0;
    switch (key.key()) {
    case Qt::Key_Space:
    case Qt::Key_P:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        break;
    default:
        if (key.key() < Qt::Key_1 || key.key() > Qt::Key_9)
            return false;
    }
    if (!m_game.isShowing())
        return m_hurriedBy == key.key();
    m_hurriedBy = key.key();
    const bool far = key.key() == Qt::Key_Escape || (key.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    if (key.key() == Qt::Key_Space && key.modifiers().testFlag(Qt::ControlModifier) && m_game.canWatchToTurnEnd())
        m_decisions->passToTurnEnd();
    else
        far ? m_game.hurryToEnd() : m_game.hurry();
    return true;
}

// Nothing is answered that came by itself just now, and it is said: whoever pressed a key or the mouse meant what was
// there before.
bool PlayPage::saysTooSoon()
{
    if (!m_game.isFresh())
        return false;
    if (!m_game.actions().empty())
        m_hint->showWords(tr("This question has only just come: once more answers it."));
    return true;
}

// The key does nothing as long as it is held.
bool PlayPage::comesTooSoon(const QKeyEvent& key)
{
    const bool soon = saysTooSoon();
    if (soon)
        m_hurriedBy = key.key();
    return soon;
}

// Whoever would answer does not wonder why nothing happens.
bool PlayPage::sayWhatCovers(const QKeyEvent& key)
{
    const bool answers =
        key.key() == Qt::Key_Space || key.key() == Qt::Key_P || (key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9);
    if (answers && !m_game.actions().empty())
        m_hint->showWords(tr("The Notebook lies over the table: Esc leads back to the question."));
    return answers;
}

bool PlayPage::obey(const QKeyEvent& key)
{
    m_banner->hurry();
    m_stage->hurry();
    if (m_answer->obey(key))
        return true;
    if (!m_notebook->isVisible() && hurry(key))
        return true;
    const bool alone = (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (alone && m_replay && m_replay->obey(key))
        return true;
    if (m_notebook->isVisible()) { // its own keys are its own
        const bool closes = alone && (key.key() == Qt::Key_Escape || key.key() == Qt::Key_N);
        if (closes)
            m_notebook->close();
        return closes || (alone && sayWhatCovers(key));
    }
    if (m_game.waitsForHandOver()) // or somebody watches, who has nothing to do
        return alone && m_handOver && m_handOver->obey(key);
    const bool shift = key.modifiers().testFlag(Qt::ShiftModifier);
    if (key.key() == Qt::Key_Space && (key.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) == 0) {
        passBy(key);
        return true;
    }
    if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    if (key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9) {
        if (!comesTooSoon(key))
            chooseNumber(key.key() - Qt::Key_0);
        return true;
    }
    switch (key.key()) {
    case Qt::Key_P:
        declineBy(key);
        return true;
    case Qt::Key_Return: // wherever the keyboard is
    case Qt::Key_Enter:
        return comesTooSoon(key) || m_decisions->takeAllMarked();
    case Qt::Key_Backspace:
        if (!shift)
            m_game.takeBack();
        else if (m_home)
            m_home->stepForward();
        return true;
    case Qt::Key_T:
        if (m_home)
            return false;
        emit talkWanted();
        return true;
    case Qt::Key_I:
        lookAtPointedCard();
        return true;
    case Qt::Key_A:
        chooseCardStop();
        return true;
    case Qt::Key_S:
        m_phases->focusStops();
        m_hint->showWords(
            tr("Where you want to be asked: ← and → lead from stop to stop, Return sets one or clears it."));
        return true;
    case Qt::Key_H:
        m_board->focusHand();
        return true;
    case Qt::Key_O:
        sortHand(
            static_cast<HandOrder>((static_cast<int>(handOrderNamed(m_desk.settings.handOrder())) + 1) % kHandOrders));
        return true;
    case Qt::Key_D:
        m_decisions->focusRow();
        return true;
    case Qt::Key_Slash:
        m_decisions->focusFilter();
        return true;
    case Qt::Key_C: // the choices get its room
        m_card->setVisible(m_card->isHidden());
        return true;
    case Qt::Key_X:
        if (!key.isAutoRepeat())
            lookAtXFile();
        return true;
    case Qt::Key_L:
        showSide(Story);
        return true;
    case Qt::Key_N:
        m_notebook->open(m_notes->about());
        return true;
    case Qt::Key_Question:
        askHint();
        return true;
    case Qt::Key_V:
        review();
        return true;
    case Qt::Key_Escape:
        leaveByEscape();
        return true;
    default:
        return false;
    }
}

// When to be asked about the card that has the keyboard, on the board or in the list.
void PlayPage::chooseCardStop()
{
    const auto* card = qobject_cast<const TableCard*>(window()->focusWidget());
    const std::optional<CardIndex> which = card ? card->planned().card : m_decisions->playedWithKeyboard();
    if (which)
        openCardStopMenu(m_desk, m_game, *which, this, mapToGlobal(rect().center()));
}

// A card of the board, or the one a choice is about; else the one that is read beside it.
void PlayPage::lookAtPointedCard()
{
    const TableCard* pointed = m_board->pointedCard();
    std::optional<CardIndex> card = pointed ? pointed->planned().card : m_decisions->pointedCard();
    if (!card && !m_card->isHidden())
        card = m_card->card();
    card ? look(*card) : m_hint->showWords(tr("Point at a card, or move to a choice about one: I shows it large."));
}

// As long as the key is held.
void PlayPage::lookAtXFile()
{
    if (const auto card = m_board->ownXFile()) {
        look(*card);
        m_big->heldBy(Qt::Key_X);
    }
}

// --- The line at the foot -------------------------------------------------------------------------------------------

void PlayPage::leaveByEscape()
{
    if (m_game.haste() != Haste::None)
        m_game.stopHaste();
    else if (m_home && m_game.isOver() && !m_hints->isInUse())
        emit endWanted();
    else
        m_hints->isInUse() ? closeHint() : leaveForChoices();
}

// How one gets on from here; what is asked of another is not said: the line stays as it is until one is asked.
std::vector<KeyHint> PlayPage::passingKeys() const
{
    if (m_decisions->marks())
        return {{tr("Space"), tr("mark a card")}, {tr("Return", "key"), tr("discard what is marked")}};
    if (m_game.isOut())
        return {};
    if (!m_game.actions().empty() && !m_game.actions().find(ActionKind::Pass))
        return {};
    if (!passesFor(m_game, PassCosts::Chance) && !passesFor(m_game, PassCosts::Goods))
        return {{tr("Space"), tr("pass")}};
    return {{declinesByOneKey(m_game) ? tr("P", "key") : tr("P then Return", "keys"), passName(m_game)}};
}

// ... and further than to the next question.
std::vector<KeyHint> PlayPage::hasteKeys() const
{
    if (m_decisions->marks() || (!m_game.actions().empty() && !m_game.actions().find(ActionKind::Pass)) ||
        passesFor(m_game, PassCosts::Goods))
        return {};
    const KeyHint toEnd{tr("Ctrl Space"), tr("to the end of the turn")};
    if (m_game.isOut())
        return m_game.canWatchToTurnEnd() ? std::vector<KeyHint>{toEnd} : std::vector<KeyHint>();
    if (passesFor(m_game, PassCosts::Chance))
        return {toEnd};
    return {{tr("⇧ Space"), tr("to my next decision")}, toEnd};
}

void PlayPage::showKeys()
{
    if (m_answer->isOpen()) // its own keys, whatever lies beneath
        return m_hint->showKeys(m_answer->offersGuess()
                                    ? std::vector<KeyHint>{{tr("Space"), tr("go on and make no guess")},
                                                           {QStringLiteral("G"), tr("name the X-File")}}
                                    : std::vector<KeyHint>{{tr("Space"), tr("go on")}});
    if (m_game.isShowing())
        return m_hint->showKeys({{tr("Space"), tr("go on")}, {tr("Esc", "key"), tr("on to where the game stands")}});
    if (m_handOver && !m_handOver->isHidden())
        return m_hint->showKeys({{tr("Return", "key"), tr("take the seat")}, {QStringLiteral("⌫"), tr("take back")}});
    if (m_notebook->isVisible())
        return m_hint->showKeys({{tr("Esc, N", "keys"), tr("back to the table")}});
    const bool numbers = m_decisions->model().indexOfNumber(1).isValid();
    if (m_game.view().replays) {
        std::vector<KeyHint> keys{{tr("Space"), tr("play on")},
                                  {tr("PgUp PgDn"), tr("from turn to turn")},
                                  {QStringLiteral("⌫"), tr("a step back")},
                                  {QStringLiteral("⇧ ⌫"), tr("a step forward")}};
        if (numbers)
            keys.push_back({QStringLiteral("1–9"), tr("choose otherwise")});
        keys.push_back({QStringLiteral("N"), tr("Notebook")});
        return m_hint->showKeys(keys);
    }
    if (!m_home && m_game.waitsForHandOver())
        return m_hint->showWords(tr("You watch what all may see."));
    if (m_home && m_game.isOver())
        return m_hint->showKeys({{tr("Esc", "key"), tr("to how it ended")},
                                 {QStringLiteral("⌫"), tr("take back")},
                                 {QStringLiteral("V"), tr("review")},
                                 {QStringLiteral("N"), tr("Notebook")}});
    std::vector<KeyHint> keys = passingKeys();
    if (numbers)
        keys.push_back({QStringLiteral("1–9"), tr("choose")});
    else if (m_decisions->model().firstAction().isValid()) // an X-File is named by no figure
        keys.push_back({QStringLiteral("↓"), tr("choose")});
    // On a narrow screen those at the end have no room: what is needed most comes first.
    keys.push_back({QStringLiteral("N"), tr("Notebook")});
    keys.push_back({QStringLiteral("?"), tr("hint")});
    keys.push_back({QStringLiteral("⌫"), m_home ? tr("take back") : tr("ask to take back")});
    if (m_game.view().looksBack())
        keys.push_back({QStringLiteral("⇧ ⌫"), tr("a step forward")});
    if (!m_home)
        keys.push_back({QStringLiteral("T"), tr("talk")});
    const std::vector<KeyHint> haste = hasteKeys();
    keys.insert(keys.end(), haste.begin(), haste.end());
    keys.insert(keys.end(), {{QStringLiteral("I"), tr("card large")},
                             {QStringLiteral("X"), tr("my X-File")},
                             {QStringLiteral("S"), tr("stops")},
                             {QStringLiteral("H"), tr("hand")},
                             {QStringLiteral("O"), tr("sort the hand")},
                             {QStringLiteral("D"), tr("choices")}});
    m_hint->showKeys(keys);
}

} // namespace dossier
