import type { MouseEvent, ReactNode } from 'react';
import { plainClick } from '../plainClick';
import { previousPath } from '../previousPath';
import { Link } from './Link';

export interface ReturnLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Back to a list as the visitor left it, with its search; the plain link where the page before is another one. */
export function ReturnLink({ href, className, children }: ReturnLinkProps) {
  const back = (event: MouseEvent): void => {
    if (!plainClick(event) || previousPath() !== href) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <Link {...(className !== undefined && { className })} href={href} onClick={back}>
      {children}
    </Link>
  );
}
