#include "app/preferences/shortcuts_page.h"

#include "app/preferences/shortcut_model.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace dossier {

namespace {

// Takes the next key that is pressed.
class KeyDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        auto* edit = new QKeySequenceEdit(parent);
        edit->setAccessibleName(index.siblingAtColumn(ShortcutModel::Action).data().toString());
        // Of a sequence only the first stroke counts, for lists know no others: nothing is waited for.
        connect(
            edit, &QKeySequenceEdit::keySequenceChanged, edit,
            [this, edit] {
                auto* self = const_cast<KeyDelegate*>(this);
                emit self->commitData(edit);
                emit self->closeEditor(edit);
            },
            Qt::QueuedConnection);
        return edit;
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        const QKeySequence keys = static_cast<QKeySequenceEdit*>(editor)->keySequence();
        if (!keys.isEmpty())
            model->setData(index, QVariant::fromValue(QKeySequence(keys[0])), Qt::EditRole);
    }
};

} // namespace

ShortcutsPage::ShortcutsPage(const Desk& desk, Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_shortcuts(shortcuts)
    , m_model(new ShortcutModel(shortcuts, this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_clashes(new QuietLabel({}, desk.appearance, this))
    , m_clear(new QPushButton(tr("Clear"), this))
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_resetAll(new QPushButton(tr("Reset all"), this))
{
    setObjectName(QStringLiteral("shortcutsPage"));
    createTable();
    createLayout();
    connectSignals();
    refresh();
}

void ShortcutsPage::createTable()
{
    m_shown->setSourceModel(m_model);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setFilterKeyColumn(-1);
    m_table->setObjectName(QStringLiteral("shortcutTable"));
    m_table->setAccessibleName(tr("Keys"));
    m_table->setModel(m_shown);
    m_table->setItemDelegateForColumn(ShortcutModel::Keys, new KeyDelegate(this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::SelectedClicked);
    dressTable(*m_table, m_desk.appearance.theme());
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents); // some sixty rows
    header->setStretchLastSection(true);
}

void ShortcutsPage::createLayout()
{
    m_search->setObjectName(QStringLiteral("shortcutSearch"));
    m_search->setPlaceholderText(tr("An action or a key …"));
    m_search->setAccessibleName(tr("Search the keys"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Glyph::Search, m_desk.appearance), QLineEdit::LeadingPosition);
    m_clashes->setObjectName(QStringLiteral("shortcutClashes"));
    m_clear->setObjectName(QStringLiteral("shortcutClear"));
    m_reset->setObjectName(QStringLiteral("shortcutReset"));
    m_resetAll->setObjectName(QStringLiteral("shortcutResetAll"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_clear);
    buttons->addWidget(m_reset);
    buttons->addStretch(1);
    buttons->addWidget(m_resetAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(m_clashes);
    column->addLayout(buttons);
}

void ShortcutsPage::connectSignals()
{
    connect(m_search, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { m_table->edit(index.siblingAtColumn(ShortcutModel::Keys)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ShortcutsPage::refresh);
    connect(&m_shortcuts, &Shortcuts::changed, this, &ShortcutsPage::refresh);
    connect(m_clear, &QPushButton::clicked, this, &ShortcutsPage::clearChosen);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutsPage::resetChosen);
    connect(m_resetAll, &QPushButton::clicked, &m_shortcuts, &Shortcuts::resetAll);
}

void ShortcutsPage::refresh()
{
    const int chosen = chosenEntry();
    const auto& entries = m_shortcuts.entries();
    m_clear->setEnabled(chosen >= 0 && !entries[static_cast<std::size_t>(chosen)].keys.isEmpty());
    m_reset->setEnabled(chosen >= 0 && !entries[static_cast<std::size_t>(chosen)].isUsual());
    int clashing = 0;
    bool changed = false;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        clashing += m_shortcuts.clashes(i).empty() ? 0 : 1;
        changed = changed || !entries[i].isUsual();
    }
    m_resetAll->setEnabled(changed);
    m_table->setColumnHidden(ShortcutModel::Trouble, clashing == 0); // mostly empty
    m_clashes->setText(
        clashing > 0 ? tr("%n action(s) share a key with another one: neither is sure to hear it.", nullptr, clashing)
                     : tr("Double-click a key, or press F2 on it, and press the new one."));
}

void ShortcutsPage::resetChosen()
{
    m_shortcuts.reset(static_cast<std::size_t>(chosenEntry()));
}

void ShortcutsPage::clearChosen()
{
    m_shortcuts.setKeys(static_cast<std::size_t>(chosenEntry()), {});
}

int ShortcutsPage::chosenEntry() const
{
    return m_shown->mapToSource(m_table->currentIndex()).row();
}

} // namespace dossier
