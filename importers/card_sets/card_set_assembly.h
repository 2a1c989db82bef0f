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

    void take(CardRow row, std::string_view setName, int line);
    // A fact that was not understood, and that a card can do without.
    void note(CardField field, std::string_view word);
    void refuse(SetProblem problem);
    // Members of a card that are none of the known ones.
    void noteKeys(const Json& card, std::span<const std::string_view> known, int line);
    void noteColumn(std::string heading, int line);

    CardSetReading finish();

private:
    std::vector<Card>& cardsOf(std::string_view setName);

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
