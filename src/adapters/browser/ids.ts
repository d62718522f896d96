import type { Ids } from '@/ports/clock.port';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 12;

/**
 * Ids of 12 URL-safe characters, 72 random bits. From `getRandomValues`, because `randomUUID` is missing without TLS.
 */
export const createIds = (random: Pick<Crypto, 'getRandomValues'> = crypto): Ids => ({
  next: () =>
    Array.from(random.getRandomValues(new Uint8Array(LENGTH)), (byte) => alphabet.charAt(byte % alphabet.length)).join(
      '',
    ),
});
