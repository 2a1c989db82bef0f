// What somebody asks of a Team: who must, may or may not be in it, which skills and how many RES it shall have.
#pragma once

#include "domain/advice/team_solver.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QListWidget;
class QListWidgetItem;
class QSpinBox;

namespace dossier {

struct Desk;

class TeamWishes : public QWidget
{
    Q_OBJECT

public:
    explicit TeamWishes(const Desk& desk, QWidget* parent = nullptr);

    // For the open deck as it is now.
    TeamWish wish() const;
    bool onlyOwned() const;
    // Agents nobody owns, too.
    void takeAll();

signals:
    void changed();

private:
    static constexpr std::size_t kSkillWishes = 2;

    QSpinBox* number(const char* name, const QString& words, int most);
    void createLayout();
    void listAgents();
    void nameWish(QListWidgetItem* item);

    const Desk& m_desk;
    QComboBox* m_sites;
    QCheckBox* m_owned;
    std::array<QComboBox*, kSkillWishes> m_skills{};
    std::array<QSpinBox*, kSkillWishes> m_levels{};
    QSpinBox* m_resources;
    QSpinBox* m_weaker;
    QListWidget* m_agents;
};

} // namespace dossier
