// A hint and the review beside the game under way: asked for, shown, and gone with what they are about.
#include "app/advice/hint_page.h"
#include "app/advice/review_page.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/table_notebook.h"
#include "app/theme/key_line.h"
#include "table/choice_order.h"
#include "table/table_game.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>

namespace dossier {

void PlayPage::connectAdvice()
{
    connect(m_decisions, &DecisionPanel::hintWanted, this, &PlayPage::askHint);
    connect(m_decisions, &DecisionPanel::reviewWanted, this, &PlayPage::review);
    connect(&m_game, &SeatGame::advised, this, &PlayPage::showHint);
    connect(&m_game, &SeatGame::failed, this, &PlayPage::closeHint);
    connect(m_hints, &HintPage::stopWanted, this, &PlayPage::closeHint);
    connect(m_hints, &HintPage::taken, m_decisions, qOverload<const Action&>(&DecisionPanel::take));
    if (m_home)
        connect(m_reviews, &ReviewPage::jumpWanted, m_home, &TableGame::goTo);
    connect(m_reviews, &ReviewPage::failed, &m_game, &SeatGame::failed);
}

void PlayPage::askHint()
{
    if (m_hints->isInUse()) {
        showSide(Hint);
        m_hints->setFocus();
        return;
    }
    if (!m_game.canAdvise()) {
        if (const QString why = m_game.whyNoAdvice(); !why.isEmpty())
            m_hint->showWords(why);
        return;
    }
    pointAt(std::nullopt, {}); // that there were none
    m_sideBeforeHint = m_side->currentIndex();
    m_hints->showThinking();
    offerSide(Hint, true);
    showSide(Hint);
    m_game.advise();
}

void PlayPage::showHint(const Advice& advice)
{
    const Seat about = m_game.seen().about.who;
    std::vector<bool> useless;
    for (const ChoiceWorth& worth : choiceWorths(m_game))
        useless.push_back(worth.rank == ChoiceRank::Useless || worth.changesNothing);
    m_hints->show(hintFrom(advice, {m_game.view(), m_game.cast(), m_decisions->model().names(),
                                    [this, about](int type) { return m_game.leftAfter(about, type); }, useless}));
}

void PlayPage::offerHint()
{
    m_decisions->offerHint();
}

void PlayPage::hintRefused()
{
    if (m_hints->isThinking())
        closeHint();
}

// It is about one choice and goes with it.
void PlayPage::closeHint()
{
    m_game.forgetAdvice();
    if (!m_hints->isInUse())
        return;
    const bool focused = m_hints->isAncestorOf(focusWidget());
    m_hints->clear();
    if (m_side->currentIndex() == Hint)
        showSide(m_sideBeforeHint);
    offerSide(Hint, false);
    if (focused)
        m_decisions->focusList();
}

void PlayPage::review()
{
    if (!m_home || !m_game.isFinished())
        return;
    if (!m_reviews->isInUse())
        m_reviews->begin(reviewed());
    if (m_side->indexOf(m_reviews) >= 0) {
        offerSide(Review, true);
        showSide(Review);
    }
    m_reviews->setFocus();
}

ReviewedGame PlayPage::reviewed() const
{
    return {m_home->record(), m_game.cast().players, m_game.viewer(),
            [this](int position, const Action& action, Seat seat) { return m_home->nameAt(position, action, seat); }};
}

ReviewPage& PlayPage::offeredReview()
{
    if (!m_reviews->isInUse())
        m_reviews->offer(reviewed());
    if (m_side->currentIndex() == Review)
        showSide(Story);
    offerSide(Review, false);
    return *m_reviews;
}

void PlayPage::showReviewHere()
{
    if (m_side->indexOf(m_reviews) >= 0)
        return;
    m_side->insertWidget(Review, m_reviews);
    if (m_reviews->isInUse()) {
        offerSide(Review, true);
        showSide(Review);
    }
}

// Advice is read whole, and so is what others say: meanwhile the card is away, in a low page the Notebook, too, and the
// question has what it needs.
void PlayPage::giveAdviceRoom()
{
    const int side = m_sideTabs->currentIndex();
    const bool advised = m_sideTabs->isTabVisible(side) && (side == Hint || side == Review || side == Far);
    const bool watches = !m_home && m_game.waitsForHandOver(); // he has none
    m_notes->setHidden(watches || (advised && isLow()));
    if (advised != m_sizesBeforeAdvice.isEmpty())
        return;
    if (!advised) {
        m_sideSplitter->setSizes(m_sizesBeforeAdvice);
        m_sizesBeforeAdvice.clear();
        return;
    }
    m_sizesBeforeAdvice = m_sideSplitter->sizes();
    m_card->show(std::nullopt);
    m_card->hide();
    const int all = m_sideSplitter->height();
    const int asked = std::max(m_decisions->minimumHeight(), all * 3 / 8);
    m_sideSplitter->setSizes({asked, 0, all - asked});
}

// There is another game, or this one goes on in another way.
void PlayPage::dropReview()
{
    m_reviews->forget();
    if (m_side->currentIndex() == Review)
        showSide(Story);
    offerSide(Review, false);
}

} // namespace dossier
