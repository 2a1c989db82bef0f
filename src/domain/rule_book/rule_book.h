// The rules in the program's own words: what the rule reference shows, and what problems and cards refer to by number.
#pragma once

#include "domain/cards/rule_number.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace dossier {

// Some sentences and where they come from: "Advanced rule book p. 5; FAQ 2021 no. 4". Sources may be empty.
struct RuleStatement
{
    std::string text;
    std::string sources;

    bool operator==(const RuleStatement&) const = default;
};

// A numbered rule, a ruling on cards, a term of the glossary, a source's short name, or a note without any of these.
struct RuleEntry
{
    RuleNumber number;      // "DECK-4"; of a ruling its first card, "XF96-0002v1"; empty for terms, sources and notes
    std::string label;      // as written: "DECK-4", "XF96-0002v1 First Aid", "Bureau Deck"; empty for notes
    std::string subheading; // the part of the section it stands in, "Rounds"; often empty
    std::string french;     // of a term: what the French cards and rules call it
    std::vector<RuleStatement> statements; // at least one; a line break within a text begins a step of an example
    std::vector<int> cards;                // of a ruling: the card numbers it is about, ascending
    std::vector<RuleNumber> references;    // the rules its texts and sources name, each once, in order
    std::size_t section = 0;               // its place in RuleBook::sections

    bool operator==(const RuleEntry&) const = default;
};

struct RuleSection
{
    std::string key; // "DECK"
    std::string heading;
    std::string group; // what the section is listed under: "Before the game"
    std::string introduction;
    std::size_t first = 0; // its entries in RuleBook::entries
    std::size_t count = 0;

    bool operator==(const RuleSection&) const = default;
};

// A place in a text that names a rule of the book or, by its four digits, a card of the base set.
struct RuleMention
{
    std::size_t at = 0; // in bytes
    std::size_t length = 0;
    RuleNumber rule; // empty where a card is named
    int card = 0;    // by number across sets; 0 where a rule is named

    bool operator==(const RuleMention&) const = default;
};

// The pointers it gives are valid as long as the book lives and is not assigned to.
class RuleBook
{
public:
    RuleBook() = default;
    // `entries` stand in the order of `sections`, which tell how many each has. Of two entries with one number the
    // first is found. `alsoFoundBy` are further words for the entries, index by index; it may be shorter.
    RuleBook(std::vector<RuleSection> sections, std::vector<RuleEntry> entries,
             const std::vector<std::string>& alsoFoundBy = {});

    std::span<const RuleSection> sections() const { return m_sections; }
    std::span<const RuleEntry> entries() const { return m_entries; }
    std::span<const RuleEntry> entriesOf(const RuleSection& section) const;

    // In upper or lower case; nothing where the book has no such rule.
    const RuleEntry* find(RuleNumber number) const;
    // By its key in capitals, "DECK"; nothing where the book has no such section.
    const RuleSection* findSection(std::string_view key) const;

    // What is said about a card, "XF96-0002v1" with or without its mark: first the rulings on this card alone.
    std::vector<const RuleEntry*> rulings(std::string_view card) const;
    // What is decided about a card, to be read beneath it: the rulings on it and few others, and the open questions
    // that those send the reader to, each once. A ruling that only sends him on is left out, and so is one on many
    // cards, which would stand beneath each of them; `rulings` has both.
    std::vector<const RuleEntry*> decisions(std::string_view card) const;
    // The other entries whose texts or sources name the card, in the order of the book.
    std::vector<const RuleEntry*> naming(std::string_view card) const;

    // Entries in which all words occur, in any order and compared folded (text/fold.h), also within longer words. A
    // word that is or begins a rule's number ("deck-4", "deck-") brings that rule to the front. Nothing for no words.
    std::vector<const RuleEntry*> search(std::string_view words) const;

    // In the order of the text. Only rules that the book has.
    std::vector<RuleMention> mentionsIn(std::string_view text) const;

private:
    void indexEntry(std::size_t index, std::string_view alsoFoundBy);
    void indexMentions();

    std::vector<RuleSection> m_sections;
    std::vector<RuleEntry> m_entries;
    std::vector<std::string> m_folded;    // all that search looks at, by entry
    std::vector<std::string> m_foldedIds; // the folded number, by entry
    std::unordered_map<std::string, std::size_t> m_byNumber;
    std::vector<std::pair<int, std::size_t>> m_byCard;   // card, entry that is about it; sorted
    std::vector<std::pair<int, std::size_t>> m_mentions; // card, entry that names it; sorted
};

// The next rule number ("DECK-4", whether or not a book has it) or card number ("0163", "XF96-0163v1", "0163v1") in
// `text` at or after `from`; of length 0 where there is none.
RuleMention nextMention(std::string_view text, std::size_t from = 0);

} // namespace dossier
