import '@testing-library/jest-dom';

/** Patience for a busy machine; suites without a document need none of it. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
});

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
