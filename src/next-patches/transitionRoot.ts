import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';

/** `react-dom/client` as Next's router imports it, see hydrateInTransition.js. */
export default {
  ...client,
  hydrateRoot(...args: Parameters<typeof client.hydrateRoot>): Root {
    let root: Root | undefined;
    startTransition(() => {
      root = client.hydrateRoot(...args);
    });
    if (!root) throw new Error('React did not run the transition synchronously.');
    return root;
  },
};
