import { css } from '@emotion/react';
import { shortHash } from '@/lib/shortHash';
import type { FacilityRecord } from '@/store/entities';
import { PictureSources } from '@/ui/primitives/Picture';
import { feedPictureAddress, isMediaPath, mediaAddress, widthsOf } from '@/ui/primitives/pictureSources';
import { token } from '@/ui/tokens';

const SIZES = '(min-width: 1024px) 50vw, 100vw';

const styles = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: token('radius.panel'),
  background: token('color.skeleton'),
  '& > picture': { display: 'contents' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Drawn places for facilities without photograph, by kind. */
const BY_KIND = {
  sales: ['dealership', 'showroom'],
  workshop: ['workshop'],
  both: ['dealership', 'workshop', 'showroom'],
  trucks: ['truck-quay', 'truck-yard', 'loading-dock'],
} as const;

type FacilityKind = keyof typeof BY_KIND;

/** By the number that its id ends with, so that neighbours in a list differ. */
function pictureOf(id: string, kind: FacilityKind): string {
  const places = BY_KIND[kind];
  const number = Number(/\d{1,9}$/.exec(id)?.[0] ?? Number.parseInt(shortHash(id), 36));
  return `/-/jssmedia/scenes/${places[number % places.length] ?? places[0]}.avif`;
}

export interface FacilityPictureProps {
  facility: FacilityRecord;
  /** What it is for. */
  kind: FacilityKind;
}

/** The facility's photograph, or a drawn place of its kind; never a hole. */
export function FacilityPicture({ facility, kind }: FacilityPictureProps) {
  const src =
    facility.site_primary_image?.original ||
    facility.site_primary_image?.thumbnail_url ||
    facility.site_image_url ||
    '';
  const sized = (width: number): string =>
    isMediaPath(src) ? mediaAddress(src, width, 'auto') : feedPictureAddress(src, width);
  return (
    <span css={styles}>
      {src === '' ? (
        <PictureSources
          src={pictureOf(facility.site_id, kind)}
          alt=""
          width={1920}
          height={1080}
          sizes={SIZES}
          priority
        />
      ) : (
        <img
          src={sized(640)}
          srcSet={widthsOf('content', true)
            .map((width) => `${sized(width)} ${width}w`)
            .join(', ')}
          sizes={SIZES}
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
