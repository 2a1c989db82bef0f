#include "app/widgets/ask.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>
#include <QUrl>

namespace dossier {

namespace {

std::optional<QString> chosen(const QString& file)
{
    return file.isEmpty() ? std::nullopt : std::optional(file);
}

} // namespace

std::optional<QString> AskWithDialogs::fileToOpen(QWidget* over, const QString& title, const QString& filters)
{
    return chosen(QFileDialog::getOpenFileName(over, title, {}, filters));
}

std::optional<QString> AskWithDialogs::fileToSave(QWidget* over, const QString& title, const QString& suggestion,
                                                  const QString& filters)
{
    return chosen(QFileDialog::getSaveFileName(over, title, suggestion, filters));
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
    QMessageBox box(QMessageBox::Question, {}, question, QMessageBox::Cancel, over);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* yes = box.addButton(doIt, QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == yes;
}

std::optional<QString> AskWithDialogs::folder(QWidget* over, const QString& title, const QString& present)
{
    return chosen(QFileDialog::getExistingDirectory(over, title, present));
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

} // namespace dossier
