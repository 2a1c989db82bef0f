// A disk on which writing fails. The calls of the system themselves do, so that whatever writes, Qt and SQLite too,
// meets it: a test program that holds these calls (failing_disk.cpp) needs no door for it in the program.
#pragma once

#include <functional>
#include <string>

namespace dossier::test {

enum class DiskFault {
    Full,     // no byte more finds room, from some write on; half of that one still does
    Broken,   // one call fails (EIO): a write, a sync, a name given or taken, a file begun
    ReadOnly, // from some call on nothing may be changed any more (EROFS), as after a remount
    Gone,     // from some call on each fails (EIO), also one that waits for the disk or takes a name away
    Died      // the program was killed in some call: half of a write is there, and nothing of what comes after it
};
// What a program goes on after, and has to tell.
inline constexpr DiskFault kDiskFaults[] = {DiskFault::Full, DiskFault::Broken, DiskFault::ReadOnly, DiskFault::Gone};

// Whether names could not be taken away either: what was begun may lie there.
bool leavesWhatWasBegun(DiskFault fault);

std::string nameOf(DiskFault fault);

// While it lives, for this process and what is within `folder`. One at a time.
class FailingDisk
{
public:
    // `from`: at which of the calls it counts, 1 being the first.
    FailingDisk(const std::string& folder, DiskFault fault, int from);
    ~FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    // Whether it came to that.
    bool hasFailed() const;
};

struct FailedCall
{
    DiskFault fault;
    int call; // at which
    std::string told;
};

// Does `act` with each fault at each of its calls in turn, or at every so many of them (`step`), after `prepare`;
// `look` says whether all is as it should be. How often it failed.
int atEveryCall(const std::string& folder, const std::function<void()>& prepare, const std::function<void()>& act,
                const std::function<void(const FailedCall&)>& look, int step = 1);

} // namespace dossier::test
