// The list of decks on the left: choosing one opens it, F2 renames it, Delete throws it away (and can be undone).
#pragma once

#include <QListView>

namespace dossier {

class DeckListModel;
struct Desk;

class DeckList : public QListView
{
    Q_OBJECT

public:
    explicit DeckList(const Desk& desk, QWidget* parent = nullptr);

    void renameChosen();
    void copyChosen();
    void deleteChosen();

    QSize sizeHint() const override { return {200, 200}; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void followOpenDeck();
    void openChosen();

    const Desk& m_desk;
    DeckListModel* m_model;
};

} // namespace dossier
