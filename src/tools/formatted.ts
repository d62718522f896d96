import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** TypeScript as `npm run check` wants it: the length of a name decides where its lines break. */
export const formatted = async (root: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(join(root, 'package.json'))), parser: 'typescript' });
