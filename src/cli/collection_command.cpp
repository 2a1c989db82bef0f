// collection add, remove, move, lend, stats; list, import and export stand in collection_files.cpp.
#include "cli/collection_files.h"
#include "cli/commands.h"
#include "cli/guesses.h"
#include "db/stores/collection_store.h"
#include "domain/collection/completion.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"

#include <QDate>

#include <array>
#include <functional>
#include <map>

namespace dossier {

namespace {

// The operands "ID|TITLE [COUNT]": a title of several words may stand unquoted, so the count is the last word if it is
// a number and not the whole title.
struct CardAndCount
{
    CardIndex card;
    int count;
};

CardAndCount cardAndCount(const Session& session, const QStringList& operands)
{
    if (operands.size() == 1 || !isMeantAsNumber(operands.last()))
        return {session.card(operands.join(QLatin1Char(' '))), 1};
    bool isWhole = false;
    const qlonglong count = operands.last().toLongLong(&isWhole);
    if (!isWhole || count < 1 || count > kMostOwned)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("The count must be a whole number from 1 to %1, not %2.").arg(kMostOwned).arg(operands.last()));
    return {session.card(operands.mid(0, operands.size() - 1).join(QLatin1Char(' '))), static_cast<int>(count)};
}

Condition askedCondition(const Arguments& arguments)
{
    const QString word = arguments.value(QStringLiteral("condition"));
    const auto condition = conditionNamed(word.toStdString());
    if (!condition) {
        QStringList known;
        for (int c = 1; c < kConditions; ++c)
            known << qtText(nameOf(static_cast<Condition>(c)));
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--condition takes one of %1, not \"%2\".").arg(known.join(QStringLiteral(", ")), word));
    }
    return *condition;
}

QString changedLine(const Card& card, int copies)
{
    return Cli::tr("%1 (%2): %n cop(y/ies) changed", nullptr, copies).arg(qtText(card.title), qtText(card.id));
}

// `changed`: so many copies were; that is so whether or not the answer can be read.
ExitCode sayOwned(Session& session, const CollectionStore& store, CardIndex card, int changed)
{
    const Card& facts = session.pool()[card];
    if (changed > 0)
        session.stored(changedLine(facts, changed));
    const int owned = store.copiesOf(facts.id);
    session.answer({{QStringLiteral("id"), qtText(facts.id)},
                    {QStringLiteral("title"), qtText(facts.title)},
                    {QStringLiteral("changed"), changed},
                    {QStringLiteral("owned"), owned}});
    const QString line =
        Cli::tr("%1 (%2): %3 owned").arg(qtText(facts.title), qtText(facts.id), QString::number(owned));
    changed > 0 ? session.done(line) : session.say(line);
    return changed > 0 ? ExitCode::Yes : ExitCode::No;
}

ExitCode add(Session& session, const Arguments& arguments)
{
    const auto [card, count] = cardAndCount(session, arguments.operands());
    OwnedCard owned;
    owned.card = session.pool()[card].id;
    owned.count = count;
    owned.condition = askedCondition(arguments);
    owned.location = arguments.line(QStringLiteral("location")).toStdString();
    CollectionStore store(session.database());
    store.add(owned);
    return sayOwned(session, store, card, count);
}

ExitCode remove(Session& session, const Arguments& arguments)
{
    const auto [card, count] = cardAndCount(session, arguments.operands());
    CollectionStore store(session.storedDatabase());
    const int removed = store.remove(session.pool()[card].id, count);
    if (removed < count)
        session.warn(Cli::tr("Only %1 of %n cop(y/ies) could be removed.", nullptr, count).arg(removed));
    return sayOwned(session, store, card, removed);
}

