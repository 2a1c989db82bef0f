#include "db/history/history_step.h"

#include "db/file/kept_images.h"

namespace dossier {

static_assert(kHistoryKinds == static_cast<int>(HistoryKind::Unknown) && kHistoryKinds == kHistoryWords.size());

TouchedLists listsTouchedBy(HistoryKind kind)
{
    switch (kind) {
    case HistoryKind::AddCards:
    case HistoryKind::RemoveCards:
    case HistoryKind::WantCards:
    case HistoryKind::MoveCards:
    case HistoryKind::GradeCards:
    case HistoryKind::OfferCards:
    case HistoryKind::WithdrawCards:
    case HistoryKind::LendCards:
    case HistoryKind::ReturnCards:
    case HistoryKind::ChangeHeap:
    case HistoryKind::ChangeHeaps:
    case HistoryKind::ImportCollection:
        return {.collection = true};
    case HistoryKind::CreateDeck:
    case HistoryKind::CopyDeck:
    case HistoryKind::ImportDeck:
    case HistoryKind::ImportDecks:
    case HistoryKind::AddToDeck:
    case HistoryKind::TakeFromDeck:
    case HistoryKind::EditDeck:
    case HistoryKind::EditDeckNotes:
    case HistoryKind::FileDeck:
    case HistoryKind::BuildDeck:
    case HistoryKind::TakeDeckApart:
    case HistoryKind::RenameDeck:
    case HistoryKind::DeleteDeck:
        return {.decks = true};
    case HistoryKind::SaveSearch:
    case HistoryKind::DeleteSearch:
        return {.searches = true};
    case HistoryKind::TakeIn:
    case HistoryKind::Unknown:
        return {.collection = true, .decks = true, .searches = true};
    }
    return {};
}

} // namespace dossier
