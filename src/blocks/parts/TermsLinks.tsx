import { Link } from '@/ui/primitives/Link';
import type { LinkValue } from '../fields.schema';
import { keyed } from './keyed';

export interface TermsLinksProps {
  items: readonly { Title: string; Link: LinkValue }[];
}

/** How a form's details are handled. Opened in another tab: the form stays as it is. */
export function TermsLinks({ items }: TermsLinksProps) {
  return keyed(
    items.filter(({ Link: { href } }) => href !== ''),
    ({ Title }) => Title,
  ).map(({ key, item }) => (
    <Link key={key} href={item.Link.href} target="_blank" rel="noreferrer">
      {item.Title}
    </Link>
  ));
}
