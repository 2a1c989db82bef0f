#include "wording/play/power_text.h"

#include "engine/state/power.h"
#include "wording/play/play_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class PowerText
{
    Q_DECLARE_TR_FUNCTIONS(PowerText)

public:
    // Those that work by themselves are never used.
    static QString use(Power power, const QString& at)
    {
        switch (power) {
        case Power::Knowledge:
            return tr("See the hand of %1").arg(at);
        case Power::Survival:
            return tr("Deal 1 damage to %1").arg(at);
        case Power::Ideology:
            return tr("Change a Keyword of %1 for this turn").arg(at);
        case Power::Control:
            return tr("Make %1 lose 1 RP").arg(at);
        case Power::Subterfuge:
            return tr("Make %1 discard a card").arg(at);
        case Power::Possession:
            return tr("Make %1 fight his own Team").arg(at);
        case Power::Violence:
            return tr("From the Discard Pile, for 2 CP less: %1").arg(at);
        case Power::Threats:
            return tr("Negate %1").arg(at);
        case Power::Abduction:
            return tr("Abduct %1").arg(at);
        case Power::Death:
            return tr("Free of charge: %1").arg(at);
        case Power::PhysiologicalImbalance:
            return tr("−2 for %1 in this check").arg(at);
        case Power::Alien:
        case Power::Evolutionary:
        case Power::Government:
        case Power::Occult:
        case Power::Primordial:
        case Power::Security:
        case Power::Manipulation:
        case Power::Insanity:
        case Power::ManipulationOfEvidence:
            break;
        }
        return tr("Use the power on %1").arg(at);
    }

    static QString named(const QString& use, int type)
    {
        return tr("%1 (%2)", "what a power does, and which it is").arg(use, typeWord(type));
    }

    static QString cancel() { return tr("Cancel that use of the same power"); }
};

} // namespace

QString powerText(int type, const QString& aims)
{
    return PowerText::named(aims.isEmpty() ? PowerText::cancel() : PowerText::use(static_cast<Power>(type), aims),
                            type);
}

} // namespace dossier
