// @ts-check
'use strict';
// Preloaded into programs that give way to others on a busy machine; their children inherit the priority.

const os = require('node:os');

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
