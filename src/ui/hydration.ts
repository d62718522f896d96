import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';

/**
 * React's client as the framework's router gets it (`next.config.js`): the page is taken over as a transition, in pieces of a few
 * milliseconds with room for the visitor between them, instead of in one go. A press before the end has React finish at once.
 */
export default {
  ...client,
  hydrateRoot(...given: Parameters<typeof client.hydrateRoot>): Root {
    let root: Root | undefined;
    startTransition(() => {
      root = client.hydrateRoot(...given);
    });
    if (!root) throw new Error('React began no transition.');
    return root;
  },
};
