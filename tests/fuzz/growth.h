// How the time and the room a reader takes grow with what it is given. A file twice as long may take twice as long, and
// a little more for sorting; whatever grows faster is a hang, or a full memory, for whoever sends a longer file.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace dossier::test {

// A kind of file that can be made as long as one likes.
struct Shape
{
    std::string name;
    std::function<std::string(std::size_t bytes)> make; // of about so many bytes
};

// `begin`, then `unit` again and again, then `end`.
Shape repeated(std::string name, std::string begin, std::string unit, std::string end = {});
// The same, "%" in the unit standing for a number that is another each time.
Shape numbered(std::string name, std::string begin, std::string unit, std::string end = {});

// Reads a file of that shape of so many bytes and one sixteen times as long, and returns what is wrong with the time
// and the memory they take: a sentence, or nothing. Measured is the work of this thread and the most that it held at
// once, so that a busy machine does not matter much; what looks too slow is tried again. Ends the program where one
// file takes half a minute of work.
std::string outOfProportion(const Shape& shape, const std::function<void(const std::string&)>& read,
                            std::size_t bytes = std::size_t{8} * 1024);

} // namespace dossier::test
