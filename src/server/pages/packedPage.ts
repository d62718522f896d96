import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import etag from 'etag';
import type { RenderedPage } from './renderAlone';

/** Preferred first: Brotli is smaller and as quick. */
const encodings = ['br', 'gzip'] as const;
/** Content codings in which pages are packed. */
export const PACKINGS: string[] = [...encodings];

type Packing = (typeof encodings)[number];
type Encoding = Packing | 'identity';

/** One notch more than for pages that are packed for one visitor alone (`src/tools/kit/sending.js`). */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

const packers: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body, { level: 4 }),
};
const unpackers: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A page whose body is kept packed only, once per coding that was asked for. */
export interface PackedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  isEmpty: boolean;
  /** Bytes of memory, once it is packed in every coding. */
  size: number;
  body: (encoding: Encoding) => Promise<Buffer>;
}

/** @param first the coding that the first visitor takes */
export async function packPage({ status, headers, body }: RenderedPage, first: Encoding): Promise<PackedPage> {
  const stored: Packing = first === 'identity' ? 'br' : first;
  const packed = await packers[stored](body);
  const bodies = new Map<Packing, Promise<Buffer>>([[stored, Promise.resolve(packed)]]);
  const unpacked = () => unpackers[stored](packed);
  const packAs = (encoding: Packing): Promise<Buffer> => {
    const known = bodies.get(encoding);
    if (known) return known;
    const made = unpacked().then(packers[encoding]);
    bodies.set(encoding, made);
    made.catch(() => bodies.delete(encoding));
    return made;
  };
  return {
    status,
    headers,
    etag: etag(body, { weak: true }),
    isEmpty: body.length === 0,
    size: encodings.length * packed.length + 2_000,
    body: (encoding) => (encoding === 'identity' ? unpacked() : packAs(encoding)),
  };
}

/** @param accepted codings that a visitor takes */
export const encodingOf = (accepted: readonly string[]): Encoding =>
  encodings.find((one) => accepted.includes(one)) ?? 'identity';
