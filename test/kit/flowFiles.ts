import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files under these folders of `root` whose name ends so, sorted; paths relative to `root`, with slashes. */
export const filesEnding = (root: string, folders: readonly string[], ending: string): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .sort();
