// The way back to the game that made way for another one: offered until the other one is played.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>

namespace dossier {

class Notices;

class WayBack
{
    Q_DECLARE_TR_FUNCTIONS(WayBack)

public:
    // The notices must outlive it.
    explicit WayBack(Notices& notices)
        : m_notices(notices)
    {}

    // That it lies in the list, and that it does not. `lastChoice` is the SeatView's of the game on the table now.
    void offerKept(std::size_t lastChoice, std::function<void()> go);
    void offerForgotten(std::size_t lastChoice, std::function<void()> go);
    // The game on the table stands here now.
    void follow(std::size_t lastChoice);

private:
    void offer(const QString& words, std::size_t lastChoice, std::function<void()> go);

    Notices& m_notices;
    QString m_words;
    std::optional<std::size_t> m_since; // the last choice at which it was offered
};

} // namespace dossier
