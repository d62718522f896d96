import { contentSecurityPolicy, hstsOf, pageHeaders, responseHeaders, type Hsts } from '@/domain/sites/securityHeaders';
import { allowedOrigins } from '@/sites/origins';
import { allSites } from '@/sites/sites';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('the content security policy', () => {
  it('M-03 allows the own origin and nothing else by default', () => {
    expect(directives(contentSecurityPolicy({}))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'media-src': "'self'",
      'frame-src': "'none'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'self'",
      'object-src': "'none'",
      'report-uri': '/api/csp-reports',
      'frame-ancestors': "'none'",
    });
  });

  it('A-14 adds a configured origin to its own directive only', () => {
    const policy = directives(
      contentSecurityPolicy({ origins: { script: ['https://tags.example'], frame: ['https://*.video.example'] } }),
    );
    expect(policy['script-src']).toBe("'self' https://tags.example");
    expect(policy['frame-src']).toBe('https://*.video.example');
    expect(policy['img-src']).toBe("'self' data:");
    expect(policy['connect-src']).toBe("'self'");
  });

  it('A-18 asks no host for pictures but those that a site names, also where cars bring their own', () => {
    for (const site of allSites)
      expect(directives(contentSecurityPolicy({ origins: allowedOrigins(site) }))['img-src']?.split(' ')).not.toContain(
        'https:',
      );
  });

  it('A-16 lets an editor’s origin frame the page only where it is given', () => {
    expect(directives(contentSecurityPolicy({ frameAncestors: ['https://editor.example'] }))['frame-ancestors']).toBe(
      "'self' https://editor.example",
    );
  });

  it('M-03 lets only pages of the gallery frame one another', () => {
    expect(directives(contentSecurityPolicy({ framesItself: true }))).toMatchObject({
      'frame-src': "'self'",
      'frame-ancestors': "'self'",
    });
    expect(
      directives(contentSecurityPolicy({ framesItself: true, origins: { frame: ['https://maps.example'] } }))[
        'frame-src'
      ],
    ).toBe("'self' https://maps.example");
  });

  it('M-03 allows inline scripts in development alone', () => {
    expect(directives(contentSecurityPolicy({ development: true }))['script-src']).toContain("'unsafe-inline'");
    expect(directives(contentSecurityPolicy({ development: false }))['script-src']).not.toContain('unsafe');
  });

  it.each([
    "'unsafe-inline'",
    '*',
    'https://*',
    'http://plain.example',
    'data:',
    'https://a.example; script-src *',
    'https://a.example/path',
    'https://a.example\r\nX: y',
    '',
  ])('M-03 refuses %j as an origin', (origin) => {
    expect(() => contentSecurityPolicy({ origins: { script: [origin] } })).toThrow('Not an https origin');
    expect(() => contentSecurityPolicy({ frameAncestors: [origin] })).toThrow('Not an https origin');
  });
});

describe('the header lists', () => {
  it.each([
    ['pages', pageHeaders],
    ['answers', responseHeaders],
  ] as const)('M-03 of %s contain HSTS as it is set', (_what, headers) => {
    const found = (hsts: Hsts) => new Map(headers({ hsts }));
    expect(found('on').get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(found('subdomains').get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect([...found('off').keys()]).not.toContain('Strict-Transport-Security');
    expect([...found('off').keys()]).toEqual(
      expect.arrayContaining(['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy']),
    );
  });

  it.each<[Record<string, string>, Hsts]>([
    [{}, 'off'],
    [{ FORECOURT_MODE: 'live' }, 'on'],
    [{ FORECOURT_MODE: 'live', HSTS: 'off' }, 'off'],
    [{ HSTS: 'subdomains' }, 'subdomains'],
  ])('M-03 with %j HSTS is %s', (env, hsts) => {
    expect(hstsOf(env)).toBe(hsts);
  });

  it('M-03 let other sites show pictures and nothing else', () => {
    expect(new Map(responseHeaders({ hsts: 'off', embeddable: true })).get('Cross-Origin-Resource-Policy')).toBe(
      'cross-origin',
    );
    expect(new Map(responseHeaders({ hsts: 'off' })).get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});
