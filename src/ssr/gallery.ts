import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { BlockName, PageBlock } from '@/blocks/blocks.types';
import { ALL_BLOCKS, readGalleryView, type GalleryView } from '@/domain/content/gallery';
import { contentSecurityPolicy } from '@/domain/sites/securityHeaders';
import { allowedOrigins } from '@/sites/origins';
import { siteByName } from '@/sites/sites';
import type { ThemeName } from '@/sites/site.types';
import { isThemeName, themes } from '@/sites/themes/themes';
import { areasOf } from './areas';
import { contentPort } from './content';
import { composedPage } from './contentPage';
import {
  blocksNamed,
  firstSamples,
  galleryBlocks,
  galleryLayout,
  samplesOf,
  type GallerySample,
} from './galleryLayout';
import type { PageContent } from './pageContent';
import type { PageProps } from './page.types';
import type { PageRoute } from './routeParams';

/** The site that samples are written for. Its stock, facilities and stories are those that its blocks show here. */
const SITE = 'car-store-se';
/** The facility shown by the facility blocks. */
const FACILITY = 'uppsala';

const themeNames = Object.keys(themes).filter(isThemeName);

interface Query {
  [name: string]: string | string[] | undefined;
}

/** A page of the gallery's own: its frame is the house's. */
interface GalleryProps {
  frame: { lang: 'en'; theme: ThemeName };
}

export interface GalleryIndexProps extends GalleryProps {
  query: string;
  blocks: { name: string; samples: number }[];
}

export interface GalleryBlockProps extends GalleryProps {
  view: GalleryView;
  themes: readonly string[];
  block: string;
  /** One for each frame; null is all of them in one. */
  samples: (string | null)[];
}

export interface GalleryFrameProps extends PageProps {
  blocks: PageBlock[];
  title: string;
  /** Each by itself; else one page, as an editor would compose it. */
  apart: boolean;
}

const own: GalleryProps['frame'] = { lang: 'en', theme: 'nordvik' };

const many = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** `/dev/blocks`: every block, or those whose name holds `q`. */
export const getGalleryIndex: GetServerSideProps<GalleryIndexProps> = async ({ query }) => {
  const search = many(query.q)[0] ?? '';
  return {
    props: {
      frame: own,
      query: search,
      blocks: galleryBlocks.map((name) => ({ name, samples: samplesOf(name).length })),
    },
  };
};

/**
 * `/dev/blocks/[block]?theme=&width=`: the samples of one block, each in a frame of its own; of `all`, the first of each in one.
 */
export const getGalleryBlock: GetServerSideProps<GalleryBlockProps> = async ({ params, query, res }) => {
  const name = String(params?.block);
  const known = name === ALL_BLOCKS ? [] : blocksNamed([name]);
  if (!known) return { notFound: true };
  framing(res);
  const samples = known.flatMap((block) => samplesOf(block).map(({ sample }) => sample));
  return {
    props: {
      frame: own,
      view: readGalleryView(query, themeNames),
      themes: themeNames,
      block: name,
      samples: name === ALL_BLOCKS ? [null] : samples,
    },
  };
};

/**
 * `/dev/blocks/frame?block=&sample=&theme=`: samples as a page of a site shows them, through the same code: layout
 * data, schemas, loaded data, each rendered once on its own. Data that samples contain themselves (menus, neighbouring
 * stories) are not loaded.
 */
export const getGalleryFrame: GetServerSideProps<GalleryFrameProps> = async ({ query, res }) => {
  const shown = search(query);
  if (!shown) return { notFound: true };
  const { theme } = readGalleryView(query, themeNames);
  framing(res);
  const names = new Set<string>(shown.map(({ block }) => block));
  const route = galleryRoute(names, themeNames.find((name) => name === theme) ?? own.theme);
  const title = names.size > 1 ? 'Blocks' : [...names].join('');
  const { props, main } = await composedPage(await contentFor(title, shown, names, route), names, route, {
    noIndex: true,
  });
  // Not a visit: no analytics.
  return {
    props: {
      ...props,
      frame: { ...props.frame, gtmId: null },
      blocks: main,
      title,
      apart: !many(query.block).includes(ALL_BLOCKS),
    },
  };
};

function search(query: Query): GallerySample[] | null {
  const names = many(query.block);
  if (names.includes(ALL_BLOCKS)) return firstSamples();
  const blocks = blocksNamed(names);
  if (!blocks || blocks.length === 0) return null;
  const wanted = many(query.sample)[0];
  const found = blocks
    .flatMap((block: BlockName) => samplesOf(block))
    .filter(({ sample }) => wanted === undefined || sample === wanted);
  return found.length > 0 ? found : null;
}

/** The site in a theme that may be another's. */
function galleryRoute(names: ReadonlySet<string>, theme: ThemeName): PageRoute {
  const site = siteByName(SITE);
  return {
    site: { ...site, theme },
    language: site.languages[0],
    path: names.has('FacilityDetail') ? `${site.paths.facilities}/${FACILITY}` : '/dev/blocks/frame',
  };
}

async function contentFor(
  title: string,
  shown: readonly GallerySample[],
  names: ReadonlySet<string>,
  route: PageRoute,
): Promise<PageContent> {
  const { site, language } = route;
  const layout = galleryLayout(title, shown);
  const areas = areasOf(layout, {
    site: { ...site, features: { ...site.features, creditWarning: undefined } },
    language,
    props: null,
    showMissing: true,
  });
  return {
    layout,
    areas,
    trail: [],
    languages: [],
    storyList: names.has('StoriesIndex') ? await storyList(route) : null,
  };
}

async function storyList({ site, language }: PageRoute): Promise<PageContent['storyList']> {
  const of = { site: site.name, locale: language.locale };
  const [index, tags] = await Promise.all([contentPort().storyIndex(of), contentPort().storyTags(of)]);
  return index.ok && index.value ? { index: index.value, tags: tags.ok ? tags.value : [] } : null;
}

/** The policy of the site whose samples they are; the gallery's pages frame one another. */
function framing(res: GetServerSidePropsContext['res']): void {
  res.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy({
      origins: allowedOrigins(siteByName(SITE)),
      development: process.env.NODE_ENV === 'development',
      framesItself: true,
    }),
  );
}
