import type { Namespace } from './text';
import type { TextKey } from './texts/sv';

/** Texts of cars' pages of comparisons and of saving, which a list's page leaves out: they load with that code. */
export const lazyNamespaces = [
  'detail',
  'dealers',
  'finance',
  'contact',
  'compare',
  'saving',
  'bid',
] as const satisfies readonly Namespace[];

/** Those that the list itself shows. */
export const eagerKeys: readonly TextKey[] = [
  'detail.image',
  'detail.previousImage',
  'detail.nextImage',
  'finance.caution',
];
