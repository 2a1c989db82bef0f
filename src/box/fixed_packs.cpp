#include "box/fixed_packs.h"

#include "box/sample_decks.h"
#include "domain/advice/deck_filler.h"
#include "domain/advice/deck_repair.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>

namespace dossier {

namespace {

struct Packs
{
    Q_DECLARE_TR_FUNCTIONS(Packs)
};

const QLatin1String kPrefix("Fixed pack: ");
constexpr const char* kStarter = QT_TRANSLATE_NOOP("Packs", "Starter: %1");

QString starterOf(const QString& pack)
{
    return Packs::tr(kStarter).arg(pack);
}

// Languages differ in the space before a colon.
QString withoutSpaces(QString text)
{
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text;
}

QStringList packNames()
{
    QStringList names;
    for (const QString& name : sampleNames())
        if (name.startsWith(kPrefix))
            names << name.mid(kPrefix.size());
    return names;
}

// In every language, without spaces, to the pack's own name.
QHash<QString, QString> packsByStarter()
{
    QStringList forms{QString::fromLatin1(kStarter)};
    const QDir translations(QStringLiteral(":/i18n"));
    for (const QString& file : translations.entryList({QStringLiteral("dossier_*.qm")}, QDir::Files)) {
        QTranslator language;
        if (language.load(translations.filePath(file)))
            forms << language.translate("Packs", kStarter);
    }
    QHash<QString, QString> packs;
    for (const QString& pack : packNames())
        for (const QString& form : forms)
            if (!form.isEmpty())
                packs.insert(withoutSpaces(form.arg(pack)), pack);
    return packs;
}

// The sample decks that are fixed packs, called by the pack's name alone.
std::vector<Deck> fixedDecks(const CardPool& pool)
{
    std::vector<Deck> decks;
    for (Deck& deck : sampleDecks(pool)) {
        const QString name = QString::fromStdString(deck.name);
        if (!name.startsWith(kPrefix))
            continue;
        deck.name = name.mid(kPrefix.size()).toStdString();
        decks.push_back(std::move(deck));
    }
    return decks;
}

// By lot: it is a secret.
CardIndex anyXFile(const CardPool& pool)
{
    std::vector<CardIndex> all;
    for (std::size_t card = 0; card < pool.size(); ++card)
        if (const Card& one = pool[static_cast<CardIndex>(card)]; one.type == CardType::XFile && isOfBaseSet(one))
            all.push_back(static_cast<CardIndex>(card));
    return all[QRandomGenerator::global()->bounded(static_cast<quint32>(all.size()))];
}

} // namespace

std::vector<FixedPack> fixedPacks(const CardPool& pool)
{
    static const QRegularExpression number(QStringLiteral("\\[([A-Z0-9-]+v\\d+)\\]"));
    std::vector<FixedPack> packs;
    for (const Deck& deck : fixedDecks(pool)) {
        FixedPack pack{deck.name, {}};
        for (const Zone zone : {Zone::Team, Zone::XFile, Zone::BureauDeck})
            for (const DeckEntry& entry : deck.zone(zone))
                pack.cards.push_back(entry.card);
        for (const auto& match : number.globalMatch(QString::fromStdString(deck.notes)))
            if (const auto card = pool.findNumber(match.captured(1).toStdString()))
                pack.cards.push_back(*card);
        packs.push_back(std::move(pack));
    }
    return packs;
}

QString starterFolder()
{
    return Packs::tr("Starters");
}

std::vector<Deck> starterDecks(const GameData& box)
{
    std::vector<Deck> decks;
    for (Deck& fixed : fixedDecks(box.cards)) {
        const int missing = box.advanced.minimumSize - bureauDeckSize(fixed);
        Deck deck = filled(std::move(fixed), missing, box.cards, box.advanced);
        deck.name = starterOf(QString::fromStdString(deck.name)).toStdString();
        deck.notes = Packs::tr("The fixed cards of a starter, filled up to 60.").toStdString();
        deck.folder = starterFolder().toStdString();
        decks.push_back(std::move(deck));
    }
    return decks;
}

QString shippedName(const Deck& sample)
{
    const QString name = QString::fromStdString(sample.name);
    return name.startsWith(kPrefix) ? starterOf(name.mid(kPrefix.size())) : name;
}

QString starterNow(const QString& name)
{
    static const QHash<QString, QString> packs = packsByStarter();
    const auto pack = packs.constFind(withoutSpaces(name));
    return pack == packs.constEnd() ? name : starterOf(*pack);
}

Deck completed(Deck deck, const GameData& box)
{
    constexpr int kMostSteps = 60;
    const Format format = box.formatOf(deck);
    for (int step = 0; step < kMostSteps; ++step) {
        const auto problems = checkDeck(deck, box.cards, format);
        if (isLegal(problems))
            break;
        const Deck before = deck;
        for (const Problem& problem : problems) {
            const auto repair = repairFor(problem, deck, box.cards, format);
            if (!repair)
                continue;
            if (repair->kind == Repair::Kind::ChooseXFile && deck.xFile.empty())
                deck.xFile = {{anyXFile(box.cards), 1}};
            else
                deck = repaired(std::move(deck), *repair, box.cards, format);
            if (!(deck == before))
                break;
        }
        if (deck == before)
            break;
    }
    return deck;
}

QString packsText(const SealedPlayer& player)
{
    QStringList parts;
    int boosters = 0;
    int cards = 0;
    for (const OpenedPack& pack : player.packs) {
        cards += static_cast<int>(pack.cards.size());
        if (pack.fixed)
            parts << Packs::tr("starter %1").arg(QString::fromStdString(*pack.fixed));
        else
            ++boosters;
    }
    if (boosters > 0)
        parts << Packs::tr("%n booster(s)", nullptr, boosters);
    return Packs::tr("%1; %n card(s)", nullptr, cards).arg(parts.join(QStringLiteral(", ")));
}

QString packsRemark(const SealedSetup& setup)
{
    QStringList remarks{
        Packs::tr("The sources give the rarities of a pack, not how its cards were mixed: here every card of a rarity "
                  "is as likely as any other, and none comes twice in one pack (PACK-12).")};
    const bool mulder = static_cast<int>(setup.fixed.size()) < setup.players || // who is not named gets any of them
                        std::ranges::find(setup.fixed, "Mulder") != setup.fixed.end();
    if (setup.starters > 0 && setup.starterSet == 0 && mulder)
        remarks << Packs::tr("Of the fixed pack Mulder they name 19 cards; one more Common stands for the "
                             "twentieth (PACK-15).");
    if (setup.starters > 0 && setup.starterSet != 0)
        remarks << Packs::tr("Which fixed cards of the second edition lay together is not known: they are drawn "
                             "by lot, too (SET-10).");
    if (setup.boosters > 0 && setup.boosterSet == kBoosterSets - 1)
        remarks << Packs::tr("How boosters of 101361 were made is not known; they are taken to be like the others "
                             "(SET-10).");
    return remarks.join(QLatin1Char(' '));
}

} // namespace dossier
