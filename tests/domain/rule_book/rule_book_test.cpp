#include "domain/cards/published_set.h"
#include "domain/decks/deck_rules.h"
#include "domain/rule_book/rule_book.h"
#include "domain/rule_book/rule_book_reader.h"
#include "support/base_set.h"
#include "text/fold.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace dossier {

namespace {

std::string rulesFile(const std::string& name)
{
    return test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/rules/" + name);
}

const RuleBook& english()
{
    static const RuleBook book = readRuleBook(rulesFile("rules.md")).book;
    return book;
}

const RuleBook& french()
{
    static const RuleBook book = readRuleBook(rulesFile("rules.md"), rulesFile("rules_fr.md")).book;
    return book;
}

std::vector<std::string> labels(const std::vector<const RuleEntry*>& entries)
{
    std::vector<std::string> result;
    for (const RuleEntry* entry : entries)
        result.push_back(entry->label);
    return result;
}

std::vector<std::string> problemsOf(const RuleBookReading& reading)
{
    static const std::map<RuleBookProblem::Kind, std::string> names{
        {RuleBookProblem::Kind::NotUnderstood, "not understood"},
        {RuleBookProblem::Kind::OutsideSection, "outside a section"},
        {RuleBookProblem::Kind::Duplicate, "duplicate"},
        {RuleBookProblem::Kind::ForeignNumber, "foreign number"},
        {RuleBookProblem::Kind::NoText, "no text"},
        {RuleBookProblem::Kind::UnclosedSources, "unclosed sources"},
        {RuleBookProblem::Kind::UnknownReference, "unknown reference"},
        {RuleBookProblem::Kind::UnknownSource, "unknown source"},
        {RuleBookProblem::Kind::NotInBook, "not in the book"},
    };
    std::vector<std::string> result;
    for (const RuleBookProblem& problem : reading.problems)
        result.push_back((problem.inTranslation ? "fr " : "") + std::to_string(problem.line) + ": " +
                         names.at(problem.kind) + ": " + problem.text);
    return result;
}

using Strings = std::vector<std::string>;

// The rules of the reference file by key, as it numbers them: in lists, and in tables.
std::map<std::string, std::set<std::string>> numbersIn(const std::string& reference)
{
    static const std::regex numbered("^(?:- \\*\\*|\\| )([A-Z]+)-([0-9]+)(?:\\*\\*| \\|)");
    std::map<std::string, std::set<std::string>> numbers;
    std::istringstream lines(reference);
    std::smatch match;
    for (std::string line; std::getline(lines, line);)
        if (std::regex_search(line, match, numbered))
            numbers[match[1]].insert(match[1].str() + '-' + match[2].str());
    return numbers;
}

} // namespace

TEST(RuleBookFile, IsReadWithoutProblems)
{
    EXPECT_EQ(problemsOf(readRuleBook(rulesFile("rules.md"), rulesFile("rules_fr.md"))), Strings());
}

TEST(RuleBookFile, HasEveryRuleThatTheDeckChecksCite)
{
    for (const Game game : {Game::Advanced, Game::Basic})
        for (const RuleNumber number : checkedRules(game))
            EXPECT_NE(english().find(number), nullptr) << number.text();
}

TEST(RuleBookFile, NumbersEachRuleOnce)
{
    std::set<std::string> numbers;
    for (const RuleEntry& entry : english().entries())
        if (!entry.number.empty() && !numbers.insert(std::string(entry.number.text())).second)
            ADD_FAILURE() << entry.number.text() << " is there twice";
    EXPECT_GT(numbers.size(), 900u);
}

TEST(RuleBookFile, EveryCrossReferenceLeadsToARule)
{
    int references = 0;
    for (const RuleEntry& entry : english().entries())
        for (const RuleNumber number : entry.references) {
            ++references;
            EXPECT_NE(english().find(number), nullptr) << entry.label << " names " << number.text();
        }
    EXPECT_GT(references, 600);
}

TEST(RuleBookFile, HasTheRulesOfTheReference)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    int sections = 0;
    for (const auto& [key, numbers] : numbersIn(test::fileBytes(shared + "/RULES.md"))) {
        if (key == "DATA") // corrections of a card list, none of the rules
            continue;
        ++sections;
        const RuleSection* here = english().findSection(key);
        ASSERT_NE(here, nullptr) << key;
        std::set<std::string> found;
        for (const RuleEntry& entry : english().entriesOf(*here))
            if (!entry.number.empty())
                found.insert(std::string(entry.number.text()));
        EXPECT_EQ(found, numbers) << key;
    }
    EXPECT_EQ(sections, 33);
    const std::string sets = test::fileBytes(shared + "/SETS.md");
    for (const RuleEntry& entry : english().entriesOf(*english().findSection("SET")))
        EXPECT_NE(sets.find("**" + std::string(entry.number.text()) + "**"), std::string::npos) << entry.label;
    EXPECT_EQ(english().entriesOf(*english().findSection("SET")).size(), 10u);
}

