#include "cut_text.h"

#include "app/theme/theme.h"
#include "app/widgets/card_row.h"
#include "app/widgets/two_line_delegate.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace dossier::test {

namespace {

struct MayBeCut
{
    const char* widget; // its object name
    const char* column; // of its head, in English or French; "" for all of it
    const char* why;
};

constexpr std::array kMayBeCut{
    MayBeCut{"cardGrid", "", "cards are drawn; card_face_test looks at them"},
    MayBeCut{"cardTable", "In short", "the tip and the card beside the list say all"},
    MayBeCut{"cardTable", "En bref", "the same in French"},
    MayBeCut{"cardTable", "Keywords", "the tip and the card beside the list say all"},
    MayBeCut{"cardTable", "Mots-clés", "the same in French"},
    MayBeCut{"cardTable", "Played on", "the tip and the card beside the list say all"},
    MayBeCut{"cardTable", "Se joue sur", "the same in French"},
    MayBeCut{"problemList", "", "sentences break into lines"},
    MayBeCut{"teamList", "", "titles break into lines"},
    MayBeCut{"agentWishes", "", "titles break into lines"},
    MayBeCut{"ruleSections", "", "the tip says all"},
    MayBeCut{"historyList", "", "a step may name a deck of any length"},
    MayBeCut{"savedSearches", "", "a search may be of any length"},
    MayBeCut{"deckTags", "", "tags may be many; the line scrolls"},
    MayBeCut{"pictureFolder", "", "a path may be of any length; the line scrolls"},
};

// Cut at some size when this was written: a line leaves as soon as its view has learnt to fit.
constexpr std::array kNotYetWhole{
    MayBeCut{"deckName", "", "the decks"},
    MayBeCut{"deckList", "", "the decks"},
    MayBeCut{"bureauList", "", "the decks"},
    MayBeCut{"teamTotals", "", "the decks"},
    MayBeCut{"poolTable", "", "the decks"},
    MayBeCut{"coverageTable", "", "the decks"},
    MayBeCut{"analysisTabs", "", "the decks"},
    MayBeCut{"oddsTable", "", "the decks"},
    MayBeCut{"economyPage", "", "the decks"},
    MayBeCut{"expenses", "", "the decks"},
    MayBeCut{"missingCards", "", "the decks"},
    MayBeCut{"nearestPart", "", "the decks"},
    MayBeCut{"wishGroup0", "", "the decks"},
    MayBeCut{"decks.shelf", "", "the decks"},
    MayBeCut{"heapTable", "", "the collection: titles"},
    MayBeCut{"completionCards", "", "the collection: titles"},
    MayBeCut{"candidateTable", "", "the notebook: titles and characteristics"},
    MayBeCut{"answerGrid", "", "the notebook: long characteristics"},
    MayBeCut{"questionList", "", "the notebook: long characteristics"},
    MayBeCut{"opponents", "", "the playtest: names of decks"},
    MayBeCut{"playtestWho", "", "the playtest: the players"},
};

// The widget itself, or the nearest around it that has a name.
const QWidget& named(const QWidget& widget)
{
    const QWidget* nearest = &widget;
    while (nearest->objectName().isEmpty() && nearest->parentWidget())
        nearest = nearest->parentWidget();
    return *nearest;
}

bool mayBeCut(const QWidget& widget, const QString& column = {})
{
    const QString name = named(widget).objectName();
    const auto fits = [&](const MayBeCut& known) {
        const bool same = name == QLatin1String(known.widget);
        return same && (*known.column == 0 || column == QString::fromUtf8(known.column));
    };
    return std::ranges::any_of(kMayBeCut, fits) || std::ranges::any_of(kNotYetWhole, fits);
}

QString bare(QString text)
{
    return text.remove(QLatin1Char('&'));
}

class Look
{
public:
    QStringList found;

