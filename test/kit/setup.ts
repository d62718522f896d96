import '@testing-library/jest-dom';

/** A console error or warning is a failure: the product logs none. */
const failOn =
  (level: 'error' | 'warn') =>
  (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
let original: Pick<Console, 'error' | 'warn'>;
beforeAll(() => {
  original = { error: console.error, warn: console.warn };
  console.error = failOn('error');
  console.warn = failOn('warn');
});
afterAll(() => Object.assign(console, original));
