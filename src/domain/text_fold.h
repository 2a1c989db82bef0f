#pragma once

#include "text/fold.h"
#include "text/near_words.h"
