import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';

/** Widths in which the media path gives a car picture. */
const widths = [480, 800, 1200, 1600] as const;

export interface CarImageProps {
  /** Under the media path, or a dealer's own absolute address; absent where there is no picture. */
  address: string | undefined;
  /** '' beside text that says the same. */
  alt: string;
  sizes: string;
  /** The page's one prioritised picture. */
  priority?: boolean;
  /** Widest width offered. */
  upTo?: (typeof widths)[number];
}

const isOurs = (address: string): boolean => address.startsWith('/-/jssmedia/');

/** A car on its backdrop, always in a 16:9 box; the format follows what the browser takes. Words stand where no picture comes. */
export function CarImage({ address, alt, sizes, priority = false, upTo = 1200 }: CarImageProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string>();
  if (!address || address === broken) return <span className="missing">{t('error.missingImageText')}</span>;
  const offered = widths.filter((width) => width <= upTo);
  return (
    // The media path sizes and encodes; Next's own optimiser would do it twice.
    <img
      // What failed before this code came has told nobody.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(address);
      }}
      onError={() => setBroken(address)}
      // A dealer's own server need not know which page its picture is seen on.
      referrerPolicy={isOurs(address) ? undefined : 'no-referrer'}
      src={isOurs(address) ? `${address}?w=800` : address}
      srcSet={isOurs(address) ? offered.map((width) => `${address}?w=${width} ${width}w`).join(', ') : undefined}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={900}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
