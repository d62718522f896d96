import { copyInto, type Bits } from './bits';

/** Buffers that are reused from search to search. A search is synchronous, so two never use them at the same time. */
export class Buffers {
  private readonly masks: Bits[] = [];
  private used = 0;
  private wordCount = 0;
  private lists: Int32Array[] = [];
  private floats: Float32Array[] = [];

  /** Called at the start of a search: marks all buffers as free. */
  reset(wordCount: number): void {
    this.used = 0;
    if (wordCount === this.wordCount) return;
    this.wordCount = wordCount;
    this.masks.length = 0;
    this.lists = [];
    this.floats = [];
  }

  /** An empty set. */
  empty(): Bits {
    const mask = this.any();
    mask.fill(0);
    return mask;
  }

  copy(bits: Bits): Bits {
    const mask = this.any();
    copyInto(mask, bits);
    return mask;
  }

  /** A list with room for every slot; `name` distinguishes lists in use at the same time. */
  list(name: 0 | 1): Int32Array {
    return (this.lists[name] ??= new Int32Array(this.wordCount << 5));
  }

  /** A number for every slot; holds the values of its last use. */
  numbers(name: 0 | 1): Float32Array {
    return (this.floats[name] ??= new Float32Array(this.wordCount << 5));
  }

  private any(): Bits {
    const mask = (this.masks[this.used] ??= new Int32Array(this.wordCount));
    this.used++;
    return mask;
  }
}
