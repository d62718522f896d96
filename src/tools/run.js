/* The door of the commands: node src/tools/run.js start|test|check|dev.
   Old syntax on purpose, so that a Node that is too old can say so in one sentence. */
'use strict';

var path = require('path');
var tooOld = require('./node-guard').tooOld;

var COMMANDS = ['start', 'test', 'check', 'dev'];
var name = process.argv[2];
var sentence = tooOld(process.versions.node);
if (!sentence && COMMANDS.indexOf(name) < 0) sentence = 'Usage: node src/tools/run.js ' + COMMANDS.join('|') + '.';

if (sentence) {
  process.stderr.write(sentence + '\n');
  process.exitCode = 1;
} else {
  process.chdir(path.join(__dirname, '..', '..'));
  require('./commands/' + name).main();
}
