// Counts how often a model told its views of something: each time costs a view as much as all it shows.
#pragma once

#include <QAbstractItemModel>

namespace dossier::test {

class ModelNews
{
public:
    explicit ModelNews(QAbstractItemModel& model)
    {
        const auto tell = [this] { ++m_count; };
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &m_listener, tell);
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &m_listener, tell);
        QObject::connect(&model, &QAbstractItemModel::rowsMoved, &m_listener, tell);
        QObject::connect(&model, &QAbstractItemModel::layoutChanged, &m_listener, tell);
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &m_listener, tell);
        QObject::connect(&model, &QAbstractItemModel::modelReset, &m_listener, [this] {
            ++m_count;
            ++m_resets;
        });
    }

    // Since it was last forgotten; resets are counted in both.
    int count() const { return m_count; }
    int resets() const { return m_resets; }
    void forget() const { m_count = m_resets = 0; }

private:
    QObject m_listener;
    mutable int m_count = 0;
    mutable int m_resets = 0;
};

} // namespace dossier::test
