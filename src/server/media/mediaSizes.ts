/** Pixels. The specification's device sizes and the picture series' own; nothing between, or anyone could fill the disk. */
export const mediaWidths = [320, 480, 640, 800, 1200, 1280, 1600, 1920] as const;
export type MediaWidth = (typeof mediaWidths)[number];

export const isMediaWidth = (width: number): width is MediaWidth => mediaWidths.some((allowed) => allowed === width);

export type MediaFormat = 'avif' | 'webp';

export const mediaTypes: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp' };
