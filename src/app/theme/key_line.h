// One line at the foot: which keys do what, or what there is to say about the card somebody looks at.
#pragma once

#include <QLabel>

#include <vector>

namespace dossier {

class Appearance;

struct KeyHint
{
    QString key{};
    QString does{};
};

class KeyLine : public QLabel
{
    Q_OBJECT

public:
    KeyLine(const Appearance& appearance, QWidget* parent);

    // Those at the end go first where there is too little room.
    void showKeys(const std::vector<KeyHint>& keys);
    void showWords(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    std::vector<KeyHint> m_keys;
};

} // namespace dossier
