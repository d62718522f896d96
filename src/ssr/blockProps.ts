import { isBlockName, definitionOf } from '@/blocks/definitions';
import type { PropsSource } from '@/blocks/defineBlock';
import type { LanguageChoice } from '@/blocks/parts/menuBar.schema';
import type { FieldMap, Layout, Rendering } from '@/domain/content/layout';
import type { MegaMenuItem, NavigationItem } from '@/domain/content/menu';
import type { TextChoice } from '@/i18n/text';
import type { Crumb, RouteLanguage } from '@/ports/content.port';
import { services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { SiteLanguage } from '@/sites/site.types';
import { contentFor } from './content';
import type { PageRoute } from './routeParams';
import { otherLanguages } from './otherLanguages';
import { siteBlockProps } from './siteBlockProps';
import { loadStoryPageData, type StoryPageData } from './storyPageData';

/** What blocks show beyond their own fields, from the content platform (requirement A-08). */
export interface BlockProps {
  /** null: the platform did not respond. */
  navigation: readonly NavigationItem[] | null;
  trail: readonly Crumb[];
  languages: readonly RouteLanguage[];
  /** The languages to choose from; also those in which the page itself is missing. */
  choices: readonly LanguageChoice[];
  stories?: StoryPageData;
  /** What is known of the sites, by block. */
  sites?: Readonly<Record<string, FieldMap>>;
}

const EMPTY: BlockProps = { navigation: [], trail: [], languages: [], choices: [] };

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

const propsSourceOf = (name: string): PropsSource | undefined =>
  isBlockName(name) ? definitionOf(name).props : undefined;

/** Requests what the blocks of a layout need, in parallel. What fails leaves its block empty. */
export async function loadBlockProps(layout: Layout, page: PageRoute): Promise<BlockProps> {
  const { site, language, path } = page;
  const content = contentFor(page);
  const route = { site: site.name, locale: language.locale, path };
  const names = namesIn(layout);
  const sources = new Set([...names].map(propsSourceOf));
  const [navigation, trail, languages, stories] = await Promise.all([
    sources.has('navigation') || sources.has('megaMenu') ? content.navigation(route) : null,
    sources.has('breadcrumb') ? content.trail(route) : null,
    site.languages.length > 1 ? content.languages(route) : null,
    loadStoryPageData(layout, names, page, content),
  ]);
  if (navigation?.ok === false) services()?.log.warn({ code: 'NAVIGATION_FAILED', site: site.name }, 'navigation');
  const choices = languages?.ok
    ? await otherLanguages(page, languages.value, async (path) => {
        const found = await content.trail({ ...route, path });
        return found.ok ? found.value : [];
      })
    : EMPTY.choices;
  return {
    navigation: navigation === null ? EMPTY.navigation : navigation.ok ? navigation.value : null,
    trail: trail?.ok ? trail.value : EMPTY.trail,
    languages: languages?.ok ? languages.value : EMPTY.languages,
    choices,
    stories,
    sites: siteBlockProps(names, page),
  };
}

/** How the fields of each source are made for a block of this name. */
const fieldsFrom: Readonly<
  Record<PropsSource, (props: BlockProps, toPublic: (path: string) => string, name: string) => FieldMap>
> = {
  navigation: ({ navigation, choices }, toPublic) => ({
    Items: navigation && inLanguage(navigation, toPublic),
    Languages: choices,
  }),
  megaMenu: ({ navigation, choices }, toPublic) => ({
    Items: navigation && asMegaMenu(inLanguage(navigation, toPublic)),
    Languages: choices,
  }),
  breadcrumb: ({ trail }, toPublic) => ({
    Items: trail.map(({ title, path }) => ({ Title: title, Url: toPublic(path) })),
  }),
  stories: ({ stories }, _toPublic, name) => stories?.fields[name] ?? {},
  sites: ({ sites }, _toPublic, name) => sites?.[name] ?? {},
};

/** Fields that a block gets in addition to its own. */
export function addedFields(name: string, props: BlockProps, language: SiteLanguage): FieldMap {
  const source = propsSourceOf(name);
  const toPublic = (path: string): string => (path.startsWith('/') ? publicPath(language, path) : path);
  return source === undefined ? {} : fieldsFrom[source](props, toPublic, name);
}

const inLanguage = (items: readonly NavigationItem[], toPublic: (path: string) => string): NavigationItem[] =>
  items.map((item) => ({
    ...item,
    url: { path: toPublic(item.url.path) },
    externalLink: toPublic(item.externalLink),
    children: inLanguage(item.children, toPublic),
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

/** The texts that these blocks need besides those of every page. */
export const textsFor = (names: ReadonlySet<string>): TextChoice[] => [
  ...new Set([...names].flatMap((name) => (isBlockName(name) ? (definitionOf(name).texts ?? []) : []))),
];
