#include "cut_text.h"

#include "app/theme/theme.h"
#include "painted_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
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
    MayBeCut{"ruleSections", "", "the tip says all"},
    MayBeCut{"historyList", "", "a step may name a deck of any length"},
    MayBeCut{"savedSearches", "", "a search may be of any length"},
    MayBeCut{"importTable", "As it stands", "the text stands beside it, and the tip says all"},
    MayBeCut{"importTable", "Telle quelle", "the same in French"},
    MayBeCut{"deckTags", "", "tags may be many; the line scrolls"},
    MayBeCut{"pictureFolder", "", "a path may be of any length; the line scrolls"},
};

// The widget itself, or the nearest around it that has a name.
const QWidget& named(const QWidget& widget)
{
    const QWidget* nearest = &widget;
    while (nearest->objectName().isEmpty() && nearest->parentWidget())
        nearest = nearest->parentWidget();
    return *nearest;
}

// Who draws words by hand where others have labels: none of them may be shortened.
constexpr std::array kDrawn{"HeatMap", "BarList", "Tile", "RankButton", "XFileSlot", "PhaseBar", "PassButton"};

bool drawsByHand(const QWidget& widget)
{
    const QLatin1String name(widget.metaObject()->className());
    return std::ranges::any_of(kDrawn, [&](const char* drawn) { return name.endsWith(QLatin1String(drawn)); });
}

bool mayBeCut(const QWidget& widget, const QString& column = {})
{
    const QString name = named(widget).objectName();
    const auto fits = [&](const MayBeCut& known) {
        const bool same = name == QLatin1String(known.widget);
        return same && (*known.column == 0 || column == QString::fromUtf8(known.column));
    };
    return std::ranges::any_of(kMayBeCut, fits);
}

QString bare(QString text)
{
    return text.remove(QLatin1Char('&'));
}

class CutTexts
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
        if (drawsByHand(widget))
            drawn_(widget);
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
            if (area && area->viewport() == outer) {
                // What may be scrolled; the area itself is looked at as a whole.
                const bool sideways = area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
                return sideways || (box.left() >= -1 && box.right() <= outer->width());
            }
            if (box.left() < -1 || box.right() > outer->width() || box.top() < -1 || box.bottom() > outer->height())
                return false;
        }
        return true;
    }

    void drawn_(QWidget& widget)
    {
        for (const PaintedText& text : paintedTexts(widget))
            if (text.words.endsWith(QChar(0x2026)))
                say(widget, text.words, "shortened");
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
        cells_(view);
    }

    // Sideways only: a head may stand upright.
    void head_(const QAbstractItemView& view, const QHeaderView& header)
    {
        if (header.isHidden())
            return;
        for (const PaintedText& text : paintedTexts(*header.viewport())) {
            const bool inside = text.box.left() >= 0 && text.box.right() <= header.viewport()->width();
            const bool elided = text.words.endsWith(QChar(0x2026));
            if (elided || (inside && text.visible.width() < text.box.width() - 1))
                say(view, text.words, "a cut head");
        }
    }

    // What is written in the rows in sight, whoever draws them: nothing elided, nothing beyond its cell.
    void cells_(QAbstractItemView& view)
    {
        for (const PaintedText& text : paintedTexts(*view.viewport())) {
            const QModelIndex cell = view.indexAt(text.box.center().toPoint());
            const QRectF box = view.visualRect(cell);
            const QString column =
                cell.isValid() ? view.model()->headerData(cell.column(), Qt::Horizontal).toString() : QString();
            if (!cell.isValid() || text.words.trimmed().isEmpty() || mayBeCut(view, column))
                continue;
            const bool elided = text.words.endsWith(QChar(0x2026)) && !cell.data().toString().contains(text.words);
            const QRectF seen = view.viewport()->rect();
            const bool inside = box.left() >= 0 && box.right() <= seen.right() + 1; // else it may be scrolled to
            const bool wide = text.visible.width() < text.box.width() - 1 || text.box.right() > box.right() + 2;
            const bool ofCell = text.words.trimmed().size() > 1; // a digit alone is a row's key
            const bool low = ofCell && cell.data().toString().contains(text.words.trimmed()) &&
                             text.box.bottom() > box.bottom() + 3 && box.bottom() < seen.bottom() - 3;
            if (elided)
                say(view, text.words + QStringLiteral(" of ") + cell.data().toString(), "an elided cell");
            else if ((inside && wide) || box.width() > seen.width() + 1)
                say(view, text.words + QStringLiteral(" of ") + cell.data().toString(), "a cut cell");
            else if (low)
                say(view, text.words + QStringLiteral(" of ") + cell.data().toString(), "in too low a row");
        }
    }
};

} // namespace

QStringList cutTexts(QWidget& root)
{
    CutTexts look;
    look.at(root);
    look.found.removeDuplicates();
    return look.found;
}

} // namespace dossier::test
