import { isMediaPath, mediaAddress, pictureWidths } from '@/ui/primitives/pictureSources';
import type { ImageValue } from '../fields.schema';

/** The rendered studio cars: on their studio backdrop, in one aspect ratio, never cropped tight. */
export const isStudioPicture = (image: ImageValue | null): boolean =>
  image?.src.startsWith('/-/jssmedia/cars/') === true;

const kindOf = (image: ImageValue) => (isStudioPicture(image) ? ('car' as const) : ('content' as const));

export const pictureAddress = (image: ImageValue, width: number): string =>
  isMediaPath(image.src) ? mediaAddress(image.src, width, 'auto') : image.src;

const setOf = (image: ImageValue): string | undefined =>
  isMediaPath(image.src)
    ? pictureWidths[kindOf(image)].map((width) => `${pictureAddress(image, width)} ${width}w`).join(', ')
    : undefined;

export interface BlockPictureProps {
  image: ImageValue;
  /** Instead of it below 768 px. */
  phone?: ImageValue | null;
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
export function BlockPicture({ image, phone, sizes, priority = false, decorative = false }: BlockPictureProps) {
  const first = image.lead ?? priority;
  return (
    <picture>
      {phone && phone.src !== image.src && (
        <source media="(max-width: 767px)" srcSet={setOf(phone) ?? phone.src} sizes="100vw" />
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
        style={
          image.blur
            ? { backgroundImage: `url("${image.blur}")`, backgroundSize: 'cover', backgroundPosition: 'center' }
            : undefined
        }
        data-studio={isStudioPicture(image) || undefined}
        referrerPolicy={isMediaPath(image.src) ? undefined : 'no-referrer'}
      />
    </picture>
  );
}
