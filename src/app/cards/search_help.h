// The search language on one page: how terms are joined, and every field with an example that can be clicked.
#pragma once

#include <QFrame>

namespace dossier {

class Appearance;
class PlainPage;

// A popup: it goes when something else is clicked, when an example is chosen and with Esc.
class SearchHelp : public QFrame
{
    Q_OBJECT

public:
    explicit SearchHelp(const Appearance& appearance, QWidget* parent);

    // Below `above`, as wide as reads well and the screen allows.
    void popUp(const QWidget& above);

signals:
    void exampleChosen(const QString& query);

private:
    void write();

    const Appearance& m_appearance;
    PlainPage* m_page;
};

} // namespace dossier
