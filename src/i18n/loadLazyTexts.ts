import { loadCode, type LoadOptions } from '@/lib/loadCode';
import type { Language } from '@/sites/site.types';
import type { PageTexts } from './text';

/** Written by `npm run docs`. */
const chunks: Readonly<Record<Language, () => Promise<{ lazyTexts: PageTexts }>>> = {
  sv: () => import('./generated/lazyTexts.sv'),
  nb: () => import('./generated/lazyTexts.nb'),
  da: () => import('./generated/lazyTexts.da'),
  fi: () => import('./generated/lazyTexts.fi'),
  sk: () => import('./generated/lazyTexts.sk'),
  en: () => import('./generated/lazyTexts.en'),
};

const loaded = new Map<Language, PageTexts>();

/** The texts of a language, once they have loaded. */
export const loadedLazyTexts = (language: Language): PageTexts | undefined => loaded.get(language);

export async function loadLazyTexts(language: Language, options?: LoadOptions): Promise<PageTexts> {
  const { lazyTexts } = await loadCode(chunks[language], options);
  loaded.set(language, lazyTexts);
  return lazyTexts;
}
