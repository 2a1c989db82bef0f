// The preview of an import as a table: each line with its verdict, a field for the card of a line that is not
// understood, and a choice where a line's card may go to several places. What was chosen is kept by what stands in the
// line, so that the text may be edited around it.
#pragma once

#include "app/importing/import_preview.h"
#include "importers/decks/deck_assembly.h"

#include <QStringListModel>
#include <QTableWidget>

#include <map>

class QComboBox;

namespace dossier {

class Appearance;
class CardChoice;

class ImportTable : public QTableWidget
{
    Q_OBJECT

public:
    enum Column { Line, Source, Meaning, Place, kColumns };

    ImportTable(const CardPool& pool, const Appearance& appearance, QWidget* parent = nullptr);

    // `zoned`: lines go to the zones of a deck.
    void show(const std::vector<PreviewRow>& rows, bool zoned);
    using QTableWidget::show;
    // What was chosen, by a line's text and which of the lines of this text it is.
    struct Choice
    {
        bool refused = false;
        std::optional<CardIndex> card;
        std::optional<Zone> zone;
    };
    using Key = std::pair<QString, int>;
    using Choices = std::map<Key, Choice>;
    const Choices& choices() const { return m_choices; }
    // For what is shown next: of another source nothing was chosen yet.
    void setChoices(Choices choices) { m_choices = std::move(choices); }

    // Of the lines shown: the cards of unknown ones, by place among the unknown, and the zones that were changed, by
    // place among those taken.
    std::map<std::size_t, CardPick> picks() const;
    std::map<std::size_t, Zone> zones() const;

signals:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row
    {
        PreviewRow shown;
        Key key;
    };

    void fitColumns();
    void addRow(const PreviewRow& row);
    void addCard(int at);
    void addPlace(int at);
    void setTint(int at);
    void chooseCard(int at, std::optional<CardIndex> card);
    void chooseZone(int at, std::optional<Zone> zone);
    std::optional<CardIndex> cardOf(const Row& row) const;
    bool isGuessed(const Row& row) const;
    Choice choiceOf(const Row& row) const;

    const CardPool& m_pool;
    const Appearance& m_appearance;
    QStringListModel m_titles;
    std::vector<Row> m_rows;
    std::map<QString, int> m_seen; // how many lines of this text there are
    Choices m_choices;
};

} // namespace dossier
