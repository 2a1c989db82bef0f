#include "table/table_player.h"

#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/notebook/notebook.h"
#include "app/stage/answer_page.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_notebook.h"
#include "app/table/table_panel.h"
#include "support/base_set.h"
#include "support/waiting.h"
#include "table/table_game.h"
#include "wording/play/choice_text.h"

#include <QHash>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace dossier::test {

namespace {

// Any title, the longest first.
QRegularExpression anyTitle()
{
    QStringList titles;
    const CardPool& cards = officialCards();
    for (std::size_t card = 0; card < cards.size(); ++card)
        titles << QRegularExpression::escape(QString::fromStdString(cards[static_cast<CardIndex>(card)].title));
    std::sort(titles.begin(), titles.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return QRegularExpression(titles.join(QLatin1Char('|')));
}

// A placeholder, a blank that was not filled, an identifier of the program.
const QRegularExpression& slip()
{
    static const QRegularExpression slip(QStringLiteral(
        R"(%|\(\)|\(,|  |^\s|\s$|[a-z][A-Z]|_|\bin way\b| (on|for|of|with|under|to|by)[.?,)]?$|\bk[A-Z])"));
    return slip;
}

// "de Agent" in French.
// What an order takes is not elided: "prenez-le en main".
bool isNotElided(const QString& words)
{
    static const QRegularExpression whole(QStringLiteral(R"((?<!-)\b(d|qu|l|j|s|n)e [aeiouàâéèêîô])"),
                                          QRegularExpression::CaseInsensitiveOption |
                                              QRegularExpression::UseUnicodePropertiesOption);
    return QLocale().language() == QLocale::French && words.contains(whole);
}

} // namespace

TablePlayer::TablePlayer(TestProgram& program, unsigned seed, int byChance, Hands hands)
    : TablePlayer(program.window().table().page(), program.window().table().game(), seed, byChance, hands)
{}

TablePlayer::TablePlayer(PlayPage& page, SeatGame& game, unsigned seed, int byChance, Hands hands)
    : m_page(page)
    , m_game(game)
    , m_byChance(byChance)
    , m_hands(hands)
    , m_list(find<QListView>("choices"))
    , m_pass(find<QPushButton>("pass"))
    , m_question(find<QLabel>("question"))
    , m_occasion(find<QLabel>("occasion"))
    , m_titles(anyTitle())
    , m_random(seed)
{
    m_game.setReaction(0); // nobody is as fast
}

template <typename Widget>
Widget& TablePlayer::find(const char* name) const
{
    auto* found = m_page.findChild<Widget*>(QLatin1String(name));
    if (!found)
        throw std::runtime_error(std::string("no widget ") + name);
    return *found;
}

bool TablePlayer::isDone(int before) const
{
    const auto done = [&] { return m_game.length() > before || m_game.isHeld(); }; // what comes of it waits
    return m_game.isAtHome() ? m_game.length() > before : waitUntil(done);
}

// Painting is a third of a game's time and tells him nothing: what fails in it shows in one state of eight as well.
void TablePlayer::paintSeldom()
{
    constexpr int kUnseen = 8;
    m_page.setUpdatesEnabled(m_choices % kUnseen == 0 || m_game.isHeld());
}

void TablePlayer::step()
{
    paintSeldom();
    if (m_game.waitsForHandOver()) {
        auto& seat = find<QPushButton>("takeSeat");
        m_hands == Hands::Mouse ? QTest::mouseClick(&seat, Qt::LeftButton) : QTest::keyClick(&seat, Qt::Key_Space);
        if (m_game.waitsForHandOver())
            complain(QStringLiteral("the seat cannot be taken"));
        return;
    }
    if (seeAnswer() || seeScene())
        return;
    unfold();
    readDecision();
    const int before = m_game.length();
    choose();
    ++m_choices;
    if (!isDone(before))
        complain(QStringLiteral("nothing was taken"));
    if (m_game.isOver())
        m_page.setUpdatesEnabled(true);
}

// The page with an answer stays until somebody has seen it.
bool TablePlayer::seeAnswer()
{
    auto& page = find<AnswerPage>("answerPage");
    if (!page.isOpen())
        return false;
    m_hands == Hands::Keys ? QTest::keyClick(&page, Qt::Key_Space) : QTest::mouseClick(&page, Qt::LeftButton);
    return true;
}

// What is shown goes on by itself; he does not wait for it.
bool TablePlayer::seeScene()
{
    if (!m_game.isShowing())
        return false;
    readDecision();
    if (!m_list.isHidden() || m_pass.isHidden())
        complain(QStringLiteral("what is shown offers no way on"));
    const std::size_t before = m_game.storyEnd();
    if (m_hands == Hands::Keys)
        QTest::keyClick(&m_pass, anyOf(4) == 0 ? Qt::Key_Return : Qt::Key_Space);
    else if (anyOf(2) == 0)
        QTest::mouseClick(&m_pass, Qt::LeftButton);
    else
        QTest::mouseClick(&m_page.board(), Qt::LeftButton, {}, QPoint(2, 2));
    if (m_game.isShowing() && m_game.storyEnd() <= before)
        complain(QStringLiteral("what is shown does not go on"));
    ++m_scenes;
    return true;
}

// What the Notebook rules out, what comes to the same and what is of no use stand behind one row each.
void TablePlayer::unfold()
{
    for (int row = 0; row < m_list.model()->rowCount(); ++row) {
        const int rows = m_list.model()->rowCount();
        const QModelIndex index = m_list.model()->index(row, 0);
        if (!index.data(kFoldRole).toBool())
            continue;
        choose(row);
        if (m_list.model()->rowCount() <= rows)
            complain(QStringLiteral("nothing is unfolded"));
    }
}

// --- Reading --------------------------------------------------------------------------------------------------------

void TablePlayer::readDecision()
{
    if (m_question.text().isEmpty())
        complain(QStringLiteral("nothing is asked"));
    for (const QLabel* label : {&m_question, &m_occasion})
        if (label->isVisible()) {
            readRow(label->text());
            m_prompts << label->text();
        }
    if (m_pass.isVisible()) {
        readRow(m_pass.text());
        m_rows << m_pass.text();
        if (m_pass.text().isEmpty())
            complain(QStringLiteral("the button has no words"));
    } else if (!m_list.isVisible()) {
        complain(QStringLiteral("nothing can be chosen"));
    }
    for (int row = 0; row < m_list.model()->rowCount(); ++row) {
        const QString words = m_list.model()->index(row, 0).data().toString();
        if (words.isEmpty())
            complain(QStringLiteral("a choice has no words"));
        readRow(words);
        m_rows << words;
        for (const int role : {static_cast<int>(kSecondRole), static_cast<int>(kFigureRole)})
            if (const QString more = m_list.model()->index(row, 0).data(role).toString(); !more.isEmpty())
                readMore(more);
    }
    compareRows();
}

void TablePlayer::readRow(const QString& row)
{
    QString words = row;
    words.replace(m_titles, QStringLiteral("Card"));
    if (slip().match(words).hasMatch() || isNotElided(row))
        complain(row);
}

// Below a choice stands what a card does: its text is looked at by itself (tests/wording).
void TablePlayer::readMore(const QString& words)
{
    static const QRegularExpression placeholder(QStringLiteral(R"(%\d|%n|^\s|\s$)"));
    if (placeholder.match(words).hasMatch() || isNotElided(words))
        complain(words);
}

// The same words must not stand for two different things, and nothing that could be done may be missing.
void TablePlayer::compareRows()
{
    QHash<QString, QString> meanings;
    QSet<QString> different;
    for (const Choice& choice : m_game.choices()) {
        const Action& action = choice.action;
        if (action.kind == ActionKind::Pass)
            continue;
        different << meaning(action);
        const QString name =
            m_game.nameOf(choice) + QStringLiteral(" / ") + choiceDetails(choice, m_game.cast()).join(QLatin1Char('|'));
        const QString means = meaning(action);
        const auto known = meanings.constFind(name);
        if (known == meanings.constEnd())
            meanings.insert(name, means);
        else if (*known != means)
            complain(QStringLiteral("ambiguous: %1 {%2 | %3}").arg(name, *known, means));
    }
    const int listed = m_page.decisions().model().choices();
    if (listed < different.size())
        complain(QStringLiteral("only %1 of %2 choices are listed").arg(listed).arg(different.size()));
}

QString TablePlayer::meaning(const Action& action)
{
    QStringList parts;
    for (const int part : {static_cast<int>(action.kind), int(action.number), int(action.agent), int(action.team),
                           int(action.section), int(action.seat), int(action.form)})
        parts << QString::number(part);
    parts << meaning(action.card) << meaning(action.target) << meaning(action.other);
    return parts.join(QLatin1Char(' '));
}

// Copies of a card in the hand, or in one Discard Pile, are as good as one another; so is what lies face down before
// others.
QString TablePlayer::meaning(CardRef card)
{
    if (!card)
        return QStringLiteral("-");
    const CardName name = m_game.view().name(card);
    if (name.place == Place::Hand && name.owner == m_game.viewer())
        return QStringLiteral("hand:%1").arg(name.card);
    if (name.place == Place::Discard && name.isKnown())
        return QStringLiteral("discard %1:%2").arg(name.owner).arg(name.card);
    return name.isKnown() ? QString::number(card.bits()) : QStringLiteral("hidden");
}

QString TablePlayer::meaning(Thing thing)
{
    return thing.card() ? meaning(thing.card()) : QString::number(thing.bits());
}

void TablePlayer::complain(const QString& what)
{
    m_complaints << m_question.text() + QStringLiteral(" | ") + what;
}

// --- Choosing -------------------------------------------------------------------------------------------------------

std::vector<int> TablePlayer::selectable() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_list.model()->rowCount(); ++row)
        if ((m_list.model()->flags(m_list.model()->index(row, 0)) & Qt::ItemIsSelectable) != 0 &&
            !m_list.model()->index(row, 0).data(kFoldRole).toBool())
            rows.push_back(row);
    return rows;
}

