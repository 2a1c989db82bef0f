// Work that takes a while, step by step: after a moment a bar is shown over the window, with a button that stops it.
// What is clicked meanwhile is not heard, not even when the work is done, and the program's own clocks stand still: the
// work may be a change of the database, into which nothing else is to come. (What other threads tell meanwhile is
// heard; what it would write is refused, see Database::whileChanging.)
#pragma once

#include <QProgressDialog>

#include <functional>

namespace dossier {

// Told how much is done; false: stop.
using StepTaken = std::function<bool(std::size_t done, std::size_t all)>;

class ProgressDialog
{
public:
    // `words` say what is being done.
    ProgressDialog(QWidget* over, const QString& words);
    ~ProgressDialog();
    ProgressDialog(const ProgressDialog&) = delete;
    ProgressDialog& operator=(const ProgressDialog&) = delete;

    // Lets the window breathe. False once somebody pressed Cancel; then the work is to leave nothing behind.
    bool goOn(std::size_t done, std::size_t all);
    bool stopped() const { return m_dialog.wasCanceled(); }
    // goOn as a function; this must outlive it.
    StepTaken steps();

private:
    QProgressDialog m_dialog;
};

} // namespace dossier
