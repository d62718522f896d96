import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export const project = join(__dirname, '../..');

/** The project in a folder of its own: links to its files, and copies of what a command writes into (`own`). */
export function linked(root: string, folder: string, own: readonly string[]): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const entry of readdirSync(join(project, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (own.includes(path)) cpSync(join(project, path), join(root, path), { recursive: true });
    else if (own.some((one) => one.startsWith(`${path}/`))) linked(root, path, own);
    else symlinkSync(join(project, path), join(root, path));
  }
}
