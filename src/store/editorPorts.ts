import { createEditingPort } from '@/adapters/http/editingPort';
import type { Ports } from '@/ports/ports';

/** The part of the Next router that reloads the page's data. */
interface Refresher {
  asPath: string;
  replace(address: string, as: undefined, options: { scroll: false }): Promise<boolean>;
}

/** Additional ports of an editor's page. */
export const createEditorPorts = (router: Refresher): Pick<Ports, 'editing'> => ({
  editing: createEditingPort({
    fetch: (input, init) => fetch(input, init),
    refresh: () => router.replace(router.asPath, undefined, { scroll: false }),
  }),
});
