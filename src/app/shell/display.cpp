#include "app/shell/display.h"

#include "wording/words/shown_text.h"

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace dossier {

namespace {

struct Heard
{
    QString line;
    QString words; // empty: it is not about the display
};

// Qt hands messages to a function that knows nothing.
QList<Heard>& heardMeanwhile()
{
    static QList<Heard> heard;
    return heard;
}

QtMessageHandler former = nullptr;

// The only thing that can be fatal while a QApplication is made is that its platform cannot.
void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type != QtFatalMsg) {
        const bool ofPlatform = QByteArray(context.category).startsWith("qt.qpa");
        heardMeanwhile().append({qFormatLogMessage(type, context, message), ofPlatform ? message : QString()});
        return;
    }
    QString why;
    for (const Heard& heard : std::as_const(heardMeanwhile()))
        why = why.isEmpty() ? heard.words : why;
    const int code = sayThatThereIsNoDisplay(why.simplified().toLocal8Bit().constData());
    std::fflush(nullptr);
    std::_Exit(code); // Qt aborts behind this
}

} // namespace

bool isDisplayNamed()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

DisplayWanted::DisplayWanted()
{
    former = qInstallMessageHandler(hear);
}

DisplayWanted::~DisplayWanted()
{
    qInstallMessageHandler(former);
    for (const Heard& heard : std::as_const(heardMeanwhile()))
        std::fprintf(stderr, "%s\n", shownText(heard.line).toLocal8Bit().constData());
    heardMeanwhile().clear();
}

int sayThatThereIsNoDisplay(const char* why)
{
    const bool known = *why != '\0';
    std::fprintf(stderr, "dossier: there is no display to show a window on%s%s%s; dossier-cli works without one.\n",
                 known ? " (" : "", why, known ? ")" : "");
    return kWrongUsage;
}

} // namespace dossier
