// @ts-check
'use strict';
// Preloaded into children: when the command that started them is gone, however it went, they leave as well.

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
