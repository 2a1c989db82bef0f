// Work that takes a while, step by step: after half a second a bar is shown over the window, with a button that stops
// it.
#pragma once

#include <QProgressDialog>

#include <functional>

namespace dossier {

// Told how much is done; false: stop.
using StepTaken = std::function<bool(std::size_t done, std::size_t all)>;

class LongWork
{
public:
    // `words` say what is being done.
    LongWork(QWidget* over, const QString& words);

    // Lets the window breathe. False once somebody pressed Cancel; then the work is to leave nothing behind.
    bool goOn(std::size_t done, std::size_t all);
    bool stopped() const { return m_dialog.wasCanceled(); }
    // goOn as a function; this must outlive it.
    StepTaken steps();

private:
    QProgressDialog m_dialog;
};

} // namespace dossier
