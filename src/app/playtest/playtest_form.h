// What to play: the deck, its opponents, who plays them, how often.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace dossier {

class OpponentList;
struct Desk;

class PlaytestForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlaytestForm(const Desk& desk, QWidget* parent = nullptr);

    // The deck that is tested, 0 where there is none.
    std::int64_t deckId() const;
    Deck deck() const;
    // What was chosen, as it stands there now.
    SeriesSetup setup() const;
    int rounds() const;
    // Why nothing can be played, as a sentence; empty where it can.
    QString whyNot() const;
    // Why the setup cannot be played; empty where it can. Looks at every deck.
    QString refusal(const SeriesSetup& setup) const;

    // While games are played the fields wait, and the button stops them.
    void setRunning(bool running, int games = 0);
    void showProgress(int games, int planned, const QString& words);
    void say(const QString& remark);
    // The button that plays and what is said below it: it stands where it is seen however far the fields are scrolled.
    QWidget& foot() { return *m_foot; }

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void playClicked();
    void samplesWanted();
    // The list of decks changed, or which one is tested.
    void deckChanged();

private:
    QSpinBox* number(const QString& name, int least, int most, int value);
    void addRow(QFormLayout& form, const QString& words, QWidget* field);
    void createFields();
    void createLayout();
    void connectSignals();
    void listDecks();
    void listWhenSeen();
    void settle();
    QString remark() const;

    const Desk& m_desk;
    QComboBox* m_deck;
    OpponentList* m_opponents;
    QCheckBox* m_everyPair;
    QCheckBox* m_ownXFiles;
    QComboBox* m_who;
    QSpinBox* m_worlds;
    QSpinBox* m_games;
    QSpinBox* m_seed;
    QWidget* m_foot;
    QPushButton* m_play;
    QProgressBar* m_progress;
    QLabel* m_left;
    QLabel* m_remark;
    QPushButton* m_samples; // while there is no deck
    bool m_running = false;
    bool m_stale = false;  // the decks changed while nobody looked
    bool m_follow = false; // another deck was opened
};

} // namespace dossier
