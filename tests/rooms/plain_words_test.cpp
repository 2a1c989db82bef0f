// Names from outside are shown to the letter (SECURITY.md): where Qt would read more into a text, the window goes one
// way, which the style, plainTip and PlainPage keep. Reads every file of the window, the desk and the command line.
#include "rooms/walls.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace dossier {

namespace {

// Pages and labels with markup of the program's own: whatever else stands in them is escaped there.
const std::set<std::string> kMarkup{
    "src/app/card_face/card_rulings.cpp", "src/app/cards/card_views.cpp",     "src/app/cards/search_help.cpp",
    "src/app/game_setup/teacher.cpp",     "src/app/rules/rule_book_view.cpp", "src/app/rules/rule_popover.cpp",
    "src/app/shell/guide_window.cpp",     "src/app/table/side_card.cpp",
};
const std::set<std::string> kPages{"src/app/theme/plain_page.h", "src/app/theme/plain_page.cpp"};
const std::set<std::string> kStyle{"src/app/theme/desk_style.cpp"};

struct Rule
{
    std::regex broken;
    std::set<std::string> exempt;
    std::string says;
};

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> all{
        {std::regex("\\bset(Html|Markdown)\\(|\\binsertHtml\\(|Qt::(RichText|MarkdownText)"), kMarkup,
         "markup is for few pages"},
        {std::regex("Qt::AutoText|mightBeRichText"), kStyle, "what markup is, nobody guesses"},
        {std::regex("(new|public) QText(Browser|Edit|Document)\\b|\\bQText(Browser|Edit|Document) \\w+[;({]"), kPages,
         "a page is a PlainPage"},
    };
    return all;
}

// From the opening parenthesis at `open` to the one that closes it, both left out; quotes and what is in them count.
std::string argumentsAt(const std::string& code, std::size_t open)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = open; i < code.size(); ++i) {
        if (code[i] == '"' && code[i - 1] != '\\')
            quoted = !quoted;
        if (quoted)
            continue;
        depth += code[i] == '(' ? 1 : code[i] == ')' ? -1 : 0;
        if (depth == 0)
            return code.substr(open + 1, i - open - 1);
    }
    return {};
}

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \n");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

// Whether it is one call of this function, and nothing behind it.
bool isCallOf(const std::string& function, const std::string& expression)
{
    if (expression.rfind(function + "(", 0) != 0)
        return false;
    return function.size() + argumentsAt(expression, function.size()).size() + 2 == expression.size();
}

bool isPlainTip(const std::string& tip)
{
    return tip.empty() || tip == "QString()" || isCallOf("plainTip", tip) || isCallOf("tr", tip);
}

std::size_t lineOf(const std::string& code, std::size_t at)
{
    return 1 + static_cast<std::size_t>(std::count(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

// All that stands behind `begin` in the code as its arguments.
template <typename See>
void eachCall(const std::string& code, const std::string& begin, See see)
{
    for (std::size_t at = code.find(begin); at != std::string::npos; at = code.find(begin, at + 1))
        see(at, trimmed(argumentsAt(code, at + begin.size() - 1)));
}

// A text that is filled in first may hold a "%2" that is filled in next: what is no figure comes with all others.
bool looksLikeText(const std::string& argument)
{
    static const std::regex words(
        "\\b(name|title|file|path|folder|place|source|query|words|text|what|who|card|set)\\b(?!\\.size|\\.count)|"
        "fromStdString|"
        "\\b(title|name|text|card|cardText|shortName|owned)\\(|m_(title|who|seat|card|name)\\b");
    static const std::regex figure(
        "size\\(|count|Justified|QLocale|static_cast<int>|heme\\.|share\\.|missing|\\[card\\]|lineSpacing");
    return std::regex_search(argument, words) && !std::regex_search(argument, figure);
}

std::vector<std::string> faultsIn(const std::string& path, const std::string& code)
{
    std::vector<std::string> faults;
    const auto say = [&](std::size_t at, const std::string& what) {
        faults.push_back(path + ":" + std::to_string(lineOf(code, at)) + ": " + what);
    };
    for (const Rule& rule : rules())
        for (std::sregex_iterator match(code.begin(), code.end(), rule.broken), end; match != end; ++match)
            if (!rule.exempt.contains(path))
                say(static_cast<std::size_t>(match->position()), rule.says);
    eachCall(code, "setToolTip(", [&](std::size_t at, const std::string& tip) {
        if (!isPlainTip(tip))
            say(at, "a tip is plainTip(…), or a sentence of the program's");
    });
    eachCall(code, "QToolTip::showText(", [&](std::size_t at, const std::string& arguments) {
        if (arguments.find("plainTip(") == std::string::npos)
            say(at, "a tip is plainTip(…)");
    });
    eachCall(code, ".arg(", [&](std::size_t at, const std::string& argument) {
        const std::size_t behind = at + 6 + argumentsAt(code, at + 4).size();
        const std::size_t next = code.find_first_not_of(" \n", behind);
        if (looksLikeText(argument) && next != std::string::npos && code.compare(next, 5, ".arg(") == 0)
            say(at, "a text and what follows it are filled in at once: .arg(text, QString::number(figure))");
    });
    return faults;
}

std::size_t faultCount(const std::string& code)
{
    return faultsIn("src/app/example.cpp", code).size();
}

} // namespace

TEST(PlainWords, TheWindowGoesOneWay)
{
    const House house = houseOf({"src", "db", "importers"});
    EXPECT_GT(house.size(), 500u);
    for (const auto& [path, code] : house)
        for (const std::string& fault : faultsIn(path, code))
            ADD_FAILURE() << fault;
}

TEST(PlainWords, AnotherWayIsSeen)
{
    EXPECT_EQ(faultCount("label->setTextFormat(Qt::RichText);"), 1u);
    EXPECT_EQ(faultCount("page->setHtml(words);"), 1u);
    EXPECT_EQ(faultCount("class Page : public QTextBrowser"), 1u);
    EXPECT_EQ(faultCount("QTextDocument document;"), 1u);
    EXPECT_EQ(faultCount("item->setToolTip(name);"), 1u);
    EXPECT_EQ(faultCount("item->setToolTip(tr(\"%1 of (%2\").arg(name, other));"), 1u);
    EXPECT_EQ(faultCount("QToolTip::showText(place, words, this);"), 1u);
    EXPECT_EQ(faultCount("tr(\"%1 has %2\").arg(name).arg(3)"), 1u);
    EXPECT_EQ(faultCount("tr(\"%1 has %2\")\n    .arg(QString::fromStdString(deck))\n    .arg(3)"), 1u);
}

TEST(PlainWords, TheOneWayIsNotReported)
{
    EXPECT_EQ(faultCount("item->setToolTip(plainTip(name));"), 0u);
    EXPECT_EQ(faultCount("item->setToolTip(tr(\"Close (Esc)\"));"), 0u);
    EXPECT_EQ(faultCount("QToolTip::showText(place, plainTip(words), this);"), 0u);
    EXPECT_EQ(faultCount("tr(\"%1 has %2\").arg(name, QString::number(3))"), 0u);
    EXPECT_EQ(faultCount("tr(\"%1 of %2\").arg(3).arg(name)"), 0u);
}

} // namespace dossier
