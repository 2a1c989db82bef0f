// One rule, shown where somebody came upon its number: read, and gone again with Esc or a click elsewhere.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/rule_book/rule_book.h"

#include <QFrame>

class QPushButton;
class QUrl;

namespace dossier {

class Appearance;
class MeasuredBrowser;

class RulePopover : public QFrame
{
    Q_OBJECT

public:
    // All must outlive this.
    RulePopover(const RuleBook& book, const CardPool& pool, const Appearance& appearance, QWidget* parent);

    // Beside `place` on the screen, within it. Nothing happens where the book has no such rule.
    void popUp(RuleNumber rule, const QPoint& place);

signals:
    void openWanted(dossier::RuleNumber rule); // in the reference, within its section
    void cardWanted(dossier::CardIndex card);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(const RuleEntry& rule);
    int heightOfPage() const;
    void follow(const QUrl& link);

    const RuleBook& m_book;
    const CardPool& m_pool;
    const Appearance& m_appearance;
    RuleNumber m_rule;
    MeasuredBrowser* m_page;
    QPushButton* m_open;
};

} // namespace dossier
