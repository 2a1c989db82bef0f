// What the views of a window that goes leave for the window that comes: it is made anew for another language, another
// size of its text and its first layout, and then shows what was looked at. Forgotten when the program ends.
#pragma once

#include <QString>

#include <any>
#include <map>
#include <optional>

namespace dossier {

class ViewMemory
{
public:
    // Under a name no other view has; what lay there before is forgotten.
    template <typename View>
    void leave(const QString& name, View view)
    {
        m_left[name] = std::move(view);
    }
    // Only once; nothing where nothing was left.
    template <typename View>
    std::optional<View> take(const QString& name)
    {
        const auto found = m_left.find(name);
        if (found == m_left.end())
            return std::nullopt;
        std::any left = std::move(found->second);
        m_left.erase(found);
        View* view = std::any_cast<View>(&left);
        return view ? std::optional<View>(std::move(*view)) : std::nullopt;
    }

private:
    std::map<QString, std::any> m_left;
};

} // namespace dossier
