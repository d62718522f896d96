/** In a text: how many facilities the site has. */
export const FACILITIES = '{facilities}';
/** In a text: how many lots close today, and when the next one does. */
export const CLOSING = '{closing}';

/** Of '{facilities} anläggningar · 14 dagars bytesrätt' the facts, without those whose value is not known. */
export const proofOf = (text: string, values: Readonly<Record<string, string | null>>): string[] =>
  text
    .split('·')
    .map((part) => part.trim())
    .filter((part) => part !== '' && Object.keys(values).every((name) => values[name] !== null || !part.includes(name)))
    .map((part) =>
      Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value ?? ''), part),
    );
