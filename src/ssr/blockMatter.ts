import type { FieldMap, Layout, Rendering } from '@/domain/content/layout';
import type { MegaMenuItem, NavigationItem } from '@/domain/content/menu';
import type { Namespace } from '@/i18n/text';
import type { Crumb, RouteLanguage } from '@/ports/content.port';
import { services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { SiteLanguage } from '@/sites/site.types';
import { contentFor } from './content';
import type { PagePlace } from './place';
import { siteMatter } from './siteMatter';
import { storyMatterFor, type StoryMatter } from './storyMatter';

/** What blocks show beyond their own fields, from the content platform (requirement A-08). */
export interface BlockMatter {
  /** null: the platform gave no answer. */
  navigation: readonly NavigationItem[] | null;
  trail: readonly Crumb[];
  languages: readonly RouteLanguage[];
  stories?: StoryMatter;
  /** What is known of the sites, by block. */
  sites?: Readonly<Record<string, FieldMap>>;
}

const EMPTY: BlockMatter = { navigation: [], trail: [], languages: [] };

/** The names of all blocks of a layout. */
export function namesIn(layout: Layout): Set<string> {
  const names = new Set<string>();
  const collect = (areas: Readonly<Record<string, readonly Rendering[]>>): void => {
    for (const rendering of Object.values(areas).flat()) {
      names.add(rendering.componentName);
      collect(rendering.placeholders);
    }
  };
  collect(layout.placeholders);
  return names;
}

/** Asks for what the blocks of a layout need, all at once. A question without an answer leaves its block empty. */
export async function matterFor(layout: Layout, at: PagePlace): Promise<BlockMatter> {
  const { site, language, path } = at;
  const content = contentFor(at);
  const place = { site: site.name, locale: language.locale, path };
  const names = namesIn(layout);
  const [navigation, trail, languages, stories] = await Promise.all([
    names.has('Navigation') || names.has('MegaMenu') ? content.navigation(place) : null,
    names.has('Breadcrumb') ? content.trail(place) : null,
    site.languages.length > 1 ? content.languages(place) : null,
    storyMatterFor(layout, names, at, content),
  ]);
  if (navigation?.ok === false) services()?.log.warn({ code: 'NAVIGATION_FAILED', site: site.name }, 'navigation');
  return {
    navigation: navigation === null ? EMPTY.navigation : navigation.ok ? navigation.value : null,
    trail: trail?.ok ? trail.value : EMPTY.trail,
    languages: languages?.ok ? languages.value : EMPTY.languages,
    stories,
    sites: siteMatter(names, at),
  };
}

/** Fields that a block gets beside its own. */
export function fieldsBeside(
  name: string,
  { navigation, trail, languages, stories, sites }: BlockMatter,
  language: SiteLanguage,
): FieldMap {
  const shown = (path: string): string => (path.startsWith('/') ? publicPath(language, path) : path);
  switch (name) {
    case 'Navigation':
      return { Items: navigation && inLanguage(navigation, shown), Languages: languages };
    case 'MegaMenu':
      return { Items: navigation && asMegaMenu(inLanguage(navigation, shown)), Languages: languages };
    case 'Breadcrumb':
      return { Items: trail.map(({ title, path }) => ({ Title: title, Url: shown(path) })) };
    default:
      return stories?.fields[name] ?? sites?.[name] ?? {};
  }
}

const inLanguage = (items: readonly NavigationItem[], shown: (path: string) => string): NavigationItem[] =>
  items.map((item) => ({
    ...item,
    url: { path: shown(item.url.path) },
    externalLink: shown(item.externalLink),
    children: inLanguage(item.children, shown),
  }));

/** The site's pages as entries of a mega menu. */
const asMegaMenu = (items: readonly NavigationItem[]): MegaMenuItem[] =>
  items.map((item) => ({
    Title: item.navigationTitle || item.name,
    Url:
      item.externalLink ||
      (item.children.length > 0 && item.isNavigableInMenuWhenItHasChildren !== '1' ? '' : item.url.path),
    HideInNavigation: item.hideInNavigation === '1',
    TopSelected: false,
    ImageUrl: item.ImageUrl,
    Children: asMegaMenu(item.children),
  }));

/** Texts that a block needs beside those of every page. */
const texts: Readonly<Record<string, readonly Namespace[]>> = {
  HeroBanner: ['block', 'home', 'search'],
  Carousel: ['block', 'search'],
  Blurb: ['block'],
  BlurbCloud: ['block'],
  BlurbXmc: ['block'],
  CTABanner: ['block'],
  CarModelCardList: ['block'],
  FileDownloadList: ['block'],
  LegalInfo: ['block'],
  YoutubeVideo: ['block'],
  CountdownTimer: ['block'],
  DisclaimerModal: ['block'],
  Gallery: ['block'],
  StoriesIndex: ['stories'],
  StoriesTeaser: ['stories'],
  StoriesNavigation: ['stories'],
  StoriesPublishInfo: ['stories'],
  CarSearchHero: ['block', 'home', 'search'],
  CarList: ['shelf', 'card'],
  CarTeaser: ['shelf', 'card'],
  SiteTeaser: ['dealers'],
  FacilityList: ['dealers', 'map'],
  FacilityDetail: ['dealers', 'map', 'shelf', 'card'],
  ServiceBooking: ['booking', 'map'],
  BookingLink: ['bookingLink', 'dealers', 'map'],
  DatePicker: ['block'],
  EmbeddedComponent: ['block'],
  LatestCars: ['home', 'card', 'list'],
  BodyTypes: ['home', 'list'],
  BrandLinks: ['home', 'list'],
};

export const textsFor = (names: ReadonlySet<string>): Namespace[] => [
  ...new Set([...names].flatMap((name) => texts[name] ?? [])),
];

/** Blocks that show the stock at a glance. */
const GLANCES: ReadonlySet<string> = new Set(['CarSearchHero', 'HeroBanner', 'LatestCars', 'BodyTypes', 'BrandLinks']);

export const showsStock = (names: ReadonlySet<string>): boolean => [...names].some((name) => GLANCES.has(name));
