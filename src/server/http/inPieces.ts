import { setImmediate as nextTick } from 'node:timers/promises';

export type Bytes = Uint8Array<ArrayBuffer>;

const PIECE_BYTES = 32 * 1024;

/** Of bytes that all share: whoever reads a response slowly, or never, holds one piece of it. */
export function inPieces(bytes: Bytes): ReadableStream<Bytes> {
  let from = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        // Others are served between two pieces.
        await nextTick();
        if (from < bytes.length) controller.enqueue(bytes.subarray(from, from + PIECE_BYTES));
        from += PIECE_BYTES;
        if (from >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
