#pragma once

#include "text/json.h"
