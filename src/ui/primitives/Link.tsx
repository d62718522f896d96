import { useRouter } from 'next/compat/router';
import { isLocalPath } from '@/lib/localPath';
import { isSpareEntry } from '@/lib/spareEntry';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
}

/** A click that navigates in this tab, not one that opens another tab or downloads. */
function isOpenedHere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: link,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    button === 0 &&
    !metaKey &&
    !ctrlKey &&
    !shiftKey &&
    !altKey &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download')
  );
}

/**
 * Navigates within the site by the router, with prefetching on hover or touch; everything else is a plain anchor. The
 * prefetching of next/link by visibility would cost every page 4 kB.
 */
export function Link({ href, onClick, onPointerEnter, onTouchStart, children, ...rest }: LinkProps) {
  const router = useRouter();
  if (!router || !isLocalPath(href)) {
    return (
      <a href={href} onClick={onClick} onPointerEnter={onPointerEnter} onTouchStart={onTouchStart} {...rest}>
        {children}
      </a>
    );
  }
  // A failed prefetch changes nothing.
  const prefetch = () => void router.prefetch(href).catch(() => undefined);
  return (
    <a
      href={href}
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOpenedHere(event)) return;
        event.preventDefault();
        void router[isSpareEntry() ? 'replace' : 'push'](href);
      }}
    >
      {children}
    </a>
  );
}
