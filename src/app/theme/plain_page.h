// A page of text that opens nothing: no picture, no other page, no file. Names that came from outside stand in pages,
// and what looks like markup in them must not even be looked for. Every page of the window is one of these.
#pragma once

#include <QTextBrowser>

namespace dossier {

class PlainPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit PlainPage(QWidget* parent = nullptr);

    // Of a document, too, that is a child of this page.
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace dossier
