import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { translate } from '@/i18n/text';
import type { Language } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { builtInEntries } from '@/server/content/builtInTexts';

const languages: Language[] = ['sv', 'nb', 'da', 'fi', 'sk', 'en'];
const auction = siteByName('car-auction-se');
const store = siteByName('car-store-se');
const ofAuction = (language: Language) =>
  pickTexts(language, ['list', 'card', 'detail', 'home'], siteEntries(auction, language));

describe('texts of a site', () => {
  it.each(languages)(
    'A-01 F-01 an auction speaks of lots in %s, each text with the forms that the language has',
    (language) => {
      const stored = builtInEntries(store, language);
      const entries = siteEntries(auction, language);
      // An entry that replaces nothing would never be shown.
      expect(Object.keys(entries).filter((key) => !stored.has(key))).toEqual([]);
      const replaced = Object.keys(entries).map((key) => key.split('#')[0]);
      const missing = [...stored.keys()].filter(
        (key) => replaced.includes(key.split('#')[0] ?? '') && entries[key] === undefined,
      );
      expect(missing).toEqual([]);
      expect(Object.entries(entries).filter(([key, text]) => stored.get(key) === text)).toEqual([]);
      // The same placeholders, so that no number is lost.
      const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join();
      const wrong = Object.entries(entries).filter(([key, text]) => {
        const own = new Set(placeholders(text).split(','));
        return [...own].some((one) => one !== '' && !placeholders(stored.get(key)).includes(one));
      });
      expect(wrong).toEqual([]);
    },
  );

  it('A-01 F-01 counts lots in headings, filters and buttons', () => {
    const t = (key: Parameters<typeof translate>[2], params?: Parameters<typeof translate>[3]) =>
      translate(ofAuction('sv'), 'sv-SE', key, params);
    expect(t('list.title')).toBe('Alla utrop');
    expect(t('list.count', { count: '180', pluralBy: 180 })).toBe('180 utrop');
    expect(t('list.facet.car_price')).toBe('Utropspris');
    expect(t('detail.contact')).toBe('Fråga om bilen');
    const sk = translate(ofAuction('sk'), 'sk-SK', 'list.count', { count: '3', pluralBy: 3 });
    expect(sk).toBe('3 položky');
  });

  it('A-01 a site without an auction keeps its own, and what content says wins', () => {
    expect(siteEntries(store, 'sv')).toEqual({});
    const dictionary = { 'list.title': 'Veckans auktion' };
    expect(siteEntries(auction, 'sv', dictionary)).toMatchObject({
      'list.title': 'Veckans auktion',
      'list.search': 'Sök bland utropen',
    });
    expect(siteEntries(auction, 'sv', dictionary)).toBe(siteEntries(auction, 'sv', dictionary));
  });
});
