import { setImmediate } from 'node:timers/promises';

/** Splits long work into short slices, so that the process handles requests in between. */
export class Slicer {
  private started = performance.now();

  /** @param sliceMs after this long the work should pause. */
  constructor(private readonly sliceMs = 6) {}

  get due(): boolean {
    return performance.now() - this.started >= this.sliceMs;
  }

  /** Yields to the event loop. */
  async pause(): Promise<void> {
    await setImmediate();
    this.started = performance.now();
  }

  async pauseIfDue(): Promise<void> {
    if (this.due) await this.pause();
  }
}

const RUN = 2_048;

/** Stable merge sort in slices. Returns the sorted array, which may be `slots` itself. */
export async function sortSliced(
  slots: Int32Array,
  compare: (a: number, b: number) => number,
  slicer: Slicer,
): Promise<Int32Array> {
  for (let start = 0; start < slots.length; start += RUN) {
    slots.subarray(start, start + RUN).sort(compare);
    await slicer.pauseIfDue();
  }
  let from: Int32Array = slots;
  let to: Int32Array = new Int32Array(slots.length);
  for (let width = RUN; width < slots.length; width *= 2) {
    for (let start = 0; start < slots.length; start += width * 2) {
      merge(from, to, start, Math.min(start + width, slots.length), Math.min(start + width * 2, slots.length), compare);
      await slicer.pauseIfDue();
    }
    [from, to] = [to, from];
  }
  return from;
}

function merge(
  from: Int32Array,
  to: Int32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  let left = start;
  let right = middle;
  for (let index = start; index < end; index++) {
    const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
    to[index] = takeLeft ? from[left++]! : from[right++]!;
  }
}
