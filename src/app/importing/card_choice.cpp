#include "app/importing/card_choice.h"

#include "app/theme/appearance.h"
#include "domain/cards/near_titles.h"
#include "importers/reading/card_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace dossier {

CardChoice::CardChoice(const CardPool& pool, const Appearance& appearance, QAbstractItemModel& titles, QWidget* parent)
    : QComboBox(parent)
    , m_pool(pool)
    , m_appearance(appearance)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    auto* completer = new QCompleter(&titles, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(8);
    setCompleter(completer);
    completer->popup()->installEventFilter(this);
    connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < 0)
            return;
        const QVariant card = itemData(index);
        choose(card.isValid() ? std::optional(static_cast<CardIndex>(card.toUInt())) : std::nullopt);
    });
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &CardChoice::takeTyped,
            Qt::QueuedConnection);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &CardChoice::takeTyped);
}

void CardChoice::show(const std::vector<CardIndex>& candidates, std::optional<CardIndex> chosen, bool guessed)
{
    const QSignalBlocker quiet(this);
    const auto near = static_cast<int>(candidates.size());
    lineEdit()->setPlaceholderText(near > 0 ? tr("Not known: %n card(s) come(s) near (↓), or type", nullptr, near)
                                            : tr("Not known: type a title or a number"));
    clear();
    addItem(tr("Not known"));
    for (const CardIndex card : candidates)
        addItem(wordsFor(card), card);
    m_card = chosen;
    m_guessed = guessed;
    setCurrentIndex(chosen ? findData(*chosen) : -1);
    setEditText(chosen ? wordsFor(*chosen) : QString());
    lineEdit()->setCursorPosition(0);
}

void CardChoice::setCopies(int copies)
{
    auto* words = new QLabel(tr("%1 ×", "copies of a card").arg(copies), lineEdit());
    words->setObjectName(QStringLiteral("copies"));
    words->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(lineEdit());
    row->setContentsMargins(kGrid, 0, 0, 0);
    row->addWidget(words);
    row->addStretch();
    lineEdit()->setTextMargins(words->sizeHint().width() + kGrid, 0, 0, 0);
    setAccessibleDescription(words->text());
}

void CardChoice::refuse()
{
    {
        const QSignalBlocker quiet(this);
        setCurrentIndex(-1);
    }
    choose(std::nullopt);
}

bool CardChoice::event(QEvent* event)
{
    // Escape refuses what stands there; in an empty field it is the window's.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        !currentText().isEmpty()) {
        event->accept();
        return true;
    }
    return QComboBox::event(event);
}

void CardChoice::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !currentText().isEmpty())
        return refuse();
    if (event->key() == Qt::Key_Down && currentText().isEmpty()) // what comes near, before all the cards there are
        return showPopup();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        takeTyped(); // and is not the dialog's button
        focusNextChild();
        return;
    }
    QComboBox::keyPressEvent(event);
}

// With nothing typed the completion has all the cards there are: what comes near is shown instead.
bool CardChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && watched == completer()->popup() && currentText().isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                completer()->popup()->hide();
                showPopup();
            },
            Qt::QueuedConnection);
    return QComboBox::eventFilter(watched, event);
}

// The table is scrolled, not the choice under the pointer.
void CardChoice::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void CardChoice::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    if (!m_guessed && !m_wrong)
        return;
    const Theme& theme = m_appearance.theme();
    QColor tint = m_wrong ? theme.error : theme.advice;
    tint.setAlphaF(0.16F);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 3, 3);
}

void CardChoice::choose(std::optional<CardIndex> card)
{
    {
        const QSignalBlocker quiet(this);
        setEditText(card ? wordsFor(*card) : QString());
        lineEdit()->setCursorPosition(0);
    }
    m_guessed = false;
    m_wrong = false;
    m_card = card;
    update();
    emit chosen(card);
}

void CardChoice::takeTyped()
{
    const QString typed = currentText().trimmed();
    if (m_card ? typed == wordsFor(*m_card) : typed.isEmpty())
        return;
    if (typed.isEmpty())
        return choose(std::nullopt);
    const std::string words = typed.toStdString();
    std::optional<CardIndex> card = readCardName(words, m_pool, false).card;
    if (!card)
        card = likelyTitle(m_pool, words);
    if (card)
        return choose(card);
    m_wrong = true;
    m_guessed = false;
    m_card = std::nullopt;
    update();
    emit chosen(std::nullopt);
}

QString CardChoice::wordsFor(CardIndex card) const
{
    // The number tells printings apart; where there is one, it only takes room.
    const bool single = m_pool.printings(m_pool.titleOf(card)).size() == 1;
    return QString::fromStdString(single ? m_pool[card].title : titleAndNumber(m_pool[card]));
}

} // namespace dossier
