import { isIPv4 } from 'node:net';

/** The server under attack, on this machine. */
export interface Target {
  /** 127.x.x.x */
  address: string;
  port: number;
}

/** An expected failure; the message is a sentence. */
export class AttackRefused extends Error {
  override readonly name = 'AttackRefused';
}

const isLocalName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * The target that an address names. Names of this machine are not looked up: a resolver could lead elsewhere.
 * @throws AttackRefused for every address that is not this machine's own
 */
export function targetOf(address: string): Target {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname ?? '';
  const isLoopback = isLocalName(host) || (isIPv4(host) && host.startsWith('127.'));
  if (url?.protocol !== 'http:' || !isLoopback)
    throw new AttackRefused(
      `"${address}" is not attacked: name a server of this machine, for instance http://localhost:3000.`,
    );
  return { address: isLocalName(host) ? '127.0.0.1' : host, port: Number(url.port || 80) };
}