TEST(RuleBookFile, RulesOnlyOnOfficialCards)
{
    for (const RuleEntry& entry : english().entriesOf(*english().findSection("CARDS"))) {
        EXPECT_FALSE(entry.cards.empty()) << entry.label;
        EXPECT_TRUE(test::officialCards().findNumber(entry.number.text())) << entry.label;
    }
}

TEST(RuleBookFile, CallsACardByItsTitle)
{
    // Where a label has one card and a title, the title is that of the card or its end: "Willis", "Agent Janus".
    for (const RuleEntry& entry : english().entriesOf(*english().findSection("CARDS"))) {
        const std::size_t blank = entry.label.find(' ');
        if (entry.cards.size() != 1 || blank == std::string::npos)
            continue;
        const std::string title = fold(entry.label.substr(blank + 1));
        const Card& card = test::officialCards()[test::card(entry.number.text())];
        EXPECT_NE(fold(card.title).find(title.substr(0, title.find(','))), std::string::npos)
            << entry.label << " / " << card.title;
    }
}

TEST(RuleBookFile, EverySectionHasAFrenchHeading)
{
    ASSERT_EQ(french().sections().size(), english().sections().size());
    const std::set<std::string> alike{"COMBAT"};
    for (std::size_t i = 0; i < english().sections().size(); ++i) {
        const RuleSection& en = english().sections()[i];
        const RuleSection& fr = french().sections()[i];
        EXPECT_EQ(fr.key, en.key);
        EXPECT_EQ(fr.heading == en.heading, alike.contains(en.key)) << en.key;
        EXPECT_NE(fr.group, en.group) << en.key;
        EXPECT_EQ(fr.introduction.empty(), en.introduction.empty()) << en.key;
    }
}

TEST(RuleBookFile, ExplainsEveryTermInFrench)
{
    const auto terms = french().entriesOf(*french().findSection("GLOSSARY"));
    const auto inEnglish = english().entriesOf(*english().findSection("GLOSSARY"));
    EXPECT_EQ(terms.size(), 45u);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        EXPECT_FALSE(terms[i].french.empty()) << terms[i].label;
        EXPECT_FALSE(terms[i].statements == inEnglish[i].statements) << terms[i].label;
    }
}

// Rules and cards named in the texts, line by line, sorted within each: a translation names the same.
std::vector<Strings> namedIn(const RuleEntry& entry)
{
    std::vector<Strings> named;
    for (const RuleStatement& statement : entry.statements) {
        std::istringstream lines(statement.text);
        for (std::string line; std::getline(lines, line);) {
            Strings& here = named.emplace_back();
            for (RuleMention mention = nextMention(line); mention.length > 0;
                 mention = nextMention(line, mention.at + mention.length))
                here.push_back(mention.card > 0 ? std::to_string(mention.card) : std::string(mention.rule.text()));
            std::sort(here.begin(), here.end());
        }
    }
    return named;
}

// What a refusal cites is told by the order of the steps.
TEST(RuleBookFile, ListsWhatARefusalCitesStepByStep)
{
    for (const RuleBook* book : {&english(), &french()}) {
        const RuleSection* reasons = book->findSection("REASON");
        ASSERT_NE(reasons, nullptr);
        int lists = 0;
        for (const RuleEntry& entry : book->entriesOf(*reasons))
            lists += entry.number.empty() && !entry.subheading.empty();
        EXPECT_EQ(lists, 29);
    }
    const auto lists = english().naming("XF96-0234v1");
    const auto draw = std::find_if(lists.begin(), lists.end(), [](const RuleEntry* entry) {
        return entry->statements[0].text.starts_with("A free draw");
    });
    ASSERT_NE(draw, lists.end());
    EXPECT_EQ(namedIn(**draw), (std::vector<Strings>{{}, {"BRIEF-25"}, {"234"}, {"BRIEF-1"}}));
}

