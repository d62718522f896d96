import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { HostileRequest } from './hostileRequest';
import type { Target } from './target';

/** A status; `closed`: the server ended the connection; `hung`: nothing within the limit; `refused`: no server there. */
export type Reply = { status: number; retryAfter: boolean } | 'closed' | 'hung' | 'refused';

const failed = (error: NodeJS.ErrnoException): Reply => (error.code === 'ECONNREFUSED' ? 'refused' : 'closed');

/** Event streams never end, so no more than this is read of any reply. */
const MOST_BYTES = 4 * 1024 * 1024;
const STREAM = 'text/event-stream';
/** Addresses of this machine that requests come from, so that the limits by address don't hide what is behind them. */
const ADDRESSES = 20_000;

/** Linux answers on all of 127.0.0.0/8; elsewhere only 127.0.0.1 is there. */
const senderOf = (number: number): string | undefined => {
  if (process.platform !== 'linux') return undefined;
  const index = number % ADDRESSES;
  return `127.77.${Math.floor(index / 250)}.${(index % 250) + 1}`;
};

export interface Sender {
  send(given: HostileRequest, number: number): Promise<Reply>;
  close(): void;
}

/** Sends to the target alone. @param limitMs until the headers of a reply, and then until its end */
export function createSender({ address, port }: Target, limitMs: number): Sender {
  const agent = new Agent({ keepAlive: false });

  const plain = (given: HostileRequest, number: number): Promise<Reply> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = given;
      const outgoing = request({ agent, host: address, port, method, path, headers, localAddress: senderOf(number) });
      const settle = (reply: Reply): void => {
        clearTimeout(limit);
        outgoing.destroy();
        resolve(reply);
      };
      const limit = setTimeout(() => settle('hung'), limitMs);
      outgoing.once('error', (error) => settle(failed(error)));
      outgoing.once('response', (incoming: IncomingMessage) => {
        const { statusCode = 0, headers: given } = incoming;
        const reply = { status: statusCode, retryAfter: given['retry-after'] !== undefined };
        if (given['content-type']?.startsWith(STREAM)) return settle(reply);
        let bytes = 0;
        incoming
          .on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > MOST_BYTES) settle(reply);
          })
          .once('error', () => settle(reply))
          .once('end', () => settle(reply));
      });
      outgoing.end(body);
    });

  const raw = ({ manner, path, headers }: HostileRequest, number: number): Promise<Reply> =>
    new Promise((resolve) => {
      const socket = connect({ host: address, port, localAddress: senderOf(number) });
      let received = '';
      const settle = (otherwise: Reply): void => {
        clearTimeout(limit);
        socket.destroy();
        const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(received)?.[1] ?? 0);
        resolve(status > 0 ? { status, retryAfter: /\r\nretry-after:/i.test(received) } : otherwise);
      };
      const limit = setTimeout(() => settle('hung'), limitMs);
      socket.on('error', (error) => settle(failed(error))).once('close', () => settle('closed'));
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1').slice(0, 2_000 - received.length);
        if (received.includes('\r\n\r\n')) settle('closed');
      });
      const host = /\r\nHost:/.test(path) ? '' : `Host: ${headers.host ?? ''}\r\n`;
      const head = `${path}\r\n${host}\r\n`;
      if (manner === 'half') socket.end(head);
      else socket.write(head);
    });

  return {
    send: (given, number) => (given.manner === 'plain' ? plain(given, number) : raw(given, number)),
    close: () => agent.destroy(),
  };
}
