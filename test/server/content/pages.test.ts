import { outlined, plainText, safeRichText } from '@/domain/content/richText';
import { openContentTrees } from '@/server/content/contentTrees';
import type { ContentItem, Rendering, SiteTree } from '@/server/content/model/content.types';
import { allSites } from '@/sites/sites';
import { FILES } from './platform';

const textOf = (item: ContentItem, name: string): string => {
  const value = item.fields.get(name.toLowerCase());
  return value && 'text' in value ? value.text : '';
};

const tags = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];
const titled = (item: ContentItem, otherwise: number, field = 'Title'): number[] =>
  textOf(item, field) === '' ? [] : [tags.indexOf(textOf(item, 'TitleTag')) + 1 || otherwise];
const inMarkup = (html: string, top: number): number[] =>
  [...outlined(safeRichText(html), top).matchAll(/<h([2-6])/g)].map(([, level]) => Number(level));

/** Levels of the headings that a block renders, in order. */
function headingsOf({ componentName, source }: Rendering): number[] {
  const items = (field = 'Title') =>
    source.children.flatMap((item) => titled(item, titled(source, 2).length === 0 ? 2 : 3, field));
  switch (componentName) {
    case 'HeroBanner':
    case 'CarSearchHero':
    case 'CarModel':
      return titled(source, 1);
    // They are their page, and name it.
    case 'HeroNotFound':
    case 'FacilityList':
    case 'FacilityDetail':
    case 'CarDetail':
    case 'StoryHead':
    case 'BookingLink':
      return [1];
    case 'RichContentBlock':
    case 'Blurb': {
      const [level] = titled(source, 2);
      return [
        ...(level === undefined ? [] : [level]),
        ...inMarkup(textOf(source, 'RichText'), level === undefined ? 2 : level + 1),
      ];
    }
    case 'Carousel':
      return source.children.flatMap((slide) => titled(slide, 2));
    case 'TruckList': {
      const isDetail = source.fields.get('isdetail');
      return isDetail?.type === 'checkbox' && isDetail.on ? [1] : titled(source, 2);
    }
    case 'StageRow':
    case 'StageRowHorizontal':
    case 'CarModelCardList':
    case 'BlurbCloud':
    case 'BlurbXmc':
      return [...titled(source, 2), ...items()];
    case 'FAQList':
    case 'Accordion':
      return [...titled(source, 2), ...items('Question')];
    case 'ObligatoryLoanInfo':
    case 'ImageButton':
      return titled(source, 2).slice(0, componentName === 'ImageButton' ? 1 : 0);
    default:
      return titled(source, 2);
  }
}

/** Blocks that do something for the visitor by themselves. */
const working = new Set([
  'CarList',
  'CarDetail',
  'FacilityList',
  'FacilityDetail',
  'LatestCars',
  'BrandLinks',
  'OnlineForm',
  'ServiceBooking',
  'ServiceRequest',
  'BookingLink',
  'TireHotel',
  'SellCarForm',
  'StoriesIndex',
  'StoryHead',
  'HeroNotFound',
]);

const every = (item: ContentItem): ContentItem[] => [item, ...item.children.flatMap(every)];
function textsOf(blocks: readonly Rendering[]): number {
  const texts = blocks
    .flatMap(({ source }) => every(source))
    .flatMap(({ fields }) => [...fields.values()])
    .flatMap((value) => ('text' in value ? [plainText(value.text)] : 'link' in value ? [value.link?.text ?? ''] : []));
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((text) => /\p{L}/u.test(text)).length;
}

describe('the pages of the house', () => {
  let trees: readonly SiteTree[];
  beforeAll(async () => {
    trees = (await openContentTrees(FILES, () => 'http://localhost')).trees('published');
  });

  const blocksOf = (page: ContentItem): readonly Rendering[] => page.areas?.['headless-main'] ?? [];
  /** Pages that content writes; the list of cars and the pages of cars and facilities draw themselves. */
  const pagesOf = (tree: SiteTree): ContentItem[] => {
    const { paths } = allSites.find(({ name }) => name === tree.site) ?? {};
    return [...tree.byRoute.values()].filter(({ file, route }) => file !== 'standard page' && route !== paths?.carList);
  };
  const wrongPages = (wrong: (page: ContentItem, tree: SiteTree) => string | number | null): string[] =>
    trees.flatMap((tree) =>
      pagesOf(tree).flatMap((page) => {
        const why = wrong(page, tree);
        return why === null ? [] : [`${page.file}: ${why}`];
      }),
    );

  it('E-03 M-04 have one first heading, at the top, and headings that skip no level', () => {
    expect(
      wrongPages((page) => {
        const levels = blocksOf(page).flatMap(headingsOf);
        const inOrder = levels.every((level, index) =>
          index === 0 ? level === 1 : level > 1 && level <= (levels[index - 1] ?? 0) + 1,
        );
        return inOrder && levels[0] === 1 ? null : levels.join(' ');
      }),
    ).toEqual([]);
  });

  it('B-08 A-09 are in the same order in every language of a site', () => {
    const orderOf = (tree: SiteTree, parent: ContentItem, other: SiteTree): string[] =>
      parent.children.flatMap(({ id, route }) => (route !== null && other.byId.has(id) ? [id] : []));
    const wrong = allSites.flatMap(({ name, languages: [first, second] }) => {
      const [one, two] = [first, second].map((language) =>
        trees.find(({ site, locale }) => site === name && locale === language?.locale),
      );
      if (!one || !two) return [];
      return [...one.byRoute.values()].flatMap((page) => {
        const there = two.byId.get(page.id);
        const same = !there || orderOf(one, page, two).join(' ') === orderOf(two, there, one).join(' ');
        return same ? [] : [`${name} below ${page.route}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('A-09 E-03 have a meta description of their own each', () => {
    expect(
      wrongPages((page, tree) => {
        if (textOf(page, 'noIndex') === '1' || page.template.name === 'Story') return null;
        const description = textOf(page, 'metaDescription');
        if (description.length < 50 || description.length > 160) return `${description.length} characters`;
        const twin = pagesOf(tree).find((other) => other !== page && textOf(other, 'metaDescription') === description);
        return twin ? `as ${twin.file}` : null;
      }),
    ).toEqual([]);
  });

  it('A-07 E-03 of the Swedish store and the dealer brands have enough text, or a function', () => {
    const complete = /^(?:car-store-se|dealer-brand-)/;
    expect(
      wrongPages((page) => {
        if (
          !complete.test(page.site) ||
          page.template.name === 'Story' ||
          blocksOf(page).some(({ componentName }) => working.has(componentName))
        )
          return null;
        const texts = textsOf(blocksOf(page));
        return texts >= 120 ? null : `${texts} words`;
      }),
    ).toEqual([]);
  });

  it('E-03 write links in rich text with the prefix of their language', () => {
    expect(
      trees.flatMap((tree) => {
        const prefix =
          allSites.find(({ name }) => name === tree.site)?.languages.find(({ locale }) => locale === tree.locale)
            ?.prefix ?? '';
        return [...tree.byId.values()].flatMap((item) =>
          [...item.fields.values()]
            .flatMap((value) =>
              'text' in value && value.type === 'richtext'
                ? [...value.text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
                : [],
            )
            .filter((href) => (prefix === '' ? false : href !== `/${prefix}` && !href.startsWith(`/${prefix}/`)))
            .map((href) => `${item.file}: ${href}`),
        );
      }),
    ).toEqual([]);
  });
});
