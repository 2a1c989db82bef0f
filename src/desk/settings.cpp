#include "desk/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace dossier {

namespace {

constexpr qsizetype kMostRecentFiles = 10;

QString fileIn(const QString& folder, const QString& name)
{
    const QString place = folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                                 QStringLiteral("/dossier")
                                           : folder;
    return QDir(place).filePath(name);
}

QVariantMap asMap(const DockLayout& layout)
{
    QVariantMap map;
    for (auto each = layout.begin(); each != layout.end(); ++each)
        map[each.key()] = each.value();
    return map;
}

DockLayout layoutIn(const QVariant& value)
{
    DockLayout layout;
    const QVariantMap map = value.toMap();
    for (auto each = map.begin(); each != map.end(); ++each)
        layout[each.key()] = each.value().toByteArray();
    return layout;
}

} // namespace

Settings::Settings(const QString& folder)
    : m_choices(fileIn(folder, QStringLiteral("dossier.ini")))
    , m_layout(fileIn(folder, QStringLiteral("layout.ini")))
{}

LookChoice Settings::look() const
{
    return lookChoiceNamed(m_choices.value("look").toString());
}

void Settings::setLook(LookChoice choice)
{
    m_choices.setValue("look", nameOf(choice));
}

QString Settings::language() const
{
    return m_choices.value("language").toString();
}

void Settings::setLanguage(const QString& code)
{
    m_choices.setValue("language", code);
}

bool Settings::killersWereAgreed() const
{
    return m_choices.value("killersAgreed", false).toBool();
}

QStringList Settings::notebook() const
{
    return m_choices.value("notebook").toStringList();
}

void Settings::setNotebook(const QStringList& answers)
{
    m_choices.setValue("notebook", answers);
}

std::int64_t Settings::openDeck() const
{
    return m_choices.value("openDeck", 0).toLongLong();
}

void Settings::setOpenDeck(std::int64_t id)
{
    m_choices.setValue("openDeck", static_cast<qlonglong>(id));
}

int Settings::textPercent() const
{
    return std::clamp(m_choices.value("textPercent", 100).toInt(), 75, 250);
}

void Settings::setTextPercent(int percent)
{
    m_choices.setValue("textPercent", percent);
}

bool Settings::calm() const
{
    return m_choices.value("calm", false).toBool();
}

std::optional<int> Settings::tablePace() const
{
    constexpr int kLongest = 10'000;
    bool ok = false;
    const int pace = m_choices.value("tablePace").toInt(&ok);
    return ok && pace >= 0 && pace <= kLongest ? std::optional(pace) : std::nullopt;
}

void Settings::setTablePace(int milliseconds)
{
    m_choices.setValue("tablePace", milliseconds);
}

bool Settings::onlyOwnedCards() const
{
    return m_choices.value("onlyOwnedCards", false).toBool();
}

void Settings::setOnlyOwnedCards(bool only)
{
    m_choices.setValue("onlyOwnedCards", only);
}

bool Settings::tableScenes() const
{
    return m_choices.value("tableScenes", true).toBool();
}

void Settings::setTableScenes(bool shown)
{
    m_choices.setValue("tableScenes", shown);
}

void Settings::setCalm(bool calm)
{
    m_choices.setValue("calm", calm);
}

TableStops Settings::tableStops() const
{
    const QVariant words = m_choices.value("tableStops");
    return words.isValid() ? tableStopsOf(words.toStringList()) : TableStops();
}

void Settings::setTableStops(const TableStops& stops)
{
    // A list without a word would be read as none at all.
    m_choices.setValue("tableStops", QStringList{QStringLiteral("chosen")} + wordsOf(stops));
}

bool Settings::onlyKnownCards() const
{
    return m_choices.value("onlyKnownCards", false).toBool();
}

void Settings::setOnlyKnownCards(bool only)
{
    m_choices.setValue("onlyKnownCards", only);
}

QString Settings::opponentDeck() const
{
    return m_choices.value("opponentDeck").toString();
}

