// All cards the program knows, and the ways of finding one: by number, by title, by what somebody nearly typed.
#pragma once

#include "domain/cards/card.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace dossier {

// The place of a printing in its pool. Valid as long as the pool lives; never stored (files keep the printed number).
using CardIndex = std::uint16_t;
// The same for all printings of one title: what DECK-5 calls the same card.
using TitleIndex = std::uint16_t;

class CardPool
{
public:
    // Keeps the order of `cards`. Throws std::invalid_argument where two cards carry the same number.
    explicit CardPool(std::vector<Card> cards);

    std::size_t size() const { return m_cards.size(); }
    std::span<const Card> cards() const { return m_cards; }
    const Card& operator[](CardIndex card) const { return m_cards[card]; }

    std::size_t titleCount() const { return m_printings.size(); }
    TitleIndex titleOf(CardIndex card) const { return m_titleOf[card]; }
    bool sameCard(CardIndex a, CardIndex b) const { return titleOf(a) == titleOf(b); }
    // In pool order; at least one.
    std::span<const CardIndex> printings(TitleIndex title) const { return m_printings[title]; }
    // The printing a bare title means: the Fixed one where there are several (CLI contract), else the first.
    CardIndex defaultPrinting(TitleIndex title) const { return m_default[title]; }
    // The card itself, or, of one that was printed before in another set (SET-1) or is of a further set, the first
    // printing of the same title and type that the program came with: they are the same card (DECK-5). Nothing where
    // only further sets have it.
    std::optional<CardIndex> knownPrinting(CardIndex card) const;
    // Whether the title alone does not say what the card costs or can do: its official printings differ in that
    // ("Smoke & Mirrors", five cards of one title; SET-2). A further set's printing is the card it was printed after.
    bool needsNumber(CardIndex card) const { return m_differ[titleOf(card)]; }
    // The first printing that is this card in play: of the title, or of one of its cards where it has several. What
    // counts copies or exchanges printings goes by it, the limit of copies by the title (SET-2).
    CardIndex playedAs(CardIndex card) const { return m_playedAs[card]; }
    bool sameInPlay(CardIndex a, CardIndex b) const { return playedAs(a) == playedAs(b); }

    // "XF96-0063v1" in any case. The printing mark may be left out: "XF96-0063".
    std::optional<CardIndex> findNumber(std::string_view number) const;
    // A whole title, compared folded (text/fold.h).
    std::optional<CardIndex> findTitle(std::string_view title) const;
    // A number where it looks like one, else a title.
    std::optional<CardIndex> find(std::string_view numberOrTitle) const;

    // Titles that look like `text`, nearest first; empty when nothing is near. For "did you mean".
    std::vector<CardIndex> nearTitles(std::string_view text, std::size_t most = 3) const;

    // The folded title of each card, for searching.
    std::string_view foldedTitle(CardIndex card) const { return m_foldedTitles[m_titleOf[card]]; }

private:
    std::vector<Card> m_cards;
    std::vector<TitleIndex> m_titleOf;
    std::vector<std::vector<CardIndex>> m_printings;
    std::vector<CardIndex> m_default;
    std::vector<bool> m_differ;
    std::vector<CardIndex> m_playedAs;
    std::vector<std::string> m_foldedTitles;
    std::unordered_map<std::string, CardIndex> m_byNumber;
    std::unordered_map<std::string, TitleIndex> m_byTitle;
};

} // namespace dossier
