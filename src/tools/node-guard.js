/* Old syntax on purpose: this file must be readable by every Node that ever was. */
'use strict';

var OLDEST = [20, 9];

/**
 * The message for a Node version that is too old; undefined for a supported one.
 * @param {string} version from process.versions.node: '18.19.1'
 * @returns {string | undefined}
 */
function tooOld(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  return 'Forecourt needs Node ' + OLDEST.join('.') + ' or newer; this is Node ' + version + '.';
}

module.exports = { tooOld: tooOld };
