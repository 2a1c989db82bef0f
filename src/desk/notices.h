// What the program has to tell, without stopping anybody: what was done, with a way back, and what went wrong.
#pragma once

#include <QObject>
#include <QString>

#include <exception>
#include <functional>

namespace dossier {

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
};

} // namespace dossier
