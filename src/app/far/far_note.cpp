#include "app/far/far_note.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QTimer>

namespace dossier {

namespace {

constexpr int kSecondMs = 1000; // milliseconds
constexpr int kStays = 10 * kSecondMs;
constexpr int kLongAway = 20; // seconds, before somebody else may play

QString clockText(std::int64_t milliseconds)
{
    const std::int64_t seconds = std::max<std::int64_t>(milliseconds, 0) / kSecondMs;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

FarNote::FarNote(const Desk& desk, FarSeat& seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_words(new QLabel(this))
    , m_first(new QPushButton(this))
    , m_second(new QPushButton(this))
{
    setObjectName(QStringLiteral("farNote"));
    m_words->setObjectName(QStringLiteral("farNoteWords"));
    m_words->setWordWrap(true);
    m_words->setFont(desk.appearance.theme().small);
    m_first->setObjectName(QStringLiteral("farNoteFirst"));
    m_second->setObjectName(QStringLiteral("farNoteSecond"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_first);
    row->addWidget(m_second);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, kGrid);
    column->setSpacing(kGrid);
    column->addWidget(m_words);
    column->addLayout(row);
    connect(m_first, &QPushButton::clicked, this, [this] { press(true); });
    connect(m_second, &QPushButton::clicked, this, [this] { press(false); });
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &FarNote::refresh);
    clock->start(kSecondMs);
    hide();
}

void FarNote::show(const QString& words, Offer offer, const QString& first, const QString& second)
{
    m_offer = offer;
    m_words->setText(words);
    m_words->setAccessibleName(words);
    m_first->setText(first);
    m_second->setText(second);
    m_first->setHidden(first.isEmpty());
    m_second->setHidden(second.isEmpty());
    setVisible(!words.isEmpty());
}

void FarNote::say(const QString& words)
{
    m_said = words;
    m_saidSince.start();
    refresh();
}

void FarNote::refresh()
{
    if (m_saidSince.isValid() && m_saidSince.elapsed() > kStays)
        m_said.clear();
    if (m_seat.line() == GuestSocket::State::Waiting || m_seat.line() == GuestSocket::State::Reaching)
        return show(tr("The line to the host is cut. The program tries again by itself; the game waits."), None);
    if (m_seat.end() && m_seat.game().isOver()) // it has been seen to its end
        return show(tr("The game is over."), SeeEnd, tr("How it ended"));
    if (m_seat.watches()) // he is asked nothing, and has nothing to say to it
        return show(m_said, None);
    if (const auto asked = m_seat.asked()) {
        m_about = asked->seat;
        const QString name = m_seat.nameOf(asked->seat);
        return show(asked->shown ? tr("%1 asks to take back to his last choice. Since then something hidden has been "
                                      "shown.")
                                       .arg(name)
                                 : tr("%1 asks to take back to his last choice.").arg(name),
                    Agree, tr("&Agree"), tr("No"));
    }
    if (m_seat.presence().paused)
        return show(tr("The game is paused."), GoOn, tr("Go on"));
    if (!m_said.isEmpty()) // never in the place of something to press
        return show(m_said, None);
    const auto& places = m_seat.presence().seats;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (seat == m_seat.welcome().seat || places[i].here || places[i].computer || m_seat.awayFor(seat) < kLongAway)
            continue;
        m_about = seat;
        const int minutes = m_seat.awayFor(seat) / 60;
        return show(minutes > 0 ? tr("%1 has been away for %n minute(s).", nullptr, minutes).arg(m_seat.nameOf(seat))
                                : tr("%1 is away.").arg(m_seat.nameOf(seat)),
                    TakeOver, tr("The program plays for him"));
    }
    show({}, None);
}

void FarNote::press(bool first)
{
    switch (m_offer) {
    case Agree:
        m_seat.say(AnswerBack{first});
        break;
    case TakeOver:
        m_seat.say(SeatTakenOver{m_about, true});
        break;
    case GoOn:
        m_seat.say(PauseGame{false});
        break;
    case SeeEnd:
        emit endWanted();
        break;
    case None:
        break;
    }
}

LineLabel::LineLabel(const Desk& desk, FarSeat& seat, QWidget* parent)
    : QLabel(parent)
    , m_seat(seat)
    , m_second(new QTimer(this))
{
    setObjectName(QStringLiteral("farLine"));
    setFont(desk.appearance.theme().small);
    connect(m_second, &QTimer::timeout, this, &LineLabel::refresh);
    m_second->start(kSecondMs);
}

void LineLabel::refresh()
{
    RemoteGame& game = m_seat.game();
    if (!game.isOn())
        return clear();
    if (m_position != game.position()) {
        m_position = game.position();
        m_since.start();
    }
    if (m_seat.line() != GuestSocket::State::Here)
        return setText(QStringLiteral("○ ") + tr("cut"));
    if (game.isOver())
        return setText(QStringLiteral("● ") + tr("over"));
    const Seat decider = game.seen().decider;
    const bool own = decider == m_seat.welcome().seat;
    const std::int64_t limit = m_seat.clock().clock;
    // With a clock, what is left of it; else for how long he has been thinking.
    const QString time = clockText(limit > 0 ? limit - m_seat.thoughtOf(decider) : m_since.elapsed());
    const QString hints = m_seat.hintsAreOn() ? QStringLiteral(" · ") + tr("with hints") : QString();
    setText(QStringLiteral("● ") +
            (own ? tr("you choose, %1", "a time").arg(time)
                 : tr("%1 thinks, %2", "who; a time").arg(m_seat.nameOf(decider), time)) +
            hints);
}

} // namespace dossier
