import { isStudioAddress } from '@/domain/cars/carPicture';
import { areas as areaNames } from '@/domain/content/contentIds';
import { pictureOf, type FieldMap, type Layout, type Picture, type Rendering } from '@/domain/content/layout';
import { shareAddress } from '@/domain/content/sharePicture';
import type { Focus } from '@/domain/content/focus';
import { isRecord } from '@/lib/guards';
import { services } from '@/server/app';

/** Small pictures in place of large ones, by the large one's address. */
type Blurs = ReadonlyMap<string, string>;

/** Where the subjects of pictures are, by address. */
type Focuses = ReadonlyMap<string, Focus>;

/** Blocks that a page's first view is looked for after. */
const QUIET: ReadonlySet<string> = new Set([
  'Breadcrumb',
  'Spacer',
  'Message',
  'AlertBar',
  'ScrollToTop',
  'Container',
  'PartialDesignDynamicPlaceholder',
]);
/** Pictures of the first view; others are loaded lazily. */
const FIRST_BLOCKS = 2;
/** Blocks whose picture would be preloaded if they were alone on the page. */
const STAGES: ReadonlySet<string> = new Set(['HeroBanner', 'HeroNotFound', 'Carousel', 'CarSearchHero']);
/** They bring a picture that is not among their fields. */
const OWN_PICTURE: ReadonlySet<string> = new Set(['StoryHead', 'FacilityDetail', 'StoriesIndex']);
/** Large enough to need a placeholder. */
const BLURRED: ReadonlySet<string> = new Set([
  'HeroBanner',
  'HeroNotFound',
  'CarSearchHero',
  'CTABanner',
  'Carousel',
  'Blurb',
  'BlurbCloud',
  'BlurbXmc',
]);
const MOST_BLURS = 8;

const srcOf = (field: unknown): string => {
  const value = isRecord(field) ? field.value : undefined;
  return isRecord(value) && typeof value.src === 'string' ? value.src : '';
};

const textIn = (fields: FieldMap, name: string): unknown =>
  isRecord(fields[name]) ? fields[name].value : fields[name];
const hasFilm = (fields: FieldMap): boolean =>
  (textIn(fields, 'Content') === undefined || textIn(fields, 'Content') === 'Video') &&
  ['VideoDesktop', 'VideoPhone'].some((name) => {
    const value = textIn(fields, name);
    return typeof value === 'string' ? value !== '' : isRecord(value) && value.href !== undefined && value.href !== '';
  });

/** The main area's pictures as they are shown: one is fetched first, and what is large has something in its place. */
export async function withPictures(layout: Layout): Promise<Layout> {
  const main = layout.placeholders[areaNames.main];
  if (!main) return layout;
  const [blurs, focuses] = await Promise.all([blursOf(main), focusesOf(main)]);
  const lead = leadOf(main);
  const dress = (rendering: Rendering): Rendering => ({
    ...rendering,
    fields:
      rendering.componentName === 'StoriesIndex'
        ? { ...rendering.fields, Below: { value: lead !== rendering } }
        : dressed(rendering.fields, {
            lead,
            stage: STAGES.has(rendering.componentName),
            blurs: BLURRED.has(rendering.componentName) ? blurs : NONE,
            focuses,
          }),
    placeholders: Object.fromEntries(
      Object.entries(rendering.placeholders).map(([name, inside]) => [name, inside.map(dress)]),
    ),
  });
  return { ...layout, placeholders: { ...layout.placeholders, [areaNames.main]: main.map(dress) } };
}

const NONE: Blurs = new Map();

const allOf = (renderings: readonly Rendering[]): Rendering[] =>
  renderings.flatMap((one) => [one, ...allOf(Object.values(one.placeholders).flat())]);

/** Each field of a block with a picture, in order; those of its lists' items, too. */
const picturesIn = (fields: FieldMap): [name: string, field: unknown][] =>
  Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (Array.isArray(field))
      return field.flatMap((one: unknown) => (isRecord(one) && isRecord(one.fields) ? picturesIn(one.fields) : []));
    return srcOf(field) === '' ? [] : [[name, field]];
  });

/** Files to download have an address like a picture's. */
const isPicture = (src: string): boolean => !src.startsWith('/-/') || shareAddress(src) !== null;

/** The first picture that a page shows; null where it has none. */
export const firstPictureOf = (layout: Layout): Picture | null => {
  for (const { fields } of allOf(layout.placeholders[areaNames.main] ?? [])) {
    const found = picturesIn(fields).find(([, field]) => isPicture(srcOf(field)));
    if (found) return pictureOf(found[1]);
  }
  return null;
};

/**
 * The field whose picture is preloaded, or the block with a picture of its own; for a film its poster; null where the
 * first view has none.
 */
function leadOf(main: readonly Rendering[]): unknown {
  const loud = allOf(main).filter(({ componentName }) => !QUIET.has(componentName));
  for (const block of loud.slice(0, FIRST_BLOCKS)) {
    const { componentName, fields } = block;
    if (OWN_PICTURE.has(componentName)) return block;
    const pictures = picturesIn(fields);
    const found = pictures.find(([name]) => name !== 'ImagePhone') ?? pictures[0];
    if (found) return found[1];
    if (hasFilm(fields)) return null;
  }
  return null;
}

async function blursOf(main: readonly Rendering[]): Promise<Blurs> {
  const blurs = services()?.blurs;
  if (!blurs) return NONE;
  const large = allOf(main)
    .filter(({ componentName }) => BLURRED.has(componentName))
    .flatMap(({ fields }) => picturesIn(fields).map(([, field]) => srcOf(field)));
  // Studio cars have a background colour as their placeholder.
  const addresses = [...new Set(large)].filter((src) => !isStudioAddress(src)).slice(0, MOST_BLURS);
  const made = await Promise.all(addresses.map(async (src) => [src, await blurs.of(src)] as const));
  return new Map(made.flatMap(([src, blur]) => (blur === null ? [] : [[src, blur] as const])));
}

async function focusesOf(main: readonly Rendering[]): Promise<Focuses> {
  const focusOf = services()?.focusOf;
  if (!focusOf) return new Map();
  const addresses = allOf(main).flatMap(({ fields }) => picturesIn(fields).map(([, field]) => srcOf(field)));
  const found = await Promise.all([...new Set(addresses)].map(async (src) => [src, await focusOf(src)] as const));
  return new Map(found.flatMap(([src, focus]) => (focus ? [[src, focus] as const] : [])));
}

interface Dress {
  lead: unknown;
  stage: boolean;
  blurs: Blurs;
  focuses: Focuses;
}

function dressed(fields: FieldMap, of: Dress): FieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (Array.isArray(field))
        return [
          name,
          field.map((one: unknown) =>
            isRecord(one) && isRecord(one.fields) ? { ...one, fields: dressed(one.fields, of) } : one,
          ),
        ];
      if (srcOf(field) === '' || !isRecord(field) || !isRecord(field.value)) return [name, field];
      const blur = of.blurs.get(srcOf(field));
      const first = field === of.lead ? { lead: true } : of.stage ? { lead: false } : {};
      const focus = of.focuses.get(srcOf(field));
      const shown = { ...field.value, ...first, ...(blur ? { blur } : {}), ...(focus ? { focus } : {}) };
      return [name, { ...field, value: shown }];
    }),
  );
}
