#include "cli_run.h"

namespace dossier::test {

using Usage = CliTest;

TEST_F(Usage, HelpListsTheCommandsAndEveryCommandExplainsItself)
{
    const CliResult help = runBare({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(help.out.contains("deck check"));
    for (const char* words :
         {"cards", "deck check", "deck import", "deck export", "collection add", "play goldfish", "db check"}) {
        const CliResult one = run(QString::fromLatin1(words).split(' ') + QStringList{"--help"});
        EXPECT_EQ(one.code, 0) << words;
        EXPECT_TRUE(one.out.startsWith("Usage: dossier-cli " + QString::fromLatin1(words))) << one.out.toStdString();
        EXPECT_TRUE(one.err.isEmpty());
    }
}

TEST_F(Usage, TheVersionIsPrinted)
{
    const CliResult version = runBare({"--version"});
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(version.out.startsWith("dossier-cli "));
}

TEST_F(Usage, WrongWordsEndWithTwoAndASentence)
{
    const QList<QStringList> wrong{{"frobnicate"},
                                   {"deck", "frobnicate"},
                                   {"deck", "check"},
                                   {"deck", "check", "a", "b"},
                                   {"deck", "check", sample(), "--game", "chess"},
                                   {"deck", "export", sample(), "--format", "cuneiform"},
                                   {"deck", "export", sample()},
                                   {"collection", "add", "63", "0"},
                                   {"collection", "add", "63", "--condition", "sticky"},
                                   {"collection", "import", "x", "--mode", "maybe"},
                                   {"play", "goldfish", sample(), "--games", "-1"},
                                   {"cards", "--frob"}};
    for (const QStringList& words : wrong) {
        const CliResult result = run(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_TRUE(result.out.isEmpty());
        EXPECT_TRUE(result.err.startsWith("dossier-cli: ")) << result.err.toStdString();
    }
    EXPECT_EQ(runBare({"--lang", "tlh", "cards"}).code, 2);
    EXPECT_EQ(runBare({"--db"}).code, 2);
    EXPECT_EQ(runBare({}).code, 2);
}

// What contradicts another option or would have no effect is no slip to be passed over.
TEST_F(Usage, OptionsThatWouldHaveNoEffectAreRefused)
{
    const QString deck = sample();
    struct Refused
    {
        QStringList words;
        const char* said;
    };
    const std::vector<Refused> refused{
        {{"--db", path("a.sqlite"), "--data-dir", path("b"), "collection", "stats"}, "--db and --data-dir"},
        {{"--db", path("a.sqlite"), "--portable", "collection", "stats"}, "--db and --portable"},
        {{"--data-dir", path("b"), "--portable", "collection", "stats"}, "--data-dir and --portable"},
        {{"play", "duel", deck, "--games", "2", "--sets", "all"}, "--sets"},
        {{"play", "swaps", deck, "--try", "Aubrey, MO=Kick", "--out", "Aubrey, MO"}, "--out"},
        {{"deck", "sealed", "--starters", "0", "--fixed", "Skeptic"}, "--fixed"},
        {{"deck", "sealed", "--starters", "0", "--starter", "1,1,1"}, "--starter"},
        {{"deck", "sealed", "--starters-of", "ttiot", "--fixed", "Skeptic"}, "--fixed"},
        {{"deck", "sealed", "--boosters", "0", "--booster", "1,1,1"}, "--booster"},
        {{"deck", "sealed", "--boosters", "0", "--boosters-of", "ttiot"}, "--boosters-of"},
        {{"deck", "sealed", "--boosters", "0", "--ultra-rare", "5"}, "--ultra-rare"},
        {{"deck", "sealed", "--killers"}, "--killers"},
        {{"deck", "sealed", "--build", "Evening", "--bots", "agent"}, "--bots"},
        {{"deck", "sealed", "--build", "Evening", "--jobs", "2"}, "--jobs"}};
    for (const auto& [words, said] : refused) {
        const CliResult result = runBare(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_TRUE(result.out.isEmpty()) << words.join(' ').toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
        EXPECT_TRUE(result.err.contains(QLatin1String(said))) << result.err.toStdString();
    }
    EXPECT_FALSE(QFileInfo::exists(path("a.sqlite")));
    EXPECT_EQ(runBare({"deduce", "--is", "result=death", "--not", "method=violence", "--not", "motive=control"}).code,
              0);
}

// The variable of a script that was never set.
TEST_F(Usage, AFileWithoutANameIsRefused)
{
    const QString deck = sample();
    for (const QStringList& words : {QStringList{"db", "export", ""},
                                     {"db", "backup", ""},
                                     {"db", "import", ""},
                                     {"deck", "import", ""},
                                     {"collection", "export", "-o", ""},
                                     {"deck", "export", deck, "--format", "csv", "-o", ""},
                                     {"play", "match", deck, deck, "--games", "2", "--record", ""},
                                     {"deck", "sealed", "-o", ""}}) {
        const CliResult result = run(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(result.out.isEmpty()) << words.join(' ').toStdString();
    }
}

TEST_F(Usage, NothingIsNoCardAndNoDeck)
{
    const QString deck = sample();
    for (const QStringList& words : {QStringList{"cards", "show", ""},
                                     {"cards", "show", "  "},
                                     {"collection", "add", "", "2"},
                                     {"deck", "check", ""},
                                     {"deck", "copy", "", "b"},
                                     {"deck", "diff", deck, ""},
                                     {"play", "match", deck, "", "--games", "2"},
                                     {"play", "worth", deck, "--card", "", "--games", "2"},
                                     {"play", "swaps", deck, "--in", "", "--games", "2"},
                                     {"rules", "why", ""},
                                     {"sets", "remove", ""}}) {
        const CliResult result = run(words);
        EXPECT_EQ(result.code, 2) << words.join('|').toStdString();
        EXPECT_TRUE(result.out.isEmpty());
        EXPECT_FALSE(result.err.contains(": :") || result.err.contains("  ")) << result.err.toStdString();
    }
    EXPECT_TRUE(run({"cards", "show", ""}).err.startsWith("dossier-cli: ID|TITLE is empty. Usage: "));
    EXPECT_EQ(run({"cards", ""}).code, 0) << "a search for all";
}

TEST_F(Usage, WordsThatAreNotUnderstoodAreNamed)
{
    const auto why = [this](const QStringList& words) { return runBare(words).err.section(QLatin1Char('.'), 0, 0); };
    EXPECT_EQ(why({"cards", "--foo", "x"}), "dossier-cli: There is no option --foo");
    EXPECT_EQ(why({"cards", "-x"}), "dossier-cli: There is no option -x");
    EXPECT_EQ(why({"play", "goldfish", "a", "--games"}), "dossier-cli: --games needs a value");
    EXPECT_EQ(why({"deck", "check", "a", "--killers=no", "--game", "basic"}), "dossier-cli: --killers takes no value");
    EXPECT_EQ(why({"--lang", "fr", "cards", "--foo"}), QStringLiteral("dossier-cli: Il n’y a pas d’option --foo"));
}

TEST_F(Usage, ARefusalIsInTheLanguageAsked)
{
    for (const QStringList& words : {QStringList{"--lang=fr", "collection", "stats", "--db"},
                                     {"--data-dir", path("b"), "--portable", "collection", "stats", "--lang", "fr"}}) {
        const CliResult result = runBare(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(result.err.contains(QStringLiteral("--db attend une valeur")) ||
                    result.err.contains(QStringLiteral("disent tous deux")))
            << result.err.toStdString();
    }
}

TEST_F(Usage, AnOptionThatIsGivenTwiceIsRefused)
{
    const QString deck = sample();
    const std::vector<std::pair<QStringList, QString>> twice{
        {{"play", "goldfish", deck, "--games", "2", "--games=4"}, "--games"},
        {{"play", "match", deck, deck, "--bots", "first", "--bots", "random"}, "--bots"},
        {{"deck", "export", deck, "--format", "csv", "-o", path("a"), "-o", path("b")}, "-o"},
        {{"deck", "export", deck, "--format", "csv", "-o", path("a"), "--output", path("b")}, "-o"},
        {{"collection", "import", "x", "--mode", "add", "--mode", "max"}, "--mode"},
        {{"--db", path("a"), "db", "info", "--db=" + path("b")}, "--db"},
        {{"--lang=en", "cards", "dupre", "--lang", "en"}, "--lang"},
        {{"--data-dir", path("a"), "--data-dir", path("b"), "deck", "list"}, "--data-dir"}};
    for (const auto& [words, option] : twice) {
        const CliResult result = runBare(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(result.err.startsWith(QStringLiteral("dossier-cli: %1 is given twice.").arg(option)))
            << result.err.toStdString();
        EXPECT_TRUE(result.out.isEmpty()) << words.join(' ').toStdString();
    }
    EXPECT_FALSE(QFile::exists(path("a")));
    // Switches say no more the second time, and what is made for a list takes one.
    EXPECT_EQ(runBare({"--json", "--json", "deck", "check", deck, "--killers", "--killers"}).code, 0);
    EXPECT_EQ(runBare({"deduce", "--is", "motive=greed", "--is", "method=x", "--not", "a=b", "--not", "c=d"})
                  .err.contains(QStringLiteral("twice")),
              false);
}

// An option that changes nothing, which scripts give to all alike: said, and gone on.
TEST_F(Usage, OptionsThatDoNothingAreSaidToDoSo)
{
    const QString deck = sample();
    const QStringList few{"--games", "2", "--max-turns", "2"};
    const std::vector<QStringList> idle{
        {"deck", "check", deck, "--game", "basic", "--killers"},
        QStringList{"play", "match", deck, deck, "--game", "basic", "--killers"} + few,
        QStringList{"play", "match", deck, deck, "--worlds", "5"} + few,
        QStringList{"play", "gauntlet", deck, deck, "--bots", "agent", "--worlds", "5"} + few,
        QStringList{"play", "duel", deck, "--worlds", "5"} + few,
        QStringList{"play", "worth", deck, "--card", "XF96-0048v1", "--worlds", "5"} + few};
    for (const QStringList& words : idle) {
        const CliResult result = runBare(words);
        EXPECT_LE(result.code, 1) << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_EQ(result.err.count(" does nothing here: "), 1)
            << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_FALSE(result.out.isEmpty()) << words.join(' ').toStdString();
    }
}

TEST_F(Usage, GlobalOptionsMayStandAnywhere)
{
    const CliResult result = runBare({"cards", "dupre", "--json", "--lang=en"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.json()["count"].toInt(), 2);
}

TEST_F(Usage, SpeaksFrench)
{
    const CliResult result = runBare({"--lang", "fr", "--db", path("x.sqlite"), "deck", "check", sample()});
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(result.out.contains(QStringLiteral("avancé"))) << result.out.toStdString();
}

} // namespace dossier::test
