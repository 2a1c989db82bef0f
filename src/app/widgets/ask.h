// The one place that opens boxes. Everything else asks here, so that a test can answer beforehand.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QPrinter;
class QWidget;

namespace dossier {

class Ask
{
public:
    virtual ~Ask() = default;

    // Nothing where the user changed his mind.
    virtual std::optional<QString> fileToOpen(QWidget* over, const QString& title, const QString& filters) = 0;
    virtual std::optional<QString> fileToSave(QWidget* over, const QString& title, const QString& suggestion,
                                              const QString& filters) = 0;
    virtual std::optional<QString> line(QWidget* over, const QString& title, const QString& label,
                                        const QString& value) = 0;
    // Lets the user choose a printer, its pages and copies; false where he changed his mind, or nobody is there to ask.
    virtual bool choosePrinter(QWidget*, QPrinter&) { return false; }
    virtual std::optional<QString> folder(QWidget*, const QString&, const QString&) { return std::nullopt; }
    // True for the button that does it.
    virtual bool sure(QWidget* over, const QString& question, const QString& doIt) = 0;
    // Opens the desktop's own window of files.
    virtual void showFolder(const QString&) {}
    // Something nobody can do anything about but read it.
    virtual void tell(QWidget* over, const QString& title, const QString& text) = 0;
};

// Asks with the desktop's own dialogs.
class AskWithDialogs : public Ask
{
public:
    std::optional<QString> fileToOpen(QWidget* over, const QString& title, const QString& filters) override;
    std::optional<QString> fileToSave(QWidget* over, const QString& title, const QString& suggestion,
                                      const QString& filters) override;
    std::optional<QString> line(QWidget* over, const QString& title, const QString& label,
                                const QString& value) override;
    bool choosePrinter(QWidget* over, QPrinter& printer) override;
    bool sure(QWidget* over, const QString& question, const QString& doIt) override;
    std::optional<QString> folder(QWidget* over, const QString& title, const QString& present) override;
    void showFolder(const QString& folder) override;
    void tell(QWidget* over, const QString& title, const QString& text) override;
};

// Where no window is shown, so that nobody could answer: everything is answered with no, and what there is to read goes
// to standard error.
class AskNobody : public Ask
{
public:
    std::optional<QString> fileToOpen(QWidget*, const QString&, const QString&) override { return std::nullopt; }
    std::optional<QString> fileToSave(QWidget*, const QString&, const QString&, const QString&) override
    {
        return std::nullopt;
    }
    std::optional<QString> line(QWidget*, const QString&, const QString&, const QString&) override
    {
        return std::nullopt;
    }
    bool sure(QWidget*, const QString&, const QString&) override { return false; }
    void tell(QWidget* over, const QString& title, const QString& text) override;
};

} // namespace dossier
