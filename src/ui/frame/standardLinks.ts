import type { Translate } from '@/i18n/TextsProvider';
import type { FrameLanguage, FrameLink, FrameLinks, FrameSite } from './frame.types';

/** Each language's own name: nobody looks for theirs under another. */
const ownNames: Readonly<Record<string, string>> = { sv: 'Svenska', nb: 'Norsk', da: 'Dansk', fi: 'Suomi', sk: 'Slovenčina', en: 'English' };

const inLanguage = ({ prefix }: FrameLanguage, path: string): string => (prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`);

/**
 * The links of the frame as the site's own data give them, until its content says more.
 * `path` is the public path without language prefix and query.
 */
export function standardLinks(site: FrameSite, language: FrameLanguage, path: string, t: Translate): FrameLinks {
  const to = (text: string, target: string): FrameLink => {
    const [plain = target] = target.split('?');
    return { text, href: inLanguage(language, target), current: plain === target && path === plain };
  };
  const { carList } = site.paths;
  const cars: FrameLink[] = site.cars === undefined ? [] : [
    to(t('frame.allCars'), carList),
    to(t('frame.latestCars'), `${carList}?sort=car_publishdate_asc`),
    to(t('frame.cheapestCars'), `${carList}?sort=car_price_asc`),
    to(t('frame.fewestMiles'), `${carList}?sort=car_mileage_asc`),
  ];
  return {
    home: { text: t('frame.home', { site: site.title }), href: inLanguage(language, '/'), current: path === '/' },
    main: cars,
    languages: site.languages.length < 2 ? [] : site.languages.map((other) => ({
      text: ownNames[other.language] ?? other.language, href: inLanguage(other, path), lang: other.language, current: other.locale === language.locale,
    })),
    footer: cars.length > 0 ? [{ title: t('frame.buyCar'), links: cars }] : [],
  };
}
