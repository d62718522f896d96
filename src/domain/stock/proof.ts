/** In a text: how many facilities the site has. */
export const FACILITIES = '{facilities}';

/** Of '{facilities} anläggningar · 14 dagars bytesrätt' the facts, without the one whose number is not known. */
export const proofOf = (text: string, facilities: string | null): string[] =>
  text
    .split('·')
    .map((part) => part.trim())
    .filter((part) => part !== '' && (facilities !== null || !part.includes(FACILITIES)))
    .map((part) => part.replaceAll(FACILITIES, facilities ?? ''));
