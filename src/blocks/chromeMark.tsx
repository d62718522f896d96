import type { Chrome } from '@/domain/content/editing';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Of the vendor's marks. */
    type?: string | undefined;
    chrometype?: string;
    kind?: string;
  }
}

/** Exactly the vendor's markup, which its editor looks for; our editor finds the blocks by it, too. */
export const chromeMark = ({ type, kind, id }: Chrome) => (
  <code type="text/sitecore" chrometype={type} className="scpm" kind={kind} {...(kind === 'open' ? { id } : {})} />
);
