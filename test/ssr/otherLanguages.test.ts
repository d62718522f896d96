import { otherLanguages } from '@/ssr/otherLanguages';
import { refreshSite } from '@/ssr/siteRoutes';
import type { RouteLanguage } from '@/ports/content.port';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { openServices, type Opened } from './ssrKit';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({}, ['car-store-se', 'car-store-fi']);
  await Promise.all([refreshSite(siteByName('car-store-se')), refreshSite(siteByName('car-store-fi'))]);
}, 60_000);
afterAll(() => opened.close());

const version = (name: string, path: string): RouteLanguage => ({
  name,
  displayName: '',
  englishName: '',
  nativeName: '',
  path,
});

async function choice(name: SiteName, path: string, from = 0): Promise<[path: string, note: string]> {
  const site = siteByName(name);
  const language = site.languages[from] ?? site.languages[0];
  const other = site.languages[1 - from]!;
  const trailOf = async (of: string) => [{ title: `Titeln på ${of}`, path: of }];
  const choices = await otherLanguages({ site, language, path }, [version(language.locale, path)], trailOf);
  const found = choices.find((one) => one.name === other.locale);
  return [found?.path ?? '', found?.note ?? ''];
}

describe('the other language of a page', () => {
  it.each<[string, SiteName, string, [string, string]]>([
    [
      'a page above it',
      'car-store-se',
      '/kop-bil/finansiering',
      ['/kop-bil', 'Sidan finns inte på engelska: till Titeln på /kop-bil'],
    ],
    ['the home page', 'car-store-se', '/webbshop', ['/', 'Sidan finns inte på engelska: till startsidan']],
    [
      'the nearest page, for a path that no language has',
      'car-store-se',
      '/kop-bil/finns/inte',
      ['/kop-bil', 'Sidan finns inte på engelska: till Titeln på /kop-bil'],
    ],
    ['the same page, where content has it', 'car-store-se', '/kop-bil', ['/kop-bil', '']],
    ['the same car', 'car-store-se', '/kop-bil/1058967/begagnad-volvo', ['/kop-bil/1058967/begagnad-volvo', '']],
    ['the cars of the same make', 'car-store-se', '/kop-bil/bilmarken/kia', ['/kop-bil/bilmarken/kia', '']],
    ['the same list', 'car-store-fi', '/osta-auto/kaikki-autot', ['/osta-auto/kaikki-autot', '']],
  ])('A-09 B-08 is %s', async (_, site, path, expected) => {
    expect(await choice(site, path)).toEqual(expected);
  });

  it('A-09 B-08 has a note in the language of the page', async () => {
    expect(await choice('car-store-se', '/only-in-english', 1)).toEqual([
      '/',
      'This page is not available in Swedish: to the home page',
    ]);
    expect((await choice('car-store-fi', '/vain-suomeksi'))[1]).toBe('Sivu puuttuu kielellä ruotsi: etusivulle');
  });

  it('A-09 B-08 keeps what content lists, and gives the same choices for the same page', async () => {
    const site = siteByName('car-store-se');
    const known = [version('sv-SE', '/om-oss'), version('en', '/about-us')];
    const route = { site, language: site.languages[0], path: '/om-oss' };
    const choices = await otherLanguages(route, known, async () => []);
    expect(choices).toEqual(known.map((one) => ({ ...one, note: '' })));
    expect(await otherLanguages(route, known, async () => [])).toBe(choices);
  });
});
