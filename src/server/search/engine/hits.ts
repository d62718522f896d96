import { collectBits, countBits, type Bits } from './bits';

/** The documents that a search finds: as bits, as a count and, on demand, as a list. */
export class Hits {
  readonly count: number;
  private filled = false;

  /**
   * @param buffer is written when the list is requested, and must not be used elsewhere during the lifetime of the
   * hits
   */
  constructor(
    readonly bits: Bits,
    private readonly buffer: Int32Array,
  ) {
    this.count = countBits(bits);
  }

  /** Slots in ascending order; only the first `count` entries are valid. */
  list(): Int32Array {
    if (!this.filled) collectBits(this.bits, this.buffer);
    this.filled = true;
    return this.buffer;
  }
}
