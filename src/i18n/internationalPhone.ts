import type { Language } from '@/sites/site.types';

/** Countries, by the language of their stock, whose own numbers begin with a zero that a call from abroad leaves out. */
const callingCodes: Partial<Record<Language, string>> = { sv: '+46', fi: '+358', sk: '+421', en: '+44' };

/** A number of a country as one abroad writes it: '08-465 004 00' of Sweden is '+46 8 465 004 00'. Others stay. */
export function internationalPhone(number: string, country: Language): string {
  const code = callingCodes[country];
  return code !== undefined && /^0[1-9]/.test(number) ? `${code} ${number.slice(1).replace(/[-\s]+/g, ' ')}` : number;
}
