import { css } from '@emotion/react';
import { Wordmark } from '@/ui/frame/Wordmark';
import { useFrameContext } from '../FrameContext';
import type { ImageValue } from '../fields.schema';

/** Nine tenths of its size on small screens. */
const SMALL = 0.9;

const sized = (width: number, height: number) =>
  css({
    width: width * SMALL,
    height: height * SMALL,
    objectFit: 'contain',
    objectPosition: 'left center',
    '@media (min-width: 640px)': { width, height },
  });

/** The logo from content, else the brand's own logo and name. Px. */
export function LogoImage({ image, width, height }: { image: ImageValue | null; width: number; height: number }) {
  const { site } = useFrameContext();
  if (!image) return <Wordmark title={site.title} theme={site.theme} />;
  return <img css={sized(width, height)} src={image.src} alt={image.alt || site.title} width={width} height={height} />;
}