TEST(RuleBookFile, SaysEverythingInFrench)
{
    ASSERT_EQ(french().entries().size(), english().entries().size());
    const std::set<std::string> alike{"Combat", "Sites", "Bluffs", "Agents"};
    for (std::size_t i = 0; i < english().entries().size(); ++i) {
        const RuleEntry& en = english().entries()[i];
        const RuleEntry& fr = french().entries()[i];
        SCOPED_TRACE(en.label.empty() ? en.statements[0].text : en.label);
        EXPECT_EQ(fr.label, en.label);
        ASSERT_EQ(fr.statements.size(), en.statements.size());
        for (std::size_t statement = 0; statement < en.statements.size(); ++statement) {
            EXPECT_NE(fr.statements[statement].text, en.statements[statement].text);
            EXPECT_EQ(fr.statements[statement].sources, en.statements[statement].sources);
        }
        EXPECT_EQ(namedIn(fr), namedIn(en));
        EXPECT_EQ(fr.subheading == en.subheading, en.subheading.empty() || alike.contains(en.subheading));
    }
}

// The apostrophe is U+2019; U+202F keeps the double marks with their words.
TEST(RuleBookFile, IsSetAsFrenchIs)
{
    for (const RuleEntry& entry : french().entries())
        for (const RuleStatement& statement : entry.statements) {
            const std::string& text = statement.text;
            SCOPED_TRACE(text);
            EXPECT_EQ(text.find('\''), std::string::npos);
            EXPECT_EQ(text.find("« "), std::string::npos);
            for (const std::string mark : {":", ";", "?", "!", "»"})
                EXPECT_EQ(text.find(' ' + mark), std::string::npos) << mark;
            for (const std::string mark : {";", "?", "»"})
                for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1))
                    EXPECT_TRUE(std::string_view(text).substr(0, at).ends_with("\u202f")) << mark;
        }
}

TEST(RuleBook, FindsARuleByItsNumberInAnyCase)
{
    ASSERT_NE(english().find("DECK-4"), nullptr);
    EXPECT_EQ(english().find("DECK-4")->label, "DECK-4");
    EXPECT_EQ(english().find("deck-4"), english().find("DECK-4"));
    EXPECT_EQ(english().find("XF96-0002v1")->label, "XF96-0002v1 First Aid");
    EXPECT_EQ(english().find("DECK-99"), nullptr);
    EXPECT_EQ(english().find(""), nullptr);
}

TEST(RuleBook, FindsASectionByItsKey)
{
    ASSERT_NE(english().findSection("DECK"), nullptr);
    EXPECT_EQ(english().findSection("DECK")->heading, "Building a deck");
    EXPECT_EQ(english().findSection("deck"), nullptr); // a word to search for
    EXPECT_EQ(english().findSection(""), nullptr);
}

TEST(RuleBook, KnowsWhereARuleComesFromAndWhereItLeads)
{
    const RuleEntry& rule = *english().find("ZONE-22");
    ASSERT_EQ(rule.statements.size(), 1u);
    EXPECT_EQ(rule.statements[0].sources, "ZONE-14; OQ-10");
    EXPECT_EQ(rule.references, (std::vector<RuleNumber>{"ZONE-14", "OQ-10"}));
    EXPECT_EQ(english().sections()[rule.section].key, "ZONE");
}

TEST(RuleBook, KeepsTheSourcesOfEachStatement)
{
    const RuleEntry& ruling = *english().find("XF96-0002v1");
    ASSERT_EQ(ruling.statements.size(), 3u);
    EXPECT_EQ(ruling.statements[0].sources, "FAQ 1997 no. 15; Advanced rule book p. 36");
    EXPECT_EQ(ruling.statements[2].sources, "FAQ 2021 no. 28");
}

TEST(RuleBook, GivesTheRulingsOnACardTheNarrowestFirst)
{
    EXPECT_EQ(labels(english().rulings("XF96-0002v1")), (Strings{"XF96-0002v1 First Aid", "XF96-0001v1 to 0041v1"}));
    EXPECT_EQ(labels(english().rulings("XF96-0041v1")), (Strings{"XF96-0001v1 to 0041v1"}));
    EXPECT_TRUE(english().rulings("XF96-0042v1").empty());
}

