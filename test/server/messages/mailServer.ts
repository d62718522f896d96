import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedPart {
  /** 'text/calendar; charset=utf-8; method=PUBLISH' */
  type: string;
  disposition: string;
  content: string;
}

export interface ReceivedMail {
  recipients: string[];
  /** Decoded values by name in small letters. */
  headers: ReadonlyMap<string, string>;
  /** All leaves of the MIME tree in order. */
  parts: readonly ReceivedPart[];
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decoders: Readonly<Record<string, (text: string) => Buffer>> = {
  base64: (text) => Buffer.from(text, 'base64'),
  'quoted-printable': quotedPrintable,
};

/** RFC 2047 words of a header. */
const decodedHeader = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedHeader(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

/** Leaves of a MIME message (RFC 2046). */
function leavesOf(text: string): ReceivedPart[] {
  const { headers, body } = split(text);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => leavesOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const decode = decoders[headers.get('content-transfer-encoding')?.toLowerCase() ?? ''];
  return [
    {
      type,
      disposition: headers.get('content-disposition') ?? '',
      content: decode ? decode(body).toString('utf8') : body,
    },
  ];
}

export interface MailServer {
  /** Without user and password. */
  url: string;
  port: number;
  /** In the order of arrival. */
  received: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * An SMTP server on a free port that accepts all mail unless `options` say otherwise. `onMail` is called before a mail
 * is accepted; the server responds when it resolves. `wantedPort` 0 is a free one.
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  onMail: (mail: ReceivedMail) => void | Promise<void> = () => undefined,
  wantedPort = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const mail: ReceivedMail = {
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          headers: split(text).headers,
          parts: leavesOf(text),
        };
        received.push(mail);
        Promise.resolve(onMail(mail)).then(
          () => callback(),
          (error: Error) => callback(error),
        );
      });
    },
    ...options,
  });
  // A client that breaks its connection is an event of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
