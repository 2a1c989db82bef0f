#include "desk/pictures/picture_folder.h"

#include "text/fold.h"

#include <QDir>
#include <QDirIterator>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <unordered_map>

namespace dossier {

namespace {

constexpr std::array kEndings{"jpg", "jpeg", "png", "webp"};
constexpr int kMostFiles = 50'000; // in one folder; who keeps more did not mean this one

// A title as a file may be called: what some file system cannot hold is `_`.
std::string fileNameOf(const std::string& title)
{
    std::string name = fold(title);
    for (char& letter : name)
        if (std::string_view("\\/:*?\"<>|").find(letter) != std::string_view::npos)
            letter = '_';
    while (!name.empty() && name.back() == '.') // Windows drops it
        name.pop_back();
    return name;
}

class Names
{
public:
    explicit Names(const CardPool& pool)
        : m_pool(pool)
    {
        for (const Card& card : pool.cards())
            m_sets.insert(card.set);
        for (std::size_t i = 0; i < pool.size(); ++i)
            m_byTitle.emplace(fileNameOf(pool[static_cast<CardIndex>(i)].title),
                              pool.titleOf(static_cast<CardIndex>(i)));
    }

    struct Meaning
    {
        std::vector<CardIndex> cards;
        int rank = 0; // the smaller is the better name
    };

    // `set`: whose folder it lies in; or empty.
    Meaning of(const QString& name, const std::string& set) const
    {
        const std::string base = name.trimmed().toStdString();
        if (const auto card = numbered(base, set)) {
            const bool marked = fold(base).find('v') != std::string::npos || fold(base) == fold(m_pool[*card].id);
            return marked ? Meaning{{*card}, 0} : Meaning{printings(m_pool.titleOf(*card)), 1};
        }
        const auto title = m_byTitle.find(fileNameOf(base));
        return title == m_byTitle.end() ? Meaning{} : Meaning{printings(title->second), 2};
    }

private:
    // "xf96-0001v1", and within a set's own folder "0001v1" or "1".
    std::optional<CardIndex> numbered(const std::string& base, const std::string& folder) const
    {
        if (const auto card = m_pool.findNumber(base))
            return card;
        const std::size_t digits = std::min(base.find_first_not_of("0123456789"), base.size());
        if (digits == 0 || digits > 4)
            return std::nullopt;
        const std::string number = std::string(4 - digits, '0') + base;
        for (const std::string& set : m_sets)
            if (folder.empty() || fold(folder) == fold(set))
                if (const auto card = m_pool.findNumber(std::string(set).append("-").append(number)))
                    return card;
        return std::nullopt;
    }

    std::vector<CardIndex> printings(TitleIndex title) const
    {
        const auto all = m_pool.printings(title);
        return {all.begin(), all.end()};
    }

    const CardPool& m_pool;
    std::set<std::string> m_sets;
    std::unordered_map<std::string, TitleIndex> m_byTitle;
};

class Look
{
public:
    explicit Look(const CardPool& pool)
        : m_names(pool)
    {
        for (const char* ending : kEndings)
            m_patterns << QStringLiteral("*.") + QLatin1String(ending);
    }

    void into(const QString& folder, int rank, const QString& set = {})
    {
        m_found.folders << folder;
        QDirIterator files(folder, m_patterns, QDir::Files | QDir::Readable);
        for (int i = 0; files.hasNext() && i < kMostFiles; ++i) {
            files.next();
            take(files.fileInfo(), rank, set.toStdString());
        }
    }

    const PictureFolder& found() const { return m_found; }

private:
    void take(const QFileInfo& file, int folderRank, const std::string& set)
    {
        const Names::Meaning meaning = m_names.of(file.completeBaseName(), set);
        if (meaning.cards.empty())
            ++m_found.ignored;
        for (const CardIndex card : meaning.cards) {
            // The path settles a draw, so that the answer does not depend on the order of the folder.
            // A file that cannot be read here gives way to any that can.
            const bool unreadable = !m_readable.contains(file.suffix().toLower());
            const auto rank = std::tuple(unreadable, folderRank, meaning.rank, file.filePath());
            const auto known = m_ranks.find(card);
            if (known != m_ranks.end() && known->second <= rank)
                continue;
            m_ranks[card] = rank;
            m_found.files[card] = file.filePath();
        }
    }

    Names m_names;
    QStringList m_patterns;
    QStringList m_readable = pictureEndings();
    PictureFolder m_found;
    std::unordered_map<CardIndex, std::tuple<bool, int, int, QString>> m_ranks;
};

} // namespace

namespace {

// The nearest folder above that is there: in it the missing one will be seen to come.
QString folderAbove(const QDir& missing)
{
    QString path = QDir::cleanPath(missing.absolutePath());
    while (!QDir(path).exists() && !QDir(path).isRoot())
        path = QFileInfo(path).path();
    return path;
}

} // namespace

PictureFolder lookInto(const QString& path, const CardPool& pool)
{
    const QDir top(path);
    if (path.isEmpty() || !top.exists()) {
        PictureFolder missing;
        if (!path.isEmpty())
            missing.folders << folderAbove(top);
        return missing;
    }
    std::set<QString> sets;
    for (const Card& card : pool.cards())
        sets.insert(QString::fromStdString(card.set).toUpper());
    Look look(pool);
    look.into(top.absolutePath(), 2);
    for (const QString& name : top.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (name.toUpper() == QLatin1String("CUSTOM"))
            look.into(top.absoluteFilePath(name), 0);
        else if (sets.contains(name.toUpper()))
            look.into(top.absoluteFilePath(name), 1, name);
    }
    return look.found();
}

QStringList pictureEndings()
{
    QStringList endings;
    const QList<QByteArray> readable = QImageReader::supportedImageFormats();
    for (const char* ending : kEndings)
        if (readable.contains(ending))
            endings << QString::fromLatin1(ending);
    return endings;
}

} // namespace dossier
