// The page from which somebody writes a guest in another language says what is really sent.
#include "net/view/view_fields.h"
#include "net/view/view_words.h"

#include <QFile>

#include <gtest/gtest.h>

namespace dossier {

namespace {

const QString kPage = QStringLiteral(DOSSIER_SOURCE_DIR "/src/net/PROTOCOL.md");
const QString kBegin = QStringLiteral("<!-- generated: DOSSIER_WRITE_PROTOCOL=1 net_test -->\n");

template <typename T>
QString nameOfType();

#define DOSSIER_TYPE(type)                                                                                             \
    template <>                                                                                                        \
    QString nameOfType<type>()                                                                                         \
    {                                                                                                                  \
        return QStringLiteral(#type).remove(QStringLiteral("SeatView::")).remove(QStringLiteral("Answers::"));         \
    }
DOSSIER_TYPE(SeenCard)
DOSSIER_TYPE(SeenAgent)
DOSSIER_TYPE(SeenSite)
DOSSIER_TYPE(SeenAbsent)
DOSSIER_TYPE(SeenBeside)
DOSSIER_TYPE(SeenStore)
DOSSIER_TYPE(SeenInDeck)
DOSSIER_TYPE(SeenPlayer)
DOSSIER_TYPE(SeenWaiting)
DOSSIER_TYPE(SeenFighter)
DOSSIER_TYPE(SeenCheck)
DOSSIER_TYPE(SeenInvestigation)
DOSSIER_TYPE(SeenFight)
DOSSIER_TYPE(SeenSubject)
DOSSIER_TYPE(Notebook)
DOSSIER_TYPE(Observation)
DOSSIER_TYPE(CardName)
DOSSIER_TYPE(NamedThing)
DOSSIER_TYPE(NamedWord)
DOSSIER_TYPE(Points)
DOSSIER_TYPE(Way)
DOSSIER_TYPE(Action)
DOSSIER_TYPE(Choice)
DOSSIER_TYPE(Decision)
DOSSIER_TYPE(Waiting)
DOSSIER_TYPE(Occasion)
DOSSIER_TYPE(PlayFacts)
DOSSIER_TYPE(LegalMoves)
DOSSIER_TYPE(Reason)
DOSSIER_TYPE(Refused)
DOSSIER_TYPE(VisibleEvent)
DOSSIER_TYPE(LevelPart)
DOSSIER_TYPE(WaitingPart)
DOSSIER_TYPE(CheckParts)
DOSSIER_TYPE(Prospect)
DOSSIER_TYPE(Outlook)
DOSSIER_TYPE(InFight)
DOSSIER_TYPE(Blow)
DOSSIER_TYPE(FightNow)
DOSSIER_TYPE(GameOptions)
DOSSIER_TYPE(SeatView::Place)
DOSSIER_TYPE(SeatView::Named)
DOSSIER_TYPE(SeatView::InState)
DOSSIER_TYPE(SeatView::AtSite)
DOSSIER_TYPE(SeatView::TeamLevels)
DOSSIER_TYPE(SeatView)
DOSSIER_TYPE(Answers::WhyNot)
DOSSIER_TYPE(Answers::Foreseen)
DOSSIER_TYPE(Answers)
DOSSIER_TYPE(SentView)
DOSSIER_TYPE(Phase)
DOSSIER_TYPE(Section)
DOSSIER_TYPE(Place)
DOSSIER_TYPE(ActionKind)
DOSSIER_TYPE(Ending)
DOSSIER_TYPE(EventKind)
DOSSIER_TYPE(WindowKind)
DOSSIER_TYPE(Game)
DOSSIER_TYPE(Asks)
DOSSIER_TYPE(Fate)
DOSSIER_TYPE(ReasonKind)
DOSSIER_TYPE(Thing::Kind)
DOSSIER_TYPE(NamedWord::Kind)
DOSSIER_TYPE(Waiting::Kind)
DOSSIER_TYPE(LevelPart::Kind)
DOSSIER_TYPE(CardState)
DOSSIER_TYPE(SceneKind)
DOSSIER_TYPE(Haste)
DOSSIER_TYPE(PassCosts)
DOSSIER_TYPE(Activator)
#undef DOSSIER_TYPE

template <typename T>
inline constexpr bool kOptional = false;
template <typename T>
inline constexpr bool kOptional<std::optional<T>> = true;
template <typename T>
inline constexpr bool kMany = false;
template <typename T>
inline constexpr bool kMany<std::vector<T>> = true;
template <typename T, std::size_t n>
inline constexpr bool kMany<std::array<T, n>> = true;

// Walks over all that a view consists of, and writes it down: each type once, after the one that names it first.
class Page
{
public:
    template <typename T>
    QString say(FieldRole role)
    {
        if constexpr (std::is_same_v<T, std::vector<bool>>)
            return QStringLiteral("numbers of the choices that are so");
        else if constexpr (kOptional<T>)
            return say<typename T::value_type>(role);
        else if constexpr (kMany<T>)
            return QStringLiteral("list of ") + say<typename T::value_type>(role);
        else if constexpr (HasFields<T>) {
            add<T>();
            return nameOfType<T>();
        } else if constexpr (std::is_enum_v<T>) {
            addWords<T>();
            return nameOfType<T>();
        } else
            return leaf<T>(role);
    }

    QString text() const { return m_types.join(QString()) + m_words.join(QString()); }

private:
    template <typename T>
    static QString leaf(FieldRole role)
    {
        switch (role) {
        case FieldRole::OfSeat:
            return QStringLiteral("seat");
        case FieldRole::OfAbility:
            return QStringLiteral("ability");
        case FieldRole::OfType:
            return QStringLiteral("type");
        case FieldRole::OfAgent:
            return QStringLiteral("slot");
        case FieldRole::OfXFiles:
            return QStringLiteral("list of places among the X-Files");
        default:
            break;
        }
        if constexpr (std::is_same_v<T, CardIndex>)
            return QStringLiteral("card");
        else if constexpr (std::is_same_v<T, CardRef>)
            return QStringLiteral("ref");
        else if constexpr (std::is_same_v<T, Thing>)
            return QStringLiteral("thing");
        else if constexpr (std::is_same_v<T, bool>)
            return QStringLiteral("true or false");
        else if constexpr (std::is_same_v<T, QString> || std::is_same_v<T, RuleNumber>)
            return QStringLiteral("text");
        else
            return QStringLiteral("number");
    }

    template <typename T>
    static QString missing(const T& first, FieldRole role)
    {
        if constexpr (std::is_same_v<T, CardIndex> || std::is_same_v<T, CardRef> || std::is_same_v<T, Thing>)
            return QStringLiteral("none");
        else if constexpr (kOptional<T>)
            return QStringLiteral("none");
        else if constexpr (kMany<T> || HasFields<T> || std::is_same_v<T, QString> || std::is_same_v<T, RuleNumber>)
            return QStringLiteral("empty");
        else if constexpr (std::is_enum_v<T>) {
            const std::string_view word = wordsFor<T>()[static_cast<std::size_t>(first)];
            return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        } else if constexpr (std::is_same_v<T, bool>)
            return first ? QStringLiteral("true") : QStringLiteral("false");
        else
            return role == FieldRole::OfSeat || role == FieldRole::OfXFiles
                       ? QStringLiteral("none")
                       : QString::number(static_cast<qint64>(first));
    }

    template <typename T>
    void add()
    {
        const QString name = nameOfType<T>();
        if (m_said.contains(name))
            return;
        m_said << name;
        const auto place = m_types.size();
        m_types << QString();
        static const T first{};
        QString table = QStringLiteral("\n### %1\n\n| key | what | where it is missing |\n|---|---|---|\n").arg(name);
        forEachField<T>([&](const auto& field) {
            using Member = std::remove_cvref_t<decltype(first.*field.member)>;
            table += QStringLiteral("| `%1` | %2 | %3 |\n")
                         .arg(QString::fromUtf8(field.name.data(), static_cast<qsizetype>(field.name.size())),
                              say<Member>(field.role), missing(first.*field.member, field.role));
        });
        m_types[place] = table;
    }

    template <typename T>
    void addWords()
    {
        const QString name = nameOfType<T>();
        if (m_said.contains(name))
            return;
        m_said << name;
        QStringList words;
        for (const std::string_view word : wordsFor<T>())
            words << QStringLiteral("`%1`").arg(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        m_words << QStringLiteral("\n### %1\n\n%2\n").arg(name, words.join(QStringLiteral(", ")));
    }

    QStringList m_said;
    QStringList m_types;
    QStringList m_words;
};

} // namespace

TEST(ProtocolPage, SaysWhatIsSent)
{
    Page page;
    page.say<SentView>(FieldRole::Plain);
    QFile file(kPage);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    file.close();
    const auto begin = text.indexOf(kBegin);
    ASSERT_GE(begin, 0);
    if (qEnvironmentVariableIsSet("DOSSIER_WRITE_PROTOCOL")) {
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write((text.left(begin + kBegin.size()) + page.text()).toUtf8());
        GTEST_SKIP() << "written";
    }
    EXPECT_EQ(text.mid(begin + kBegin.size()).toStdString(), page.text().toStdString());
}

} // namespace dossier
