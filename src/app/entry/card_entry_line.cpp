#include "app/entry/card_entry_line.h"

#include "app/entry/card_offers.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace dossier {

CardEntryLine::CardEntryLine(const CardPool& pool, QWidget* parent)
    : QLineEdit(parent)
    , m_pool(pool)
{
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::returnPressed, this, &CardEntryLine::take);
    connect(this, &QLineEdit::textChanged, this, &CardEntryLine::read);
}

CardEntryLine::~CardEntryLine()
{
    delete m_offers.data();
}

void CardEntryLine::setSet(std::string name)
{
    m_set = std::move(name);
}

void CardEntryLine::askForPrintings(std::function<std::optional<CardIndex>(TitleIndex)> remembered)
{
    m_remembered = std::move(remembered);
}

void CardEntryLine::meanWithControl(std::function<bool(CardIndex)> these)
{
    m_withControl = std::move(these);
}

void CardEntryLine::describeCards(std::function<QString(CardIndex)> words)
{
    m_words = std::move(words);
}

bool CardEntryLine::event(QEvent* event)
{
    // In an empty line there is no typing to take back: undo and redo are the window's.
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))
            return false;
    }
    return QLineEdit::event(event);
}

void CardEntryLine::keyPressEvent(QKeyEvent* event)
{
    const int rows = static_cast<int>(m_offer.cards.size());
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        return clear();
    if (plain && rows > 0 && event->key() == Qt::Key_Down)
        return stepTo(std::min(m_row + 1, rows - 1));
    if (plain && rows > 0 && event->key() == Qt::Key_Up)
        return stepTo(std::max(m_row - 1, -1));
    // The answer to the question for a printing is its place.
    const int answer = event->key() - Qt::Key_1;
    if (plain && m_asked && m_offer.kind == EntryOffer::Kind::Printings && answer >= 0 && answer < rows)
        return takeRow(answer);
    // What many cards fit can be made longer; a number is the next card.
    if (plain && m_asked && m_offer.kind == EntryOffer::Kind::Several && event->text().size() == 1 &&
        event->text().front().isDigit())
        clear();
    leaveWhatWasAsked(event->text());
    QLineEdit::keyPressEvent(event);
}

// Whoever types the next title without looking up has not seen the question: with that letter what stands there means
// no card any more, so the letter is the next one's first.
void CardEntryLine::leaveWhatWasAsked(const QString& typed)
{
    using Kind = EntryOffer::Kind;
    const bool asks = m_asked && (m_offer.kind == Kind::Printings || m_offer.kind == Kind::Several);
    if (!asks || typed.size() != 1 || !typed.front().isLetter() || hasSelectedText() ||
        cursorPosition() < text().size())
        return;
    const QString left = text().trimmed();
    const Kind longer = offerFor((text() + typed).toStdString(), m_pool, m_set).kind;
    if (longer != Kind::Near && longer != Kind::Unknown)
        return;
    clear();
    emit leftOut(tr("“%1” was not entered: which card it is was not answered.").arg(left));
}

// What was complained of and chosen belongs to the text before.
void CardEntryLine::read()
{
    m_offer = offerFor(text().toStdString(), m_pool, m_set);
    m_row = -1;
    m_asked = false;
    setAccessibleDescription({});
    if (m_offers || hasFocus())
        offers().offer(m_offer.cards, sentenceFor(meant()));
    emit meaningChanged();
}

std::optional<CardEntry> CardEntryLine::meant() const
{
    using Kind = EntryOffer::Kind;
    if (!m_offer.countFits())
        return std::nullopt;
    if (m_row >= 0)
        return CardEntry{m_offer.cards[static_cast<std::size_t>(m_row)], m_offer.count};
    if (m_offer.kind == Kind::One || (m_offer.kind == Kind::Printings && !m_remembered))
        return CardEntry{m_offer.cards.front(), m_offer.count};
    if (m_offer.kind == Kind::Printings)
        if (const auto card = m_remembered(m_pool.titleOf(m_offer.cards.front())))
            return CardEntry{*card, m_offer.count};
    return std::nullopt;
}

