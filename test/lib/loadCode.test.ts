import { createCodeLoader, type CodeEnvironment } from '@/lib/loadCode';

const missing = new Error('chunk 7 did not arrive');
const SECOND = 1_000;

/** A browser whose network and files the test decides, and an import that fails a given number of times. */
function aBrowser(given: { online?: boolean; gone?: boolean; reloads?: boolean } = {}) {
  const online = new Set<() => void>();
  const browser = { isOnline: given.online ?? true, gone: given.gone ?? false, reloads: 0, attempts: 0, fails: 0 };
  const environment: CodeEnvironment = {
    isOnline: () => browser.isOnline,
    onOnline: (run) => {
      online.add(run);
      return () => online.delete(run);
    },
    isMissing: (error) => error === missing,
    isGone: async () => browser.gone,
    reload: () => {
      if (given.reloads === false) return false;
      browser.reloads += 1;
      return true;
    },
  };
  const loader = createCodeLoader();
  loader.connect(environment);
  return {
    browser,
    loader,
    comesBack: () => {
      browser.isOnline = true;
      for (const run of online) run();
    },
    import: async () => {
      browser.attempts += 1;
      if (browser.attempts <= browser.fails) throw missing;
      return 'code';
    },
  };
}

const settled = (promise: Promise<unknown>) => {
  const result: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (result.value = value),
    (error: unknown) => (result.error = error),
  );
  return result;
};
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code of a part that the visitor waits for', () => {
  it('J-08 is tried again after one and after five seconds, and the second failure is shown', async () => {
    const { browser, loader, ...page } = aBrowser();
    browser.fails = 2;
    const result = settled(loader.loadCode(page.import, { isNeeded: true }));
    await wait(0);
    expect(loader.status()).toBe('loading');
    await wait(SECOND);
    expect([browser.attempts, loader.status()]).toEqual([2, 'lost']);
    await wait(5 * SECOND);
    expect([browser.attempts, loader.status(), result.value]).toEqual([3, 'loading', 'code']);
  });

  it('J-08 after ten minutes without a network comes as soon as the network does', async () => {
    const { browser, loader, comesBack, ...page } = aBrowser({ online: false });
    browser.fails = Number.POSITIVE_INFINITY;
    const shown: string[] = [];
    loader.subscribe(() => shown.push(loader.status()));
    const result = settled(loader.loadCode(page.import, { isNeeded: true }));
    await wait(0);
    expect(shown).toEqual(['lost']);
    await wait(600 * SECOND);
    expect(browser.attempts).toBeLessThan(20);
    browser.fails = 0;
    comesBack();
    await wait(0);
    expect(result.value).toBe('code');
    expect(shown).toEqual(['lost', 'loading']);
    expect(browser.reloads).toBe(0);
  });

  it('J-08 is tried at once on request', async () => {
    const { browser, loader, ...page } = aBrowser();
    browser.fails = 4;
    const result = settled(loader.loadCode(page.import, { isNeeded: true }));
    await wait(20 * SECOND);
    expect(browser.attempts).toBe(4);
    loader.retry();
    await wait(0);
    expect(result.value).toBe('code');
  });

  it('J-08 reloads the page once its file is gone from the server, and stays silent until then', async () => {
    const { browser, loader, ...page } = aBrowser({ gone: true });
    browser.fails = Number.POSITIVE_INFINITY;
    settled(loader.loadCode(page.import, { isNeeded: true }));
    await wait(600 * SECOND);
    expect([browser.attempts, browser.reloads, loader.status()]).toEqual([2, 1, 'loading']);
  });

  it('J-08 that is gone after a reload fails instead of reloading again, and loads when it is there', async () => {
    const { browser, loader, ...page } = aBrowser({ gone: true, reloads: false });
    browser.fails = 3;
    const result = settled(loader.loadCode(page.import, { isNeeded: true }));
    await wait(SECOND);
    expect(loader.status()).toBe('gone');
    await wait(60 * SECOND);
    expect([result.value, loader.status(), browser.reloads]).toEqual(['code', 'loading', 0]);
  });

  it('J-08 rejects at once with a defect of the code', async () => {
    const { loader } = aBrowser();
    const defect = new Error('a defect');
    const result = settled(loader.loadCode(() => Promise.reject(defect), { isNeeded: true }));
    await wait(0);
    expect([result.error, loader.status()]).toEqual([defect, 'loading']);
  });
});

describe('the code of a part that the page works without', () => {
  it('J-11 neither shows a message nor reloads; its owner is notified once, and gets it later', async () => {
    const { browser, loader, ...page } = aBrowser({ gone: true });
    browser.fails = 5;
    const onFailing = jest.fn();
    const result = settled(loader.loadCode(page.import, { onFailing }));
    await wait(30 * SECOND);
    expect(onFailing.mock.calls).toEqual([[missing]]);
    expect([loader.status(), browser.reloads]).toEqual(['loading', 0]);
    await wait(120 * SECOND);
    expect(result.value).toBe('code');
  });

  it.each<[string, Parameters<typeof aBrowser>[0], Error, number, boolean | undefined]>([
    ['of a port that is gone reloads the page, and has no result', { gone: true }, missing, 1, undefined],
    [
      'of a port that is gone after a reload fails with its own error',
      { gone: true, reloads: false },
      missing,
      0,
      true,
    ],
    ['of a port that is still there does not reload', { gone: false }, missing, 0, false],
    ['of a port without a network does not reload', { gone: true, online: false }, missing, 0, false],
    ['that is defective does not reload', { gone: true }, new Error('a defect'), 0, false],
  ])('J-06 %s', async (_, given, error, reloads, gone) => {
    const { browser, loader } = aBrowser(given);
    const result = settled(loader.reloadIfGone(error));
    await wait(0);
    expect([browser.reloads, result.value]).toEqual([reloads, gone]);
  });
});
