import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { isObject } from '@/lib/guards';
import { openFocuses } from '@/server/media/focalPoints';
import { openMedia } from '@/server/media/media.service';
import { allSites } from '@/sites/sites';
import { filesOf } from './platform';

/*
 * The pictures of the pages' content: none twice on a page, a hero of its own for each site, words that can be read.
 */

const MEDIA = path.join(process.cwd(), 'src/server/media/files');
const DRAWINGS = path.join(process.cwd(), 'public/icons/drawings');
const ROOT = '/-/jssmedia/';
const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/;

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isObject(value)) return [];
  const own = 'src' in value && typeof value.src === 'string' && PICTURE.test(value.src) ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

const blocksOf = (data: unknown): unknown[] =>
  isObject(data) && 'blocks' in data && Array.isArray(data.blocks) ? data.blocks : [];

interface ContentPage {
  site: string;
  file: string;
  blocks: unknown[];
  pictures: string[];
  hero: string | undefined;
}

async function allPages(): Promise<ContentPage[]> {
  const files = await filesOf(...allSites.map(({ name }) => name));
  return [...files].flatMap(([site, { languages }]) =>
    [...languages.values()].flatMap((pages) =>
      [...pages].map(([name, { file, data }]) => {
        const blocks = blocksOf(data);
        return {
          site,
          file,
          blocks,
          pictures: picturesIn(blocks),
          hero: name === 'home' ? picturesIn(blocks[0])[0] : undefined,
        };
      }),
    ),
  );
}

const heroes = async (): Promise<[site: string, src: string][]> => {
  const found = (await allPages()).flatMap(({ site, hero }) => (hero === undefined ? [] : [`${site} ${hero}`]));
  return [...new Set(found)].map((line) => {
    const [site = '', src = ''] = line.split(' ');
    return [site, src];
  });
};
/** Blocks that write on their picture. */
const WRITE_ON_PICTURES = ['HeroBanner', 'HeroNotFound', 'Carousel', 'CarSearchHero'];

const scenesIn = (data: unknown): string[] => picturesIn(data).filter((src) => src.startsWith(`${ROOT}scenes/`));

const scenesUnderText = async (): Promise<string[]> => [
  ...new Set(
    (await allPages()).flatMap(({ blocks }) =>
      blocks
        .filter((block) => isObject(block) && WRITE_ON_PICTURES.some((name) => name in block))
        .flatMap((block) => scenesIn(block)),
    ),
  ),
];

/** Blocks and pages where a visitor chooses a kind of car. */
const SHOWS_CARS = /CarModelCardList|bilmarken\/|biltyp\.yaml|tjanstebil|dealer-brand-uk.*ImageButton/;

describe('pictures of the content', () => {
  it('C-27 no page shows the same picture twice', async () => {
    const pages = await allPages();
    expect(pages.length).toBeGreaterThan(100);
    const twice = pages.flatMap(({ file, pictures }) =>
      pictures.filter((src, index) => pictures.indexOf(src) !== index).map((src) => `${file}: ${src}`),
    );
    expect(twice).toEqual([]);
  });

  it('C-27 each site has one hero, and no two sites the same', async () => {
    const found = await heroes();
    expect(found.map(([site]) => site).toSorted()).toEqual(allSites.map(({ name }) => name).toSorted());
    expect(found.map(([, src]) => src)).toEqual([...new Set(found.map(([, src]) => src))]);
  });

  it('C-27 each site has a scene for its hero', async () => {
    expect((await heroes()).filter(([, src]) => !src.startsWith(`${ROOT}scenes/`))).toEqual([]);
  });

  it('C-27 a studio car is shown only where a kind of car is chosen', async () => {
    const fillers = (await allPages()).flatMap(({ file, blocks }) =>
      blocks
        .map((block) => [`${file} ${Object.keys(isObject(block) ? block : {}).join()}`, picturesIn(block)] as const)
        .filter(([where, pictures]) => !SHOWS_CARS.test(where) && pictures.some((src) => src.includes('/cars/')))
        .map(([where]) => where),
    );
    expect(fillers).toEqual([]);
  });

  it('C-27 pictures and line drawings exist, drawings in one weight and in the colour of the text', async () => {
    const named = new Set((await allPages()).flatMap(({ pictures }) => pictures));
    const pictures = [...named].filter((src) => src.startsWith(ROOT));
    expect(pictures.filter((src) => sizeOf(src) === 0)).toEqual([]);
    const drawings = [...named].filter((src) => src.startsWith('/icons/drawings/'));
    expect(drawings.length).toBeGreaterThan(14);
    const missing = drawings.filter((src) => !existsSync(path.join(process.cwd(), 'public', src)));
    expect(missing).toEqual([]);
    for (const file of readdirSync(DRAWINGS))
      expect(readFileSync(path.join(DRAWINGS, file), 'utf8')).toMatch(
        /^<svg [^>]*id="drawing" viewBox="0 0 48 48"[^>]* stroke="currentColor" stroke-width="1.5"[^>]*>/,
      );
  });
});

