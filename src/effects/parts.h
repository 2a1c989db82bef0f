// Goes through what a text of the effect data holds, by what its objects say they are made of (`describe`).
#pragma once

#include "effects/card_effect.h"

#include <type_traits>

namespace dossier {

// Whether the steps within a step count as parts of it.
enum class Nested : std::uint8_t { In, Out };

// Calls `visit` for each part of this type, in the order of the data.
template <typename Part, typename Visit>
class PartsWalk
{
public:
    PartsWalk(Nested nested, Visit visit)
        : m_nested(nested)
        , m_visit(std::move(visit))
    {}

    // As objects describe themselves.
    void value(auto& value, auto...) { in(value); }
    void needs(std::string_view, auto& value, auto...) { in(value); }
    void may(std::string_view, auto& value, auto...) { in(value); }
    void mayLast(std::string_view, auto& value) { in(value); }

    template <typename Value>
    void in(Value& value)
    {
        using Plain = std::remove_const_t<Value>;
        if (std::is_same_v<Plain, Steps> && m_nested == Nested::Out)
            return;
        if constexpr (std::is_same_v<Plain, Part>)
            m_visit(value);
        if constexpr (requires { Plain::describe(*this, value); })
            Plain::describe(*this, value);
        else if constexpr (requires { value.has_value(); }) // an optional
            forValue(value);
        else if constexpr (requires { value.index(); }) // a variant
            std::visit([this](auto& one) { this->in(one); }, value);
        else if constexpr (requires { value.capacity(); }) // a list
            for (auto& one : value)
                in(one);
        else
            inPhrase(value);
    }

private:
    void forValue(auto& value)
    {
        if (value)
            in(*value);
    }
    // What phrases are made of, by the names that they have in all of them.
    void inPhrase(auto& phrase)
    {
        if constexpr (requires { phrase.does; })
            in(phrase.does);
        if constexpr (requires { phrase.when; })
            in(phrase.when);
        if constexpr (requires { phrase.of; })
            in(phrase.of);
        if constexpr (requires { phrase.at; })
            in(phrase.at);
        if constexpr (requires { phrase.thing; })
            in(phrase.thing);
        if constexpr (requires { phrase.titles; })
            in(phrase.titles);
        if constexpr (requires { phrase.filters; })
            in(phrase.filters);
        if constexpr (requires { phrase.some; })
            in(phrase.some);
    }

    Nested m_nested;
    Visit m_visit;
};

template <typename Part, typename Object, typename Visit>
void forEachPart(Object& object, Visit visit, Nested nested = Nested::In)
{
    PartsWalk<Part, Visit>(nested, std::move(visit)).in(object);
}

} // namespace dossier
