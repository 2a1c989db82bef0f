// What is read, to its end or not at all: where a read fails, the piece that came before it passes for a shorter file,
// and whoever writes it back has cut the only copy.
#pragma once

#include <cstddef>
#include <string>
#include <sys/types.h>

namespace dossier {

// As ::read, but it goes on after a signal, and waits where nothing has come yet, also of a pipe whose other programs
// do not want to wait for it.
ssize_t readSome(int file, char* into, std::size_t most);

// All of a file that is there. The error (errno), 0 where it was read; `content` holds nothing where it was not.
int readFile(const std::string& path, std::string& content);

} // namespace dossier
