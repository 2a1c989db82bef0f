// A button that shows the key which does the same; the one a page is about is filled with brass.
#pragma once

#include <QPushButton>

namespace dossier {

class Appearance;

class KeyButton : public QPushButton
{
    Q_OBJECT

public:
    enum Rank { Usual, First };

    // `key` as it stands on the cap, in the reader's language.
    KeyButton(const Appearance& appearance, const QString& text, const QString& key, Rank rank,
              QWidget* parent = nullptr);

    // As high as the one that is filled, in one row with it. It must live as long.
    void standBeside(const QPushButton& first);

    QSize sizeHint() const override;
    // Words that do not fit are shortened.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_key;
    Rank m_rank;
    const QPushButton* m_beside = nullptr;
};

} // namespace dossier
