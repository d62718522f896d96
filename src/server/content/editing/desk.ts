import type { Passes } from './passes';

/** What pages need to know of editing. */
export interface EditingDesk {
  passes: Pick<Passes, 'readEditor' | 'readView'>;
  /** Who may frame a page while the vendor's editor edits it. */
  origins: readonly string[];
  /** Our own editor works on our own platform alone. */
  ownEditor: boolean;
}
