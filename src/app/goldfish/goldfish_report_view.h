// What a batch of goldfish games showed, and what it does not show.
#pragma once

#include "engine/players/goldfish.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace dossier {

class Histogram;
struct Desk;

class GoldfishReportView : public QWidget
{
    Q_OBJECT

public:
    explicit GoldfishReportView(const Desk& desk, QWidget* parent = nullptr);

    // Of `setup`: what was played, which may not be what is chosen by now.
    void show(const GoldfishReport& report, const GoldfishSetup& setup);
    using QWidget::show;

private:
    void createLayout();
    QString figures(const QString& name, const Distribution& values) const;

    const Desk& m_desk;
    QLabel* m_headline;
    QLabel* m_player;
    QLabel* m_turns;
    QLabel* m_unsolved;
    Histogram* m_histogram;
    QLabel* m_others;
    QLabel* m_takenOut;
    QLabel* m_honest;
    QLabel* m_manualHeading;
    QListWidget* m_manual;
};

} // namespace dossier
