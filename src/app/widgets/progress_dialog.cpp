#include "app/widgets/progress_dialog.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

namespace dossier {

namespace {

constexpr int kParts = 200;
constexpr int kQuickMs = 200; // what is done sooner is not worth a bar

// While this is there, only what belongs to `shown` hears of its timers. The others run out afterwards: a timer goes on
// asking until it is heard.
class ClocksStop : public QObject
{
public:
    explicit ClocksStop(const QObject& shown)
        : m_shown(shown)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Timer)
            return false;
        while (watched && watched != &m_shown)
            watched = watched->parent();
        return watched == nullptr;
    }

private:
    const QObject& m_shown;
};

} // namespace

ProgressDialog::ProgressDialog(QWidget* over, const QString& words)
    : m_dialog(over)
{
    auto* label = new QLabel(words);
    label->setTextFormat(Qt::PlainText);
    m_dialog.setObjectName(QStringLiteral("longWork"));
    m_dialog.setLabel(label);
    m_dialog.setAccessibleName(words);
    m_dialog.setWindowModality(Qt::WindowModal);
    m_dialog.setMinimumDuration(kQuickMs);
    m_dialog.setAutoReset(false);
    m_dialog.setRange(0, kParts);
    m_dialog.setValue(0);
}

// What was clicked since the last step comes to the bar, not to what lies beneath.
ProgressDialog::~ProgressDialog()
{
    if (m_dialog.isVisible())
        QCoreApplication::processEvents();
}

bool ProgressDialog::goOn(std::size_t done, std::size_t all)
{
    const int part = static_cast<int>(done * kParts / std::max<std::size_t>(all, 1));
    if (part != m_dialog.value()) {
        const ClocksStop stop(m_dialog);
        m_dialog.setValue(part);
    }
    return !m_dialog.wasCanceled();
}

StepTaken ProgressDialog::steps()
{
    return [this](std::size_t done, std::size_t all) { return goOn(done, all); };
}

} // namespace dossier
