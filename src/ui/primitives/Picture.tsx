import { css } from '@emotion/react';
import { token } from '../tokens';
import { isMediaPath, mediaAddress, pictureWidths, sourceSet, type PictureKind } from './pictureSources';

export interface PictureProps {
  /** A path under the media store ('cars/hatch/front34-red.avif'), or an absolute address. */
  src: string;
  /** Empty for decoration, or where the text next to it describes the picture. */
  alt: string;
  /** Intrinsic size of the picture, which reserves its box while it loads. */
  width: number;
  height: number;
  /** As in HTML: the rendered widths. */
  sizes: string;
  /** `car`: the studio series, on its own light panel. */
  kind?: PictureKind;
  /** Loads with high priority. At most one per page. */
  priority?: boolean;
  /** A placeholder colour until it has loaded; content pictures only. */
  placeholder?: string;
  className?: string;
}

/**
 * For lists: `'.picture': pictureStyles.car` under the card's root and `<PictureSources className="picture" …>` cost no
 * rule per picture.
 */
const pictureStyles = {
  car: css({
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    background: token('panel.car'),
    color: token('panel.ink'),
    picture: { display: 'contents' },
    img: { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  content: css({
    display: 'block',
    overflow: 'hidden',
    background: token('color.skeleton'),
    picture: { display: 'contents' },
    img: { width: '100%', height: '100%', objectFit: 'cover' },
  }),
} as const;

/** The element without styles: AVIF first, then WebP. */
export function PictureSources({
  src,
  alt,
  width,
  height,
  sizes,
  kind = 'content',
  priority = false,
  placeholder,
  className,
}: PictureProps) {
  const own = isMediaPath(src);
  const fallback = own ? mediaAddress(src, pictureWidths[kind][1] ?? 640, 'webp') : src;
  return (
    <picture className={className}>
      {own && <source type="image/avif" srcSet={sourceSet(src, kind, 'avif', priority)} sizes={sizes} />}
      <img
        src={fallback}
        srcSet={own ? sourceSet(src, kind, 'webp', priority) : undefined}
        sizes={own ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={placeholder ? { background: placeholder } : undefined}
      />
    </picture>
  );
}

/** A picture in a suitable size and format, in a box of fixed size. */
export const Picture = ({ kind = 'content', className, ...props }: PictureProps) => (
  <span css={pictureStyles[kind]} className={className}>
    <PictureSources kind={kind} {...props} />
  </span>
);
