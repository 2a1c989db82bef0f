// Standard output, watched: whether all that was written into it has arrived.
#pragma once

#include <QIODevice>
#include <QString>

namespace dossier {

class WatchedOutput : public QIODevice
{
public:
    // `target` is open and outlives this.
    explicit WatchedOutput(QIODevice& target);

    // Hands on what still waits. Why something could not be written; empty where all of it was, and where whoever was
    // reading had enough and closed the pipe.
    QString finish();

    // Whether anything was written into it.
    bool isBegun() const { return m_begun; }
    // Whether somebody may be reading it on a screen.
    bool isTerminal() const;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    bool waitsForRoom() const;
    void noteFailure(int why);

    QIODevice& m_target;
    QString m_trouble;
    bool m_begun = false;
};

} // namespace dossier
