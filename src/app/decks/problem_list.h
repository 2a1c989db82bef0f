// What the rules say about the open deck, as a compiler says it: severity, sentence, rule. A double click goes to the
// card.
#pragma once

#include "domain/card_pool.h"

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

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void jump();

    const Desk& m_desk;
    ProblemModel* m_model;
};

} // namespace dossier
