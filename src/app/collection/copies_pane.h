// Beneath the cards: the copies of the chosen one, each heap of equal ones a row, in which place and grade are written.
#pragma once

#include "domain/cards/card_pool.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace dossier {

class HeapStrip;
class HeapTableModel;
class HeapView;
struct Desk;

class CopiesPane : public QWidget
{
    Q_OBJECT

public:
    explicit CopiesPane(const Desk& desk, QWidget* parent = nullptr);
    ~CopiesPane() override;

    void showCard(std::optional<CardIndex> card);
    // Asks where to the first row goes, or whom it is lent to.
    void moveCopies();
    void lendCopies();

private:
    // Puts the keyboard into the first row.
    void focusCopies();
    void refresh();

    const Desk& m_desk;
    std::optional<CardIndex> m_card;
    HeapTableModel* m_heaps;
    QLabel* m_title;
    HeapView* m_table;
    HeapStrip* m_strip;
};

} // namespace dossier
