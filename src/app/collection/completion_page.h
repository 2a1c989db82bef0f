// How complete the collection is, in figures and bars. Each leads to the cards it speaks of.
#pragma once

#include "desk/card_sums.h"
#include "domain/collection/completion.h"
#include "domain/search/query_fields.h"

#include <QWidget>

#include <string>

class QLabel;
class QProgressBar;

namespace dossier {

class BarList;
struct Desk;

class CompletionPage : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive the page.
    explicit CompletionPage(const Desk& desk, QWidget* parent = nullptr);

signals:
    // Somebody wants to see these, of the cards that the query finds.
    void cardsWanted(dossier::CardsShown which, const QString& query);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void refresh();
    void refreshIfShown();
    void showTypes(const Completion& completion);
    void showRarities(const Completion& completion);
    void showFurtherSets(const Completion& completion);
    std::string ofBaseSet(const std::string& query) const;
    void want(const std::string& query, const CompletionShare& share);

    const Desk& m_desk;
    bool m_stale = true;
    Completion m_completion;
    std::vector<CardType> m_shownTypes; // a bar each
    std::vector<Rarity> m_shownRarities;
    QLabel* m_headline;
    QProgressBar* m_progress;
    QLabel* m_anyPrinting;
    QWidget* m_ways; // to owned, missing, wanted and spare cards
    BarList* m_types;
    BarList* m_rarities;
    QWidget* m_setsHeading; // only where there are further sets
    BarList* m_sets;
};

} // namespace dossier
