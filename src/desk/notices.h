// What the program has to tell, without stopping anybody: what was done, with a way back, and what went wrong.
#pragma once

#include "db/file/store_error.h"

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
    // Work that was done aside ended with an exception nobody expected.
    void warnOfFailure(const std::exception_ptr& failure);

    // Does something with a store; a StoreError becomes a warning. Answers whether it was done.
    template <typename Work>
    bool attempt(Work&& work)
    {
        try {
            work();
            return true;
        } catch (const StoreError& error) {
            warnOf(error);
            return false;
        }
    }

signals:
    void said(const dossier::Notice& notice);

private:
    void warnOf(const StoreError& error);
};

} // namespace dossier
