// A sealed evening: how many play, what everybody opens, what a pack holds. It makes a deck for each of them, betters
// it by tries if that is wished, shows what was in the packs, and can seat them at the table.
#pragma once

#include "desk/files/evening_decks.h"
#include "domain/sealed/sealed_evening.h"
#include "work/background_task.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace dossier {

class PlainPage;
class QuietLabel;
class ScrollFrame;
struct Desk;

class SealedDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SealedDialog(const Desk& desk, QWidget* parent = nullptr);

    SealedSetup setup() const;

signals:
    // The decks are on the shelf, by these names; `toTable`: they are to be played with now.
    void opened(const QStringList& decks, bool toTable);

protected:
    void done(int result) override;

private:
    // Of one kind of pack, by lot: Commons, Uncommons, Rares.
    using Contents = std::array<QSpinBox*, 3>;

    QComboBox* sets(const char* name, int count);
    QSpinBox* number(const char* name, int least, int most, int usual);
    Contents contents(const char* name, const PackContents& usual, const QString& pack);
    void createLayout();
    void grow();
    void createFields(QGridLayout& fields);
    QWidget* createContents();
    void connectSignals();
    void settle();
    void drawSeed();
    void unpack();
    void showPacks(std::vector<SealedDeck> decks);
    void takeDecks();
    void setWorking(bool working);

    const Desk& m_desk;
    QSpinBox* m_players;
    QComboBox* m_starterSet;
    QComboBox* m_boosterSet;
    QSpinBox* m_starters;
    QSpinBox* m_boosters;
    QSpinBox* m_reserve;
    QSpinBox* m_seed;
    QSpinBox* m_tries;
    Contents m_starter;
    Contents m_booster;
    QSpinBox* m_ultraRare;
    QPushButton* m_draw;
    QToolButton* m_fold;            // what a pack holds
    QWidget* m_fields;              // all that is not to be changed while decks are tried
    ScrollFrame* m_frame = nullptr; // around them
    QCheckBox* m_toTable;
    QuietLabel* m_remark;
    QProgressBar* m_progress;
    PlainPage* m_packs; // once they are open
    std::vector<SealedDeck> m_made;
    QPushButton* m_open;
    QPushButton* m_cancel;
    BackgroundTask* m_aside; // of the window: the tries end when they have heard of it, after the dialog
};

} // namespace dossier
