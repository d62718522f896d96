// @ts-check
const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * Hash of the back ends, map tiles, mode and port of a process. It is part of the folder name of cached pages, so that no page
 * outlives its source. Plain CommonJS, because Next loads the page cache by its path, outside the bundle.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} twelve hexadecimal digits
 */
function backendHash(env) {
  const sources = [
    // Addresses in pages: hosts and scheme follow from the mode, local ones have the port.
    env.FORECOURT_MODE?.trim() || 'demo',
    env.PORT?.trim() || '3000',
    env.DATABASE_URL?.trim() || dataFolder(env),
    env.GRAPH_QL_ENDPOINT?.trim() || env.SITECORE_EDGE_CONTEXT_ID?.trim(),
    env.SITECORE_EDGE_URL?.trim(),
    env.SITECORE_API_HOST?.trim(),
    env.MEDIA_HOST?.trim(),
    env.MAP_TILES_URL?.trim(),
    env.MAP_ATTRIBUTION?.trim(),
    env.MAP_ATTRIBUTION_URL?.trim(),
  ];
  return createHash('sha256').update(sources.filter(Boolean).join(' ')).digest('hex').slice(0, 12);
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} absolute path
 */
function dataFolder(env) {
  return path.resolve(env.DATA_DIR?.trim() || '.data');
}

module.exports = { backendHash, dataFolder };