    void at(QWidget& root)
    {
        for (QWidget* widget : root.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == root.window() && !isPart(*widget) && !isAway(*widget) &&
                !mayBeCut(*widget))
                look(*widget);
    }

private:
    // What Qt makes for a control is looked at with the control.
    static bool isPart(const QWidget& widget)
    {
        const QWidget* parent = widget.parentWidget();
        return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QLineEdit*>(parent) ||
               qobject_cast<const QComboBox*>(parent) || qobject_cast<const QTabBar*>(parent) ||
               (qobject_cast<const QHeaderView*>(&widget) && qobject_cast<const QAbstractItemView*>(parent));
    }

    // On a page that lies behind another one.
    static bool isAway(const QWidget& widget)
    {
        QRect box = widget.rect();
        for (const QWidget* inner = &widget; !inner->isWindow(); inner = inner->parentWidget()) {
            box.translate(inner->pos());
            if (!box.intersects(inner->parentWidget()->rect()))
                return true;
        }
        return false;
    }

    void say(const QWidget& widget, const QString& text, const char* how)
    {
        found << QStringLiteral("%1 in %2: \"%3\" is %4")
                     .arg(QLatin1String(widget.metaObject()->className()), named(widget).objectName(), text.left(60),
                          QLatin1String(how));
    }

    void look(QWidget& widget)
    {
        if (const auto* label = qobject_cast<QLabel*>(&widget))
            label_(*label);
        else if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
            button_(*button);
        else if (const auto* tabs = qobject_cast<QTabBar*>(&widget))
            tabs_(*tabs);
        else if (const auto* line = qobject_cast<QLineEdit*>(&widget))
            line_(*line);
        else if (auto* box = qobject_cast<QComboBox*>(&widget))
            box_(*box);
        else if (auto* view = qobject_cast<QAbstractItemView*>(&widget))
            view_(*view);
    }

    // Whether all of it can be seen, or brought into sight by scrolling.
    static bool isWhole(const QWidget& widget)
    {
        QRect box = widget.rect();
        for (const QWidget* inner = &widget; !inner->isWindow(); inner = inner->parentWidget()) {
            const QWidget* outer = inner->parentWidget();
            box.translate(inner->pos());
            const auto* area = qobject_cast<const QAbstractScrollArea*>(outer->parentWidget());
            if (area && area->viewport() == outer)
                return true; // what may be scrolled; the area itself is looked at as a whole
            if (box.left() < -1 || box.right() > outer->width() || box.top() < -1 || box.bottom() > outer->height())
                return false;
        }
        return true;
    }

    void label_(const QLabel& label)
    {
        if (label.text().isEmpty() || !label.pixmap().isNull())
            return;
        const QString text = label.text();
        if (!isWhole(label))
            say(label, text, "clipped");
        else if (label.wordWrap() ? label.heightForWidth(label.width()) > label.height() + 1
                                  : label.sizeHint().width() > label.width() + 1)
            say(label, text, "cut");
    }

