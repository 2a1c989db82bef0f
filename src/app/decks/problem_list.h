// What the rules say about the open deck, as a compiler says it: severity, sentence, rule. A double click goes to the
// card, its number to the rule, its button repairs it.
#pragma once

#include "domain/decks/deck_rules.h"

#include <QListView>

namespace dossier {

class RowDelegate;
class ProblemModel;
struct Desk;

class ProblemList : public QListView
{
    Q_OBJECT

public:
    explicit ProblemList(const Desk& desk, QWidget* parent = nullptr);

    // R: does what the chosen problem's button says; of none chosen, that of the one to begin with: first a Team.
    void repair();

    QSize sizeHint() const override; // as high as what it says, at most five problems
    int leastHeight() const;         // ... at most three
    QSize minimumSizeHint() const override;

signals:
    // The height it would like may be another now.
    void grew();
    void jumpWanted(dossier::CardIndex card);
    // Ctrl+Enter, or a click on the rule's number.
    void ruleWanted(dossier::RuleNumber rule);
    // A repair that needs somebody to choose.
    void xFileWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void jump();
    void openRule();
    std::optional<std::vector<int>> available() const;
    void repairRow(int row);
    // Whether anything was done about it.
    bool isRepaired(int row);
    void sayThatNothingIsLeft();
    int heightOf(int most) const;
    int partAt(const QPoint& place) const;

    const Desk& m_desk;
    ProblemModel* m_model;
    RowDelegate* m_delegate;
};

} // namespace dossier
