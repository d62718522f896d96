/** Pixels. The specification's device sizes and those of the picture series; no others, to limit the disk cache. */
export const mediaWidths = [320, 480, 640, 800, 1200, 1280, 1600, 1920] as const;
export type MediaWidth = (typeof mediaWidths)[number];

export const isMediaWidth = (width: number): width is MediaWidth => mediaWidths.some((allowed) => allowed === width);

export type MediaFormat = 'avif' | 'webp';

export const mediaTypes: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/** The part of a picture for phones. */
export const PORTRAIT_CROP = '4x5';

/** The format of pictures for sharing has one size. */
export const SHARE_FORMAT = 'share';