void Settings::setOpponentDeck(const QString& name)
{
    m_choices.setValue("opponentDeck", name);
}

QString Settings::opponentRank() const
{
    return m_choices.value("opponentRank").toString();
}

void Settings::setOpponentRank(const QString& word)
{
    m_choices.setValue("opponentRank", word);
}

QString Settings::ownDeck(std::int64_t open) const
{
    return m_choices.value("ownDeckBeside", 0).toLongLong() == open ? m_choices.value("ownDeck").toString() : QString();
}

void Settings::setOwnDeck(const QString& name, std::int64_t open)
{
    m_choices.setValue("ownDeck", name);
    m_choices.setValue("ownDeckBeside", static_cast<qlonglong>(open));
}

QString Settings::handOrder() const
{
    return m_choices.value("handOrder").toString();
}

void Settings::setHandOrder(const QString& word)
{
    m_choices.setValue("handOrder", word);
}

QString Settings::playerName() const
{
    return m_choices.value("playerName").toString();
}

void Settings::setPlayerName(const QString& name)
{
    m_choices.setValue("playerName", name);
}

QStringList Settings::unusualRules() const
{
    return m_choices.value("unusualRules").toStringList();
}

void Settings::setUnusualRules(const QStringList& numbers)
{
    m_choices.setValue("unusualRules", numbers);
}

QStringList Settings::personNames() const
{
    return m_choices.value("personNames").toStringList();
}

void Settings::setPersonNames(const QStringList& names)
{
    m_choices.setValue("personNames", names);
}

QString Settings::pictureFolder() const
{
    return m_choices.value("pictureFolder").toString();
}

void Settings::setPictureFolder(const QString& folder)
{
    m_choices.setValue("pictureFolder", folder);
}

QList<QPair<QString, QString>> Settings::savedSearches() const
{
    const QStringList names = m_choices.value("searches/names").toStringList();
    const QStringList queries = m_choices.value("searches/queries").toStringList();
    QList<QPair<QString, QString>> searches;
    for (qsizetype i = 0; i < std::min(names.size(), queries.size()); ++i)
        searches.append({names[i], queries[i]});
    return searches;
}

void Settings::setSavedSearches(const QList<QPair<QString, QString>>& searches)
{
    QStringList names;
    QStringList queries;
    for (const auto& [name, query] : searches) {
        names << name;
        queries << query;
    }
    m_choices.setValue("searches/names", names);
    m_choices.setValue("searches/queries", queries);
}

QStringList Settings::recentFiles() const
{
    return m_choices.value("recentFiles").toStringList();
}

void Settings::noteRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_choices.setValue("recentFiles", files.mid(0, kMostRecentFiles));
}

void Settings::forgetRecentFiles()
{
    m_choices.remove("recentFiles");
}

std::optional<QStringList> Settings::shortcuts(const QString& action) const
{
    const QVariant keys = m_choices.value("shortcuts/" + action);
    if (!keys.isValid())
        return std::nullopt;
    QStringList list = keys.toStringList();
    list.removeAll(QString());
    return list;
}

void Settings::setShortcuts(const QString& action, const std::optional<QStringList>& keys)
{
    if (keys)
        m_choices.setValue("shortcuts/" + action, keys->isEmpty() ? QStringList(QString()) : *keys);
    else
        m_choices.remove("shortcuts/" + action);
}

int Settings::bureauGrouping() const
{
    return m_layout.value("bureauGrouping", 0).toInt();
}

void Settings::setBureauGrouping(int grouping)
{
    m_layout.setValue("bureauGrouping", grouping);
}

bool Settings::filingUnfolded() const
{
    return m_layout.value("filingUnfolded", false).toBool();
}

void Settings::setFilingUnfolded(bool unfolded)
{
    m_layout.setValue("filingUnfolded", unfolded);
}

int Settings::analysisPage() const
{
    return m_layout.value("analysisPage", 0).toInt();
}