TEST(RuleBook, GivesTheRulingsOfAListAndOfBothPrintings)
{
    EXPECT_EQ(labels(english().rulings("XF96-0170v1")), (Strings{"XF96-0162v1 / 0170v1 Agent Alex Krycek"}));
    EXPECT_EQ(labels(english().rulings("XF96-0116v1")),
              (Strings{"XF96-0089v1, 0092v1, 0107v1, 0116v1 (Prerequisite Bluffs)"}));
    EXPECT_EQ(labels(english().rulings("xf96-0177")).size(), 2u);
    EXPECT_TRUE(english().rulings("TRU-0170v1").empty());
    EXPECT_TRUE(english().rulings("0170").empty());
}

TEST(RuleBook, PutsTheDecisionsOnACardBeneathIt)
{
    // What only says "See OQ-73" gives way to what stands there; the ruling on all Combat cards stays in the reference.
    EXPECT_EQ(labels(english().decisions("XF96-0032v1")), (Strings{"OQ-73"}));
    EXPECT_EQ(labels(french().decisions("XF96-0032v1")), labels(english().decisions("XF96-0032v1")));
    EXPECT_EQ(labels(english().decisions("XF96-0088v1")),
              (Strings{"XF96-0088v1 Sinus Cavity Implant", "OQ-76", "OQ-92", "OQ-143"}));
    EXPECT_EQ(labels(english().decisions("XF96-0034v1")).size(), 1u);
    EXPECT_TRUE(english().decisions("XF96-0042v1").empty());
}

TEST(RuleBook, GivesTheOtherRulesThatNameACard)
{
    const Strings naming = labels(english().naming("XF96-0170v1"));
    EXPECT_NE(std::find(naming.begin(), naming.end(), "DECK-6"), naming.end());
    EXPECT_EQ(std::find(naming.begin(), naming.end(), "XF96-0162v1 / 0170v1 Agent Alex Krycek"), naming.end());
}

TEST(RuleBookSearch, BringsTheNumberToTheFront)
{
    EXPECT_EQ(english().search("deck-4").front()->label, "DECK-4");
    EXPECT_EQ(english().search("DECK-2").front()->label, "DECK-2");
    EXPECT_EQ(english().search("heal").front()->label, "HEAL-1");
}

TEST(RuleBookSearch, WantsAllWordsInAnyOrderCaseAndAccent)
{
    const auto hits = english().search("MULLIGAN");
    EXPECT_EQ(labels(hits), (Strings{"SETUP-10", "OQ-7"}));
    EXPECT_EQ(labels(english().search("there mulligan no")), (Strings{"SETUP-10"}));
    EXPECT_TRUE(english().search("mulligan hospital zebra").empty());
    EXPECT_TRUE(english().search("  ").empty());
    EXPECT_EQ(labels(english().search("requisition reserve")), labels(english().search("réquisition RÉSERVE")));
}

TEST(RuleBookSearch, FindsBothLanguagesOfATranslatedRule)
{
    const auto finds = [](const char* words) {
        const auto found = labels(french().search(words));
        return std::count(found.begin(), found.end(), "Discard Pile") == 1;
    };
    EXPECT_TRUE(finds("pile défausse utilisées"));
    EXPECT_TRUE(finds("used cards face-up défausse"));
}

TEST(RuleMentions, AreRuleAndCardNumbers)
{
    const auto mentions =
        english().mentionsIn("As DECK-4, 0163/0169 and XF96-0002v1; see DECK-99, 1997, MA 0400, X-1.");
    ASSERT_EQ(mentions.size(), 4u);
    EXPECT_EQ(mentions[0], (RuleMention{3, 6, "DECK-4", 0}));
    EXPECT_EQ(mentions[1], (RuleMention{11, 4, {}, 163}));
    EXPECT_EQ(mentions[2], (RuleMention{16, 4, {}, 169}));
    EXPECT_EQ(mentions[3], (RuleMention{25, 11, {}, 2}));
}

TEST(RuleMentions, StandBetweenMarksOfAnyKindButNotInWords)
{
    EXPECT_EQ(english().mentionsIn("«\u202fDECK-4\u202f»\u00a0; ’0163’").size(), 2u);
    EXPECT_TRUE(english().mentionsIn("éDECK-4 DECK-4é 0163é").empty());
    const auto others = english().mentionsIn("XF97-0012v2 and XF97-0012x1é, XF23-0001");
    ASSERT_EQ(others.size(), 1u);
    EXPECT_EQ(others[0].card, numberAcrossSets("XF97-0012v2"));
    EXPECT_EQ(others[0].length, 11u);
}

