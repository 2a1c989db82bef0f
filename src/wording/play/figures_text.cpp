#include "wording/play/figures_text.h"

#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"

#include <QCoreApplication>

namespace dossier {

namespace {

struct FiguresText
{
    Q_DECLARE_TR_FUNCTIONS(FiguresText)
};

QString figure(const VisibleEvent& event, int number)
{
    return event.kind == EventKind::SkillChanged ? abilityWord(static_cast<Ability>(number)) : QString::number(number);
}

} // namespace

bool isOfFigures(EventKind kind)
{
    return kind == EventKind::LevelChanged || kind == EventKind::NeededChanged || kind == EventKind::SkillChanged;
}

QString figuresText(const VisibleEvent& event, const PlayerNames& cast)
{
    const QString said = event.kind == EventKind::LevelChanged ? FiguresText::tr("%1: the level goes from %2 to %3.")
                         : event.kind == EventKind::NeededChanged
                             ? FiguresText::tr("%1: the level needed goes from %2 to %3.")
                             : FiguresText::tr("%1: the check is one of %3 now, not of %2.", "two skills");
    return said.arg(cardText(event.card, cast), figure(event, event.number), figure(event, event.second));
}

QString figuresAlone(const VisibleEvent& event)
{
    const QString said = event.kind == EventKind::LevelChanged ? FiguresText::tr("The level goes from %1 to %2.")
                         : event.kind == EventKind::NeededChanged
                             ? FiguresText::tr("The level needed goes from %1 to %2.")
                             : FiguresText::tr("The check is one of %2 now, not of %1.", "two skills");
    return said.arg(figure(event, event.number), figure(event, event.second));
}

QString shortFigures(const VisibleEvent& event, const PlayerNames& cast)
{
    const QString said = event.kind == EventKind::LevelChanged    ? FiguresText::tr("%1: level %2 → %3")
                         : event.kind == EventKind::NeededChanged ? FiguresText::tr("%1: level needed %2 → %3")
                                                                  : FiguresText::tr("%1: %3, not %2", "two skills");
    return said.arg(cardText(event.card, cast), figure(event, event.number), figure(event, event.second));
}

} // namespace dossier
