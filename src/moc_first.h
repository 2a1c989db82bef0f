// Read by moc before every header of the window and the desk: Qt 6.4's moc does not get over a header whose first
// include is <array> or <compare>.
#pragma once

#include <cstddef>
