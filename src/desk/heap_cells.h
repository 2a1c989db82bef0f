// The cells of the collection's table: what they are called, what is shown in them, and what may be typed into them.
#pragma once

#include "domain/collection/collection.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstddef>
#include <optional>

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

    // The column of the collection that is shown; nothing where it is no part of a heap.
    static constexpr std::optional<HeapColumn> held(int column) { return kHeld[static_cast<std::size_t>(column)]; }
    static QString name(int column);
    static bool isEditable(int column) { return column == Count || column > Free; }
    static bool isFigure(int column);
    // What is seen, in the user's language, and what an editor begins with. Number, Title and Free are the model's.
    static QString shown(const OwnedCard& heap, int column);
    static QString typed(const OwnedCard& heap, int column);
    // Puts what was typed into the heap. Returns why not, as a sentence; then the heap is as it was.
    [[nodiscard]] static QString write(OwnedCard& heap, int column, const QString& text);

private:
    // A currency stands behind its price.
    static constexpr std::array<std::optional<HeapColumn>, kColumns> kHeld{
        HeapColumn::Card,     std::nullopt,          HeapColumn::Count,    std::nullopt,         HeapColumn::Condition,
        HeapColumn::Language, HeapColumn::Location,  HeapColumn::Note,     HeapColumn::ForTrade, HeapColumn::Wanted,
        HeapColumn::Signed,   HeapColumn::PricePaid, HeapColumn::Acquired, HeapColumn::LentTo,   HeapColumn::LentOn};

    static QString writeCopies(OwnedCard& heap, HeapColumn column, const QString& text);
    static QString writeCondition(Condition& condition, const QString& text);
    static QString writeLanguage(std::string& language, const QString& text);
    static QString writePrice(OwnedCard& heap, const QString& text);
    static QString writeDate(OwnedCard& heap, HeapColumn column, const QString& text);
    static QString writeYesNo(bool& answer, const QString& text);
    static QString writeWords(OwnedCard& heap, HeapColumn column, const QString& text);
};

} // namespace dossier
