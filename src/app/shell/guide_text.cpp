#include "app/shell/guide_text.h"

#include "app/preferences/shortcuts.h"
#include "app/shell/main_window.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class Guide
{
    Q_DECLARE_TR_FUNCTIONS(Guide)

public:
    explicit Guide(const Shortcuts& keys)
        : m_keys(keys)
    {}

    QString text()
    {
        begin();
        findAndCollect();
        build();
        playAndAsk();
        takeAndGive();
        getAbout();
        return m_html;
    }

private:
    void begin()
    {
        m_html = QStringLiteral("<h2>%1</h2>").arg(tr("Dossier in five minutes"));
        say(tr("Dossier keeps your cards of the X-Files game, builds decks by its rules and plays them. Whatever you "
               "do is stored at once. %1 takes it back step by step, even after a restart; %2 lists all steps.")
                .arg(key("edit.undo"), key("edit.history")));
    }

    void findAndCollect()
    {
        head(MainWindow::Cards, tr("Find a card"));
        say(tr("Type a word of its title (%1), or a question such as t:site cost&lt;=2. The filters at the left write "
               "questions for you, and a saved search keeps one. %2 shows the card large, %3 puts it into the open "
               "deck, %4 into the Team; %5 and %6 count the copies you own.")
                .arg(key("search"), key("list.look"), key("list.choose"), key("list.team"), key("list.more"),
                     key("list.less")));
        head(MainWindow::Collection, tr("Enter your collection"));
        say(tr("%1, then a card's number or some letters of its title, and Enter; “64 2” means two copies of number "
               "64. Missing cards, cards to spare and how complete everything is are a click away.")
                .arg(key("collection.add")));
    }

    void build()
    {
        head(MainWindow::Decks, tr("Build a deck"));
        say(tr("%1 begins one. Choose an X-File, a Team of at most 20 RP and at least 60 cards of the Bureau Deck. "
               "Problems says at every moment what the rules object to; its buttons, or %2, repair it. %3 shows what "
               "the deck is made of, its odds and the best Teams.")
                .arg(key("deck.new"), key("deck.repair"), key("deck.analysis")));
        say(tr("A click on a rule's number shows the rule where you are."));
    }

    void playAndAsk()
    {
        head(MainWindow::Table, tr("Play"));
        say(tr("%1 plays the open deck against the computer. “Teach me” on the start page of the table explains a "
               "turn step by step.")
                .arg(key("deck.play")));
        say(tr("Without an opponent, %1 deals a deck thousands of times and counts; %2 lets decks play each other.")
                .arg(tab(MainWindow::Goldfish, tr("Goldfish")), tab(MainWindow::Playtest, tr("Playtest"))));
        head(MainWindow::Notebook, tr("Guess the X-File"));
        say(tr("At any table, with paper cards, too: the Notebook notes answers, crosses out what cannot be, and says "
               "which question is best next."));
    }

    void takeAndGive()
    {
        head(MainWindow::Decks, tr("Bring in and take along"));
        say(tr("Drop a file on the window, or %1: decks and collections of many programs are read, and you see line "
               "by line what was understood before anything is stored. %2 writes them, %3 prints deck sheets, "
               "lists and proxies.")
                .arg(key("deck.import"), key("deck.export"), key("print")));
    }

    void getAbout()
    {
        m_html += QStringLiteral("<h3>%1</h3>").arg(tr("Get about by keys"));
        say(tr("%1 to %2 go to the tabs, %3 from part to part of a tab, Tab from field to field, %4 to a message. The "
               "menu key opens what can be done with a row. All keys can be changed.")
                .arg(key("go.cards"), key("go.rules"), key("go.nextPart"), key("view.message")));
        m_html += QStringLiteral("<p>%1 · %2 · %3</p>")
                      .arg(link(QStringLiteral("show:search"), tr("What can be searched for")),
                           link(QStringLiteral("show:keys"), tr("All keys")),
                           link(QStringLiteral("show:rules"), tr("The rules of the game")));
    }

    void head(int tabShown, const QString& words) { m_html += QStringLiteral("<h3>%1</h3>").arg(tab(tabShown, words)); }
    void say(const QString& words) { m_html += QStringLiteral("<p>%1</p>").arg(words); }

    static QString link(const QString& target, const QString& words)
    {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, words.toHtmlEscaped());
    }

    static QString tab(int shown, const QString& words) { return link(QStringLiteral("tab:%1").arg(shown), words); }

    // What has no key is called by its name in the menu.
    QString key(const char* id) const
    {
        const auto& all = m_keys.entries();
        const auto entry = std::ranges::find(all, QString::fromLatin1(id), &Shortcuts::Entry::id);
        if (entry == all.end())
            return {};
        const QString words =
            entry->keys.isEmpty() ? entry->text : entry->keys.front().toString(QKeySequence::NativeText);
        return QStringLiteral("<b>%1</b>").arg(words.toHtmlEscaped());
    }

    const Shortcuts& m_keys;
    QString m_html;
};

} // namespace

QString guideText(const Shortcuts& keys)
{
    return Guide(keys).text();
}

} // namespace dossier
