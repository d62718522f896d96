import { createEditingPort } from '@/adapters/http/editingPort';
import type { Ports } from '@/ports/ports';

/** The part of the framework's router that shows the page anew. */
interface Refresher {
  asPath: string;
  replace(address: string, as: undefined, options: { scroll: false }): Promise<boolean>;
}

/** What an editor's page has beyond the ports of a visitor's. */
export const createEditorPorts = (router: Refresher): Pick<Ports, 'editing'> => ({
  editing: createEditingPort({
    fetch: (input, init) => fetch(input, init),
    refresh: () => router.replace(router.asPath, undefined, { scroll: false }),
  }),
});
