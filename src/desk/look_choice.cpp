#include "desk/look_choice.h"

#include <array>

namespace dossier {

namespace {

struct Named
{
    LookChoice choice;
    const char* name;
};

constexpr std::array<Named, 5> kNames{{{LookChoice::System, "system"},
                                       {LookChoice::Day, "day"},
                                       {LookChoice::Night, "night"},
                                       {LookChoice::DayContrast, "day-contrast"},
                                       {LookChoice::NightContrast, "night-contrast"}}};

} // namespace

QString nameOf(LookChoice choice)
{
    for (const Named& named : kNames)
        if (named.choice == choice)
            return named.name;
    return {};
}

LookChoice lookChoiceNamed(const QString& name)
{
    for (const Named& named : kNames)
        if (name == named.name)
            return named.choice;
    return LookChoice::System;
}

} // namespace dossier
