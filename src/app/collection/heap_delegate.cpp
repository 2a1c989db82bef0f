#include "app/collection/heap_delegate.h"

#include "app/collection/heap_table_model.h"
#include "app/entry/known_words.h"
#include "app/theme/theme.h"
#include "wording/words/game_words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QStringListModel>

namespace dossier {

namespace {

constexpr int kMostLetters = 1'000'000;
constexpr const char* kAsShown = "asShown"; // what stood in the line before anybody touched it

void showIn(QLineEdit& line, const QString& text)
{
    line.setText(text);
    line.setProperty(kAsShown, line.text());
}

} // namespace

HeapDelegate::HeapDelegate(const HeapTableModel& heaps, const Appearance& appearance, QObject* parent)
    : SheetDelegate(appearance, HeapTableModel::Title, parent)
    , m_heaps(heaps)
{}

QWidget* HeapDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int column = index.column();
    QWidget* editor = column == HeapTableModel::ConditionColumn || column == HeapTableModel::Signed
                          ? createChoice(parent, column)
                          : createLine(parent, column);
    begin(*editor, column, HeapCells::name(column));
    return editor;
}

QWidget* HeapDelegate::createChoice(QWidget* parent, int column) const
{
    auto* choice = new QComboBox(parent);
    if (column == HeapTableModel::Signed) {
        OwnedCard heap;
        for (const bool isSigned : {false, true}) {
            heap.isSigned = isSigned;
            const QString answer = HeapCells::typed(heap, column);
            choice->addItem(answer, answer);
        }
        return choice;
    }
    for (int i = 0; i < kConditions; ++i) {
        const QString name = word(static_cast<Condition>(i));
        choice->addItem(name.isEmpty() ? tr("not graded") : name, name);
    }
    return choice;
}

QWidget* HeapDelegate::createLine(QWidget* parent, int column) const
{
    auto* line = new QLineEdit(parent);
    line->setMaxLength(kMostLetters);
    line->setFrame(false);
    if (column == HeapTableModel::Location || column == HeapTableModel::LentTo || column == HeapTableModel::Language) {
        QStringList words;
        for (const std::string& text : m_heaps.words(column))
            words << QString::fromStdString(text);
        offerKnown(*line, *new QStringListModel(words, line));
    }
    return line;
}

void HeapDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto* choice = qobject_cast<QComboBox*>(editor))
        choice->setCurrentIndex(std::max(0, choice->findData(text)));
    else
        showIn(static_cast<QLineEdit&>(*editor), text);
}

void HeapDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    // A line that nobody touched shows less than there is: it has no line breaks. What an offer put into it counts as
    // touched, and as modified it does not.
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    if (line && line->text() == line->property(kAsShown).toString())
        return;
    model->setData(index, textOf(*editor));
}

void HeapDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    // A cell may be narrower than its editor needs to be.
    QRect cell = option.rect;
    const int wanted = qobject_cast<QComboBox*>(editor) ? editor->sizeHint().width() : 24 * kGrid;
    cell.setWidth(std::max(cell.width(), wanted));
    editor->setGeometry(cell);
}

QString HeapDelegate::textOf(const QWidget& editor) const
{
    if (const auto* choice = qobject_cast<const QComboBox*>(&editor))
        return choice->currentData().toString();
    return static_cast<const QLineEdit&>(editor).text();
}

} // namespace dossier
