import type { Language } from '@/sites/site.types';
import { pickTexts } from './pickTexts';

const titleOf = (name: string): string =>
  name.replace(/(?<=[a-z\d])[A-Z](?![A-Z])/g, (character) => ` ${character.toLowerCase()}`);

/**
 * What editors call a block: its text, else the words of its name: 'Opening hours' of 'OpeningHours'. On the server only,
 * like `pickTexts`.
 */
export function blockNameIn(language: Language, name: string): string {
  const text = new Map(Object.entries(pickTexts(language, ['blockName']))).get(`blockName.${name}`);
  return typeof text === 'string' ? text : titleOf(name);
}
