// From which box each card of the open deck comes.
#pragma once

#include "domain/collection/pull_list.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace dossier {

class CardLines;
struct Desk;

// The heaps of all printings that the deck names or could take instead, in the order of the deck.
std::vector<OwnedCard> heapsFor(const Deck& deck, const Desk& desk);

class PullPart : public QWidget
{
    Q_OBJECT

public:
    explicit PullPart(const Desk& desk, QWidget* parent = nullptr);

    void refresh();

private:
    void createLayout();

    const Desk& m_desk;
    QLabel* m_heading;
    QCheckBox* m_fewest;
    QCheckBox* m_worst;
    CardLines* m_lines;
};

} // namespace dossier
