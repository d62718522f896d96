/** Tag manager containers of third parties, by id. Only `load` loads code. */
export interface TagManagerPort {
  /** Loads a container once per visit; an invalid id is ignored, and a failure to load has no effect. */
  load(id: string): void;
  /** Whether any container was loaded into this page. */
  running(): boolean;
  /** Loads the page again without the containers, since code that ran cannot be removed. */
  reloadPage(): void;
}
