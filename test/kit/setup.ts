import '@testing-library/jest-dom';

/** A console error or warning is a failure: nothing in the product may speak there. */
const speak =
  (level: 'error' | 'warn') =>
  (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
let original: Pick<Console, 'error' | 'warn'>;
beforeAll(() => {
  original = { error: console.error, warn: console.warn };
  console.error = speak('error');
  console.warn = speak('warn');
});
afterAll(() => Object.assign(console, original));
