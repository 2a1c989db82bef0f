// Lays widgets side by side and goes on in the next line where there is no more room: nothing is cut, whatever the
// width, the language and the size of the text.
#pragma once

#include <QLayout>

#include <vector>

namespace dossier {

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int place) const override;
    QLayoutItem* takeAt(int place) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    // Where each goes, in order, and how high all of them are; hidden ones have no place.
    std::vector<QRect> placesIn(const QRect& area, int& height) const;

    std::vector<QLayoutItem*> m_items;
};

} // namespace dossier
