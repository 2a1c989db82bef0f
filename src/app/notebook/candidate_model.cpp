#include "app/notebook/candidate_model.h"

#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "wording/words/game_words.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

void strikeThrough(const RowCanvas& on, const QString& words)
{
    const int wide = QFontMetrics(on.theme().text).horizontalAdvance(words);
    const int width = std::min(wide, static_cast<int>(on.box.width()) - 4 * kGrid); // words that break
    const int left = on.box.toRect().left() + 2 * kGrid;
    const int middle = on.box.toRect().center().y() + 1;
    on.painter.setRenderHint(QPainter::Antialiasing, false);
    on.painter.setPen(QPen(on.theme().error, 1.5));
    on.painter.drawLine(left - 2, middle, left + width + 2, middle);
}

} // namespace

CandidateModel::CandidateModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent)
    : ColumnModel(parent)
    , m_notebook(notebook)
    , m_pool(pool)
{
    rows() = notebook.xFiles();
    for (const Hardness& hardness : hardnessAgainst(evenMix(), pool))
        m_survives[hardness.xfile] = hardness.survives;
    setColumns({titles()});
    for (int i = 0; i < kCharacteristics; ++i)
        addColumns({answers(static_cast<Characteristic>(i))});
    addColumns({hardness()});
    arrange();
    connect(&notebook, &XFileNotebook::changed, this, &CandidateModel::refresh);
}

Column<CardIndex> CandidateModel::titles() const
{
    return {.head = {tr("X-File")},
            .text = [this](CardIndex card) { return QString::fromStdString(m_pool[card].title); },
            .before = [this](CardIndex a, CardIndex b) { return titleBefore(a, b); },
            .tip = [this](CardIndex card) { return sentenceOf(card); },
            .spoken = [this](CardIndex card) { return sentenceOf(card); },
            .look =
                [this](CardIndex card) {
                    const bool struck = isStruck(card);
                    RowLook look = lookOf(card);
                    look.left = 3 * kGrid;
                    look.bar = RowLook::Bar::Keyboard;
                    if (!struck)
                        look.edge = CardType::XFile;
                    look.before = {typeSign(CardType::XFile, struck ? &Theme::quiet : nullptr)};
                    look.title.struck = struck;
                    look.title.breaks = true;
                    return look;
                }};
}

Column<CardIndex> CandidateModel::answers(Characteristic of) const
{
    const auto type = [this, of](CardIndex card) { return m_pool[card].xfile->type(of); };
    return {.head = {word(of)},
            .text = [type](CardIndex card) { return word(type(card)); },
            .before =
                [=, this](CardIndex a, CardIndex b) {
                    return type(a).type != type(b).type ? type(a).type < type(b).type : titleBefore(a, b);
                },
            .tip = [this](CardIndex card) { return sentenceOf(card); },
            .look =
                [=, this](CardIndex card) {
                    RowLook look = lookOf(card);
                    look.title.breaks = true;
                    if (strikes(card, of))
                        look.over = [words = word(type(card))](const RowCanvas& on) { strikeThrough(on, words); };
                    return look;
                }};
}

Column<CardIndex> CandidateModel::hardness() const
{
    return {.head = {tr("Sites", "how many solved Sites it takes to find an X-File out"),
                     tr("Solved Sites an opponent needs on average to know it, all questions being equally common. "
                        "For who chooses an X-File to protect: the more the better."),
                     Qt::AlignRight},
            .text = [this](CardIndex card) { return survives(card) ? figure(*survives(card), 1) : QString(); },
            .before =
                [this](CardIndex a, CardIndex b) {
                    const double first = survives(a).value_or(0);
                    const double second = survives(b).value_or(0);
                    return first != second ? first < second : titleBefore(a, b);
                },
            .tip = [this](CardIndex card) { return sentenceOf(card); },
            .look = [this](CardIndex card) { return lookOf(card); }};
}

bool CandidateModel::titleBefore(CardIndex a, CardIndex b) const
{
    return m_pool.foldedTitle(a) < m_pool.foldedTitle(b);
}

void CandidateModel::setCandidatesFirst(bool first)
{
    m_candidatesFirst = first;
    refresh();
}

void CandidateModel::refresh()
{
    if (!std::ranges::is_permutation(rows(), m_notebook.xFiles())) {
        beginResetModel();
        rows() = m_notebook.xFiles();
        endResetModel();
    }
    arrange();
    tell(0, columnCount() - 1);
}

std::optional<double> CandidateModel::survives(CardIndex card) const
{
    const auto found = m_survives.find(m_pool.knownPrinting(card).value_or(card));
    return found == m_survives.end() ? std::nullopt : std::optional(found->second);
}

bool CandidateModel::isStruck(CardIndex card) const
{
    return std::ranges::count(m_notebook.candidates(), card) == 0;
}

bool CandidateModel::strikes(CardIndex card, Characteristic of) const
{
    return std::ranges::any_of(m_notebook.struckOutBy(card),
                               [&](const Answer& answer) { return answer.asked.of == of; });
}

RowLook CandidateModel::lookOf(CardIndex card) const
{
    RowLook look;
    look.title = {.face = &Theme::text, .ink = isStruck(card) ? &Theme::quiet : &Theme::ink, .breaks = false};
    return look;
}

QString CandidateModel::sentence(int row) const
{
    return row >= 0 && row < rowCount() ? sentenceOf(cardAt(row)) : QString();
}

QString CandidateModel::sentenceOf(CardIndex card) const
{
    QStringList reasons;
    for (const Answer& answer : m_notebook.struckOutBy(card))
        reasons << answerWords(answer);
    const QString title = QString::fromStdString(m_pool[card].title);
    if (reasons.isEmpty() && isStruck(card))
        return tr("%1 is not the one: it was guessed wrongly.").arg(title);
    return reasons.isEmpty() ? tr("%1 is possible.").arg(title)
                             : tr("%1 is struck out: %2.").arg(title, reasons.join(QStringLiteral(", ")));
}

} // namespace dossier
