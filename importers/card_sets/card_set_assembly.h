// Puts sets together, card by card: cleans what a file says, refuses what no card can be, counts the words nobody knew.
#pragma once

#include "importers/card_sets/card_set_file.h"
#include "text/json.h"

#include <map>
#include <span>
#include <unordered_set>

namespace dossier {

class CardSetAssembly
{
public:
    // `known` must outlive this.
    CardSetAssembly(const CardPool& known, const SetNaming& naming);

    // `leftOut`: what the source says of the card besides, which is told where the card is taken.
    void take(CardRow row, std::string_view setName, int line, std::vector<std::string> leftOut = {});
    void refuse(SetProblem problem);
    // Members of a card that are none of the known ones.
    void noteKeys(const Json& card, std::span<const std::string_view> known, int line);
    void noteColumn(std::string heading, int line);
    void noteAbove(std::string_view words, int line);

    CardSetReading finish();

private:
    std::vector<Card>& cardsOf(std::string_view setName);
    // A word that the game has not, kept as the card's own.
    void note(CardField field, std::string_view word);

    const CardPool& m_known;
    SetNaming m_naming;
    std::map<std::string, std::size_t> m_sets; // by folded name
    std::unordered_set<std::string> m_numbers;
    std::map<std::pair<CardField, std::string>, std::size_t> m_ownWords;
    UnknownKeys m_unknownKeys;
    CardSetReading m_reading;
};

// Without control characters and what turns the direction of writing; line feeds stay where `lines` is set.
std::string cleaned(std::string_view text, bool lines = false);

} // namespace dossier
