// @ts-check
'use strict';
// Preloaded into children: they exit when the command that started them has ended for any reason.

const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  // Removes itself from the arguments that forked children inherit.
  const index = process.execArgv.indexOf(__filename);
  if (index > 0) process.execArgv.splice(index - 1, 2);
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