void Settings::setAnalysisPage(int page)
{
    m_layout.setValue("analysisPage", page);
}

QByteArray Settings::windowGeometry() const
{
    return m_layout.value("window").toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_layout.setValue("window", geometry);
}

QString Settings::currentTab() const
{
    // They were numbered before there were playtests among them.
    static const QStringList kNumbered{
        QStringLiteral("cards"), QStringLiteral("collection"), QStringLiteral("decks"), QStringLiteral("goldfish"),
        QStringLiteral("table"), QStringLiteral("notebook"),   QStringLiteral("rules")};
    const QString tab = m_layout.value("tab").toString();
    bool numbered = false;
    const int number = tab.toInt(&numbered);
    return numbered ? kNumbered.value(number) : tab;
}

void Settings::setCurrentTab(const QString& tab)
{
    m_layout.setValue("tab", tab);
}

QByteArray Settings::splitter(const QString& name) const
{
    return m_layout.value("splitter/" + name).toByteArray();
}

void Settings::setSplitter(const QString& name, const QByteArray& state)
{
    m_layout.setValue("splitter/" + name, state);
}

QByteArray Settings::tableHead(const QString& name) const
{
    return m_layout.value("head/" + name).toByteArray();
}

void Settings::setTableHead(const QString& name, const QByteArray& state)
{
    m_layout.setValue("head/" + name, state);
}

QByteArray Settings::docks(const QString& panel) const
{
    return dockLayout().value(panel);
}

void Settings::setDocks(const QString& panel, const QByteArray& state)
{
    DockLayout layout = dockLayout();
    layout[panel] = state;
    setDockLayout(layout);
}

DockLayout Settings::dockLayout() const
{
    return layoutIn(m_layout.value("docks"));
}

void Settings::setDockLayout(const DockLayout& layout)
{
    m_layout.setValue("docks", asMap(layout));
}

bool Settings::layoutLocked() const
{
    return m_layout.value("locked", false).toBool();
}

void Settings::setLayoutLocked(bool locked)
{
    m_layout.setValue("locked", locked);
}

KeptLayouts Settings::layouts() const
{
    KeptLayouts layouts;
    const QVariantMap kept = m_layout.value("layouts").toMap();
    for (auto each = kept.begin(); each != kept.end(); ++each)
        layouts[each.key()] = layoutIn(each.value());
    return layouts;
}

void Settings::setLayouts(const KeptLayouts& layouts)
{
    QVariantMap kept;
    for (auto each = layouts.begin(); each != layouts.end(); ++each)
        kept[each.key()] = asMap(each.value());
    m_layout.setValue("layouts", kept);
}

QStringList Settings::entryKept() const
{
    return m_choices.value("entryKept").toStringList();
}

void Settings::setEntryKept(const QStringList& kept)
{
    m_choices.setValue("entryKept", kept);
}

bool Settings::cardsAsPictures() const
{
    return m_layout.value("cardsAsPictures", false).toBool();
}

void Settings::setCardsAsPictures(bool pictures)
{
    m_layout.setValue("cardsAsPictures", pictures);
}

int Settings::tileWidth() const
{
    return m_layout.value("tileWidth", 0).toInt();
}

void Settings::setTileWidth(int width)
{
    m_layout.setValue("tileWidth", width);
}

void Settings::resetLayout()
{
    const KeptLayouts kept = layouts();
    const QString tab = currentTab();
    const int page = analysisPage();
    m_layout.clear();
    setLayouts(kept);
    if (!tab.isEmpty())
        setCurrentTab(tab);
    setAnalysisPage(page);
}

QString Settings::save()
{
    m_layout.save();
    return m_choices.save();
}

void Settings::tellTrouble(const SettingsFile::Tell& tell)
{
    m_choices.tellTrouble(tell);
    m_layout.tellTrouble(tell);
}

QString Settings::folder() const
{
    return QFileInfo(m_choices.path()).absolutePath();
}

} // namespace dossier
