// What the search line finds: the search language over the cards, with the user's collection and decks behind it.
#pragma once

#include "domain/collection/availability.h"
#include "domain/search/card_match.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <vector>

namespace dossier {

struct Desk;

// What the cards do, by CardIndex, in the words that are shown: what text: searches.
std::vector<std::string> searchedTexts(const Desk& desk);

// A word that can be ticked beside the list.
struct FacetChoice
{
    int place = 0; // in wordsOf(field)
    int count = 0; // cards that a click would leave, or that carry it now
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

    explicit CardSearch(const Desk& desk);

    Found find(const QString& text);
    // How the cards that `text` finds divide. Of a field of which a card has one value, as its type, the words that
    // are not ticked count the cards that one more tick would add. Nothing for a text that is not understood.
    std::vector<FacetGroup> facets(const QString& text);
    // Titles near to plain words that found nothing, for "did you mean"; mostly empty.
    QStringList nearTitles(const QString& text) const;

private:
    const SearchIndex& index();
    // The cards a text finds, or why not.
    MatchedCards match(const std::string& text);
    void countWithout(FacetGroup& group, const std::string& text);
    QueryContext context(const Query& query);
    // Whether the query speaks of heaps and they are still being read.
    bool mustWait(const Query& query) const;

    const Desk& m_desk;
    std::unique_ptr<SearchIndex> m_index; // made with the first search
    // What the last context spoke of.
    CopyCounts m_owned;
    CopyCounts m_spare;
    CopyCounts m_inDeck;
};

} // namespace dossier
