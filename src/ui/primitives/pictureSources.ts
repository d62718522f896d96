export type PictureKind = 'car' | 'content';

/** Widths that the media service makes, by kind (specification 1 section 9; the car series' own). */
export const pictureWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  car: [480, 800, 1200, 1600],
  content: [320, 640, 1280, 1920],
};

const MEDIA_PATH = '/-/jssmedia/';

/** Whether a picture is in the media store, not at another host ('https://…'). */
export const isMediaPath = (src: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src);

/** Without the names that a platform's media paths begin with. */
const encoded = (path: string): string =>
  path
    .replace(/^\/?(?:[-~]\/(?:jss)?media\/)?/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

/**
 * The address of one size: '/-/jssmedia/cars/suv/side-red.avif?w=800&f=avif'. `src` is a path in the media store; its
 * parameters (a revision, a hash) are preserved.
 */
export const mediaAddress = (src: string, width: number, format: 'avif' | 'webp' | 'auto'): string => {
  const [path = '', query = ''] = src.split('?', 2);
  return `${MEDIA_PATH}${encoded(path)}?${query === '' ? '' : `${query}&`}w=${width}&f=${format}`;
};

/** The address of a feed's picture at another host: the server fetches it, so that the browser asks nobody else. */
export const feedPictureAddress = (src: string, width: number): string =>
  `/api/pictures?u=${encodeURIComponent(src)}&w=${width}`;

/** In addition, for a page's first picture: a phone of 412 px with 1.75 pixels each would take the one of 1280. */
const PHONE_WIDTH = 800;

/** The widths of a picture. @param first whether the page fetches it first */
export const widthsOf = (kind: PictureKind, first: boolean): readonly number[] =>
  first
    ? [...new Set([...pictureWidths[kind], PHONE_WIDTH])].toSorted((one, other) => one - other)
    : pictureWidths[kind];

/** The `srcset` of a picture in the media store. @param first whether the page fetches it first */
export const sourceSet = (src: string, kind: PictureKind, format: 'avif' | 'webp', first = false): string =>
  widthsOf(kind, first)
    .map((width) => `${mediaAddress(src, width, format)} ${width}w`)
    .join(', ');
