/** Widths of the gallery, CSS pixels: a small phone, a phone, a tablet, a laptop, a large screen. */
export const galleryWidths = [320, 360, 768, 1280, 1920] as const;
type GalleryWidth = (typeof galleryWidths)[number];

/** The name of the page with all blocks; blocks' own names are in PascalCase. */
export const ALL_BLOCKS = 'all';

export const GALLERY = '/dev/blocks';

/** State of a gallery page, stored in its address. */
export interface GalleryView {
  theme: string;
  width: GalleryWidth;
}

const one = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

/** Unknown values are the first theme and a phone. */
export function readGalleryView(
  { theme, width }: Readonly<Record<string, string | readonly string[] | undefined>>,
  themes: readonly string[],
): GalleryView {
  return {
    theme: themes.find((name) => name === one(theme)) ?? themes[0] ?? '',
    width: galleryWidths.find((px) => px === Number(one(width))) ?? 360,
  };
}

/** The gallery's page of one block, or of all of them: '/dev/blocks/Blurb?theme=terra&width=360'. */
export const galleryAddress = (block: string, { theme, width }: GalleryView): string =>
  `${GALLERY}/${block}?${new URLSearchParams({ theme, width: String(width) }).toString()}`;

/** The page within a frame: samples of these blocks and nothing else; all samples of each unless one is named. */
export function frameAddress(blocks: readonly string[], theme: string, sample?: string): string {
  const query = new URLSearchParams(blocks.map((block) => ['block', block]));
  if (sample !== undefined) query.set('sample', sample);
  query.set('theme', theme);
  return `${GALLERY}/frame?${query.toString()}`;
}