void TablePlayer::choose()
{
    const std::vector<int> rows = selectable();
    if (find<QPushButton>("discardMarked").isVisible())
        return discardTogether(rows);
    const int all = static_cast<int>(rows.size()) + (m_pass.isVisible() ? 1 : 0);
    if (all == 0)
        return;
    if (chooseWisely(rows))
        return;
    const auto wish = static_cast<std::size_t>(anyOf(all));
    if (wish == rows.size())
        pass();
    else if (m_hands == Hands::Keys || anyOf(6) != 0 || !chooseByCard())
        choose(rows[wish]);
}

// As many as must go, from anywhere in the list.
void TablePlayer::discardTogether(const std::vector<int>& rows)
{
    auto& together = find<QPushButton>("discardMarked");
    const std::size_t from = static_cast<std::size_t>(anyOf(static_cast<int>(rows.size())));
    for (std::size_t i = 0; i < rows.size() && !together.isEnabled(); ++i)
        choose(rows[(from + i) % rows.size()]);
    if (m_hands == Hands::Mouse)
        QTest::mouseClick(&together, Qt::LeftButton);
    else
        QTest::keyClick(&m_list, Qt::Key_Return);
}

void TablePlayer::pass()
{
    if (m_hands == Hands::Mouse)
        QTest::mouseClick(&m_pass, Qt::LeftButton);
    else
        QTest::keyClick(m_list.isVisible() ? static_cast<QWidget*>(&m_list) : &m_pass, Qt::Key_Space);
}

