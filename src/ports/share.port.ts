/** How an address was passed on: by the device's own means, as a copy, not at all since the visitor closed them, or by nobody. */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

export interface SharePort {
  /** Passes the address of this path on; never throws. The whole address comes along, for whoever must copy it by hand. */
  share(path: string): Promise<{ how: Shared; address: string }>;
}
