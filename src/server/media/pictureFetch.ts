import { lookup as systemLookup, type LookupAllOptions, type LookupAddress } from 'node:dns';
import https, { type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const MOST_BYTES = 15_000_000;
const LONGEST_MS = 10_000;

type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface PictureFetchParts {
  /** Hosts that pictures may come from; a leading `*.` stands for any name below. */
  hosts: readonly string[];
  resolve?: Resolve;
  request?: (url: URL, options: RequestOptions, responded: (response: IncomingMessage) => void) => ClientRequest;
  longestMs?: number;
}

/** A picture is not fetched; the message names the reason, for the log. */
class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** Of the internet: not of this machine, its network or a tunnel. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** The connection goes to an address that was checked: a name that changes in between has no second chance. */
const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const allowed = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
      const [first] = allowed;
      if (error ?? !first) return callback(error ?? new NotFetched('its host has no public address'), '');
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });

const isAllowed = (hosts: readonly string[], host: string): boolean =>
  hosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed));

/** Why a picture may not be fetched from an address, whatever is there; else null. */
export function refusalOf(hosts: readonly string[], address: string): string | null {
  if (!URL.canParse(address)) return 'it has no address';
  const { protocol, port, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '')
    return 'its address is not plain https';
  return isAllowed(hosts, hostname) ? null : 'its host is not in PICTURE_HOSTS';
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new NotFetched('it is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches pictures over https from configured hosts: no other port, user, redirect or network.
 * @throws NotFetched, and errors of the connection
 */
export function createPictureFetch({
  hosts,
  resolve = systemLookup,
  request = https.request,
  longestMs = LONGEST_MS,
}: PictureFetchParts): (address: string) => Promise<Buffer> {
  const lookup = publicOnly(resolve);
  return async (address) => {
    const refusal = refusalOf(hosts, address);
    if (refusal !== null) throw new NotFetched(refusal);
    const url = new URL(address);
    const signal = AbortSignal.timeout(longestMs);
    const response = await new Promise<IncomingMessage>((responded, failed) => {
      request(url, { lookup, signal, agent: false, headers: { accept: 'image/*' } }, responded)
        .once('error', failed)
        .end();
    });
    try {
      if (response.statusCode !== 200) throw new NotFetched(`its host responded with ${response.statusCode}`);
      return await readAll(response);
    } finally {
      response.destroy();
    }
  };
}
