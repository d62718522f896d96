import { isTagManagerId, tagManagerAddress } from '@/domain/sites/tagManager';
import type { Clock } from '@/ports/clock.port';
import type { TagManagerPort } from '@/ports/tagManager.port';

export interface TagManagerPlace {
  document: Pick<Document, 'createElement' | 'head'>;
  /** All containers read the same one. */
  dataLayer: unknown[];
  clock: Clock;
  location: Pick<Location, 'reload'>;
}

/** Containers as script elements in the head: asynchronous, so that one that hangs or is blocked holds nothing up. */
export const createTagManager = ({ document, dataLayer, clock, location }: TagManagerPlace): TagManagerPort => {
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
    startAnew: () => location.reload(),
  };
};
