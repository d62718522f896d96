/**
 * How an address was shared: by the device's dialog, as a copy, not at all because the visitor closed the dialog, or
 * not at all because neither works.
 */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

export interface SharePort {
  /** Shares the address of this path; never throws. Returns the complete address, to be copied by hand. */
  share(path: string): Promise<{ how: Shared; address: string }>;
}
