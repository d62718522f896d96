import { isLocalPath } from '@/lib/localPath';
import type { FieldValue } from '../../model/fieldTypes';
import { fieldsOf, warning, type WarningRule } from './warning.types';

/** A link to a path of this site without a page, redirect or list. */
export const deadLink: WarningRule = ({ parts, leads }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) =>
    [...new Set(hrefsIn(value))]
      .filter((href) => isOwnPath(href) && !leads(href))
      .map((href) => warning('linkDead', part.item, name, { href })),
  );

function hrefsIn(value: FieldValue): string[] {
  if (value.type === 'link') return value.link ? [value.link.href] : [];
  return value.type === 'richtext'
    ? [...value.text.matchAll(/<a\s[^>]*?href="([^"]*)"/gi)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    : [];
}

/** Files and API paths are not pages. */
const isOwnPath = (href: string): boolean => isLocalPath(href) && !/^\/(?:-|api|sitecore)\//.test(href);
