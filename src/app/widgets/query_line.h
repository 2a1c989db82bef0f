// A line that can show where its text is wrong: a red frame and a wavy line below the faulty place.
#pragma once

#include <QLineEdit>

namespace dossier {

class Appearance;

class QueryLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit QueryLine(const Appearance& appearance, QWidget* parent = nullptr);

    // In letters. Where something is missing (`length` 0) the letter before the place is marked.
    void markFault(int at, int length);
    void clearFault();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void format(int at, int length);

    const Appearance& m_appearance;
    bool m_fault = false;
};

} // namespace dossier
