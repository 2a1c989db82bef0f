// A field for the card a line means: filled with what was guessed, which one key refuses; the likely cards to choose
// from, and any other by its title or number.
#pragma once

#include "domain/cards/card_pool.h"

#include <QComboBox>

#include <optional>

class QAbstractItemModel;

namespace dossier {

class Appearance;

class CardChoice : public QComboBox
{
    Q_OBJECT

public:
    // `titles` are for completion, and outlive this.
    CardChoice(const CardPool& pool, const Appearance& appearance, QAbstractItemModel& titles,
               QWidget* parent = nullptr);

    // What stands there at first; nothing is emitted.
    void show(const std::vector<CardIndex>& candidates, std::optional<CardIndex> chosen, bool guessed);
    using QComboBox::show;

    std::optional<CardIndex> card() const { return m_card; }
    bool isGuessed() const { return m_guessed; }
    // How many of the card are meant, before its title.
    void setCopies(int copies);
    // Not known after all.
    void refuse();

signals:
    // Whoever uses the field chose; nothing: the card is not known.
    void chosen(std::optional<dossier::CardIndex> card);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void choose(std::optional<CardIndex> card);
    void takeTyped();
    QString wordsFor(CardIndex card) const;

    const CardPool& m_pool;
    const Appearance& m_appearance;
    std::optional<CardIndex> m_card;
    bool m_guessed = false;
    bool m_wrong = false; // what was typed is no card
};

} // namespace dossier
