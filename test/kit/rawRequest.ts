import { get, type IncomingHttpHeaders } from 'node:http';

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A response as it came over the wire, packed if it was; `onPiece` is called with each chunk. */
export const raw = (
  port: number,
  path: string,
  encoding: string,
  {
    method = 'GET',
    headers = {},
    onPiece,
  }: { method?: string; headers?: Record<string, string>; onPiece?: (piece: string) => void } = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': encoding, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        onPiece?.(piece.toString());
      });
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
      response.once('error', reject);
    }).once('error', reject);
  });
