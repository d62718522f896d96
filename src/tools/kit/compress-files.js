// @ts-check
'use strict';

const fs = require('node:fs/promises');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXTS = /\.(?:js|css|json|svg|txt|map)$/;
/** Smaller files fit into one packet anyway, bytes. */
const SMALL = 1_024;
/** Number of files compressed at once, one for each thread. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` next to every text of a folder, at the highest compression level, once per build.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .values();
  const work = async () => {
    for (const file of files) {
      const content = await fs.readFile(file);
      if (content.length < SMALL) continue;
      const [small, smaller] = await Promise.all([
        gzip(content, { level: 9 }),
        brotli(content, {
          params: {
            [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      ]);
      await Promise.all([fs.writeFile(`${file}.gz`, small), fs.writeFile(`${file}.br`, smaller)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

module.exports = { compressFiles };
