import { css } from '@emotion/react';
import { useState } from 'react';
import { standInPicture } from '@/domain/cars/standInPicture';
import { useTexts } from '@/i18n/TextsProvider';
import { feedPictureAddress } from '@/ui/primitives/pictureSources';
import { token } from '@/ui/tokens';

/** The text lies on the picture that stands in. */
const standInStyles = css({
  '&&': { display: 'grid', width: '100%', height: '100%' },
  '> *': { gridArea: '1 / 1', minHeight: 0 },
  '> span': {
    alignSelf: 'end',
    justifySelf: 'start',
    margin: token('space.8'),
    padding: `0 ${token('space.8')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    lineHeight: 1.5,
    textAlign: 'start',
  },
});

/** Widths in which the media path gives a car picture. */
const widths = [480, 800, 1200, 1600] as const;

export interface CarImageProps {
  /** The car's body, of which an illustration is shown where there is no picture. */
  body?: string | undefined;
  /** Under the media path, or a dealer's own absolute address; absent where there is no picture. */
  address: string | undefined;
  /** '' next to text with the same content. */
  alt: string;
  sizes: string;
  /** The one picture of the page with high priority. */
  priority?: boolean;
  /** Loads before it is in sight. */
  eager?: boolean;
  /**
   * The smallest version, or the one of this address, is shown below it until it has loaded; both are in one place of a
   * grid.
   */
  preview?: boolean | string;
  /** Largest width in `srcset`. */
  upTo?: (typeof widths)[number];
}

const sized = (address: string, width: number): string =>
  address.startsWith('/') ? `${address}?w=${width}` : feedPictureAddress(address, width);

/** A car picture in a 16:9 box; where there is no picture, an illustration of the body and a text. The server negotiates the format. */
export function CarImage({
  body,
  address,
  alt,
  sizes,
  priority = false,
  eager = false,
  preview = false,
  upTo = 1200,
}: CarImageProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const loading = priority || eager ? 'eager' : 'lazy';
  if (!address || address === broken) {
    const standIn = standInPicture(body);
    const text = t('error.missingImageText');
    if (standIn === null) return <span className="missing">{text}</span>;
    return (
      <span css={standInStyles} className="missing">
        <img src={sized(standIn, 800)} alt="" width={1600} height={900} loading={loading} decoding="async" />
        <span>{text}</span>
      </span>
    );
  }
  const offered = widths.filter((width) => width <= upTo);
  const picture = (
    // The media path resizes and encodes; next/image would do so a second time.
    <img
      // The events before hydration are missed.
      ref={(image) => {
        if (!image?.complete) return;
        if (image.naturalWidth === 0) setBroken(address);
        else if (preview !== false) setLoaded(address);
      }}
      onError={() => setBroken(address)}
      onLoad={preview === false ? undefined : () => setLoaded(address)}
      src={sized(address, 800)}
      srcSet={offered.map((width) => `${sized(address, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={900}
      loading={loading}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (preview === false) return picture;
  const first = preview === true ? sized(address, widths[0]) : preview;
  return (
    <>
      {address !== loaded && <img className="preview" src={first} alt="" width={1600} height={900} loading={loading} />}
      {picture}
    </>
  );
}
