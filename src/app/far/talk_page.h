// What is said at a table far away, with what happens to the table in between.
#pragma once

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace dossier {

class TalkPage : public QWidget
{
    Q_OBJECT

public:
    explicit TalkPage(QWidget* parent = nullptr);

    // A guest's line; false where the guests are muted.
    bool hear(const QString& who, const QString& text);
    // Of the table itself.
    void note(const QString& text);
    void clear();
    void talk();

signals:
    void said(const QString& text);

private:
    QPlainTextEdit* m_lines;
    QLineEdit* m_entry;
    QCheckBox* m_mute;
};

} // namespace dossier
