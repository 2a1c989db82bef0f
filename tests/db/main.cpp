#include <QCoreApplication>

#include <gtest/gtest.h>

// Qt finds its SQL drivers only where there is an application.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
