import type { Ids } from '@/ports/clock.port';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 12;

/**
 * Ids of 12 address-safe letters, 72 random bits. From `getRandomValues`, because `randomUUID` is missing where a
 * page came without TLS.
 */
export const createIds = (random: Pick<Crypto, 'getRandomValues'> = crypto): Ids => ({
  next: () =>
    Array.from(random.getRandomValues(new Uint8Array(LENGTH)), (byte) => letters.charAt(byte % letters.length)).join(
      '',
    ),
});
