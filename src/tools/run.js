/*
 * Entry point of the commands: node src/tools/run.js start|test|check|dev|scale, or the name of a program in this folder:
 * stock, docs … Old syntax on purpose, so that a Node version that is too old can print its message.
 */
'use strict';

var path = require('path');
var tooOld = require('./node-guard').tooOld;

var COMMANDS = ['start', 'test', 'check', 'dev', 'scale'];
var PROGRAMS = [
  'attack',
  'backup',
  'bench',
  'docs',
  'editors',
  'facilities',
  'messages',
  'new-block',
  'new-flow',
  'new-site',
  'privacy',
  'requirements',
  'staff',
  'stock',
];
var name = process.argv[2];
var sentence = tooOld(process.versions.node);
if (!sentence && COMMANDS.indexOf(name) < 0 && PROGRAMS.indexOf(name) < 0)
  sentence = 'Usage: node src/tools/run.js ' + COMMANDS.concat(PROGRAMS).join('|') + '.';

if (sentence) {
  process.stderr.write(sentence + '\n');
  process.exitCode = 1;
} else if (PROGRAMS.indexOf(name) >= 0) {
  require('./kit/program')(name);
} else {
  process.chdir(path.join(__dirname, '..', '..'));
  require('./commands/' + name).main();
}
