// The cards that a line being typed may mean, hung beneath it: a sentence and a row each. The line keeps the keyboard
// and says which row is chosen.
#pragma once

#include "domain/cards/card_pool.h"

#include <QFrame>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QTableWidget;

namespace dossier {

class CardOffers : public QFrame
{
    Q_OBJECT

public:
    // Belongs to the line.
    CardOffers(const CardPool& pool, QLineEdit& line);

    // What is said behind each card, as how many are owned.
    void describeWith(std::function<QString(CardIndex)> words);
    // Shows them, none chosen. An empty sentence takes no room.
    void offer(const std::vector<CardIndex>& cards, const QString& sentence);
    void say(const QString& sentence, bool trouble);
    // -1: none.
    void choose(int row);
    int chosen() const;
    int count() const;

signals:
    // By a click.
    void taken(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    const CardPool& m_pool;
    QLineEdit& m_line;
    QLabel* m_sentence;
    QTableWidget* m_rows;
    std::function<QString(CardIndex)> m_words;
};

} // namespace dossier
