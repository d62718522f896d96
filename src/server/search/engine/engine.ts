import { clearBit, collectBits, grownBits, setBit, wordCountFor, type Bits } from './bits';
import { Columns } from './columns';
import type { IndexDefinition } from './definition';
import { DocumentStore } from './documents';
import { Ids } from './ids';
import { Buffers } from './buffer-pool';
import { Slicer, sortSliced } from './time-slicer';
import { SuggestedValues } from './suggested-values';
import type { Document } from './term-column';
import { TextIndex } from './text-index';

const FIRST_CAPACITY = 1_024;
/** Capacity relative to the expected documents. */
const RESERVE = 1.1;
/** The text index is swept when this many slots, and this share of the documents, hold words of removed documents. */
const SWEEP_SLOTS = 1_000;
const SWEEP_SHARE = 0.1;
/** Postings store a slot in 25 bits. */
const MOST_SLOTS = 2 ** 25;
/** Limit of the removals that are remembered so that an older change of the same document has no effect. */
const MOST_REMOVALS = 100_000;

/**
 * One index in memory. Every document has a slot, its number in all columns. A changed document gets a new slot; the
 * old slot is reused after the next sweep of the text index.
 */
export class Engine {
  readonly columns: Columns;
  readonly documents: DocumentStore;
  readonly text: TextIndex;
  readonly ids: Ids;
  readonly buffers = new Buffers();
  readonly suggested = new SuggestedValues();
  live: Bits;
  /** Slots below this have been used. */
  slots = 0;
  private capacity: number;
  private readonly slotOf = new Map<string, number>();
  private versions: Float64Array;
  private removed = new Map<string, number>();
  private free: number[] = [];
  private resting: number[] = [];

  /** @param expected number of documents to reserve capacity for */
  constructor(
    readonly definition: IndexDefinition,
    expected = 0,
  ) {
    this.capacity = wordCountFor(Math.max(FIRST_CAPACITY, expected * RESERVE)) << 5;
    this.versions = new Float64Array(this.capacity);
    this.ids = new Ids(this.capacity);
    this.columns = new Columns(definition, this.ids, this.capacity);
    this.documents = new DocumentStore(definition.fields, definition.atHand);
    this.text = new TextIndex(definition.text, definition.compoundSuffixes);
    this.live = new Int32Array(wordCountFor(this.capacity));
  }

  get size(): number {
    return this.slotOf.size;
  }

  /**
   * Adds or replaces a document. The same version, an older one, or one older than the document's removal changes
   * nothing. @throws RangeError when a field has more distinct values than an index can hold, TypeError when the
   * document is not JSON; the index is then unchanged.
   */
  upsert(id: string, version: number, document: Document): void {
    const before = this.slotOf.get(id);
    // Equal versions are equal documents: changes may repeat what the build contained.
    if (this.isOld(id, version) || (before !== undefined && this.versions[before] === version)) return;
    const slot = this.takeSlot();
    this.ids.set(slot, id);
    try {
      this.columns.add(slot, document);
      this.documents.set(slot, document);
    } catch (error) {
      this.columns.remove(slot);
      this.free.push(slot);
      throw error;
    }
    this.text.add(slot, document);
    setBit(this.live, slot);
    this.versions[slot] = version;
    this.slotOf.set(id, slot);
    this.removed.delete(id);
    if (before !== undefined) this.vacate(before);
  }

  remove(id: string, version: number): void {
    if (this.isOld(id, version)) return;
    const slot = this.slotOf.get(id);
    this.rememberRemoval(id, version);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.vacate(slot);
  }

  /** Starts a bulk load: until `finishBulk` the index cannot be searched. */
  startBulk(): void {
    this.columns.startBulk();
  }

  async finishBulk(slicer: Slicer): Promise<void> {
    const live = new Int32Array(this.live.length << 5);
    const slots = live.slice(0, collectBits(this.live, live));
    await slicer.pauseIfDue();
    await this.columns.finishBulk(await sortSliced(slots, this.ids.compare, slicer), slicer);
    await this.text.settle(slicer);
  }

  /** The state for a snapshot without the documents' texts: the live arrays, not copies. */
  state() {
    const { capacity, slots, live, versions, removed, free, resting } = this;
    return {
      capacity,
      slots,
      live,
      versions,
      removed,
      free,
      resting,
      ids: this.ids.state(),
      columns: this.columns.state(),
      text: this.text.state(),
      documents: this.documents.state(),
    };
  }

  /** Restores a snapshot's state. The engine must be empty. */
  restore({
    capacity,
    slots,
    live,
    versions,
    removed,
    free,
    resting,
    ids,
    columns,
    text,
    documents,
  }: ReturnType<Engine['state']>): void {
    if (capacity !== this.capacity) this.grow(capacity);
    this.slots = slots;
    this.live = live;
    this.versions = versions;
    this.removed = removed;
    this.free = free;
    this.resting = resting;
    this.ids.restore(ids);
    this.columns.restore(columns);
    this.text.restore(text);
    this.documents.restore(documents);
    const used = new Int32Array(live.length << 5);
    for (const slot of used.subarray(0, collectBits(live, used))) this.slotOf.set(this.ids.text(slot), slot);
  }

  get needsSweep(): boolean {
    return this.resting.length > Math.max(SWEEP_SLOTS, this.size * SWEEP_SHARE);
  }

  /** Removes deleted documents from the text index and frees their slots. Changes may come in between. */
  async sweep(slicer = new Slicer()): Promise<void> {
    const gone = this.resting;
    this.resting = [];
    const bits = new Int32Array(this.live.length);
    for (const slot of gone) setBit(bits, slot);
    await this.text.sweep(bits, slicer);
    for (const slot of gone) this.free.push(slot);
  }

  private isOld(id: string, version: number): boolean {
    const slot = this.slotOf.get(id);
    const held = slot === undefined ? this.removed.get(id) : this.versions[slot];
    return held !== undefined && version < held;
  }

  private rememberRemoval(id: string, version: number): void {
    this.removed.delete(id);
    this.removed.set(id, version);
    if (this.removed.size <= MOST_REMOVALS) return;
    const [oldest] = this.removed.keys();
    if (oldest !== undefined) this.removed.delete(oldest);
  }

  private vacate(slot: number): void {
    clearBit(this.live, slot);
    this.columns.remove(slot);
    this.documents.remove(slot);
    this.resting.push(slot);
  }

  private takeSlot(): number {
    const free = this.free.pop();
    if (free !== undefined) return free;
    if (this.slots === MOST_SLOTS) throw new RangeError(`A search index holds at most ${MOST_SLOTS} documents.`);
    if (this.slots === this.capacity) this.grow(wordCountFor(this.capacity + (this.capacity >>> 2)) << 5);
    return this.slots++;
  }

  private grow(capacity: number): void {
    this.capacity = capacity;
    this.ids.grow(capacity);
    this.columns.grow(capacity);
    this.live = grownBits(this.live, wordCountFor(capacity));
    const versions = new Float64Array(capacity);
    versions.set(this.versions);
    this.versions = versions;
  }
}
