/** In a text: how many facilities the site has. */
export const FACILITIES = '{facilities}';

/** Of '{facilities} anläggningar · 14 dagars bytesrätt' the facts, without the one whose number is not known. */
export const proofOf = (text: string, facilities: string | null): string[] =>
  text
    .split('·')
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '' && (facilities !== null || !fact.includes(FACILITIES)))
    .map((fact) => fact.replaceAll(FACILITIES, facilities ?? ''));
