// What the search line finds: the search language over the cards, with the user's collection and decks behind it.
#pragma once

#include "desk/search/holdings_search.h"
#include "desk/search/query_fault.h"
#include "desk/search/searched_cards.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier {

// A word that can be ticked beside the list.
struct FacetChoice
{
    int place = 0;  // in wordsOf(field); of Set among the sets there are
    QString name{}; // of a set; what is in a list of words has its name there
    int count = 0;  // cards that a click would leave, or that carry it now
    bool ticked = false;
};

struct FacetGroup
{
    QueryField field = QueryField::Type;
    std::vector<FacetChoice> choices; // all words of the field, in its order
};

class CardSearch
{
    Q_DECLARE_TR_FUNCTIONS(CardSearch)

public:
    struct Found
    {
        std::vector<CardIndex> cards;
        bool ordered = false;  // the query says in which order; `cards` is so
        bool mustWait = false; // for OwnedCards::searched() to be read; `problem` says so
        QString problem;       // empty where the query was understood
        int faultAt = 0;       // where the problem is, in letters of the text
        int faultLength = 0;
    };

    // What is handed over must outlive what is in it.
    CardSearch(SearchedCards cards, std::unique_ptr<Holdings> holdings);
    // All that is in hand must outlive the search.
    explicit CardSearch(const InHand& hand);

    Found find(const QString& text);
    // How the cards that `text` finds divide. Of a field of which a card has one value, as its type, the words that
    // are not ticked count the cards that one more tick would add. Nothing for a text that is not understood.
    std::vector<FacetGroup> facets(const QString& text);
    // The word of a choice, as the search language has it.
    std::string wordOf(QueryField field, int place);
    // Titles near to plain words that found nothing, for "did you mean"; mostly empty.
    QStringList nearTitles(const QString& text) const;

private:
    // The cards a text finds, or why not.
    MatchedCards match(const std::string& text);
    const PoolSet& carrying(QueryField field, int place);
    void countWithout(FacetGroup& group, const std::string& text);

    SearchedCards m_cards;
    std::unique_ptr<Holdings> m_holdings;
    QuerySight m_sight;
};

} // namespace dossier
