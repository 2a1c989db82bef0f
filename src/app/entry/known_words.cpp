#include "app/entry/known_words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace dossier {

namespace {

// The completer gives an Enter to the line itself, past whoever listens to it, and it was spent on closing the offer.
class EnterForLine : public QObject
{
public:
    EnterForLine(QLineEdit& line, QWidget& offer)
        : QObject(&line)
        , m_line(line)
        , m_offer(offer)
    {
        offer.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
            return QObject::eventFilter(watched, event);
        m_offer.hide();
        QKeyEvent again(key->type(), key->key(), key->modifiers(), key->text());
        QCoreApplication::sendEvent(&m_line, &again);
        return true;
    }

private:
    QLineEdit& m_line;
    QWidget& m_offer;
};

} // namespace

void offerKnown(QLineEdit& line, QAbstractItemModel& words)
{
    auto* completer = new QCompleter(&words, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line.setCompleter(completer);
    new EnterForLine(line, *completer->popup()); // hears of keys before the completer, which came first
}

} // namespace dossier
