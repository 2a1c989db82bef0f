// Trying exchanges: a card out, candidates in; which one helps, by how much, how surely, and a button that makes it.
#pragma once

#include "domain/decks/deck.h"
#include "engine/players/playtest/swaps.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableView;

namespace dossier {

class CardEntryLine;
class SwapModel;
struct CardEntry;
struct Desk;

// A trial of exchanges, and who played it.
struct PlayedSwaps
{
    SwapReport report;
    Bot player = Bot::Supervisor; // of all decks
    WhoseXFiles xFiles = WhoseXFiles::Drawn;
    QStringList against; // the names of the decks
    GameOptions options;
    std::uint64_t seed = 1;
};

class SwapPage : public QWidget
{
    Q_OBJECT

public:
    explicit SwapPage(const Desk& desk, QWidget* parent = nullptr);

    // The deck whose cards may go; what was found out about another one is forgotten.
    void setDeck(std::int64_t id, const Deck& deck);
    void choose(CardIndex out);
    // While games are played nothing else can be.
    void setRunning(bool running);
    // What came of a trial of this deck; one that was stopped says nothing.
    void show(const PlayedSwaps& played);
    using QWidget::show;
    // What is shown of a trial, if anything.
    const std::optional<PlayedSwaps>& played() const { return m_played; }

signals:
    void swapsWanted(const std::vector<dossier::CardSwap>& swaps);
    void refused(const QString& sentence);

private:
    QWidget* createChoice();
    QWidget* createResult();
    void addCandidate(const CardEntry& entry);
    void addOwned();
    void listCandidates();
    void tryThem();
    void makeExchange();
    void forget();
    void settle();
    CardIndex out() const;
    QString wordsFor(const SwapReport& report) const;

    const Desk& m_desk;
    std::int64_t m_id = 0;
    Deck m_deck;
    std::vector<CardIndex> m_candidates;
    std::optional<CardSwap> m_best;
    std::optional<PlayedSwaps> m_played;
    QComboBox* m_out;
    CardEntryLine* m_in;
    QPushButton* m_owned;
    QListWidget* m_list;
    QPushButton* m_less;
    QPushButton* m_try;
    QLabel* m_verdict;
    SwapModel* m_model;
    QTableView* m_table;
    QPushButton* m_make;
    bool m_running = false;
};

} // namespace dossier
