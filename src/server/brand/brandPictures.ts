import sharp from 'sharp';
import { shareSize } from '@/domain/content/sharePicture';
import { marks } from '@/sites/themes/marks';
import { themes } from '@/sites/themes/themes';
import type { ThemeName } from '@/sites/site.types';

const ICO_SIZES = [16, 32, 48] as const;
const TOUCH_SIZE = 180;
const SHARED_MARK_SIZE = 300;

const svgOf = (width: number, height: number, viewBox: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${inside}</svg>`;

function partsOf(theme: ThemeName): { background: string; mark: string; radius: number } {
  const { background, ink, path, radius } = marks[theme];
  const { colors } = themes[theme];
  return { background: colors[background], mark: `<path d="${path}" fill="${colors[ink]}"/>`, radius };
}

/** The brand's icon. */
export function iconSvg(theme: ThemeName): string {
  const { background, mark, radius } = partsOf(theme);
  return svgOf(32, 32, '0 0 32 32', `<rect width="32" height="32" rx="${radius}" fill="${background}"/>${mark}`);
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** For home screens, which cut the corners themselves: the background fills the square. */
export function touchIcon(theme: ThemeName): Promise<Buffer> {
  const { background, mark } = partsOf(theme);
  return png(svgOf(32, 32, '0 0 32 32', `<path d="M0 0h32v32H0z" fill="${background}"/>${mark}`), TOUCH_SIZE);
}

/** Icons of the ICO format, each a PNG: a header of 6 bytes and an entry of 16 bytes for each. */
export async function icoFile(theme: ThemeName): Promise<Buffer> {
  const icons = await Promise.all(ICO_SIZES.map((size) => png(iconSvg(theme), size)));
  const head = Buffer.alloc(6 + 16 * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.length;
  for (const [index, icon] of icons.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(ICO_SIZES[index] ?? 0, entry);
    head.writeUInt8(ICO_SIZES[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(icon.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += icon.length;
  }
  return Buffer.concat([head, ...icons]);
}

/** Shown where a page without a picture is shared: the mark in the middle of its background, in the share format. */
export function sharedMark(theme: ThemeName): Promise<Buffer> {
  const { background, mark } = partsOf(theme);
  const { width, height } = shareSize;
  const scale = SHARED_MARK_SIZE / 32;
  const [x, y] = [(width - SHARED_MARK_SIZE) / 2, (height - SHARED_MARK_SIZE) / 2];
  const inside = `<path d="M0 0h${width}v${height}H0z" fill="${background}"/><g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;
  return sharp(Buffer.from(svgOf(width, height, `0 0 ${width} ${height}`, inside)))
    .flatten()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
