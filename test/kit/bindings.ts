import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowBinding } from './bindFlow';
import { filesEnding } from './flowFiles';
import { isObject } from '@/lib/guards';

const isBinding = (value: unknown): value is FlowBinding => isObject(value) && 'strays' in value && 'edges' in value;

/** The binding of a slice: `test/features/<folder>/<name>.binding.ts`. */
export const bindingFileOf = (slice: string): string =>
  slice.replace('src/', 'test/').replace('.slice.ts', '.binding.ts');

/** Files of slices with a flow, relative to the root. */
export const flowSliceFiles = (root: string): string[] =>
  filesEnding(root, ['src/features'], '.slice.ts').filter((file) =>
    existsSync(join(root, file.replace('.slice.ts', '.flow.ts'))),
  );

/** The bindings of all flows that have one. */
export const everyBinding = (root: string): FlowBinding[] =>
  flowSliceFiles(root)
    .map(bindingFileOf)
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(join(root, file))).filter(isBinding));
