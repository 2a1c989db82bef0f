#include "domain/search/search_index.h"

#include "domain/cards/published_set.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t at(QueryField field)
{
    return static_cast<std::size_t>(field);
}

constexpr std::array kIndexedFields{QueryField::Type,     QueryField::Keyword, QueryField::Activator,
                                    QueryField::Question, QueryField::Skill,   QueryField::Prerequisite,
                                    QueryField::Pool,     QueryField::Rarity,  QueryField::Affiliation,
                                    QueryField::Motive,   QueryField::Method,  QueryField::Result,
                                    QueryField::Mode,     QueryField::Is,      QueryField::Printing};

constexpr std::array<QueryField, kCharacteristics> kSearchedCharacteristics{QueryField::Affiliation, QueryField::Motive,
                                                                            QueryField::Method, QueryField::Result};

} // namespace

SearchIndex::SearchIndex(const CardPool& pool, std::span<const std::string> texts)
    : m_pool(&pool)
    , m_xCost(pool.size())
    , m_hasTexts(!texts.empty())
{
    for (const QueryField field : kIndexedFields)
        m_carrying[at(field)].assign(wordsOf(field).size(), PoolSet(pool.size()));
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const auto index = static_cast<CardIndex>(i);
        addCard(index, pool[index]);
        addNumbers(index, pool[index]);
        if (m_hasTexts)
            m_texts.add(i < texts.size() ? texts[i] : std::string_view());
    }
}

void SearchIndex::addCard(CardIndex index, const Card& card)
{
    m_titles.add(card.title);
    m_ids.add(card.id);
    m_sets.add(card.set);
    const PublishedSet* const published = card.further ? nullptr : setOf(card.id);
    m_setNames.add(card.setName);
    m_setBriefs.add(published ? published->brief : std::string_view());
    m_episodes.add(card.episode);

    carry(QueryField::Type, static_cast<int>(card.type), index);
    carry(QueryField::Rarity, static_cast<int>(card.rarity), index);
    carry(QueryField::Mode, static_cast<int>(card.advancedOnly ? Game::Advanced : Game::Basic), index);
    for (const Keyword keyword : card.keywords)
        carry(QueryField::Keyword, static_cast<int>(keyword), index);
    for (const Activator activator : card.activators)
        carry(QueryField::Activator, static_cast<int>(activator), index);
    for (const std::string& word : card.ownKeywords)
        carryOwn(m_ownKeywords, word, index);
    for (const std::string& word : card.ownActivators)
        carryOwn(m_ownActivators, word, index);
    carryOwn(m_setsOfCards, card.setName, index);
    if (card.site) {
        for (const Characteristic asked : card.site->asks)
            carry(QueryField::Question, static_cast<int>(asked), index);
    }
    if (card.xfile) {
        for (std::size_t c = 0; c < kCharacteristics; ++c)
            carry(kSearchedCharacteristics[c], card.xfile->types[c], index);
    }

    const auto is = [&](QueryProperty property) { carry(QueryField::Is, static_cast<int>(property), index); };
    if (card.has(Keyword::Killer))
        is(QueryProperty::Killer);
    if (card.has(Keyword::Mono))
        is(QueryProperty::Mono);
    if (card.has(Keyword::Multi))
        is(QueryProperty::Dual);
    if (isPromotional(card))
        is(QueryProperty::Promo);
    const auto printings = m_pool->printings(m_pool->titleOf(index));
    const bool single = std::ranges::count_if(
                            printings, [&](CardIndex other) { return (*m_pool)[other].setName == card.setName; }) == 1;
    is(single ? QueryProperty::Unique : QueryProperty::Double);
    const auto as = [&](QueryPrinting value) { carry(QueryField::Printing, static_cast<int>(value), index); };
    as(m_pool->knownPrinting(index).value_or(index) == index ? QueryPrinting::First : QueryPrinting::Reprint);
    if (printings.size() == 1)
        as(QueryPrinting::Only);
}

void SearchIndex::addNumbers(CardIndex index, const Card& card)
{
    level(QueryField::Number, index, card.number);
    if (card.cost) {
        carry(QueryField::Pool, static_cast<int>(card.cost->pool), index);
        if (card.cost->x)
            m_xCost.insert(index);
        else
            level(QueryField::Cost, index, card.cost->base);
    }
    if (card.agent) {
        level(QueryField::LongRange, index, card.agent->longRange);
        level(QueryField::CloseRange, index, card.agent->closeRange);
        level(QueryField::Health, index, card.agent->health);
        level(QueryField::Resources, index, card.agent->resources);
        for (int s = 0; s < kSkills; ++s) {
            const auto skill = static_cast<Skill>(s);
            if (card.agent->skill(skill) > 0)
                skillLevel(QueryField::Skill, m_skills, skill, index, card.agent->skill(skill));
        }
    }
    if (card.adversary) {
        const auto rating = [&](QueryField field, const Rating& printed) {
            if (printed.kind == Rating::Kind::Number)
                level(field, index, printed.value);
        };
        rating(QueryField::LongRange, card.adversary->longRange);
        rating(QueryField::CloseRange, card.adversary->closeRange);
        rating(QueryField::Health, card.adversary->health);
    }
    if (card.site) {
        for (const Prerequisite& asked : card.site->prerequisites)
            skillLevel(QueryField::Prerequisite, m_prerequisites, asked.skill, index, asked.level);
    }
}

void SearchIndex::carry(QueryField field, int choice, CardIndex card)
{
    m_carrying[at(field)][static_cast<std::size_t>(choice)].insert(card);
}

void SearchIndex::carryOwn(OwnWords& own, std::string_view word, CardIndex card)
{
    if (word.empty())
        return;
    const auto known = std::ranges::find(own.words, word);
    const auto place = static_cast<std::size_t>(known - own.words.begin());
    if (known == own.words.end()) {
        own.words.push_back(word);
        own.carrying.emplace_back(m_pool->size());
    }
    own.carrying[place].insert(card);
}

void SearchIndex::level(QueryField field, CardIndex card, int value)
{
    m_levels[at(field)].push_back({card, static_cast<std::int16_t>(value)});
}

void SearchIndex::skillLevel(QueryField field, std::array<Levels, kSkills>& bySkill, Skill skill, CardIndex card,
                             int value)
{
    carry(field, static_cast<int>(skill), card);
    level(field, card, value);
    bySkill[static_cast<std::size_t>(skill)].push_back({card, static_cast<std::int16_t>(value)});
}

bool SearchIndex::knows(QueryField field, int choice) const
{
    const bool isError = field == QueryField::Is && choice == static_cast<int>(QueryProperty::Error);
    return static_cast<std::size_t>(choice) < m_carrying[at(field)].size() && !isError;
}

const PoolSet& SearchIndex::carrying(QueryField field, int choice) const
{
    return m_carrying[at(field)][static_cast<std::size_t>(choice)];
}

PoolSet SearchIndex::comparing(QueryField field, std::optional<Skill> skill, QueryOp op, int number) const
{
    const Levels* levels = &m_levels[at(field)];
    if (skill)
        levels = &(field == QueryField::Prerequisite ? m_prerequisites : m_skills)[static_cast<std::size_t>(*skill)];
    PoolSet found(m_pool->size());
    for (const Level& one : *levels) {
        if (compare(one.value, op, number))
            found.insert(one.card);
    }
    return found;
}

} // namespace dossier
