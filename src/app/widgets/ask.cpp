#include "app/widgets/ask.h"

#include "wording/words/shown_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextStream>
#include <QUrl>

namespace dossier {

namespace {

// A file without a folder is offered where the last one was, at first among the user's documents.
class LastFolder
{
public:
    QString offered(const QString& file) const
    {
        QString folder = m_folder;
        for (const auto usual : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation})
            if (folder.isEmpty() || !QDir(folder).exists())
                folder = QStandardPaths::writableLocation(usual);
        return QDir(folder).absoluteFilePath(file);
    }

    std::optional<QString> chosen(const QString& file)
    {
        if (file.isEmpty())
            return std::nullopt;
        m_folder = QFileInfo(file).absolutePath();
        return file;
    }

private:
    QString m_folder;
};

// "csv" of "Table (*.csv)"; empty where any file will do.
QString endingOf(const QString& filter)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.([A-Za-z0-9]+)"));
    return pattern.match(filter).captured(1);
}

// Of all dialogs of the program.
LastFolder& lastFolder()
{
    static LastFolder last;
    return last;
}

} // namespace

std::optional<QString> AskWithDialogs::fileToOpen(QWidget* over, const QString& title, const QString& filters)
{
    return lastFolder().chosen(QFileDialog::getOpenFileName(over, title, lastFolder().offered({}), filters));
}

std::optional<QString> AskWithDialogs::fileToSave(QWidget* over, const QString& title, const QString& suggestion,
                                                  const QString& filters)
{
    const QString offered = lastFolder().offered(suggestion);
    QFileDialog dialog(over, title, QFileInfo(offered).absolutePath(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(offered);
    // A name without an ending gets that of its kind here, so that the file which is written is the one asked about.
    const auto end = [&dialog](const QString& filter) { dialog.setDefaultSuffix(endingOf(filter)); };
    end(dialog.selectedNameFilter());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, end);
    return dialog.exec() == QDialog::Accepted ? lastFolder().chosen(dialog.selectedFiles().value(0)) : std::nullopt;
}

std::optional<QString> AskWithDialogs::line(QWidget* over, const QString& title, const QString& label,
                                            const QString& value)
{
    bool given = false;
    const QString text = QInputDialog::getText(over, title, label, QLineEdit::Normal, value, &given);
    return given ? std::optional(text) : std::nullopt;
}

bool AskWithDialogs::choosePrinter(QWidget* over, QPrinter& printer)
{
    return QPrintDialog(&printer, over).exec() == QDialog::Accepted;
}

bool AskWithDialogs::sure(QWidget* over, const QString& question, const QString& doIt)
{
    QMessageBox box(QMessageBox::NoIcon, {}, question, QMessageBox::Cancel, over);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* yes = box.addButton(doIt, QMessageBox::AcceptRole);
    // What is asked for cannot be taken back: Return, pressed once too often, does none of it.
    box.setDefaultButton(QMessageBox::Cancel);
    box.button(QMessageBox::Cancel)->setIcon({}); // the style's own is of another drawing
    box.exec();
    return box.clickedButton() == yes;
}

std::optional<QString> AskWithDialogs::folder(QWidget* over, const QString& title, const QString& present)
{
    const QString folder = QFileDialog::getExistingDirectory(over, title, present);
    return folder.isEmpty() ? std::nullopt : std::optional(folder);
}

void AskWithDialogs::showFolder(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

void AskWithDialogs::tell(QWidget* over, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Close, over);
    box.setTextFormat(Qt::PlainText); // it may hold names of the user's
    box.exec();
}

void AskNobody::tell(QWidget*, const QString&, const QString& text)
{
    QTextStream(stderr) << QStringLiteral("dossier: ") << shownText(text) << Qt::endl;
}

} // namespace dossier