// Chance alone hardly ever ends a game. Later on he passes more often, but not where he gets on: he opens Sites, asks,
// and guesses what the Notebook leaves.
bool TablePlayer::chooseWisely(const std::vector<int>& rows)
{
    if (m_choices < m_byChance || rows.empty())
        return false;
    const DecisionModel& model = m_page.decisions().model();
    const auto first = std::find_if(rows.begin(), rows.end(), [&](int row) {
        return model.actionAt(m_list.model()->index(row, 0)) != nullptr; // no whole Team
    });
    const ActionKind kind =
        first == rows.end() ? ActionKind::Pass : model.actionAt(m_list.model()->index(*first, 0))->kind;
    if (kind == ActionKind::Guess)
        for (const CardIndex candidate : find<TableNotebook>("tableNotebook").notebook().candidates())
            for (const int row : rows)
                if (m_list.model()->index(row, 0).data().toString().contains(m_game.cast().title(candidate))) {
                    choose(row);
                    return true;
                }
    const bool getsOn = kind == ActionKind::PlaceSite || kind == ActionKind::Ask || kind == ActionKind::AssignTeam ||
                        kind == ActionKind::Regroup || kind == ActionKind::Investigate;
    if (getsOn || !m_pass.isVisible() || anyOf(3) == 0) {
        choose(rows[static_cast<std::size_t>(anyOf(static_cast<int>(rows.size())))]);
        return true;
    }
    pass();
    return true;
}

void TablePlayer::choose(int row)
{
    const QModelIndex index = m_list.model()->index(row, 0);
    if (m_hands == Hands::Mouse) {
        m_list.scrollTo(index);
        QTest::mouseClick(m_list.viewport(), Qt::LeftButton, {}, m_list.visualRect(index).center());
        return;
    }
    if (const int digit = index.data(kDigitRole).toInt(); digit > 0 && anyOf(2) == 0) {
        QTest::keyClick(&m_list, static_cast<Qt::Key>(Qt::Key_0 + digit));
        return;
    }
    QTest::keyClick(&m_list, Qt::Key_Home);
    for (int steps = 0; m_list.currentIndex().row() != row && steps < m_list.model()->rowCount(); ++steps)
        QTest::keyClick(&m_list, Qt::Key_Down);
    QTest::keyClick(&m_list, Qt::Key_Return);
}

// A card that can do something, chosen by two clicks: it acts at once, or the choices about it are listed.
bool TablePlayer::chooseByCard()
{
    QList<TableCard*> cards;
    for (TableCard* card : m_page.board().findChildren<TableCard*>())
        if (card->isVisible() && card->mark().canAct)
            cards << card;
    if (cards.isEmpty())
        return false;
    const int before = m_game.length();
    QTest::mouseDClick(cards[anyOf(static_cast<int>(cards.size()))], Qt::LeftButton);
    if (m_game.length() != before)
        return true;
    const std::vector<int> rows = selectable();
    if (!rows.empty())
        choose(rows.front());
    return m_game.length() != before;
}

} // namespace dossier::test
