import sharp from 'sharp';
import { shareSize } from '@/domain/content/sharePicture';
import { CENTRE, startOf } from './crops';

const { width: WIDTH, height: HEIGHT } = shareSize;
/** Larger enlargements are blurred; a small picture stands in the middle of the background instead. */
const MOST_ENLARGEMENT = 1.5;

/**
 * Offset and colour of the background's gradient: services show transparency as black. The same as the neutral studio
 * behind cars on light pages.
 */
export const backgroundStops: readonly (readonly [offset: number, colour: string])[] = [
  [0, '#d9dcdd'],
  [52, '#eceded'],
  [60, '#f3f3f2'],
  [100, '#e9e9e7'],
];
const BACKGROUND = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="a" x2="0" y2="1">${backgroundStops
    .map(([offset, colour]) => `<stop offset="${offset}%" stop-color="${colour}"/>`)
    .join('')}</linearGradient><path fill="url(#a)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`,
);

/** The picture of a file, cropped to the share size around its focal point, on an opaque background, as JPEG. */
export async function sharePicture(file: string, { x, y } = CENTRE): Promise<Buffer> {
  const source = sharp(file, { limitInputPixels: 50_000_000 }).autoOrient();
  const { autoOrient } = await source.metadata();
  const scale = Math.max(WIDTH / autoOrient.width, HEIGHT / autoOrient.height);
  const [width, height] = [autoOrient.width, autoOrient.height].map((side) => Math.ceil(side * scale));
  const sized =
    scale > MOST_ENLARGEMENT || width === undefined || height === undefined
      ? source.resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      : source.resize({ width, height, fit: 'fill' }).extract({
          left: startOf(width, WIDTH, x),
          top: startOf(height, HEIGHT, y),
          width: WIDTH,
          height: HEIGHT,
        });
  return sharp(BACKGROUND)
    .composite([{ input: await sized.timeout({ seconds: 30 }).png({ compressionLevel: 1 }).toBuffer() }])
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