// Changes so many copies of a card, taken from its heaps in order; those that lie at --from where that is said.
ExitCode changeCopies(Session& session, const Arguments& arguments, const std::function<void(OwnedCard&)>& edit)
{
    const auto [card, count] = cardAndCount(session, arguments.operands());
    const std::string& number = session.pool()[card].id;
    const std::string from = arguments.value(QStringLiteral("from")).toStdString();
    CollectionStore store(session.storedDatabase());
    std::vector<HeapPart> parts;
    int changed = 0;
    for (const StoredHeap& heap : store.heapsOf(number)) {
        if (arguments.has(QStringLiteral("from")) && heap.owned.location != from)
            continue;
        const OwnedCard before = divided(heap.owned, count - changed).part;
        OwnedCard part = before;
        edit(part);
        if (part.count == 0 || part == before)
            continue;
        changed += part.count;
        parts.push_back({heap.id, std::move(part)});
    }
    store.split(parts);
    if (changed < count)
        session.warn(Cli::tr("Only %1 of %n cop(y/ies) could be changed.", nullptr, count).arg(changed));
    session.answer({{QStringLiteral("id"), qtText(number)},
                    {QStringLiteral("title"), qtText(session.pool()[card].title)},
                    {QStringLiteral("changed"), changed}});
    const QString line = changedLine(session.pool()[card], changed);
    changed > 0 ? session.done(line) : session.say(line);
    return changed > 0 ? ExitCode::Yes : ExitCode::No;
}

ExitCode move(Session& session, const Arguments& arguments)
{
    const std::string place = arguments.line(QStringLiteral("to")).simplified().toStdString();
    return changeCopies(session, arguments, [&](OwnedCard& cards) { cards.location = place; });
}

ExitCode lend(Session& session, const Arguments& arguments)
{
    const std::string borrower = arguments.line(QStringLiteral("to")).simplified().toStdString();
    const std::string today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return changeCopies(session, arguments, [&](OwnedCard& cards) {
        if (!borrower.empty() && !cards.lentTo.empty())
            return; // somebody has them
        cards.lentTo = borrower;
        cards.lentOn = borrower.empty() ? std::string() : today;
        if (borrower.empty())
            cards.note = withoutLendings(cards.note);
    });
}

ExitCode stats(Session& session, const Arguments&)
{
    CollectionStore store(session.storedDatabase());
    std::vector<int> owned(session.pool().size(), 0);
    const std::int64_t copies = store.totalCopies();
    for (const auto& [number, count] : store.counts())
        if (const auto card = session.pool().findNumber(number))
            owned[*card] = copiesFrom(std::int64_t{owned[*card]} + count);
    struct Share
    {
        int have = 0;
        int all = 0;
    };
    std::array<Share, kRarities> byRarity{};
    Share total;
    std::map<std::string, Share> further; // a set is complete by itself
    for (std::size_t c = 0; c < owned.size(); ++c) {
        if (const Card& card = session.pool().cards()[c]; !isOfBaseSet(card)) {
            ++further[card.setName].all;
            further[card.setName].have += owned[c] > 0;
            continue;
        }
        Share& share = byRarity[static_cast<std::size_t>(session.pool().cards()[c].rarity)];
        for (Share* counted : {&share, &total}) {
            ++counted->all;
            counted->have += owned[c] > 0;
        }
    }
    QJsonObject rarities;
    session.say(Cli::tr("%1; %2 of %3 printings owned.").arg(copiesText(copies)).arg(total.have).arg(total.all));
    for (int r = 0; r < kRarities; ++r) {
        const Share& share = byRarity[static_cast<std::size_t>(r)];
        if (share.all == 0)
            continue; // only further sets have Special cards
        const QString rarity = qtText(nameOf(static_cast<Rarity>(r)));
        rarities.insert(rarity, QJsonObject{{QStringLiteral("owned"), share.have}, {QStringLiteral("of"), share.all}});
        session.say(QStringLiteral("  %1 %2/%3")
                        .arg(word(static_cast<Rarity>(r)).leftJustified(12))
                        .arg(share.have, 3)
                        .arg(share.all));
    }
    QJsonObject answer{{QStringLiteral("copies"), static_cast<qint64>(copies)},
                       {QStringLiteral("printings"), total.have},
                       {QStringLiteral("of"), total.all},
                       {QStringLiteral("rarities"), rarities}};
    QJsonObject sets;
    for (const auto& [name, share] : further) {
        const QString set = qtText(name);
        sets.insert(set, QJsonObject{{QStringLiteral("owned"), share.have}, {QStringLiteral("of"), share.all}});
        session.say(QStringLiteral("%1 %2/%3")
                        .arg(setWords(name).leftJustified(14), QString::number(share.have).rightJustified(3),
                             QString::number(share.all)));
    }
    if (const CompletionShare any = completionOf(owned, session.pool()).anyPrinting; any.of > total.all) {
        session.say(Cli::tr("%1 of %2 different cards in any printing.").arg(any.owned).arg(any.of));
        answer.insert(QStringLiteral("any_printing"),
                      QJsonObject{{QStringLiteral("owned"), any.owned}, {QStringLiteral("of"), any.of}});
    }
    if (!sets.isEmpty())
        answer.insert(QStringLiteral("further_sets"), sets);
    session.answer(answer);
    return ExitCode::Yes;
}

