// Whether there is a display that windows can be shown on. Qt ends the program where there is none.
#pragma once

namespace dossier {

// The exit code where the program cannot do what it was started for, as the command line has it.
inline constexpr int kWrongUsage = 2;

// Whether somebody named one.
bool isDisplayNamed();

// While the QApplication is made: where no window can be shown, one sentence is said and the program ends, with 2. What
// Qt says meanwhile is said once it is known that one can.
class DisplayWanted
{
public:
    DisplayWanted();
    ~DisplayWanted();
    DisplayWanted(const DisplayWanted&) = delete;
    DisplayWanted& operator=(const DisplayWanted&) = delete;
};

// Says the sentence, with why where that is known; the exit code.
int sayThatThereIsNoDisplay(const char* why = "");

} // namespace dossier
