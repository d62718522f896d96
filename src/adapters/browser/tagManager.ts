import { isTagManagerId, tagManagerAddress } from '@/domain/sites/tagManager';
import type { Clock } from '@/ports/clock.port';
import type { TagManagerPort } from '@/ports/tagManager.port';

export interface TagManagerGlobals {
  document: Pick<Document, 'createElement' | 'head'>;
  /** Shared by all containers. */
  dataLayer: unknown[];
  clock: Clock;
  location: Pick<Location, 'reload'>;
}

/** Containers as async script elements in the head: one that hangs or is blocked delays nothing. */
export const createTagManager = ({ document, dataLayer, clock, location }: TagManagerGlobals): TagManagerPort => {
  const loaded = new Set<string>();
  return {
    load: (id) => {
      if (loaded.has(id) || !isTagManagerId(id)) return;
      loaded.add(id);
      dataLayer.push({ 'gtm.start': clock.now(), event: 'gtm.js' });
      const script = document.createElement('script');
      script.async = true;
      script.src = tagManagerAddress(id);
      document.head.append(script);
    },
    running: () => loaded.size > 0,
    reloadPage: () => location.reload(),
  };
};
