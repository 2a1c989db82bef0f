#include "net/guest/brought_deck.h"

#include "importers/decks/deck_formats.h"
#include "wording/lists/problem_text.h"
#include "wording/lists/reading_text.h"
#include "wording/play/goldfish_text.h"

#include <algorithm>

namespace dossier {

BroughtDeck readBroughtDeck(const QString& text, const GameData& box, const GameOptions& options, std::size_t players,
                            bool sealed)
{
    BroughtDeck brought;
    const auto refuse = [&brought](Rejection why, const QString& detail) {
        brought.why = why;
        brought.detail = detail;
        return brought;
    };
    const CardPool& pool = box.cards;
    DeckReading reading;
    try {
        reading = readDeck(text.toStdString(), pool, std::nullopt, {});
    } catch (const ReadError& error) {
        return refuse(Rejection::UnreadableDeck, sentence(error));
    }
    if (!reading.unknown.empty())
        return refuse(Rejection::UnreadableDeck, sentence(reading.unknown.front()));
    brought.deck = std::move(reading.deck);
    brought.deck.game = options.game;
    brought.deck.killersAgreed = options.killerCards;
    brought.deck.notes.clear();
    const Format format = box.formatOf(brought.deck);
    const auto problems = sealed ? problemsOfSealed(brought.deck, pool, format) : checkDeck(brought.deck, pool, format);
    if (!isLegal(problems))
        return refuse(Rejection::IllegalDeck,
                      sentence(*std::ranges::min_element(problems, {}, &Problem::severity), pool));
    MatchSetup setup;
    setup.pool = &pool;
    setup.effects = &box.effects;
    setup.options = options;
    setup.seats.assign(players, {.deck = &brought.deck, .drawsXFile = true});
    if (const auto hindrances = setupProblems(setup); !hindrances.empty())
        return refuse(Rejection::IllegalDeck, sentence(hindrances.front(), pool));
    return brought;
}

Deck asDealtAt(const GameOptions& options, Deck deck, const CardPool& pool)
{
    std::erase_if(deck.bureauDeck, [&](const DeckEntry& entry) { return !isDealt(options.game, pool[entry.card]); });
    return deck;
}

std::vector<Problem> problemsOfSealed(const Deck& deck, const CardPool& pool, const Format& format)
{
    std::vector<Problem> problems = checkDeck(deck, pool, format);
    if (deck.xFile.empty())
        std::erase_if(problems, [](const Problem& problem) { return problem.rule == RuleNumber("DECK-11"); });
    return problems;
}

std::optional<QString> refusedDeck(const RejectedByHost& rejected, const QString& text, const GameData& box,
                                   const Welcomed& welcome)
{
    if (rejected.why != Rejection::UnreadableDeck && rejected.why != Rejection::IllegalDeck &&
        rejected.why != Rejection::NotOpened)
        return std::nullopt;
    const BroughtDeck brought = readBroughtDeck(text, box, welcome.options, static_cast<std::size_t>(welcome.seats),
                                                welcome.sealed.has_value());
    return sentence(*rejected.why, brought.why == rejected.why ? brought.detail : rejected.detail);
}

} // namespace dossier
