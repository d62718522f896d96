import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { compileRedirects, isLiteral, type RedirectRule } from '@/domain/sites/redirects';

const rule = (pattern: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
  ...more,
});

describe('redirects', () => {
  it.each<[pattern: string, literal: boolean]>([
    ['/findus', true],
    ['/FindUs/', true],
    ['/buycar?fuel=el', true],
    ['/om_oss', false],
    ['/om-oss.html', false],
    ['/köp-däck', false],
    ['^/findus/\\d+$', false],
    ['/^\\/a$/i', false],
  ])('A-06 reads %s as a literal: %s', (pattern, literal) => expect(isLiteral(pattern)).toBe(literal));

  it.each<[string, path: string, query: string, string | null]>([
    ['a literal in any case', '/FINDUS', '', '/anlaggningar'],
    ['a literal with a slash at the end', '/findus/', '', '/anlaggningar'],
    ['a query that goes along', '/findus', 'utm_source=mail&gclid=1', '/anlaggningar?utm_source=mail&gclid=1'],
    ['a capture', '/findus/77/boras', '', '/anlaggningar/boras'],
    ['the first of two rows', '/findus/77/solna', '', '/anlaggningar/stockholm-solna'],
    ['a query of the pattern, which is dropped', '/buycar', 'fuel=el', '/list?car_fuel=El'],
    ['parameters in another order', '/find', 'b=2&a=1', '/found'],
    ['a query of the pattern in another case', '/buycar', 'Fuel=El', '/list?car_fuel=El'],
    [
      'a query of the pattern with others, which are kept',
      '/buycar',
      'utm_source=a&fuel=el',
      '/list?car_fuel=El&utm_source=a',
    ],
    [
      'the queries of several rows',
      '/buycar',
      'region=skane&utm_source=a&fuel=el',
      '/list?car_fuel=El&car_site_region=Sk%C3%A5ne&utm_source=a',
    ],
    ['the rows of two values', '/buycar', 'fuel=diesel&fuel=el', '/list?car_fuel=El&car_fuel=Diesel'],
    ['another query than the pattern’s', '/buycar', 'fuel=gas', '/list?fuel=gas'],
    ['a parameter that the target has itself', '/sized', 'size=9&x=1', '/big?size=1&x=1'],
    ['a fragment after the query', '/part', 'x=1', '/whole?x=1#part'],
    ['an absolute address', '/jobs', '', 'https://jobs.example'],
    ['the site’s language', '/lang', '', '/sv-SE/x'],
    ['a path that is longer', '/findus/77/boras/karta', '', null],
    ['nothing', '/elsewhere', '', null],
  ])('A-06 follows %s', (_what, path, query, target) => {
    const { find, problems } = compileRedirects(
      [
        rule('^/findus/\\d+/solna$', '/anlaggningar/stockholm-solna', { examples: ['/findus/1/solna'] }),
        rule('^/findus/\\d+/([a-z-]+)$', '/anlaggningar/$1', { examples: ['/findus/1/boras'] }),
        rule('/findus', '/anlaggningar'),
        rule('/buycar?fuel=el', '/list?car_fuel=El'),
        rule('/buycar?fuel=diesel', '/list?car_fuel=Diesel'),
        rule('/buycar?region=skane', '/list?car_site_region=Sk%C3%A5ne'),
        rule('/buycar', '/list'),
        rule('/find?a=1&b=2', '/found', { isQueryStringPreserved: false }),
        rule('/sized', '/big?size=1'),
        rule('/part', '/whole#part'),
        rule('/jobs', 'https://jobs.example'),
        rule('/lang', '/$siteLang/x'),
      ],
      { siteLanguage: 'sv-SE' },
    );
    expect(problems).toEqual([]);
    expect(find(path, query)?.target ?? null).toBe(target);
  });

  it.each<[string, RedirectRule[], RegExp]>([
    ['a row that leads to itself', [rule('/a', '/A/')], /leads \/a to itself/],
    ['two rows that lead to one another', [rule('/a', '/b'), rule('/b', '/a')], /lead to one another/],
    ['a longer circle', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')], /lead to one another/],
    ['a chain', [rule('/a', '/b'), rule('/b', '/c')], /leads to \/b, which row 2 \(\/b\) moves on/],
    ['a row behind an equal one', [rule('/a', '/b'), rule('/A/', '/c')], /row 2 \(\/A\/\) is shadowed by row 1/],
    [
      'a row behind a pattern',
      [rule('^/a/.*$', '/b', { examples: ['/a/x'] }), rule('/a/c', '/d')],
      /row 2 \(\/a\/c\) is shadowed by row 1/,
    ],
    [
      'a query row behind its path',
      [rule('/a', '/b'), rule('/a?x=1', '/c')],
      /row 2 \(\/a\?x=1\) is shadowed by row 1/,
    ],
    ['a pattern that cannot be read', [rule('^/a(', '/b', { examples: ['/a'] })], /is no regular expression/],
    ['a pattern without an example', [rule('^/a\\d$', '/b')], /has no example/],
    [
      'a pattern that misses its example',
      [rule('^/a\\d$', '/b', { examples: ['/ab'] })],
      /does not catch its own example/,
    ],
    [
      'a target that is no address',
      [rule('/a', '//evil.example'), rule('/b', 'javascript:alert(1)')],
      /neither a path nor an https address/,
    ],
  ])('A-06 finds %s', (_what, rules, problem) =>
    expect(compileRedirects(rules).problems).toContainEqual(expect.stringMatching(problem)),
  );
});

describe('rows that lead in a circle', () => {
  const { find } = compileRedirects([
    rule('/a', '/A/'),
    rule('/b', '/c'),
    rule('/c', '/d?x=1'),
    rule('/d', '/b'),
    rule('^/e/(.*)$', '/e/x/$1'),
    rule('/f', '/g'),
    rule('/g', '/h'),
    rule('/i', '/a'),
    rule('/j', '/kept#a'),
    rule('/k', 'https://k.example/k'),
    rule('/k/k', '/k'),
    rule('/l', '/l?page=1', { isQueryStringPreserved: false }),
    rule('/m?q=old', '/m', { isQueryStringPreserved: false }),
  ]);
  it.each<[string, string | null]>([
    ['/a', null],
    ['/e/1', null],
    ['/m?q=old', '/m'],
    ['/m', null],
    ['/b', null],
    ['/c', null],
    ['/d', null],
    ['/i', null],
    ['/l', null],
    ['/f', '/g'],
    ['/g', '/h'],
    ['/j', '/kept#a'],
    ['/k', 'https://k.example/k'],
    ['/k/k', '/k'],
  ])('A-06 redirect without a loop: %s to %s', (address, target) => {
    const [path = '', query = ''] = address.split('?', 2);
    expect(find(path, query)?.target ?? null).toBe(target);
  });
});

interface Row {
  from: string;
  to: string;
  examples?: string[];
  query?: string;
}
const rows = load(readFileSync(path.resolve('src/server/content/files/car-store-se/redirects.yaml'), 'utf8')) as Row[];

describe('the old addresses of the Swedish store', () => {
  const { find, problems } = compileRedirects(
    rows.map(({ from, to, examples, query }) =>
      rule(from, to, { examples, isQueryStringPreserved: query !== 'dropped' }),
    ),
  );

  it('A-06 are a sound table of at least sixty rows, with every old name of the specification', () => {
    expect(problems).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    for (const name of ['findus', 'om-bavaria', 'om-hedin-bil', 'kop-dack', 'foretag', 'hjul-och-dack', 'buycar'])
      expect(rows.some(({ from }) => from.includes(name))).toBe(true);
    for (const filter of ['car_fuel', 'car_condition', 'car_vehicle_type', 'car_site_region', 'car_brand'])
      expect(rows.some(({ to }) => to.includes(`${filter}=`))).toBe(true);
  });

  it.each(
    rows.flatMap((row): [address: string, target: string][] =>
      (row.examples ?? [row.from]).map((address) => {
        const caught = row.examples ? new RegExp(row.from, 'i').exec(address.toLowerCase()) : null;
        return [address, row.to.replace(/\$(\d)/g, (_, group: string) => caught?.[Number(group)] ?? '')];
      }),
    ),
  )('A-06 leads %s to %s', (address, target) => {
    const [path = '', query] = address.split('?', 2);
    expect(find(path, query)).toMatchObject({ target, redirectType: 'REDIRECT_301' });
    expect(find(path.toUpperCase(), query)?.target).toBe(target);
  });
});