const sizeOf = (src: string): number => statSync(path.join(MEDIA, src.slice(ROOT.length))).size;

/** As a browser composes it: covering a box, around its subject. */
async function covered(src: string, width: number, height: number, focus: { x: number; y: number }) {
  const file = path.join(MEDIA, src.slice(ROOT.length));
  const { width: w = 0, height: h = 0 } = await sharp(file).metadata();
  const scale = Math.max(width / w, height / h);
  const [fullWidth, fullHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
  return sharp(file)
    .resize(fullWidth, fullHeight)
    .extract({
      left: Math.round((fullWidth - width) * focus.x),
      top: Math.round((fullHeight - height) * focus.y),
      width,
      height,
    })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Where the widest words on a scene end in a window of this width (`MediaStage`), as a share of it. */
const endOfText = (windowWidth: number): number => {
  const gutter = Math.max(Math.min(0.04 * windowWidth, 64), (windowWidth - 1536) / 2);
  return Math.min((gutter + 46 * 16) / windowWidth, 0.6);
};

describe('scenes behind words', () => {
  it('M-04 white words have a contrast of 4.5 on every pixel where they may be', async () => {
    const focusOf = openFocuses(MEDIA);
    const scenes = await scenesUnderText();
    expect(scenes.length).toBeGreaterThan(14);
    for (const src of scenes) {
      const focus = await focusOf(src);
      if (!focus) throw new Error(`${src} has no subject.`);
      let lightest = 0;
      for (const windowWidth of [1024, 1280, 1920]) {
        const [width, height] = [512, Math.round((512 * 740) / windowWidth)];
        const pixels = await covered(src, width, height, focus);
        const end = endOfText(windowWidth) * width;
        for (let y = 0; y < height; y += 2)
          for (let x = 0; x < end; x += 2) {
            const over = 0.62;
            const [red, green, blue] = [10, 14, 12].map((dark, channel) =>
              linear((pixels[(y * width + x) * 3 + channel] ?? 255) * (1 - over) + dark * over),
            );
            lightest = Math.max(lightest, 0.2126 * (red ?? 1) + 0.7152 * (green ?? 1) + 0.0722 * (blue ?? 1));
          }
      }
      expect({ src, contrast: 1.05 / (lightest + 0.05) >= 4.5 }).toEqual({ src, contrast: true });
    }
  });

  it('A-18 the part for a phone has at most 60 kB, also of the largest', async () => {
    const cacheDir = await mkdtemp(path.join(tmpdir(), 'scenes-'));
    const media = openMedia({ filesDir: MEDIA, cacheDir, report: () => undefined });
    const bySize = (await scenesUnderText()).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    for (const src of bySize.slice(0, 3)) {
      const picture = await media.picture(src.slice(ROOT.length), 800, 'avif', true);
      expect({ src, fits: ((await picture?.bytes())?.length ?? Infinity) <= 60_000 }).toEqual({ src, fits: true });
    }
    await rm(cacheDir, { recursive: true, force: true });
  });
});
