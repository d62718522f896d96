import fc from 'fast-check';
import { isLocalPath } from '@/lib/localPath';

describe('an address of the same host', () => {
  it.each(['/', '/kop-bil', '/kop-bil?q=a b#top', '/a//b', '/sv/./om', '/a?to=https://elsewhere.example/'])(
    'A-06 takes %s',
    (address) => expect(isLocalPath(address)).toBe(true),
  );

  it.each([
    '',
    'kop-bil',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\n/elsewhere.example',
    '/kop-bil\r\nSet-Cookie: a=b',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    ' //elsewhere.example',
  ])('A-06 refuses %j', (address) => expect(isLocalPath(address)).toBe(false));

  it('A-06 whatever it takes, a browser at any page of a site stays on that site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%09',
      '%2f',
      'a',
      'x.example',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = `/${pieces.join('')}`;
        if (!isLocalPath(address)) return;
        const page = 'https://nordvik.example/kop-bil?q=1';
        const first = new URL(address, page);
        expect(first.origin).toBe('https://nordvik.example');
        // As a router does that takes path and query of what it was given.
        expect(new URL(`${first.pathname}${first.search}`, page).origin).toBe('https://nordvik.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
