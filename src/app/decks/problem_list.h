// What the rules say about the open deck, as a compiler says it: severity, sentence, rule. A double click goes to the
// card.
#pragma once

#include "domain/deck_rules.h"

#include <QListView>

namespace dossier {

class ProblemModel;
struct Desk;

class ProblemList : public QListView
{
    Q_OBJECT

public:
    explicit ProblemList(const Desk& desk, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void jumpWanted(dossier::CardIndex card);
    // F1, or a click on the rule's number.
    void ruleWanted(dossier::RuleNumber rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void jump();
    void showRule(const QModelIndex& row);

    const Desk& m_desk;
    ProblemModel* m_model;
};

} // namespace dossier
