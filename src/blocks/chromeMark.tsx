import type { Chrome } from '@/domain/content/editing';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Of the vendor's marks. */
    type?: string | undefined;
    chrometype?: string;
    kind?: string;
  }
}

/** The vendor's own mark, to the letter: its editor looks for these. Ours finds the blocks by them. */
export const chromeMark = ({ type, kind, id }: Chrome) => (
  <code type="text/sitecore" chrometype={type} className="scpm" kind={kind} {...(kind === 'open' ? { id } : {})} />
);
