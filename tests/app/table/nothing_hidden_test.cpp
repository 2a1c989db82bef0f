// ZONE-21: nothing in the window, seen or read out, names a card that whoever sits before it has not seen: log,
// recap, banner, stage, choices, tips, what a screen reader hears. Three players with packs of their own take turns at
// one table. DOSSIER_HIDDEN_CHOICES sets how many choices are made.
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "table/fixed_packs.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "wording/card_text/card_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QTextEdit>

#include <gtest/gtest.h>
#include <random>
#include <set>

namespace dossier {

namespace {

using Titles = std::set<std::string>;

// Titles that are part of no other one and that no card's text names: they would be found there.
Titles tellTales(const CardTexts& texts)
{
    const CardPool& pool = test::baseSet();
    QString all;
    for (CardIndex card = 0; card < pool.size(); ++card)
        all += QString::fromStdString(pool[card].title) + QLatin1Char('\n') + texts.text(card) + QLatin1Char('\n');
    Titles titles;
    for (CardIndex card = 0; card < pool.size(); ++card) {
        const QString title = QString::fromStdString(pool[card].title);
        qsizetype alike = 0;
        for (CardIndex other = 0; other < pool.size(); ++other)
            alike += pool[other].title == pool[card].title;
        if (all.count(title) == alike)
            titles.insert(pool[card].title);
    }
    return titles;
}

void add(Titles& titles, CardIndex card)
{
    if (card != kNoCardIndex)
        titles.insert(test::baseSet()[card].title);
}

void addAll(Titles& titles, const std::vector<SeenCard>& cards)
{
    for (const SeenCard& card : cards)
        add(titles, card.card);
}

void addAll(Titles& titles, const std::vector<CardIndex>& cards)
{
    for (const CardIndex card : cards)
        add(titles, card);
}

void addOf(Titles& titles, const SeenPlayer& player)
{
    addAll(titles, player.discard);
    addAll(titles, player.table);
    addAll(titles, player.held);
    addAll(titles, player.knownHand);
    for (const SeenInDeck& card : player.knownDeck)
        add(titles, card.card);
    for (const SeenAbsent& agent : player.absent)
        add(titles, agent.card);
    for (const SeenAgent& agent : player.agents) {
        add(titles, agent.card);
        addAll(titles, agent.equipment);
    }
    for (const SeenSite& site : player.sites) {
        add(titles, site.card);
        addAll(titles, site.own);
        addAll(titles, site.known);
        addAll(titles, site.open);
    }
}

// All that this observer can name.
Titles namedBy(const Observation& seen)
{
    Titles titles;
    addAll(titles, seen.hand);
    for (const SeenPlayer& player : seen.players)
        addOf(titles, player);
    for (const SeenWaiting& waiting : seen.stack)
        add(titles, waiting.card.card);
    for (const SeenFighter& foe : seen.foes)
        add(titles, foe.card.card);
    return titles;
}

// What of his own nobody else has to know.
Titles hiddenOf(const Observation& seen)
{
    Titles titles;
    addAll(titles, seen.hand);
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            addAll(titles, site.own);
    return titles;
}

// Its card has lain open, if only for a moment.
bool isShown(EventKind kind)
{
    switch (kind) {
    case EventKind::Discarded:
    case EventKind::Sold:
    case EventKind::Played:
    case EventKind::Revealed:
    case EventKind::Looked:
        return true;
    default:
        return false;
    }
}

QStringList textsOf(const QAbstractItemModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            for (const QVariant& value : model.itemData(index))
                texts << value.toString();
            for (int role = Qt::UserRole; role < Qt::UserRole + 30; ++role)
                texts << index.data(role).toString();
        }
    return texts;
}

// Everything that can be read, or is read out.
QString readIn(const QWidget& window)
{
    QStringList texts;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (auto* label = qobject_cast<QLabel*>(widget))
            texts << label->text();
        if (auto* button = qobject_cast<QAbstractButton*>(widget))
            texts << button->text();
        if (auto* edit = qobject_cast<QTextEdit*>(widget))
            texts << edit->toPlainText();
        if (auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
            texts << textsOf(*view->model());
    }
    return texts.join(QLatin1Char('\n'));
}

class HiddenCards : public testing::Test
{
protected:
    HiddenCards()
    {
        program.desk().settings.setTableScenes(true);
        test::goToTableWithSample(program);
        test::goToGame(program);
        program.window().show();
        const std::vector<Deck> packs = test::completedPacks();
        GameRecord record;
        record.decks = {packs[3], packs[0], packs[1]}; // Scully looks at cards, Krycek hides them
        record.passive = {false, false, false};
        record.seed = 5;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            for (const auto* zone : {&record.decks[seat].team, &record.decks[seat].bureauDeck})
                for (const DeckEntry& entry : *zone)
                    add(known[seat], entry.card);
        program.window().table().begin(std::move(record));
    }

