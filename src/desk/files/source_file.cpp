#include "desk/files/source_file.h"

#include "desk/files/whole_file.h"
#include "wording/lists/reading_text.h"
#include "wording/words/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dossier {

namespace {

class SourceFiles
{
    Q_DECLARE_TR_FUNCTIONS(SourceFiles)

public:
    static SourceFile read(const QString& path)
    {
        WholeFile file = readWhole(path);
        if (!file.why.isEmpty())
            return {{}, tr("%1: %2.").arg(path, file.why)};
        return {std::move(file.content), {}};
    }

    static QString filters()
    {
        QStringList files;
        for (const DeckFormatFacts& facts : kDeckFormatFacts)
            files += QStringLiteral("*.") + qtText(facts.ending);
        files += {QStringLiteral("*.url"), QStringLiteral("*.zip")}; // a kept link, an archive
        files.removeDuplicates();
        return tr("Decks, tables, archives (%1);;All files (*)").arg(files.join(u' '));
    }

    static QString name(DeckFormat format)
    {
        switch (format) {
        case DeckFormat::DossierText:
            return tr("Dossier deck");
        case DeckFormat::FanSiteJson:
            return tr("Fan site, JSON");
        case DeckFormat::FanSiteCsv:
            return tr("Fan site, CSV");
        case DeckFormat::Signature:
            return tr("Fan site, old link");
        case DeckFormat::PlainList:
            return tr("Plain list");
        case DeckFormat::Cockatrice:
            return tr("Cockatrice");
        case DeckFormat::ForumText:
            return tr("Forum text");
        case DeckFormat::Html:
            return tr("Web page");
        case DeckFormat::Lackey:
            return tr("LackeyCCG list");
        case DeckFormat::Octgn:
            return tr("OCTGN");
        case DeckFormat::Tabletop:
            return tr("Tabletop Simulator");
        case DeckFormat::LackeyXml:
            return tr("LackeyCCG deck");
        case DeckFormat::Mtgo:
            return tr("Magic Online");
        case DeckFormat::Forge:
            return tr("Forge");
        }
        return {};
    }

    static QString located(const ReadError& error)
    {
        return error.line() > 0 ? tr("Line %1: %2.").arg(error.line()).arg(sentence(error))
                                : QStringLiteral("%1.").arg(sentence(error));
    }
};

} // namespace

SourceFile readSource(const QString& path)
{
    return SourceFiles::read(path);
}

QString importFilters()
{
    return SourceFiles::filters();
}

QString formatName(DeckFormat format)
{
    return SourceFiles::name(format);
}

QString endingOf(DeckFormat format)
{
    return qtText(factsOf(format).ending);
}

DeckFormat formatFor(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const DeckFormatFacts& facts : kDeckFormatFacts)
        if (facts.ofEnding && ending == endingOf(facts.format))
            return facts.format;
    return DeckFormat::DossierText;
}

QString located(const ReadError& error)
{
    return SourceFiles::located(error);
}

} // namespace dossier
