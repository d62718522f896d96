/** Containers of other people's code, by id. Nothing is loaded but by `load`. */
export interface TagManagerPort {
  /** Loads a container, each once a visit; what is no id is passed over. A container that does not come is not missed. */
  load(id: string): void;
  /** Whether any container was loaded into this page. */
  running(): boolean;
  /** Code that ran cannot be taken back: loads the page anew, without it. */
  startAnew(): void;
}
