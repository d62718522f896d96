import { IncomingMessage, ServerResponse, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** The framework's request handler. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RequestedPage {
  url: string;
  headers: IncomingHttpHeaders;
}

/** What rendering made of an address. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const isHeaders = (value: unknown): value is OutgoingHttpHeaders => typeof value === 'object' && value !== null;

/**
 * Node's response without a connection: collects what is written. Node's own would write a text behind its headers into a
 * stream, which costs two copies of each page.
 */
class CollectedResponse extends ServerResponse {
  private readonly parts: Buffer[] = [];

  private take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.parts.push(
        Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'),
      );
    else if (chunk instanceof Uint8Array)
      this.parts.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }

  body(): Buffer {
    const [first, ...others] = this.parts;
    return first && others.length === 0 ? first : Buffer.concat(this.parts);
  }

  override writeHead(status: number, ...given: unknown[]): this {
    // Node leaves headers that are given here alone out of `getHeaders`.
    for (const [name, value] of Object.entries(given.find(isHeaders) ?? {}))
      if (value !== undefined) this.setHeader(name, value);
    return super.writeHead(status);
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  override write(chunk: unknown, ...given: unknown[]): boolean {
    this.flushHeaders();
    this.take(chunk, given[0]);
    const written = given.find((one) => typeof one === 'function');
    if (written) process.nextTick(written);
    return true;
  }

  override end(...given: unknown[]): this {
    if (this.finished) return this;
    this.flushHeaders();
    this.take(given[0], given[1]);
    this.finished = true;
    const ended = given.find((one) => typeof one === 'function');
    process.nextTick(() => {
      if (ended) Reflect.apply(ended, this, []);
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  override destroy(error?: Error): this {
    super.destroy(error);
    this.emit('close');
    return this;
  }
}

/** Renders a page for no visitor's connection: nothing of a visitor but the given headers can get into it. */
export async function renderAlone(render: Render, { url, headers }: RequestedPage): Promise<RenderedPage> {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', complete: true });
  request.push(null);
  const response = new CollectedResponse(request);
  await new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.once('close', () => reject(response.errored ?? new Error('The rendering of a page was broken off.')));
    render(request, response).catch(reject);
  });
  return { status: response.statusCode, headers: response.getHeaders(), body: response.body() };
}
