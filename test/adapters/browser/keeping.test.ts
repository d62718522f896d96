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

  it('H-01 answers null and false where storage is forbidden or full', () => {
    const storage = createStorage(() => { throw new DOMException('no', 'SecurityError'); });
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(false);
    expect(() => storage.remove('a')).not.toThrow();
  });
});

describe('cookies', () => {
  it('A-14 reads what it wrote, whatever is in it', () => {
    const cookies = createCookies(document, false);
    cookies.write('val; å', '{"a":"=;å"}', 1);
    cookies.write('other', '1', 1);
    expect(cookies.read('val; å')).toBe('{"a":"=;å"}');
    expect(cookies.read('val')).toBeNull();
    cookies.write('other', '', 0);
    expect(cookies.read('other')).toBeNull();
  });

  it('A-14 sends them to this host alone, and with TLS never without', () => {
    const jar = { cookie: '' };
    createCookies(jar, true).write('a', '1', 180);
    expect(jar.cookie).toBe('a=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure');
    createCookies(jar, false).write('a', '1', 1);
    expect(jar.cookie).not.toContain('Secure');
  });

  it('A-14 passes over a value in an encoding that is not ours', () => {
    expect(createCookies({ cookie: 'a=%E0%A4%A; b=1' }, false).read('a')).toBeNull();
  });
});

describe('clock and ids', () => {
  it('M-01 tells the time', () => {
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
