import { shapes, type BlockName, type CheckedBlock } from '@/blocks/shapes';
import { translate, type PageTexts } from '@/i18n/text';
import type { PublicPaths } from '@/domain/routes';
import { studioPicture, type StudioBody, type StudioPaint } from '@/domain/carPicture';
import type { Site, SiteLanguage, ThemeName } from '@/sites/site.types';

export interface GivenBlock {
  block: BlockName;
  fields: unknown;
}

/** The hero's car, another on every kind of site. */
const heroCar: Record<ThemeName, readonly [StudioBody, StudioPaint]> = {
  nordvik: ['estate', 'pine'], aurora: ['suv', 'navy'], terra: ['crossover', 'sand'], auction: ['coupe', 'red'],
  truck: ['van', 'white'], restaurant: ['convertible', 'red'], logistics: ['van', 'silver'],
};

/** The start page of a site: what it shows, in which order. */
export function homeLayout(site: Site, language: SiteLanguage, paths: PublicPaths, texts: PageTexts): CheckedBlock[] {
  const t = (key: Parameters<typeof translate>[2]) => translate(texts, language.locale, key);
  const sells = site.cars !== undefined;
  const [body, paint] = heroCar[site.theme];
  const given: GivenBlock[] = [
    {
      block: 'SearchHero',
      fields: {
        title: sells ? t('home.title') : site.title, text: sells ? t('home.text') : t('frame.footerAbout'),
        image: studioPicture(body, 'front34', paint), ...(sells ? { searchUrl: paths.carList } : {}),
      },
    },
  ];
  if (sells) {
    given.push(
      { block: 'LatestCars', fields: { title: t('home.latestTitle'), linkText: t('home.allCars'), linkUrl: paths.carList } },
      { block: 'BodyTypes', fields: { title: t('home.bodyTitle'), listUrl: paths.carList } },
      { block: 'BrandLinks', fields: { title: t('home.brandTitle'), listUrl: paths.carList } },
      {
        block: 'Promises',
        fields: {
          title: t('home.promiseTitle'),
          items: [
            { title: t('home.promise1Title'), text: t('home.promise1Text') },
            { title: t('home.promise2Title'), text: t('home.promise2Text') },
            { title: t('home.promise3Title'), text: t('home.promise3Text') },
          ],
        },
      },
    );
  }
  return given.map((block, at) => checkedBlock(block, `block-${at + 1}`));
}

/** @throws yup's ValidationError: a layout of our own that does not fit is a mistake of the code. */
export function checkedBlock({ block, fields }: GivenBlock, id: string): CheckedBlock {
  return { id, block, fields: shapes[block].validateSync(fields) } as CheckedBlock;
}
