const NOWHERE = 'http://nowhere.invalid';
/** Browsers remove tabs and line feeds from an address, and read a backslash as a slash. */
const MISREAD = /[\u0000-\u001f\u007f-\u009f\\]/;
/** Most addresses: nothing in them that a browser could read as something else. */
const ORDINARY = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/**
 * Whether an address leads to a page of the host it stands on: `/kop-bil?q=1#top`. Safe as the target of a redirect and
 * of a link, where `//other.example`, `/\other.example` and `/<tab>/other.example` are not. Decided by the origin that a
 * browser would read, not by the first characters.
 */
export function isLocalPath(address: string): boolean {
  if (ORDINARY.test(address)) return true;
  if (!address.startsWith('/') || MISREAD.test(address) || !URL.canParse(address, NOWHERE)) return false;
  const { origin, pathname } = new URL(address, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//');
}
