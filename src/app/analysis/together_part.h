// Can these decks lie built at the same time? And which cards are one too few?
#pragma once

#include "domain/collection/availability.h"

#include <QWidget>

#include <cstdint>

class QLabel;
class QListWidget;

namespace dossier {

class LatestOnlyTask;
class CardLines;
struct Desk;

class TogetherPart : public QWidget
{
    Q_OBJECT

public:
    explicit TogetherPart(const Desk& desk, QWidget* parent = nullptr);

    void refresh();

private:
    struct Answer
    {
        std::vector<Contention> contentions;
        std::vector<std::size_t> most; // the largest choice that can be built
    };

    void createLayout();
    void listDecks();
    std::vector<std::int64_t> chosen() const;
    void ask();
    void show(const Answer& answer, const QStringList& names);

    const Desk& m_desk;
    LatestOnlyTask* m_background;
    QListWidget* m_decks;
    QLabel* m_verdict;
    CardLines* m_lines;
};

} // namespace dossier
