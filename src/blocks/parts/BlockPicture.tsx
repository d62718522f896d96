import type { CSSProperties } from 'react';
import { isMediaPath, mediaAddress, pictureWidths } from '@/ui/primitives/pictureSources';
import type { ImageValue } from '../fields.schema';

/** Masters are 1080 px high. */
const PORTRAIT_WIDTHS = [320, 480, 640, 800];

const STUDIO = /^\/-\/jssmedia\/(?:cars|trucks)\//;

/** The rendered studio cars and trucks: on their studio backdrop, in one aspect ratio, never cropped tight. */
export const isStudioPicture = (image: ImageValue | null): boolean => image !== null && STUDIO.test(image.src);

const kindOf = (image: ImageValue) => (isStudioPicture(image) ? ('car' as const) : ('content' as const));

export const pictureAddress = (image: ImageValue, width: number): string =>
  isMediaPath(image.src) ? mediaAddress(image.src, width, 'auto') : image.src;

const setOf = (image: ImageValue): string | undefined =>
  isMediaPath(image.src)
    ? pictureWidths[kindOf(image)].map((width) => `${pictureAddress(image, width)} ${width}w`).join(', ')
    : undefined;

/** The part around the subject, for a phone. */
const portraitSet = ({ src }: ImageValue): string =>
  PORTRAIT_WIDTHS.map((width) => `${mediaAddress(`${src.split('?')[0] ?? ''}?c=4x5`, width, 'auto')} ${width}w`).join(
    ', ',
  );

const percent = (part: number): string => `${Math.round(part * 100)}%`;

function styleOf({ blur, focus }: ImageValue): CSSProperties | undefined {
  if (!blur && !focus) return undefined;
  const position = focus ? `${percent(focus.x)} ${percent(focus.y)}` : 'center';
  return {
    ...(focus && { objectPosition: position }),
    ...(blur && { backgroundImage: `url("${blur}")`, backgroundSize: 'cover', backgroundPosition: position }),
  };
}

export interface BlockPictureProps {
  image: ImageValue;
  /** Instead of it below 768 px. */
  phone?: ImageValue | null;
  /** Below 768 px the box is upright: without `phone` the picture's part around its subject is shown. */
  portrait?: boolean;
  /** As in HTML: the rendered widths. */
  sizes: string;
  /** Fetched first, unless the page has another such picture (`ImageValue.lead`). */
  priority?: boolean;
  /** Decorative: next to or behind text with the same content. */
  decorative?: boolean;
}

/**
 * A content picture in a suitable size, in the block's box. One without a description is reported (specification 1, 5).
 * While loading a blurred preview is shown, and if it fails its alt text (`globalCss`).
 */
export function BlockPicture({
  image,
  phone,
  portrait = false,
  sizes,
  priority = false,
  decorative = false,
}: BlockPictureProps) {
  const first = image.lead ?? priority;
  return (
    <picture>
      {phone && phone.src !== image.src && (
        <source media="(max-width: 767px)" srcSet={setOf(phone) ?? phone.src} sizes="100vw" />
      )}
      {!phone && portrait && image.focus && isMediaPath(image.src) && (
        <source media="(max-width: 767px)" srcSet={portraitSet(image)} sizes="100vw" />
      )}
      <img
        src={pictureAddress(image, kindOf(image) === 'car' ? 800 : 640)}
        srcSet={setOf(image)}
        sizes={setOf(image) ? sizes : undefined}
        alt={decorative ? '' : image.alt || 'Missing alt text'}
        width={image.width ?? 1600}
        height={image.height ?? 900}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={styleOf(image)}
        data-studio={isStudioPicture(image) || undefined}
        referrerPolicy={isMediaPath(image.src) ? undefined : 'no-referrer'}
      />
    </picture>
  );
}