TEST(RuleBookReader, ReadsSectionsPartsStepsTermsAndNotes)
{
    const auto reading = readRuleBook("# Title\npreface\n# Start\n## AB: First: one\n\nSome\nwords.\n\n### Part\n"
                                      "- **AB-1** One. [Book p. 1] Two.\n  1. Step. [AB-1]\n  2. Last.\n- Note.\n"
                                      "## GLOSSARY: Terms\n- **Hand** = main = cards held\n"
                                      "## SOURCES: Books\n- **Book** a book\n");
    EXPECT_EQ(problemsOf(reading), Strings());
    const RuleBook& book = reading.book;
    ASSERT_EQ(book.sections().size(), 3u);
    EXPECT_EQ(book.sections()[0], (RuleSection{"AB", "First: one", "Start", "Some words.", 0, 2}));
    ASSERT_EQ(book.entries().size(), 4u);
    EXPECT_EQ(book.entries()[0].subheading, "Part");
    EXPECT_EQ(book.entries()[0].statements,
              (std::vector<RuleStatement>{{"One.", "Book p. 1"}, {"Two.\n1. Step.", "AB-1"}, {"\n2. Last.", ""}}));
    EXPECT_TRUE(book.entries()[1].label.empty());
    EXPECT_EQ(book.entries()[2].french, "main");
    EXPECT_EQ(book.entries()[2].statements[0].text, "cards held");
}

TEST(RuleBookReader, SaysWhatIsWrongAndWhere)
{
    const auto reading = readRuleBook("- **A-1** early\n## A: Rules\n- **B-1** foreign\n- **A-1** first\n"
                                      "- **A-1** again\n- **A-2**\n- **A-3** open [Book\nstray words\n- **A-4 broken\n"
                                      "- **A-5** sees A-9 [Rumour; A-1]\n## wrong\n## A: Twice\n"
                                      "## CARDS: Cards\n- **First Aid** no number\n"
                                      "## SOURCES: Books\n- **Book** a book");
    EXPECT_EQ(problemsOf(reading),
              (Strings{"1: outside a section: **A-1** early", "3: foreign number: B-1", "5: duplicate: A-1",
                       "6: no text: A-2", "7: unclosed sources: A-3", "8: not understood: stray words",
                       "9: not understood: **A-4 broken", "11: not understood: wrong", "12: duplicate: A",
                       "14: foreign number: First Aid", "10: unknown reference: A-9", "10: unknown source: Rumour"}));
}

TEST(RuleBookReader, TranslatesByLabelAndSaysWhatHasNoOriginal)
{
    const auto reading = readRuleBook("# Game\n## A: Rules\n- **A-1** one\n- **A-2** two [A-1]\n",
                                      "# Jeu\n## A: Règles\n- **A-2** deux\n- **A-3** trois\n## B: Rien\n");
    EXPECT_EQ(problemsOf(reading), (Strings{"fr 5: not in the book: B", "fr 4: not in the book: A-3"}));
    EXPECT_EQ(reading.book.sections()[0].heading, "Règles");
    EXPECT_EQ(reading.book.sections()[0].group, "Jeu");
    EXPECT_EQ(reading.book.find("A-1")->statements[0].text, "one");
    EXPECT_EQ(reading.book.find("A-2")->statements[0], (RuleStatement{"deux", "A-1"}));
    EXPECT_EQ(reading.book.search("two").size(), 1u);
}

TEST(RuleBookReader, TranslatesPartsAndNotesInTheirOrder)
{
    const auto reading = readRuleBook("# Game\n## A: Rules\n### Early\n- **A-1** one\n- note\n### Late\n- last note\n",
                                      "# Jeu\n## A: Règles\n### Tôt\n### Tard\n- remarque\n### Jamais\n");
    EXPECT_EQ(problemsOf(reading), (Strings{"fr 0: not in the book: Jamais"}));
    const auto entries = reading.book.entries();
    ASSERT_EQ(entries.size(), 3u);
    EXPECT_EQ(entries[0].subheading, "Tôt");
    EXPECT_EQ(entries[1].statements[0].text, "remarque");
    EXPECT_EQ(entries[2].subheading, "Tard");
    EXPECT_EQ(entries[2].statements[0].text, "last note");
}

TEST(RuleBookReader, AnEmptyTextIsAnEmptyBook)
{
    const auto reading = readRuleBook("");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_TRUE(reading.book.entries().empty());
    EXPECT_EQ(reading.book.find("DECK-1"), nullptr);
    EXPECT_TRUE(reading.book.search("deck").empty());
    EXPECT_TRUE(reading.book.rulings("XF96-0001v1").empty());
}

} // namespace dossier
