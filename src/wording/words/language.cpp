#include "wording/words/language.h"

#include "domain/search/query_fields.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace dossier {

namespace {

// What Qt calls things, in its list of files and in what a program says of its options, by a name that its own French
// file has not, or that is wanted where there is no such file.
[[maybe_unused]] constexpr const char* kUntranslatedByQt[][2] = {
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Shortcut", "All other platforms"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "File Folder", "Match Windows Explorer"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Alias", "macOS Finder"),
    {QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"), nullptr},
    {QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help on commandline options."), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help including Qt specific options."), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Displays version information."), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"), nullptr},
    {QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"), nullptr},
};

template <typename Value, int N, typename... Of>
std::vector<std::string> wordsOfAll(Of... of)
{
    std::vector<std::string> words;
    for (std::uint8_t i = 0; i < N; ++i)
        if constexpr (sizeof...(of) == 0)
            words.push_back(word(static_cast<Value>(i)).toStdString());
        else
            words.push_back(word(Value{of..., i}).toStdString());
    return words;
}

// What lists and panels show can be typed in a search.
void speakInSearches()
{
    using Field = QueryField;
    const auto skills = wordsOfAll<Skill, kSkills>();
    const auto types = [](Characteristic of) { return wordsOfAll<CharacteristicType, kTypesPerCharacteristic>(of); };
    setSpokenWords({{Field::Type, wordsOfAll<CardType, kCardTypes>()},
                    {Field::Keyword, wordsOfAll<Keyword, kKeywords>()},
                    {Field::Activator, wordsOfAll<Activator, kActivators>()},
                    {Field::Skill, skills},
                    {Field::Prerequisite, skills},
                    {Field::Rarity, wordsOfAll<Rarity, kRarities>()},
                    {Field::Question, wordsOfAll<Characteristic, kCharacteristics>()},
                    {Field::Affiliation, types(Characteristic::Affiliation)},
                    {Field::Motive, types(Characteristic::Motive)},
                    {Field::Method, types(Characteristic::Method)},
                    {Field::Result, types(Characteristic::Result)}});
}

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("fr")};
}

Language::Language(const QString& code)
    : m_code(code)
{
    if (m_code.isEmpty())
        m_code = QLocale::system().name().left(2);
    if (!languages().contains(m_code))
        m_code = QStringLiteral("en");
    // The user's own country stays where it speaks this language: "12,8" in Switzerland, too.
    const QLocale spoken(m_code);
    const bool plain = m_code == QStringLiteral("en") && m_before.language() == QLocale::C;
    if (m_before.language() != spoken.language() && !plain)
        QLocale::setDefault(spoken);
    // English has a file, too: the plural forms.
    const QString ours = QStringLiteral(":/i18n");
    install(m_program, QStringLiteral("dossier"), ours);
    install(m_cardTexts, QStringLiteral("card_text"), ours);
    install(m_qtWords, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    speakInSearches();
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_cardTexts);
    QCoreApplication::removeTranslator(&m_qtWords);
    QLocale::setDefault(m_before);
    setSpokenWords({});
}

void Language::install(QTranslator& translator, const QString& name, const QString& folder)
{
    if (translator.load(QStringLiteral("%1/%2_%3.qm").arg(folder, name, m_code)))
        QCoreApplication::installTranslator(&translator);
}

} // namespace dossier
