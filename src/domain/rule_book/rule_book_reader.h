// Reads the rule book from its text (resources/rules/rules.md), and a translation of parts of it. A Markdown library
// would give headings and items; what matters here, numbers, sources and their lines, would still be ours to read.
//
//     # Before the game                    a group of sections; the first one is the title of the file
//     ## DECK: Building a deck             a section: its rules are DECK-1, DECK-2 …
//     Any words.                           its introduction, before its first entry
//     ### Rounds                           a part of the section
//     - **DECK-1** Text. [Sources]         a rule; several texts with their sources may follow each other
//       1. Text.                           a step of an example or a list: indented by two blanks
//     - **XF96-0002v1 First Aid** Text.    in section CARDS: a ruling; "0089, 0092", "0162v1 / 0170v1", "0001v1 to
//     0041v1"
//     - **Hand** = main = Meaning          in section GLOSSARY: a term, its French, its meaning
//     - **FAQ 1997** Text                  in section SOURCES: a short name; every source begins with one or names a
//     rule
//     - Text. [Sources]                    a note
//
// A translation is written alike and has what it translates: headings, groups, introductions, entries by their label;
// the parts and the notes of a section in their order. Sources left out are those of the original.
#pragma once

#include "domain/rule_book/rule_book.h"

namespace dossier {

// What is wrong with the text; all of it is for those who write it, a user never sees any.
struct RuleBookProblem
{
    enum class Kind : std::uint8_t {
        NotUnderstood,    // a line of no known form
        OutsideSection,   // an entry before the first section
        Duplicate,        // a number, label or section that was there before
        ForeignNumber,    // a rule that stands in a section of another key, or a ruling that names no card
        NoText,           // an entry without words
        UnclosedSources,  // "[" without "]"
        UnknownReference, // names a rule that the book does not have
        UnknownSource,    // begins with no short name of section SOURCES
        NotInBook         // translates what is not there
    };

    Kind kind = Kind::NotUnderstood;
    int line = 0; // from 1, in the text or in the translation
    bool inTranslation = false;
    std::string text; // the line, label, number or source it is about

    bool operator==(const RuleBookProblem&) const = default;
};

struct RuleBookReading
{
    RuleBook book; // all that was understood
    std::vector<RuleBookProblem> problems;
};

// Where a translation is given its words are shown and both languages are found by search.
RuleBookReading readRuleBook(std::string_view text, std::string_view translation = {});

} // namespace dossier