    TableGame& game() { return program.window().table().game(); }

    // Nothing that one of them has seen is forgotten.
    void remember()
    {
        open.clear();
        shownScenes += game().isShowing();
        const std::size_t end = game().storyEnd();
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            Observation seen;
            game().shown().observe(seat, seen);
            known[seat].merge(namedBy(seen));
            hidden[seat] = hiddenOf(seen);
            for (const VisibleEvent& told : game().game().story(seat, heard, end))
                if (isShown(told.kind))
                    add(known[seat], told.card.card);
                else if (told.kind == EventKind::Named && told.other.isKnown())
                    add(known[seat], told.other.card);
        }
        heard = end;
        for (const std::string& title : known[0])
            if (known[1].contains(title) && known[2].contains(title))
                open.insert(title);
    }

    void look(const std::string& when)
    {
        const QString text = readIn(program.window());
        const Seat reader = game().reader();
        const Titles& may = reader == kNoSeat ? open : known[reader];
        for (Seat seat = 0; seat < kPlayers; ++seat)
            if (seat != reader)
                for (const std::string& title : hidden[seat])
                    if (!may.contains(title) && tells.contains(title)) {
                        ++looked;
                        const qsizetype at = text.indexOf(QString::fromStdString(title));
                        EXPECT_LT(at, 0) << title << " " << when << ", read by " << int(reader) << ": "
                                         << text.mid(std::max<qsizetype>(0, at - 300), 400).toStdString();
                    }
    }

    void choose()
    {
        const ActionList& actions = game().actions();
        std::vector<int> uses;
        for (int i = 0; i < actions.size(); ++i)
            if (actions[i].kind == ActionKind::UseText || actions[i].kind == ActionKind::Play ||
                actions[i].kind == ActionKind::PutUnder || actions[i].kind == ActionKind::UseBluff)
                uses.push_back(i);
        const bool use = !uses.empty() && random() % 2 == 0;
        const int chosen =
            use ? uses[random() % uses.size()] : static_cast<int>(random() % static_cast<unsigned>(actions.size()));
        what = game().nameOf(game().choices()[static_cast<std::size_t>(chosen)]).toStdString();
        game().take(Action(actions[chosen]));
    }

    static constexpr int kPlayers = 3;
    test::TestProgram program;
    Titles tells = tellTales(program.desk().texts);
    std::array<Titles, kPlayers> known;
    std::array<Titles, kPlayers> hidden;
    Titles open;
    std::mt19937 random{4};
    std::string what;
    std::size_t heard = 0;
    int looked = 0;
    int shownScenes = 0;
};

} // namespace

TEST_F(HiddenCards, AreNamedNowhereInTheWindow)
{
    const int wanted = qEnvironmentVariableIntValue("DOSSIER_HIDDEN_CHOICES");
    for (int i = 0; i < (wanted > 0 ? wanted : 220) && !game().isOver() && !HasFailure(); ++i) {
        remember();
        QApplication::processEvents();
        look("after " + what);
        if (test::seeAnswer(program))
            continue;
        if (game().waitsForHandOver()) {
            game().takeSeat();
            continue;
        }
        ASSERT_FALSE(game().actions().empty());
        choose();
    }
    EXPECT_GT(looked, 500);
    EXPECT_GT(shownScenes, 5);
}

} // namespace dossier
