// The tab where a deck is played many times against others: what to play on the left, what it showed on the right.
#pragma once

#include "app/playtest/played_series.h"
#include "app/playtest/playtest_job.h"
#include "app/playtest/swap_page.h"
#include "engine/players/playtest/playtest_worth.h"
#include "engine/players/playtest/swaps.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace dossier {

class CardsPage;
class DecksPage;
class OpponentsPage;
class PlaytestForm;
class SeriesHead;
struct Desk;

class PlaytestPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlaytestPanel(const Desk& desk, QWidget* parent = nullptr);
    ~PlaytestPanel() override;

    enum Page { Opponents, Cards, Decks, Swaps, kPages };

signals:
    void samplesWanted();

protected:
    // Escape stops, too.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createLayout();
    QWidget* createFormFrame();
    QLayout* createBar();
    void fillExports(QMenu& menu);
    void showPage();
    void connectSignals();
    void playOrStop();
    // Whether these games can be played now; says why not.
    bool mayPlay(const SeriesSetup& setup);
    void run(int games, PlaytestJob::Work work);
    void setRunning(bool running);
    void playSeries(const SeriesSetup& setup);
    void showSeries(const SeriesSetup& setup, const SeriesTally& tally);
    // Of the deck against the opponents that are chosen.
    TrialSetup trial(const SeriesSetup& setup) const;
    void playWorth(const std::vector<CardWorth>& cards);
    void playSwaps(const std::vector<CardSwap>& swaps);
    void followDeck();
    void showProgress(int games);
    void stopWithoutDeck();

    // What was shown when the window went.
    struct Left
    {
        int page = Opponents;
        std::optional<PlayedSeries> series;
        std::int64_t deck = 0; // of the series
        std::vector<CardWorth> worth;
        std::optional<PlayedSwaps> swaps;
        std::int64_t swapped = 0; // the deck they are of
    };
    void goOn(const Left& left);

    const Desk& m_desk;
    PlaytestJob* m_job;
    PlaytestForm* m_form;
    SeriesHead* m_head;
    QTabBar* m_tabs;
    QToolButton* m_export;
    QStackedWidget* m_pages;
    OpponentsPage* m_opponents;
    CardsPage* m_cards;
    DecksPage* m_decks;
    SwapPage* m_swaps;
    QLabel* m_invitation;
    std::optional<PlayedSeries> m_series;
    std::int64_t m_playing = 0; // the deck whose games run
    bool m_playsOpen = false;   // it was the open one when they began
    std::int64_t m_shown = 0;   // the deck of the series
    int m_planned = 0;
    QElapsedTimer m_since;
};

} // namespace dossier
