// Standard input as a device that tells an error from the end, and waits for what has not come yet. What comes there
// may be a pipe that its other programs do not want to wait for, a socket, a folder.
#pragma once

#include <QIODevice>

namespace dossier {

class StandardInput : public QIODevice
{
public:
    // `file`: the number of what is open already; it stays open.
    explicit StandardInput(int file);

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* into, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    int m_file;
};

} // namespace dossier
