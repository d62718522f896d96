import { fieldPicture, type FieldMap, type Layout, type Picture } from '@/domain/content/layout';
import type { PageHead } from '@/domain/content/pageHead';
import { shareAddress, shareSize, SITE_SHARE_PICTURE } from '@/domain/content/sharePicture';
import { firstPictureOf } from './pictures';

type SharedPicture = NonNullable<PageHead['picture']>;

/** null for what is no address of the web. */
export function addressOf(given: string, origin: string): URL | null {
  const address = given !== '' && URL.canParse(given, origin) ? new URL(given, origin) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** No service shows a line drawing; a truck in stock is not shared as one that does not exist. */
const NOT_SHARED = /\.svg$|^\/-\/jssmedia\/trucks\//i;

const isShown = (picture: Picture | null): picture is Picture => picture !== null && !NOT_SHARED.test(picture.src);

/** Content's choice, else the picture of an article, else the first that the page shows. */
const pictureIn = (fields: FieldMap, layout: Layout | null): Picture | null =>
  [fieldPicture(fields, 'ogImage'), fieldPicture(fields, 'image'), layout ? firstPictureOf(layout) : null].find(
    isShown,
  ) ?? null;

/**
 * The picture of a page where it is shared. Those of our media store are cropped to the share size; others are used as
 * they are, of unknown size; a page without one has the site's mark.
 */
export function sharedPicture(
  { layout, picture, title }: { layout: Layout | null; picture: Picture | null; title: string },
  { origin, resizes, siteTitle }: { origin: string; resizes: boolean; siteTitle: string },
): SharedPicture {
  const found = isShown(picture) ? picture : pictureIn(layout?.fields ?? {}, layout);
  const share = found && resizes ? shareAddress(found.src) : null;
  const address = found ? addressOf(share ?? found.src, origin) : null;
  if (!found || !address) return { src: `${origin}${SITE_SHARE_PICTURE}`, alt: siteTitle, ...shareSize };
  return { src: address.href, alt: found.alt || title, ...(share ? shareSize : {}) };
}
