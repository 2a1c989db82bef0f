// What a deck sheet tells the judge: every rule of deck building by number, kept or broken, and the verdict.
#pragma once

#include "domain/decks/deck_rules.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier {

struct LegalityLine
{
    RuleNumber rule;
    std::optional<Severity> severity; // nothing: the rule is kept
    QString sentence;

    bool operator==(const LegalityLine&) const = default;
};

// What is broken first, as checkDeck orders it, then what was checked and is kept.
std::vector<LegalityLine> legalityOf(const Deck& deck, const CardPool& pool, const Format& format);

// "Legal in the Advanced Game", "Legal if both players agree", "Not legal in the Basic Game".
QString verdictOn(const Deck& deck, const CardPool& pool, const Format& format);

} // namespace dossier
