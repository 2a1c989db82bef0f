// What the search line finds: the search language over the cards, with the user's collection and decks behind it.
#pragma once

#include "domain/card_match.h"

#include <QString>

#include <memory>
#include <vector>

namespace dossier {

struct Desk;

class CardSearch
{
public:
    struct Found
    {
        std::vector<CardIndex> cards;
        bool ordered = false; // the query says in which order; `cards` is so
        QString problem;      // empty where the query was understood
    };

    explicit CardSearch(const Desk& desk);

    Found find(const QString& text);
    // Titles near to plain words that found nothing, for "did you mean"; mostly empty.
    QStringList nearTitles(const QString& text) const;

private:
    const SearchIndex& index();
    QueryContext context(std::vector<int>& owned, std::vector<int>& inDeck) const;

    const Desk& m_desk;
    std::unique_ptr<SearchIndex> m_index; // made with the first search
};

} // namespace dossier
