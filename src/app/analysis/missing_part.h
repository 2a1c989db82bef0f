// What the collection lacks for the open deck, and the way onto the want list.
#pragma once

#include "domain/collection/availability.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier {

class CardLines;
struct Desk;
struct StoredHeap;

class MissingPart : public QWidget
{
    Q_OBJECT

public:
    explicit MissingPart(const Desk& desk, QWidget* parent = nullptr);

    void refresh();

private:
    void createLayout();
    void wantAll();
    // Nothing where as many are wanted already.
    std::optional<OwnedCard> wishFor(const MissingCard& card) const;

    const Desk& m_desk;
    std::vector<MissingCard> m_missing;
    QLabel* m_heading;
    CardLines* m_lines;
    QPushButton* m_want;
};

} // namespace dossier
