// Some mail programs show non-breaking spaces in a subject as signs.
const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/**
 * A link with the chosen day: written out as the subject of an email, else as the parameter 'date'. Without a day it is
 * unchanged.
 */
export function dayLink(href: string, day: string, dateText: string): string {
  if (day === '' || href === '') return href;
  const [, address = href, fragment = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const [name, value] = href.startsWith('mailto:') ? ['subject', plainSpaces(dateText)] : ['date', day];
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}${fragment}`;
}
