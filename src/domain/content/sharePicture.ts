/** Pictures shown where a page is shared: one size and format that every service takes. Pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const OWN_PICTURE = /^\/-\/(?:jssmedia|media)\/[^?#]+\.(?:avif|webp|png|jpe?g)$/i;

/** The address of a picture of our media store in that format; null for any other address. */
export function shareAddress(src: string): string | null {
  const [path = ''] = src.split('?');
  return OWN_PICTURE.test(path) ? `${path}?f=share` : null;
}

/** Path of a site's own share picture: its mark. Used where a page has no picture. */
export const SITE_SHARE_PICTURE = '/share.jpg';
