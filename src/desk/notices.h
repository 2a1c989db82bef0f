// What the program has to tell, without stopping anybody: what was done, with a way back, and what went wrong.
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <exception>
#include <functional>
#include <map>

namespace dossier {

// What an attempt that failed was about: its trouble goes with the next attempt of the kind.
enum class AttemptKind : std::uint8_t {
    Reading, // a file, to play or to take in
    Keeping, // the game under way
    Change,  // of deck, collection, names
};

struct Notice
{
    bool trouble = false;
    QString text;
    QString actionText; // empty: nothing to press
    std::function<void()> action;
};

class Notices : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void say(const QString& text, const QString& actionText = {}, std::function<void()> action = {});
    void warn(const QString& text);
    // An attempt failed; what is said goes with the next of the kind that does not (`again`).
    void warn(const QString& text, AttemptKind attempt);
    // It is tried again, or was done: what was said of its failure holds no longer.
    void again(AttemptKind attempt);
    // What was said and offered with these words no longer holds: it goes where it is still shown.
    void withdraw(const QString& text) { emit withdrawn(text); }
    // Work ended with an exception that nobody nearer had an answer for.
    void warnOfFailure(const std::exception_ptr& failure);
    // What it says.
    static QString failureText(const std::exception_ptr& failure);

    // Does something with a store; an exception becomes a warning. Answers whether it was done.
    template <typename Work>
    bool attempt(Work&& work)
    {
        try {
            work();
            return true;
        } catch (...) {
            warnOfFailure(std::current_exception());
            return false;
        }
    }

signals:
    void said(const dossier::Notice& notice);
    void withdrawn(const QString& text);

private:
    std::map<AttemptKind, QString> m_failed; // what was said of the last failure
};

} // namespace dossier
