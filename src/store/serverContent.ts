import { fetchComponent } from '@/adapters/graphql/componentQuery';
import { createContentPort, type CachedContentPort, type ContentPortOptions } from '@/adapters/graphql/contentPort';

export type ContentOptions = ContentPortOptions;

/** Under this key on globalThis the process keeps its one client: the framework loads modules more than once. */
const KEY = Symbol.for('forecourt.contentClient');

const isStored = (value: unknown): value is { port: CachedContentPort } =>
  typeof value === 'object' && value !== null && 'port' in value;

/** A client for one page of an editor: it keeps nothing of what others asked, and nobody keeps what it was told. */
export const editorsContent = (options: ContentPortOptions): CachedContentPort => createContentPort(options);

/** The block that the vendor's library shows alone. */
export const listedComponent = fetchComponent;

/** The process's client of the content platform, with all answers it keeps; made when first asked for. */
export function serverContent(options: () => ContentPortOptions): CachedContentPort {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isStored(known)) return known.port;
  const port = createContentPort(options());
  Reflect.set(globalThis, KEY, { port });
  return port;
}

/** Forgets the client: its platform is closed. */
export const closeServerContent = (): void => void Reflect.deleteProperty(globalThis, KEY);