    void button_(const QAbstractButton& button)
    {
        const auto* tool = qobject_cast<const QToolButton*>(&button);
        if (button.text().isEmpty() ||
            (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
            return;
        int marks = button.icon().isNull() ? 0 : button.iconSize().width() + kGrid;
        if (qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button))
            marks += 5 * kGrid;
        const QFontMetrics metrics = button.fontMetrics();
        int wanted = 0;
        for (const QString& line : bare(button.text()).split(QLatin1Char('\n')))
            wanted = std::max(wanted, metrics.horizontalAdvance(line));
        if (!isWhole(button))
            say(button, button.text(), "clipped");
        else if (wanted + marks > button.width() || metrics.height() > button.height() + 2)
            say(button, button.text(), "cut");
    }

    void tabs_(const QTabBar& tabs)
    {
        for (int i = 0; i < tabs.count(); ++i) {
            const QRect box = tabs.tabRect(i);
            if (!tabs.isTabVisible(i))
                continue;
            if (tabs.fontMetrics().horizontalAdvance(bare(tabs.tabText(i))) > box.width())
                say(tabs, tabs.tabText(i), "cut");
            else if (box.right() > tabs.width() || box.left() < 0)
                say(tabs, tabs.tabText(i), "out of sight");
        }
    }

    void line_(const QLineEdit& line)
    {
        if (line.isReadOnly() && line.text().contains(QLatin1Char('/')))
            return; // a path may be of any length; the line scrolls
        const int room = line.width() - 4 * kGrid - (line.isClearButtonEnabled() ? 5 * kGrid : 0);
        if (line.fontMetrics().horizontalAdvance(line.text()) > room || line.fontMetrics().height() > line.height())
            say(line, line.text(), "cut");
        else if (!isWhole(line))
            say(line, line.text() + line.placeholderText(), "clipped");
    }

    void box_(QComboBox& box)
    {
        if (box.isEditable())
            return;
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const QRect room =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        if (box.fontMetrics().horizontalAdvance(box.currentText()) > room.width() + 1)
            say(box, box.currentText(), "cut");
        else if (!isWhole(box))
            say(box, box.currentText(), "clipped");
    }

    void view_(QAbstractItemView& view)
    {
        if (!view.model() || view.viewport()->height() < 8)
            return;
        if (const auto* table = qobject_cast<QTableView*>(&view))
            head_(view, *table->horizontalHeader());
        else if (const auto* tree = qobject_cast<QTreeView*>(&view))
            head_(view, *tree->header());
        if (view.inherits("dossier::FacetTree") || qobject_cast<TwoLineDelegate*>(view.itemDelegate()))
            return rows_(view); // both draw their lines in their own way
        cells_(view);
    }

    void head_(const QAbstractItemView& view, const QHeaderView& header)
    {
        if (header.isHidden())
            return;
        for (int column = 0; column < header.count(); ++column) {
            if (header.isSectionHidden(column) || header.sectionViewportPosition(column) > header.width())
                continue;
            const QString words = view.model()->headerData(column, Qt::Horizontal).toString();
            QFont font = header.font();
            font.setPointSizeF(font.pointSizeF() / 1.2); // heads are set smaller than the text
            if (QFontMetrics(font).horizontalAdvance(words) + 4 * kGrid > header.sectionSize(column) + 1)
                say(view, words, "a cut head");
        }
    }

    void rows_(const QAbstractItemView& view)
    {
        const QModelIndex first = view.indexAt({4, 4});
        if (first.isValid() && view.viewport()->width() < 20 * kGrid)
            say(view, first.data().toString(), "squeezed");
    }

    // The cells in sight, as far as they are drawn as one line.
    void cells_(QAbstractItemView& view)
    {
        const auto* cards = qobject_cast<const CardRowDelegate*>(view.itemDelegate());
        const auto* list = qobject_cast<const QListView*>(&view);
        if (list && (list->wordWrap() || list->viewMode() == QListView::IconMode))
            return;
        for (int y = 2; y < view.viewport()->height(); y += std::max(4, view.sizeHintForRow(0)))
            for (int column = 0; column < view.model()->columnCount(); ++column) {
                const QModelIndex cell = view.indexAt({4, y}).siblingAtColumn(column);
                const QRect box = cell.isValid() ? view.visualRect(cell) : QRect();
                const QString text = cell.data().toString();
                if (text.isEmpty() || box.isEmpty() || view.isPersistentEditorOpen(cell) || view.indexWidget(cell) ||
                    mayBeCut(view, view.model()->headerData(column, Qt::Horizontal).toString()))
                    continue;
                const QVariant font = cell.data(Qt::FontRole);
                const QFontMetrics metrics(font.isValid() ? font.value<QFont>().resolve(view.font()) : view.font());
                const bool marked = cell.data(Qt::DecorationRole).isValid() || cell.data(Qt::CheckStateRole).isValid();
                const int margins = cards ? 4 * kGrid : 2 * kGrid;
                const int wanted = metrics.horizontalAdvance(text) + (marked ? 5 * kGrid : 0) + margins;
                if (wanted > std::min(box.width(), view.viewport()->width()) + kGrid)
                    say(view, text, "a cut cell");
            }
    }
};

} // namespace

QStringList cutTexts(QWidget& root)
{
    Look look;
    look.at(root);
    look.found.removeDuplicates();
    return look.found;
}

} // namespace dossier::test
