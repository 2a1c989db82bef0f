// Getting laid-out sheets onto paper: into a PDF file, or to a printer.
#pragma once

#include "app/printing/printed_page.h"
#include "app/widgets/progress_dialog.h"

class QPrinter;

namespace dossier {

// Text and drawings stay such; nothing is made a picture. Empty where all went well, else what the system says. Where
// `goOn`, asked before each page, says no, nothing is written and the answer is empty.
QString writePdf(const PrintedSheet& sheet, const Theme& theme, const QString& path, const StepTaken& goOn = {});

// The pages of a sheet that the printer's dialog chose.
PrintedSheet chosenPages(const PrintedSheet& sheet, const QPrinter& printer);

// Sets the printer to the sheet's paper, for its dialog to start from.
void prepare(QPrinter& printer, const PrintedSheet& sheet);
// The pages the printer's dialog chose. Answers whether the printer took them; `goOn` may stop it.
bool print(const PrintedSheet& sheet, const Theme& theme, QPrinter& printer, const StepTaken& goOn = {});

} // namespace dossier