void CardEntryLine::take()
{
    using Kind = EntryOffer::Kind;
    noteControl();
    keepTheseAlone();
    if (m_offer.kind == Kind::Nothing)
        return;
    if (!m_offer.countFits())
        return ask(tr("The count must be between 1 and %1.").arg(EntryOffer::kMostAtOnce));
    if (m_row >= 0)
        return takeRow(m_row);
    if (const auto entry = meant()) {
        m_entered = text();
        clear();
        emit entered(*entry);
        return;
    }
    switch (m_offer.kind) {
    case Kind::Printings:
        return ask(tr("This title was printed more than once. Which one is it? A figure or Enter answers."));
    case Kind::Several:
        return ask(m_offer.fitting > static_cast<int>(m_offer.cards.size())
                       ? tr("%1 cards match, here are the first of them: choose one, or type more of the title.")
                             .arg(QLocale().toString(m_offer.fitting))
                       : tr("%n card(s) match; choose one.", nullptr, m_offer.fitting));
    case Kind::Near:
        if (m_offer.isNumber)
            return ask(tr("%1 has the numbers %2. Is it this one of another set? Enter takes it.")
                           .arg(QString::fromStdString(m_set), numbers()));
        return ask(tr("No card of that number or title. Is it one of these? Enter takes it."));
    default:
        if (m_offer.isNumber)
            return ask(
                m_set.empty()
                    ? tr("No card has that number alone; there are %1.").arg(numbers())
                    : tr("No card has that number alone; %1 has %2.").arg(QString::fromStdString(m_set), numbers()));
        return ask(tr("No card of that number or title."));
    }
}

void CardEntryLine::putBack()
{
    if (text().isEmpty())
        setText(m_entered);
}

// "1 to 354"; of many gaps the first are shown.
QString CardEntryLine::numbers() const
{
    constexpr std::size_t kMostRuns = 4;
    auto runs = numbersAlone(m_pool, m_set);
    const auto said = [](int first, int last) {
        return first == last ? QString::number(first) : tr("%1 to %2", "numbers").arg(first).arg(last);
    };
    QStringList all;
    for (const auto& [first, last] : runs)
        all << said(first, last);
    if (runs.size() > kMostRuns)
        all = all.first(kMostRuns - 1) << QStringLiteral("…") << all.last();
    return all.join(QStringLiteral(", "));
}

void CardEntryLine::takeRow(int row)
{
    noteControl();
    const CardEntry entry{m_offer.cards[static_cast<std::size_t>(row)], m_offer.count};
    if (!m_offer.countFits())
        return ask(tr("The count must be between 1 and %1.").arg(EntryOffer::kMostAtOnce));
    const bool printing = m_offer.kind != EntryOffer::Kind::One && !m_offer.isNumber &&
                          m_pool.printings(m_pool.titleOf(entry.card)).size() > 1;
    m_entered = text();
    clear();
    if (printing)
        emit printingChosen(entry.card);
    emit entered(entry);
}

// Of what is asked about, how it was first entered.
void CardEntryLine::noteControl()
{
    m_control = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier) || (m_asked && m_control);
}

// Of what is offered what Ctrl cannot mean goes, the first ones of many as well; what is chosen, or one card alone,
// stays.
void CardEntryLine::keepTheseAlone()
{
    using Kind = EntryOffer::Kind;
    if (!m_control || !m_withControl || m_row >= 0 || (m_offer.kind != Kind::Several && m_offer.kind != Kind::Near))
        return;
    EntryOffer all = offerFor(text().toStdString(), m_pool, m_set, m_pool.size());
    std::erase_if(all.cards, [this](CardIndex card) { return !m_withControl(card); });
    if (all.cards.empty())
        return;
    const TitleIndex title = m_pool.titleOf(all.cards.front());
    const bool one = std::ranges::all_of(all.cards, [&](CardIndex card) { return m_pool.titleOf(card) == title; });
    all.fitting = static_cast<int>(all.cards.size());
    if (one && all.kind == Kind::Several)
        all.kind = all.fitting > 1 ? Kind::Printings : Kind::One;
    all.cards.resize(std::min(all.cards.size(), m_offer.cards.size()));
    m_offer = std::move(all);
    offers().offer(m_offer.cards, sentenceFor(meant()));
}

// The first that is offered is chosen, so that Enter again takes it.
void CardEntryLine::ask(const QString& sentence)
{
    m_asked = true;
    if (!m_offer.cards.empty() && m_offer.countFits())
        stepTo(0);
    offers().say(sentence, true);
    QStringList titles{sentence};
    for (const CardIndex card : m_offer.cards)
        titles << QString::fromStdString(m_pool[card].title);
    setAccessibleDescription(titles.join(QStringLiteral(" · ")));
    if (m_offer.kind != EntryOffer::Kind::Several && m_offer.kind != EntryOffer::Kind::Printings)
        selectAll(); // what is typed next takes its place
    emit refused(sentence);
}

void CardEntryLine::stepTo(int row)
{
    m_row = row;
    offers().choose(row);
    if (!m_asked)
        offers().say(sentenceFor(meant()), false);
    emit meaningChanged();
}

QString CardEntryLine::sentenceFor(const std::optional<CardEntry>& meant) const
{
    return meant && meant->count > 1 ? tr("Enter: %n cop(y/ies)", nullptr, meant->count) : QString();
}

CardOffers& CardEntryLine::offers()
{
    if (!m_offers) {
        m_offers = new CardOffers(m_pool, *this);
        m_offers->describeWith(m_words);
        connect(m_offers, &CardOffers::taken, this, &CardEntryLine::takeRow);
    }
    return *m_offers;
}

} // namespace dossier
