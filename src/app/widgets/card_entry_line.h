// A line in which a card is named and Enter takes it; the line is empty again at once and keeps the keyboard.
#pragma once

#include "desk/search/card_entry.h"

#include <QLineEdit>

namespace dossier {

class CardEntryLine : public QLineEdit
{
    Q_OBJECT

public:
    CardEntryLine(const CardPool& pool, QWidget* parent = nullptr);

signals:
    void entered(dossier::CardEntry entry);
    // The line keeps what was typed, so that it can be mended.
    void refused(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void createCompleter();
    void take();
    QString wordsFor(const EntryTrouble& trouble) const;

    const CardPool& m_pool;
};

} // namespace dossier
