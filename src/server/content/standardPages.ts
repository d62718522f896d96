import { sv, type TextKey } from '@/i18n/texts/sv';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { builtInEntries } from './builtInTexts';
import type { LanguageFiles } from './files';
import type { ContentFile } from './parsedContent';

const FILE = 'standard page';

/**
 * Pages that every site of a kind has: the list of cars, a car, the facilities. Their paths come from the site; a
 * content file with the same path replaces them.
 */
export function withStandardPages(site: Site, { language }: SiteLanguage, given: LanguageFiles): LanguageFiles {
  const texts = builtInEntries(site, language);
  const text = (key: TextKey): string => texts.get(key) ?? String(sv[key]);
  const about = (key: TextKey): string => text(key).replace('{site}', site.title);
  const pages: [route: string, data: unknown][] = [];
  if (site.cars) {
    pages.push(
      [
        site.paths.carBase,
        {
          sort: 100,
          fields: {
            navTitle: text('frame.buyCar'),
            metaTitle: text('frame.buyCar'),
            metaDescription: about('list.startDescription'),
          },
          blocks: [{ CarList: { Title: text('frame.buyCar') } }],
        },
      ],
      [
        site.paths.carList,
        {
          sort: 100,
          fields: {
            navTitle: text('list.title'),
            metaTitle: text('list.title'),
            metaDescription: about('list.startDescription'),
          },
          blocks: [{ Breadcrumb: {} }, { CarList: { Title: text('list.title') } }],
        },
      ],
      [
        `${site.paths.carBase}/_any/_any`,
        {
          fields: { navTitle: text('detail.overview'), hideInNavigation: true },
          blocks: [{ Breadcrumb: {} }, { CarDetail: {} }],
        },
      ],
    );
  }
  if (site.facilities) {
    pages.push(
      [
        site.paths.facilities,
        {
          sort: 800,
          fields: {
            navTitle: text('frame.facilities'),
            metaTitle: text('frame.facilities'),
            metaDescription: about('dealers.listDescription'),
          },
          blocks: [{ Breadcrumb: {} }, { FacilityList: { Title: text('frame.facilities') } }],
        },
      ],
      [
        `${site.paths.facilities}/_any`,
        {
          fields: { navTitle: text('detail.facility'), hideInNavigation: true },
          blocks: [{ Breadcrumb: {} }, { FacilityDetail: {} }],
        },
      ],
    );
  }
  const standard = pages.map(([route, data]): [string, ContentFile] => [`home${route}`, { file: FILE, data }]);
  return new Map([...standard, ...given]);
}
