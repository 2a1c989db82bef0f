// The tab where a deck is played alone many times: what to play on the left, what it showed on the right.
#pragma once

#include "engine/players/goldfish.h"

#include <QVariant>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace dossier {

class GoldfishJob;
class GoldfishReportView;
class Invitation;
struct Desk;

class GoldfishPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GoldfishPanel(const Desk& desk, QWidget* parent = nullptr);
    ~GoldfishPanel() override;

signals:
    // There is no deck, and those that come with the program shall be added.
    void samplesWanted();

private:
    QSpinBox* number(const QString& name, int least, int most, int value);
    QWidget* createForm();
    void createLayout();
    void connectSignals();
    void listDecks();
    void follow();
    void showProblems();
    GoldfishSetup setup() const;
    void playOrStop();
    void settle();

    // What was chosen and shown when the window went.
    struct Left
    {
        QVariant deck;
        int games = 0;
        int seed = 0;
        int turns = 0;
        int who = 0;
        std::optional<GoldfishReport> report;
        GoldfishSetup played;
    };
    void goOn(const Left& left);
    void show(const GoldfishReport& report);
    using QWidget::show;

    const Desk& m_desk;
    std::optional<GoldfishReport> m_shown;
    GoldfishSetup m_played; // of that report, or being played
    GoldfishJob* m_job;
    QComboBox* m_deck;
    QSpinBox* m_games;
    QSpinBox* m_seed;
    QSpinBox* m_turns;
    QComboBox* m_who;
    QPushButton* m_play;
    QProgressBar* m_progress;
    QLabel* m_remark;
    Invitation* m_invitation;
    QPushButton* m_samples;
    GoldfishReportView* m_report;
    QStackedWidget* m_pages;
    bool m_follow = false; // a deck was opened that is not listed yet
};

} // namespace dossier
