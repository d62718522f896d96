import { css } from '@emotion/react';
import type { FacilityRecord } from '@/store/entities';
import { feedPictureAddress, isMediaPath, mediaAddress, pictureWidths } from '@/ui/primitives/pictureSources';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: token('radius.panel'),
  background: token('color.skeleton'),
  '& > :is(img, svg)': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Placeholder for a facility without photograph: a sales hall in the theme's colours. */
function Hall() {
  const [background, wall, glass, ink, accent, line] = (
    ['color.sunken', 'color.surface', 'color.accentSoft', 'color.ink', 'color.accent', 'color.line'] as const
  ).map(token);
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill={background} d="M0 0h640v400H0z" />
      <path fill={line} d="M0 316h640v84H0z" />
      <path fill={wall} d="M92 150h456v166H92z" />
      <path fill={accent} d="M76 122h488v34H76z" />
      <path fill={glass} d="M116 178h92v138h-92zM220 178h92v138h-92zM324 178h92v138h-92zM428 178h96v138h-96z" />
      <path fill="none" stroke={wall} strokeWidth="6" d="M162 178v138M266 178v138M370 178v138M476 178v138" />
      <path
        fill={ink}
        d="M206 330c4-14 12-18 26-20l22-20c6-5 14-8 22-8h62c10 0 19 4 26 11l20 19c26 3 40 8 44 24v10H206z"
      />
      <path fill={glass} d="M266 308l16-14c3-3 7-4 11-4h18v18zM319 290h18c7 0 13 3 18 7l12 11h-48z" />
      <g fill={ink} stroke={line} strokeWidth="7">
        <circle cx="252" cy="336" r="17" />
        <circle cx="378" cy="336" r="17" />
      </g>
      <path fill={accent} d="M590 196h8v130h-8zM570 196h48v48h-48z" />
    </svg>
  );
}

/** The facility's photograph, or an illustration in its place; never a hole. */
export function FacilityPicture({ facility }: { facility: FacilityRecord }) {
  const src =
    facility.site_primary_image?.original ||
    facility.site_primary_image?.thumbnail_url ||
    facility.site_image_url ||
    '';
  const sized = (width: number): string =>
    isMediaPath(src) ? mediaAddress(src, width, 'auto') : feedPictureAddress(src, width);
  const widths = pictureWidths.content;
  return (
    <span css={styles}>
      {src === '' ? (
        <Hall />
      ) : (
        <img
          src={sized(640)}
          srcSet={widths.map((width) => `${sized(width)} ${width}w`).join(', ')}
          sizes="(min-width: 1024px) 50vw, 100vw"
          alt={facility.site_official_name ?? ''}
          width={1600}
          height={1000}
          fetchPriority="high"
          decoding="async"
        />
      )}
    </span>
  );
}
