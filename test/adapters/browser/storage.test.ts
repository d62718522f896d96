/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { createClock } from '@/adapters/browser/clock';
import { createCookies } from '@/adapters/browser/cookies';
import { createIds } from '@/adapters/browser/ids';
import { createStorage } from '@/adapters/browser/storage';

describe('storage', () => {
  it('H-01 reads what it wrote, and nothing after removal', () => {
    const storage = createStorage(() => window.sessionStorage);
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(true);
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });

  it('H-01 returns null and false where storage is forbidden or full', () => {
    const storage = createStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(false);
    expect(() => storage.remove('a')).not.toThrow();
  });

  it('H-01 notices what another tab wrote, and what changed while the page was in the memory of pages', () => {
    const storage = createStorage(() => window.localStorage);
    const changed = jest.fn();
    const stop = storage.listen('a', changed);
    const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    elsewhere('b');
    shown(false);
    expect(changed).not.toHaveBeenCalled();
    elsewhere('a');
    elsewhere(null);
    shown(true);
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    elsewhere('a');
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

const plain = { hostname: 'www.bil.example', protocol: 'http:' };
const secure = { ...plain, protocol: 'https:' };

describe('cookies', () => {
  it('A-14 reads what it wrote, whatever is in it', () => {
    const cookies = createCookies(document, plain);
    cookies.write('val; å', '{"a":"=;å"}', 1);
    cookies.write('other', '1', 1);
    expect(cookies.read('val; å')).toBe('{"a":"=;å"}');
    expect(cookies.read('val')).toBeNull();
    cookies.write('other', '', 0);
    expect(cookies.read('other')).toBeNull();
  });

  it('A-14 sends them to this host alone, and with TLS never without', () => {
    const jar = { cookie: '' };
    createCookies(jar, secure).write('a', '1', 180);
    expect(jar.cookie).toBe('a=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure');
    createCookies(jar, plain).write('a', '1', 1);
    expect(jar.cookie).not.toContain('Secure');
  });

  it('A-14 lists all names, and removes a cookie from every domain that it may have been set for', () => {
    expect(createCookies({ cookie: '' }, plain).names()).toEqual([]);
    expect(createCookies({ cookie: '_ga=GA1.1.2; consent=%7B; %E0%A4%A=1; bare' }, plain).names()).toEqual([
      '_ga',
      'consent',
      'bare',
    ]);
    const written: string[] = [];
    const jar = {
      get cookie() {
        return '';
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    createCookies(jar, plain).remove('_ga');
    expect(written).toEqual(
      ['', '; Domain=www.bil.example', '; Domain=bil.example'].map((domain) => `_ga=; Path=/; Max-Age=0${domain}`),
    );
  });

  it('A-14 removes what is there', () => {
    const cookies = createCookies(document, { hostname: 'localhost', protocol: 'http:' });
    cookies.write('_ga', '1', 1);
    cookies.remove('_ga');
    expect(cookies.names()).not.toContain('_ga');
  });

  it('A-14 ignores a value in an encoding that is not ours', () => {
    expect(createCookies({ cookie: 'a=%E0%A4%A; b=1' }, plain).read('a')).toBeNull();
  });
});

describe('clock and ids', () => {
  it('M-01 returns the time', () => {
    jest.useFakeTimers({ now: 1_234 });
    expect(createClock().now()).toBe(1_234);
    jest.useRealTimers();
  });

  it('M-01 makes ids that fit in an address and do not repeat', () => {
    const { next } = createIds(webcrypto);
    const made = Array.from({ length: 50 }, next);
    expect(new Set(made).size).toBe(50);
    made.forEach((id) => expect(id).toMatch(/^[\w-]{12}$/));
  });
});
