import type { Language } from '@/sites/site.types';
import { pickTexts } from './pickTexts';

/** What editors call a block; one without a text by its own name. On the server only, like `pickTexts`. */
export function blockNameIn(language: Language, name: string): string {
  const text = new Map(Object.entries(pickTexts(language, ['blockName']))).get(`blockName.${name}`);
  return typeof text === 'string' ? text : name;
}
