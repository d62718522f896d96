import { addressIn, addressKey, type Freshness } from './freshness';
import type { PublicationMessages } from './publicationMessages.store';

/** Cached pages of another platform that were published since, whichever process received it. */
export interface PublishedPages extends Pick<Freshness, 'lastPublication'> {
  /** Takes over messages that other processes received; `expire` is called if there are any. */
  look(): Promise<void>;
}

/** Pages from before the start count, too: a message may have come while this process was not running. */
export async function followPublished(
  messages: Pick<PublicationMessages, 'since'>,
  expire: () => void,
): Promise<PublishedPages> {
  const last = new Map<string, number>();
  let seen = 0;
  const look = async (): Promise<boolean> => {
    const rows = await messages.since(seen);
    const others = rows.filter(({ isOwn }) => !isOwn);
    // Also what this process received: another one may have revalidated its own copies of these pages alone.
    for (const { pages, receivedAt } of rows)
      for (const page of pages) last.set(addressKey(page), receivedAt.getTime());
    seen = rows.at(-1)?.position ?? seen;
    return others.length > 0;
  };
  await look();
  return {
    async look() {
      if (await look()) expire();
    },
    lastPublication(cacheKey) {
      const receivedAt = last.get(addressKey(addressIn(cacheKey)));
      return receivedAt === undefined ? null : { change: 0, receivedAt };
    },
  };
}
