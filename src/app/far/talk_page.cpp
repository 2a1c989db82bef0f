#include "app/far/talk_page.h"

#include "app/theme/theme.h"
#include "net/protocol/messages.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace dossier {

TalkPage::TalkPage(QWidget* parent)
    : QWidget(parent)
    , m_lines(new QPlainTextEdit(this))
    , m_entry(new QLineEdit(this))
    , m_mute(new QCheckBox(tr("&Mute"), this))
{
    constexpr int kMostLines = 1000;
    m_lines->setObjectName(QStringLiteral("talkLines"));
    m_lines->setReadOnly(true);
    m_lines->setMaximumBlockCount(kMostLines);
    m_lines->setAccessibleName(tr("What was said"));
    m_entry->setObjectName(QStringLiteral("talkEntry"));
    m_entry->setMaxLength(kMostCharactersOfChat);
    m_entry->setPlaceholderText(tr("A line to the table, Return sends it"));
    m_mute->setObjectName(QStringLiteral("talkMute"));
    m_mute->setToolTip(tr("What the others say from now on is not shown"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_lines, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_entry, 1);
    row->addWidget(m_mute);
    column->addLayout(row);
    connect(m_entry, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_entry->text().simplified();
        m_entry->clear();
        if (!text.isEmpty())
            emit said(text);
    });
}

bool TalkPage::hear(const QString& who, const QString& text)
{
    if (m_mute->isChecked())
        return false;
    m_lines->appendPlainText(tr("%1: %2", "who says what").arg(who, text));
    return true;
}

void TalkPage::note(const QString& text)
{
    m_lines->appendPlainText(QStringLiteral("– %1").arg(text));
}

void TalkPage::clear()
{
    m_lines->clear();
}

void TalkPage::talk()
{
    m_entry->setFocus();
}

} // namespace dossier
