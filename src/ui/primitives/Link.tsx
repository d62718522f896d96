import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
}

/** Inside the site by the router, fetched ahead only when pointed at; everything else is a plain anchor. */
export function Link({ href, children, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('//') ? <NextLink prefetch={false} href={href} {...rest}>{children}</NextLink> : <a href={href} {...rest}>{children}</a>;
}
