import { createEditingPort } from '@/adapters/http/editingPort';
import type { Ports } from '@/ports/ports';

/** The part of the Next router that reloads the page's data. */
interface Refresher {
  asPath: string;
  replace(address: string, as: undefined, options: { scroll: false }): Promise<boolean>;
}

/** Additional ports of an editor's page. */
export const createEditorPorts = (
  router: Refresher,
  reload = () => window.location.reload(),
): Pick<Ports, 'editing'> => ({
  editing: createEditingPort({
    fetch: (input, init) => fetch(input, init),
    // Rejected where the build of this page is no longer served: then only a new document has the data.
    refresh: () =>
      router.replace(router.asPath, undefined, { scroll: false }).catch(() => {
        reload();
        return false;
      }),
  }),
});
