import type { Language } from '@/sites/site.types';
import { da } from './da';
import { en } from './en';
import { fi } from './fi';
import type { FieldTexts } from './fieldTexts.types';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';

const texts: Readonly<Record<Language, FieldTexts>> = { da, en, fi, nb, sk, sv };

/** What an editor calls a field. */
export function fieldLabel(name: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = texts[language].labels;
  return labels[name.toLowerCase()] ?? name;
}

/** What fits into a field; '' where its label says it. */
export function fieldHelp(name: string, language: Language): string {
  const helpTexts: Readonly<Record<string, string>> = texts[language].helpTexts;
  return helpTexts[name.toLowerCase()] ?? '';
}
