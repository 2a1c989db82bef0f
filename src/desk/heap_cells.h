// The cells of the collection's table: what they are called, what is shown in them, and what may be typed into them.
#pragma once

#include "domain/collection/collection.h"
#include "domain/limits/text_limits.h"

#include <QCoreApplication>
#include <QString>

namespace dossier {

class HeapCells
{
    Q_DECLARE_TR_FUNCTIONS(HeapCells)

public:
    enum Column {
        Number,
        Title,
        Count,
        Free,
        ConditionColumn,
        Language,
        Location,
        Note,
        ForTrade,
        Wanted,
        Signed,
        Price,
        Acquired,
        LentTo,
        LentOn,
        kColumns
    };

    static QString name(int column);
    static bool isEditable(int column) { return column == Count || column > Free; }
    static bool isFigure(int column);
    // What is seen, in the user's language, and what an editor begins with. Number, Title and Free are the model's.
    static QString shown(const OwnedCard& heap, int column);
    static QString typed(const OwnedCard& heap, int column);
    // Puts what was typed into the heap. Returns why not, as a sentence; then the heap is as it was.
    [[nodiscard]] static QString write(OwnedCard& heap, int column, const QString& text);

private:
    static QString writeFigure(OwnedCard& heap, int column, const QString& text);
    static QString writeCondition(OwnedCard& heap, const QString& text);
    static QString writeLanguage(OwnedCard& heap, const QString& text);
    static QString writePrice(OwnedCard& heap, const QString& text);
    static QString writeDate(OwnedCard& heap, int column, const QString& text);
    static QString writeSigned(OwnedCard& heap, const QString& text);
    static QString writeText(std::string& cell, TextOf of, const QString& text);
    static QString writeLentTo(OwnedCard& heap, const QString& text);
};

} // namespace dossier