void declareAdd(Arguments& arguments)
{
    arguments.operands(1, -1);
    arguments.option(QStringLiteral("condition"), Cli::tr("The copies' condition, for example \"Near Mint\"."),
                     QStringLiteral("C"));
    arguments.option(QStringLiteral("location"), Cli::tr("Where they are kept."), QStringLiteral("L"));
}

void declareMove(Arguments& arguments)
{
    arguments.operands(1, -1);
    arguments.option(QStringLiteral("to"), Cli::tr("Where they are kept from now on; without it they have no place."),
                     QStringLiteral("L"));
    arguments.option(QStringLiteral("from"), Cli::tr("Only copies that are kept here."), QStringLiteral("L"));
}

void declareLend(Arguments& arguments)
{
    arguments.operands(1, -1);
    arguments.option(QStringLiteral("to"), Cli::tr("Who has them; without it they are back."), QStringLiteral("NAME"));
    arguments.option(QStringLiteral("from"), Cli::tr("Only copies that are kept here."), QStringLiteral("L"));
}

} // namespace

std::span<const Command> collectionCommands()
{
    static constexpr std::array commands{
        Command{"collection add", "collection add ID|TITLE [COUNT] [--condition C] [--location L]",
                QT_TRANSLATE_NOOP("Cli", "Adds copies of a card to the collection."), declareAdd, add},
        Command{"collection remove", "collection remove ID|TITLE [COUNT]",
                QT_TRANSLATE_NOOP("Cli", "Takes copies of a card out of the collection."),
                [](Arguments& arguments) { arguments.operands(1, -1); }, remove},
        Command{"collection move", "collection move ID|TITLE [COUNT] [--to L] [--from L]",
                QT_TRANSLATE_NOOP("Cli", "Moves copies of a card to another place."), declareMove, move},
        Command{"collection lend", "collection lend ID|TITLE [COUNT] [--to NAME] [--from L]",
                QT_TRANSLATE_NOOP("Cli", "Notes who has copies of a card, or that they are back."), declareLend, lend},
        Command{"collection list", "collection list [QUERY]",
                QT_TRANSLATE_NOOP("Cli", "Lists the owned cards a search finds; all without one."),
                [](Arguments& arguments) { arguments.operands(0, -1); }, listCollection},
        Command{"collection import", "collection import FILE [--mode add|replace|max] [--guess]",
                QT_TRANSLATE_NOOP("Cli", "Reads owned cards from a table, a list of lines or JSON."),
                [](Arguments& arguments) {
                    arguments.operands(1, 1);
                    arguments.option(QStringLiteral("mode"),
                                     Cli::tr("add to what is there, replace its count, or keep the larger one (max). "
                                             "What the file does not name stays."),
                                     QStringLiteral("MODE"));
                    declareGuess(arguments);
                },
                importCollection},
        Command{"collection export", "collection export [--format csv|json] [-o FILE]",
                QT_TRANSLATE_NOOP("Cli", "Writes the collection as a table."),
                [](Arguments& arguments) {
                    arguments.option(QStringLiteral("format"), Cli::tr("csv or json."), QStringLiteral("F"));
                    arguments.option(QStringLiteral("output"), Cli::tr("The file to write; else standard output."),
                                     QStringLiteral("FILE"), QStringLiteral("o"));
                },
                exportCollection},
        Command{"collection stats", "collection stats",
                QT_TRANSLATE_NOOP("Cli", "Says how complete the collection is."), nullptr, stats},
    };
    return commands;
}

} // namespace dossier
