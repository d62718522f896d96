/** The first letter of a text as a capital of the language. */
export const initialOf = (text: string, language: string): string => ([...text][0] ?? '').toLocaleUpperCase(language);

/** 'torsdag 24 december' -> 'Torsdag 24 december' */
export const capitalized = (text: string, language: string): string =>
  initialOf(text, language) + [...text].slice(1).join('');

/** 'Öppet nu' -> 'öppet nu' */
export const uncapitalized = (text: string, language: string): string =>
  ([...text][0] ?? '').toLocaleLowerCase(language) + [...text].slice(1).join('');
