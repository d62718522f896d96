import { join } from 'node:path';
import type { Feature } from '@/effects/feature';
import { isObject } from '@/lib/guards';
import { filesEnding } from './flowFiles';

const root = join(__dirname, '../..');

const isFeature = (value: unknown): value is Feature =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.slices) &&
  Array.isArray(value.watch) &&
  Array.isArray(value.public);

const exportsOf = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  const module: unknown = await import(join(root, path));
  return isObject(module) ? module : {};
};

/** Every feature of the house, found by its file. */
export const allFeatures = async (): Promise<Feature[]> => {
  const modules = await Promise.all(filesEnding(root, ['src/features'], '.feature.ts').map(exportsOf));
  return modules.flatMap((module) => Object.values(module)).filter(isFeature);
};
