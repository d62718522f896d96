/** The first letter of a text as a capital of the language. */
export const firstLetter = (text: string, language: string): string => ([...text][0] ?? '').toLocaleUpperCase(language);

/** 'torsdag 24 december' -> 'Torsdag 24 december' */
export const capitalized = (text: string, language: string): string =>
  firstLetter(text, language) + [...text].slice(1).join('');
