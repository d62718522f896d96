import { createInboxPort } from '@/adapters/http/inboxPort';
import type { Ports } from '@/ports/ports';

/** Additional ports of the inbox of staff. */
export const createInboxPorts = (): Pick<Ports, 'inbox'> => ({
  inbox: createInboxPort((input, init) => fetch(input, init)),
});
