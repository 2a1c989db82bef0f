// A card pool laid out for searching: for every word of the game the cards that carry it, for every number its cards.
// Built once for a pool; reading it from several threads is safe.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/text_column.h"
#include "domain/search/card_query.h"

namespace dossier {

class SearchIndex
{
public:
    // The pool must outlive the index. `texts`: for each card of the pool what `o:` searches; may be left out.
    explicit SearchIndex(const CardPool& pool, std::span<const std::string> texts = {});

    const CardPool& pool() const { return *m_pool; }

    // The cards that carry a word: `choice` is its place in wordsOf(field). Fields that cards themselves do not answer,
    // and is:error, have none; asking for them is an error of the caller.
    const PoolSet& carrying(QueryField field, int choice) const;
    bool knows(QueryField field, int choice) const;
    // Words that are in no list of the game: of Keyword and Activator those that only further sets have, of Set the
    // names of the sets there are. As they are printed, each once; and the cards that carry one of them, by its place.
    std::span<const std::string_view> ownWords(QueryField field) const { return own(field).words; }
    const PoolSet& carryingOwn(QueryField field, std::size_t word) const { return own(field).carrying[word]; }

    // Cards whose number compares so. A card without the number is in no such set, not even with !=. Skill and
    // Prerequisite look at one skill, or at any of a card's where none is given.
    PoolSet comparing(QueryField field, std::optional<Skill> skill, QueryOp op, int number) const;
    // The printed Cost holds an X.
    const PoolSet& withXCost() const { return m_xCost; }

    const TextColumn& titles() const { return m_titles; }
    const TextColumn& ids() const { return m_ids; }
    const TextColumn& sets() const { return m_sets; } // their codes
    const TextColumn& setNames() const { return m_setNames; }
    const TextColumn& setBriefs() const { return m_setBriefs; } // "ttiot"; empty of a user's own set
    const TextColumn& episodes() const { return m_episodes; }
    bool hasTexts() const { return m_hasTexts; }
    const TextColumn& texts() const { return m_texts; }

private:
    // The numbers of one kind, for the cards that have one; a card may have two (a Site to be solved either way).
    struct Level
    {
        CardIndex card;
        std::int16_t value;
    };
    using Levels = std::vector<Level>;

    struct OwnWords
    {
        std::vector<std::string_view> words; // of the pool
        std::vector<PoolSet> carrying;
    };
    const OwnWords& own(QueryField field) const
    {
        return field == QueryField::Set         ? m_setsOfCards
               : field == QueryField::Activator ? m_ownActivators
                                                : m_ownKeywords;
    }
    void carryOwn(OwnWords& own, std::string_view word, CardIndex card);

    void addCard(CardIndex index, const Card& card);
    void addNumbers(CardIndex index, const Card& card);
    void carry(QueryField field, int choice, CardIndex card);
    void level(QueryField field, CardIndex card, int value);
    void skillLevel(QueryField field, std::array<Levels, kSkills>& bySkill, Skill skill, CardIndex card, int value);

    const CardPool* m_pool;
    std::array<std::vector<PoolSet>, kQueryFields> m_carrying;
    std::array<Levels, kQueryFields> m_levels;
    std::array<Levels, kSkills> m_skills;
    std::array<Levels, kSkills> m_prerequisites;
    OwnWords m_ownKeywords;
    OwnWords m_ownActivators;
    OwnWords m_setsOfCards;
    PoolSet m_xCost;
    TextColumn m_titles;
    TextColumn m_ids;
    TextColumn m_sets;
    TextColumn m_setNames;
    TextColumn m_setBriefs;
    TextColumn m_episodes;
    TextColumn m_texts;
    bool m_hasTexts;
};

} // namespace dossier
