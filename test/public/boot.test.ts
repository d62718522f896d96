/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const source = readFileSync(path.join(process.cwd(), 'public/boot.js'), 'utf8');
const boot = () => {
  // The browser runs it as a plain script, so the test does, too.
  window.eval(source);
  return { ...document.documentElement.dataset };
};

beforeEach(() => {
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  localStorage.clear();
  delete window.dataLayer;
  sessionStorage.clear();
  Object.assign(window, { innerWidth: 1440 });
});
afterEach(() => jest.restoreAllMocks());

describe('the boot script', () => {
  it('M-01 weighs less than 5 kB, and less than 2 kB on the wire', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(5000);
    expect(gzipSync(source).length).toBeLessThan(2000);
  });

  it('A-14 denies consent before any other script runs, in the form that a tag manager reads as a command', () => {
    boot();
    const [first, ...more] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
    expect(Array.from(Object(first))).toEqual([
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ]);
    expect(more).toEqual([]);
  });

  it('A-14 marks whether consent was given or refused already', () => {
    expect(boot().consent).toBe('unknown');
    document.cookie = 'consent=1.all';
    expect(boot().consent).toBe('known');
  });

  it('A-14 is not taken in by a cookie that only ends alike', () => {
    document.cookie = 'myconsent=1';
    expect(boot().consent).toBe('unknown');
  });

  it('B-09 names the alert that was dismissed', () => {
    expect(boot().alertDismissed).toBeUndefined();
    document.cookie = 'hideAlert=1f3a9c';
    expect(boot().alertDismissed).toBe('1f3a9c');
  });

  it.each([
    ['sticky', 1440, 'sticky'],
    ['toggle', 1440, 'toggle'],
    ['sticky', 1023, 'toggle'],
    ['sticky', 1024, 'sticky'],
    ['"><script>', 1440, undefined],
  ])('F-05 takes the filter panel %s at %d pixels as %s', (stored, innerWidth, expected) => {
    sessionStorage.setItem('filterPanel', stored);
    Object.assign(window, { innerWidth });
    expect(boot().filterPanel).toBe(expected);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['neon', undefined],
  ])('A-13 takes the chosen colour scheme %s as %s', (stored, expected) => {
    localStorage.setItem('scheme', stored);
    expect(boot().scheme).toBe(expected);
  });

  it('M-05 stays silent where storage is forbidden, and still reads the cookies', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    document.cookie = 'consent=1';
    expect(boot()).toEqual({ consent: 'known' });
  });

  it('L-02 tells which step the address opens', () => {
    expect(boot().openStep).toBeUndefined();
    history.replaceState(null, '', '#steg-2');
    expect(boot().openStep).toBe('2');
    history.replaceState(null, '', window.location.pathname);
  });

  it('F-03 keeps what the history entry was called before the page was loaded into it', () => {
    expect(boot().entry).toBeUndefined();
    history.replaceState({ key: 'router' }, '');
    expect(boot().entry).toBe('router');
    history.replaceState({ key: 'router', entry: 'ours' }, '');
    expect(boot().entry).toBe('ours');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.documentElement.dataset.entry).toBeUndefined();
    history.replaceState(null, '');
  });

  it('M-05 stays silent where cookies are forbidden', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(boot()).toEqual({});
  });
});
